// The median of a sample and its confidence interval from order statistics, as benchstat shows them.
import { medianSorted } from 'simple-statistics'
import { normalUpperTail } from './normal.ts'
import { binomialCoefficient } from './u-distribution.ts'

/** The centre of a sample with its confidence interval, infinite if there are too few values. */
export interface CenterWithInterval {
  readonly center: number
  readonly low: number
  readonly high: number
}

/** Returns the median of `values` (unsorted, not empty, finite) and its interval at `confidence`. */
export function medianWithInterval(values: readonly number[], confidence: number): CenterWithInterval {
  const sorted = values.toSorted((a, b) => a - b)
  const orders = medianIntervalOrders(sorted.length, confidence)
  return {
    center: medianSorted(sorted),
    low: sorted[orders.low - 1] ?? Number.NEGATIVE_INFINITY,
    high: sorted[orders.high - 1] ?? Number.POSITIVE_INFINITY,
  }
}

/**
 * Returns the order statistics (counted from 1; 0 and n + 1 are infinite) that bound the median of `n` values with at least
 * `confidence`.
 *
 * How many of n values lie below the population's median is Binomial(n, 1/2), whatever the distribution. Up to n = 30
 * its probabilities are summed from the middle outwards, left first, until they reach the confidence; beyond that the
 * normal approximation with continuity correction is rounded outwards, and shortened on the right where that is enough.
 * Source: golang.org/x/perf's use of go-moremath QuantileCI; Hahn & Meeker, Statistical Intervals (1991), section 5.2.
 */
export function medianIntervalOrders(
  n: number,
  confidence: number,
): { readonly low: number; readonly high: number } {
  return n <= 30 ? binomialOrders(n, confidence) : normalOrders(n, confidence)
}

function binomialOrders(n: number, confidence: number): { low: number; high: number } {
  const probability = (k: number) => (k < 0 || k > n ? 0 : binomialCoefficient(n, k) / 2 ** n)
  let low = Math.ceil((n + 1) / 2) - 1
  let high = low + 1
  let covered = probability(low)
  while (covered < confidence && (low > 0 || high <= n)) {
    if (probability(low - 1) >= probability(high)) covered += probability(--low)
    else covered += probability(high++)
  }
  const shift = rightShifted.some(([size, level]) => size === n && level === confidence) ? 1 : 0
  return { low: low + shift, high: high + shift }
}

/**
 * Of two intervals of the same width and coverage the left one is taken; but upstream, which computes with logarithms from
 * n = 21, takes the right one in these cases of its usual levels because the last bit of two equal probabilities differs.
 * Both are valid; these follow benchstat.
 */
const rightShifted: readonly (readonly [n: number, confidence: number])[] = [
  [28, 0.5],
  [30, 0.5],
  [27, 0.8],
  [22, 0.9],
  [29, 0.9],
  [24, 0.95],
  [28, 0.99],
  [24, 0.999],
  [30, 0.999],
]

function normalOrders(n: number, confidence: number): { low: number; high: number } {
  const below = (order: number) => normalUpperTail((n / 2 - (order - 0.5)) / (Math.sqrt(n) / 2))
  const tail = (1 - confidence) / 2
  let low = 0
  while (below(low + 1) <= tail) low++
  const high = n + 1 - low
  const shorter = below(high - 1) - below(low)
  return { low, high: shorter >= confidence ? high - 1 : high }
}
