// How often the warning of slow runs is wrong, and how often it finds a mode or a tail that only head has.
import { compareAllSeries, findMoreSlowRunsOnHeadWarning } from '../../src/core/judge/compare-series.ts'
import { maxRoundsOfPlan, plannedInterimRounds } from '../../src/core/judge/interim-plan.ts'
import type { BenchmarkSeries, Measurement, Side } from '../../src/core/model/measuring.ts'
import { mergeShortVisitsOfSideInRound } from '../../src/core/rounds/merge-rounds.ts'
import { type Draw, drawFrom, seedOf } from './draw.ts'
import { defaults, seriesOf } from './gate.ts'
import { interleaved, measureOne } from './measure.ts'
import type { NoiseModel } from './noise-models.ts'
import { howOften, type Share } from './share.ts'

/** A Tail is slow runs on head only: this share of its visits takes `factor` times as long. */
export interface Tail {
  readonly share: number
  readonly factor: number
}

/** A Plan is how a benchmark is measured: so many rounds, each of so many visits to either side in turns. */
export interface Plan {
  readonly rounds: number
  readonly visits: number
}

/** Benchmarks with a warning after these rounds; head has the tail, or is unchanged where there is none. */
export function slowRunsSeen(model: NoiseModel, plan: Plan, tail: Tail | null, repetitions: number): Share {
  const draw = drawFrom(
    seedOf(`slow runs in ${plan.rounds} rounds of ${plan.visits}, ${tail?.share}, ${model.name}`),
  )
  return howOften(repetitions, () => isSeen(measured(model, plan, tail, draw)))
}

/** The same in the round in which the gate settles the benchmark, and how often it then called it unchanged. */
export function slowRunsAtTheEnd(
  model: NoiseModel,
  visits: number,
  tail: Tail | null,
  repetitions: number,
): { readonly seen: Share; readonly unchanged: Share } {
  const draw = drawFrom(seedOf(`slow runs at the end, ${visits}, ${tail?.share}, ${model.name}`))
  const runs = Array.from({ length: repetitions }, () => {
    const all = measured(model, { rounds: maxRoundsOfPlan(defaults), visits }, tail, draw)
    const made = plannedInterimRounds(defaults).map(look => until(look, all))
    const settled = made.find(series => compareAllSeries([series], defaults)[0]?.change === 'unchanged')
    return { isUnchanged: settled !== undefined, isSeen: isSeen(settled ?? all) }
  })
  return {
    seen: { hits: runs.filter(run => run.isSeen).length, of: repetitions },
    unchanged: { hits: runs.filter(run => run.isUnchanged).length, of: repetitions },
  }
}

function isSeen(series: BenchmarkSeries): boolean {
  return findMoreSlowRunsOnHeadWarning(series, 'lower', [], defaults.ruleOut) !== null
}

/** What was known after `rounds` rounds. */
function until(rounds: number, series: BenchmarkSeries): BenchmarkSeries {
  const cut = ({ base, head }: Pick<BenchmarkSeries, Side>) => ({
    base: base.slice(0, rounds),
    head: head.slice(0, rounds),
  })
  return { ...series, ...cut(series), ...(series.worse && { worse: cut(series.worse) }) }
}

/** A tail slows single visits, as it comes with single processes. */
function measured(
  model: NoiseModel,
  { rounds, visits }: Plan,
  tail: Tail | null,
  draw: Draw,
): BenchmarkSeries {
  const { base, head } = measureOne(model, interleaved(rounds * visits, draw), 0, draw)
  const slowed = head.map(value => (tail && draw.uniform() < tail.share ? value * tail.factor : value))
  const [ofBase, ofHead] = [base, slowed].map(values => asRounds(values, visits))
  const series = { ...only(seriesOf([{ base, head }])), ...both(ofBase, ofHead, 'value') }
  return visits === 1 ? series : { ...series, worse: both(ofBase, ofHead, 'worse') }
}

/** What each round shows of its visits, as the gate puts them together. */
function asRounds(values: readonly number[], visits: number): readonly Measurement[] {
  return Array.from({ length: values.length / visits }, (_, round) => {
    const merged = mergeShortVisitsOfSideInRound(
      values.slice(round * visits, (round + 1) * visits).map(value => ({
        started: '',
        seconds: value,
        measurements: [{ benchmark: 'Simulated', config: {}, unit: 'sec/op', iterations: 1, value }],
      })),
    )
    return only(merged.measurements)
  })
}

function both(
  base: readonly Measurement[] = [],
  head: readonly Measurement[] = [],
  what: 'value' | 'worse',
): Pick<BenchmarkSeries, Side> {
  const of = (all: readonly Measurement[]) => all.map(one => one[what] ?? null)
  return { base: of(base), head: of(head) }
}

function only<T>(all: readonly T[]): T {
  const [one] = all
  if (one === undefined) throw new Error('nothing was measured')
  return one
}
