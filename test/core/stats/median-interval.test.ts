// The median's interval against x/perf, and its coverage by simulation.
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../src/core/common/random.ts'
import { medianIntervalOrders, medianWithInterval } from '../../../src/core/stats/median-interval.ts'
import { corpus, relativeError } from '../../support/corpus.ts'

describe('median interval', () => {
  interface Summary {
    readonly id: string
    readonly confidence: number
    readonly values: readonly number[]
    readonly median: number
    readonly low: number
    readonly high: number
  }

  test('summarises samples as x/perf does', () => {
    const cases = corpus<Summary>('summary.json')
    expect(cases.length).toBeGreaterThan(50)
    for (const { id, values, confidence, median, low, high } of cases) {
      const found = medianWithInterval(values, confidence)
      expect(relativeError(found.center, median), id).toBeLessThan(1e-12)
      expect([found.low, found.high], id).toEqual([low, high])
    }
  })

  test('six values are the fewest that bound the median at 95 %', () => {
    expect(medianWithInterval([5, 4, 3, 2, 1], 0.95).low).toBe(Number.NEGATIVE_INFINITY)
    expect(medianWithInterval([6, 5, 4, 3, 2, 1], 0.95)).toEqual({ center: 3.5, low: 1, high: 6 })
  })

  test('covers the true median at least as often as it says, of a skewed population', () => {
    const random = seededRandom(7)
    const runs = 2000
    for (const n of [6, 10, 20, 40]) {
      let covered = 0
      for (let run = 0; run < runs; run++) {
        const values = Array.from({ length: n }, () => -Math.log(1 - random()))
        const { low, high } = medianWithInterval(values, 0.95)
        if (low <= Math.LN2 && Math.LN2 <= high) covered++
      }
      // Three standard errors of a share of 2,000 below 95 %.
      expect(covered / runs, `n=${n}`).toBeGreaterThan(0.95 - 3 * Math.sqrt((0.95 * 0.05) / runs))
    }
  })
})

// The orders that bound a median, against go-moremath.
describe('median orders', () => {
  interface Orders {
    readonly n: number
    readonly confidence: number
    readonly low: number
    readonly high: number
  }

  test('takes the order statistics that go-moremath takes, for up to 100 values', () => {
    const cases = corpus<Orders>('median-ci-orders.json')
    expect(cases.length).toBe(600)
    for (const { n, confidence, low, high } of cases)
      expect(medianIntervalOrders(n, confidence), `n=${n} at ${confidence}`).toEqual({ low, high })
  })
})
