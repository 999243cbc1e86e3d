// Whole gates, simulated: rounds for what is open, Holm's correction, confirmation, and the verdict.

import { compareAllSeries, decideComparisonChange } from '../../src/core/judge/compare-series.ts'
import { applyConfirmation, planConfirmationRounds, suspectsStillOpen } from '../../src/core/judge/confirm.ts'
import {
  exceedsThreshold,
  isIntervalBeyondThreshold,
  worseningAndImprovementOfRatio,
} from '../../src/core/judge/effect-size.ts'
import {
  combineClaimsOverInterims,
  type SequentialClaims,
  testWorseBetterAndRuledOut,
} from '../../src/core/judge/evidence.ts'
import { isInterimRound, maxRoundsOfPlan, plannedInterimRounds } from '../../src/core/judge/interims.ts'
import type { Comparison, RatioWithInterval } from '../../src/core/model/comparison.ts'
import { rowId } from '../../src/core/model/measuring.ts'
import type { DecisionRules } from '../../src/core/model/settings.ts'
import { adjustPValues } from '../../src/core/stats/adjust-p-values.ts'
import { ratioEstimateWithInterval } from '../../src/core/stats/hodges-lehmann.ts'
import { pairedPermutationTest } from '../../src/core/stats/paired-test.ts'
import type { Draw } from './draw.ts'
import { seriesOf } from './gate.ts'
import type { Laying } from './layouts.ts'
import { interleaved, measure, type Samples } from './measure.ts'
import type { NoiseModel } from './noise-models.ts'

/** The final answer for one benchmark. */
export type Said = 'regressed' | 'improved' | 'unchanged' | 'within' | 'inconclusive'

/** A GateRun is one gate. */
export interface GateRun {
  /** In the order of the effects. */
  readonly said: readonly Said[]
  /** How many benchmarks were measured again. */
  readonly suspects: number
  /** Rounds of each benchmark, including the confirmation. */
  readonly rounds: readonly number[]
}

/** The layout of code makes no difference. */
const unmoved: Laying = { first: samples => samples, again: samples => samples }

/** Runs one gate over benchmarks with these effects, as the product schedules and judges it. */
export function gateRun(
  model: NoiseModel,
  effects: readonly number[],
  rules: DecisionRules,
  draw: Draw,
  laying = unmoved,
): GateRun {
  const suite = measured(model, effects, rules, draw).map(samples => laying.first(samples, draw))
  const rounds = effects.map(() => 0)
  let open: readonly number[] = [...effects.keys()]
  let shown: readonly Weighed[] = []
  let left = rules.count * effects.length
  for (let made = 1; open.length > 0 && made <= maxRoundsOfPlan(rules); made++) {
    // Up to `count` rounds there are enough for all.
    if (made > rules.count && open.length > left) break
    for (const index of open) rounds[index] = made
    left -= open.length
    if (!isInterimRound(made, rules)) continue
    const all = weighAll(suite, rounds, rules)
    open = open.filter(index => !isSettled(all[index] as Weighed, made, rules))
    shown = all
  }
  shown = weighAll(suite, rounds, rules)
  const suspects = [...effects.keys()].filter(index => shown[index]?.said === 'regressed')
  const again = suspects.map(index => {
    const needed = maxRoundsOfPlan(planConfirmationRounds(rounds[index] ?? 0, rules))
    const [samples] = measure(model, interleaved(needed, draw), [effects[index] ?? 0], draw)
    return laying.again(samples as Samples, draw)
  })
  const said = shown.map(one => one.said)
  const confirmed = confirmedAs(
    suspects.map(index => upTo(suite[index] as Samples, rounds[index] ?? 0)),
    again,
    rules,
  )
  for (const [n, index] of suspects.entries()) {
    said[index] = confirmed[n]?.said ?? 'regressed'
    rounds[index] = (rounds[index] ?? 0) + (confirmed[n]?.rounds ?? 0)
  }
  return { said, suspects: suspects.length, rounds }
}

/** Whether a gate passes: nothing regressed, and nothing is open. */
export function passes({ said }: GateRun): boolean {
  return !said.some(one => one === 'regressed' || one === 'inconclusive')
}

/** The usual rounds and those beyond, simulated as two runs of the same kind of machine, with as much drift in each. */
function measured(
  model: NoiseModel,
  effects: readonly number[],
  rules: DecisionRules,
  draw: Draw,
): readonly Samples[] {
  const usual = measure(model, interleaved(rules.count, draw), effects, draw)
  const more = maxRoundsOfPlan(rules) - rules.count
  if (more === 0) return usual
  const beyond = measure(model, interleaved(more, draw), effects, draw)
  return usual.map(({ base, head }, index) => ({
    base: [...base, ...(beyond[index]?.base ?? [])],
    head: [...head, ...(beyond[index]?.head ?? [])],
  }))
}

/** A Weighed benchmark is what is known of it after its rounds, and the decision on it among the others. */
interface Weighed {
  readonly claims: SequentialClaims
  readonly improvement: number
  readonly ratio: RatioWithInterval | null
  readonly said: Said
}

/** Like `decide` in src/core/judge, without what only a report needs: a test compares the two. */
export function weighAll(
  suite: readonly Samples[],
  rounds: readonly number[],
  rules: DecisionRules,
): readonly Weighed[] {
  const all = suite.map((samples, index) => weighed(samples, rounds[index] ?? 0, rules))
  const worse = adjustPValues(
    all.map(({ claims }) => claims.worse),
    rules.correction,
  )
  const better = adjustPValues(
    all.map(({ claims }) => claims.better),
    rules.correction,
  )
  return all.map((one, index) => {
    const adjusted = { worse: worse[index] ?? 1, better: better[index] ?? 1 }
    const evidence = { ...one, ...one.apart, direction: 'lower' as const, p: null }
    return { ...evidence, said: decideComparisonChange(evidence, adjusted, rules) as Said }
  })
}

const known = new WeakMap<Samples, Map<number, ReturnType<typeof weigh>>>()

/** Remembered, as settled benchmarks are asked about at every look. */
function weighed(samples: Samples, rounds: number, rules: DecisionRules): ReturnType<typeof weigh> {
  const ofIt = known.get(samples) ?? new Map<number, ReturnType<typeof weigh>>()
  known.set(samples, ofIt)
  const found = ofIt.get(rounds) ?? weigh(samples, rounds, rules)
  ofIt.set(rounds, found)
  return found
}

function weigh(samples: Samples, rounds: number, rules: DecisionRules) {
  const margin = { ...rules, counted: false }
  const claimsAfter = (look: number) =>
    testWorseBetterAndRuledOut([upTo(samples, look)], pairedPermutationTest, 'lower', margin)
  const ratio = ratioEstimateWithInterval([upTo(samples, rounds)], 0.95)
  const apart = worseningAndImprovementOfRatio(ratio?.estimate ?? 1, 'lower')
  return { claims: combineClaimsOverInterims(rounds, rules, claimsAfter), apart, ratio }
}

function isSettled(
  { claims, improvement, ratio, said }: Weighed,
  made: number,
  rules: DecisionRules,
): boolean {
  const isFull = made >= rules.count
  if (said === 'regressed') return isFull || isIntervalBeyondThreshold(ratio, 'lower', rules.threshold)
  if (said === 'improved') return true
  return claims.isBelowThreshold && (isFull || !exceedsThreshold(improvement, rules.threshold))
}

/** What suspects are after their second measurement, and after how many rounds of it. */
function confirmedAs(
  first: readonly Samples[],
  again: readonly Samples[],
  rules: DecisionRules,
): readonly { readonly said: Said; readonly rounds: number }[] {
  // They regressed among the whole suite, so they certainly do by themselves.
  const suspected = compareAllSeries(seriesOf(first), { ...rules, correction: 'none' })
  const ends = again.map(() => 0)
  const plans = first.map(({ base }) => planConfirmationRounds(base.length, rules))
  const looks = [...new Set(plans.flatMap(plannedInterimRounds))].toSorted((a, b) => a - b)
  const made = () => seriesOf(again.map((samples, index) => upTo(samples, ends[index] ?? 0)))
  let open = new Set(first.keys())
  for (const look of looks) {
    for (const index of open) ends[index] = Math.min(look, again[index]?.base.length ?? 0)
    const left = suspectsStillOpen(suspected, made(), look, rules, false)
    open = new Set([...open].filter(index => left.has(rowId(suspected[index] as Comparison))))
  }
  return applyConfirmation(suspected, made(), rules).map(({ change }, index) => ({
    said: change as Said,
    rounds: ends[index] ?? 0,
  }))
}

function upTo({ base, head }: Samples, rounds: number): Samples {
  return { base: base.slice(0, rounds), head: head.slice(0, rounds) }
}
