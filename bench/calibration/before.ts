// How many unchanged suites passed under the former rule: the threshold ruled out everywhere, in `count` rounds each.
import { testWorseBetterAndRuledOut } from '../../src/core/judge/evidence.ts'
import { pairedRankPermutationTest } from '../../src/core/stats/paired-test.ts'
import { nominalLevels, pocockLikeSpending } from '../../src/core/stats/sequential.ts'
import { type Draw, drawFrom, seedOf } from './draw.ts'
import { after, defaults } from './gate.ts'
import { interleaved, measure, type Samples } from './measure.ts'
import type { NoiseModel } from './noise-models.ts'
import { howOften, type Share } from './share.ts'

const shares = [0.4, 0.6, 0.8, 1]
const levels = nominalLevels(shares, 0.05, pocockLikeSpending)

/** The share of unchanged suites of `benchmarks` benchmarks that passed. */
export function passedBefore(model: NoiseModel, benchmarks: number, suites: number): Share {
  const draw = drawFrom(seedOf(`passed before, ${model.name}`))
  return howOften(suites, () => suiteOf(model, benchmarks, draw).every(isSettled))
}

function suiteOf(model: NoiseModel, benchmarks: number, draw: Draw): readonly Samples[] {
  return measure(model, interleaved(defaults.count, draw), new Array<number>(benchmarks).fill(0), draw)
}

function isSettled(samples: Samples): boolean {
  return shares.some((share, look) => {
    const seen = after(Math.ceil(share * defaults.count), [samples])
    const { belowThreshold: within } = testWorseBetterAndRuledOut(seen, pairedRankPermutationTest, 'lower', {
      ...defaults,
      counted: false,
    })
    return within <= (levels[look] ?? 0)
  })
}
