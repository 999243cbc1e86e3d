// One comparison in words.
import { expect, test } from 'vitest'
import type { Comparison } from '../../../src/core/model.ts'
import { line, magnitude, sentence } from '../../../src/core/report/sentence.ts'

const comparison = (unit: string, base: number, head: number, p = 0.0001): Comparison => ({
  benchmark: 'A',
  package: null,
  unit,
  better: 'lower',
  base: { center: base, low: base, high: base, samples: [] },
  head: { center: head, low: head, high: head, samples: [] },
  delta: base === 0 ? null : head / base - 1,
  p,
  change: 'regressed',
})

test('says of times whether they got slower or faster', () => {
  expect(sentence(comparison('sec/op', 1.02e-3, 1.24e-3))).toBe(
    'is 21.6% slower (1.020 ms → 1.240 ms, p <0.001)',
  )
  expect(sentence(comparison('sec/op', 2.5e-6, 1.25e-6, 0.04))).toBe(
    'is 50.0% faster (2.500 µs → 1.250 µs, p 0.040)',
  )
})

test('says of anything else whether there is more or less of it', () => {
  expect(sentence(comparison('B/op', 1024, 2048))).toContain('has 100.0% more B/op (1 KiB → 2 KiB')
  expect(sentence(comparison('B/s', 2 ** 20, 2 ** 19))).toContain('has 50.0% less B/s')
})

test('says what a rise from 0 went to, as it has no percentage', () => {
  expect(sentence(comparison('allocs/op', 0, 3))).toContain('went from 0 to 3 allocs/op')
})

test('a rise from 0 goes further than any percentage, and a fall as far as its rise', () => {
  const zero = magnitude(comparison('allocs/op', 0, 1))
  expect(zero).toBeGreaterThan(magnitude(comparison('B/op', 1, 1e9)))
  expect(magnitude(comparison('B/op', 2, 1))).toBe(0.5)
})

test('gives a plain line for annotations, with sign and unit', () => {
  expect(line(comparison('B/op', 1024, 1536, 0.012))).toBe('+50.00% B/op (1 KiB → 1.500 KiB, p 0.012)')
})
