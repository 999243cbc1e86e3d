// Runs every experiment on every machine.
import { type FalseAlarms, falseAlarms } from './false-alarms.ts'
import { goals } from './goals.ts'
import { type NoiseModel, noiseModels } from './noise-models.ts'
import { peers } from './peers.ts'
import { countToFind, type GatePower, gatePower, type Question, testPower } from './power.ts'
import { ratio, type Share } from './share.ts'
import { type Mistakes, mistakes, type Savings, savings } from './stopping.ts'
import { unchangedSuites } from './suites.ts'
import { type TrackRecord, trackRecord } from './track-record.ts'

/** A Calibration is everything found out on one machine. */
export interface Calibration {
  readonly model: NoiseModel
  readonly falseAlarms: FalseAlarms
  readonly unchangedSuites: ReturnType<typeof unchangedSuites>
  readonly testPower: { readonly five: Share; readonly ten: Share }
  /** Of benchmarks that are 5 % and 10 % slower. */
  readonly gatePower: Readonly<Record<'five' | 'ten', ReturnType<typeof gatePower>>>
  /** The counts with which goals are reached that the default misses; null where none does, or none is needed. */
  readonly counts: {
    readonly ten: number | null
    readonly fiveAtTwo: number | null
  }
  readonly savings: Savings
  readonly mistakes: Mistakes
  /** In the order of `peers`. */
  readonly peers: readonly TrackRecord[]
}

/** How often each kind of experiment is repeated, from the repetitions of the cheapest: one comparison. */
export function repetitionsFrom(comparisons: number) {
  return {
    comparisons,
    suites: Math.ceil(comparisons / 5),
    changedSuites: Math.ceil(comparisons / 5),
    stoppedSuites: Math.ceil(comparisons / 50),
  }
}

/** Calibrates one machine after the other; `tell` hears of each. */
export function calibrate(comparisons: number, tell: (step: string) => void): readonly Calibration[] {
  return noiseModels.map((model, index) => {
    tell(`${index + 1} of ${noiseModels.length}: ${model.name}`)
    return calibrateOne(model, repetitionsFrom(comparisons))
  })
}

function calibrateOne(model: NoiseModel, repetitions: ReturnType<typeof repetitionsFrom>): Calibration {
  const { comparisons, suites, changedSuites, stoppedSuites } = repetitions
  const [five, ten] = [gatePower(model, 0.05, changedSuites), gatePower(model, 0.1, changedSuites)]
  const countIfMissed = (question: Question, { confirmed }: GatePower) =>
    ratio(confirmed) < question.goal ? countToFind(model, question, changedSuites) : null
  return {
    model,
    falseAlarms: falseAlarms(model, comparisons),
    unchangedSuites: unchangedSuites(model, suites),
    testPower: { five: testPower(model, 0.05, comparisons), ten: testPower(model, 0.1, comparisons) },
    gatePower: { five, ten },
    counts: {
      ten: countIfMissed(goals.gateTen, ten.atFive),
      fiveAtTwo: countIfMissed(goals.gateFiveAtTwo, five.atTwo),
    },
    savings: savings(model, stoppedSuites),
    mistakes: mistakes(model, comparisons),
    peers: peers.map(peer => trackRecord(peer, model, repetitions)),
  }
}
