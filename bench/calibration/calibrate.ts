// Runs every experiment on every machine.
import { type Answers, answers } from './answers.ts'
import { type ByCount, byCount } from './counts.ts'
import { type FalseAlarms, falseAlarms } from './false-alarms.ts'
import { type NoiseModel, noiseModels } from './noise-models.ts'
import { peers } from './peers.ts'
import { testPower } from './power.ts'
import type { Share } from './share.ts'
import { falselyFailed } from './stopping.ts'
import { unchangedSuites } from './suites.ts'
import { type TrackRecord, trackRecord } from './track-record.ts'

/** A Calibration is all findings on one machine. */
export interface Calibration {
  readonly model: NoiseModel
  readonly falseAlarms: FalseAlarms
  readonly unchangedSuites: ReturnType<typeof unchangedSuites>
  readonly testPower: { readonly five: Share; readonly ten: Share }
  readonly answers: Answers
  readonly byCount: readonly ByCount[]
  /** Unchanged benchmarks that are called slower, for each way to stop early. */
  readonly failed: Share
  /** In the order of `peers`. */
  readonly peers: readonly TrackRecord[]
}

/** How often each kind of experiment is repeated, given the repetitions of the cheapest one, a single comparison. */
export function repetitionsFrom(comparisons: number) {
  return {
    comparisons,
    suites: Math.ceil(comparisons / 5),
    gates: Math.ceil(comparisons / 25),
  }
}

/** Calibrates one machine after the other, and tells `tell` about each. */
export function calibrate(comparisons: number, tell: (step: string) => void): readonly Calibration[] {
  return noiseModels.map((model, index) => {
    tell(`${index + 1} of ${noiseModels.length}: ${model.name}`)
    return calibrateOne(model, repetitionsFrom(comparisons))
  })
}

function calibrateOne(model: NoiseModel, repetitions: ReturnType<typeof repetitionsFrom>): Calibration {
  const { comparisons, suites, gates } = repetitions
  return {
    model,
    falseAlarms: falseAlarms(model, comparisons),
    unchangedSuites: unchangedSuites(model, suites),
    testPower: { five: testPower(model, 0.05, comparisons), ten: testPower(model, 0.1, comparisons) },
    answers: answers(model, gates),
    byCount: byCount(model, gates),
    failed: falselyFailed(model, comparisons / 5),
    peers: peers.map(peer => trackRecord(peer, model, repetitions)),
  }
}
