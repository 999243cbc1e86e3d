// From the judge's comparison of a commit with GOOD to what it tells the search.

import { wholeRounds } from '../judge/blocks.ts'
import { exceeds } from '../judge/effect-size.ts'
import type { Comparison } from '../model/comparison.ts'
import type { Answer } from './trail.ts'

/** The half width of a 95 % interval, in standard errors. */
const half = 1.959964

/**
 * What a comparison says of the commit at `at`: from its interval, and where it was measured again from that alone, as what
 * was suspected is worse by chance more often than better, and as code was laid out anew. Null where it says nothing:
 * no direction, no ratio or no interval.
 */
export function answerOf(comparison: Comparison, at: number): Answer | null {
  const { base, head, ratio } = comparison.confirmation ?? comparison
  if (comparison.better === null || ratio === null || ratio.low === null || ratio.high === null) return null
  const sign = comparison.better === 'higher' ? -1 : 1
  return {
    at,
    worse: sign * Math.log(ratio.estimate),
    error: ratio.low > 0 ? Math.log(ratio.high / ratio.low) / (2 * half) : Number.POSITIVE_INFINITY,
    rounds: wholeRounds({ base: base.samples, head: head.samples }),
  }
}

/** What is said of a gate: whether the commit has the slowdown of BAD, none of it, or a part of it. */
export type Position = 'slower' | 'not slower' | 'between' | 'undecided'

/** By the 95 % interval of the answer, and how far commits differ that change nothing. */
export function positionOf(
  { worse, error }: Pick<Answer, 'worse' | 'error'>,
  whole: number,
  wobble: number,
): Position {
  const margin = half * Math.hypot(error, wobble)
  const isNone = !exceeds(worse, margin)
  const isWhole = !exceeds(whole - margin, worse)
  if (isNone && isWhole) return 'undecided'
  if (isNone) return 'not slower'
  return isWhole ? 'slower' : 'between'
}
