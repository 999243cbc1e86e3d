// From series to comparisons: centre, interval, delta and p of each side, and what is to be said of it.
import type { Change, Comparison, Sample, Series, Side, Summary, Unmatched } from '../model.ts'
import { mannWhitney, smallestP } from '../stats/mann-whitney.ts'
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
  const samples = { base: present(series.base), head: present(series.head) }
  const exact = series.rule.assume === 'exact' && isConstant(samples.base) && isConstant(samples.head)
  const base = summarise(series.base, exact)
  const head = summarise(series.head, exact)
  const better = series.rule.better !== undefined ? series.rule.better : usualDirection(series.unit)
  const p = exact ? Number(base.center === head.center) : mannWhitney(samples.base, samples.head).p
  const seen = exact || smallestP(samples.base.length, samples.head.length) < rules.alpha
  const { benchmark, package: path, unit } = series
  const delta = relativeChange(base.center, head.center)
  const change = seen ? changeOf(rise(base.center, head.center), p, better, rules) : 'inconclusive'
  return { benchmark, package: path, unit, better, base, head, delta, p, change }
}

function changeOf(
  rise: number,
  p: number,
  better: Comparison['better'],
  { alpha, threshold }: Rules,
): Change {
  // A rise of exactly the threshold does not exceed it: 105/100 - 1 is a little over 0.05 in floating point.
  if (p >= alpha || Math.abs(rise) <= threshold + 1e-12) return 'unchanged'
  if (better === null) return 'changed'
  return rise > 0 === (better === 'lower') ? 'regressed' : 'improved'
}

/** How much greater head is, relative to the size of base; infinite where base is 0. */
function rise(base: number, head: number): number {
  return base === head ? 0 : (head - base) / Math.abs(base)
}

/** benchstat's delta, head / base - 1; null where that is no finite number. */
function relativeChange(base: number, head: number): number | null {
  if (base === head) return 0
  const delta = head / base - 1
  return Number.isFinite(delta) ? delta : null
}

function isConstant(values: readonly number[]): boolean {
  return values.every(value => value === values[0])
}

function summarise(samples: Sample, exact: boolean): Summary {
  const values = present(samples)
  const { center, ...interval } = medianWithInterval(values, intervalConfidence)
  // One value of an exact unit says all; its interval needs no six of them.
  const { low, high } = exact ? { low: center, high: center } : interval
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
