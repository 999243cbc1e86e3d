// Group-sequential plan of both measurements: after which rounds, and at most how many, benchmarks are analysed, at what level.
import type { RunWarningOf } from '../model/comparison.ts'
import type { BenchmarkSeries, BetterDirection } from '../model/measuring.ts'
import type { DecisionRules, RunSettings } from '../model/settings.ts'
import { directionOfUnitWithDeclaration, isCountOrBytesUnit } from '../model/units.ts'
import {
  cubicSpending,
  nominalLevels,
  pocockLikeSpending,
  type SpendingFunction,
  squaredSpending,
} from '../stats/sequential.ts'
import { applyRuleDirection, rowRulesOf } from './row-rules.ts'
import { isMeasuredOnBothSides } from './unmatched.ts'

/** The settings that determine the interim analyses of a measurement. */
export interface InterimSettings extends Pick<RunSettings, 'count' | 'stopEarly'> {
  /**
   * True for a second measurement. It has at least `count` rounds, unless it shows the regression clearly before, and up to
   * twice as many if head is worse again but not yet significantly so.
   */
  readonly isAgain?: boolean
}

/**
 * The error probability of "a worsening as large as the threshold is ruled out", for each benchmark. It is spent in three
 * parts: at the analyses up to `count` rounds, at those beyond, and on a suspect that is measured again.
 */
const allowance = { upToCount: 0.035, beyond: 0.01, again: { upToCount: 0.004, beyond: 0.001 } }
/** The part for the first measurement. */
const passAlpha = allowance.upToCount + allowance.beyond
const passAlphaAgain = allowance.again.upToCount + allowance.again.beyond
/**
 * The parts of alpha spent on "worse" up to `count` rounds, and beyond: few benchmarks get there, and most slowdowns show
 * earlier. A tenth is kept in reserve: the levels are computed for sums of independent increments, and rank scores correlate
 * a little less between analyses. With all of alpha, unchanged benchmarks would be called worse in 5.3 %
 * (docs/calibration.md has today's figures).
 */
const worse = { upToCount: 0.8, beyond: 0.1 }
/** The parts for a second measurement; its alpha is so much smaller that it needs no reserve. */
const worseAgain = { upToCount: 0.8, beyond: 0.2 }

/** The most rounds of a benchmark, as multiples of `count`: in a first measurement, and in a second one. */
const [mostTimesCount, mostTimesAgain] = [3, 2]
/** Interim analyses come after these multiples of `count` rounds. Earlier ones would show little; more would cost power. */
const shares = [0.4, 0.6, 0.8, 1]
/** Analyses beyond `count`, of what is still open, in rounds that other benchmarks did not need. */
const sharesBeyond = [1.5, 2, 2.5, mostTimesCount]
/** Analyses beyond `count` in a second measurement, of what is worse again. */
const sharesBeyondAgain = [1.5, mostTimesAgain]

/** Returns the most rounds that one benchmark gets. */
export function maxRoundsOfPlan(plan: InterimSettings): number {
  if (isAnalysedOnlyOnce(plan)) return plan.count
  return plan.count * (plan.isAgain ? mostTimesAgain : mostTimesCount)
}

export function isAnalysedOnlyOnce({ stopEarly, isAgain }: InterimSettings): boolean {
  return !stopEarly && !isAgain
}

/** Returns the rounds after which a benchmark is analysed, the last included. */
export function plannedInterimRounds(plan: InterimSettings): readonly number[] {
  if (isAnalysedOnlyOnce(plan)) return [plan.count]
  // The first analysis would be too early for the level of a second measurement.
  const upToCount = plan.isAgain ? (plan.stopEarly ? shares.slice(1) : [1]) : shares
  const multiples = [...upToCount, ...(plan.isAgain ? sharesBeyondAgain : sharesBeyond)]
  return [...new Set(multiples.map(share => Math.ceil(share * plan.count)))]
}

/** Tells whether there is an interim analysis after `rounds`: the benchmark may end there, before its last round. */
export function isInterimRound(rounds: number, plan: InterimSettings): boolean {
  return rounds < maxRoundsOfPlan(plan) && plannedInterimRounds(plan).includes(rounds)
}

/**
 * Returns the analyses made by the time that `rounds` are in, the present one last. If the rounds end between two planned
 * ones, as the time was up or other benchmarks needed the rounds, their end is an analysis of its own, since the results did
 * not decide it. More rounds than planned count as the last analysis.
 */
export function roundsOfInterimLooksMadeByRound(rounds: number, plan: InterimSettings): readonly number[] {
  const end = Math.min(rounds, maxRoundsOfPlan(plan))
  return [...plannedInterimRounds(plan).filter(interim => interim < end), rounds]
}

/** Returns the level at which a worsening as large as the threshold is ruled out, at the analysis after `rounds`. */
export function interimLevelToRuleOutWorsening(rounds: number, plan: InterimSettings): number {
  if (plan.isAgain) {
    // A second measurement ends before `count` only if it shows the regression, so nothing is ruled out there.
    const made = roundsOfInterimLooksMadeByRound(rounds, plan).filter(
      interim => interim >= plan.count || interim === rounds,
    )
    const shareAt = (interim: number) => informationFraction(Math.max(interim, plan.count), plan)
    return nominalLevels(made.map(shareAt), passAlphaAgain, passSpendingAgain).at(-1) ?? 0
  }
  if (!plan.stopEarly) return passAlpha
  const made = roundsOfInterimLooksMadeByRound(rounds, plan).map(interim =>
    informationFraction(interim, plan),
  )
  return nominalLevels(made, passAlpha, passSpending).at(-1) ?? 0
}

/** Returns the information fraction: the share of the plan that `rounds` are, at most 1. */
export function informationFraction(rounds: number, plan: InterimSettings): number {
  return Math.min(1, rounds / maxRoundsOfPlan(plan))
}

/** A part for the analyses up to `count` rounds, and one for those beyond. */
interface TwoParts {
  readonly upToCount: number
  readonly beyond: number
}

/**
 * Spends parts of alpha up to `count` rounds, as `early` does, and evenly beyond; the plan has `most` times `count` rounds.
 */
function spendingInTwoParts(parts: TwoParts, most: number, early: SpendingFunction): SpendingFunction {
  return (alpha, share) => {
    const multiple = share * most
    const beyond = Math.max(0, multiple - 1) / (most - 1)
    return early(alpha * parts.upToCount, Math.min(1, multiple)) + alpha * parts.beyond * beyond
  }
}

const partsOf = ({ upToCount, beyond }: TwoParts, whole: number) => ({
  upToCount: upToCount / whole,
  beyond: beyond / whole,
})
const passSpending = spendingInTwoParts(partsOf(allowance, passAlpha), mostTimesCount, pocockLikeSpending)
/** Nothing is ruled out before `count` rounds of a second measurement, so all of the first part is spent there. */
const passSpendingAgain = spendingInTwoParts(
  partsOf(allowance.again, passAlphaAgain),
  mostTimesAgain,
  alpha => alpha,
)
/** Spends nothing in the first half: so few rounds could hardly reach so small a level. */
const worseSpending = spendingInTwoParts(worse, mostTimesCount, (alpha, share) =>
  share <= 0.5 ? 0 : cubicSpending(alpha, share),
)
/** Spends more early than the first measurement: alpha is so small that 60 % of the rounds could not reach it otherwise. */
const worseSpendingAgain = spendingInTwoParts(worseAgain, mostTimesAgain, squaredSpending)

/**
 * Returns the analyses at which a benchmark can have been found worse by the time that `rounds` are in, and how alpha is
 * spent over them: next to nothing early, so that the level at `count` is close to that of a single analysis. If rounds end
 * before `count` between two analyses, the last one may spend what that at `count` may.
 */
export function interimsAndSpendingOfRegressionTest(
  rounds: number,
  plan: InterimSettings,
): {
  readonly interims: readonly { readonly rounds: number; readonly share: number }[]
  readonly spending: SpendingFunction
} {
  // Its rounds correlate more with those of the analysis before than `count` rounds would, so its level is not too large.
  const isCutShort = rounds < plan.count && !plannedInterimRounds(plan).includes(rounds)
  const shareAt = (interim: number) =>
    informationFraction(isCutShort && interim === rounds ? plan.count : interim, plan)
  return {
    interims: roundsOfInterimLooksMadeByRound(rounds, plan).map(interim => ({
      rounds: interim,
      share: shareAt(interim),
    })),
    spending: plan.isAgain ? worseSpendingAgain : worseSpending,
  }
}

/**
 * Returns a bound of the smallest sequential p-value (one-sided) that `rounds` of a plan can reach, up to `count` or in a
 * second measurement, if every round favours one side. It is the paired test's 2^-n times a bound of the penalty for several
 * analyses, whose exact levels take long to compute.
 */
export function smallestSequentialPairedP(rounds: number, plan: InterimSettings): number {
  return interimPenalty(rounds, plan) * 2 ** -rounds
}

/**
 * Bounds of the sequential p-value as a multiple of a single p-value: at an analysis before `count`, which may spend little;
 * at the one at `count` (2.3 for plans of 30 rounds, 2.5 for those of 60, where a factor no longer matters); in a second
 * measurement at that one (2.4 for 12 rounds, 2.8 for 18, 3.4 for 60), or if it is its first analysis; and beyond that.
 */
const penalties = {
  ...{ early: 6, last: 2.1, firstAgain: 1 / worseAgain.upToCount, beyondAgain: 11 },
  lastAgainOfTwelve: 2.4,
  lastAgain: 3.4,
}

function interimPenalty(rounds: number, plan: InterimSettings): number {
  if (isAnalysedOnlyOnce(plan)) return 1
  if (plan.isAgain && rounds > plan.count) return penalties.beyondAgain
  if (!plan.stopEarly) return penalties.firstAgain
  if (plan.isAgain && rounds === plan.count)
    return rounds <= 12 ? penalties.lastAgainOfTwelve : penalties.lastAgain
  return rounds < plan.count && isInterimRound(rounds, plan) ? penalties.early : penalties.last
}

// Rounds: how few are enough for a gate to fail at all.

/**
 * Returns the fewest rounds for a family of `comparisons`.
 *
 * The paired p-value cannot go below 2^-n. Interim analyses multiply that by a penalty, and adjusting it for a family of m
 * by m. The result has to be at most half of alpha, so that a regression need not win every single round; and no fewer than
 * eight rounds are enough. Welch's p has no such floor, but needs two values on a side; without a test one round decides.
 */
export function fewestRoundsForFamily(comparisons: number, settings: SettingsForFewestRounds): number {
  const { alpha, deltaTest, correction, stopEarly } = settings
  if (deltaTest === 'none') return 1
  if (deltaTest === 'ttest') return 2
  const familySize = correction === 'none' ? 1 : Math.max(1, comparisons)
  let count = fewest
  while (2 * familySize * smallestSequentialPairedP(count, { count, stopEarly }) > alpha) count++
  return count
}

const fewest = 8

/** Returns the rounds after which an unchanged row can be decided, and most changed ones. */
export function roundsUntilFirstDecision(
  settings: Pick<RunSettings, 'count' | 'deltaTest' | 'stopEarly'>,
): number {
  const least = settings.deltaTest === 'none' ? 1 : settings.deltaTest === 'ttest' ? 2 : fewest
  if (!settings.stopEarly) return Math.min(least, settings.count)
  return plannedInterimRounds(settings).find(interim => interim >= least) ?? settings.count
}

/** The settings that determine how few rounds can show a regression. */
type SettingsForFewestRounds = Pick<RunSettings, 'alpha' | 'deltaTest' | 'correction' | 'stopEarly'>

/**
 * Returns how many rounds a family of `comparisons` needs, if `count` are too few; otherwise null. A gate that can never
 * fail, or only by extreme luck, must not look like one that guards.
 */
export function findTooFewRoundsRefusal(
  settings: SettingsForFewestRounds & Pick<RunSettings, 'count'>,
  comparisons: number,
): RunWarningOf<'too-few-rounds'> | null {
  const least = fewestRoundsForFamily(comparisons, settings)
  return settings.count >= least ? null : { kind: 'too-few-rounds', comparisons, least }
}

/** Tells whether a series could fail the run, as far as the first rounds show. */
export function couldSeriesFail(series: BenchmarkSeries, rules: DecisionRules): boolean {
  return directionIfSeriesCouldFail(series, rules) !== null
}

/** Returns the direction of a series that could fail the run, as far as the first rounds show; null if it could not. */
export function directionIfSeriesCouldFail(series: BenchmarkSeries, rules: DecisionRules): BetterDirection {
  const { rule: own, gate } = rowRulesOf(series, rules)
  const { unit, rule } = applyRuleDirection(series, rules, own)
  const isGated =
    gate === 'fail' && rule.assume !== 'exact' && !isCountOrBytesUnit(unit) && isMeasuredOnBothSides(series)
  return isGated ? directionOfUnitWithDeclaration(unit, rule) : null
}
