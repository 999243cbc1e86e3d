// The cost of looks that may fail a benchmark: how often an unchanged one is called slower at any of them.
import { combineClaimsOverInterims, testWorseBetterAndRuledOut } from '../../src/core/judge/evidence.ts'
import { maxRoundsOfPlan } from '../../src/core/judge/interim-plan.ts'
import { pairedRankPermutationTest } from '../../src/core/stats/paired-test.ts'
import { drawFrom, seedOf } from './draw.ts'
import { after, defaults } from './gate.ts'
import { interleaved, measureOne } from './measure.ts'
import type { NoiseModel } from './noise-models.ts'
import { howOften, type Share } from './share.ts'

/**
 * The share of unchanged benchmarks that any look of `stop-early` calls slower, with all rounds made; it should be at
 * most alpha.
 */
export function falselyFailed(model: NoiseModel, repetitions: number): Share {
  const draw = drawFrom(seedOf(`looks, ${model.name}`))
  const rounds = maxRoundsOfPlan(defaults)
  const margin = { ...defaults, counted: false }
  return howOften(repetitions, () => {
    const samples = measureOne(model, interleaved(rounds, draw), 0, draw)
    const claimsAfter = (look: number) =>
      testWorseBetterAndRuledOut(after(look, [samples]), pairedRankPermutationTest, 'lower', margin)
    return combineClaimsOverInterims(rounds, defaults, claimsAfter).worse <= defaults.alpha
  })
}
