// The same figures for other tools: how often they are wrong, and what they find.
import { type Alarms, alarmsOf } from './alarms.ts'
import { drawFrom, seedOf } from './draw.ts'
import { suiteSize, unchanged } from './gate.ts'
import type { NoiseModel } from './noise-models.ts'
import type { Peer } from './peers.ts'
import { howOften, type Share } from './share.ts'

/** A TrackRecord is how a tool does on one machine. */
export interface TrackRecord {
  readonly unchanged: Alarms
  /** Benchmarks that are 5 % and 10 % slower, and called regressions. */
  readonly five: Share
  readonly ten: Share
}

export function trackRecord(
  peer: Peer,
  model: NoiseModel,
  repetitions: { readonly suites: number; readonly comparisons: number },
): TrackRecord {
  const draw = drawFrom(seedOf(`${peer.name}, ${model.name}`))
  const found = (effects: readonly number[]) =>
    peer.measure(model, effects, draw).filter(peer.regressed).length
  const power = (effect: number) => howOften(repetitions.comparisons, () => found([effect]) > 0)
  return {
    unchanged: alarmsOf(
      Array.from({ length: repetitions.suites }, () => found(unchanged)),
      suiteSize,
    ),
    five: power(0.05),
    ten: power(0.1),
  }
}
