// What a reader should know of the numbers of one comparison; nothing here changes them.

import { median } from 'simple-statistics'
import type { Summary, Warning } from '../model/comparison.ts'
import { sides } from '../model/measuring.ts'
import type { Rules } from '../model/settings.ts'
import { isCounted } from '../model/units.ts'
import { withoutOutliers } from '../stats/outliers.ts'
import { hasTwoModes } from '../stats/two-modes.ts'
import { blocksOf, type Machines, wholeRounds } from './blocks.ts'
import type { Evidence } from './evidence.ts'
import { finite, presentValues, summarise } from './summary.ts'

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
