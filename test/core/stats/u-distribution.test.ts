// The exact distribution of U against a count of every split.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choose, lowerTail } from '../../../src/core/stats/u-distribution.ts'
import { relativeError } from '../../support/corpus.ts'

/** A pooled sample of at most ten values with many ties, and how many of them belong to the first sample. */
const pooled = fc
  .array(fc.integer({ min: 0, max: 5 }), { minLength: 2, maxLength: 10 })
  .chain(values => fc.tuple(fc.constant(values), fc.integer({ min: 1, max: values.length - 1 })))

test('equals the count of all splits of up to ten values, with ties', () => {
  fc.assert(
    fc.property(pooled, ([values, n1]) => {
      const n2 = values.length - n1
      const counted = splits(values, n1)
      const ties = groups(values)
      for (let twiceU = -1; twiceU <= 2 * n1 * n2 + 1; twiceU++) {
        const share = counted.filter(u => u <= twiceU).length / counted.length
        expect(lowerTail(n1, n2, ties, twiceU)).toBeCloseTo(share, 12)
      }
    }),
    { numRuns: 150 },
  )
})

test('the tails of U and of its mirror meet without ties', () => {
  const ones = Array.from({ length: 23 }, () => 1)
  for (const u of [0, 5, 31, 60, 90])
    expect(lowerTail(11, 12, ones, 2 * u) + lowerTail(12, 11, ones, 2 * (132 - u - 1))).toBeCloseTo(1, 12)
})

test('stays exact at the largest size it is asked for', () => {
  const ones = Array.from({ length: 100 }, () => 1)
  expect(relativeError(lowerTail(50, 50, ones, 0), 1 / choose(100, 50))).toBeLessThan(1e-12)
  // P(U <= m) = (1 + P(U = m)) / 2 at the middle m of a symmetric distribution.
  const middle = lowerTail(50, 50, ones, 2 * 1250)
  expect(middle - (1 - lowerTail(50, 50, ones, 2 * 1249))).toBeCloseTo(0, 12)
})

test('choose counts subsets', () => {
  expect(choose(5, 2)).toBe(10)
  expect(choose(7, 0)).toBe(1)
  expect(choose(52, 5)).toBe(2_598_960)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }), (n, k) => {
      fc.pre(k < n)
      expect(relativeError(choose(n - 1, k - 1) + choose(n - 1, k), choose(n, k))).toBeLessThan(1e-14)
    }),
  )
})

/** 2U of the first sample for every way to choose which of the values belong to it. */
function splits(values: readonly number[], n1: number): readonly number[] {
  const found: number[] = []
  for (let chosen = 0; chosen < 2 ** values.length; chosen++) {
    const first = values.filter((_, index) => (chosen >> index) & 1)
    if (first.length !== n1) continue
    const second = values.filter((_, index) => !((chosen >> index) & 1))
    const twice = first.flatMap(x => second.map((y): number => (x > y ? 2 : x === y ? 1 : 0)))
    found.push(twice.reduce((sum, one) => sum + one, 0))
  }
  return found
}

function groups(values: readonly number[]): readonly number[] {
  const distinct = [...new Set(values)].sort((a, b) => a - b)
  return distinct.map(value => values.filter(other => other === value).length)
}
