// The change of one comparison, once its p-values are adjusted.
import type { Change } from '../model/comparison.ts'
import type { Settings } from '../model/settings.ts'
import { exceeds } from './apart.ts'
import type { Evidence } from './evidence.ts'

/** The p-values that decide a change, adjusted for everything decided with it. */
export interface Adjusted {
  readonly worse: number
  readonly better: number
}

/**
 * Decides. regressed: shown to be worse, and estimated to be so by more than the threshold (with `strict` the p is that
 * of exceeding it). improved: the same for being better. unchanged: a worsening as large as the threshold is ruled out.
 * within: one as large as `rule-out` is ruled out, and the estimate does not exceed the threshold. Where the direction
 * is not known, a difference either way is a change, and unchanged means that a worsening in either direction is ruled
 * out.
 */
export function changeOf(
  {
    direction,
    worsening,
    improvement,
    shown,
  }: Pick<Evidence, 'direction' | 'worsening' | 'improvement' | 'shown'>,
  adjusted: Adjusted,
  { alpha, threshold }: Pick<Settings, 'alpha' | 'threshold'>,
): Change {
  const isWorse = adjusted.worse <= alpha && exceeds(worsening, threshold)
  const isBetter = adjusted.better <= alpha && exceeds(improvement, threshold)
  if (direction === null && (isWorse || isBetter)) return 'changed'
  if (isWorse) return 'regressed'
  if (isBetter) return 'improved'
  if (shown.ruledOut) return 'unchanged'
  const isSmall = !exceeds(worsening, threshold) && (direction !== null || !exceeds(improvement, threshold))
  return shown.held && isSmall ? 'within' : 'inconclusive'
}
