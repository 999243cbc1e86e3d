// Effect sizes: how much worse one side of a comparison is than the other.
import type { Comparison, RatioWithInterval } from '../model/comparison.ts'
import type { BetterDirection } from '../model/measuring.ts'
import { finiteOrNull } from './blocks.ts'

/**
 * The worsening of each side relative to the other; infinite from 0. Both are stated so that exchanging base
 * and head exchanges them: 5 % more time is an improvement of 4.8 % the other way round, but counts as 5 % either way.
 */
export interface RelativeWorseningBothWays {
  /** The relative worsening of head against base; negative if it is better. */
  readonly worsening: number
  /** The relative worsening of base against head. */
  readonly improvement: number
}

/**
 * Changes this near to a limit are equal to it: 105/100 - 1 is a little over 0.05 in floating point, and 0.2 s with 5 % more
 * a little over 0.21 s. A change equal to a limit neither exceeds it nor rules it out.
 */
export const limitRoundingTolerance = 1e-12

/** Compares a change with a limit; a change of exactly the limit does not exceed it. */
export function exceedsLimit(change: number, limit: number): boolean {
  return change > limit + limitRoundingTolerance
}

/** Returns the effect size of a ratio of head to base. */
export function worseningAndImprovementOfRatio(
  ratio: number,
  direction: BetterDirection,
): RelativeWorseningBothWays {
  return oriented(ratio - 1, 1 / ratio - 1, direction)
}

/** Tells whether an entire interval is a worsening beyond a limit; false if an end is unknown. */
export function isIntervalBeyondLimit(
  ratio: RatioWithInterval | null,
  direction: BetterDirection,
  limit: number,
): boolean {
  return (
    ratio !== null &&
    [ratio.low, ratio.high].every(
      end => end !== null && exceedsLimit(worseningAndImprovementOfRatio(end, direction).worsening, limit),
    )
  )
}

/** Returns the effect size from the shift between two centres, for values that may be zero or negative. */
export function worseningAndImprovementOfDifference(
  shift: number,
  base: number,
  head: number,
  direction: BetterDirection,
): RelativeWorseningBothWays {
  return oriented(relative(shift, base), relative(-shift, head), direction)
}

/** Returns how much worse head is by the estimate, as a ratio: of ratio, shift or centres; infinite from 0. */
export function estimatedWorsening({
  ratio,
  shift,
  better,
  base,
  head,
}: Pick<Comparison, 'ratio' | 'shift' | 'better' | 'base' | 'head'>): number {
  const effect =
    ratio === null
      ? worseningAndImprovementOfDifference(
          shift ?? head.center - base.center,
          base.center,
          head.center,
          better,
        )
      : worseningAndImprovementOfRatio(ratio.estimate, better)
  return effect.worsening
}

/** The fields of a comparison that say by how much it changed. */
export type EstimatedChange = Pick<Comparison, 'ratio' | 'exact' | 'delta'> &
  Partial<Pick<Comparison, 'shift' | 'base'>>

/**
 * Returns the relative change that the verdict uses: ratio - 1, or shift / base if there is no ratio; null if base is 0. It
 * may differ, even in sign, from the change of the medians.
 */
export function relativeChangeUsedByVerdict({
  ratio,
  shift,
  exact,
  delta,
  base,
}: EstimatedChange): number | null {
  if (ratio !== null && !exact) return ratio.estimate - 1
  // benchstat's delta of a rise from -10 to -5 is -50 %.
  if (exact && delta !== null && base !== undefined && base.center < 0) return 0 - delta
  return exact || shift === undefined || base === undefined
    ? delta
    : finiteOrNull(relative(shift, base.center))
}

/** Takes a unit of unknown direction as better lower; callers must look at both effects then. */
function oriented(up: number, down: number, direction: BetterDirection): RelativeWorseningBothWays {
  return direction === 'higher'
    ? { worsening: -up, improvement: -down }
    : { worsening: up, improvement: down }
}

function relative(shift: number, to: number): number {
  return shift === 0 ? 0 : shift / Math.abs(to)
}

/** The planner counts rises, but a unit that is better higher worsens by falls: 5 % more time is 4.8 % less speed. */
export function convertWorseningToRise(worsening: number, direction: BetterDirection): number {
  return direction === 'higher' ? 1 / (1 - Math.min(worsening, 0.99)) - 1 : worsening
}
