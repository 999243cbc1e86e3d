// From series to comparisons: centre, interval, delta and p of each side, and what is to be said of it.
import type { Change, Comparison, Sample, Series, Side, Summary, Unmatched } from '../model.ts'
import { exactValue } from '../stats/exact.ts'
import { mannWhitney } from '../stats/mann-whitney.ts'
import { medianWithInterval } from '../stats/median-interval.ts'
import { usualDirection } from '../units.ts'

/** Rules are the settings that turn a difference into a finding; both plain ratios. */
export interface Rules {
  /** A difference counts when p is below this. */
  readonly alpha: number
  /** The smallest worsening, exclusive, that can fail. */
  readonly threshold: number
}

/** Compares every series that was measured on both sides. */
export function compare(series: readonly Series[], rules: Rules): readonly Comparison[] {
  return series.filter(one => has(one.base) && has(one.head)).map(one => compareOne(one, rules))
}

/** What only `side` has: whole benchmarks, and single units of benchmarks that both have. */
export function unmatched(series: readonly Series[], side: Side): readonly Unmatched[] {
  const other = side === 'base' ? 'head' : 'base'
  const name = (one: Series) => JSON.stringify([one.package, one.benchmark])
  const elsewhere = new Set(series.filter(one => has(one[other])).map(name))
  const found = new Map<string, Unmatched>()
  for (const one of series) {
    if (has(one[other])) continue
    const { benchmark, package: path, unit } = one
    if (elsewhere.has(name(one))) found.set(`${name(one)} ${unit}`, { benchmark, package: path, unit })
    else found.set(name(one), { benchmark, package: path, unit: null })
  }
  return [...found.values()]
}

const intervalConfidence = 0.95

function compareOne(series: Series, rules: Rules): Comparison {
  const base = summarise(series.base, series.rule.assume === 'exact')
  const head = summarise(series.head, series.rule.assume === 'exact')
  const better = series.rule.better !== undefined ? series.rule.better : usualDirection(series.unit)
  const delta = relativeChange(base.center, head.center)
  const p = series.rule.assume === 'exact' ? 0 : mannWhitney(present(series.base), present(series.head)).p
  const { benchmark, unit } = series
  const rise = delta ?? Number.POSITIVE_INFINITY * Math.sign(head.center)
  const change = p < rules.alpha ? changeOf(rise, better, rules.threshold) : 'unchanged'
  return { benchmark, package: series.package, unit, better, base, head, delta, p, change }
}

/** Names a significant rise (negative: fall) of the centre, infinite where it left 0. */
function changeOf(rise: number, better: Comparison['better'], threshold: number): Change {
  // A delta of exactly the threshold does not exceed it: 105/100 - 1 is a little over 0.05 in floating point.
  if (Math.abs(rise) <= threshold + 1e-12) return 'unchanged'
  if (better === null) return 'changed'
  return rise > 0 === (better === 'lower') ? 'regressed' : 'improved'
}

/** head / base - 1; 0 where both are 0; null where only the base is, since no percentage exists. */
function relativeChange(base: number, head: number): number | null {
  if (base === head) return 0
  return base === 0 ? null : head / base - 1
}

function summarise(samples: Sample, exact: boolean): Summary {
  const values = present(samples)
  const { center, low, high } = exact ? exactValue(values) : medianWithInterval(values, intervalConfidence)
  return {
    center,
    low: Number.isFinite(low) ? low : null,
    high: Number.isFinite(high) ? high : null,
    samples,
  }
}

function present(sample: Sample): readonly number[] {
  return sample.filter(value => value !== null)
}

function has(sample: Sample): boolean {
  return sample.some(value => value !== null)
}
