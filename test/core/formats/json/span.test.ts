// Where an object or list ends, however the text is cut.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OpenBracket } from '../../../../src/core/formats/json/json-text.ts'
import { cuts } from '../cuts.ts'

/** The text up to the end that was found, and what was left over. */
function split(pieces: readonly string[], most = Number.POSITIVE_INFINITY): readonly [string, string] | null {
  const span = new OpenBracket(most)
  for (const [index, piece] of pieces.entries()) {
    const end = span.take(piece, 0)
    if (end >= 0)
      return [span.text + piece.slice(0, end), piece.slice(end) + pieces.slice(index + 1).join('')]
  }
  return null
}

test('ends where the bracket closes, whatever stands in strings', () => {
  expect(split(['{"}": ["\\\\"]} rest'])).toEqual(['{"}": ["\\\\"]}', ' rest'])
  expect(split(['["\\"]", "]"', ']'])).toEqual(['["\\"]", "]"]', ''])
  expect(split(['["\\', '"]"', ', 1'])).toBeNull()
})

test('finds the end of what was written, however it is cut', () => {
  const written = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()))
  fc.assert(
    fc.property(written, fc.array(fc.nat(9), { maxLength: 50 }), (value, at) => {
      const text = JSON.stringify(value)
      expect(split(cuts(`${text} ]}"rest`, at))).toEqual([text, ' ]}"rest'])
    }),
  )
})

test('says when it holds back more than it may', () => {
  const span = new OpenBracket(10)
  span.take('["123456', 0)
  expect(span.isTooLong).toBe(false)
  span.take('789012', 0)
  expect(span.isTooLong).toBe(true)
})
