// The end of a measurement: which benchmarks get further rounds, which are measured again, and how precise rounds must be.
import { groupBy } from '../common/memoize.ts'
import type { Comparison } from '../model/comparison.ts'
import type { RateThresholdTooLargeRefusal, RefusalAfterFirstRound } from '../model/errors.ts'
import {
  type BenchmarkSeries,
  configValueOfMeasurement,
  type MeasuredRound,
  type Measurement,
  packageAndBenchmarkId,
  rowId,
  type Side,
  type UnitDeclarations,
} from '../model/measuring.ts'
import type { DecisionRules } from '../model/settings.ts'
import { isTimeOrRateUnit } from '../model/units.ts'
import { collectSeriesFromRounds } from '../rounds/collect.ts'
import { countCompleteRounds } from './blocks.ts'
import {
  compareAllSeries,
  decideChangesOfAllSeries,
  isTooNoisyEvenAfterAllPlannedRounds,
  type SeriesDecision,
} from './compare-series.ts'
import { confirmationPlanOfSuspect, findRowIdsOfSuspectsStillToConfirm, selectSuspects } from './confirm.ts'
import { exceedsLimit, isIntervalBeyondLimit, worseningAndImprovementOfRatio } from './effect-size.ts'
import {
  couldSeriesFail,
  directionIfSeriesCouldFail,
  findTooFewRoundsRefusal,
  isInterimRound,
  maxRoundsOfPlan,
  plannedInterimRounds,
} from './interim-plan.ts'
import { rowRulesOf, settingsOfRow } from './row-rules.ts'
import { minRoundsToDetectReplayedValues, replayedRunWarningOfSides } from './run-warnings.ts'
import { isMeasuredOnBothSides } from './unmatched.ts'

/** The part of an item that gets another round: all, nothing, or the benchmarks with these reported names. */
export type BenchmarksOfItemInNextRound = 'all' | 'nothing' | readonly string[]

/**
 * Returns why the run is refused, given the rounds of each item; null if it is not. Only the first round is checked:
 * further rounds cannot fix it, and users should not learn it after an hour. Nothing measured is no refusal if there are
 * `others`, failed or proven unchanged: the verdict reports these.
 */
export function whyRefusedAfterFirstRound(
  items: readonly (readonly MeasuredRound[])[],
  units: UnitDeclarations,
  rules: DecisionRules,
  others = 0,
): RefusalAfterFirstRound | null {
  if (roundsMade(items) !== 1) return null
  const series = items.flatMap(rounds => collectSeriesFromRounds(rounds, units))
  return (
    (others === 0 ? nothingMeasured(series) : null) ??
    findTooFewRoundsRefusal(rules, series.filter(candidate => couldSeriesFail(candidate, rules)).length) ??
    thresholdBeyondRate(series, rules)
  )
}

/** Refuses a threshold with which a benchmark could never fail: no rate can fall by more than all of it. */
function thresholdBeyondRate(
  series: readonly BenchmarkSeries[],
  rules: DecisionRules,
): RateThresholdTooLargeRefusal | null {
  const gated = series.filter(row => couldSeriesFail(row, rules))
  for (const rows of groupBy(gated, packageAndBenchmarkId).values()) {
    const [row] = rows as [BenchmarkSeries]
    const { threshold } = rowRulesOf(row, rules).rules
    const areRates = rows.every(one => directionIfSeriesCouldFail(one, rules) === 'higher')
    if (areRates && rows.every(one => rowRulesOf(one, rules).rules.threshold >= 1))
      return { kind: 'threshold-beyond-rate', benchmark: row.benchmark, unit: row.unit, threshold }
  }
  return null
}

/** Decides which part of each item gets another round, given its rounds; `isPart` tells that it is judged with other parts. */
export function selectBenchmarksForNextRound(
  items: readonly (readonly MeasuredRound[])[],
  units: UnitDeclarations,
  rules: DecisionRules,
  isPart = false,
): readonly BenchmarksOfItemInNextRound[] {
  const made = roundsMade(items)
  const mayBeReplayed = made === minRoundsToDetectReplayedValues
  if (!mayBeReplayed && !isInterimRound(made, rules)) return items.map(() => 'all')
  const series = items.map(rounds => collectSeriesFromRounds(rounds, units))
  // Further rounds of replayed times show nothing.
  if (mayBeReplayed && replayedRunWarningOfSides(series.flat()) !== null) return items.map(() => 'nothing')
  // An item that measured nothing in several rounds, or only one side, shows no more in another. In fewer, it may have been
  // skipped by chance. A command's next round may print more, and without it nothing else would be measured.
  const isIdle = (rounds: readonly MeasuredRound[]) =>
    items.length > 1 && made >= minRoundsToDetectReplayedValues && !haveCommonName(rounds)
  const progress = isInterimRound(made, rules)
    ? findOpenBenchmarksOfSeriesGroups(series, made, rules, isPart)
    : null
  return items.map((rounds, index) => {
    const state = progress?.[index]
    if (state?.isSettled || isIdle(rounds)) return 'nothing'
    return state ? state.open : 'all'
  })
}

/**
 * Decides which part of each item gets another round in the second measurement, given its rounds there: the suspects that
 * are still open at the interim analyses of their plans.
 */
export function selectSuspectsForNextConfirmationRound(
  items: readonly (readonly MeasuredRound[])[],
  units: UnitDeclarations,
  suspected: readonly Comparison[],
  rules: DecisionRules,
  isPart = false,
): readonly BenchmarksOfItemInNextRound[] {
  const made = roundsMade(items)
  const plans = suspected.map(suspect => confirmationPlanOfSuspect(suspect, rules))
  if (!plans.some(plan => made === maxRoundsOfPlan(plan) || isInterimRound(made, plan)))
    return items.map(() => 'all')
  const series = items.map(rounds => collectSeriesFromRounds(rounds, units))
  // All at once, as suspects are adjusted for one another.
  const open = findRowIdsOfSuspectsStillToConfirm(suspected, series.flat(), made, rules, isPart)
  return series.map(ofItem => {
    const remaining = ofItem.filter(row => open.has(rowId(row)))
    return remaining.length === 0 ? 'nothing' : [...new Set(remaining.map(({ benchmark }) => benchmark))]
  })
}

/** Returns the suspects after the last round; none if times were replayed. */
export function findSuspectsInRounds(
  rounds: readonly MeasuredRound[],
  units: UnitDeclarations,
  rules: DecisionRules,
): readonly Comparison[] {
  const series = collectSeriesFromRounds(rounds, units)
  return replayedRunWarningOfSides(series) === null ? selectSuspects(compareAllSeries(series, rules)) : []
}

/** Refuses a run that measured nothing, which must not pass: its command is wrong, or head has lost every benchmark. */
function nothingMeasured(series: readonly BenchmarkSeries[]): RefusalAfterFirstRound | null {
  if (series.some(({ head }) => head.some(value => value !== null))) return null
  return { kind: 'nothing-measured', on: series.length === 0 ? 'either' : 'head' }
}

/**
 * Tells whether both sides have measured the same unit of a benchmark of one name. Configurations that tell benchmarks of one
 * name apart are known only after several rounds (collect.ts): before, any line that a program prints may be one.
 */
function haveCommonName(rounds: readonly MeasuredRound[]): boolean {
  const namesOn = (side: Side) =>
    new Set(rounds.flatMap(round => round[side].measurements.map(row => `${row.unit} ${row.benchmark}`)))
  const base = namesOn('base')
  return [...namesOn('head')].some(name => base.has(name))
}

function roundsMade(items: readonly (readonly MeasuredRound[])[]): number {
  return Math.max(...items.map(rounds => rounds.length))
}

// Settled benchmarks: they have shown all they need to, so that measuring them can end at an interim analysis.

/** The progress of a group of series that are measured together. */
interface OpenBenchmarksOfSeriesGroup {
  /** Nothing in the group that could fail the run is open. */
  readonly isSettled: boolean
  /** The reported names of the benchmarks that are open. */
  readonly open: readonly string[]
}

/**
 * Returns the progress of groups of series after `rounds`. Groups are measured apart and can end one by one; they are
 * adjusted together, as any of them can fail the run.
 *
 * Improved rows are settled. Regressed ones are once their entire interval is beyond the threshold, so that several
 * analyses do not favour changes about as large as the threshold. A row that may be an improvement goes on up to `count`: a
 * worsening is soon ruled out, but among many benchmarks it takes more rounds to tell an improvement from chance. Muted
 * rows take no rounds beyond `count`, nor do those that are too noisy to be decided in all rounds of the plan.
 *
 * In a part of a run (`isPart`) changed rows go on up to `count` as well: they are adjusted for the rows of all parts, whose
 * number is not known here. For the same reason a changed row is settled only if it is significant among the exact rows too:
 * a count that begins to vary in later rounds must not take away what has ended measuring a row.
 */
export function findOpenBenchmarksOfSeriesGroups(
  groups: readonly (readonly BenchmarkSeries[])[],
  rounds: number,
  rules: DecisionRules,
  isPart = false,
): readonly OpenBenchmarksOfSeriesGroup[] {
  const matched = groups.map(group => group.filter(isMeasuredOnBothSides))
  const decided = decideChangesOfAllSeries(matched.flat(), rules, { isExactCounted: true })
  let next = 0
  return matched.map(group => {
    const directed = group
      .map(() => decided[next++] as SeriesDecision)
      .filter(({ evidence: { direction } }) => direction !== null)
    const open = directed.filter(
      row =>
        !isSettled(row, rounds, isPart) &&
        !isMutedBeyond(row, rounds) &&
        !isTooNoisyEvenAfterAllPlannedRounds(
          row.evidence,
          countCompleteRounds(row.evidence.series),
          row.rowRules.rules,
        ),
    )
    return {
      isSettled: directed.length > 0 && open.length === 0,
      open: [...new Set(open.map(({ evidence }) => evidence.series.benchmark))],
    }
  })
}

function isMutedBeyond({ rowRules: { gate, rules } }: SeriesDecision, rounds: number): boolean {
  return gate !== 'fail' && rounds >= rules.count
}

function isSettled(
  { evidence, change, rowRules: { rules } }: SeriesDecision,
  rounds: number,
  isPart: boolean,
): boolean {
  const { exact, claims, improvement, ratio, direction } = evidence
  if (exact) return true
  // Without a test nothing can be ruled out.
  if (rules.deltaTest === 'none') return false
  const isFull = rounds >= rules.count
  if (isPart && (change === 'regressed' || change === 'improved')) return isFull
  if (change === 'regressed') return isFull || isIntervalBeyondLimit(ratio, direction, rules.threshold)
  if (change === 'improved') return true
  return claims.isBelowThreshold && (isFull || !exceedsLimit(improvement, rules.threshold))
}

// The precision wanted of a round.

/**
 * The wanted noise of a round as a part of the threshold. Up to the first interim analysis it suffices to tell what is
 * unchanged; what goes on has to be known better.
 */
const parts = { early: 1 / 3, later: 1 / 6 }
/** The wanted noise for a suspect, as a part of the distance between its estimate and the threshold. */
const ofDistance = 1 / 3

/**
 * Returns the standard deviation of log(head / base) that a round should have at most in the first measurement. It depends
 * only on the number of the round and the names of its `rows`, and not on their values: on the smallest threshold of the
 * timed rows that could fail.
 */
export function targetNoiseOfRound(
  round: number,
  rows: readonly Measurement[],
  rules: DecisionRules,
): number {
  const thresholds = rows
    .filter(({ unit }) => isTimeOrRateUnit(unit))
    .map(({ config, ...row }) =>
      rowRulesOf({ ...row, package: configValueOfMeasurement(config, 'pkg') ?? null }, rules),
    )
    .flatMap(own => (own.gate === 'fail' ? own.rules.threshold : []))
  const least = thresholds.length === 0 ? rules.threshold : Math.min(...thresholds)
  const [first = 0] = plannedInterimRounds(rules)
  return least * (rules.stopEarly && round <= first ? parts.early : parts.later)
}

/**
 * Returns the same for the second measurement of suspects: a worsening far beyond the threshold is soon found again. The
 * second measurement is judged by itself, so it may be planned by the results of the first.
 */
export function targetNoiseOfConfirmation(suspects: readonly Comparison[], rules: DecisionRules): number {
  return Math.min(
    ...suspects.map(suspect => {
      const { threshold } = settingsOfRow(suspect, rules)
      const worsening = suspect.ratio
        ? worseningAndImprovementOfRatio(suspect.ratio.estimate, suspect.better).worsening
        : threshold
      return Math.max(threshold * parts.later, (worsening - threshold) * ofDistance)
    }),
  )
}
