// The evidence of one series by itself: its centres, its effect size, and the p-values of its claims.
import { median } from 'simple-statistics'
import type { RatioWithInterval, SampleSummary } from '../model/comparison.ts'
import {
  type BenchmarkSeries,
  type BetterDirection,
  type Sample,
  type SamplesOfBothSides,
  sides,
} from '../model/measuring.ts'
import type { DecisionRules } from '../model/settings.ts'
import { directionOfUnitWithDeclaration, isCountOrBytesUnit } from '../model/units.ts'
import {
  type EstimateWithInterval,
  estimateDifferenceOverMachineBlocks,
  estimateRatioOverMachineBlocks,
} from '../stats/hodges-lehmann.ts'
import { mannWhitneyTest } from '../stats/mann-whitney.ts'
import { type PValuesForGreaterAndLess, pairedRankPermutationTest } from '../stats/paired-test.ts'
import { sequentialPValue } from '../stats/sequential.ts'
import { welchTTest } from '../stats/student.ts'
import {
  confidenceLevel,
  countCompleteRounds,
  createSampleTruncator,
  finiteOrNull,
  lastRoundWithValue,
  type MachineIndexByRound,
  removeOutliersOfEachSide,
  splitRoundsOfSeriesByMachine,
  summariseSample,
  valuesWithoutGaps,
} from './blocks.ts'
import {
  exceedsLimit,
  limitRoundingTolerance,
  type RelativeWorseningBothWays,
  worseningAndImprovementOfDifference,
  worseningAndImprovementOfRatio,
} from './effect-size.ts'
import {
  type InterimSettings,
  interimLevelToRuleOutWorsening,
  interimsAndSpendingOfRegressionTest,
  isAnalysedOnlyOnce,
} from './interim-plan.ts'
import { isMeasuredOnBothSides } from './unmatched.ts'

/** Everything known of a series without looking at the others. */
export interface BenchmarkSeriesEvidence extends RelativeWorseningBothWays {
  readonly series: BenchmarkSeries
  readonly direction: BetterDirection
  /** Compared by value, as it does not vary. */
  readonly exact: boolean
  readonly base: SampleSummary
  readonly head: SampleSummary
  readonly delta: number | null
  readonly ratio: RatioWithInterval | null
  /** The shift of the centres, which decides if there is no ratio and values vary; otherwise null. */
  readonly shift: number | null
  readonly p: number | null
  readonly pairedP: number | null
  readonly claims: SequentialPValuesAndRuleOuts
  /**
   * Returns the smallest worsening that is ruled out, as a ratio; null if none is. Computed on call, as it takes as long as
   * a dozen tests.
   */
  readonly ruledOut: () => number | null
}

/** The fewest rounds that show a value to be constant: a single one cannot, and a run that was cut short may have no more. */
const leastConstantRounds = 3

/** Weighs a series that both sides have measured, by its plan of interim analyses. */
export function estimateAndTestBenchmarkSeries(
  series: BenchmarkSeries,
  rules: DecisionRules,
  machines: MachineIndexByRound,
  plan: InterimSettings = rules,
): BenchmarkSeriesEvidence {
  const direction = directionOfUnitWithDeclaration(series.unit, series.rule)
  const tested: SamplesOfBothSides =
    rules.outliers === 'iqr' ? removeOutliersOfEachSide(series, machines) : series
  // Before trimming, as leaving out outliers must not make varying values exact.
  const isConstant = areSidesConstant(series)
  const isDeclared = isConstant && series.rule.assume === 'exact'
  const mayBeExact = isCountOrBytesUnit(series.unit) || (isConstant && haveEqualStart(series))
  const exact = isDeclared || (isConstant && mayBeExact && countCompleteRounds(series) >= leastConstantRounds)
  const base = summariseSample(tested.base, exact)
  const head = summariseSample(tested.head, exact)
  const blocks = splitRoundsOfSeriesByMachine(tested, machines)
  const estimate = exact ? null : estimateRatioOverMachineBlocks(blocks, confidenceLevel)
  const shift =
    // If no machine measured both sides no shift can be estimated, and the paired test does not use their centres.
    exact || estimate || !blocks.some(isMeasuredOnBothSides)
      ? head.center - base.center
      : estimateDifferenceOverMachineBlocks(blocks, confidenceLevel).estimate
  const effect = estimate
    ? worseningAndImprovementOfRatio(estimate.estimate, direction)
    : worseningAndImprovementOfDifference(shift, base.center, head.center, direction)
  const p = isDeclared ? Number(base.center === head.center) : shownP(tested, rules)
  const paired = rules.deltaTest === 'utest' ? pairedRankPermutationTest(blocks) : null
  // Welch's test is undefined for values without noise.
  const isWelchUndefined =
    rules.deltaTest === 'ttest' &&
    areSidesConstant(tested) &&
    sides.every(side => valuesWithoutGaps(tested[side]).length > 1)
  const byValue = exact || rules.deltaTest === 'none' || isWelchUndefined
  const data = { blocks, series, direction, rules, paired, plan }
  const claims = byValue ? claimsByValueWithoutTest(effect, direction, rules) : claimsOfVarying(data)
  return {
    series,
    direction,
    exact,
    base: { ...base, samples: series.base },
    head: { ...head, samples: series.head },
    delta: relativeChange(base.center, head.center),
    ratio: ratioOf(estimate, exact, base.center, head.center),
    // JSON has no -0.
    shift: exact || estimate ? null : finiteOrNull(shift + 0),
    ...effect,
    p,
    pairedP: paired && pOf(paired, direction),
    claims,
    ruledOut: () => {
      if (rules.deltaTest === 'none' && !exact) return null
      return byValue ? worstOf(effect, direction) : ruledOutBy(data, claims)
    },
  }
}

/** A series that varies, and how it is tested. */
interface TestedSeries {
  readonly blocks: readonly SamplesOfBothSides[]
  readonly series: BenchmarkSeries
  readonly direction: BetterDirection
  readonly rules: DecisionRules
  readonly paired: PValuesForGreaterAndLess | null
  readonly plan: InterimSettings
}

function claimsOfVarying(data: TestedSeries): SequentialPValuesAndRuleOuts {
  const { blocks, series, direction, rules, paired, plan } = data
  const anyTest = testOf(rules)
  const test: RunOneSidedTests = tested => (tested === blocks && paired ? paired : anyTest(tested))
  const margin = { ...rules, counted: isCountOrBytesUnit(series.unit) }
  const rounds = lastRoundWithValue(series)
  const claimsAfter = (interim: number) =>
    testWorseBetterAndRuledOut(
      interim === rounds ? blocks : blocks.map(createSampleTruncator(interim)),
      test,
      direction,
      margin,
    )
  const claims = combineClaimsOverInterims(rounds, plan, claimsAfter)
  return isWorseFromZero(series, rules, claims)
    ? { ...claims, isBelowThreshold: false, isBelowRuleOut: false }
    : claims
}

/** From 0 every rise is infinite: while p of "worse" is at most alpha, the row is neither unchanged nor within. */
function isWorseFromZero(
  series: BenchmarkSeries,
  { alpha }: DecisionRules,
  { worse }: SequentialPValuesAndRuleOuts,
): boolean {
  return worse <= alpha && median(valuesWithoutGaps(series.base)) === 0
}

/** Returns the smallest worsening that is ruled out at the analyses so far: at most a limit that the claims rule out. */
function ruledOutBy(
  { blocks, series, direction, rules, plan }: TestedSeries,
  claims: SequentialPValuesAndRuleOuts,
): number | null {
  if (isWorseFromZero(series, rules, claims)) return null
  const test = testOf(rules)
  const counted = isCountOrBytesUnit(series.unit)
  return searchSmallestWorseningRuledOutByP(
    limit => nonInferiorityP(blocks, test, direction, limit, counted),
    interimLevelToRuleOutWorsening(lastRoundWithValue(series), plan),
    [rules.threshold, rules.ruleOut],
  )
}

function worstOf(
  { worsening, improvement }: RelativeWorseningBothWays,
  direction: BetterDirection,
): number | null {
  return finiteOrNull(Math.max(0, worsening, direction === null ? improvement : 0))
}

function testOf({ deltaTest }: DecisionRules): RunOneSidedTests {
  return deltaTest === 'ttest' ? welchTest : pairedRankPermutationTest
}

function welchTest(blocks: readonly SamplesOfBothSides[]): PValuesForGreaterAndLess {
  const base = blocks.flatMap(block => valuesWithoutGaps(block.base))
  const head = blocks.flatMap(block => valuesWithoutGaps(block.head))
  return welchTTest(base, head) ?? undecided
}

const undecided: PValuesForGreaterAndLess = { greater: 1, less: 1 }

function shownP({ base, head }: SamplesOfBothSides, { deltaTest }: DecisionRules): number | null {
  if (deltaTest === 'none') return null
  if (deltaTest === 'ttest') return welchTTest(valuesWithoutGaps(base), valuesWithoutGaps(head))?.p ?? null
  return mannWhitneyTest(valuesWithoutGaps(base), valuesWithoutGaps(head)).p
}

/** Returns the p-value in the bad direction; two-sided if that is unknown. */
function pOf({ greater, less }: PValuesForGreaterAndLess, direction: BetterDirection): number {
  if (direction === null) return Math.min(1, 2 * Math.min(greater, less))
  return direction === 'higher' ? less : greater
}

/** Tells whether both sides begin with the same value: two constant samples are then equal and need no test. */
function haveEqualStart({ base, head }: SamplesOfBothSides): boolean {
  return valuesWithoutGaps(base)[0] === valuesWithoutGaps(head)[0]
}

function areSidesConstant({ base, head }: SamplesOfBothSides): boolean {
  return [base, head].every(sample => {
    const values = valuesWithoutGaps(sample)
    return values.every(value => value === values[0])
  })
}

function ratioOf(
  interval: EstimateWithInterval | null,
  exact: boolean,
  base: number,
  head: number,
): RatioWithInterval | null {
  if (exact) {
    const estimate = head / base
    const isRatio = base > 0 && head > 0 && Number.isFinite(estimate)
    return isRatio ? { estimate, low: estimate, high: estimate } : null
  }
  if (interval === null || !Number.isFinite(interval.estimate)) return null
  // An unbounded ratio ranges from 0 to infinity: neither end is known.
  const isBounded = Number.isFinite(interval.high)
  return {
    estimate: interval.estimate,
    low: isBounded ? interval.low : null,
    high: finiteOrNull(interval.high),
  }
}

/** Returns benchstat's delta, head / base - 1; null if that is not finite. */
function relativeChange(base: number, head: number): number | null {
  if (base === head) return 0
  return finiteOrNull(head / base - 1)
}

// The largest worsening that the data are compatible with: the deciding test, inverted.

/** The largest worsening searched (a ratio): data that cannot rule out a doubling of the time rule out nothing. */
const largest = 1
/** The relative precision of the search: finer than any report shows. */
const finest = 1e-4

/**
 * Returns the smallest worsening (a ratio) whose p is at most `level`; null if neither 100 % nor one of `limits` has such a
 * p. All larger ones are taken to be ruled out as well. `pOf` returns the p of "head is worse by less than that", which
 * falls as the worsening grows, except for small steps where values tie; so the search returns a worsening whose p was
 * checked. It starts at the limits, so that rounding of the search cannot put the result above a limit that is ruled out.
 */
export function searchSmallestWorseningRuledOutByP(
  pOf: (worsening: number) => number,
  level: number,
  limits: readonly number[] = [],
): number | null {
  const tried = [0, ...limits, largest].sort((a, b) => a - b)
  const first = tried.findIndex(worsening => pOf(worsening) <= level)
  if (first === -1) return null
  let [open, ruledOut] = [tried[first - 1] ?? 0, tried[first] as number]
  while (ruledOut - open > finest * Math.max(ruledOut, 0.01)) {
    // Small worsenings need more precision.
    const middle = open === 0 ? ruledOut / 4 : Math.sqrt(open * ruledOut)
    if (middle <= finest * 0.01) break
    if (pOf(middle) <= level) ruledOut = middle
    else open = middle
  }
  return ruledOut
}

/** One-sided p-values: each is small if the data support the claim. */
export interface PValuesByClaim {
  /** Head is worse; with `strict`, by more than the threshold. */
  readonly worse: number
  /** Head is better; with `strict`, base would be worse by more than the threshold. */
  readonly better: number
  /** Non-inferiority at the threshold: head is worse by less; in both directions if the direction is unknown. */
  readonly belowThreshold: number
  readonly belowRuleOut: number
}

/** A test of the blocks: p-values of "head is greater" and of "head is less". */
type RunOneSidedTests = (blocks: readonly SamplesOfBothSides[]) => PValuesForGreaterAndLess

/** The limits of a worsening, as ratios. */
interface WorseningThresholds extends Pick<DecisionRules, 'threshold' | 'ruleOut' | 'strict'> {
  /** The unit counts something, so a rise from 0 is at least one step. */
  readonly counted: boolean
}

/** Tests the claims about two samples that vary. */
export function testWorseBetterAndRuledOut(
  blocks: readonly SamplesOfBothSides[],
  test: RunOneSidedTests,
  direction: BetterDirection,
  { threshold, ruleOut, strict, counted }: WorseningThresholds,
): PValuesByClaim {
  const mirror = () => blocks.map(swapped)
  const { worse, better } = strict
    ? {
        worse: handicapped(blocks, test, direction, threshold + limitRoundingTolerance, 0).worse,
        better: handicapped(mirror(), test, direction, threshold + limitRoundingTolerance, 0).worse,
      }
    : oriented(blocks, test, direction)
  const pBelow = (limit: number) => nonInferiorityP(blocks, test, direction, limit, counted)
  return { worse, better, belowThreshold: pBelow(threshold), belowRuleOut: pBelow(ruleOut) }
}

/**
 * Returns the p-value of non-inferiority, "head is worse by less than `limit`" (a ratio); if the direction is unknown, the
 * larger one of both directions.
 */
export function nonInferiorityP(
  blocks: readonly SamplesOfBothSides[],
  test: RunOneSidedTests,
  direction: BetterDirection,
  limit: number,
  counted: boolean,
): number {
  // A percentage of 0 is 0: without a step, a rise from 0 by a byte now and then could not be ruled out.
  const step = counted ? 1 : 0
  // Head that is worse by exactly the limit does not rule it out. A limit of 0 has no rounding error: equal values are ties.
  const below = Math.max(0, limit - limitRoundingTolerance)
  const p = handicapped(blocks, test, direction, below, step).better
  if (direction !== null) return p
  return Math.max(p, handicapped(blocks.map(swapped), test, direction, below, step).better)
}

function oriented(
  blocks: readonly SamplesOfBothSides[],
  test: RunOneSidedTests,
  direction: BetterDirection,
): Pick<PValuesByClaim, 'worse' | 'better'> {
  const { greater, less } = test(blocks)
  return direction === 'higher' ? { worse: less, better: greater } : { worse: greater, better: less }
}

/** Tests head against a base made worse by `limit`, or from 0 by `step`: head that is better than that is below the limit. */
function handicapped(
  blocks: readonly SamplesOfBothSides[],
  test: RunOneSidedTests,
  direction: BetterDirection,
  limit: number,
  step: number,
): Pick<PValuesByClaim, 'worse' | 'better'> {
  const worse = blocks.map(({ base, head }) => ({ base: worsened(base, direction, limit, step), head }))
  return oriented(worse, test, direction)
}

/** Returns the claims about exact values, which are certain, and the same at every interim analysis. */
export function claimsByValueWithoutTest(
  { worsening, improvement }: RelativeWorseningBothWays,
  direction: BetterDirection,
  { threshold, ruleOut, strict }: Omit<WorseningThresholds, 'counted'>,
): SequentialPValuesAndRuleOuts {
  const limitOfWorse = strict ? threshold : 0
  const isBeyond = (limit: number) =>
    exceedsLimit(worsening, limit) || (direction === null && exceedsLimit(improvement, limit))
  return {
    worse: exceedsLimit(worsening, limitOfWorse) ? 0 : 1,
    better: exceedsLimit(improvement, limitOfWorse) ? 0 : 1,
    isBelowThreshold: !isBeyond(threshold),
    isBelowRuleOut: !isBeyond(ruleOut),
  }
}

function worsened(sample: Sample, direction: BetterDirection, limit: number, step: number): Sample {
  const sign = direction === 'higher' ? -1 : 1
  return sample.map(value =>
    value === null ? null : value + sign * (value === 0 ? step : limit * Math.abs(value)),
  )
}

function swapped({ base, head }: SamplesOfBothSides): SamplesOfBothSides {
  return { base: head, head: base }
}

/** The claims about a comparison after the interim analyses so far. */
export interface SequentialPValuesAndRuleOuts extends Pick<PValuesByClaim, 'worse' | 'better'> {
  /** A worsening as large as the threshold is ruled out; in both directions if the direction is unknown. */
  readonly isBelowThreshold: boolean
  /** A worsening as large as `rule-out` is ruled out, likewise. */
  readonly isBelowRuleOut: boolean
}

/**
 * Combines the analyses made by the time that `rounds` are in; `claimsAfter` returns the claims of the first rounds only.
 *
 * A worsening is ruled out if the present analysis does so at its significance level; the levels share out one chance of
 * error among the analyses. An earlier one that ruled it out has either ended the measuring or is overruled by later
 * rounds. For "worse" and "better", p is the sequential p-value over all analyses.
 */
export function combineClaimsOverInterims(
  rounds: number,
  plan: InterimSettings,
  claimsAfter: (rounds: number) => PValuesByClaim,
): SequentialPValuesAndRuleOuts {
  const now = claimsAfter(rounds)
  const level = interimLevelToRuleOutWorsening(rounds, plan)
  const passed = { isBelowThreshold: now.belowThreshold <= level, isBelowRuleOut: now.belowRuleOut <= level }
  if (isAnalysedOnlyOnce(plan)) return { worse: now.worse, better: now.better, ...passed }
  const { interims, spending } = interimsAndSpendingOfRegressionTest(rounds, plan)
  const claims = interims.map(interim => ({
    share: interim.share,
    claims: interim.rounds === rounds ? now : claimsAfter(interim.rounds),
  }))
  const sequential = (claim: 'worse' | 'better') =>
    sequentialPValue(
      claims.map(({ share, claims: values }) => ({ share, p: values[claim] })),
      spending,
    )
  return { worse: sequential('worse'), better: sequential('better'), ...passed }
}
