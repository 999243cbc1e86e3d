// Numbers of plain lines.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Pair, readPairs } from '../../../src/core/compare/go-line.ts'

function read(line: string): readonly (readonly [number, string])[] | null {
  const pairs: Pair[] = []
  const next = readPairs(`A${line}\nrest`, 1, pairs)
  if (next < 0) return null
  expect(next).toBe(line.length + 2)
  return pairs.map(({ value, unit }) => [value, unit])
}

test.each<[string, readonly (readonly [number, string])[] | null]>([
  [' 100 50.1 ns/op', [[50.1, 'ns/op']]],
  [
    '\t 100\t50 ns/op  0 B/op \t',
    [
      [50, 'ns/op'],
      [0, 'B/op'],
    ],
  ],
  [' 1 5 x\r', [[5, 'x']]],
  [' 1 5. x', [[5, 'x']]],
  [' 1', null],
  [' 1 5', null],
  [' 1 5 x 6', null],
  [' x 5 x', null],
  [' 1 -5 x', null],
  [' 1 5e3 x', null],
  [' 1 .5 x', null],
  [' 1 1234567890123456 x', null],
  [' 1 5 µs', null],
  [' 1 5\u00a0x', null],
  [' 1 5 x\ry', null],
  ['', null],
])('%j', (line, wanted) => {
  expect(read(line)).toEqual(wanted)
})

test('numbers are read to the last bit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), fc.nat(15), (digits, decimals) => {
      const text = String(digits).padStart(decimals + 1, '0')
      const at = text.length - decimals
      const number = `${text.slice(0, at)}.${text.slice(at)}`
      fc.pre(text.length <= 15)
      expect(read(` 1 ${number} x`)).toEqual([[Number(number), 'x']])
    }),
  )
})

test('pairs of the line before are replaced, and their units kept where they are the same', () => {
  const pairs: Pair[] = []
  readPairs(' 1 5 ns/op 6 B/op\n', 0, pairs)
  readPairs(' 1 7 ns/op\n', 0, pairs)
  expect(pairs).toEqual([{ value: 7, unit: 'ns/op' }])
  readPairs(' 1 7 ns/opera\n', 0, pairs)
  expect(pairs).toEqual([{ value: 7, unit: 'ns/opera' }])
})
