// The noise floor on machines whose noise is known, and what is foretold of it against what the gate's test then finds.
import { expect, test } from 'vitest'
import { drawFrom } from '../../../bench/calibration/draw.ts'
import { interleaved, measureOne } from '../../../bench/calibration/measure.ts'
import { noiseModel } from '../../../bench/calibration/noise-models.ts'
import { seededRandom } from '../../../src/core/common/random.ts'
import {
  estimateNoiseOfIdenticalSides,
  estimateVisibleAndRoundsNeeded,
  maxRoundsSuggestedByCalibration,
} from '../../../src/core/judge/noise-floor.ts'
import type { SamplesOfBothSides } from '../../../src/core/model/measuring.ts'
import { pairedRankPermutationTest } from '../../../src/core/stats/paired-test.ts'
import { roundsToDetect, smallestDetectableChange } from '../../../src/core/stats/power-analysis.ts'
import { noisy, rules } from './series.ts'

const measured = (name: string, n: number, seed: number): SamplesOfBothSides => {
  const draw = drawFrom(seed)
  return measureOne(noiseModel(name), interleaved(n, draw), 0, draw)
}
const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const found = (block: SamplesOfBothSides) =>
  estimateNoiseOfIdenticalSides(block) ?? { noise: Number.NaN, spread: Number.NaN }

test.each([0.01, 0.05])('finds a noise of %d, in the pairs and in the run alike', sigma => {
  const random = seededRandom(41)
  const runs = Array.from({ length: 300 }, () =>
    found({ base: noisy(100, sigma, 20, random), head: noisy(100, sigma, 20, random) }),
  )
  for (const key of ['noise', 'spread'] as const) {
    const values = runs.map(run => run[key] / sigma)
    expect(middle(values)).toBeGreaterThan(0.93)
    expect(middle(values)).toBeLessThan(1.03)
    // A sixth each way is one standard error; these are two.
    const within = values.filter(value => value > 0.67 && value < 1.33).length
    expect(within / values.length).toBeGreaterThan(0.92)
  }
})

test('what drifts is in the run and not in the pairs', () => {
  const random = seededRandom(42)
  const level = (round: number) => 100 * 1.02 ** round
  const side = () => noisy(1, 0.01, 20, random).map((value, round) => value * level(round))
  const { noise, spread } = found({ base: side(), head: side() })
  expect(noise).toBeLessThan(0.015)
  expect(spread).toBeGreaterThan(0.08)
})

test.each([
  ['noisy', 0.15],
  ['skewed', 0.25],
  ['bimodal', 0.15],
  ['linear drift', 0.15],
  ['bursts', 0.3],
  ['AR(1)', 0.15],
  ['hosted runner', 0.15],
] as const)(
  'on the %s machine the test finds in four of five runs what is said to be visible',
  (name, error) => {
    const count = 20
    const runs = Array.from({ length: 200 }, (_, seed) => measured(name, count, seed))
    const visible = middle(
      runs.map(
        run =>
          estimateVisibleAndRoundsNeeded(found(run), 'lower', 30, { ...rules, count }).visible ?? Number.NaN,
      ),
    )
    const power = (effect: number) => {
      const slower = runs.map(({ base, head }) => ({
        base,
        head: head.map(value => (value ?? 0) * (1 + effect)),
      }))
      return (
        slower.filter(run => pairedRankPermutationTest([run]).greater <= rules.alpha / 30).length /
        runs.length
      )
    }
    expect(power(visible * (1 + error))).toBeGreaterThan(0.8)
    expect(power(visible / (1 + error))).toBeLessThan(0.8)
  },
)

test('says of 20 rounds and of the threshold what the planner says of that noise', () => {
  const noise = { noise: 0.02, spread: 0.08 }
  const { visible, roundsNeeded } = estimateVisibleAndRoundsNeeded(noise, 'lower', 30, rules)
  expect(visible).toBe(smallestDetectableChange(20, 0.02, 0.05 / 30, 0.8))
  expect(roundsNeeded).toBe(roundsToDetect(0.05, 0.02, 0.05 / 30, 0.8))
  expect(estimateVisibleAndRoundsNeeded(noise, 'lower', 30, { ...rules, correction: 'none' }).visible).toBe(
    smallestDetectableChange(20, 0.02, 0.05, 0.8),
  )
  // Welch's test does not look at rounds.
  expect(estimateVisibleAndRoundsNeeded(noise, 'lower', 30, { ...rules, deltaTest: 'ttest' }).visible).toBe(
    smallestDetectableChange(20, 0.08, 0.05 / 30, 0.8),
  )
})

test('a fall that undoes a rise is as visible', () => {
  const noise = { noise: 0.1, spread: 0.1 }
  const up = estimateVisibleAndRoundsNeeded(noise, 'lower', 5, rules).visible ?? Number.NaN
  const down = estimateVisibleAndRoundsNeeded(noise, 'higher', 5, rules).visible ?? Number.NaN
  expect((1 + up) * (1 - down)).toBeCloseTo(1, 12)
  const rise = 1 / 0.95 - 1
  expect(estimateVisibleAndRoundsNeeded(noise, 'higher', 30, rules).roundsNeeded).toBe(
    roundsToDetect(rise, 0.1, 0.05 / 30, 0.8),
  )
})

test('the rounds needed let the threshold be ruled out too, where one benchmark needs no correction', () => {
  const noise = { noise: 0.05, spread: 0.05 }
  const alone = estimateVisibleAndRoundsNeeded(noise, 'lower', 1, rules).roundsNeeded ?? 0
  expect(alone).toBeGreaterThan(roundsToDetect(0.05, 0.05, 0.05, 0.8))
})

test('quiet benchmarks need as many rounds as a gate does, and loud ones get no number', () => {
  expect(
    estimateVisibleAndRoundsNeeded({ noise: 0.001, spread: 0.001 }, 'lower', 30, rules).roundsNeeded,
  ).toBe(12)
  expect(estimateVisibleAndRoundsNeeded({ noise: 0, spread: 0 }, 'lower', 1, rules)).toEqual({
    visible: 0,
    roundsNeeded: 8,
  })
  expect(
    estimateVisibleAndRoundsNeeded({ noise: 0.6, spread: 0.6 }, 'lower', 30, rules).roundsNeeded,
  ).toBeNull()
  expect(
    estimateVisibleAndRoundsNeeded({ noise: 0.1, spread: 0.1 }, 'lower', 1, { ...rules, threshold: 0 })
      .roundsNeeded,
  ).toBeNull()
  expect(
    estimateVisibleAndRoundsNeeded({ noise: 0.1, spread: 0.1 }, 'lower', 30, { ...rules, count: 4 }).visible,
  ).toBeNull()
  expect(maxRoundsSuggestedByCalibration).toBe(1000)
})

test('takes pairs of one round only, and machines by themselves', () => {
  const { noise } = found({ base: [100, null, 100, 100], head: [101, 150, null, 101] })
  expect(noise).toBeCloseTo(Math.log(1.01) / Math.SQRT2, 12)
  const two = { base: [100, 101, 200, 201], head: [101, 100, 201, 200] }
  expect(estimateNoiseOfIdenticalSides(two, [1, 1, 2, 2])?.spread).toBeLessThan(0.01)
  expect(estimateNoiseOfIdenticalSides(two)?.spread).toBeGreaterThan(0.3)
})

test('of a few values the spread is wider by what their median takes up, and of one there is none', () => {
  const two = [100, 121]
  const wide = Math.SQRT2 * Math.log(1.1)
  expect(found({ base: two, head: two }).spread).toBeCloseTo(wide, 12)
  const alone = { base: [...two, 500], head: [...two, 500] }
  expect(estimateNoiseOfIdenticalSides(alone, [1, 1, 2])?.spread).toBeCloseTo(wide, 12)
})

test('has no percentage where values are not positive, nor from one round', () => {
  expect(estimateNoiseOfIdenticalSides({ base: [0, 1, 2], head: [1, 1, 2] })).toBeNull()
  expect(estimateNoiseOfIdenticalSides({ base: [1, null], head: [1, 2] })).toBeNull()
})
