// The Mann-Whitney test against benchstat, and against the laws any such test obeys.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mannWhitneyTest } from '../../../src/core/stats/mann-whitney.ts'
import { binomialCoefficient } from '../../../src/core/stats/u-distribution.ts'
import { corpus, relativeError } from '../../support/corpus.ts'

interface Case {
  readonly id: string
  readonly base: readonly number[]
  readonly head: readonly number[]
  readonly u: number
  readonly benchstat: number
  readonly right: number
  readonly greater: number
  readonly less: number
  readonly exact: boolean
  readonly ties: boolean
  readonly allEqual: boolean
}

const cases = corpus<Case>('mwu.json')
const upstreamIsWrong = (one: Case) => one.exact && one.ties && one.base.length !== one.head.length
const sample = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 1, maxLength: 30 })

test('gives the p of benchstat', () => {
  const compared = cases.filter(one => !upstreamIsWrong(one) && !one.allEqual)
  expect(compared.length).toBeGreaterThan(120)
  for (const { id, base, head, benchstat } of compared)
    expect(relativeError(mannWhitneyTest(base, head).p, benchstat), id).toBeLessThan(1e-9)
})

test('takes the right tail where upstream takes the wrong one: ties in samples of different size', () => {
  const compared = cases.filter(upstreamIsWrong)
  expect(compared.length).toBeGreaterThan(30)
  for (const { id, base, head, right } of compared)
    expect(relativeError(mannWhitneyTest(base, head).p, right), id).toBeLessThan(1e-9)
  expect(compared.some(({ right, benchstat }) => relativeError(benchstat, right) > 0.1)).toBe(true)
})

test('gives the one-sided p of each direction', () => {
  for (const { id, base, head, greater, less } of cases) {
    const found = mannWhitneyTest(base, head)
    expect(relativeError(found.greater, greater), id).toBeLessThan(1e-9)
    expect(relativeError(found.less, less), id).toBeLessThan(1e-9)
  }
})

test('the smaller one-sided p is that of the direction in which head lies', () => {
  const low = [1, 2, 3, 4]
  const high = [5, 6, 7, 8]
  expect(mannWhitneyTest(low, high)).toMatchObject({ greater: expect.closeTo(1 / 70, 12), less: 1 })
  expect(mannWhitneyTest(high, low)).toMatchObject({ greater: 1, less: expect.closeTo(1 / 70, 12) })
})

test('says p = 1 where all values are equal', () => {
  const equal = cases.filter(one => one.allEqual)
  expect(equal.length).toBeGreaterThan(0)
  for (const { id, base, head } of equal)
    expect(mannWhitneyTest(base, head), id).toMatchObject({ p: 1, greater: 1, less: 1 })
})

test('says p = 1 where U lies in the middle, though one side of it is likelier than the other', () => {
  // 13 of the 28 ways to deal six values and two out.
  const middling = { u: 6, p: 1, greater: expect.closeTo(13 / 28, 12), less: expect.closeTo(16 / 28, 12) }
  expect(mannWhitneyTest([2, 2], [0, 1, 1, 3, 3, 3])).toMatchObject(middling)
})

test('counts how often a base value exceeds a head value, ties counting one half', () => {
  for (const { id, base, head, u } of cases) expect(mannWhitneyTest(base, head).u, id).toBe(u)
})

test('is exact up to 50 values a side, or 25 where values tie', () => {
  const distinct = (n: number, from: number) => Array.from({ length: n }, (_, index) => from + 2 * index)
  expect(mannWhitneyTest(distinct(50, 0), distinct(50, 1)).exact).toBe(true)
  expect(mannWhitneyTest(distinct(50, 0), distinct(51, 1)).exact).toBe(false)
  expect(mannWhitneyTest(distinct(25, 0), distinct(25, 0)).exact).toBe(true)
  expect(mannWhitneyTest(distinct(26, 0), distinct(25, 0)).exact).toBe(false)
})

test('the approximation continues what the exact distribution says', () => {
  const base = Array.from({ length: 50 }, (_, index) => 2 * index)
  const head = base.map(value => value + 21)
  const exact = mannWhitneyTest(base, head)
  const approximate = mannWhitneyTest([...base, 49.5], head)
  expect([exact.exact, approximate.exact]).toEqual([true, false])
  expect(relativeError(approximate.p, exact.p)).toBeLessThan(0.15)
})

test('swapping the sides keeps p, mirrors U and exchanges the directions', () => {
  fc.assert(
    fc.property(sample, sample, (base, head) => {
      const there = mannWhitneyTest(base, head)
      const back = mannWhitneyTest(head, base)
      expect(relativeError(back.p, there.p)).toBeLessThan(1e-12)
      expect(relativeError(back.greater, there.less)).toBeLessThan(1e-12)
      expect(relativeError(back.less, there.greater)).toBeLessThan(1e-12)
      expect(back.u).toBe(base.length * head.length - there.u)
    }),
    { numRuns: 300 },
  )
})

test('a change of scale keeps p', () => {
  const scale = fc.constantFrom(1e-9, 0.1, 3, 1e6)
  fc.assert(
    fc.property(sample, sample, scale, (base, head, factor) => {
      const scaled = (values: readonly number[]) => values.map(value => value * factor)
      expect(mannWhitneyTest(scaled(base), scaled(head)).p).toBe(mannWhitneyTest(base, head).p)
    }),
    { numRuns: 300 },
  )
})

test('the order of the values within a sample does not matter', () => {
  fc.assert(
    fc.property(sample, sample, (base, head) => {
      expect(mannWhitneyTest(base.toReversed(), head.toSorted())).toEqual(mannWhitneyTest(base, head))
    }),
  )
})

test('every p is above 0 and at most 1, and the directions share out all there is', () => {
  const any = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(any, any, (base, head) => {
      const { p, greater, less } = mannWhitneyTest(base, head)
      for (const one of [p, greater, less]) {
        expect(one).toBeGreaterThan(0)
        expect(one).toBeLessThanOrEqual(1)
      }
      expect(greater + less).toBeGreaterThan(1 - 1e-12)
    }),
  )
})

test('samples that do not overlap give the smallest p of their size', () => {
  for (const n of [2, 3, 4, 6, 10, 25]) {
    const base = Array.from({ length: n }, (_, index) => index)
    const { p } = mannWhitneyTest(
      base,
      base.map(value => value + 100),
    )
    // Two of all the ways to deal 2n values out.
    expect(relativeError(p, 2 / binomialCoefficient(2 * n, n))).toBeLessThan(1e-12)
  }
})

test('refuses an empty sample', () => {
  expect(() => mannWhitneyTest([], [1])).toThrow(RangeError)
  expect(() => mannWhitneyTest([1], [])).toThrow(RangeError)
})
