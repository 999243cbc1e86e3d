// Judges the second measurement of suspected regressions: one fails the run only if it recurs there.
import type { Comparison, ComparisonChangeKind, Confirmation } from '../model/comparison.ts'
import { type BenchmarkSeries, rowId } from '../model/measuring.ts'
import type { BenchmarkLostToFailure } from '../model/result-file.ts'
import type { DecisionRules } from '../model/settings.ts'
import {
  countCompleteRounds,
  countRoundsOfComparison,
  createSampleTruncator,
  type MachineIndexByRound,
} from './blocks.ts'
import { compareAllSeries } from './compare-series.ts'
import { estimatedWorsening, exceedsLimit, isIntervalBeyondLimit } from './effect-size.ts'
import {
  fewestRoundsForFamily,
  type InterimSettings,
  isInterimRound,
  maxRoundsOfPlan,
  plannedInterimRounds,
  smallestSequentialPairedP,
} from './interim-plan.ts'
import { isRowOfBenchmarkOrSubBenchmark, settingsOfRow } from './row-rules.ts'

/** Returns the suspects: regressions that could fail the run, and are measured again if the driver can measure single benchmarks. */
export function selectSuspects(comparisons: readonly Comparison[]): readonly Comparison[] {
  return comparisons.filter(({ change, gate, exact }) => change === 'regressed' && gate === 'fail' && !exact)
}

/**
 * Returns the plan of the second measurement of a suspect, given the rounds of its first: as many, and no fewer than
 * `count` if rounds may end early, as most then do. It is extended if head is worse again but not significantly so.
 */
export function confirmationPlanByFirstRoundCount(
  rounds: number,
  rules: Pick<DecisionRules, 'count' | 'stopEarly'>,
): InterimSettings {
  const count = rules.stopEarly ? Math.max(rounds, rules.count) : rounds
  return { count, stopEarly: rules.stopEarly && count >= fewestToEnd, isAgain: true }
}

export function confirmationPlanOfSuspect(
  suspect: Pick<Comparison, 'base' | 'head'>,
  rules: DecisionRules,
): InterimSettings {
  return confirmationPlanByFirstRoundCount(countRoundsOfComparison(suspect), rules)
}

function plansOf(
  suspects: readonly Comparison[],
  rules: DecisionRules,
): ReadonlyMap<string, InterimSettings> {
  return new Map(suspects.map(suspect => [rowId(suspect), confirmationPlanOfSuspect(suspect, rules)]))
}

/** With fewer rounds there is little to save, and several analyses would cost too much power. */
const fewestToEnd = 12

/**
 * Keeps a suspected regression only if a second measurement, by itself, shows it too: in the same direction, worse than the
 * threshold, and with p <= `confirmationSignificanceLevelOfSuspect`, adjusted for the number of suspects and the interim analyses. It can only take
 * findings away, so every error rate of the first measurement still holds.
 *
 * A suspect that does not recur has used up most of its allowance for being called unchanged: it is unchanged (or within
 * `rule-out`) only if that is ruled out at the small level that remains, and otherwise inconclusive. A suspect that was not
 * measured again, or in too few rounds to show anything, stays regressed: a command that falls silent must not turn a
 * regression green.
 */
export function applyConfirmationToComparisons(
  first: readonly Comparison[],
  again: readonly BenchmarkSeries[],
  rules: DecisionRules,
  machines: MachineIndexByRound = [],
): readonly Comparison[] {
  const second = repeatedBy(first, again, rules, machines)
  return first.map(comparison => {
    const repeated = second.get(rowId(comparison))
    if (!repeated) return comparison
    const { base, head, ratio, shift, ruledOut, adjustedP: p } = repeated
    const again = { base, head, ratio, ...(shift !== undefined && { shift }), p }
    const limit = confirmationSignificanceLevelOfSuspect(comparison, again, second.size, rules)
    if (limit === null) return comparison
    const recurred = repeated.change === 'regressed' && (p ?? 0) <= limit
    return {
      ...comparison,
      ruledOut,
      change: recurred ? 'regressed' : afterSecond(repeated, settingsOfRow(comparison, rules)),
      confirmation: { recurred, ...again },
    }
  })
}

/** Compares the suspects in their second measurement, by row id; leaves out those with too few rounds there. */
function repeatedBy(
  first: readonly Comparison[],
  again: readonly BenchmarkSeries[],
  rules: DecisionRules,
  machines: MachineIndexByRound,
): ReadonlyMap<string, Comparison> {
  const plans = plansOf(selectSuspects(first), rules)
  const measured = again.filter(comparison => {
    const plan = plans.get(rowId(comparison))
    return (
      plan !== undefined &&
      countCompleteRounds(comparison) >= Math.min(plan.count, fewestRoundsForFamily(1, rules))
    )
  })
  const repeats = compareAllSeries(
    measured,
    rules,
    machines,
    comparison => plans.get(rowId(comparison)) ?? rules,
  )
  return new Map(repeats.map(comparison => [rowId(comparison), comparison]))
}

/** Other parts of a run may have as many times the suspects of this one. */
const mostInParts = 16

/**
 * Returns the suspects whose second measurement is not over after `made` rounds, as row ids. It is over at the end of its
 * plan, or at an interim analysis that shows a regression (before `count`, only with an interval entirely beyond the
 * threshold); from `count` on also at an analysis in which head is not worse by more than the threshold. In a part of a run
 * (`isPart`) a suspect is adjusted for the suspects of all parts, so it goes on to `count`, and needs a smaller p.
 */
export function findRowIdsOfSuspectsStillToConfirm(
  suspected: readonly Comparison[],
  again: readonly BenchmarkSeries[],
  made: number,
  rules: DecisionRules,
  isPart: boolean,
): ReadonlySet<string> {
  const plans = plansOf(suspected, rules)
  // Suspects may have analyses after different rounds: each is judged by the last of its own.
  const lastInterim = (plan: InterimSettings) =>
    plannedInterimRounds(plan).findLast(interim => interim <= made) ?? 0
  const analysed = again.flatMap(series => {
    const plan = plans.get(rowId(series))
    return plan === undefined ? [] : { ...series, ...createSampleTruncator(lastInterim(plan))(series) }
  })
  // All suspects count, whether they are over or not, as they are adjusted together in the end.
  const measured = again.filter(series => plans.has(rowId(series))).length
  const familySize = rules.correction === 'none' ? 1 : measured
  const second = repeatedBy(suspected, analysed, { ...rules, correction: 'none' }, [])
  const isOver = (suspect: Comparison) => {
    const plan = confirmationPlanOfSuspect(suspect, rules)
    const isFull = made >= plan.count
    const repeated = second.get(rowId(suspect))
    if (made >= maxRoundsOfPlan(plan)) return true
    if (isPart && !isFull) return false
    if (!repeated || !exceedsThresholdInConfirmation(suspect, repeated, rules)) return isFull
    const { threshold } = settingsOfRow(suspect, rules)
    if (!isFull && !isIntervalBeyondLimit(repeated.ratio, suspect.better, threshold)) return false
    const p = (repeated.adjustedP ?? 0) * familySize * (isPart ? mostInParts : 1)
    const limit = limitOfPlan(plan, measured, rules)
    return repeated.change === 'regressed' && limit !== null && p <= limit
  }
  return new Set(suspected.filter(suspect => !isOver(suspect)).map(rowId))
}

/** Tells whether the second measurement of a suspect is also worse than the threshold, by the estimate. */
export function exceedsThresholdInConfirmation(
  suspect: Comparison,
  second: Pick<Comparison, 'ratio' | 'shift' | 'base' | 'head'>,
  rules: DecisionRules,
): boolean {
  const { threshold } = settingsOfRow(suspect, rules)
  return exceedsLimit(estimatedWorsening({ ...second, better: suspect.better }), threshold)
}

/**
 * Makes suspects inconclusive whose base failed in the second measurement: they are neither confirmed nor refuted. A suspect
 * whose head failed stays regressed: head must not get rid of a finding by breaking.
 */
export function makeSuspectsOfFailedBaseInconclusive(
  comparisons: readonly Comparison[],
  lost: readonly BenchmarkLostToFailure[],
): readonly Comparison[] {
  const isOpen = ({ change, exact, confirmation, package: path, benchmark }: Comparison) =>
    change === 'regressed' &&
    !exact &&
    confirmation === null &&
    lost.some(
      entry =>
        entry.package === path &&
        entry.benchmark !== null &&
        isRowOfBenchmarkOrSubBenchmark(benchmark, entry.benchmark) &&
        entry.failures.every(({ side }) => side === 'base'),
    )
  return comparisons.map(comparison =>
    isOpen(comparison) ? { ...comparison, change: 'inconclusive' } : comparison,
  )
}

/**
 * Returns the confirmation level: the largest p with which a regression recurs, if `suspected` suspects were measured again.
 * Null if so many suspects could not recur in this one's rounds.
 */
export function confirmationSignificanceLevelOfSuspect(
  first: Comparison,
  again: Omit<Confirmation, 'recurred'>,
  suspected: number,
  rules: DecisionRules,
): number | null {
  const plan = confirmationPlanOfSuspect(first, rules)
  const made = countRoundsOfComparison(again)
  const ofPlan = limitOfPlan(plan, suspected, rules)
  const isOver =
    (ofPlan !== null && (again.p ?? 0) <= ofPlan) || !exceedsThresholdInConfirmation(first, again, rules)
  if (isInterimRound(made, plan) && isOver) return ofPlan
  // A measurement that was cut short could not show as much as its plan.
  const ofMade = limitOf(made, suspected, plan, rules)
  return ofMade === null ? null : Math.max(ofMade, ofPlan ?? 0)
}

/** The confirmation level is alpha divided by the first of these that the rounds can show. */
const confirmationAlphaDivisorsToTry = [40, 15, 5]

type Limiting = Pick<DecisionRules, 'alpha' | 'correction' | 'deltaTest'>

/**
 * Returns the confirmation level of a whole plan. Code that has moved in memory is sure to be suspected, and in new layouts
 * would recur by chance as often as alpha says: too often for a red check. So the level is alpha / 40 over all analyses,
 * or alpha / 15 or alpha / 5 if `count` rounds cannot show that with one round against it. If they cannot show alpha / 5
 * either, the rounds beyond `count` are taken into account.
 */
function limitOfPlan(plan: InterimSettings, suspected: number, rules: Limiting): number | null {
  const usual = limitOf(plan.count, suspected, plan, rules)
  return usual !== null && usual < rules.alpha
    ? usual
    : limitOf(maxRoundsOfPlan(plan), suspected, plan, rules)
}

/** Returns the confirmation level after `rounds` of a plan: alpha itself if they cannot show a fifth of it. */
function limitOf(
  rounds: number,
  suspected: number,
  plan: InterimSettings,
  { alpha, correction, deltaTest }: Limiting,
): number | null {
  const least = (correction === 'none' ? 1 : suspected) * smallestSequentialPairedP(rounds, plan)
  const limit = confirmationAlphaDivisorsToTry.map(part => alpha / part).find(p => 2 * least <= p) ?? alpha
  const isBounded = deltaTest !== 'ttest' && deltaTest !== 'none'
  return isBounded && least > limit ? null : limit
}

/** Returns the change of a suspect that did not recur. */
function afterSecond(
  { change, ruledOut }: Comparison,
  { threshold, ruleOut }: DecisionRules,
): ComparisonChangeKind {
  if (change === 'regressed' || ruledOut === null || exceedsLimit(ruledOut, ruleOut)) return 'inconclusive'
  if (!exceedsLimit(ruledOut, threshold)) return 'unchanged'
  return change === 'inconclusive' ? change : 'within'
}
