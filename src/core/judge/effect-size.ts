// How far apart the sides of a comparison are, in the direction that matters.
import type { Comparison, Ratio } from '../model/comparison.ts'
import type { Better } from '../model/measuring.ts'
import { finite } from './blocks.ts'

/**
 * An EffectSize is how much worse each side is than the other, relative to that other; infinite from 0. It is stated from
 * both ends so that exchanging base and head exchanges the two: 5 % more time is an improvement of 4.8 % the other way
 * round, but counts as 5 % either way.
 */
export interface EffectSize {
  /** How much worse head is than base; negative where it is better. */
  readonly worsening: number
  /** How much worse base is than head. */
  readonly improvement: number
}

/**
 * How near to a limit a change is as large as the limit itself: 105/100 - 1 is a little over 0.05 in floating point, and 0.2 s
 * with 5 % more a little over 0.21 s. What is as large neither exceeds the limit nor rules it out.
 */
export const tolerance = 1e-12

/** A worsening of exactly the threshold does not exceed it. */
export function exceeds(change: number, threshold: number): boolean {
  return change > threshold + tolerance
}

/** From a ratio of head to base. */
export function effectByRatio(ratio: number, direction: Better): EffectSize {
  return oriented(ratio - 1, 1 / ratio - 1, direction)
}

/** Whether all of an interval is a worsening beyond the threshold; not where its ends are not known. */
export function isBeyond(ratio: Ratio | null, direction: Better, threshold: number): boolean {
  const ends = ratio === null ? [] : [ratio.low, ratio.high]
  return (
    ends.length > 0 &&
    ends.every(end => end !== null && exceeds(effectByRatio(end, direction).worsening, threshold))
  )
}

/** From two centres and the shift between the sides, for values that may be zero or negative. */
export function effectByShift(shift: number, base: number, head: number, direction: Better): EffectSize {
  return oriented(relative(shift, base), relative(-shift, head), direction)
}

/** How much worse head is than base, by the ratio, or where there is none by the two centres. */
export function centreWorsening(
  { ratio, base, head }: Pick<Comparison, 'ratio' | 'base' | 'head'>,
  direction: Better,
): number {
  const apart =
    ratio === null
      ? effectByShift(head.center - base.center, base.center, head.center, direction)
      : effectByRatio(ratio.estimate, direction)
  return apart.worsening
}

/** What of a comparison says how far it moved. */
export type EstimatedChange = Pick<Comparison, 'ratio' | 'exact' | 'delta'> &
  Partial<Pick<Comparison, 'shift' | 'base'>>

/**
 * The change that decides, relative to base: that of the ratio, or where there is none of the shift; null from 0. The one of the
 * medians may be another, even in its sign.
 */
export function decidingChange({ ratio, shift, exact, delta, base }: EstimatedChange): number | null {
  if (ratio !== null && !exact) return ratio.estimate - 1
  // benchstat's delta of a rise from -10 to -5 is -50 %.
  if (exact && delta !== null && base !== undefined && base.center < 0) return 0 - delta
  return exact || shift === undefined || base === undefined ? delta : finite(relative(shift, base.center))
}

/** A unit of unknown direction is taken as better lower; whoever asks must look at both ends. */
function oriented(up: number, down: number, direction: Better): EffectSize {
  return direction === 'higher'
    ? { worsening: -up, improvement: -down }
    : { worsening: up, improvement: down }
}

function relative(shift: number, to: number): number {
  return shift === 0 ? 0 : shift / Math.abs(to)
}
