// A bisection on a simulated history and machine, by the product's own judge and search.

import {
  type BisectionState,
  type WorseningAgainstGood,
  worseningAgainstGoodOfComparison,
} from '../../src/core/bisect/bisection-state.ts'
import {
  type BisectionCertaintyAndLimits,
  type BisectionMove,
  decideBisectionMove,
} from '../../src/core/bisect/search.ts'
import { compareAllSeries } from '../../src/core/judge/compare-series.ts'
import { applyConfirmationToComparisons, selectSuspects } from '../../src/core/judge/confirm.ts'
import type { Comparison } from '../../src/core/model/comparison.ts'
import type { BenchmarkSeries } from '../../src/core/model/measuring.ts'
import type { DecisionRules } from '../../src/core/model/settings.ts'
import { type Draw, drawFrom } from '../calibration/draw.ts'
import { defaults } from '../calibration/gate.ts'
import { interleaved, measureOne } from '../calibration/measure.ts'
import type { NoiseModel } from '../calibration/noise-models.ts'

/** A History is what is true of a range of commits. */
export interface History {
  /** For each place, from GOOD at 0, how much slower it is than GOOD: 0.1 is 10 %. */
  readonly slower: readonly number[]
  /** Places that cannot be measured. */
  readonly broken?: ReadonlySet<number>
}

/** An Outcome is how a simulated bisection ended. */
export interface Outcome {
  /** Null where BAD was not found to be slower. */
  readonly move: Exclude<BisectionMove, { kind: 'measure' }> | null
  /** Gates with that of BAD, without those that could not be measured. */
  readonly gates: number
  readonly broken: number
  /** Rounds of all gates. */
  readonly rounds: number
}

/** As the command reads it. */
const rules: DecisionRules = { ...defaults, threshold: 0.02, ruleOut: 0.04 }

export function bisect(
  history: History,
  model: NoiseModel,
  limit: BisectionCertaintyAndLimits,
  seed: number,
): Outcome {
  const draw = drawFrom(seed)
  const last = history.slower.length - 1
  const whole = gateOfBad(history.slower[last] ?? 0, last, model, draw)
  const [first] = whole.answers
  if (!first) return { move: null, gates: 1, broken: 0, rounds: whole.rounds }
  const broken = new Set<number>()
  let trail: BisectionState = { odds: new Array<number>(last).fill(1), answers: [first], broken }
  let rounds = whole.rounds
  for (;;) {
    const move = decideBisectionMove(trail, limit)
    if (move.kind !== 'measure') return { move, gates: trail.answers.length, broken: broken.size, rounds }
    if (history.broken?.has(move.at)) {
      broken.add(move.at)
      continue
    }
    const answer = step(history.slower[move.at] ?? 0, move.at, move.rounds, model, draw)
    rounds += answer.rounds
    trail = { ...trail, answers: [...trail.answers, answer] }
  }
}

/** The gate as it is, with its confirmation. */
function gateOfBad(effect: number, at: number, model: NoiseModel, draw: Draw) {
  const first = compareAllSeries([seriesOf(effect, rules.count, model, draw)], rules)
  const again = selectSuspects(first).length > 0 ? [seriesOf(effect, rules.count, model, draw)] : []
  const [comparison] = applyConfirmationToComparisons(first, again, rules) as [Comparison]
  const rounds = rules.count * (1 + again.length)
  const answer = comparison.change === 'regressed' ? worseningAgainstGoodOfComparison(comparison, at) : null
  return { answers: answer ? [answer] : [], rounds }
}

function step(
  effect: number,
  at: number,
  count: number,
  model: NoiseModel,
  draw: Draw,
): WorseningAgainstGood {
  const its = { ...rules, count, stopEarly: false, correction: 'none' } as const
  const [comparison] = compareAllSeries([seriesOf(effect, count, model, draw)], its) as [Comparison]
  const answer = worseningAgainstGoodOfComparison(comparison, at)
  if (!answer) throw new RangeError(`${count} rounds gave no interval`)
  return answer
}

function seriesOf(effect: number, count: number, model: NoiseModel, draw: Draw): BenchmarkSeries {
  const samples = measureOne(model, interleaved(count, draw), effect, draw)
  return { benchmark: 'A', package: null, unit: 'sec/op', rule: {}, ...samples }
}
