// The planned looks: after which rounds benchmarks may be judged before their last, and how strictly.

import type { TooFewRounds } from '../model/errors.ts'
import type { Series } from '../model/measuring.ts'
import type { Rules, Settings } from '../model/settings.ts'
import { isCounted, usualDirection } from '../model/units.ts'
import { cubic, nominalLevels, pocockLike, type Spending, squared } from '../stats/sequential.ts'
import { directed, rowRulesOf } from './row-rules.ts'
import { isMatched } from './unmatched.ts'

/** What the plan of a measurement depends on. */
export interface InterimPlan extends Pick<Settings, 'count' | 'stopEarly'> {
  /**
   * Whether it is a second measurement. It has at least `count` rounds, unless it shows the regression clearly before, and twice as many
   * where head is worse again and that is not shown yet.
   */
  readonly isAgain?: boolean
}

/**
 * The share of wrong answers allowed to "a worsening as large as the threshold is ruled out", of one benchmark. It is
 * spent in three parts: at the looks up to `count` rounds, at those beyond, and on a suspect that is measured again.
 */
const allowance = { upToCount: 0.035, beyond: 0.01, again: { upToCount: 0.004, beyond: 0.001 } }
/** The part that is left for the looks at the first measurement. */
const passAlpha = allowance.upToCount + allowance.beyond
const passAlphaAgain = allowance.again.upToCount + allowance.again.beyond
/**
 * The parts of alpha that finding a benchmark worse may use up to `count` rounds, and beyond: few benchmarks get there,
 * and most slowdowns show earlier. A tenth is kept back: the limits are computed for sums, and scores of ranks
 * correlate a little less between looks. With all of alpha, unchanged benchmarks would be called worse in 5.3 %
 * (docs/calibration.md has today's figures).
 */
const worse = { upToCount: 0.8, beyond: 0.1 }
/** The same of a second measurement; far less of alpha is left there, so that nothing has to be kept back. */
const worseAgain = { upToCount: 0.8, beyond: 0.2 }

/** Looks come after these multiples of `count` rounds. An earlier look would show little; more looks cost power. */
const shares = [0.4, 0.6, 0.8, 1]
/** Looks beyond `count`, for what is still open, in rounds that others did not need. */
const sharesBeyond = [1.5, 2, 2.5, 3]
/** The same of a second measurement, for what is worse again. */
const sharesBeyondAgain = [1.5, 2]

/** The most rounds of one benchmark. */
export function mostRounds(plan: InterimPlan): number {
  return plan.count * mostTimes(plan)
}

/** Whether all rounds are judged at once. */
export function hasOneAnalysis({ stopEarly, isAgain }: InterimPlan): boolean {
  return !stopEarly && !isAgain
}

function mostTimes({ stopEarly, isAgain }: InterimPlan): number {
  if (isAgain) return sharesBeyondAgain.at(-1) ?? 1
  return stopEarly ? (sharesBeyond.at(-1) ?? 1) : 1
}

/** The rounds after which a benchmark is looked at, the last included. */
export function plannedInterims(plan: InterimPlan): readonly number[] {
  if (hasOneAnalysis(plan)) return [plan.count]
  // The first look would come too soon for what a second measurement has to show.
  const upToCount = plan.isAgain ? (plan.stopEarly ? shares.slice(1) : [1]) : shares
  const all = [...upToCount, ...(plan.isAgain ? sharesBeyondAgain : sharesBeyond)]
  return [...new Set(all.map(share => Math.ceil(share * plan.count)))]
}

/** Whether a benchmark may leave after `rounds`, which are not its last. */
export function isInterim(rounds: number, plan: InterimPlan): boolean {
  return rounds < mostRounds(plan) && plannedInterims(plan).includes(rounds)
}

/**
 * The looks made by the time that `rounds` are in, the present one last. If the rounds end between two planned looks,
 * as the time was up or others needed the rounds, that end is a look of its own, since the results did not decide it.
 * More rounds than planned count as the last look.
 */
export function interimsAt(rounds: number, plan: InterimPlan): readonly number[] {
  return [...plannedInterims(plan).filter(look => look < Math.min(rounds, mostRounds(plan))), rounds]
}

/** The p at which a worsening as large as the threshold counts as ruled out, at the look after `rounds`. */
export function passLevel(rounds: number, plan: InterimPlan): number {
  if (plan.isAgain) {
    // It ends before `count` only where it finds the same again, so that this is not looked at before.
    const made = interimsAt(rounds, plan).filter(look => look >= plan.count || look === rounds)
    const shareAt = (look: number) => planShare(Math.max(look, plan.count), plan)
    return nominalLevels(made.map(shareAt), passAlphaAgain, passSpendingAgain).at(-1) ?? 0
  }
  if (!plan.stopEarly) return passAlpha
  const made = interimsAt(rounds, plan).map(look => planShare(look, plan))
  return nominalLevels(made, passAlpha, passSpending).at(-1) ?? 0
}

/** How much of the plan `rounds` are; at most 1, also for a run that made more. */
export function planShare(rounds: number, plan: InterimPlan): number {
  return Math.min(1, rounds / mostRounds(plan))
}

const passSpendingAgain: Spending = (alpha, share) => {
  const [usual, more] = stretchesAgain(share)
  return (alpha * (allowance.again.upToCount * usual + allowance.again.beyond * more)) / passAlphaAgain
}

const passSpending: Spending = (alpha, share) => {
  const [usual, more] = stretches(share)
  return (
    pocockLike((alpha * allowance.upToCount) / passAlpha, usual) +
    (alpha * allowance.beyond * more) / passAlpha
  )
}

/** In the first half nothing, as so few rounds could hardly show what so little allows. */
const worseSpending: Spending = (alpha, share) => {
  const [usual, more] = stretches(share)
  return usual <= 0.5 ? 0 : cubic(alpha * worse.upToCount, usual) + alpha * worse.beyond * more
}

/** More is spent early than at first: so little of alpha is left that 60 % of the rounds could not show it otherwise. */
const worseSpendingAgain: Spending = (alpha, share) => {
  const [usual, more] = stretchesAgain(share)
  return squared(alpha * worseAgain.upToCount, usual) + alpha * worseAgain.beyond * more
}

/** A WorseLook is a look at which a benchmark can be found worse, and the share of the plan by which alpha is spent there. */
export interface WorseLook {
  readonly rounds: number
  readonly share: number
}

/**
 * The looks at which a benchmark can have been found worse by the time that `rounds` are in, and how alpha is spent over
 * them: next to nothing early, so that the one at `count` is hardly worse than a single one. Rounds that end before
 * `count` between two looks have had their last, which may use what that at `count` may.
 */
export function worseInterims(
  rounds: number,
  plan: InterimPlan,
): { readonly looks: readonly WorseLook[]; readonly spending: Spending } {
  // Its rounds are more like those of the look before than `count` rounds would be, so that its limit is not too wide.
  const isCutShort = rounds < plan.count && !plannedInterims(plan).includes(rounds)
  const shareAt = (look: number) => planShare(isCutShort && look === rounds ? plan.count : look, plan)
  return {
    looks: interimsAt(rounds, plan).map(look => ({ rounds: look, share: shareAt(look) })),
    spending: plan.isAgain ? worseSpendingAgain : worseSpending,
  }
}

/**
 * The smallest p (one-sided, over all looks) that `rounds` of a plan can show, up to `count` or in a second measurement: all of them say
 * the same at every look. It is the paired test's 2^-n, and what looking more than once adds to that is bounded, as its limits take long
 * to compute.
 */
export function smallestP(rounds: number, plan: InterimPlan): number {
  return timesForLooking(rounds, plan) * 2 ** -rounds
}

/**
 * How many times a single p the p over all looks is at most: at a look before `count`, which may spend little, at that one
 * (2.3 for plans of 30 rounds, 2.6 for those of 100; a second measurement has fewer looks), and in a second measurement at its first
 * look where that is the one at `count`, and beyond that.
 */
const forLooking = { early: 6, last: 2.1, firstAgain: 1 / worseAgain.upToCount, beyondAgain: 11 }

function timesForLooking(rounds: number, plan: InterimPlan): number {
  if (hasOneAnalysis(plan)) return 1
  if (plan.isAgain && rounds > plan.count) return forLooking.beyondAgain
  if (!plan.stopEarly) return forLooking.firstAgain
  return rounds < plan.count && isInterim(rounds, plan) ? forLooking.early : forLooking.last
}

/** The share of the rounds up to `count` that are in, and of those beyond, where there are `most` times `count` in all. */
function stretchesOf(share: number, most: number): readonly [usual: number, more: number] {
  const times = share * most
  return [Math.min(1, times), Math.max(0, times - 1) / (most - 1)]
}

const stretches = (share: number) => stretchesOf(share, sharesBeyond.at(-1) ?? 1)
const stretchesAgain = (share: number) => stretchesOf(share, sharesBeyondAgain.at(-1) ?? 1)

// The fewest rounds with which a gate can fail at all.

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
