// What stopping early saves, and what it costs.
import { claimsByTest } from '../../src/core/judge/claims.ts'
import { passLevel, plannedLooks, shareOf } from '../../src/core/judge/looks.ts'
import { settledAmong } from '../../src/core/judge/settled.ts'
import type { Rules } from '../../src/core/settings.ts'
import { pairedTest } from '../../src/core/stats/paired-test.ts'
import { obrienFlemingLike, sequentialP } from '../../src/core/stats/sequential.ts'
import { drawFrom, seedOf } from './draw.ts'
import { after, defaults, seriesOf, unchanged, worseP } from './gate.ts'
import { interleaved, measure, measureOne, type Samples } from './measure.ts'
import type { NoiseModel } from './noise-models.ts'
import { howOften, type Share } from './share.ts'

/** Savings are the mean rounds for which unchanged suites are measured. */
export interface Savings {
  /** Of one benchmark, where each is no longer measured once it is settled. */
  readonly perBenchmark: number
  /** Of the suite, where all of it is measured until all of it is settled at the same look. */
  readonly perRun: number
}

export function savings(model: NoiseModel, suites: number): Savings {
  const draw = drawFrom(seedOf(`savings, ${model.name}`))
  let [perBenchmark, perRun] = [0, 0]
  for (let i = 0; i < suites; i++) {
    const suite = measure(model, interleaved(defaults.count, draw), unchanged, draw)
    perRun += settledTogether(suite, defaults)
    for (const samples of suite) perBenchmark += settledAfter(samples, defaults) / suite.length
  }
  return { perBenchmark: perBenchmark / suites, perRun: perRun / suites }
}

/** The look at which one benchmark is settled, or the last round. */
export function settledAfter(samples: Samples, rules: Rules): number {
  return settledTogether([samples], rules)
}

function settledTogether(suite: readonly Samples[], rules: Rules): number {
  const early = plannedLooks(rules).filter(look => look < rules.count)
  return early.find(look => settledAmong([seriesOf(after(look, suite))], rules)[0]) ?? rules.count
}

/** Mistakes are the two that looking early could make more frequent; each is to be made in at most 5 %. */
export interface Mistakes {
  /** A benchmark that is 5 % slower is said to be unchanged, at a threshold of 5 %. */
  readonly passed: Share
  /** An unchanged benchmark is said to be slower, at any look of `stop-early: pass-or-fail`. */
  readonly failed: Share
}

export function mistakes(model: NoiseModel, repetitions: number): Mistakes {
  const draw = drawFrom(seedOf(`mistakes, ${model.name}`))
  const one = (effect: number) => measureOne(model, interleaved(defaults.count, draw), effect, draw)
  return {
    passed: howOften(repetitions, () => isPassed(one(defaults.threshold))),
    failed: howOften(repetitions, () => isFailed(one(0))),
  }
}

const margin = { ...defaults, counted: false }

/** The data up to each planned look, with what a look at them is. */
function atLooks(samples: Samples): readonly { readonly rounds: number; readonly seen: Samples }[] {
  return plannedLooks(defaults).flatMap(rounds => after(rounds, [samples]).map(seen => ({ rounds, seen })))
}

function isPassed(samples: Samples): boolean {
  return atLooks(samples).some(
    ({ rounds, seen }) =>
      claimsByTest([seen], pairedTest, 'lower', margin).within <= passLevel(rounds, defaults),
  )
}

function isFailed(samples: Samples): boolean {
  const looks = atLooks(samples).map(({ rounds, seen }) => ({
    share: shareOf(rounds, defaults.count),
    p: worseP(seen),
  }))
  return sequentialP(looks, obrienFlemingLike) <= defaults.alpha
}
