import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { seededRandom } from '../../../src/core/common/random.ts'
import { mannWhitneyTest } from '../../../src/core/stats/mann-whitney.ts'
import { normalUpperTail } from '../../../src/core/stats/normal.ts'
import { findChangePoints, mannKendallTest } from '../../../src/core/stats/trend.ts'
import {
  mannWhitneyLowerTail,
  mannWhitneyLowerTailNearZero,
  mannWhitneySaddlepointDeviate,
} from '../../../src/core/stats/u-distribution.ts'
import { relativeError } from '../../support/corpus.ts'
import { long } from '../../support/long.ts'

const upwards = (n: number) => Array.from({ length: n }, (_, index) => index)

describe('findChangePoints', () => {
  it('finds a step, and where it is', () => {
    const values = steps([0, 60], [0.1, 6])
    expect(findChangePoints(values, 0.001)).toEqual([{ at: 60, p: expect.any(Number) }])
  })

  it.each([
    [60, 4],
    [60, 6],
    [200, 10],
  ])('finds a level in %i values that is %i values old, and where it begins', (length, age) => {
    const random = seededRandom(5)
    const found = Array.from({ length: 100 }, () => {
      const values = Array.from({ length }, (_, index) => normal(random) + (index < length - age ? 0 : 6))
      return findChangePoints(values, 0.001).map(({ at }) => at)
    })
    expect(found.map(points => points.length)).toEqual(Array(100).fill(1))
    expect(found.filter(([at]) => at === length - age).length).toBeGreaterThanOrEqual(80)
  })

  it('finds several steps, of which two lead back', () => {
    expect(findChangePoints(steps([0, 40], [0.1, 40], [0, 40]), 0.001).map(({ at }) => at)).toEqual([40, 80])
  })

  it('gives steps in the order of time', () => {
    const values = steps([0, 30], [0.1, 30], [0.5, 30], [1, 30])
    expect(findChangePoints(values, 0.001).map(({ at }) => at)).toEqual([30, 60, 90])
  })

  it('finds a step between two values that do not vary', () => {
    const values = [...Array(20).fill(1), ...Array(20).fill(2)]
    expect(findChangePoints(values, 0.001).map(({ at }) => at)).toEqual([20])
  })

  it.each([
    ['of many values with ties', upwards(120).map(n => (n % 3) + (n < 60 ? 0 : 2))],
    ['of many values without ties', upwards(120).map(n => (n < 60 ? (n * 7) % 60 : n))],
    [
      'of a small part of so many values that an exact p takes too long',
      upwards(1000).map(n => (n < 20 ? ((n * 7) % 20) + 0.5 : (n * 389 + 500) % 980)),
    ],
    ['of a small part', upwards(60).map(n => (n === 9 ? 25.5 : n < 20 ? (n * 7) % 20 : 20 + ((n * 7) % 40)))],
  ])('has the p of the Mann-Whitney test, for each possible split: %s', (_, values) => {
    const [found] = findChangePoints(values, 0.001)
    const { p } = mannWhitneyTest(values.slice(0, found?.at), values.slice(found?.at))
    expect((found?.p ?? 0) / ((values.length - 1) * p)).toBeCloseTo(1, 9)
  })

  it('takes no wild value for a level', () => {
    const values = steps([0, 60])
    values[30] = 5
    values[59] = 7
    expect(findChangePoints(values, 0.01)).toEqual([])
  })

  it('says nothing of equal values, of one, and of none', () => {
    expect([[], [1], [1, 1, 1, 1]].map(values => findChangePoints(values, 0.05))).toEqual([[], [], []])
  })

  it('counts out the p of a perfect split', () => {
    const [only] = findChangePoints([3, 1, 4, 2, 5, 7, 6, 8, 18, 13, 16, 11, 17, 12, 15, 14], 0.05)
    // 2 of C(16, 8) ways, at 15 places.
    expect(only).toEqual({ at: 8, p: expect.closeTo((2 / 12_870) * 15, 12) })
    // Of 1,000 values the first 20 exceed later ones in 77 pairs: counted with whole numbers of any size, at 999 places.
    const few = upwards(1000).map(n => (n < 20 ? 0.3 * ((n * 7) % 20) + 0.5 : (n * 389 + 500) % 980))
    const [first] = findChangePoints(few, 0.05)
    expect(relativeError(first?.p ?? 1, 3.52995821998286e-31)).toBeLessThan(1e-12)
  })

  it('splits where p equals alpha', () => {
    const values = steps([0, 60], [0.1, 6])
    const found = findChangePoints(values, 0.001)
    expect(findChangePoints(values, found[0]?.p ?? 0)).toEqual(found)
  })

  it('splits at the first of two places that are equally good', () => {
    const there = Array<number>(25).fill(0)
    const back = [...Array<number>(25).fill(1), ...there]
    const [first, second] = findChangePoints([...there, ...back], 0.05)
    expect(first?.at).toBe(25)
    expect(second).toEqual({ at: 50, p: findChangePoints(back, 0.05)[0]?.p })
  })

  it('splits lines without a change no more often than alpha', () => {
    const random = seededRandom(7)
    const lines = 400
    for (const length of [12, 60]) {
      let split = 0
      for (let n = 0; n < lines; n++) {
        const values = Array.from({ length }, () => Math.exp(3 * normal(random)))
        if (findChangePoints(values, 0.1).length > 0) split++
      }
      expect(split / lines).toBeLessThan(0.1)
    }
  })
})

describe('mannWhitneyLowerTailNearZero', () => {
  it.each([
    [3, 9, 4],
    [10, 10, 20],
    [20, 30, 150],
  ])('of %i and %i values is that of the whole distribution at %i', (n1, n2, u) => {
    const ties = Array.from({ length: n1 + n2 }, () => 1)
    expect(mannWhitneyLowerTailNearZero(n1, n2, u)).toBeCloseTo(mannWhitneyLowerTail(n1, n2, ties, 2 * u), 14)
  })
})

test('a saddlepoint approximation is close to the exact p, near the tail and far in it', () => {
  for (const [n1, n2] of [
    [1, 200],
    [4, 56],
    [20, 20],
    [10, 200],
  ] as const)
    for (let u = 0, p = 0; p < 0.01; u += n1) {
      p = mannWhitneyLowerTailNearZero(n1, n2, u)
      const approximate = normalUpperTail(-mannWhitneySaddlepointDeviate(n1, n2, u))
      expect(Math.abs(approximate / p - 1), `${n1} and ${n2} values, U = ${u}`).toBeLessThan(
        u === 0 ? 0.25 : 0.1,
      )
      expect(mannWhitneySaddlepointDeviate(n2, n1, u)).toBeCloseTo(
        mannWhitneySaddlepointDeviate(n1, n2, u),
        9,
      )
    }
})

function steps(...levels: readonly (readonly [level: number, count: number])[]): number[] {
  const random = seededRandom(3)
  return levels.flatMap(([level, count]) =>
    Array.from({ length: count }, () => level + 0.01 * normal(random)),
  )
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

// The Mann-Kendall test against a count of every order, Kendall's table, and its level by simulation.

test('equals the count of all orders of up to seven values', long, () => {
  for (let n = 2; n <= 7; n++) {
    const counts = orders(upwards(n)).map(order => Math.abs(mannKendallTest(order).s))
    for (const order of orders(upwards(n)).filter((_, index) => index % 13 === 0)) {
      const { s, p } = mannKendallTest(order)
      const share = counts.filter(other => other >= Math.abs(s)).length / counts.length
      expect(p, order.join()).toBeCloseTo(share, 12)
    }
  }
})

test("gives the one-sided tails of Kendall's table, doubled", () => {
  const published = [
    [10, 11, 23, 0.023],
    [10, 12, 21, 0.036],
    [8, 6, 16, 0.031],
  ] as const
  for (const [n, inversions, s, tail] of published) {
    const found = mannKendallTest(withInversions(n, inversions))
    expect(found.s).toBe(s)
    expect(Math.abs(found.p / 2 - tail), `n=${n} s=${s}`).toBeLessThan(0.0005)
  }
})

test('a rise and the same fall are as unlikely', () => {
  const sequence = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 60 })
  fc.assert(
    fc.property(sequence, values => {
      const there = mannKendallTest(values)
      const back = mannKendallTest(values.toReversed())
      expect(back.s + there.s).toBe(0)
      expect(back.p).toBe(there.p)
      expect(there.p).toBeGreaterThan(0)
      expect(there.p).toBeLessThanOrEqual(1)
      expect(mannKendallTest(values.map(value => Math.exp(value / 7)))).toEqual(there)
    }),
    { numRuns: 200 },
  )
})

test('takes the variance of equal values out', () => {
  // n = 10, pairs of equal values: (10 * 9 * 25 - 5 * 2 * 1 * 9) / 18 = 120, S = 40, z = 39 / sqrt(120) = 3.5602.
  const { s, p } = mannKendallTest([1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  expect(s).toBe(40)
  expect(relativeError(p, 0.0003706)).toBeLessThan(1e-3)
})

test('counts every order as far as 50 values, and the approximation continues what that says', () => {
  expect(relativeError(mannKendallTest(upwards(20)).p, 2 / 2432902008176640000)).toBeLessThan(1e-12)
  // 2 / 50!, and for 51 values twice scipy.stats.norm.sf of z = 1274 / sqrt(51 * 50 * 107 / 18).
  expect(relativeError(mannKendallTest(upwards(50)).p, 6.575898833266316e-65)).toBeLessThan(1e-12)
  expect(relativeError(mannKendallTest(upwards(51)).p, 4.286734244657716e-25)).toBeLessThan(1e-11)
  // One pair of equal values among fifty is enough for the approximation, and takes 1 from S.
  const values = Array.from({ length: 50 }, (_, index) => ((index * 19) % 50) + index / 3)
  const sorted = values.toSorted((a, b) => a - b)
  const tied = values.map(value => (value === sorted[24] ? (sorted[25] as number) : value))
  expect(Math.abs(mannKendallTest(tied).s - mannKendallTest(values).s)).toBe(1)
  expect(mannKendallTest(values).p).toBeLessThan(0.1)
  expect(relativeError(mannKendallTest(tied).p, mannKendallTest(values).p)).toBeLessThan(0.1)
})

test('sees nothing where nothing can be seen', () => {
  for (const values of [[], [1], [3, 3, 3, 3], [1, 2]]) expect(mannKendallTest(values).p).toBe(1)
})

test('cries drift as seldom as alpha says, with and without ties', long, () => {
  const random = seededRandom(5)
  const runs = 4000
  for (const draw of [random, () => Math.floor(5 * random())]) {
    let alarms = 0
    for (let run = 0; run < runs; run++)
      if (mannKendallTest(Array.from({ length: 20 }, draw)).p <= 0.05) alarms++
    // Three standard errors of a share of 4,000.
    expect(alarms / runs).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / runs))
    expect(alarms / runs).toBeGreaterThan(0.03)
  }
})

/** Every order of `values`. */
function orders(values: readonly number[]): readonly (readonly number[])[] {
  if (values.length < 2) return [values]
  return values.flatMap((first, index) => orders(values.toSpliced(index, 1)).map(rest => [first, ...rest]))
}

/** 0 to n - 1 in an order with that many pairs the wrong way round. */
function withInversions(n: number, inversions: number): readonly number[] {
  const values = upwards(n)
  for (let left = inversions; left > 0; left--) {
    const at = values.findIndex((value, index) => value < (values[index + 1] as number))
    values.splice(at, 2, values[at + 1] as number, values[at] as number)
  }
  return values
}
