// Arbitrary series as benchmarks give them: noisy, drifting, with gaps, in units of every kind.
import fc from 'fast-check'
import { type RandomStream, seededRandom } from '../../../src/core/common/random.ts'
import type { BenchmarkSeries, Sample } from '../../../src/core/model/measuring.ts'
import type { DecisionRules } from '../../../src/core/model/settings.ts'
import { normal } from './series.ts'

/** Counts are whole numbers, of which many are equal. */
const units = ['sec/op', 'B/s', 'B/op', 'allocs/op', 'widgets'] as const
export const isCount = ({ unit }: BenchmarkSeries) => unit === 'B/op' || unit === 'allocs/op'

/** A Shape is what to draw a series from. */
interface Shape {
  readonly unit: (typeof units)[number]
  readonly spread: number
  readonly factor: number
  readonly drift: number
  readonly gaps: number
  readonly seed: number
}

const shapes: fc.Arbitrary<Shape> = fc.record({
  unit: fc.constantFrom(...units),
  spread: fc.constantFrom(0, 0.003, 0.01, 0.03, 0.1),
  factor: fc.constantFrom(0.5, 0.8, 0.94, 0.97, 1, 1.03, 1.06, 1.2, 2),
  drift: fc.constantFrom(0, 0, 0.01, -0.02),
  gaps: fc.constantFrom(0, 0, 0.1),
  seed: fc.nat(),
})

/** Suites of some series over the same rounds: one look's worth, between two looks, or all of 20. */
export function suites(most: number): fc.Arbitrary<readonly BenchmarkSeries[]> {
  return fc
    .tuple(fc.constantFrom(8, 11, 20), fc.array(shapes, { minLength: 1, maxLength: most }))
    .map(([rounds, all]) => all.map((shape, index) => seriesFrom(shape, rounds, index)))
}

/** Everything that can be set, for a run of 20 rounds. */
export const settings: fc.Arbitrary<DecisionRules> = fc.record({
  alpha: fc.constantFrom(0.01, 0.05, 0.2),
  threshold: fc.constantFrom(0, 0.02, 0.05, 0.1),
  ruleOut: fc.constantFrom(0.1, 0.2),
  count: fc.constant(20),
  deltaTest: fc.constantFrom('utest', 'utest', 'ttest', 'none'),
  correction: fc.constantFrom('holm', 'bh', 'none'),
  strict: fc.boolean(),
  outliers: fc.constantFrom('none', 'iqr'),
  stopEarly: fc.boolean(),
  benchmarks: fc.constant([]),
})

function seriesFrom(
  { unit, spread, factor, drift, gaps, seed }: Shape,
  rounds: number,
  index: number,
): BenchmarkSeries {
  const random = seededRandom(seed)
  const sample = (center: number): Sample =>
    Array.from({ length: rounds }, (_, round) => {
      const value = center * Math.exp(spread * normal(random)) * (1 + drift) ** round
      return isGap(random, gaps, round, rounds)
        ? null
        : unit.endsWith('/op') && unit !== 'sec/op'
          ? Math.round(value)
          : value
    })
  const center = 1 + Math.floor(random() * 200)
  return {
    benchmark: `B${index}`,
    package: null,
    unit,
    rule: {},
    base: sample(center),
    head: sample(center * factor),
  }
}

/** The first round and the last are complete: each side has a value, and every series as many rounds as the run. */
function isGap(random: RandomStream, gaps: number, round: number, rounds: number): boolean {
  return random() < gaps && round > 0 && round < rounds - 1
}
