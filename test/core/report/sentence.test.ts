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

/** The text with a space wherever it may not break. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

test('says of times whether they got slower or faster', () => {
  expect(spaced(sentence(comparison('sec/op', 1.02e-3, 1.24e-3)))).toBe(
    'is 21.6% slower (1.020 ms → 1.240 ms, p <0.001)',
  )
  expect(spaced(sentence(comparison('sec/op', 2.5e-6, 1.25e-6, 0.04)))).toBe(
    'is 50.0% faster (2.500 µs → 1.250 µs, p 0.040)',
  )
})

test('says of a rate whether it got slower or faster, and which one', () => {
  expect(sentence(comparison('B/s', 2 ** 20, 2 ** 19))).toContain('is 50.0% slower in `B/s`')
  expect(sentence(comparison('frames/sec', 50, 60))).toContain('is 20.0% faster in `frames/sec`')
})

test('says of anything else whether there is more or less of it', () => {
  expect(spaced(sentence(comparison('B/op', 1024, 2048)))).toBe(
    'has 100.0% more `B/op` (1.000 KiB → 2.000 KiB, p <0.001)',
  )
  expect(sentence(comparison('p99-sec/op', 2, 1))).toContain('has 50.0% less `p99-time/op`')
})

test('a negative value that rises is more, though its delta is negative', () => {
  expect(sentence(comparison('score', -5, -4))).toContain('has 20.0% more `score` (-5 → -4')
})

test('says what a rise from 0 went to, as it has no percentage', () => {
  expect(spaced(sentence(comparison('B/op', 0, 48)))).toBe('went from 0 to 48 B in `B/op` (p <0.001)')
})

test('says of a unit without noise that its values are exact', () => {
  expect(sentence(comparison('allocs/op', 4, 5, 0))).toBe('has 25.0% more `allocs/op` (4 → 5, exact)')
})

test('shows a unit as code, whatever it is called', () => {
  expect(sentence(comparison('<b>', 4, 5))).toContain('has 25.0% more `<b>` (')
})

test('a rise from 0 goes further than any percentage, and a fall as far as its rise', () => {
  const zero = magnitude(comparison('allocs/op', 0, 1))
  expect(zero).toBeGreaterThan(magnitude(comparison('B/op', 1, 1e9)))
  expect(magnitude(comparison('B/op', 2, 1))).toBe(0.5)
})

test('gives a plain line for annotations, with sign and unit', () => {
  expect(spaced(line(comparison('B/op', 1024, 1536, 0.012)))).toBe(
    '+50.00% B/op (1.000 KiB → 1.500 KiB, p 0.012)',
  )
  expect(line(comparison('<b>', 4, 3, 0))).toBe('-25.00% <b> (4 → 3, exact)')
})
