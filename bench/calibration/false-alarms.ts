// How often a test finds a difference between two runs of the same code.
import type { Side } from '../../src/core/model/measuring.ts'
import { drawFrom, seedOf } from './draw.ts'
import { worseP } from './gate.ts'
import { alternating, interleaved, measureOne, sequential } from './measure.ts'
import type { NoiseModel } from './noise-models.ts'
import { howOften, type Share } from './share.ts'
import { untiedP } from './untied-u.ts'

/** The level of every test here. */
const alpha = 0.05

/** FalseAlarms are shares of comparisons in which the same code gave p <= 0.05. */
export interface FalseAlarms {
  /** The test that the gate decides on, one-sided, on our schedule. */
  readonly paired20: Share
  readonly paired10: Share
  /** Mann-Whitney's two-sided test of the same twenty rounds. */
  readonly classic: Share
  /** The same, with base and head taking turns. */
  readonly alternating: Share
  /** The same, all of base before all of head. */
  readonly sequential: Share
}

export function falseAlarms(model: NoiseModel, repetitions: number): FalseAlarms {
  const draw = drawFrom(seedOf(`false alarms of U, ${model.name}`))
  const share = (order: () => readonly Side[]) =>
    howOften(repetitions, () => {
      const { base, head } = measureOne(model, order(), 0, draw)
      return untiedP(base, head) <= alpha
    })
  return {
    paired20: pairedFalseAlarms(model, 20, repetitions),
    paired10: pairedFalseAlarms(model, 10, repetitions),
    classic: share(() => interleaved(20, draw)),
    alternating: share(() => alternating(20)),
    sequential: share(() => sequential(20)),
  }
}

export function pairedFalseAlarms(model: NoiseModel, count: number, repetitions: number): Share {
  const draw = drawFrom(seedOf(`false alarms in ${count} rounds, ${model.name}`))
  return howOften(repetitions, () => worseP(measureOne(model, interleaved(count, draw), 0, draw)) <= alpha)
}
