// The median of a sample and the interval that its order statistics give, as benchstat shows them.
import { medianSorted } from 'simple-statistics'
import { medianOrders } from './median-orders.ts'

/** A MedianEstimate is a median with the interval that covers the population's median; infinite where n is too small. */
export interface MedianEstimate {
  readonly center: number
  readonly low: number
  readonly high: number
}

/** The median of `values` (unsorted, not empty, finite) and its interval at `confidence`. */
export function medianWithInterval(values: readonly number[], confidence: number): MedianEstimate {
  const sorted = values.toSorted((a, b) => a - b)
  const orders = medianOrders(sorted.length, confidence)
  return {
    center: medianSorted(sorted),
    low: sorted[orders.low - 1] ?? Number.NEGATIVE_INFINITY,
    high: sorted[orders.high - 1] ?? Number.POSITIVE_INFINITY,
  }
}
