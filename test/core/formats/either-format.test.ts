// A format of two kinds: which of them reads a text.
import { expect, test } from 'vitest'
import { eitherFormat } from '../../../src/core/formats/either-format.ts'
import { gatherText } from '../../../src/core/formats/json-text.ts'
import { nothingParsed } from '../../../src/core/formats/parsed.ts'

const kind = (what: string, mark: string) => ({
  claims: (beginning: string) => beginning.includes(mark),
  open: () => gatherText(text => ({ ...nothingParsed, failures: [`${what}: ${text}`] })),
})
const format = eitherFormat('two', kind('data', '"a"'), kind('lines', 'ns/op'))

function read(...pieces: readonly string[]) {
  const reader = format.open()
  for (const piece of pieces) reader.write(piece)
  return reader.end().failures
}

test('claims what either claims', () => {
  expect(['{"a"', 'ns/op', '{"b"'].map(text => format.claims(text))).toEqual([true, true, false])
})

test('is read by the kind that claims its beginning, however that is cut', () => {
  expect(read('hello\n{', '"a": 1}')).toEqual(['data: hello\n{"a": 1}'])
  expect(read('{"log": 1}\n5 ns', '/op')).toEqual(['lines: {"log": 1}\n5 ns/op'])
})

test('is data if it begins so, and lines if nothing is known of it', () => {
  expect(read(' {"b": 1}')).toEqual(['data:  {"b": 1}'])
  expect(read('b')).toEqual(['lines: b'])
  expect(read()).toEqual(['lines: '])
})
