// What a reader is told of a whole run.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type RandomStream, seededRandom } from '../../../src/core/common/random.ts'
import {
  changedBenchmarkFilesRunWarnings,
  fewestResolutionStepsOfValue,
  findDriftRunWarningOfAllSeries,
  isWarningThatOtherCodeRan,
  isWarningThatSamplesAreVoid,
  loadDifferenceRunWarning,
  replayedRunWarningByVisitDuration,
  replayedRunWarningOfSides,
  sideSystemDifferenceRunWarnings,
  stolenTimeRunWarning,
  testForSecondVisitEffect,
  unreachedCodeRunWarnings,
} from '../../../src/core/judge/run-warnings.ts'
import type { RunWarning } from '../../../src/core/model/comparison.ts'
import type {
  BenchmarkSeries,
  MeasuredRound,
  Measurement,
  Sample,
  Side,
} from '../../../src/core/model/measuring.ts'
import type { RoundOrderAndVisitTimes } from '../../../src/core/model/result-file.ts'
import { collectSeriesFromRounds } from '../../../src/core/rounds/collect.ts'
import { planRoundsInRandomSideOrder } from '../../../src/core/rounds/schedule.ts'
import { mannKendallTest } from '../../../src/core/stats/trend.ts'
import { long } from '../../support/long.ts'
import { roundsOf } from '../../support/rounds.ts'
import { otherCode } from './judged.ts'
import { noisy, normal, same, seriesOf } from './series.ts'

describe('run warnings', () => {
  const warn = (...series: readonly ReturnType<typeof seriesOf>[]) => findDriftRunWarningOfAllSeries(series)

  test('a steady run has no warnings', () => {
    const random = seededRandom(5)
    const series = ['A', 'B', 'C'].map(benchmark =>
      seriesOf(noisy(100, 0.01, 20, random), noisy(130, 0.01, 20, random), { benchmark }),
    )
    expect(warn(...series)).toBeNull()
    expect(warn()).toBeNull()
  })

  test('times that rise on both sides are a drift', () => {
    const rising = Array.from({ length: 20 }, (_, index) => 100 * 1.01 ** index)
    expect(warn(seriesOf(rising, rising))).toMatchObject({ kind: 'drift' })
  })

  const measured = (config: Measurement['config']): Measurement => ({
    benchmark: 'A',
    config,
    iterations: 1,
    unit: 'sec/op',
    value: 1,
  })
  const round = (base: readonly Measurement[], head: readonly Measurement[]): MeasuredRound => ({
    round: 1,
    block: 1,
    first: 'base',
    base: { started: '', seconds: 1, measurements: base },
    head: { started: '', seconds: 1, measurements: head },
  })

  test('sides that ran on different processors or systems are named with both', () => {
    const rounds = [
      round(
        [measured({ goos: 'linux', cpu: 'one', commit: 'a' })],
        [measured({ goos: 'linux', cpu: 'two', commit: 'b' })],
      ),
    ]
    expect(sideSystemDifferenceRunWarnings(rounds)).toEqual([
      { kind: 'configuration', key: 'cpu', base: 'one', head: 'two' },
    ])
  })

  test('a processor that changed during the run is named, also where only one side met it', () => {
    const [one, two] = [measured({ cpu: 'one' }), measured({ cpu: 'two' })]
    expect(sideSystemDifferenceRunWarnings([round([one], [one]), round([one], [two])])).toEqual([
      { kind: 'configuration', key: 'cpu', base: 'one', head: 'one, two' },
    ])
    expect(sideSystemDifferenceRunWarnings([round([one], [two]), round([two], [one])])).toEqual([])
  })

  test('a benchmark that does not say where it ran contradicts nobody', () => {
    const [said, silent] = [measured({ cpu: 'one' }), measured({})]
    expect(sideSystemDifferenceRunWarnings([round([said], [silent])])).toEqual([])
    expect(sideSystemDifferenceRunWarnings([round([silent], [said])])).toEqual([])
    expect(sideSystemDifferenceRunWarnings([round([said], [said, silent])])).toEqual([])
  })

  test('steal is worth a word from two hundredths on', () => {
    expect(stolenTimeRunWarning(0.021)).toEqual({ kind: 'steal', share: 0.021 })
    expect(stolenTimeRunWarning(0.02)).toBeNull()
    expect(stolenTimeRunWarning(null)).toBeNull()
  })

  test('benchmark files that are not alike are a warning, and none is none', () => {
    expect(changedBenchmarkFilesRunWarnings(['a_test.go'])).toEqual([
      { kind: 'suite', changed: ['a_test.go'] },
    ])
    expect(changedBenchmarkFilesRunWarnings([])).toEqual([])
  })

  test('functions that changed and that no benchmark reaches are named, up to a hundred', () => {
    const changed = Array.from({ length: 130 }, (_, n) => `f${n}`)
    const unreached = changed.slice(10)
    expect(unreachedCodeRunWarnings({ changed, unreached })).toEqual([
      { kind: 'unreached-code', changed: 130, count: 120, names: unreached.slice(0, 100) },
    ])
    expect(unreachedCodeRunWarnings({ changed, unreached: [] })).toEqual([])
    expect(unreachedCodeRunWarnings(null)).toEqual([])
  })

  const unread = { ...otherCode, isAll: false }

  test.each<[string, RunWarning, { other: boolean; void: boolean }]>([
    ['all changed files were not read', otherCode, { other: true, void: true }],
    ['some changed files were not read', unread, { other: false, void: false }],
    ['code elsewhere was read', { ...unread, isElsewhere: true }, { other: true, void: true }],
    ['other files were read instead', { ...unread, instead: ['b.c'] }, { other: true, void: true }],
    [
      'the sides share an install',
      { kind: 'shared-install', side: 'head', count: 1, paths: ['a.py'] },
      { other: true, void: true },
    ],
    ['times were replayed', { kind: 'replayed', sides: ['head'], rounds: 3 }, { other: false, void: true }],
    ['processor time was stolen', { kind: 'steal', share: 0.1 }, { other: false, void: false }],
  ])('says whether other code may have run, and whether samples are void: %s', (_, warning, expected) => {
    expect({
      other: isWarningThatOtherCodeRan(warning),
      void: isWarningThatSamplesAreVoid(warning),
    }).toEqual(expected)
  })
})

// A trend that both sides share, also where benchmarks leave before the end.
describe('drift', () => {
  const ramp = (center: number, perRound: number, n = 20) =>
    Array.from({ length: n }, (_, index) => center * (1 + perRound) ** index)
  const drifting = (center: number, perRound: number, n = 20) =>
    seriesOf(ramp(center, perRound, n), ramp(3 * center, perRound, n))

  test('is from the first quarter to the last, up or down', () => {
    // Five rounds each, 15 rounds apart.
    expect(findDriftRunWarningOfAllSeries([drifting(100, 0.01)])).toEqual({
      kind: 'drift',
      change: expect.closeTo(1.01 ** 15 - 1, 10),
      p: expect.closeTo(2 / 2432902008176640000, 20),
    })
    expect(findDriftRunWarningOfAllSeries([drifting(100, -0.01)])?.change).toBeCloseTo(0.99 ** 15 - 1, 10)
  })

  test('a long benchmark weighs as much as a short one', () => {
    // One rises as the other falls: by logarithms they are level but for rounding.
    const drift = findDriftRunWarningOfAllSeries([drifting(1e-9, 0.01), drifting(60, -0.01 / 1.01)])
    expect(Math.abs(drift?.change ?? 0)).toBeLessThan(1e-9)
  })

  test('a head that is slower is none, nor is what one side does while the other does the opposite', () => {
    expect(findDriftRunWarningOfAllSeries([seriesOf(same(100), same(200))])).toBeNull()
    expect(findDriftRunWarningOfAllSeries([seriesOf(ramp(128, 1, 8), ramp(128, -0.5, 8))])).toBeNull()
  })

  test('only times drift, and only together', () => {
    expect(findDriftRunWarningOfAllSeries([])).toBeNull()
    expect(
      findDriftRunWarningOfAllSeries([seriesOf(ramp(100, 0.01), ramp(100, 0.01), { unit: 'B/op' })]),
    ).toBeNull()
    expect(findDriftRunWarningOfAllSeries([seriesOf(same(null), ramp(100, 0.01))])).toBeNull()
    expect(
      findDriftRunWarningOfAllSeries([seriesOf([null, ...ramp(100, 0.01, 19)], ramp(100, 0.01))]),
    ).toBeNull()
    expect(
      findDriftRunWarningOfAllSeries([seriesOf([0, ...ramp(100, 0.01, 19)], ramp(100, 0.01))]),
    ).toBeNull()
  })

  test('needs six rounds, as five are in order by chance in two of 120 runs', () => {
    for (const n of [0, 1, 2, 3, 4, 5])
      expect(findDriftRunWarningOfAllSeries([drifting(100, 0.5, n)])).toBeNull()
    expect(findDriftRunWarningOfAllSeries([drifting(100, 0.5, 6)])?.p).toBeCloseTo(2 / 720, 12)
  })

  test('where one benchmark is all there is, p is that of its times, ties and all', () => {
    const random = seededRandom(11)
    for (let run = 0; run < 50; run++) {
      const coarse = Array.from({ length: 20 }, (_, round) => 2 ** Math.floor(4 * random() + round / 4))
      const found = findDriftRunWarningOfAllSeries([seriesOf(coarse, coarse)])
      const { p } = mannKendallTest(coarse)
      expect(found?.p ?? null).toBe(p > 0.01 ? null : p)
    }
  })

  test.each([
    ['nulls', (values: Sample, n: number) => values.map((value, index) => (index < n ? value : null))],
    ['nothing', (values: Sample, n: number) => values.slice(0, n)],
  ])('a benchmark that leaves, be it with %s after it, neither makes a trend nor hides one', (_, leaving) => {
    const leave = (series: BenchmarkSeries, n: number): BenchmarkSeries => ({
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
    expect(findDriftRunWarningOfAllSeries(run(0))).toBeNull()
    for (const perRound of [0.01, -0.01])
      expect(findDriftRunWarningOfAllSeries(run(perRound))).toMatchObject({
        change: expect.closeTo((1 + perRound) ** 15 - 1, 10),
        p: expect.closeTo(2 / 2432902008176640000, 20),
      })
  })

  test('counts a benchmark up to the first round that lacks it', () => {
    const gone = drifting(1, 0.01).base.with(12, null)
    expect(findDriftRunWarningOfAllSeries([seriesOf(gone, ramp(1, 0.01))])?.change).toBeCloseTo(
      1.01 ** 9 - 1,
      10,
    )
  })

  test('a benchmark without a time above 0 in the first round says nothing, and does not silence others', () => {
    const found = findDriftRunWarningOfAllSeries([drifting(1, 0.01)])
    for (const none of [null, 0, -1])
      expect(
        findDriftRunWarningOfAllSeries([
          drifting(1, 0.01),
          seriesOf([none, ...ramp(1, -0.1, 19)], ramp(1, -0.1)),
          seriesOf(ramp(1, -0.1), [none, ...ramp(1, -0.1, 19)]),
        ]),
      ).toEqual(found)
  })

  test('a benchmark that does not vary weighs much, and not without end', () => {
    const change = findDriftRunWarningOfAllSeries([seriesOf(same(1), same(1)), drifting(1, 0.01)])?.change
    expect(change).toBeGreaterThan(0)
    expect(change).toBeLessThan(1e-4)
  })

  test('a trend of benchmarks that left is one of the rounds that they were there for', () => {
    // Up and down from round to round, by so much that it weighs little.
    const loud = Array.from({ length: 20 }, (_, round) => (round % 2 === 0 ? 1 : 4 + round / 100))
    const found = findDriftRunWarningOfAllSeries([seriesOf(loud, loud), drifting(1, 0.01, 16)])
    expect(found?.p).toBeLessThan(0.01)
    expect(findDriftRunWarningOfAllSeries([seriesOf(loud, loud)])).toBeNull()
  })

  interface Run {
    /** How many rounds each benchmark takes part in. */
    readonly lengths: readonly number[]
    readonly noise: readonly number[]
  }

  /** A run in which every round shares noise of its own, and each benchmark adds some. */
  function runOf(random: RandomStream, rise: number, { lengths, noise }: Run): readonly BenchmarkSeries[] {
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
    const random = seededRandom(5)
    const drifts = Array.from({ length: 200 }, () => findDriftRunWarningOfAllSeries(runOf(random, 0.05, run)))
    const found = drifts.flatMap(drift => (drift === null ? [] : [drift.change]))
    expect(found.length / drifts.length).toBeGreaterThan(0.98)
    // Of the rise, the quarters see 15 rounds of 19.
    const average = found.reduce((sum, change) => sum + change, 0) / found.length
    expect(average).toBeCloseTo(1.05 ** (15 / 19) - 1, 2)
  })

  test.each(runs)('cries drift in about one steady run of a hundred, with %s', long, (_, run) => {
    const random = seededRandom(7)
    const count = 6000
    let alarms = 0
    for (let index = 0; index < count; index++)
      if (findDriftRunWarningOfAllSeries(runOf(random, 0, run)) !== null) alarms++
    // Three standard errors, and below them what the steps of an exact p leave unused.
    expect(alarms / count).toBeLessThan(0.01 + 3 * Math.sqrt((0.01 * 0.99) / count))
    expect(alarms / count).toBeGreaterThan(0.006)
  })
})

// A second visit that is slower than the first, whichever side it is to.
describe('second visit', () => {
  const nothing = { started: '', seconds: 1, measurements: [] }
  const roundsOf = (firsts: readonly (Side | null)[]): readonly MeasuredRound[] =>
    firsts.map((first, index) => ({ round: index + 1, block: 1, first, base: nothing, head: nothing }))
  const coins = (seed: number, count = 20) =>
    planRoundsInRandomSideOrder(count, seed).map(({ order }) => order[0])

  /** One benchmark whose second visits take `place` times as long, and head `effect` times as long. */
  function measured(
    firsts: readonly (Side | null)[],
    place: number,
    effect = 1,
    seed = 3,
    sigma = 0.01,
  ): BenchmarkSeries {
    const random = seededRandom(seed)
    const [base, head] = [noisy(100, sigma, firsts.length, random), noisy(100, sigma, firsts.length, random)]
    return seriesOf(
      base.map((value, round) => value * (firsts[round] === 'head' ? place : 1)),
      head.map((value, round) => value * effect * (firsts[round] === 'base' ? place : 1)),
    )
  }

  test('a second visit that is always slower is seen, by about how much, whatever head changes', () => {
    for (const effect of [1, 1.3]) {
      const firsts = coins(5)
      const found = testForSecondVisitEffect(roundsOf(firsts), [measured(firsts, 1.03, effect)])
      expect(found?.change).toBeGreaterThan(0.02)
      expect(found?.change).toBeLessThan(0.04)
      expect(found?.p).toBeLessThanOrEqual(0.001)
    }
    const firsts = coins(5)
    expect(testForSecondVisitEffect(roundsOf(firsts), [measured(firsts, 0.97)])?.change).toBeLessThan(-0.02)
  })

  test('without such an effect it is seen in at most one run of a thousand', () => {
    const seen = Array.from({ length: 1000 }, (_, run) => {
      const firsts = coins(run)
      return testForSecondVisitEffect(roundsOf(firsts), [measured(firsts, 1, 1.3, run + 5000)])
    }).filter(found => found !== null)
    // Of a thousand one is expected; four standard errors more.
    expect(seen.length).toBeLessThanOrEqual(5)
  })

  test('a noisy benchmark does not drown a steady one, and one that left counts up to there', () => {
    const firsts = coins(7)
    const steady = measured(firsts, 1.02)
    const loud = measured(firsts, 1.02, 1, 9, 0.5)
    const left = { ...loud, base: loud.base.slice(0, 8), head: [...loud.head.slice(0, 7), null] }
    expect(testForSecondVisitEffect(roundsOf(firsts), [steady, loud, left])).not.toBeNull()
  })

  test('too few rounds, orders of their own, and what is no time say nothing', () => {
    const short = coins(5, 10)
    expect(testForSecondVisitEffect(roundsOf(short), [measured(short, 2)])).toBeNull()
    const apart = same<null>(null)
    expect(testForSecondVisitEffect(roundsOf(apart), [measured(coins(5), 2)])).toBeNull()
    const firsts = coins(5)
    expect(testForSecondVisitEffect(roundsOf(firsts), [{ ...measured(firsts, 2), unit: 'MB/s' }])).toBeNull()
    expect(testForSecondVisitEffect(roundsOf(firsts), [seriesOf(same(null), same(null))])).toBeNull()
    expect(testForSecondVisitEffect([], [])).toBeNull()
  })

  /** Times without noise whose second visits take `place` times as long, and head `effect` times as long. */
  const exactly = (firsts: readonly Side[], place: number, effect: number): BenchmarkSeries =>
    seriesOf(
      firsts.map(first => (first === 'head' ? place : 1)),
      firsts.map(first => effect * (first === 'base' ? place : 1)),
    )
  const orders = (base: number, head: number) => [...same<Side>('base', base), ...same<Side>('head', head)]

  test('without noise what the place does is found as it is, and p is that of the coins', () => {
    for (const firsts of [orders(10, 10), orders(14, 6), orders(6, 14)])
      for (const effect of [1, 1.3])
        expect(testForSecondVisitEffect(roundsOf(firsts), [exactly(firsts, 2, effect)])).toEqual({
          kind: 'second-visit',
          change: expect.closeTo(1, 9),
          p: 2 ** -19,
        })
  })

  test('benchmarks weigh by how little they vary', () => {
    const firsts = orders(10, 10)
    // By logarithms to base 2 they move by 1 and 2, with variances of 1 and 4: (1 / 1 + 2 / 4) / (1 + 1 / 4) = 1.2.
    const both = [exactly(firsts, 2, 3), exactly(firsts, 4, 3)]
    expect(testForSecondVisitEffect(roundsOf(firsts), both)?.change).toBeCloseTo(2 ** 1.2 - 1, 4)
    // By the rounds that they have: here the second one has neither the first nor the last.
    const gaps = both.map(({ base, ...one }, n) =>
      n === 0 ? { ...one, base } : { ...one, base: base.with(0, null).with(19, null) },
    )
    expect(testForSecondVisitEffect(roundsOf(firsts), gaps)?.change).toBeCloseTo(2 ** 1.2 - 1, 4)
  })

  test('a round without a time above 0 on both sides does not count', () => {
    const firsts = orders(11, 11)
    const { base, head } = exactly(firsts, 2, 3)
    const gaps = seriesOf(
      base.with(0, 0).with(2, -1).with(12, null),
      head.with(1, null).with(13, -1).with(14, 0),
    )
    const found = { change: expect.closeTo(1, 9), p: 2 ** -15 }
    expect(testForSecondVisitEffect(roundsOf(firsts), [gaps])).toMatchObject(found)
    // Where others have it, it does not count against them.
    expect(testForSecondVisitEffect(roundsOf(firsts), [gaps, seriesOf(base, head)])?.change).toBeCloseTo(1, 9)
    const rarely = seriesOf(
      base,
      head.map((value, round) => (round % 4 === 0 ? value : null)),
    )
    expect(testForSecondVisitEffect(roundsOf(firsts), [rarely, seriesOf(base, head)])?.change).toBeCloseTo(
      1,
      9,
    )
    // Nor does one in which each benchmark had an order of its own.
    const mixed = seriesOf([...base, 1, 1], [...head, 8, 8])
    expect(testForSecondVisitEffect(roundsOf([...firsts, null, null]), [mixed])?.p).toBe(2 ** -21)
  })

  test('a benchmark that does not vary weighs much, and not without end', () => {
    const firsts = orders(10, 10)
    const found = testForSecondVisitEffect(roundsOf(firsts), [exactly(firsts, 2, 1), exactly(firsts, 1, 1)])
    expect(found?.change).toBeGreaterThan(1e-6)
    expect(found?.change).toBeLessThan(2e-6)
  })
})

// A load that knows which side is shown is found, and one that does not is no news.
describe('others', () => {
  /** Rounds whose visits took two seconds, in which others kept so many processors busy. */
  const rounds = (
    base: readonly (number | undefined)[],
    head: readonly (number | undefined)[],
  ): MeasuredRound[] =>
    base.map((busy, index) => {
      const visit = (one: number | undefined) => ({
        ...{ started: '', seconds: 2, measurements: [] },
        ...(one === undefined ? {} : { others: 2 * one }),
      })
      return { round: index + 1, block: 1, first: 'base', base: visit(busy), head: visit(head[index]) }
    })
  const about = (center: number, n: number, seed: number) => {
    const random = seededRandom(seed)
    return Array.from({ length: n }, () => center + random() / 10)
  }

  test('a load during base alone is named, with how large it was on either side', () => {
    expect(loadDifferenceRunWarning(rounds(about(1, 10, 1), about(0, 10, 2)))).toEqual({
      kind: 'others',
      base: expect.closeTo(1.05, 1),
      head: expect.closeTo(0.05, 1),
      p: expect.closeTo(1.08e-5, 7),
    })
    expect(loadDifferenceRunWarning(rounds(about(0, 10, 1), about(1, 10, 2)))).toMatchObject({
      kind: 'others',
    })
  })

  test('a load on both sides is not, nor a slight one, nor what too few rounds show', () => {
    expect(loadDifferenceRunWarning(rounds(about(1.5, 20, 1), about(1.5, 20, 2)))).toBeNull()
    expect(loadDifferenceRunWarning(rounds(about(0.2, 20, 1), about(0, 20, 2)))).toBeNull()
    expect(loadDifferenceRunWarning(rounds(about(1, 6, 1), about(0, 6, 2)))).toBeNull()
  })

  test('without data from the system there is no warning', () => {
    const none = Array.from({ length: 20 }, () => undefined)
    expect(loadDifferenceRunWarning(rounds(none, none))).toBeNull()
    expect(loadDifferenceRunWarning(rounds(about(1, 20, 1), none))).toBeNull()
    expect(loadDifferenceRunWarning(rounds(none, about(1, 20, 1)))).toBeNull()
    expect(loadDifferenceRunWarning([])).toBeNull()
  })

  test('a quarter of a processor is enough, and a visit that took no time does not count', () => {
    const all = rounds(same(0.25, 10), same(0, 10))
    const found = loadDifferenceRunWarning(all)
    expect(found).toMatchObject({ base: 0.25, head: 0 })
    const atOnce = { started: '', seconds: 0, measurements: [], others: 1 }
    const more = all.slice(0, 1).map(round => ({ ...round, base: atOnce, head: atOnce }))
    expect(loadDifferenceRunWarning([...all, ...more])).toEqual(found)
  })

  test('a load that comes and goes by chance is named less than once in a thousand runs', () => {
    let named = 0
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), seed => {
        const random = seededRandom(seed)
        const bursts = () => Array.from({ length: 20 }, () => (random() < 0.5 ? 0 : 2 * random()))
        if (loadDifferenceRunWarning(rounds(bursts(), bursts()))) named++
      }),
      { numRuns: 2000, seed: 1 },
    )
    expect(named).toBeLessThan(6)
  })
})

// Visits that ended far sooner than their results say that they took.
describe('sooner', () => {
  type Times = readonly [claimed: number | undefined, seconds: number]

  const rounds = (base: readonly Times[], head: readonly Times[]): readonly RoundOrderAndVisitTimes[] =>
    base.map((own, index) => {
      const visit = ([claimed, seconds]: Times) => ({
        ...{ started: '2026-01-01T00:00:00.000Z', seconds },
        ...(claimed === undefined ? {} : { claimed }),
      })
      return { round: index + 1, block: 1, first: 'base', base: visit(own), head: visit(head[index] ?? own) }
    })

  const measured: Times = [5, 6]
  const replayed: Times = [5, 0.1]

  test('is said of the sides with several such rounds, with one of them', () => {
    const all = rounds([measured, replayed, replayed], [measured, measured, replayed])
    expect(replayedRunWarningByVisitDuration(all, 2)).toEqual({
      ...{ kind: 'replayed', sides: ['base'], rounds: 2 },
      sooner: { claimed: 5, seconds: 0.1 },
    })
    const both = rounds([replayed, replayed, measured], [replayed, replayed, replayed])
    expect(replayedRunWarningByVisitDuration(both, 2)).toMatchObject({ sides: ['base', 'head'], rounds: 3 })
  })

  test('is not said of one round, as a clock may have been set back', () => {
    expect(
      replayedRunWarningByVisitDuration(rounds([measured, replayed], [measured, measured]), 2),
    ).toBeNull()
  })

  test('is not said where all processors could have measured at once', () => {
    const quick: Times = [5, 0.625]
    const both = rounds([quick, quick], [quick, quick])
    expect(replayedRunWarningByVisitDuration(both, 4)).toBeNull()
    expect(replayedRunWarningByVisitDuration(both, 3)).not.toBeNull()
    expect(replayedRunWarningByVisitDuration(both, 0)).not.toBeNull()
  })

  test('is not said where a tool does not say how long it measured', () => {
    const silent: Times = [undefined, 0]
    expect(replayedRunWarningByVisitDuration(rounds([silent, silent], [silent, silent]), 1)).toBeNull()
    expect(replayedRunWarningByVisitDuration([], 1)).toBeNull()
  })
})

// Times that were measured once and replayed, and times that are equal because they are steady or coarse.
describe('replayed', () => {
  const some = (
    benchmark: string,
    base: readonly (number | null)[],
    head = base,
    given: Partial<BenchmarkSeries> = {},
  ): BenchmarkSeries => ({
    benchmark,
    package: null,
    unit: 'sec/op',
    rule: {},
    base,
    head,
    ...given,
  })

  const same = (value: number, rounds: number) => Array.from({ length: rounds }, () => value)
  const varied = [0.021834567, 0.021834568, 0.021834569]

  test('a precise time that is the same in three rounds was replayed, on the sides on which it is', () => {
    const fixed = same(0.021834567, 3)
    expect(replayedRunWarningOfSides([some('a', fixed)])).toEqual({
      kind: 'replayed',
      sides: ['base', 'head'],
      rounds: 3,
    })
    expect(replayedRunWarningOfSides([some('a', fixed, varied)])?.sides).toEqual(['base'])
    expect(replayedRunWarningOfSides([some('a', varied, fixed)])?.sides).toEqual(['head'])
    expect(replayedRunWarningOfSides([some('a', varied)])).toBeNull()
  })

  test('two rounds show nothing, and neither do gaps', () => {
    expect(replayedRunWarningOfSides([some('a', same(0.021834567, 2))])).toBeNull()
    expect(replayedRunWarningOfSides([some('a', [0.021834567, null, 0.021834567, null])])).toBeNull()
    expect(
      replayedRunWarningOfSides([some('a', [0.021834567, null, 0.021834567, 0.021834567])])?.rounds,
    ).toBe(3)
    const many = ['a', 'b', 'c', 'd'].map(name => some(name, same(0.021834567, 2)))
    expect(replayedRunWarningOfSides(many)).toBeNull()
  })

  test('the rounds of the benchmark that has the most are said', () => {
    const [short, long] = [some('a', same(0.021834567, 3)), some('b', same(0.031834567, 5))]
    expect(replayedRunWarningOfSides([short, long])?.rounds).toBe(5)
  })

  test('one benchmark that varies shows that all were measured', () => {
    expect(replayedRunWarningOfSides([some('a', same(0.021834567, 9)), some('b', varied)])).toBeNull()
  })

  test('less precise times take more rounds, or more benchmarks', () => {
    const warningsAfter = (rounds: number, benchmarks = 1) =>
      replayedRunWarningOfSides(
        Array.from({ length: benchmarks }, (_, n) => some(`b${n}`, same(123_457e-9, rounds))),
      ) !== null
    expect([3, 6, 7].map(rounds => warningsAfter(rounds))).toEqual([false, false, true])
    expect([1, 2, 3].map(benchmarks => warningsAfter(3, benchmarks))).toEqual([false, false, true])
  })

  test('four digits show something for many benchmarks alone, and three for none', () => {
    const suite = (benchmarks: number, value: number) =>
      replayedRunWarningOfSides(
        Array.from({ length: benchmarks }, (_, n) => some(`b${n}`, same(value, 100))),
      ) !== null
    expect(suite(9, 52.31e-9)).toBe(false)
    expect(suite(10, 52.31e-9)).toBe(true)
    expect(suite(1000, 52.3e-9)).toBe(false)
  })

  test.each([
    ['0.25 ns', 0.25e-9],
    ['whole seconds', 12],
    ['whole milliseconds', 0.037],
    ['whole milliseconds over a number of calls', 0.037 / 7],
  ])('coarse times show nothing: %s', (_, value) => {
    expect(replayedRunWarningOfSides([some('a', same(value, 30))])).toBeNull()
  })

  test('a rate counts, but not beside the time that it is turned round', () => {
    const rate = { unit: 'ops/s' }
    const [time, turned] = [same(1_234_567e-9, 3), same(45_678_901, 3)]
    expect(replayedRunWarningOfSides([some('a', turned, turned, rate)])).not.toBeNull()
    const coarser = some('a', same(12_345_67, 3), same(12_345_67, 3), rate)
    expect(replayedRunWarningOfSides([some('a', time), coarser])).toBeNull()
    expect(replayedRunWarningOfSides([some('a', time), some('b', time)])).not.toBeNull()
  })

  test('counts, exact units and units of unknown direction cannot show cached results', () => {
    const count = same(123_456_789, 9)
    for (const unit of ['instructions', 'B/op', 'allocs/op', 'estimated-cycles'])
      expect(replayedRunWarningOfSides([some('a', count, count, { unit })])).toBeNull()
    expect(replayedRunWarningOfSides([some('a', count, count, { rule: { assume: 'exact' } })])).toBeNull()
    expect(replayedRunWarningOfSides([])).toBeNull()
  })

  describe('no real recording', () => {
    const folder = 'test/outputs/recordings'
    const names = readdirSync(folder, { withFileTypes: true }).filter(one => one.isDirectory())

    test.each(names.map(({ name }) => name))('was replayed: %s', name => {
      const side = (file: string) => readFileSync(join(folder, name, file), 'utf8')
      const rounds = roundsOf(side('base.txt'), side('head.txt'))
      // Any three rounds of it, too.
      for (let first = 0; first + 3 <= rounds.length; first++)
        expect(
          replayedRunWarningOfSides(collectSeriesFromRounds(rounds.slice(first, first + 3), new Map())),
        ).toBeNull()
      expect(replayedRunWarningOfSides(collectSeriesFromRounds(rounds, new Map()))).toBeNull()
    })
  })
})

// How finely a value was measured.
describe('steps in', () => {
  test.each([
    [0, 0],
    [2, 2],
    [0.01, 1],
    [0.25e-9, 25],
    [1200, 12],
    // As converted from nanoseconds, with an error in the last digit.
    [11.32 * 1e-9, 1132],
    [0.021834567, 21_834_567],
    [-12_345.5, 123_455],
    // With an error beyond the twelfth digit.
    [11.32e-9 * (1 + 1e-12), 1132],
    // Eight digits are a decimal, also where these are 129 / 128.
    [1.0078125, 10_078_125],
    [1.23456789, 123_456_789],
  ])('the digits of %s are %s steps', (value, steps) => {
    expect(fewestResolutionStepsOfValue(value)).toBe(steps)
  })

  test.each([
    ['37 ms over 7 calls', 0.037 / 7],
    ['1 ms over 777 calls', 0.001 / 777],
    ['1000 calls in 37 ms', 1000 / 0.037],
    ['12342 calls in 37 ms', 12_342 / 0.037],
    ['2 s over 3', 2 / 3],
    ['a mean of 12, 13 and 12 s', 37 / 3],
  ])('a quotient of small numbers has few steps, whatever its digits: %s', (_, value) => {
    expect(fewestResolutionStepsOfValue(value)).toBeLessThanOrEqual(37)
  })

  test.each([
    // Ten digits by chance, and eleven.
    [3173, 3161],
    [43_656, 40_085],
  ])(
    'a quotient of larger numbers has no more steps than these, whatever its digits: %s / %s',
    (above, below) => {
      expect(fewestResolutionStepsOfValue(above / below)).toBeLessThanOrEqual(below)
    },
  )

  test('a number of which all digits were measured has many', () => {
    for (const value of [Math.PI, Math.E * 1e-6, 1_234_567 / 1_000_003])
      expect(fewestResolutionStepsOfValue(value)).toBeGreaterThan(10_000)
  })
})
