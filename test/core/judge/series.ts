// Series of one benchmark, noise that can be repeated, and the rules to judge by, for the tests of judging.

import type { RandomStream } from '../../../src/core/common/random.ts'
import type { MachineIndexByRound } from '../../../src/core/judge/blocks.ts'
import { compareAllSeries } from '../../../src/core/judge/compare-series.ts'
import type { Comparison } from '../../../src/core/model/comparison.ts'
import type { BenchmarkSeries, Sample, UnitDeclaration } from '../../../src/core/model/measuring.ts'
import type { DecisionRules } from '../../../src/core/model/settings.ts'

/** What action.yml gives where nothing is set. */
export const rules: DecisionRules = {
  alpha: 0.05,
  threshold: 0.05,
  ruleOut: 0.1,
  count: 20,
  deltaTest: 'utest',
  correction: 'holm',
  strict: false,
  outliers: 'none',
  stopEarly: true,
  benchmarks: [],
}

/** The same for data that were never looked at before they were complete. */
export const onceOnly: DecisionRules = { ...rules, stopEarly: false }

export function seriesOf(
  base: Sample,
  head: Sample,
  { unit = 'sec/op', rule = {}, benchmark = 'A' }: SeriesName = {},
): BenchmarkSeries {
  return { benchmark, package: null, unit, rule, base, head }
}

interface SeriesName {
  readonly unit?: string
  readonly rule?: UnitDeclaration
  readonly benchmark?: string
}

/** The only comparison of `series`. */
export function compared(
  series: BenchmarkSeries,
  by: DecisionRules = rules,
  machines?: MachineIndexByRound,
): Comparison {
  const [one] = compareAllSeries([series], by, machines)
  if (!one) throw new Error('nothing was compared')
  return one
}

/** `n` times the same. */
export function same<Value>(value: Value, n = 20): readonly Value[] {
  return Array.from({ length: n }, () => value)
}

/** `n` values around `center`: log-normal, with this standard deviation of the logarithms. */
export function noisy(center: number, spread: number, n: number, random: RandomStream): readonly number[] {
  return Array.from({ length: n }, () => center * Math.exp(spread * normal(random)))
}

/** Box & Muller, Annals of Mathematical Statistics 29 (1958) 610-611. */
export function normal(random: RandomStream): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
