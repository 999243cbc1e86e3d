// A trend that both sides share, also where benchmarks leave before the end.
import { expect, test } from 'vitest'
import { type Random, randomFrom } from '../../../src/core/common/random.ts'
import { driftOf } from '../../../src/core/judge/run-warnings.ts'
import type { Sample, Series } from '../../../src/core/model/measuring.ts'
import { mannKendall } from '../../../src/core/stats/mann-kendall.ts'
import { long } from '../../support/long.ts'
import { noisy, normal, same, seriesOf } from './series.ts'

const ramp = (center: number, perRound: number, n = 20) =>
  Array.from({ length: n }, (_, index) => center * (1 + perRound) ** index)
const drifting = (center: number, perRound: number, n = 20) =>
  seriesOf(ramp(center, perRound, n), ramp(3 * center, perRound, n))

test('is from the first quarter to the last, up or down', () => {
  // Five rounds each, 15 rounds apart.
  expect(driftOf([drifting(100, 0.01)])).toEqual({
    kind: 'drift',
    change: expect.closeTo(1.01 ** 15 - 1, 10),
    p: expect.closeTo(2 / 2432902008176640000, 20),
  })
  expect(driftOf([drifting(100, -0.01)])?.change).toBeCloseTo(0.99 ** 15 - 1, 10)
})

test('a long benchmark weighs as much as a short one', () => {
  // One rises as the other falls: by logarithms they are level but for rounding.
  const drift = driftOf([drifting(1e-9, 0.01), drifting(60, -0.01 / 1.01)])
  expect(Math.abs(drift?.change ?? 0)).toBeLessThan(1e-9)
})

test('a head that is slower is none, nor is what one side does while the other does the opposite', () => {
  expect(driftOf([seriesOf(same(100), same(200))])).toBeNull()
  expect(driftOf([seriesOf(ramp(128, 1, 8), ramp(128, -0.5, 8))])).toBeNull()
})

test('only times drift, and only together', () => {
  expect(driftOf([])).toBeNull()
  expect(driftOf([seriesOf(ramp(100, 0.01), ramp(100, 0.01), { unit: 'B/op' })])).toBeNull()
  expect(driftOf([seriesOf(same(null), ramp(100, 0.01))])).toBeNull()
  expect(driftOf([seriesOf([null, ...ramp(100, 0.01, 19)], ramp(100, 0.01))])).toBeNull()
  expect(driftOf([seriesOf([0, ...ramp(100, 0.01, 19)], ramp(100, 0.01))])).toBeNull()
})

test('needs six rounds, as five are in order by chance in two of 120 runs', () => {
  for (const n of [0, 1, 2, 3, 4, 5]) expect(driftOf([drifting(100, 0.5, n)])).toBeNull()
  expect(driftOf([drifting(100, 0.5, 6)])?.p).toBeCloseTo(2 / 720, 12)
})

test('where one benchmark is all there is, p is that of its times, ties and all', () => {
  const random = randomFrom(11)
  for (let run = 0; run < 50; run++) {
    const coarse = Array.from({ length: 20 }, (_, round) => 2 ** Math.floor(4 * random() + round / 4))
    const found = driftOf([seriesOf(coarse, coarse)])
    const { p } = mannKendall(coarse)
    expect(found?.p ?? null).toBe(p > 0.01 ? null : p)
  }
})

test.each([
  ['nulls', (values: Sample, n: number) => values.map((value, index) => (index < n ? value : null))],
  ['nothing', (values: Sample, n: number) => values.slice(0, n)],
])('a benchmark that leaves, be it with %s after it, neither makes a trend nor hides one', (_, leaving) => {
  const leave = (series: Series, n: number): Series => ({
    ...series,
    base: leaving(series.base, n),
    head: leaving(series.head, n),
  })
  const run = (perRound: number) => [
    drifting(1e-3, perRound),
    leave(drifting(10, perRound), 8),
    leave(drifting(1e-8, perRound), 8),
    leave(drifting(1, perRound), 14),
  ]
  expect(driftOf(run(0))).toBeNull()
  for (const perRound of [0.01, -0.01])
    expect(driftOf(run(perRound))).toMatchObject({
      change: expect.closeTo((1 + perRound) ** 15 - 1, 10),
      p: expect.closeTo(2 / 2432902008176640000, 20),
    })
})

test('counts a benchmark up to the first round that lacks it', () => {
  const gone = drifting(1, 0.01).base.with(12, null)
  expect(driftOf([seriesOf(gone, ramp(1, 0.01))])?.change).toBeCloseTo(1.01 ** 9 - 1, 10)
})

interface Run {
  /** How many rounds each benchmark takes part in. */
  readonly lengths: readonly number[]
  readonly noise: readonly number[]
}

/** A run in which every round shares noise of its own, and each benchmark adds some. */
function runOf(random: Random, rise: number, { lengths, noise }: Run): readonly Series[] {
  const shared = Array.from(
    { length: 20 },
    (_, round) => (1 + rise) ** (round / 19) * Math.exp(0.003 * normal(random)),
  )
  return lengths.map((length, index) => {
    const side = () =>
      noisy(10 ** (index - 4), noise[index] ?? 0, length, random).map(
        (value, round) => value * (shared[round] as number),
      )
    return seriesOf(side(), side())
  })
}

const runs: readonly (readonly [string, Run])[] = [
  ['one benchmark', { lengths: [20], noise: [0.01] }],
  ['most leaving', { lengths: [20, 8, 14, 8, 8, 20, 11], noise: same(0.01, 7) }],
  ['a noisy one staying', { lengths: [20, 8, 14, 8, 20], noise: [0.01, 0.01, 0.2, 0.01, 0.2] }],
]

test.each(runs)('finds a rise of a twentieth under noise of a hundredth, with %s', (_, run) => {
  const random = randomFrom(5)
  const drifts = Array.from({ length: 200 }, () => driftOf(runOf(random, 0.05, run)))
  const found = drifts.flatMap(drift => (drift === null ? [] : [drift.change]))
  expect(found.length / drifts.length).toBeGreaterThan(0.98)
  // Of the rise, the quarters see 15 rounds of 19.
  const average = found.reduce((sum, change) => sum + change, 0) / found.length
  expect(average).toBeCloseTo(1.05 ** (15 / 19) - 1, 2)
})

test.each(runs)('cries drift in about one steady run of a hundred, with %s', long, (_, run) => {
  const random = randomFrom(7)
  const count = 6000
  let alarms = 0
  for (let index = 0; index < count; index++) if (driftOf(runOf(random, 0, run)) !== null) alarms++
  // Three standard errors, and below them what the steps of an exact p leave unused.
  expect(alarms / count).toBeLessThan(0.01 + 3 * Math.sqrt((0.01 * 0.99) / count))
  expect(alarms / count).toBeGreaterThan(0.006)
})
