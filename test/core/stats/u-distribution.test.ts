// The exact distribution of U against a count of every split.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  binomialCoefficient,
  hodgesLehmannIntervalOrder,
  mannWhitneyLowerTail,
} from '../../../src/core/stats/u-distribution.ts'
import { relativeError } from '../../support/corpus.ts'

const alone = (n: number) => Array.from({ length: n }, () => 1)

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
        expect(mannWhitneyLowerTail(n1, n2, ties, twiceU)).toBeCloseTo(share, 12)
      }
    }),
    { numRuns: 150 },
  )
})

test('the tails of U and of its mirror meet without ties', () => {
  const ones = alone(23)
  for (const u of [0, 5, 31, 60, 90])
    expect(
      mannWhitneyLowerTail(11, 12, ones, 2 * u) + mannWhitneyLowerTail(12, 11, ones, 2 * (132 - u - 1)),
    ).toBeCloseTo(1, 12)
})

test('stays exact at the largest size it is asked for', () => {
  const ones = alone(100)
  expect(relativeError(mannWhitneyLowerTail(50, 50, ones, 0), 1 / binomialCoefficient(100, 50))).toBeLessThan(
    1e-12,
  )
  // P(U <= m) = (1 + P(U = m)) / 2 at the middle m of a symmetric distribution.
  const middle = mannWhitneyLowerTail(50, 50, ones, 2 * 1250)
  expect(middle - (1 - mannWhitneyLowerTail(50, 50, ones, 2 * 1249))).toBeCloseTo(0, 12)
})

test('no U exceeds the number of pairs, to the last bit', () => {
  // The sum of all counts over the number of deals would be 1 - 9e-16 here.
  expect(mannWhitneyLowerTail(18, 50, alone(68), 2 * 18 * 50)).toBe(1)
})

test('ties or not, a tail of one deal keeps its precision', () => {
  const tied = [...alone(24), 2, ...alone(24)]
  expect(relativeError(mannWhitneyLowerTail(25, 25, tied, 1), 2 / binomialCoefficient(50, 25))).toBeLessThan(
    1e-12,
  )
  expect(
    relativeError(mannWhitneyLowerTail(25, 25, alone(50), 1), 1 / binomialCoefficient(50, 25)),
  ).toBeLessThan(1e-12)
})

test('where the groups are parted does not matter: one large group anywhere', () => {
  for (const before of [0, 1, 4, 11, 18]) {
    const ties = [...alone(before), 6, ...alone(18 - before)]
    // The mirror of the values, and the exchange of the samples, each turn 2U into 2 * n1 * n2 - 2U.
    for (const twiceU of [3, 90, 143, 144, 200])
      expect(mannWhitneyLowerTail(12, 12, ties, twiceU)).toBeCloseTo(
        1 - mannWhitneyLowerTail(12, 12, ties.toReversed(), 287 - twiceU),
        12,
      )
  }
})

test('answers as before when what it remembers has been dropped, and its memory used again', () => {
  // Two pairs of equal values, one on each side of the middle.
  const pattern = (position: number) => [...alone(position), 2, ...alone(46), 2, ...alone(50 - position)]
  const ask = (position: number) => mannWhitneyLowerTail(50, 50, pattern(position), 2200)
  // Each position asks for two tables of 43,000 numbers: 3.4 million in all, of which half a million are remembered.
  const positions = Array.from({ length: 40 }, (_, n) => n + 4)
  const first = positions.map(ask)
  expect(positions.toReversed().map(ask)).toEqual(first.toReversed())
  // The mirror of the values turns 2U into 2 * n1 * n2 - 2U; its tables are others.
  const mirrored = (position: number) => mannWhitneyLowerTail(50, 50, pattern(position).toReversed(), 2799)
  expect(
    Math.max(...positions.map((position, n) => Math.abs(mirrored(position) + (first[n] ?? 0) - 1))),
  ).toBeLessThan(1e-12)
})

test('bounds the shift by the order statistics of the published tables', () => {
  // Critical values of U for 5 % and 1 %, two-sided, are one less.
  expect(hodgesLehmannIntervalOrder([[4, 4]], 0.025)).toBe(1)
  expect(hodgesLehmannIntervalOrder([[5, 5]], 0.025)).toBe(3)
  expect(hodgesLehmannIntervalOrder([[10, 10]], 0.025)).toBe(24)
  expect(hodgesLehmannIntervalOrder([[20, 20]], 0.025)).toBe(128)
  expect(hodgesLehmannIntervalOrder([[20, 20]], 0.005)).toBe(106)
  expect(hodgesLehmannIntervalOrder([[3, 3]], 0.025)).toBe(0)
})

test('takes a tail that is met exactly, whatever the last bit says', () => {
  expect(hodgesLehmannIntervalOrder([[3, 3]], (1 - 0.9) / 2)).toBe(1)
  expect(hodgesLehmannIntervalOrder([[1, 1]], 0.5)).toBe(1)
})

test('adds the U of several blocks', () => {
  const sizes = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })), {
    minLength: 1,
    maxLength: 3,
  })
  fc.assert(
    fc.property(sizes, fc.double({ min: 0.001, max: 0.5, noNaN: true }), (blocks, tail) => {
      const us = blocks.map(([n1, n2]) => splits([...Array(n1 + n2).keys()], n1).map(twice => twice / 2))
      const sums = us.reduce((all, some) => all.flatMap(sum => some.map(u => sum + u)), [0])
      const below = (k: number) => sums.filter(sum => sum < k).length / sums.length
      const order = hodgesLehmannIntervalOrder(blocks, tail)
      expect(below(order)).toBeLessThanOrEqual(tail * (1 + 1e-9))
      expect(below(order + 1)).toBeGreaterThan(tail)
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['of 50 values is exact', [[50, 50]], 1e-6, 581],
  ['of 51 values is approximate', [[51, 50]], 0.005, 896],
  ['of 51 values on the other side is approximate', [[50, 51]], 0.005, 896],
  ['of few values beside 60 is approximate', [[60, 2]], 0.1, 28],
  [
    'of 5,000 pairs is exact',
    [
      [50, 50],
      [50, 50],
    ],
    1e-6,
    1539,
  ],
  [
    'of more pairs is approximate',
    [
      [50, 50],
      [50, 50],
      [1, 1],
    ],
    1e-6,
    1525,
  ],
  [
    'is approximate if a block of several is',
    [
      [1, 51],
      [1, 1],
    ],
    0.1,
    7,
  ],
  // Written without a space between the blocks, both are 1,234,5.
  [
    'of two blocks',
    [
      [1, 2],
      [34, 5],
    ],
    0.005,
    27,
  ],
  [
    'of two other blocks',
    [
      [1, 23],
      [4, 5],
    ],
    0.005,
    4,
  ],
] as const)('the order %s', (_, blocks, tail, order) => {
  // The exact ones were counted with whole numbers of any size, the approximate ones computed with scipy.stats.norm.
  expect(hodgesLehmannIntervalOrder(blocks, tail)).toBe(order)
})

test('the approximation continues what the exact distribution says, for long samples and for many blocks', () => {
  const growth = (n: number) => hodgesLehmannIntervalOrder([[n, n]], 0.025) / n ** 2
  expect(growth(51) - growth(50)).toBeLessThan(2 * (growth(50) - growth(49)))
  expect(growth(51)).toBeGreaterThan(growth(50))
  const many = (blocks: number) =>
    hodgesLehmannIntervalOrder(Array<[number, number]>(blocks).fill([20, 20]), 0.025) / blocks
  expect(many(13)).toBeGreaterThan(many(12))
  expect(many(13) - many(12)).toBeLessThan(2 * (many(12) - many(11)))
})

test('choose counts subsets', () => {
  expect(binomialCoefficient(5, 2)).toBe(10)
  expect(binomialCoefficient(7, 0)).toBe(1)
  expect(binomialCoefficient(52, 5)).toBe(2_598_960)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }), (n, k) => {
      fc.pre(k < n)
      expect(
        relativeError(
          binomialCoefficient(n - 1, k - 1) + binomialCoefficient(n - 1, k),
          binomialCoefficient(n, k),
        ),
      ).toBeLessThan(1e-14)
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
