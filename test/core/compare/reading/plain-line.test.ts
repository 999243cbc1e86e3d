// Plain lines.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PlainGoResultLineParser } from '../../../../src/core/compare/reading/plain-line.ts'

const text = new TextDecoder()

function read(line: string): readonly (readonly [number, string])[] | null {
  const bytes = new TextEncoder().encode(`BenchmarkA${line}\nrest`)
  const plain = new PlainGoResultLineParser()
  const next = plain.read(bytes, 0)
  if (next < 0) return null
  expect(next).toBe(bytes.length - 4)
  expect(text.decode(bytes.subarray(plain.nameStart, plain.nameEnd))).toBe('A')
  return Array.from({ length: plain.pairs }, (_, n) => [
    plain.values[n] as number,
    text.decode(bytes.subarray(plain.unitStarts[n], plain.unitEnds[n])),
  ])
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
  [' 1 5e3 x', [[5000, 'x']]],
  [' 1 5.5E-3 x', [[0.0055, 'x']]],
  [' 1 12345678901234567.125 x', [[12345678901234568, 'x']]],
  [' 1', null],
  [' 1 5', null],
  [' 1 5 x 6', null],
  [' x 5 x', null],
  [' 1 -5 x', null],
  [' 1 5e x', null],
  [' 1 5e999 x', null],
  [` 1 ${'5'.repeat(200)} x`, null],
  [' 1234567890123456 5 x', null],
  [' 1 .5 x', null],
  [' 1 5 µs', null],
  [' 1 5\u00a0x', null],
  [' 1 5 x\ry', null],
  [` 1${' 5 x'.repeat(65)}`, null],
  ['', null],
])('%j', (line, wanted) => {
  expect(read(line)).toEqual(wanted)
})

test('a line that does not begin with Benchmark is not plain', () => {
  expect(new PlainGoResultLineParser().read(new TextEncoder().encode('Benchmart 1 5 x\n'), 0)).toBe(-1)
})

test('numbers are read to the last bit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.nat(25), (digits, decimals) => {
      const all = String(digits).padStart(decimals + 1, '0')
      const at = all.length - decimals
      const number = `${all.slice(0, at)}.${all.slice(at)}`
      expect(read(` 1 ${number} x`)).toEqual([[Number(number), 'x']])
    }),
  )
})
