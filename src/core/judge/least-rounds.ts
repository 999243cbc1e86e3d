// The fewest rounds with which a gate can fail at all.
import { Misconfigured } from '../model/errors.ts'
import type { Series } from '../model/measuring.ts'
import type { Settings } from '../model/settings.ts'
import { isCounted, usualDirection } from '../model/units.ts'
import { isMatched } from './unmatched.ts'

/**
 * The fewest rounds for `comparisons` that are judged together.
 *
 * The paired p cannot go below 2^-n, and the smallest of m adjusted p-values not below m times that, so n rounds need
 * m * 2^-n <= alpha; one more is asked for, so that a regression need not win every single round, and never fewer than
 * eight. Welch's p has no such floor, but needs two values on a side; without a test one round decides.
 */
export function leastRounds(
  comparisons: number,
  { alpha, deltaTest, correction }: Pick<Settings, 'alpha' | 'deltaTest' | 'correction'>,
): number {
  if (deltaTest === 'none') return 1
  if (deltaTest === 'ttest') return 2
  const together = correction === 'none' ? 1 : Math.max(1, comparisons)
  return Math.max(8, Math.ceil(1 + Math.log2(together / alpha)))
}

/**
 * Throws Misconfigured where `count` rounds are too few for `comparisons` judged together: a gate that can never fail, or
 * only with all the luck in the world, must not look like one that guards.
 */
export function refuseBlindGate(
  settings: Pick<Settings, 'count' | 'alpha' | 'deltaTest' | 'correction'>,
  comparisons: number,
): void {
  const { count, alpha, correction } = settings
  const least = leastRounds(comparisons, settings)
  if (count >= least) return
  const family = comparisons > 1 ? ` over ${comparisons} comparisons (correction: ${correction})` : ''
  throw new Misconfigured(
    `count: ${count} ${count === 1 ? 'round is' : 'rounds are'} too few for alpha ${alpha}${family}: the gate could hardly ever fail. Set count to at least ${least}.`,
  )
}

/** Whether a series will be judged with the others, as far as can be told before it has been measured often. */
export function couldFail(series: Series): boolean {
  const { unit, rule } = series
  const direction = rule.better !== undefined ? rule.better : usualDirection(unit)
  return direction !== null && rule.assume !== 'exact' && !isCounted(unit) && isMatched(series)
}
