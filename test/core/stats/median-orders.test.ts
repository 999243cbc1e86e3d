// The orders that bound a median, against go-moremath.
import { expect, test } from 'vitest'
import { medianOrders } from '../../../src/core/stats/median-interval.ts'
import { corpus } from '../../support/corpus.ts'

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
    expect(medianOrders(n, confidence), `n=${n} at ${confidence}`).toEqual({ low, high })
})
