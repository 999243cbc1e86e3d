// Fisher's exact test against published and counted values.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { binomialInterval, fisherExactGreater } from '../../../src/core/stats/exact-tests.ts'

describe('fisher', () => {
  test('gives the tail of the hypergeometric distribution', () => {
    // The lady tasting tea: three of four right, and all four.
    expect(fisherExactGreater(3, 4, 1, 4)).toBeCloseTo(17 / 70, 12)
    expect(fisherExactGreater(4, 4, 0, 4)).toBeCloseTo(1 / 70, 12)
    expect(fisherExactGreater(5, 7, 0, 6)).toBeCloseTo(21 / 1287, 12)
    expect(fisherExactGreater(0, 10, 3, 10)).toBe(1)
    expect(fisherExactGreater(0, 0, 0, 0)).toBe(1)
  })

  test('is exact where groups are large, and differ in size', () => {
    // Counted with whole numbers of any size.
    expect(fisherExactGreater(30, 1000, 10, 1000)).toBeCloseTo(0.0010041667809150049, 12)
    expect(fisherExactGreater(1000, 1000, 1000, 1000)).toBe(1)
    expect(fisherExactGreater(1, 1, 0, 99)).toBeCloseTo(0.01, 12)
  })

  test('is never smaller for fewer hits', () => {
    const p = Array.from({ length: 21 }, (_, hits) => fisherExactGreater(hits, 20, 5, 30))
    expect(p.toSorted((a, b) => b - a)).toEqual(p)
  })
})

// The exact binomial interval: reference values, its ends, and that it covers.
describe('binomial interval', () => {
  test('gives the values of R, binom.test', () => {
    for (const [hits, of, low, high] of [
      [2, 30, 0.008178, 0.220735],
      [10, 100, 0.049005, 0.176223],
      [1, 1, 0.025, 1],
      [5, 10, 0.187086, 0.812914],
    ] as const) {
      const interval = binomialInterval(hits, of, 0.95)
      expect(interval.low).toBeCloseTo(low, 5)
      expect(interval.high).toBeCloseTo(high, 5)
    }
  })

  test('nothing in n tries leaves what n tries would miss', () => {
    for (const n of [1, 20, 1000, 5000]) {
      const { low, high } = binomialInterval(0, n, 0.95)
      expect(low).toBe(0)
      expect(high).toBeCloseTo(1 - 0.025 ** (1 / n), 10)
    }
  })

  test('mirrors itself, and holds the share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(400), (of, some) => {
        const hits = Math.min(some, of)
        const [there, back] = [binomialInterval(hits, of, 0.95), binomialInterval(of - hits, of, 0.95)]
        expect(there.low).toBeCloseTo(1 - back.high, 9)
        expect(there.low).toBeLessThanOrEqual(hits / of)
        expect(there.high).toBeGreaterThanOrEqual(hits / of)
      }),
    )
  })

  test('holds the true probability in 95 % of experiments or more', () => {
    const n = 30
    for (const p of [0.02, 0.05, 0.3, 0.5]) {
      let covered = 0
      let probability = (1 - p) ** n
      for (let hits = 0; hits <= n; hits++) {
        const { low, high } = binomialInterval(hits, n, 0.95)
        if (low <= p && p <= high) covered += probability
        probability *= (((n - hits) / (hits + 1)) * p) / (1 - p)
      }
      expect(covered).toBeGreaterThanOrEqual(0.95)
    }
  })
})
