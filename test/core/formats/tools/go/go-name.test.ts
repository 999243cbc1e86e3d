// Names with spaces, written as one word and read again.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeWord, encodeWord, needsEncoding } from '../../../../../src/core/formats/tools/go/go-write.ts'

test('spaces of every kind and the percent sign become numbers, and nothing else does', () => {
  expect(encodeWord('test_sort[10 %]')).toBe('test_sort[10%20%25]')
  expect(encodeWord('a\tb\nc\u00a0d\u2003e\u0085f')).toBe('a%09b%0Ac%A0d%u2003e%85f')
  const plain = "Encode/1MB-8@~!?'`\\|é世界🎉"
  expect(encodeWord(plain)).toBe(plain)
})

test('half of a character becomes a number, and a whole one stays', () => {
  expect(encodeWord('\ud83d|\ude00|😀')).toBe('%uD83D|%uDE00|😀')
})

test('only what holds a space or half of a character has to be encoded', () => {
  for (const word of ['', 'a%20b', '100%', '@~!|\\`']) expect(needsEncoding(word), word).toBe(false)
  for (const word of ['a b', ' ', '\n', '\u0085', '\u2028', '\ud800']) expect(needsEncoding(word)).toBe(true)
})

test('every word is read as it was before it was written, and is one word when it is', () => {
  const piece = fc.oneof(
    fc.constantFrom('%', '%2', '%20', '%u', '%u20', '%u2003', '%25', ' ', '\u00a0', '\ud800', 'A'),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  const word = fc.array(piece, { maxLength: 12 }).map(pieces => pieces.join(''))
  fc.assert(
    fc.property(word, one => {
      const encoded = encodeWord(one)
      expect(decodeWord(encoded)).toBe(one)
      expect(encoded).not.toMatch(/[\s\u0085]/)
      expect(encoded).not.toMatch(/\p{Surrogate}/u)
    }),
    { numRuns: 2000 },
  )
})
