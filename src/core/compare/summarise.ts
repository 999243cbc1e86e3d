// A cell of the table in three numbers, as in benchstat: the median and its interval, or the exact value.
import { memoize } from '../common/memoize.ts'
import { medianOrders } from '../stats/median-orders.ts'
import type { Note } from './note.ts'

/** A Center is three numbers that a sample is shown as. */
export interface Center {
  readonly center: number
  /** The interval; infinite where the sample is too small to bound it. */
  readonly low: number
  readonly high: number
}

/** The median of `sorted` (not empty, ascending), and its interval at `confidence`. */
export function medianOf(sorted: Float64Array, confidence: number): Center {
  const orders = ordersAt(confidence)(sorted.length)
  const low = sorted[orders.low - 1] ?? Number.NEGATIVE_INFINITY
  const high = sorted[orders.high - 1] ?? Number.POSITIVE_INFINITY
  return { center: middleOf(sorted), low, high }
}

/** The notes on a median. */
export function notesOfMedian({ low, high }: Center, confidence: number): readonly Note[] {
  const isBounded = Number.isFinite(low) && Number.isFinite(high)
  return isBounded ? [] : [{ kind: 'unbounded', needed: leastFor(confidence), confidence }]
}

/** Remembered, as most samples of a file have the same size. */
const ordersAt = memoize((confidence: number) => memoize((n: number) => medianOrders(n, confidence)))

/**
 * The most frequent value of `sorted` (the smallest, if several are), and the range of all values as its interval: no
 * noise is expected.
 */
export function exactOf(sorted: Float64Array): Center {
  const [low, high] = [sorted[0] as number, sorted[sorted.length - 1] as number]
  let [center, most, count] = [low, 1, 0]
  for (const [place, value] of sorted.entries()) {
    count = place > 0 && value === sorted[place - 1] ? count + 1 : 1
    if (count > most) [center, most] = [value, count]
  }
  return { center, low, high }
}

/** The notes on an exact value. */
export function notesOfExact({ low, high }: Center): readonly Note[] {
  return low === high ? [] : [{ kind: 'inexact', low, high }]
}

/**
 * The quantile at 1/2 by definition 8 of Hyndman & Fan, in the steps of go-moremath, so that the last digit of a number in
 * a CSV file is benchstat's: (a + b) / 2 rounds differently.
 */
function middleOf(sorted: Float64Array): number {
  const position = 1 / 3 + 0.5 * (sorted.length + 1 / 3)
  const order = Math.trunc(position)
  const below = sorted[order - 1] as number
  const above = sorted[order]
  return above === undefined ? below : below + (position - order) * (above - below)
}

/** Nobody is asked for more values than this. */
const most = 50

/** How many values it takes to bound the median; null where it takes more than 50. */
const leastFor = memoize((confidence: number): number | null => {
  for (let n = 2; n <= most; n++) {
    const { low, high } = medianOrders(n, confidence)
    if (low > 0 && high <= n) return n
  }
  return null
})
