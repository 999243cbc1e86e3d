// The product's own decisions, applied to simulated suites.

import { pickRunSettingsFromInputs } from '../../src/core/inputs/check-inputs.ts'
import { compareAllSeries } from '../../src/core/judge/compare-series.ts'
import type { Comparison } from '../../src/core/model/comparison.ts'
import type { BenchmarkSeries } from '../../src/core/model/measuring.ts'
import type { DecisionRules } from '../../src/core/model/settings.ts'
import { adjustPValues } from '../../src/core/stats/adjust-p-values.ts'
import { pairedRankPermutationTest } from '../../src/core/stats/paired-test.ts'
import { readInputsWithSeed } from '../../src/effects/inputs/inputs.ts'
import type { Samples } from './measure.ts'

/** The number of benchmarks in a suite. */
export const suiteSize = 50

/** The rules of a gate with default inputs, as the product reads them. */
export const defaults: DecisionRules = pickRunSettingsFromInputs(readInputsWithSeed(() => ''))

/** The effects of a suite in which nothing has changed. */
export const unchanged: readonly number[] = new Array<number>(suiteSize).fill(0)

/** The name of a benchmark by its place in the suite. */
export function nameOf(index: number): string {
  return `Simulated/${index}`
}

/** Samples in the product's form. */
export function seriesOf(suite: readonly Samples[]): readonly BenchmarkSeries[] {
  return suite.map(({ base, head }, index) => ({
    benchmark: nameOf(index),
    package: null,
    unit: 'sec/op',
    rule: {},
    base,
    head,
  }))
}

/** The p that the gate decides on, before adjustment: one-sided, against "head takes longer". */
export function worseP(samples: Samples): number {
  return pairedRankPermutationTest([samples]).greater
}

/**
 * The regressions that `compareAllSeries` finds in a suite whose rounds are looked at once. Only what is significant after adjustment is compared in full,
 * without adjusting again: nothing else can have regressed, and an unchanged suite then takes a tenth of the time.
 */
export function regressions(
  suite: readonly Samples[],
  rules: DecisionRules,
  p = suite.map(worseP),
): readonly Comparison[] {
  const adjusted = adjustPValues(p, rules.correction)
  const significant = seriesOf(suite).filter((_, index) => (adjusted[index] ?? 1) <= rules.alpha)
  const compared = compareAllSeries(significant, { ...rules, correction: 'none', stopEarly: false })
  return compared.filter(({ change }) => change === 'regressed')
}

/** The samples of a suite after `rounds` rounds. */
export function after(rounds: number, suite: readonly Samples[]): readonly Samples[] {
  return suite.map(({ base, head }) => ({ base: base.slice(0, rounds), head: head.slice(0, rounds) }))
}
