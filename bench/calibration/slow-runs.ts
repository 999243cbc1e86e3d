// How often the warning of slow runs is wrong, and how often it finds a mode or a tail that only head has.
import { compare } from '../../src/core/judge/compare.ts'
import { mostRounds, plannedLooks } from '../../src/core/judge/looks.ts'
import { slowRunsOf } from '../../src/core/judge/slow-runs.ts'
import { type Draw, drawFrom, seedOf } from './draw.ts'
import { after, defaults, seriesOf } from './gate.ts'
import { interleaved, measureOne, type Samples } from './measure.ts'
import type { NoiseModel } from './noise-models.ts'
import { howOften, type Share } from './share.ts'

/** A Tail is slow runs on head only: this share of its rounds takes `factor` times as long. */
export interface Tail {
  readonly share: number
  readonly factor: number
}

/** Benchmarks with a warning after `rounds` rounds; head has the tail, or is unchanged where there is none. */
export function slowRunsSeen(
  model: NoiseModel,
  rounds: number,
  tail: Tail | null,
  repetitions: number,
): Share {
  const draw = drawFrom(seedOf(`slow runs in ${rounds} rounds, ${tail?.share}, ${model.name}`))
  return howOften(repetitions, () => isSeen(measured(model, rounds, tail, draw)))
}

/** The same in the round in which the gate settles the benchmark, and how often it then called it unchanged. */
export function slowRunsAtTheEnd(
  model: NoiseModel,
  tail: Tail | null,
  repetitions: number,
): { readonly seen: Share; readonly unchanged: Share } {
  const draw = drawFrom(seedOf(`slow runs at the end, ${tail?.share}, ${model.name}`))
  const runs = Array.from({ length: repetitions }, () => {
    const samples = measured(model, mostRounds(defaults), tail, draw)
    const made = plannedLooks(defaults).map(look => after(look, [samples]))
    const isUnchanged = (suite: readonly Samples[]) =>
      compare(seriesOf(suite), defaults)[0]?.change === 'unchanged'
    const settled = made.find(isUnchanged)
    return { isUnchanged: settled !== undefined, isSeen: isSeen((settled ?? [samples])[0] as Samples) }
  })
  return {
    seen: { hits: runs.filter(run => run.isSeen).length, of: repetitions },
    unchanged: { hits: runs.filter(run => run.isUnchanged).length, of: repetitions },
  }
}

function isSeen(samples: Samples): boolean {
  const [series] = seriesOf([samples])
  return series !== undefined && slowRunsOf(series, 'lower', [], defaults.ruleOut) !== null
}

function measured(model: NoiseModel, rounds: number, tail: Tail | null, draw: Draw): Samples {
  const { base, head } = measureOne(model, interleaved(rounds, draw), 0, draw)
  if (tail === null) return { base, head }
  return { base, head: head.map(value => (draw.uniform() < tail.share ? value * tail.factor : value)) }
}
