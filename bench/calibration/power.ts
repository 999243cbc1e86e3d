// How often a real regression is found, by the test alone and by the whole gate.
import type { Comparison } from '../../src/core/comparison.ts'
import { confirm } from '../../src/core/judge/confirm.ts'
import type { Rules } from '../../src/core/settings.ts'
import { type Draw, drawFrom, seedOf } from './draw.ts'
import { defaults, nameOf, regressions, seriesOf, suiteSize, unchanged, worseP } from './gate.ts'
import { interleaved, measure, type Samples } from './measure.ts'
import type { NoiseModel } from './noise-models.ts'
import { howOften, ratio, type Share } from './share.ts'
import { settledAfter } from './stopping.ts'

/** How often the test alone finds the regression of one benchmark: one-sided p <= 0.05. */
export function testPower(model: NoiseModel, effect: number, repetitions: number): Share {
  const draw = drawFrom(seedOf(`test power ${effect}, ${model.name}`))
  return howOften(repetitions, () =>
    suite(model, [effect], defaults.count, draw).every(one => worseP(one) <= defaults.alpha),
  )
}

/** GatePower is how often the gate finds the one regression in a suite of fifty. */
export interface GatePower {
  readonly found: Share
  /** Found, and found again in twenty fresh rounds. */
  readonly confirmed: Share
}

/** The power of the gate at thresholds of 5 % and of 2 %, on the same suites. */
export function gatePower(
  model: NoiseModel,
  effect: number,
  suites: number,
): { readonly atFive: GatePower; readonly atTwo: GatePower } {
  const draw = drawFrom(seedOf(`gate power ${effect}, ${model.name}`))
  const runs = Array.from({ length: suites }, () => {
    const first = suite(model, unchanged.with(0, effect), defaults.count, draw)
    return { first, p: first.map(worseP), again: seriesOf(suite(model, [effect], defaults.count, draw)) }
  })
  const at = (threshold: number): GatePower => {
    const rules = { ...defaults, threshold }
    const found = runs.map(({ first, p, again }) => ({ suspected: findings(first, rules, p), again }))
    const confirmed = found.flatMap(({ suspected, again }) => confirm(suspected, again, rules))
    return {
      found: { hits: confirmed.length, of: suites },
      confirmed: { hits: confirmed.filter(({ change }) => change === 'regressed').length, of: suites },
    }
  }
  return { atFive: at(0.05), atTwo: at(0.02) }
}

/** A Question about power: what is to be found, at which threshold, and in which share of runs. */
export interface Question {
  readonly effect: number
  readonly threshold: number
  readonly goal: number
}

/** The counts that are tried, in order, where the default does not do. */
const counts = [25, 30, 35, 40, 50, 60, 80, 100]

/**
 * The first count above the default with which the gate finds the regression often enough, or null. Only the changed
 * benchmark is simulated: alpha over fifty is the first step of Holm's procedure, which the smallest p of a suite has to
 * pass.
 */
export function countToFind(model: NoiseModel, question: Question, repetitions: number): number | null {
  const { effect, threshold, goal } = question
  const draw = drawFrom(seedOf(`count to find ${effect}, ${model.name}`))
  const first = { ...defaults, threshold, alpha: defaults.alpha / suiteSize }
  const isFound = (count: number) => {
    const measured = () => suite(model, [effect], count, draw)
    const again = { ...defaults, threshold, count }
    const suspected = findings(measured(), { ...first, count })
    return confirm(suspected, seriesOf(measured()), again).some(({ change }) => change === 'regressed')
  }
  return counts.find(count => ratio(howOften(repetitions, () => isFound(count))) >= goal) ?? null
}

function suite(model: NoiseModel, effects: readonly number[], count: number, draw: Draw): readonly Samples[] {
  return measure(model, interleaved(count, draw), effects, draw)
}

/** What is found of the first benchmark; nothing also where that was ruled out at an early look. */
function findings(
  measured: readonly Samples[],
  rules: Rules,
  p = measured.map(worseP),
): readonly Comparison[] {
  const found = regressions(measured, rules, p).filter(({ benchmark }) => benchmark === nameOf(0))
  const isPassed = measured.slice(0, found.length).some(one => settledAfter(one, rules) < rules.count)
  return isPassed ? [] : found
}
