// The change of a row as a number and in words: what stands there, and when no single number may.
import { expect, test } from 'vitest'
import type { Comparison } from '../../../../src/core/model/comparison.ts'
import { betweenOf, estimateOf, isPoint } from '../../../../src/core/report/say/sentence.ts'
import { comparison, counted } from '../comparisons.ts'
import { spoken } from '../shown.ts'

const said = (one: Comparison) => [estimateOf(one), spoken(betweenOf(one))]

test("is the gate's estimate with its interval, and not the change of the medians", () => {
  expect(said(comparison())).toEqual(['+7.2%', 'between 6.1% and 8.4% slower'])
  const wide = comparison({ ratio: { estimate: 0.98, low: 0.7, high: 1.3 }, change: 'inconclusive' })
  expect(said(wide)).toEqual(['-2.0%', 'between 30.0% slower and 30.0% faster'])
  const rate = { unit: 'B/s', better: 'higher', ratio: { estimate: 0.9, low: 0.88, high: 0.92 } } as const
  expect(said(comparison(rate))).toEqual(['-10.0%', 'between 8.0% and 12.0% slower'])
})

test('says what is known where the interval has no end, and one number where both ends read the same', () => {
  const between = (low: number | null, high: number | null) =>
    said(comparison({ ratio: { estimate: 1.2, low, high } }))[1]
  expect(between(1.1, null)).toBe('at least 10.0% slower')
  expect(between(null, 1.3)).toBe('no interval')
  expect(between(1.2, 1.2001)).toBe('20.0% slower')
})

test('shows values where they do not vary, where base is 0, and where there is no ratio', () => {
  expect(said(counted('allocs/op', 10, 13))).toEqual(['+30%', '10 → 13, exact'])
  expect(said(counted('allocs/op', 7, 7))).toEqual(['+0%', '7, exact'])
  expect(estimateOf(counted('score', -10, -5))).toBe('+50%')
  expect(said(counted('B/op', 0, 48))).toEqual(['from 0', '0 → 48 B, exact'])
  expect(said(comparison({ ratio: null, shift: 2e-4 }))).toEqual([
    '+20%',
    'medians 1.000 ms → 1.070 ms, no interval',
  ])
  expect(said(comparison({ ratio: null }))).toEqual(['+7%', '1.000 ms → 1.070 ms, no interval'])
})

test('has no digits below a tenth for what did not change, and all that are needed for what did', () => {
  const tiny = { ratio: { estimate: 1.00012, low: 1.0001, high: 1.0002 } }
  expect(said(comparison({ ...tiny, change: 'unchanged' }))[0]).toBe('0.0%')
  expect(said(comparison(tiny))[0]).toBe('+0.012%')
})

test('is told apart from a limit that stands beside it', () => {
  const near = comparison({ ratio: { estimate: 1.0504, low: 1.04, high: 1.06 } })
  expect([estimateOf(near, 0.05), estimateOf(near, 0.1), estimateOf(near)]).toEqual([
    '+5.04%',
    '+5.0%',
    '+5.0%',
  ])
  expect(estimateOf(counted('allocs/op', 10000, 10504), 0.05)).toBe('+5.04%')
})

test('is no single number where values lie in two groups and their medians say otherwise', () => {
  const warnings = [{ kind: 'two-modes', side: 'head' }] as const
  // 44.5 µs to 49.1 µs by the medians, and 132 % slower by the estimate.
  const torn = { ratio: { estimate: 2.32, low: 1.01, high: 2.4 }, delta: 0.103 }
  expect(said(comparison({ ...torn, warnings }))).toEqual([
    '+1.0% to +140%',
    'between 1.0% and 140% slower, values in two groups',
  ])
  // Two ends that read the same are one number.
  const narrow = { ratio: { estimate: 1.05, low: 1.0499, high: 1.0501 }, delta: 0.103, warnings }
  expect(said(comparison(narrow))).toEqual(['+5.0%', '5.0% slower, values in two groups'])
  expect(isPoint(comparison({ ...torn, warnings, delta: 1.3 }))).toBe(true)
  expect(isPoint(comparison(torn))).toBe(true)
})
