// The scale that the intervals of all rows are drawn on, so that they can be compared by eye.
import { decidingChange } from '../../../judge/effect-size.ts'
import type { Comparison } from '../../../model/comparison.ts'

/** A PlotScale is linear, and the same distance either way: changes from -limit to limit, as plain ratios. */
export interface PlotScale {
  readonly limit: number
}

/** The scale reaches at least this many thresholds, so that the threshold is at most halfway out. */
const leastThresholds = 2
/** Rows that reach at most this many thresholds all fit. */
const mostThresholds = 4
/** Further out this share of the rows fits. The widest are cut off, or one noisy row would flatten all others. */
const fitting = 0.8
/** The ends of scales, times a power of ten: numbers that are easy to read. */
const steps = [1, 1.5, 2, 3, 5, 10]
/** A tenth of a percent, where nothing differs. */
const least = 0.001

/** The scale of these rows. */
export function plotScale(comparisons: readonly Comparison[], threshold: number): PlotScale {
  const reaches = comparisons.flatMap(reachOf).sort((a, b) => a - b)
  const usual = reaches[Math.floor(fitting * (reaches.length - 1))] ?? 0
  const widest = Math.min(reaches.at(-1) ?? 0, Math.max(usual, mostThresholds * threshold))
  return { limit: rounded(Math.max(widest, leastThresholds * threshold, least)) }
}

/** How far from no change its interval reaches; nothing where there is no percentage. */
function reachOf(comparison: Comparison): readonly number[] {
  const { ratio } = comparison
  if (ratio === null) {
    const moved = decidingChange(comparison)
    return moved === null ? [] : [Math.abs(moved)]
  }
  const ends = [ratio.low, ratio.estimate, ratio.high].flatMap(end =>
    end === null ? [] : [Math.abs(end - 1)],
  )
  return [Math.max(...ends)]
}

/** The next round number up. A limit above one by a rounding error becomes that one. */
function rounded(limit: number): number {
  const power = 10 ** Math.floor(Math.log10(limit))
  const step = steps.find(one => limit <= one * power * (1 + 1e-9)) ?? 10
  return Number((step * power).toPrecision(3))
}
