// Calibration of a machine by measuring base against itself: which changes a gate can detect there, and its false alarms.
//
// The noise floor is taken from pairs (log of head / base in each round), because base and head share drift, which the gate's
// test does not see. False alarms are counted by swapping sides within rounds, which keeps the noise of the run; the rates hold
// for the whole rule, not for single comparisons.
import { groupBy } from '../common/memoize.ts'
import { seededRandom } from '../common/random.ts'
import type {
  CalibrationFindings,
  CalibrationRowOfConstantValue,
  CalibrationRowOfVaryingValue,
  FalseAlarmSharesWithSidesSwapped,
  ShareOfTriesWithInterval,
} from '../model/calibration.ts'
import type { Comparison } from '../model/comparison.ts'
import { type BenchmarkSeries, type BetterDirection, packageAndBenchmarkId } from '../model/measuring.ts'
import type { DecisionRules } from '../model/settings.ts'
import { directionOfUnitWithDeclaration } from '../model/units.ts'
import { adjustPValues } from '../stats/adjust-p-values.ts'
import { binomialInterval } from '../stats/exact-tests.ts'
import { createPairedTestForSideSwaps } from '../stats/paired-test.ts'
import {
  confidenceLevel,
  countCompleteRounds,
  finiteOrNull,
  splitRoundsOfSeriesByMachine,
  valuesWithoutGaps,
} from './blocks.ts'
import { compareAllSeries } from './compare-series.ts'
import { estimateNoiseOfIdenticalSides, estimateVisibleAndRoundsNeeded } from './noise-floor.ts'
import { applyRuleDirection, firstMatchingRuleIndexOrNull, rowRulesOf, settingsOfRow } from './row-rules.ts'
import { isMeasuredOnBothSides } from './unmatched.ts'

/** The share of benchmarks that a suggestion has to suit: a single noisy one must not set the rounds for all. */
const suitedShare = 0.9

/**
 * Calibrates a machine by `series`, of which both sides are the same commit, measured in all rounds of a run that never
 * ends early. `gateRules` are those of the planned gate; `seed` determines the random swaps.
 */
export function computeCalibration(
  series: readonly BenchmarkSeries[],
  gateRules: DecisionRules,
  seed: number,
  machines: readonly number[] = [],
): CalibrationFindings {
  // A calibration makes all rounds and analyses them once; the planned gate may have interim analyses.
  const rules = { ...gateRules, stopEarly: false }
  const matched = series.filter(isMeasuredOnBothSides)
  const judged = compareAllSeries(matched, rules, machines)
  const alone = compareAllSeries(matched, { ...rules, correction: 'none', strict: false }, machines)
  const rows = matched.map(
    (one, index): CalibratedRow => ({
      series: one,
      judged: judged[index] as Comparison,
      // Unadjusted, and without the threshold.
      pAlone: alone[index]?.adjustedP ?? null,
    }),
  )
  const isSteady = ({ series, judged }: CalibratedRow) => judged.exact || isConstant(series)
  const [steady, varying] = [rows.filter(isSteady), rows.filter(row => !isSteady(row))]
  const familySize = judged.filter(comparison => !comparison.exact && couldRowFail(comparison, rules)).length
  const floors = varying.map(row => floorOf(row, familySize, gateRules, machines))
  const tested = floors.filter(({ p }) => p !== null)
  const ranks = new Map(floors.map(floor => [floor, sortRank(floor, rules)]))
  return {
    floors: floors.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0)),
    steady: steady.map(({ judged }) => steadyOf(judged)),
    ...summariseNoiseAndSuggestSettings(floors, rules),
    alarms:
      tested.length === 0
        ? null
        : computeShareOfHitsWithInterval(tested.filter(({ falseAlarm }) => falseAlarm).length, tested.length),
    swapped: estimateFalseAlarmsBySwapping(
      varying.map(row => row.series),
      rules,
      seed,
      machines,
    ),
  }
}

interface CalibratedRow {
  readonly series: BenchmarkSeries
  readonly judged: Comparison
  readonly pAlone: number | null
}

function floorOf(
  { series, judged, pAlone }: CalibratedRow,
  familySize: number,
  rules: DecisionRules,
  machines: readonly number[],
): CalibrationRowOfVaryingValue {
  const { benchmark, package: path, unit, better, ratio, change } = judged
  const noise = estimateNoiseOfIdenticalSides(series, machines)
  const direction = couldRowFail(judged, rules) ? better : null
  const isPlanned = noise !== null && direction !== null && rules.deltaTest !== 'none'
  const plan = isPlanned
    ? estimateVisibleAndRoundsNeeded(noise, direction, familySize, settingsOfRow(judged, rules))
    : null
  const p = direction === null ? null : pAlone
  return {
    benchmark,
    package: path,
    unit,
    better,
    rounds: countCompleteRounds(series),
    noise: noise?.noise ?? null,
    spread: noise?.spread ?? null,
    ratio,
    visible: plan?.visible ?? null,
    roundsNeeded: plan?.roundsNeeded ?? null,
    p,
    falseAlarm: p !== null && p <= rules.alpha,
    regressed: direction !== null && change === 'regressed',
  }
}

/** Tells whether a row could fail a run: its unit has a known direction, and no rule has muted it. */
export function couldRowFail(
  row: Pick<CalibrationRowOfVaryingValue, 'benchmark' | 'package' | 'unit' | 'better'>,
  rules: DecisionRules,
): boolean {
  return row.better !== null && rowRulesOf(row, rules).gate === 'fail'
}

/**
 * Sums up the noise floors of a suite; a benchmark counts with its worst unit. Each is compared with its own threshold; the
 * suggested threshold is for those under the run's.
 */
export function summariseNoiseAndSuggestSettings(
  floors: readonly CalibrationRowOfVaryingValue[],
  rules: DecisionRules,
): Pick<CalibrationFindings, 'benchmarks' | 'seeing' | 'typical' | 'roundsNeeded' | 'suggested'> {
  // Without a noise in percent nothing is known of the visible changes.
  const gated = floors.filter(floor => floor.noise !== null && couldRowFail(floor, rules))
  const thresholds = new Map(gated.map(floor => [floor, rowRulesOf(floor, rules).rules.threshold]))
  const isBlind = ({ visible }: CalibrationRowOfVaryingValue, threshold = 0) =>
    visible === null || visible > threshold
  const visible = worstOf(gated, floor => floor.visible)
  const needed = worstOf(gated, floor => floor.roundsNeeded)
  const blind = worstOf(gated, floor => Number(isBlind(floor, thresholds.get(floor))))
  const atRunThreshold = gated.filter(floor => thresholds.get(floor) === rules.threshold)
  return {
    benchmarks: visible.length,
    seeing: blind.filter(isAny => isAny === 0).length,
    typical: quantile(0.5, visible),
    roundsNeeded: needed.findLast(Number.isFinite) ?? null,
    suggested: {
      count: quantile(suitedShare, needed),
      threshold: rounded(
        quantile(
          suitedShare,
          worstOf(atRunThreshold, floor => floor.visible),
        ),
      ),
    },
  }
}

/** Returns the largest value of each benchmark, ascending; infinite if one of its units has none. */
function worstOf(
  floors: readonly CalibrationRowOfVaryingValue[],
  measure: (floor: CalibrationRowOfVaryingValue) => number | null,
): readonly number[] {
  const worst = (units: readonly CalibrationRowOfVaryingValue[]) =>
    Math.max(...units.map(floor => measure(floor) ?? Number.POSITIVE_INFINITY))
  return Array.from(groupBy(floors, packageAndBenchmarkId).values(), worst).sort((a, b) => a - b)
}

/** Returns the smallest value that `share` of the values does not exceed; null if it is infinite. */
function quantile(share: number, ascending: readonly number[]): number | null {
  return finiteOrNull(ascending[Math.ceil(share * ascending.length) - 1] ?? Number.POSITIVE_INFINITY)
}

/** Rounds up to half a percent, from 10 % on to a whole one; null beyond 100 %, which is no threshold. */
function rounded(visible: number | null): number | null {
  if (visible === null || visible > 1) return null
  const steps = visible > 0.1 ? 100 : 200
  return Math.max(1, Math.ceil(visible * steps - 1e-9)) / steps
}

/** Sorts rows that could fail a run first, times first among them; rows without a direction come last. */
function sortRank(floor: CalibrationRowOfVaryingValue, rules: DecisionRules): number {
  const kind = floor.better === null ? 4 : couldRowFail(floor, rules) ? 0 : 2
  return kind + (floor.unit === 'sec/op' ? 0 : 1)
}

function isConstant({ base, head }: BenchmarkSeries): boolean {
  const values = [...valuesWithoutGaps(base), ...valuesWithoutGaps(head)]
  return values.every(value => value === values[0])
}

function steadyOf({ benchmark, package: path, unit, base, head }: Comparison): CalibrationRowOfConstantValue {
  return { benchmark, package: path, unit, differs: base.center !== head.center }
}

// False alarms: the same rounds are judged again with sides swapped at random.

/** The number of suites judged: half a second's work for 50 benchmarks of 20 rounds. */
const manySuites = 1000
/** The number of suites judged if each must be compared in full, which takes two seconds. */
const fewSuites = 200

/** The false alarms of a suite: how many unadjusted p-values are at most alpha, and how many benchmarks regress. */
interface FalseAlarmCountsOfSwappedSuite {
  readonly uncorrected: number
  readonly regressed: number
}

/**
 * Estimates how often a gate raises a false alarm on this machine: swaps base and head in random rounds, the same for all
 * of `series`, and counts the suites with an alarm. Null if nothing could fail.
 *
 * Both sides are the same commit, so each of these suites is as likely as the one that was measured. A visit measures all
 * benchmarks and is swapped with all of them, as a disturbance of the machine affects them together. `series` must be those
 * whose values vary: constant ones are compared by value, which swapping does not change.
 *
 * Limits: the rounds show the noise of this hour only. The p-value of a single comparison is right by construction, since
 * exchangeability within rounds is what its test assumes. What this measures is how often any p-value of a suite is small
 * (the family-wise error rate), and how often the estimate then exceeds the threshold.
 */
export function estimateFalseAlarmsBySwapping(
  series: readonly BenchmarkSeries[],
  rules: DecisionRules,
  seed: number,
  machines: readonly number[] = [],
): FalseAlarmSharesWithSidesSwapped | null {
  const gated = series.filter(one => couldRowFail({ ...one, better: directionOf(one, rules) }, rules))
  if (gated.length === 0) return null
  const judge = createSwapFalseAlarmCounter(gated, rules, machines)
  // A round that base lacks is not compared, whether head has it or not.
  const rounds = Math.max(...gated.map(({ base }) => base.length))
  // Not the stream of the seed itself, which has drawn the order of sides in these rounds.
  const random = seededRandom(seed + 1)
  const alarms = Array.from({ length: isPlain(rules) ? manySuites : fewSuites }, () =>
    judge(Array.from({ length: rounds }, () => random() < 0.5)),
  )
  const suites = (isHit: (alarms: FalseAlarmCountsOfSwappedSuite) => boolean) =>
    computeShareOfHitsWithInterval(alarms.filter(isHit).length, alarms.length)
  return {
    uncorrected: rules.deltaTest === 'none' ? null : suites(({ uncorrected }) => uncorrected > 0),
    red: suites(({ regressed }) => regressed > 0),
  }
}

/** Returns a count as a share of all tries, with its confidence interval. */
export function computeShareOfHitsWithInterval(hits: number, tries: number): ShareOfTriesWithInterval {
  return { hits, of: tries, ...binomialInterval(hits, tries, confidenceLevel) }
}

/**
 * Returns a function that counts the alarms of a suite after swapping the marked rounds, as `compareAllSeries` would. If the
 * gate's p-value is that of the paired test, only comparisons that are significant after adjustment are compared: no other
 * can regress, and all of these stay significant, as their family is then smaller.
 */
export function createSwapFalseAlarmCounter(
  series: readonly BenchmarkSeries[],
  rules: DecisionRules,
  machines: readonly number[] = [],
): (swapped: readonly boolean[]) => FalseAlarmCountsOfSwappedSuite {
  const pOf = isRanked(rules) ? pByRanks(series, rules, machines) : pByComparing(series, rules, machines)
  return swapped => {
    const p = pOf(swapped)
    const adjusted = isPlain(rules) ? adjustPValues(p, rules.correction) : []
    const suspects = series.filter((_, index) => (adjusted[index] ?? 0) <= rules.alpha)
    const judged = compareAllSeries(
      suspects.map(candidate => exchange(candidate, swapped)),
      rules,
      machines,
    )
    return {
      uncorrected: p.filter(value => value <= rules.alpha).length,
      regressed: judged.filter(({ change }) => change === 'regressed').length,
    }
  }
}

/** Returns the unadjusted one-sided p-value of each series, in the bad direction, after swapping the marked rounds. */
type PAfter = (swapped: readonly boolean[]) => readonly number[]

function pByRanks(
  series: readonly BenchmarkSeries[],
  rules: DecisionRules,
  machines: readonly number[],
): PAfter {
  const tests = series.map(candidate =>
    createPairedTestForSideSwaps(splitRoundsOfSeriesByMachine(candidate, machines)),
  )
  const directions = series.map(candidate => directionOf(candidate, rules))
  return swapped =>
    tests.map((test, index) => test(swapped)[directions[index] === 'higher' ? 'less' : 'greater'])
}

function pByComparing(
  series: readonly BenchmarkSeries[],
  rules: DecisionRules,
  machines: readonly number[],
): PAfter {
  const alone: DecisionRules = { ...rules, correction: 'none', strict: false, stopEarly: false }
  return swapped =>
    compareAllSeries(
      series.map(candidate => exchange(candidate, swapped)),
      alone,
      machines,
    ).map(({ adjustedP }) => adjustedP ?? 1)
}

/** Tells whether the unadjusted p-value of a comparison is that of the paired test, on all values. */
function isRanked({ deltaTest, outliers }: DecisionRules): boolean {
  return deltaTest === 'utest' && outliers === 'none'
}

/** Tells whether the gate decides by just that p-value, adjusted. */
function isPlain(rules: DecisionRules): boolean {
  return isRanked(rules) && !rules.strict && !rules.stopEarly
}

function exchange(series: BenchmarkSeries, swapped: readonly boolean[]): BenchmarkSeries {
  const { base, head } = series
  const pick = (own: BenchmarkSeries['base'], other: BenchmarkSeries['base']) =>
    own.map((value, round) => (swapped[round] ? (other[round] ?? null) : value))
  return { ...series, base: pick(base, head), head: pick(head, base) }
}

function directionOf(series: BenchmarkSeries, rules: DecisionRules): BetterDirection {
  const { rule, unit } = applyRuleDirection(series, rules, firstMatchingRuleIndexOrNull(series, rules))
  return directionOfUnitWithDeclaration(unit, rule)
}
