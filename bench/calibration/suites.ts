// How often a suite of fifty unchanged benchmarks turns a pull request red.
import { confirm } from '../../src/core/judge/confirm.ts'
import { type Alarms, alarmsOf } from './alarms.ts'
import { type Draw, drawFrom, seedOf } from './draw.ts'
import { defaults, regressions, seriesOf, suiteSize, unchanged, worseP } from './gate.ts'
import { interleaved, measure, type Samples } from './measure.ts'
import type { NoiseModel } from './noise-models.ts'
import { howOften, ratio } from './share.ts'

/** A Variant is a set of rules by which an unchanged suite may fail. */
export type Variant =
  /** As the gate is when nothing is set. */
  | 'defaults'
  /** The same, where what is suspected is measured again. */
  | 'confirmed'
  /** `threshold: 2%`. */
  | 'thresholdTwo'
  /** `threshold: 0`: what Holm's correction does alone. */
  | 'thresholdZero'
  /** `correction: none`: what the threshold does alone. */
  | 'uncorrected'
  /** The same, where what is suspected is measured again. */
  | 'uncorrectedConfirmed'
  /** Neither correction nor threshold: what p <= 0.05 means for fifty benchmarks. */
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
    confirmed: alarms('confirmed'),
    thresholdTwo: alarms('thresholdTwo'),
    thresholdZero: alarms('thresholdZero'),
    uncorrected: alarms('uncorrected'),
    uncorrectedConfirmed: alarms('uncorrectedConfirmed'),
    bare: alarms('bare'),
  }
}

/** The counts that are tried, in order, where the default does not do. */
const counts = [25, 30, 35, 40, 50, 60, 80, 100]

/** The first count above the default with which at most `goal` of unchanged suites fail, or null. */
export function countToStayGreen(model: NoiseModel, goal: number, suites: number): number | null {
  const draw = drawFrom(seedOf(`count to stay green, ${model.name}`))
  const isRed = (count: number) =>
    regressions(measureSuite(model, count, draw), { ...defaults, count }).length > 0
  return counts.find(count => ratio(howOften(suites, () => isRed(count))) <= goal) ?? null
}

function countRegressions(model: NoiseModel, draw: Draw): Readonly<Record<Variant, number>> {
  const first = measureSuite(model, defaults.count, draw)
  const p = first.map(worseP)
  const uncorrected = { ...defaults, correction: 'none' } as const
  const found = regressions(first, defaults, p)
  const foundUncorrected = regressions(first, uncorrected, p)
  const again = foundUncorrected.length > 0 ? seriesOf(measureSuite(model, defaults.count, draw)) : []
  const recurring = (suspected: typeof found) =>
    suspected.length > 0
      ? confirm(suspected, again, defaults).filter(({ change }) => change === 'regressed').length
      : 0
  return {
    defaults: found.length,
    confirmed: recurring(found),
    thresholdTwo: regressions(first, { ...defaults, threshold: 0.02 }, p).length,
    thresholdZero: regressions(first, { ...defaults, threshold: 0 }, p).length,
    uncorrected: foundUncorrected.length,
    uncorrectedConfirmed: recurring(foundUncorrected),
    bare: p.filter(one => one <= defaults.alpha).length,
  }
}

function measureSuite(model: NoiseModel, count: number, draw: Draw): readonly Samples[] {
  return measure(model, interleaved(count, draw), unchanged, draw)
}
