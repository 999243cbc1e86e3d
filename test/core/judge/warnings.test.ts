// What a reader is told of the numbers of one comparison.
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../src/core/common/random.ts'
import {
  compareAllSeries,
  findComparisonWarnings,
  findMoreSlowRunsOnHeadWarning,
} from '../../../src/core/judge/compare-series.ts'
import { estimateAndTestBenchmarkSeries } from '../../../src/core/judge/evidence.ts'
import type { BenchmarkSeries, Sample } from '../../../src/core/model/measuring.ts'
import type { DecisionRules } from '../../../src/core/model/settings.ts'
import { compared, noisy, rules, same, seriesOf } from './series.ts'

describe('warnings', () => {
  const tight = noisy(100, 0.01, 20, seededRandom(1))
  const warn = (
    base: Sample,
    head: Sample,
    visible: number | null = null,
    by: Partial<DecisionRules> = {},
  ) => {
    const all = { ...rules, ...by }
    return findComparisonWarnings(estimateAndTestBenchmarkSeries(seriesOf(base, head), all, []), visible, all)
  }

  test('samples with little spread have no warnings', () => {
    expect(warn(tight, tight, 0.01)).toEqual([])
  })

  test('a median that is known no better than the usual threshold is said to spread, by the longer of its arms', () => {
    // The median of six, between the least and the greatest.
    expect(warn([94, 98, 99, 101, 102, 104], [96, 98, 100, 100, 102, 105])).toEqual([
      { kind: 'spread', side: 'base', ratio: 0.06 },
    ])
    expect(warn([95, 98, 99, 101, 102, 105], tight)).toEqual([{ kind: 'unequal', base: 6, head: 20 }])
  })

  test('fewer than six values do not bound their median, whatever they are', () => {
    expect(warn(tight.slice(0, 5), tight.slice(0, 6))).toEqual([
      { kind: 'unequal', base: 5, head: 6 },
      { kind: 'few-rounds', side: 'base', needed: 6 },
    ])
  })

  test('values that a round did not give do not count', () => {
    expect(warn([...tight.slice(0, 18), null, null], tight)).toEqual([
      { kind: 'unequal', base: 18, head: 20 },
    ])
  })

  test('two modes are named on the side that has them', () => {
    const two = tight.map((value, index) => (index % 2 === 0 ? value : value * 1.5))
    expect(warn(tight, two).filter(({ kind }) => kind === 'two-modes')).toEqual([
      { kind: 'two-modes', side: 'head' },
    ])
  })

  test('values that are rounded to half the threshold and more are said to be, unless they are counts', () => {
    const rounded = (step: number) => tight.map(value => step * Math.round((value * 3) / step))
    const steps = (...asked: Parameters<typeof warn>) =>
      warn(...asked).flatMap(one => (one.kind === 'coarse' ? [one.step] : []))
    expect(steps(rounded(8), rounded(8))).toEqual([expect.closeTo(8 / 300, 2)])
    expect(steps(rounded(4), rounded(4))).toEqual([])
    expect(steps(rounded(4), rounded(4), null, { threshold: 0.02 })).toHaveLength(1)
    expect(steps(rounded(8).slice(0, 5), rounded(8).slice(0, 5))).toEqual([])
    expect(steps(tight, tight)).toEqual([])
    for (const unit of ['B/op', 'widgets']) {
      const counts = estimateAndTestBenchmarkSeries(seriesOf(rounded(8), rounded(8), { unit }), rules, [])
      expect(findComparisonWarnings(counts, null, rules).map(({ kind }) => kind)).not.toContain('coarse')
    }
  })

  test('values are rounded if at most every second one is new, and by their smallest difference', () => {
    const steps = (base: Sample, head: Sample, by: Partial<DecisionRules> = {}) =>
      warn(base, head, null, by).flatMap(one => (one.kind === 'coarse' ? [one.step] : []))
    // Half the threshold, to the last digit, and larger steps beside it.
    expect(steps([...same(40, 15), 41, 41, 43, 43, 43], [...same(40, 19), 41])).toEqual([1 / 40])
    const apart = [100, 105, 110, 116, 122, 128]
    expect(steps(apart, apart)).toEqual([expect.closeTo(5 / 113)])
    expect(
      steps(
        apart,
        apart.map(value => value + 2),
      ),
    ).toEqual([])
    // Where every change counts, values that are not rounded are still none.
    expect(steps(tight, noisy(100, 0.01, 20, seededRandom(2)), { threshold: 0 })).toEqual([])
  })

  test('a row whose threshold is hardly detectable has a warning', () => {
    expect(warn(tight, tight, 0.051)).toEqual([{ kind: 'blind', visible: 0.051 }])
    expect(warn(tight, tight, 0.05)).toEqual([])
    expect(warn(tight, tight, null)).toEqual([])
    expect(warn(tight, tight, 0.08, { threshold: 0.1 })).toEqual([])
  })

  test('removed outliers are counted, only with trimming', () => {
    const wild = [...tight.slice(0, 18), 300, 20]
    expect(warn(tight, wild, null, { outliers: 'iqr' })).toEqual([{ kind: 'outliers', base: 0, head: 2 }])
    expect(warn(tight, wild)).toEqual([])
    const even = Array.from({ length: 20 }, (_, index) => 100 + index / 10)
    expect(warn(even, even, null, { outliers: 'iqr' })).toEqual([])
    const counts = seriesOf([...same(100, 19), 112], same(110), { unit: 'B/op' })
    const trimming: DecisionRules = { ...rules, outliers: 'iqr' }
    expect(
      findComparisonWarnings(estimateAndTestBenchmarkSeries(counts, trimming, []), null, trimming),
    ).toEqual([{ kind: 'outliers', base: 1, head: 0 }])
  })

  test('around 0 no spread is relative to anything', () => {
    expect(warn([-3, -2, -1, 1, 2, 3], [-3, -2, -1, 1, 2, 3])).toEqual([])
  })

  test('values that are compared as they are need no warning', () => {
    const steady = seriesOf(same(100, 3), same(200, 4), { unit: 'B/op' })
    expect(findComparisonWarnings(estimateAndTestBenchmarkSeries(steady, rules, []), null, rules)).toEqual([])
  })

  test('machines that differ from each other are neither a spread nor two groups', () => {
    const random = seededRandom(5)
    const around = (center: number) => noisy(center, 0.01, 20, random)
    const series = seriesOf([...around(1), ...around(2)], [...around(1), ...around(2)])
    const machines = series.base.map((_, round) => (round < 20 ? 1 : 2))
    const kindsOn = (on: readonly number[]) =>
      compareAllSeries([series], rules, on)[0]?.warnings.map(({ kind }) => kind)
    expect(kindsOn(machines)).toEqual([])
    expect(kindsOn([])).toEqual(expect.arrayContaining(['spread', 'two-modes']))
  })

  test('a benchmark that is noisy on one machine of two has its warnings, by what it is there', () => {
    const random = seededRandom(5)
    const calm = noisy(1, 0.001, 20, random)
    const machines = [...same(1), ...same(2)]
    const on = (other: Sample) =>
      compared(seriesOf([...calm, ...other], [...calm, ...calm]), rules, machines).warnings
    const wide = noisy(1, 0.5, 20, random)
    expect(on(wide)).toContainEqual({ kind: 'spread', side: 'base', ratio: expect.closeTo(0.25, 0) })
    const two = calm.map((value, n) => (n % 2 === 0 ? value : value * 1.5))
    expect(on(two)).toContainEqual({ kind: 'two-modes', side: 'base' })
    expect(on(calm)).toEqual([])
  })
})

// A mode or a tail that only head has, and how often one is seen that is not there.
describe('slow runs', () => {
  const calm = noisy(100, 0.01, 20, seededRandom(1))
  const slow = (count: number, factor: number, values: Sample = noisy(100, 0.01, 20, seededRandom(2))) =>
    values.map((value, round) => (value !== null && round < count ? value * factor : value))
  const seen = (base: Sample, head: Sample, machines: readonly number[] = []) =>
    findMoreSlowRunsOnHeadWarning(seriesOf(base, head), 'lower', machines, 0.1)

  test('eight of twenty slow rounds that base has not are seen, and counted', () => {
    expect(seen(calm, slow(8, 1.4))).toEqual({
      kind: 'slow-runs',
      base: 0,
      head: 8,
      rounds: 20,
      beyond: 0.1,
      p: expect.closeTo(2 ** -8, 12),
    })
  })

  test('seven are the fewest that chance does not explain', () => {
    expect(seen(calm, slow(7, 2))?.p).toBeCloseTo(2 ** -7, 12)
    expect(seen(calm, slow(6, 2))).toBeNull()
  })

  test('slow runs that base has too are not reported', () => {
    expect(seen(slow(8, 1.4, calm), slow(8, 1.4))).toBeNull()
    expect(seen(slow(8, 1.4, calm), calm.toReversed())).toBeNull()
  })

  test('as many slow rounds of base are enough, however much slower those of head are', () => {
    const [base, head] = [noisy(100, 0.01, 200, seededRandom(4)), noisy(100, 0.01, 200, seededRandom(5))]
    const mild = base.map((value, round) => (round < 80 ? value * 1.3 : value))
    const wild = (from: number) => head.map((value, round) => (round >= from ? value * 2 : value))
    expect(seen(mild, wild(120))).toBeNull()
    expect(seen(mild, wild(119))).toMatchObject({ base: 80, head: 81 })
  })

  test('where nothing is allowed, a small shift of all rounds is no tail', () => {
    const series = seriesOf(calm, slow(20, 1.02))
    expect(findMoreSlowRunsOnHeadWarning(series, 'lower', [], 0)).toBeNull()
    expect(findMoreSlowRunsOnHeadWarning(series, 'lower', [], 0.001)).not.toBeNull()
  })

  test('a round that is worse by exactly what is allowed is not slow, whatever floating point makes of it', () => {
    // 0.3 with 10 % more is 0.32999999999999996.
    expect(seen(same(0.3), [...same(0.33, 9), ...same(0.3, 11)])).toBeNull()
    expect(seen(same(0.3), [...same(0.3301, 9), ...same(0.3, 11)])).toMatchObject({ head: 9 })
  })

  test('how slow rounds are within what is allowed does not matter', () => {
    expect(seen(calm, slow(8, 1.08))).toBeNull()
  })

  test('where higher is better, slow is lower', () => {
    const series = seriesOf(calm, slow(8, 0.6), { unit: 'MB/s' })
    expect(findMoreSlowRunsOnHeadWarning(series, 'higher', [], 0.1)).toMatchObject({ base: 0, head: 8 })
    expect(findMoreSlowRunsOnHeadWarning(series, 'lower', [], 0.1)).toBeNull()
  })

  test('each machine has its own usual value, and gaps are no rounds', () => {
    const machines = calm.map((_, round) => (round < 10 ? 1 : 2))
    const faster = (sample: Sample) =>
      sample.map((value, round) => (value === null ? null : round < 10 ? value / 3 : value))
    const head = slow(8, 1.4).map((value, round) => (round === 19 ? null : value))
    expect(seen(faster(calm), faster(head), machines)).toMatchObject({ head: 8, rounds: 19 })
  })

  test('without a direction or a usual value nothing is seen', () => {
    expect(findMoreSlowRunsOnHeadWarning(seriesOf(calm, slow(8, 1.4)), null, [], 0.1)).toBeNull()
    const sporadic = [...same(4096, 8), ...same(0, 12)]
    expect(
      findMoreSlowRunsOnHeadWarning(seriesOf(same(0), sporadic, { unit: 'B/op' }), 'lower', [], 0.1),
    ).toBeNull()
    expect(seen([null, 1], [1, null])).toBeNull()
    const worse = { base: [1, 1], head: [2, 2] }
    expect(
      findMoreSlowRunsOnHeadWarning({ ...seriesOf([null, 1], [1, null]), worse }, 'lower', [], 0.1),
    ).toBeNull()
    // On one of two machines.
    const machines = [...same(1, 20), 2, 2]
    expect(seen([...calm, 1, 1], [...slow(8, 1.4), 1, 1], machines)).not.toBeNull()
    expect(seen([...calm, 0, 0], [...slow(8, 1.4), 0, 0], machines)).toBeNull()
  })

  test('a comparison carries it by what a pass rules out, unless it regressed', () => {
    const kinds = (head: Sample) => {
      const { change, warnings } = compared(seriesOf(calm, head))
      return [change, warnings.map(({ kind }) => kind).includes('slow-runs')]
    }
    expect(kinds(slow(8, 1.4))).toEqual(['inconclusive', true])
    expect(kinds(slow(20, 1.4))).toEqual(['regressed', false])
  })

  describe('rounds of several visits', () => {
    const inHalves = (worse: Pick<BenchmarkSeries, 'base' | 'head'>) => ({
      ...seriesOf(calm, noisy(100, 0.01, 20, seededRandom(3))),
      worse,
    })
    const of = (worse: Pick<BenchmarkSeries, 'base' | 'head'>) =>
      findMoreSlowRunsOnHeadWarning(inHalves(worse), 'lower', [], 0.1)

    test('show slow ones by their worse halves, though the values show none', () => {
      expect(of({ base: calm, head: slow(12, 1.2) })).toMatchObject({ base: 0, head: 12, rounds: 20 })
      expect(of({ base: slow(12, 1.2, calm), head: slow(12, 1.2) })).toBeNull()
    })

    test('need more of them, as halves are slow more often', () => {
      expect(of({ base: calm, head: slow(8, 1.2) })).toBeNull()
      expect(of({ base: calm, head: slow(11, 1.2) })?.p).toBeLessThan(0.001)
    })
  })
})
