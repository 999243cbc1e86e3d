// What a second visit that is always slower costs, and possible cures, as Markdown:
// `node bench/second-visit.ts [repetitions]`.

import {
  interimLevelToRuleOutWorsening,
  maxRoundsOfPlan,
  plannedInterimRounds,
  roundsOfInterimLooksMadeByRound,
} from '../src/core/judge/interim-plan.ts'
import { testForSecondVisitEffect } from '../src/core/judge/run-warnings.ts'
import type { BenchmarkSeries, MeasuredRound } from '../src/core/model/measuring.ts'
import { type Draw, drawFrom, seedOf } from './calibration/draw.ts'
import { defaults } from './calibration/gate.ts'
import { howOften, percent } from './calibration/share.ts'
import { table } from './calibration/table.ts'
import type { Placed } from './second-visit/balanced.ts'
import { type Design, designs } from './second-visit/designs.ts'

const repetitions = Number(process.argv[2] ?? 1000)
/** Alpha for one of thirty benchmarks, of which the looks up to `count` have most. */
const level = (defaults.alpha * 0.8) / 30

console.log(
  table(
    [
      'σ',
      'Second visit',
      'Way',
      'p ≤ 5 %, nothing changed',
      '+σ found',
      '+5 % found, one of thirty',
      'Rounds',
      'Warned',
    ],
    [0.01, 0.03].flatMap(sigma =>
      [0, 0.01, 0.03].flatMap(place =>
        designs.map(design => {
          const draw = drawFrom(seedOf(`${design.name}, ${sigma}, ${place}`))
          const measured = (rounds: number, effect: number) =>
            measure(design.order(rounds, draw), { sigma, place, effect }, draw)
          const worse = (effect: number, limit: number) =>
            percent(
              howOften(repetitions, () => design.test(measured(defaults.count, effect)).greater <= limit),
            )
          const needed = Array.from({ length: Math.ceil(repetitions / 4) }, () =>
            roundsUntilUnchanged(measured(maxRoundsOfPlan(defaults), 0), design),
          )
          return [
            `${100 * sigma} %`,
            place === 0 ? '' : `+${100 * place} %`,
            design.name,
            worse(0, 0.05),
            worse(sigma, 0.05),
            worse(0.05, level),
            (needed.reduce((sum, one) => sum + one, 0) / needed.length).toFixed(1),
            percent(howOften(repetitions, () => isWarned(measured(defaults.count, 0)))),
          ]
        }),
      ),
    ),
  ),
)

interface Effects {
  readonly sigma: number
  readonly place: number
  readonly effect: number
}

function measure(
  order: readonly boolean[],
  { sigma, place, effect }: Effects,
  draw: Draw,
): readonly Placed[] {
  const value = (factor: number) => factor * Math.exp(sigma * draw.normal())
  return order.map(isBaseFirst => ({
    base: value(isBaseFirst ? 1 : 1 + place),
    head: value((1 + effect) * (isBaseFirst ? 1 + place : 1)),
    isBaseFirst,
  }))
}

/** The look at which a worsening of the threshold is ruled out; all rounds if it never is. */
function roundsUntilUnchanged(rounds: readonly Placed[], { test }: Design): number {
  const handicapped = rounds.map(one => ({ ...one, base: one.base * (1 + defaults.threshold) }))
  const isOut = (look: number) =>
    test(handicapped.slice(0, look)).less <= interimLevelToRuleOutWorsening(look, defaults)
  return (
    plannedInterimRounds(defaults).find(isOut) ??
    roundsOfInterimLooksMadeByRound(rounds.length, defaults).at(-1) ??
    rounds.length
  )
}

function isWarned(placed: readonly Placed[]): boolean {
  const visit = { started: '', seconds: 0, measurements: [] }
  const rounds = placed.map(
    ({ isBaseFirst }, n): MeasuredRound => ({
      round: n + 1,
      block: 1,
      first: isBaseFirst ? 'base' : 'head',
      base: visit,
      head: visit,
    }),
  )
  const series: BenchmarkSeries = {
    benchmark: 'A',
    package: null,
    unit: 'sec/op',
    rule: {},
    base: placed.map(({ base }) => base),
    head: placed.map(({ head }) => head),
  }
  return testForSecondVisitEffect(rounds, [series]) !== null
}
