// Comparisons: what counts as a change, in which direction, and what stands unmatched.
import { expect, test } from 'vitest'
import { compare, unmatched } from '../../../src/core/judge/compare.ts'
import type { Comparison, Sample, Series, UnitRule } from '../../../src/core/model.ts'
import { around } from '../../support/rounds.ts'

const rules = { alpha: 0.05, threshold: 0.05 }
const series = (base: Sample, head: Sample, unit = 'sec/op', rule: UnitRule = {}): Series => ({
  benchmark: 'A',
  package: null,
  unit,
  rule,
  base,
  head,
})
const compared = (...args: Parameters<typeof series>): Comparison => {
  const [one] = compare([series(...args)], rules)
  if (!one) throw new Error('nothing was compared')
  return one
}
const exact: UnitRule = { assume: 'exact', better: 'lower' }
const same = (value: number, n = 10) => Array.from({ length: n }, () => value)

test('a significant worsening beyond the threshold regressed, and its mirror improved', () => {
  expect(compared(around(100), around(120)).change).toBe('regressed')
  expect(compared(around(120), around(100)).change).toBe('improved')
})

test('where higher is better, a fall regressed', () => {
  expect(compared(around(120), around(100), 'B/s').change).toBe('regressed')
  expect(compared(around(100), around(120), 'req/s').change).toBe('improved')
})

test('what a benchmark says of its unit goes before what the unit usually means', () => {
  expect(compared(around(100), around(120), 'B/s', { better: 'lower' }).change).toBe('regressed')
  expect(compared(around(100), around(120), 'B/op', { better: null }).change).toBe('changed')
  expect(compared(around(100), around(120), 'widgets', { better: 'higher' }).change).toBe('improved')
})

test('a unit of unknown direction changed, and nothing worse can be said of it', () => {
  expect(compared(around(100), around(300), 'widgets')).toMatchObject({ change: 'changed', better: null })
})

test('a difference no larger than the threshold is no change, however significant', () => {
  const one = compared(around(100), around(104))
  expect(one.p).toBeLessThan(0.001)
  expect(one.change).toBe('unchanged')
})

test('a delta of exactly the threshold does not exceed it, in spite of floating point', () => {
  expect(compared(same(100), same(105), 'allocs/op')).toMatchObject({ change: 'unchanged' })
  expect(compared(same(100), same(106), 'allocs/op')).toMatchObject({ change: 'regressed' })
  expect(compared(same(100), same(95), 'allocs/op')).toMatchObject({ change: 'unchanged' })
})

test('a large difference that is not significant is no change', () => {
  expect(compared([1, 9, 2, 3], [5, 30, 4, 1])).toMatchObject({ change: 'unchanged', delta: 0.8 })
})

test('p equal to alpha is not below it', () => {
  // Only the nearest two of 4 and 4 values have changed places: 4 / C(8, 4).
  const one = series([1, 2, 3, 11], [4, 12, 13, 14])
  expect(compare([one], { alpha: 4 / 70, threshold: 0 })[0]?.change).toBe('unchanged')
  expect(compare([one], { alpha: 4 / 70 + 1e-9, threshold: 0 })[0]?.change).toBe('regressed')
})

test('where no p below alpha is possible, the comparison is inconclusive, however far the values are apart', () => {
  const change = (base: Sample, head: Sample, alpha = 0.05) =>
    compare([series(base, head)], { alpha, threshold: 0.05 })[0]?.change
  // Three values a side can give 2 / C(6, 3) = 0.1 at best, four 2 / C(8, 4) = 0.0286.
  expect(change([1, 2, 3], [11, 12, 13])).toBe('inconclusive')
  expect(change([1, 2, 3, 4], [11, 12, 13, 14])).toBe('regressed')
  expect(change([1, 2, 3, 4], [11, 12, 13, 14], 2 / 70)).toBe('inconclusive')
  expect(change(around(1), [9, ...Array.from({ length: 9 }, () => null)])).toBe('inconclusive')
})

test('a rise from 0 has no delta and exceeds every threshold', () => {
  expect(compared(same(0), same(3), 'allocs/op')).toMatchObject({ delta: null, change: 'regressed' })
  expect(compared(same(0), same(3), 'req/s')).toMatchObject({ delta: null, change: 'improved' })
  expect(compared(same(0), same(3), 'widgets')).toMatchObject({ delta: null, change: 'changed' })
})

test('a fall from 0 below it is a fall', () => {
  expect(compared(same(0), same(-3), 'score', { better: 'higher' }).change).toBe('regressed')
})

test('a rise from below 0 is a rise, though its delta is negative', () => {
  expect(compared(same(-5), same(-4), 'score', { better: 'lower' })).toMatchObject({ change: 'regressed' })
  expect(compared(same(-5), same(-4), 'score', { better: 'higher' })).toMatchObject({ change: 'improved' })
  expect(compared(same(-5), same(-4), 'score').delta).toBeCloseTo(-0.2, 12)
})

test('a rise that is too far for a number has no delta', () => {
  expect(compared(same(1e-310), same(1e10), 'B/op')).toMatchObject({ delta: null, change: 'regressed' })
})

test('a fall to 0 is a delta of -100 %', () => {
  expect(compared(same(3), same(0), 'allocs/op')).toMatchObject({ delta: -1, change: 'improved' })
})

test('no difference between zeros is a delta of 0', () => {
  expect(compared(same(0), same(0), 'allocs/op')).toMatchObject({ delta: 0, p: 1, change: 'unchanged' })
})

test('an exact unit needs no second sample to be sure of a difference', () => {
  expect(compared([100], [106], 'B', exact)).toMatchObject({
    change: 'regressed',
    p: 0,
    base: { center: 100, low: 100, high: 100 },
  })
  expect(compared([100], [100], 'B', exact)).toMatchObject({ change: 'unchanged', p: 1, delta: 0 })
})

test('a unit that is said to be exact and is not is judged as any other', () => {
  const noisy = compared([100, 110, 120, 130], [130, 120, 110, 111], 'B', exact)
  expect(noisy).toMatchObject({ change: 'unchanged', base: { center: 115 } })
  expect(noisy.p).toBeGreaterThan(0.05)
  expect(compared([100], [100, 106], 'B', exact).change).toBe('inconclusive')
})

test('rounds that gave no value are left out of the sample and kept in the record', () => {
  const base = [1, null, 2, 3]
  const one = compared(base, [null, 4, 5, 6])
  expect(one.base).toMatchObject({ center: 2, samples: base })
  // Three values a side that do not overlap: 2 / C(6, 3).
  expect(one.p).toBeCloseTo(0.1, 12)
})

test('an interval that the sample is too small to bound is null', () => {
  expect(compared([1, 2, 3], [1, 2, 3]).base).toMatchObject({ center: 2, low: null, high: null })
})

test('what only one side measured is not compared but named, the whole benchmark once', () => {
  const only: readonly Series[] = [
    { ...series([1], [null]), benchmark: 'Gone' },
    { ...series([1], [null], 'B/op'), benchmark: 'Gone' },
    { ...series([null], [1]), benchmark: 'New' },
    series([1], [1]),
  ]
  expect(compare(only, rules).map(one => one.benchmark)).toEqual(['A'])
  expect(unmatched(only, 'base')).toEqual([{ benchmark: 'Gone', package: null, unit: null }])
  expect(unmatched(only, 'head')).toEqual([{ benchmark: 'New', package: null, unit: null }])
})

test('a unit that only one side of a benchmark has is named by itself', () => {
  const only = [series([1], [1]), series([null], [8], 'B/op'), series([null], [2], 'allocs/op')]
  expect(unmatched(only, 'head')).toEqual([
    { benchmark: 'A', package: null, unit: 'B/op' },
    { benchmark: 'A', package: null, unit: 'allocs/op' },
  ])
  expect(unmatched(only, 'base')).toEqual([])
})

test('benchmarks of the same name in two packages do not answer for each other', () => {
  const only = [
    { ...series([1], [null]), package: 'm/a' },
    { ...series([null], [1]), package: 'm/b' },
  ]
  expect(unmatched(only, 'base')).toEqual([{ benchmark: 'A', package: 'm/a', unit: null }])
  expect(unmatched(only, 'head')).toEqual([{ benchmark: 'A', package: 'm/b', unit: null }])
})
