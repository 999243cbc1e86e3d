// The change of one comparison, once its p-values are adjusted.
import type { Change } from '../model/comparison.ts'
import type { Settings } from '../model/settings.ts'
import { exceeds } from './effect-size.ts'
import type { Evidence } from './evidence.ts'

/** The p-values that decide a change, adjusted for everything decided with it. */
export interface Adjusted {
  readonly worse: number
  readonly better: number
}

/** By how much the p of a large change has to be below alpha where no direction is known. */
const perhapsChance = 5

/**
 * Whether a row without a direction has changed by more than the threshold, by its own p alone. It keeps no round open and can
 * fail nothing, so after the few rounds that the others took its adjusted p says little; and a change that nobody is told
 * of is worse than one too many.
 */
function isLarge(
  worsening: number,
  improvement: number,
  p: number | null,
  alpha: number,
  threshold: number,
): boolean {
  return p !== null && p <= alpha / perhapsChance && exceeds(Math.max(worsening, improvement), threshold)
}

/**
 * Decides. regressed: shown to be worse, and estimated to be so by more than the threshold (with `strict` the p is that
 * of exceeding it). improved: the same for being better. unchanged: a worsening as large as the threshold is ruled out.
 * within: one as large as `rule-out` is ruled out, and the estimate does not exceed the threshold. Where the direction
 * is not known, a difference either way is a change, by its own p too (isLarge), and unchanged means that a worsening in either direction is ruled
 * out.
 */
export function decideChange(
  {
    direction,
    worsening,
    improvement,
    shown,
    p,
  }: Pick<Evidence, 'direction' | 'worsening' | 'improvement' | 'shown' | 'p'>,
  adjusted: Adjusted,
  { alpha, threshold }: Pick<Settings, 'alpha' | 'threshold'>,
): Change {
  const isWorse = adjusted.worse <= alpha && exceeds(worsening, threshold)
  const isBetter = adjusted.better <= alpha && exceeds(improvement, threshold)
  if (direction === null && (isWorse || isBetter || isLarge(worsening, improvement, p, alpha, threshold)))
    return 'changed'
  if (isWorse) return 'regressed'
  if (isBetter) return 'improved'
  if (shown.ruledOut) return 'unchanged'
  const isSmall = !exceeds(worsening, threshold) && (direction !== null || !exceeds(improvement, threshold))
  return shown.held && isSmall ? 'within' : 'inconclusive'
}
