// Warnings about the numbers of one comparison, which they never change.
import { median } from 'simple-statistics'
import type { ComparisonWarning, SampleSummary } from '../model/comparison.ts'
import {
  type BenchmarkSeries,
  type BetterDirection,
  type MachineBlock,
  type Sample,
  sides,
} from '../model/measuring.ts'
import type { DecisionRules } from '../model/settings.ts'
import { isCountUnit } from '../model/units.ts'
import { pairedPermutationTest } from '../stats/paired-test.ts'
import { hasTwoModes, replaceOutliersByNull } from '../stats/robust-statistics.ts'
import {
  countCompleteRounds,
  finiteOrNull,
  type MachinesByRound,
  splitIntoMachineBlocks,
  summariseSample,
  valuesWithoutGaps,
} from './blocks.ts'
import { changeTolerance } from './effect-size.ts'
import type { SeriesEvidence } from './evidence.ts'

/** The relative interval from which to warn: a less precise median is of little use with a threshold of that size. */
const widestSpread = 0.05
/** The fewest values with a bounded 95 % confidence interval of the median. */
const boundedFrom = 6

/** The fewest values of both sides that show how they are rounded. */
const fewestToRound = 12

/** Collects the warnings of a comparison; exact values have none. */
export function collectComparisonWarnings(
  evidence: SeriesEvidence,
  visible: number | null,
  rules: DecisionRules,
  machines: MachinesByRound = [],
): readonly ComparisonWarning[] {
  if (evidence.exact) return []
  const { series } = evidence
  const warnings: ComparisonWarning[] = []
  const [base, head] = [valuesWithoutGaps(series.base), valuesWithoutGaps(series.head)]
  if (base.length !== head.length) warnings.push({ kind: 'unequal', base: base.length, head: head.length })
  // Each machine by itself: a difference between machines is no noise of the benchmark.
  const blocks = splitIntoMachineBlocks(series, machines).filter(block => countCompleteRounds(block) > 0)
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
    const removed = {
      base: base.length - valuesWithoutGaps(replaceOutliersByNull(series.base)).length,
      head: head.length - valuesWithoutGaps(replaceOutliersByNull(series.head)).length,
    }
    if (removed.base + removed.head > 0) warnings.push({ kind: 'outliers', ...removed })
  }
  const isMeasured = !isCountUnit(series.unit) && evidence.direction !== null
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
  return gaps.length === 0 ? 0 : (finiteOrNull(Math.min(...gaps) / Math.abs(median([...values]))) ?? 0)
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
export function testForSlowRuns(
  series: BenchmarkSeries,
  direction: BetterDirection,
  machines: MachinesByRound,
  beyond: number,
): Extract<ComparisonWarning, { readonly kind: 'slow-runs' }> | null {
  if (direction === null || beyond === 0) return null
  const blocks = splitIntoMachineBlocks(series, machines)
  const worse = series.worse ? splitIntoMachineBlocks(series.worse, machines) : blocks
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
  const { greater, less } = pairedPermutationTest(runs)
  const p = direction === 'higher' ? less : greater
  if (p > (series.worse ? slowAlphaOfHalves : slowAlpha)) return null
  const rounds = runs.reduce((sum, block) => sum + countCompleteRounds(block), 0)
  return { kind: 'slow-runs', base, head, rounds, beyond, p }
}

/** Clips the values of `runs` at a level computed from those of `block`. */
function clip(
  block: MachineBlock,
  runs: MachineBlock,
  direction: Exclude<BetterDirection, null>,
  beyond: number,
) {
  const typical = median([...valuesWithoutGaps(block.base), ...valuesWithoutGaps(block.head)])
  const level = typical + (direction === 'higher' ? -1 : 1) * (beyond + changeTolerance) * Math.abs(typical)
  const worst = direction === 'higher' ? Math.min : Math.max
  const clipSample = (sample: Sample) => sample.map(value => (value === null ? null : worst(value, level)))
  return { typical, level, block: { base: clipSample(runs.base), head: clipSample(runs.head) } }
}
