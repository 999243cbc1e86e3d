// Decides the change of each series: weighs its evidence, adjusts its p-values within families, and compares these with alpha.
//
// Counts (allocations, bytes, instructions) that do not vary on either side in three rounds are compared by value: a test has
// nothing to add. As soon as one value differs within a side, the comparison is tested like a time.
import { logAverage, median } from 'simple-statistics'
import { groupBy } from '../common/memoize.ts'
import type {
  Comparison,
  ComparisonChangeKind,
  ComparisonWarning,
  SampleSummary,
  UnitGeomean,
} from '../model/comparison.ts'
import {
  type BenchmarkSeries,
  type BetterDirection,
  type Sample,
  type SamplesOfBothSides,
  sides,
} from '../model/measuring.ts'
import type { DecisionRules, RunSettings } from '../model/settings.ts'
import { isCountOrBytesUnit } from '../model/units.ts'
import { adjustPValues } from '../stats/adjust-p-values.ts'
import { hasTwoModes } from '../stats/one-sample.ts'
import { pairedRankPermutationTest } from '../stats/paired-test.ts'
import { estimateNoiseFromRatioInterval, roundsToDetect } from '../stats/power-analysis.ts'
import {
  confidenceLevel,
  countCompleteRounds,
  finiteOrNull,
  type MachineIndexByRound,
  removeOutliersOfEachSide,
  splitRoundsOfSeriesByMachine,
  summariseSample,
  valuesWithoutGaps,
} from './blocks.ts'
import { convertWorseningToRise, exceedsLimit, limitRoundingTolerance } from './effect-size.ts'
import { type BenchmarkSeriesEvidence, estimateAndTestBenchmarkSeries } from './evidence.ts'
import { type InterimSettings, interimLevelToRuleOutWorsening, maxRoundsOfPlan } from './interim-plan.ts'
import { detectingShare, type VisibleAndRoundsNeeded, visibleAndRoundsNeededAtSpread } from './noise-floor.ts'
import { applyRuleDirection, type RowRules, rowRulesOf } from './row-rules.ts'
import { isMeasuredOnBothSides } from './unmatched.ts'

export interface SeriesDecision {
  readonly evidence: BenchmarkSeriesEvidence
  readonly adjusted: AdjustedPValues
  readonly change: ComparisonChangeKind
  readonly rowRules: RowRules
}

/** Options for a decision that is not the one at the end of a first measurement on one machine. */
interface DecisionContext {
  readonly machines?: MachineIndexByRound
  /** Returns the plan of interim analyses of a series; that of the rules if left out. */
  readonly planOf?: ((series: BenchmarkSeries) => InterimSettings) | undefined
  /** True to adjust p-values for exact rows too, as further rounds can show that their values vary. */
  readonly isExactCounted?: boolean
}

/**
 * Decides the change of every series that was measured on both sides.
 *
 * All comparisons with a known bad direction are one family, as a single one of them can fail the run. Those of unknown
 * direction are another, and those that rules have muted a third. Exact values belong to no family: chance cannot make
 * them wrong.
 */
export function decideChangesOfAllSeries(
  series: readonly BenchmarkSeries[],
  rules: DecisionRules,
  { machines = [], planOf, isExactCounted = false }: DecisionContext = {},
): readonly SeriesDecision[] {
  const weighed = series.filter(isMeasuredOnBothSides).map(candidate => {
    const rowRules = rowRulesOf(candidate, rules)
    const evidence = estimateAndTestBenchmarkSeries(
      applyRuleDirection(candidate, rules, rowRules.rule),
      rowRules.rules,
      machines,
      planOf?.(candidate),
    )
    return { rowRules, evidence }
  })
  const adjustedOf = new Map(
    [...groupBy(weighed, familyOf).values()].flatMap(family => {
      const tested = family.map(({ evidence }) => evidence).filter(evidence => isTested(evidence, rules))
      return [...adjustTogether(tested, rules, isExactCounted ? family.length - tested.length : 0)]
    }),
  )
  return weighed.map(({ rowRules, evidence }) => {
    const adjusted = adjustedOf.get(evidence) ?? evidence.claims
    return {
      evidence,
      adjusted,
      change: decideComparisonChange(evidence, adjusted, rowRules.rules),
      rowRules,
    }
  })
}

function familyOf({
  evidence,
  rowRules,
}: Pick<SeriesDecision, 'evidence' | 'rowRules'>): 'gated' | 'muted' | 'undirected' {
  if (evidence.direction === null) return 'undirected'
  return rowRules.gate === 'fail' ? 'gated' : 'muted'
}

/** Compares every series that was measured on both sides. */
export function compareAllSeries(
  series: readonly BenchmarkSeries[],
  rules: DecisionRules,
  machines: MachineIndexByRound = [],
  planOf?: (series: BenchmarkSeries) => InterimSettings,
): readonly Comparison[] {
  const decided = decideChangesOfAllSeries(series, rules, { machines, planOf })
  const tested = groupBy(
    decided.filter(({ evidence }) => isTested(evidence, rules)),
    familyOf,
  )
  return decided.map(row => comparisonOf(row, tested.get(familyOf(row))?.length ?? 0, machines))
}

function isTested({ exact }: BenchmarkSeriesEvidence, { deltaTest }: DecisionRules): boolean {
  return !exact && deltaTest !== 'none'
}

/**
 * Adjusts "worse" and "better" separately, as two families: the gate acts on the first only. `others` more rows are counted in each
 * family, with a p-value of 1.
 */
function adjustTogether(
  family: readonly BenchmarkSeriesEvidence[],
  { correction }: DecisionRules,
  others: number,
): ReadonlyMap<BenchmarkSeriesEvidence, AdjustedPValues> {
  // If the direction is unknown both sides count, so each p is doubled.
  const sidedP = (row: BenchmarkSeriesEvidence, p: number) =>
    row.direction === null ? Math.min(1, 2 * p) : p
  const padding = Array.from({ length: others }, () => 1)
  const adjust = (p: readonly number[]) => adjustPValues([...p, ...padding], correction)
  const worse = adjust(family.map(row => sidedP(row, row.claims.worse)))
  const better = adjust(family.map(row => sidedP(row, row.claims.better)))
  return new Map(family.map((row, index) => [row, { worse: worse[index] ?? 1, better: better[index] ?? 1 }]))
}

function comparisonOf(
  { evidence, adjusted, change, rowRules: { rules, rule, gate } }: SeriesDecision,
  familySize: number,
  machines: MachineIndexByRound,
): Comparison {
  const { series, direction, exact, base, head, delta, ratio, shift, p, pairedP } = evidence
  const { benchmark, package: path, unit } = series
  const prospects =
    isTested(evidence, rules) && direction !== null
      ? prospectsOf(evidence, direction, rules, familySize)
      : null
  // A regression needs no warning of slow runs: it is reported as slower anyway.
  const slowRuns =
    exact || change === 'regressed'
      ? null
      : findMoreSlowRunsOnHeadWarning(series, direction, machines, rules.ruleOut)
  return {
    benchmark,
    package: path,
    unit,
    better: direction,
    exact,
    assume: series.rule.assume === 'exact' ? 'exact' : null,
    base,
    head,
    worse: series.worse ?? null,
    delta,
    ratio,
    ...(shift !== null && { shift }),
    p,
    pairedP,
    adjustedP: rules.deltaTest === 'none' ? null : decisiveP(adjusted, direction),
    visible: prospects?.visible ?? null,
    roundsNeeded: prospects?.roundsNeeded ?? null,
    ruledOut: evidence.ruledOut(),
    change,
    confirmation: null,
    rule,
    gate,
    accepted: null,
    warnings: [
      ...(slowRuns === null ? [] : [slowRuns]),
      ...findComparisonWarnings(evidence, prospects?.visible ?? null, rules, machines),
    ],
  }
}

/** Returns the p-value that decides: the smaller one if the direction is unknown. */
function decisiveP({ worse, better }: AdjustedPValues, direction: BetterDirection): number {
  return direction === null ? Math.min(worse, better) : worse
}

/**
 * Returns the smallest change that these rounds would have detected, and how many rounds would rule the threshold out for
 * an unchanged benchmark. Both follow from the spread of the values; null if there are too few values.
 */
function prospectsOf(
  { ratio, series }: BenchmarkSeriesEvidence,
  direction: BetterDirection,
  rules: DecisionRules,
  familySize: number,
): VisibleAndRoundsNeeded | null {
  if (ratio === null || ratio.low === null || ratio.high === null) return null
  const rounds = countCompleteRounds(series)
  const spread = estimateNoiseFromRatioInterval(ratio.low, ratio.high, rounds, confidenceLevel)
  const level = interimLevelToRuleOutWorsening(rules.count, rules)
  return visibleAndRoundsNeededAtSpread(rounds, spread, level, direction, familySize, rules)
}

/** Before this many rounds the spread is not known well enough to give a row up. */
const fewestToGiveUp = 12
/** The factor by which the rounds needed must exceed the plan, as the spread of few rounds can be estimated too large. */
const marginToGiveUp = 2
/** A row whose own p-value is smaller may be a regression, and is never given up. */
const suspiciousP = 0.1

/**
 * Tells whether a row's noise is so large that even all rounds of the plan would hardly rule out `rule-out`, so that further
 * rounds are not worth their time. `rounds` are those complete on both sides.
 */
export function isTooNoisyEvenAfterAllPlannedRounds(
  { ratio, pairedP, direction }: Pick<BenchmarkSeriesEvidence, 'ratio' | 'pairedP' | 'direction'>,
  rounds: number,
  rules: DecisionRules,
): boolean {
  if (ratio === null || ratio.low === null || ratio.high === null || direction === null) return false
  if (rounds < Math.max(fewestToGiveUp, rules.count) || rules.ruleOut === 0) return false
  if ((pairedP ?? 0) <= suspiciousP) return false
  const needed = roundsToDetect(
    convertWorseningToRise(rules.ruleOut, direction),
    estimateNoiseFromRatioInterval(ratio.low, ratio.high, rounds, confidenceLevel),
    interimLevelToRuleOutWorsening(rules.count, rules),
    detectingShare,
  )
  return needed > marginToGiveUp * maxRoundsOfPlan(rules)
}

/** The p-values that decide a change, adjusted for the family. */
interface AdjustedPValues {
  readonly worse: number
  readonly better: number
}

/** The p of a large change has to be below alpha by this factor if the direction is unknown. */
const safetyFactor = 5

/**
 * Tells whether a row without a direction has changed by more than the threshold, by its unadjusted p alone. Such a row
 * keeps no round open and cannot fail the run, so after the few rounds that the other rows needed its adjusted p says
 * little; and an unreported change is worse than one report too many.
 */
function isLarge(
  worsening: number,
  improvement: number,
  p: number | null,
  alpha: number,
  threshold: number,
): boolean {
  return p !== null && p <= alpha / safetyFactor && exceedsLimit(Math.max(worsening, improvement), threshold)
}

/**
 * Decides the change of a comparison.
 *
 * - regressed: significantly worse, and worse than the threshold by the estimate (with `strict`, p tests the latter)
 * - improved: the same for better
 * - unchanged: a worsening as large as the threshold is ruled out
 * - within: one as large as `rule-out` is ruled out, and the estimate does not exceed the threshold
 *
 * If the direction is unknown, a difference either way is a change, also by its unadjusted p (isLarge), and a worsening
 * has to be ruled out in both directions.
 */
export function decideComparisonChange(
  {
    direction,
    worsening,
    improvement,
    claims,
    p,
  }: Pick<BenchmarkSeriesEvidence, 'direction' | 'worsening' | 'improvement' | 'claims' | 'p'>,
  adjusted: AdjustedPValues,
  { alpha, threshold }: Pick<RunSettings, 'alpha' | 'threshold'>,
): ComparisonChangeKind {
  const isWorse = adjusted.worse <= alpha && exceedsLimit(worsening, threshold)
  const isBetter = adjusted.better <= alpha && exceedsLimit(improvement, threshold)
  if (direction === null && (isWorse || isBetter || isLarge(worsening, improvement, p, alpha, threshold)))
    return 'changed'
  if (isWorse) return 'regressed'
  if (isBetter) return 'improved'
  if (claims.isBelowThreshold) return 'unchanged'
  const isSmall =
    !exceedsLimit(worsening, threshold) && (direction !== null || !exceedsLimit(improvement, threshold))
  return claims.isBelowRuleOut && isSmall ? 'within' : 'inconclusive'
}

/**
 * Returns the geometric mean of the ratios in each unit with several comparisons, in order of appearance; comparisons
 * with a centre that is not positive are left out.
 */
export function geomeansByUnit(comparisons: readonly Comparison[]): readonly UnitGeomean[] {
  const units = [...new Set(comparisons.map(({ unit }) => unit))]
  return units.flatMap(unit => {
    const rows = comparisons.filter(comparison => comparison.unit === unit)
    const ratios = rows
      .filter(({ base, head }) => base.center > 0 && head.center > 0)
      .map(({ base, head }) => head.center / base.center)
    // By logarithms: a product of many ratios would leave the range of a double.
    const ratio = ratios.length === 0 ? Number.NaN : logAverage(ratios)
    if (rows.length < 2 || !Number.isFinite(ratio)) return []
    return [{ unit, ratio, rows: ratios.length, of: rows.length }]
  })
}

/** The relative interval from which to warn: a less precise median is of little use with a threshold of that size. */
const widestSpread = 0.05
/** The fewest values with a bounded 95 % confidence interval of the median. */
const boundedFrom = 6

/** The fewest values of both sides that show how they are rounded. */
const fewestToRound = 12

export function findComparisonWarnings(
  evidence: BenchmarkSeriesEvidence,
  visible: number | null,
  rules: DecisionRules,
  machines: MachineIndexByRound = [],
): readonly ComparisonWarning[] {
  if (evidence.exact) return []
  const { series } = evidence
  const warnings: ComparisonWarning[] = []
  const [base, head] = [valuesWithoutGaps(series.base), valuesWithoutGaps(series.head)]
  if (base.length !== head.length) warnings.push({ kind: 'unequal', base: base.length, head: head.length })
  // Each machine by itself: a difference between machines is no noise of the benchmark.
  const blocks = splitRoundsOfSeriesByMachine(series, machines).filter(
    block => countCompleteRounds(block) > 0,
  )
  for (const side of sides) {
    const spreads =
      blocks.length > 1 ? blocks.map(block => summariseSample(block[side], false)) : [evidence[side]]
    const ratio = widest(spreads.map(spreadOf))
    if (ratio === null) warnings.push({ kind: 'few-rounds', side, needed: boundedFrom })
    else if (ratio > widestSpread) warnings.push({ kind: 'spread', side, ratio })
    const samples = blocks.length > 1 ? blocks.map(block => block[side]) : [series[side]]
    if (samples.some(sample => hasTwoModes(valuesWithoutGaps(sample))))
      warnings.push({ kind: 'two-modes', side })
  }
  if (rules.outliers === 'iqr') {
    const trimmed = removeOutliersOfEachSide(series, machines)
    const removed = {
      base: base.length - valuesWithoutGaps(trimmed.base).length,
      head: head.length - valuesWithoutGaps(trimmed.head).length,
    }
    if (removed.base + removed.head > 0) warnings.push({ kind: 'outliers', ...removed })
  }
  const isMeasured = !isCountOrBytesUnit(series.unit) && evidence.direction !== null
  const step = isMeasured ? stepOf([...base, ...head]) : 0
  if (step > 0 && 2 * step >= rules.threshold) warnings.push({ kind: 'coarse', step })
  if (visible !== null && visible > rules.threshold) warnings.push({ kind: 'blind', visible })
  return warnings
}

/** Returns the relative half-width of a centre's interval; null if it is unbounded, 0 if the centre is (nearly) 0. */
function spreadOf({ center, low, high }: SampleSummary): number | null {
  if (low === null || high === null) return null
  return finiteOrNull(Math.max(high - center, center - low) / Math.abs(center)) ?? 0
}

/** Returns the largest bounded ratio; null if there is none. */
function widest(ratios: readonly (number | null)[]): number | null {
  const known = ratios.filter(ratio => ratio !== null)
  return known.length === 0 ? null : Math.max(...known)
}

/**
 * Returns the resolution of the values: their smallest difference as a ratio of the median, if they repeat as often as only
 * rounded values do; otherwise 0.
 */
function stepOf(values: readonly number[]): number {
  if (values.length < fewestToRound) return 0
  const unique = new Set(values)
  if (2 * unique.size > values.length) return 0
  const distinct = [...unique].sort((a, b) => a - b)
  const gaps = distinct.slice(1).map((value, n) => value - (distinct[n] ?? value))
  return finiteOrNull(Math.min(...gaps) / Math.abs(median([...values]))) ?? 0
}

// Slow runs that head has and base has not: rank tests compare the typical run, and miss a tenth of slow ones.

/**
 * The significance level of slow runs, for each benchmark by itself, as a warning fails nothing. It is smaller for halves of
 * visits: on shared machines these exceed the level in more rounds than whole rounds do, and so have more chances to be
 * wrong.
 */
const slowAlpha = 0.01
const slowAlphaOfHalves = 0.001

/**
 * Tests for a mode or a tail in the bad direction that head has and base has not: values worse than the typical one, the
 * median of both sides together on a machine, by more than `beyond` (a ratio).
 *
 * The paired test decides, on values clipped at that level from below. The level comes from the pooled values alone, so
 * swapping the sides of a round does not change it, and the test is as exact as on the values themselves. It takes at least
 * seven rounds with a slow run, or ten if rounds have several visits. In that case the worse half of the visits is compared
 * with the level: the values themselves come from the better half, which hides what happens in fewer than half of all
 * processes.
 *
 * Null if there are no slow runs, for units without a direction, and if the typical value or `beyond` is 0: half of all runs
 * are worse than the typical one.
 */
export function findMoreSlowRunsOnHeadWarning(
  series: BenchmarkSeries,
  direction: BetterDirection,
  machines: MachineIndexByRound,
  beyond: number,
): Extract<ComparisonWarning, { readonly kind: 'slow-runs' }> | null {
  if (direction === null || beyond === 0) return null
  const blocks = splitRoundsOfSeriesByMachine(series, machines)
  const worse = series.worse ? splitRoundsOfSeriesByMachine(series.worse, machines) : blocks
  const clipped = blocks.flatMap((block, n) => {
    const runs = worse[n] ?? block
    return countCompleteRounds(block) > 0 && countCompleteRounds(runs) > 0
      ? [clip(block, runs, direction, beyond)]
      : []
  })
  if (clipped.some(({ typical }) => typical === 0)) return null
  const count = (side: 'base' | 'head') =>
    clipped.reduce(
      (sum, { block, level }) => sum + valuesWithoutGaps(block[side]).filter(value => value !== level).length,
      0,
    )
  const [base, head] = [count('base'), count('head')]
  if (head <= base) return null
  const runs = clipped.map(({ block }) => block)
  const { greater, less } = pairedRankPermutationTest(runs)
  const p = direction === 'higher' ? less : greater
  if (p > (series.worse ? slowAlphaOfHalves : slowAlpha)) return null
  const rounds = runs.reduce((sum, block) => sum + countCompleteRounds(block), 0)
  return { kind: 'slow-runs', base, head, rounds, beyond, p }
}

/** Clips the values of `runs` at a level computed from those of `block`. */
function clip(
  block: SamplesOfBothSides,
  runs: SamplesOfBothSides,
  direction: Exclude<BetterDirection, null>,
  beyond: number,
) {
  const typical = median([...valuesWithoutGaps(block.base), ...valuesWithoutGaps(block.head)])
  const level =
    typical + (direction === 'higher' ? -1 : 1) * (beyond + limitRoundingTolerance) * Math.abs(typical)
  const worst = direction === 'higher' ? Math.min : Math.max
  const clipSample = (sample: Sample) => sample.map(value => (value === null ? null : worst(value, level)))
  return { typical, level, block: { base: clipSample(runs.base), head: clipSample(runs.head) } }
}
