// What a reader should know of the numbers of one comparison; nothing here changes them.
import { median } from 'simple-statistics'
import type { Summary, Warning } from '../model/comparison.ts'
import { type Better, type Block, type Sample, type Series, sides } from '../model/measuring.ts'
import type { Rules } from '../model/settings.ts'
import { isCounted } from '../model/units.ts'
import { pairedTest } from '../stats/paired-test.ts'
import { hasTwoModes, withoutOutliers } from '../stats/robust.ts'
import { blocksOf, finite, type Machines, presentValues, summarise, wholeRounds } from './blocks.ts'
import { tolerance } from './effect-size.ts'
import type { Evidence } from './evidence.ts'

/** The relative interval from which to warn: a median known no better is of little use beside a threshold of that size. */
const widestSpread = 0.05
/** The fewest values that bound the interval of a median at 95 %. */
const boundedFrom = 6

/** Fewer values of both sides say nothing of how they are rounded. */
const fewestToRound = 12

/** Collects the warnings of a comparison; exact values have none. */
export function warningsOf(
  evidence: Evidence,
  visible: number | null,
  rules: Rules,
  machines: Machines = [],
): readonly Warning[] {
  if (evidence.exact) return []
  const { series } = evidence
  const found: Warning[] = []
  const [base, head] = [presentValues(series.base), presentValues(series.head)]
  if (base.length !== head.length) found.push({ kind: 'unequal', base: base.length, head: head.length })
  // Each machine by itself: that they differ from each other is no noise of a benchmark.
  const blocks = blocksOf(series, machines).filter(block => wholeRounds(block) > 0)
  for (const side of sides) {
    const spreads = blocks.length > 1 ? blocks.map(block => summarise(block[side], false)) : [evidence[side]]
    const ratio = widest(spreads.map(spreadOf))
    if (ratio === null) found.push({ kind: 'few-rounds', side, needed: boundedFrom })
    else if (ratio > widestSpread) found.push({ kind: 'spread', side, ratio })
    const samples = blocks.length > 1 ? blocks.map(block => block[side]) : [series[side]]
    if (samples.some(sample => hasTwoModes(presentValues(sample)))) found.push({ kind: 'two-modes', side })
  }
  if (rules.outliers === 'iqr') {
    const removed = {
      base: base.length - presentValues(withoutOutliers(series.base)).length,
      head: head.length - presentValues(withoutOutliers(series.head)).length,
    }
    if (removed.base + removed.head > 0) found.push({ kind: 'outliers', ...removed })
  }
  const isMeasured = !isCounted(series.unit) && evidence.direction !== null
  const step = isMeasured ? stepOf([...base, ...head]) : 0
  if (step > 0 && 2 * step >= rules.threshold) found.push({ kind: 'coarse', step })
  if (visible !== null && visible > rules.threshold) found.push({ kind: 'blind', visible })
  return found
}

/**
 * How far the interval of the centre reaches, relative to it; null where it is unbounded, 0 where the centre is
 * (nearly) 0.
 */
function spreadOf({ center, low, high }: Summary): number | null {
  if (low === null || high === null) return null
  return finite(Math.max(high - center, center - low) / Math.abs(center)) ?? 0
}

/** The largest of those that are bounded; null where none is. */
function widest(ratios: readonly (number | null)[]): number | null {
  const known = ratios.filter(ratio => ratio !== null)
  return known.length === 0 ? null : Math.max(...known)
}

/**
 * The smallest difference between two values, as a ratio of their median, if most of them repeat as only rounded ones do;
 * otherwise 0.
 */
function stepOf(values: readonly number[]): number {
  if (values.length < fewestToRound) return 0
  const different = new Set(values)
  if (2 * different.size > values.length) return 0
  const distinct = [...different].sort((a, b) => a - b)
  const gaps = distinct.slice(1).map((value, n) => value - (distinct[n] ?? value))
  return gaps.length === 0 ? 0 : (finite(Math.min(...gaps) / Math.abs(median([...values]))) ?? 0)
}

// Whether head has slow runs that base has not: ranks compare the typical run, and miss a tenth of slow ones.

/**
 * The p up to which slow runs are worth a warning, for each benchmark by itself, as a warning fails nothing. It is
 * smaller for halves of visits: on shared machines these exceed the level in more rounds than whole rounds do, and so
 * have more chances to be wrong.
 */
const slowAlpha = 0.01
const slowAlphaOfHalves = 0.001

/**
 * Looks for a mode or a tail in the bad direction that head has and base has not: values worse than the usual one by more
 * than `beyond` (a ratio), where the usual one is the median of both sides together on a machine.
 *
 * The paired test decides, on values of which everything up to that level counts as the level. The level comes from the
 * pooled values alone, so swapping the sides of a round does not change it, and the test is as exact as on the values
 * themselves. It takes at least seven rounds with a slow run, or ten with several visits. Where rounds had several visits, the worse half of these
 * is compared with the level: the values themselves come from the better half, which hides whatever happens in fewer
 * than half of all processes.
 *
 * Null where no slow runs are seen, for samples without rounds, a unit without a direction, where the usual value is 0, and
 * where `beyond` is: half of all runs are worse than the usual one.
 */
export function slowRunsOf(
  series: Series,
  direction: Better,
  machines: Machines,
  beyond: number,
): Extract<Warning, { readonly kind: 'slow-runs' }> | null {
  if (machines === null || direction === null || beyond === 0) return null
  const blocks = blocksOf(series, machines)
  const worse = series.worse ? blocksOf(series.worse, machines) : blocks
  const clipped = blocks.flatMap((block, n) => {
    const runs = worse[n] ?? block
    return wholeRounds(block) > 0 && wholeRounds(runs) > 0 ? [clip(block, runs, direction, beyond)] : []
  })
  if (clipped.some(({ usual }) => usual === 0)) return null
  const count = (side: 'base' | 'head') =>
    clipped.reduce(
      (sum, { block, level }) => sum + presentValues(block[side]).filter(one => one !== level).length,
      0,
    )
  const [base, head] = [count('base'), count('head')]
  if (head <= base) return null
  const runs = clipped.map(({ block }) => block)
  const { greater, less } = pairedTest(runs)
  const p = direction === 'higher' ? less : greater
  if (p > (series.worse ? slowAlphaOfHalves : slowAlpha)) return null
  const rounds = runs.reduce((sum, block) => sum + wholeRounds(block), 0)
  return { kind: 'slow-runs', base, head, rounds, beyond, p }
}

/** The level comes from the values in `block`; the values in `runs` are compared with it. */
function clip(block: Block, runs: Block, direction: Exclude<Better, null>, beyond: number) {
  const usual = median([...presentValues(block.base), ...presentValues(block.head)])
  const level = usual + (direction === 'higher' ? -1 : 1) * (beyond + tolerance) * Math.abs(usual)
  const worst = direction === 'higher' ? Math.min : Math.max
  const of = (sample: Sample) => sample.map(value => (value === null ? null : worst(value, level)))
  return { usual, level, block: { base: of(runs.base), head: of(runs.head) } }
}
