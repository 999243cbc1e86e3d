// Whole gates, simulated: rounds for what is open, bought with time, Holm's correction, confirmation, and the verdict.

import {
  compareAllSeries,
  decideComparisonChange,
  isTooNoisyEvenAfterAllPlannedRounds,
} from '../../src/core/judge/compare-series.ts'
import {
  applyConfirmationToComparisons,
  confirmationPlanByFirstRoundCount,
  findRowIdsOfSuspectsStillToConfirm,
} from '../../src/core/judge/confirm.ts'
import {
  exceedsLimit,
  isIntervalBeyondLimit,
  worseningAndImprovementOfRatio,
} from '../../src/core/judge/effect-size.ts'
import {
  combineClaimsOverInterims,
  type SequentialPValuesAndRuleOuts,
  testWorseBetterAndRuledOut,
} from '../../src/core/judge/evidence.ts'
import { isInterimRound, maxRoundsOfPlan, plannedInterimRounds } from '../../src/core/judge/interim-plan.ts'
import type { Comparison, RatioWithInterval } from '../../src/core/model/comparison.ts'
import { type MeasuredRound, rowId } from '../../src/core/model/measuring.ts'
import type { DecisionRules } from '../../src/core/model/settings.ts'
import { adjustPValues } from '../../src/core/stats/adjust-p-values.ts'
import { estimateRatioOverMachineBlocks } from '../../src/core/stats/hodges-lehmann.ts'
import { pairedRankPermutationTest } from '../../src/core/stats/paired-test.ts'
import {
  type ItemStateForTimeEstimate,
  itemsWithinSavedTime,
  roundsWithin,
  secondsSavedForFurtherRounds,
} from '../../src/effects/measure/round-budget.ts'
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
  /** The time of the first measurement, as a share of that of `count` rounds of each benchmark. */
  readonly time: number
}

/** The layout of code makes no difference. */
const unmoved: Laying = { first: samples => samples, again: samples => samples }

/** The times of a round of benchmarks spread over a factor of a hundred, as in real suites. */
const slowest = 100

/** Runs one gate over benchmarks with these effects, as the product schedules and judges it. A round of each takes another time. */
export function gateRun(
  model: NoiseModel,
  effects: readonly number[],
  rules: DecisionRules,
  draw: Draw,
  laying = unmoved,
): GateRun {
  const suite = measured(model, effects, rules, draw).map(samples => laying.first(samples, draw))
  const rounds = effects.map(() => 0)
  const seconds = effects.map(() => slowest ** draw.uniform())
  const times = seconds.map(itemTimes)
  let open: readonly number[] = [...effects.keys()]
  const timesOf = (indexes: readonly number[]) => indexes.map(index => times[index] as ItemTimes)
  const saved = () => secondsSavedForFurtherRounds(times, rules.count)
  for (let made = 1; open.length > 0 && made <= maxRoundsOfPlan(rules); made++) {
    for (const index of open) {
      rounds[index] = made
      times[index]?.addRound()
    }
    if (isInterimRound(made, rules)) {
      const all = weighAll(suite, rounds, rules)
      open = open.filter(index => !isSettled(all[index] as Weighed, made, rules))
      const next = plannedInterimRounds(rules).find(interim => interim > made)
      if (made >= rules.count && next !== undefined) {
        const within = itemsWithinSavedTime(timesOf(open), times, saved(), next - made)
        open = open.filter(index => within.includes(times[index] as ItemTimes))
      }
    }
    if (made >= rules.count && roundsWithin(saved(), timesOf(open), times) < 1) break
  }
  const time =
    seconds.reduce((sum, one, index) => sum + one * (rounds[index] ?? 0), 0) /
    seconds.reduce((sum, one) => sum + one * rules.count, 0)
  const shown = weighAll(suite, rounds, rules)
  const suspects = [...effects.keys()].filter(index => shown[index]?.said === 'regressed')
  const again = suspects.map(index => {
    const needed = maxRoundsOfPlan(confirmationPlanByFirstRoundCount(rounds[index] ?? 0, rules))
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
  return { said, suspects: suspects.length, rounds, time }
}

interface ItemTimes extends ItemStateForTimeEstimate {
  readonly addRound: () => void
}

/** What the schedule knows of the time of a benchmark whose rounds take so many seconds. */
function itemTimes(seconds: number): ItemTimes {
  const measured: MeasuredRound[] = []
  const visit = { started: '', seconds: seconds / 2, measurements: [] }
  return {
    share: 1,
    measured,
    get cost() {
      return measured.length
    },
    addRound: () => void measured.push({ round: 1, block: 1, first: 'base', base: visit, head: visit }),
  }
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
  readonly claims: SequentialPValuesAndRuleOuts
  readonly improvement: number
  readonly ratio: RatioWithInterval | null
  readonly pairedP: number
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
    testWorseBetterAndRuledOut([upTo(samples, look)], pairedRankPermutationTest, 'lower', margin)
  const ratio = estimateRatioOverMachineBlocks([upTo(samples, rounds)], 0.95)
  const paired = pairedRankPermutationTest([upTo(samples, rounds)])
  const apart = worseningAndImprovementOfRatio(ratio?.estimate ?? 1, 'lower')
  return {
    claims: combineClaimsOverInterims(rounds, rules, claimsAfter),
    apart,
    ratio,
    pairedP: paired.greater,
  }
}

/** Tells whether a benchmark gets no further rounds: it is settled, or too noisy to be. */
function isSettled(
  { claims, improvement, ratio, pairedP, said }: Weighed,
  made: number,
  rules: DecisionRules,
): boolean {
  if (isTooNoisyEvenAfterAllPlannedRounds({ ratio, pairedP, direction: 'lower' }, made, rules)) return true
  const isFull = made >= rules.count
  if (said === 'regressed') return isFull || isIntervalBeyondLimit(ratio, 'lower', rules.threshold)
  if (said === 'improved') return true
  return claims.isBelowThreshold && (isFull || !exceedsLimit(improvement, rules.threshold))
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
  const plans = first.map(({ base }) => confirmationPlanByFirstRoundCount(base.length, rules))
  const looks = [...new Set(plans.flatMap(plannedInterimRounds))].toSorted((a, b) => a - b)
  const made = () => seriesOf(again.map((samples, index) => upTo(samples, ends[index] ?? 0)))
  let open = new Set(first.keys())
  for (const look of looks) {
    for (const index of open) ends[index] = Math.min(look, again[index]?.base.length ?? 0)
    const left = findRowIdsOfSuspectsStillToConfirm(suspected, made(), look, rules, false)
    open = new Set([...open].filter(index => left.has(rowId(suspected[index] as Comparison))))
  }
  return applyConfirmationToComparisons(suspected, made(), rules).map(({ change }, index) => ({
    said: change as Said,
    rounds: ends[index] ?? 0,
  }))
}

function upTo({ base, head }: Samples, rounds: number): Samples {
  return { base: base.slice(0, rounds), head: head.slice(0, rounds) }
}
