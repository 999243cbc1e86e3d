// How often the test by itself finds a real regression.
import { drawFrom, seedOf } from './draw.ts'
import { defaults, worseP } from './gate.ts'
import { interleaved, measureOne } from './measure.ts'
import type { NoiseModel } from './noise-models.ts'
import { howOften, type Share } from './share.ts'

/** How often the test alone finds the regression of one benchmark: one-sided p <= 0.05. */
export function testPower(model: NoiseModel, effect: number, repetitions: number): Share {
  const draw = drawFrom(seedOf(`test power ${effect}, ${model.name}`))
  return howOften(repetitions, () => {
    const samples = measureOne(model, interleaved(defaults.count, draw), effect, draw)
    return worseP(samples) <= defaults.alpha
  })
}
