// The fewest rounds with which a gate can fail at all.
import type { Series } from '../model/measuring.ts'
import type { TooFewRounds } from '../model/refusal.ts'
import type { Rules, Settings } from '../model/settings.ts'
import { isCounted, usualDirection } from '../model/units.ts'
import { plannedInterims, smallestP } from './interims.ts'
import { directed, rowRulesOf } from './row-rules.ts'
import { isMatched } from './unmatched.ts'

/**
 * The fewest rounds for `comparisons` that are judged together.
 *
 * The paired p cannot go below 2^-n. Looking more than once makes a multiple of that, and the smallest of m adjusted p-values is
 * m times as much again. It has to be half of alpha, so that a regression need not win every single round; and never
 * are fewer than eight enough. Welch's p has no such floor, but needs two values on a side; without a test one round decides.
 */
export function leastRounds(comparisons: number, settings: Deciding): number {
  const { alpha, deltaTest, correction, stopEarly } = settings
  if (deltaTest === 'none') return 1
  if (deltaTest === 'ttest') return 2
  const together = correction === 'none' ? 1 : Math.max(1, comparisons)
  let count = fewest
  while (2 * together * smallestP(count, { count, stopEarly }) > alpha) count++
  return count
}

const fewest = 8

/** The rounds after which a row that has not changed can be decided, and most that have. */
export function roundsToDecide(settings: Pick<Settings, 'count' | 'deltaTest' | 'stopEarly'>): number {
  const least = settings.deltaTest === 'none' ? 1 : settings.deltaTest === 'ttest' ? 2 : fewest
  if (!settings.stopEarly) return Math.min(least, settings.count)
  return plannedInterims(settings).find(look => look >= least) ?? settings.count
}

/** What decides how few rounds can show something. */
export type Deciding = Pick<Settings, 'alpha' | 'deltaTest' | 'correction' | 'stopEarly'>

/**
 * Whether `count` rounds are too few for `comparisons` judged together, and how many would do; null where they suffice. A
 * gate that can never fail, or only with extreme luck, must not look like one that guards.
 */
export function tooFewRounds(
  settings: Deciding & Pick<Settings, 'count'>,
  comparisons: number,
): TooFewRounds | null {
  const least = leastRounds(comparisons, settings)
  return settings.count >= least ? null : { kind: 'too-few-rounds', comparisons, least }
}

/** Whether a series will be judged with the others, as far as can be told before it has been measured often. */
export function couldFail(series: Series, rules: Rules): boolean {
  const { rule: own, gate } = rowRulesOf(series, rules)
  const { unit, rule } = directed(series, rules, own)
  const direction = rule.better !== undefined ? rule.better : usualDirection(unit)
  return (
    gate === 'fail' && direction !== null && rule.assume !== 'exact' && !isCounted(unit) && isMatched(series)
  )
}
