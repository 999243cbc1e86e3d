// How often a suite of fifty unchanged benchmarks turns a pull request red.

import { applyConfirmationToComparisons } from '../../src/core/judge/confirm.ts'
import type { Comparison } from '../../src/core/model/comparison.ts'
import type { DecisionRules } from '../../src/core/model/settings.ts'
import { type Alarms, alarmsOf } from './alarms.ts'
import { type Draw, drawFrom, seedOf } from './draw.ts'
import { defaults, regressions, seriesOf, suiteSize, unchanged, worseP } from './gate.ts'
import { interleaved, measure, type Samples } from './measure.ts'
import type { NoiseModel } from './noise-models.ts'

/** A Variant is a set of rules by which an unchanged suite may fail. */
export type Variant =
  /** The default: a suspect must recur. */
  | 'defaults'
  /** `threshold: 2%`. */
  | 'thresholdTwo'
  /** `correction: none`: threshold and confirmation alone. */
  | 'uncorrected'
  /** `confirm: false`. */
  | 'once'
  /** Also `threshold: 0`: Holm's correction alone. */
  | 'onceThresholdZero'
  /** `correction: none` instead: the threshold alone. */
  | 'onceUncorrected'
  /** None of them: p <= 0.05 for each of fifty benchmarks. */
  | 'bare'

/** The alarms of unchanged suites; stopping early could only make them fewer. */
export function unchangedSuites(model: NoiseModel, suites: number): Readonly<Record<Variant, Alarms>> {
  const draw = drawFrom(seedOf(`unchanged suites, ${model.name}`))
  const all = Array.from({ length: suites }, () => countRegressions(model, draw))
  const alarms = (variant: Variant) =>
    alarmsOf(
      all.map(counts => counts[variant]),
      suiteSize,
    )
  return {
    defaults: alarms('defaults'),
    thresholdTwo: alarms('thresholdTwo'),
    uncorrected: alarms('uncorrected'),
    once: alarms('once'),
    onceThresholdZero: alarms('onceThresholdZero'),
    onceUncorrected: alarms('onceUncorrected'),
    bare: alarms('bare'),
  }
}

function countRegressions(model: NoiseModel, draw: Draw): Readonly<Record<Variant, number>> {
  const first = measureSuite(model, draw)
  const p = first.map(worseP)
  const find = (rules: DecisionRules) => regressions(first, rules, p)
  const [atTwo, uncorrected] = [
    { ...defaults, threshold: 0.02 },
    { ...defaults, correction: 'none' },
  ] as const
  const found = { defaults: find(defaults), atTwo: find(atTwo), uncorrected: find(uncorrected) }
  // Whatever one of the rules finds, the last variant or the one with the lower threshold finds too.
  const isSuspect = found.atTwo.length + found.uncorrected.length > 0
  const again = isSuspect ? seriesOf(measureSuite(model, draw)) : []
  const recurring = (suspected: readonly Comparison[], rules: DecisionRules) =>
    applyConfirmationToComparisons(suspected, again, rules).filter(({ change }) => change === 'regressed')
      .length
  return {
    defaults: recurring(found.defaults, defaults),
    thresholdTwo: recurring(found.atTwo, atTwo),
    uncorrected: recurring(found.uncorrected, uncorrected),
    once: found.defaults.length,
    onceThresholdZero: find({ ...defaults, threshold: 0 }).length,
    onceUncorrected: found.uncorrected.length,
    bare: p.filter(one => one <= defaults.alpha).length,
  }
}

function measureSuite(model: NoiseModel, draw: Draw): readonly Samples[] {
  return measure(model, interleaved(defaults.count, draw), unchanged, draw)
}
