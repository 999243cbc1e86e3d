// A sample in three numbers: its median and the interval of that.
import type { Summary } from '../model/comparison.ts'
import type { Sample } from '../model/measuring.ts'
import { medianWithInterval } from '../stats/median-interval.ts'

/** The confidence of every interval that is shown. */
export const confidence = 0.95

/** Summarises the values of `sample` (at least one). Exact values need no six of them for an interval. */
export function summarise(sample: Sample, exact: boolean): Summary {
  const { center, ...interval } = medianWithInterval(presentValues(sample), confidence)
  const { low, high } = exact ? { low: center, high: center } : interval
  return { center, low: finite(low), high: finite(high), samples: sample }
}

/** The values of a sample, without the rounds that gave none. */
export function presentValues(sample: Sample): readonly number[] {
  return sample.filter(value => value !== null)
}

/** JSON has no infinity: an infinite bound is null. */
export function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}
