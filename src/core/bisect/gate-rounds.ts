// How many rounds a gate takes: enough to tell the whole slowdown from none.
import type { Belief } from './belief.ts'
import type { Trail } from './trail.ts'

/** The whole slowdown in standard errors of a gate: at halfway it is wrong once in 30,000 gates, if noise is normal. */
const apart = 8
/** As the gate asks for. */
const fewest = 8

/**
 * The rounds of the next gate at `place`, from how far the answers so far vary: at most `most`, but for a commit that has
 * been measured, whose rounds are doubled.
 */
export function roundsFor(trail: Trail, belief: Belief, place: number, most: number): number {
  const before = Math.max(0, ...trail.answers.filter(({ at }) => at === place).map(({ rounds }) => rounds))
  if (before > 0) return Math.min(2 * before, 4 * most)
  const gap = Math.max(belief.least, 2 * deviationOf(belief.levels, belief.at[place] as Float64Array))
  const rounds = Math.ceil((apart * spreadOf(trail)) ** 2 / gap ** 2)
  return Math.max(fewest, Math.min(most, Number.isFinite(rounds) ? rounds : most))
}

/** Of two levels that are equally likely it is half of what is between them. */
function deviationOf(levels: readonly number[], weights: Float64Array): number {
  const moment = (of: (level: number) => number) =>
    levels.reduce((sum, level, n) => sum + of(level) * (weights[n] ?? 0), 0)
  const mean = moment(level => level)
  return Math.sqrt(moment(level => (level - mean) ** 2))
}

/** The standard error that so many rounds would have. */
export function errorAfter(trail: Trail, rounds: number): number {
  return spreadOf(trail) / Math.sqrt(rounds)
}

/** The standard error of one round: the middle one of all answers, as an interval of few rounds is little known itself. */
function spreadOf({ answers }: Trail): number {
  const measured = answers.filter(({ rounds }) => rounds > 0)
  const each = measured.map(({ error, rounds }) => error * Math.sqrt(rounds)).sort((a, b) => a - b)
  return each[each.length >> 1] ?? 0
}
