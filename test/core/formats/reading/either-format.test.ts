// A format of two kinds: which of them reads a text.
import { expect, test } from 'vitest'
import { eitherFormat } from '../../../../src/core/formats/reading/either-format.ts'
import { nothingParsed } from '../../../../src/core/formats/reading/format.ts'

const kind = (what: string, mark: string) => ({
  claims: (beginning: string) => beginning.includes(mark),
  open: () => {
    let text = ''
    return {
      write: (piece: string) => {
        text += piece
      },
      end: () => ({ ...nothingParsed, failures: [`${what}: ${text}`] }),
    }
  },
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

test('is read by the kind that claims any part of it, as much may be printed above', () => {
  const [log, text] = ['{"log": 1}\n'.repeat(10_000), 'hello\n'.repeat(20_000)]
  expect(read(`${log}5 ns/op`)[0]?.slice(0, 6)).toBe('lines:')
  expect(read(`${text}{"a": 1}`)[0]?.slice(0, 5)).toBe('data:')
})

test('hands a text on as soon as its kind is known, and does not hold one of which nothing can be known', () => {
  const written: number[] = []
  const lines = {
    claims: () => false,
    open: () => ({ write: (piece: string) => written.push(piece.length), end: () => nothingParsed }),
  }
  const reader = eitherFormat('two', kind('data', '"a"'), lines).open()
  for (let n = 0; n < 9; n++) reader.write('x'.repeat(2 ** 20))
  expect(written).toEqual([2 ** 22, ...Array(5).fill(2 ** 20)])
})
