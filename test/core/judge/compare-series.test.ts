// Comparisons: what counts as a change, in which direction, and what is judged together.
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../src/core/common/random.ts'
import {
  compareAllSeries,
  decideChangesOfAllSeries,
  decideComparisonChange,
  geomeansByUnit,
  isTooNoisyEvenAfterAllPlannedRounds,
} from '../../../src/core/judge/compare-series.ts'
import {
  type BenchmarkSeriesEvidence,
  estimateAndTestBenchmarkSeries,
} from '../../../src/core/judge/evidence.ts'
import type { Comparison } from '../../../src/core/model/comparison.ts'
import type {
  BenchmarkSeries,
  BetterDirection,
  Sample,
  UnitDeclaration,
} from '../../../src/core/model/measuring.ts'
import type { DecisionRules } from '../../../src/core/model/settings.ts'
import { long } from '../../support/long.ts'
import { compared, noisy, onceOnly, rules, same, seriesOf } from './series.ts'

describe('compare', () => {
  /** Noise of half a percent: the sides have their own. */
  const about = (center: number, n = 20, seed = center) => noisy(center, 0.005, n, seededRandom(seed))
  const judged = (
    base: Sample,
    head: Sample,
    unit = 'sec/op',
    rule: UnitDeclaration = {},
    by: Partial<DecisionRules> = {},
  ) => compared(seriesOf(base, head, { unit, rule }), { ...rules, ...by })
  const change = (...args: Parameters<typeof judged>) => judged(...args).change

  test('a significant worsening beyond the threshold regressed, and its mirror improved', () => {
    expect(change(about(100), about(120))).toBe('regressed')
    expect(change(about(120), about(100))).toBe('improved')
  })

  test('where higher is better, a fall regressed', () => {
    expect(change(about(120), about(100), 'B/s')).toBe('regressed')
    expect(change(about(100), about(120), 'req/s')).toBe('improved')
  })

  test('what a benchmark says of its unit goes before what the unit usually means', () => {
    expect(change(about(100), about(120), 'B/s', { better: 'lower' })).toBe('regressed')
    expect(change(about(100), about(120), 'B/op', { better: null })).toBe('changed')
    expect(change(about(100), about(120), 'widgets', { better: 'higher' })).toBe('improved')
  })

  test('a unit of unknown direction changed, and nothing worse can be said of it', () => {
    for (const head of [about(300), about(30)]) {
      const one = judged(about(100), head, 'widgets')
      expect(one).toMatchObject({ change: 'changed', better: null })
      expect(one.adjustedP).toBeLessThan(1e-5)
    }
    expect(change(about(100), about(101), 'widgets')).toBe('unchanged')
  })

  test('a worsening that is shown and within the threshold is unchanged, however significant', () => {
    const one = judged(about(100), about(103))
    expect(one.adjustedP).toBeLessThan(1e-5)
    expect(one.change).toBe('unchanged')
  })

  test('neither shown nor ruled out is inconclusive, however large the difference looks', () => {
    expect(judged([1, 9, 2, 3], [5, 30, 4, 1])).toMatchObject({ change: 'inconclusive', delta: 0.8 })
    expect(change(about(100, 3), about(100, 3, 7))).toBe('inconclusive')
    expect(change(noisy(100, 0.1, 8, seededRandom(1)), noisy(100, 0.1, 8, seededRandom(2)))).toBe(
      'inconclusive',
    )
  })

  test('a delta of exactly the threshold does not exceed it, in spite of floating point', () => {
    expect(change(same(100), same(105), 'allocs/op')).toBe('unchanged')
    expect(change(same(100), same(106), 'allocs/op')).toBe('regressed')
    // From the other end: 105 is 5 % more than 100, and 100 is 5.3 % more than 95.
    expect(change(same(105), same(100), 'allocs/op')).toBe('unchanged')
    expect(change(same(100), same(95), 'allocs/op')).toBe('improved')
  })

  test('p equal to alpha counts', () => {
    // The head of all eight rounds is beyond all of base: 2^-8.
    const [base, head] = [about(100, 8), about(120, 8)]
    const once = (alpha: number) => judged(base, head, 'sec/op', {}, { ...onceOnly, alpha })
    expect(once(2 ** -8).adjustedP).toBe(2 ** -8)
    expect(once(2 ** -8).change).toBe('regressed')
    expect(once(2 ** -8 - 1e-9).change).toBe('inconclusive')
    // The first look may spend nothing of it.
    expect(judged(base, head).adjustedP).toBe(1)
  })

  test('a rise from 0 has no delta and exceeds every threshold', () => {
    expect(judged(same(0), same(3), 'allocs/op')).toMatchObject({ delta: null, change: 'regressed' })
    expect(judged(same(0), same(3), 'req/s')).toMatchObject({ delta: null, change: 'improved' })
    expect(judged(same(0), same(3), 'widgets')).toMatchObject({ delta: null, change: 'changed' })
    expect(judged(same(0), about(3), 'allocs/op')).toMatchObject({ delta: null, change: 'regressed' })
  })

  test('a fall from 0 below it is a fall', () => {
    expect(change(same(0), same(-3), 'score', { better: 'higher' })).toBe('regressed')
  })

  test('a rise from below 0 is a rise, though its delta is negative', () => {
    expect(change(same(-5), same(-4), 'score', { better: 'lower' })).toBe('regressed')
    expect(change(same(-5), same(-4), 'score', { better: 'higher' })).toBe('improved')
    expect(judged(same(-5), same(-4), 'score').delta).toBeCloseTo(-0.2, 12)
  })

  test('a rise that is too far for a number has no delta', () => {
    expect(judged(same(1e-310), same(1e10), 'B/op')).toMatchObject({ delta: null, change: 'regressed' })
  })

  test('a fall to 0 is a delta of -100 %', () => {
    expect(judged(same(3), same(0), 'allocs/op')).toMatchObject({ delta: -1, change: 'improved' })
  })

  test('no difference between zeros is a delta of 0', () => {
    expect(judged(same(0), same(0), 'allocs/op')).toMatchObject({ delta: 0, p: 1, change: 'unchanged' })
  })

  const exact: UnitDeclaration = { assume: 'exact', better: 'lower' }

  test('an exact unit needs no second sample to be sure of a difference', () => {
    expect(judged([100], [106], 'B', exact)).toMatchObject({
      exact: true,
      change: 'regressed',
      p: 0,
      adjustedP: 0,
      assume: 'exact',
      base: { center: 100, low: 100, high: 100 },
    })
    expect(judged([100], [106], 'B/op').assume).toBeNull()
    expect(judged([100], [100], 'B', exact)).toMatchObject({ change: 'unchanged', p: 1, delta: 0 })
  })

  test('a unit that is said to be exact and is not is judged as any other', () => {
    const noise = judged([100, 110, 120, 130], [130, 120, 110, 111], 'B', exact)
    expect(noise).toMatchObject({ exact: false, change: 'inconclusive', base: { center: 115 } })
    expect(change([100], [100, 106], 'B', exact)).toBe('inconclusive')
  })

  test('a comparison keeps the worse halves of visits, and the shift that decides where there is no ratio', () => {
    const worse = { base: [2, 3, 4], head: [3, 4, 5] }
    const series = seriesOf([1, 2, 3], [2, 3, 4])
    expect(compared({ ...series, worse })).toMatchObject({ worse })
    expect(compared(series).worse).toBeNull()
    expect(judged([0, 10, 100], [5, 50, 60]).shift).toBe(5)
    expect(compared(series)).not.toHaveProperty('shift')
  })

  test('rounds that gave no value are left out of the sample and kept in the record', () => {
    const base = [1, null, 2, 3]
    const one = judged(base, [null, 4, 5, 6])
    expect(one.base).toMatchObject({ center: 2, samples: base })
    // Three values a side that do not overlap, 2 / C(6, 3), of which two are of one round, 2^-2.
    expect(one.p).toBeCloseTo(0.1, 12)
    expect(one.pairedP).toBe(1 / 4)
  })

  test('benchmarks of one side are not compared', () => {
    const only = [seriesOf([1], [null]), seriesOf([null], [1]), seriesOf([1], [1], { benchmark: 'Both' })]
    expect(compareAllSeries(only, rules).map(one => one.benchmark)).toEqual(['Both'])
  })

  test('strict fails only if the worsening significantly exceeds the threshold', () => {
    const strict = { strict: true }
    const base = noisy(100, 0.03, 20, seededRandom(5))
    const noise = (factor: number) => [base, base.toReversed().map(value => value * factor)] as const
    expect(change(...noise(1.06))).toBe('regressed')
    expect(change(...noise(1.06), 'sec/op', {}, strict)).toBe('inconclusive')
    expect(change(...noise(1.2), 'sec/op', {}, strict)).toBe('regressed')
    expect(change(...noise(1 / 1.2), 'sec/op', {}, strict)).toBe('improved')
    expect(change(same(100), same(105), 'B/op', {}, strict)).toBe('unchanged')
    expect(change(same(100), same(106), 'B/op', {}, strict)).toBe('regressed')
  })

  /** Eight rounds each: `slower` benchmarks whose head is beyond base in every round, and others of equal sides. */
  const family = (slower: number, all: number): readonly BenchmarkSeries[] =>
    Array.from({ length: all }, (_, index) =>
      seriesOf(about(100, 8, index), about(index < slower ? 120 : 100, 8, 1000 + index), {
        benchmark: `B${index}`,
      }),
    )
  const regressed = (series: readonly BenchmarkSeries[], correction: DecisionRules['correction']) =>
    compareAllSeries(series, { ...onceOnly, correction }).filter(one => one.change === 'regressed').length

  test('many comparisons are corrected as asked: against any false alarm, against a share of them, or not at all', () => {
    // 2^-8 is 0.0039, twenty times that 0.078; of five out of twenty, a quarter of that.
    expect(compareAllSeries(family(1, 20), onceOnly)[0]?.adjustedP).toBe(20 / 256)
    expect(compareAllSeries(family(5, 20), { ...onceOnly, correction: 'bh' })[0]?.adjustedP).toBe(4 / 256)
    expect(compareAllSeries(family(1, 20), { ...onceOnly, correction: 'none' })[0]?.adjustedP).toBe(1 / 256)
    const found = (slower: number) =>
      (['holm', 'bh', 'none'] as const).map(correction => regressed(family(slower, 20), correction))
    expect(found(1)).toEqual([0, 0, 1])
    expect(found(5)).toEqual([0, 5, 5])
    // Twelve fit in: 12 / 256 is below 0.05.
    expect(regressed(family(1, 12), 'holm')).toBe(1)
  })

  test('rows that cannot be false alarms, or cannot fail, are not part of the family', () => {
    const gated = family(2, 10)
    const constants = Array.from({ length: 1000 }, (_, index) =>
      seriesOf(same(3, 8), same(index % 7 === 0 ? 4 : 3, 8), { benchmark: `C${index}`, unit: 'allocs/op' }),
    )
    const unknown = family(5, 30).map(one => ({ ...one, unit: 'widgets' }))
    const alone = compareAllSeries(gated, onceOnly)
    expect(compareAllSeries([...constants, ...unknown, ...gated], onceOnly).slice(-10)).toEqual(alone)
    expect(new Set(alone.map(one => one.adjustedP))).toContain(10 / 256)
  })

  test('units of unknown direction are a family of their own, in which either direction counts', () => {
    const unknown = family(1, 20).map(one => ({ ...one, unit: 'widgets' }))
    expect(compareAllSeries([...unknown, ...family(3, 30)], onceOnly)[0]?.adjustedP).toBe((2 * 20) / 256)
  })

  test('rows that do not vary count in the family while they may begin to vary', () => {
    const steady = Array.from({ length: 3 }, (_, n) =>
      seriesOf(same(3, 8), same(3, 8), { benchmark: `C${n}`, unit: 'allocs/op' }),
    )
    const adjusted = (isExactCounted: boolean) =>
      decideChangesOfAllSeries([...family(1, 2), ...steady], onceOnly, { isExactCounted })[0]?.adjusted.worse
    expect([adjusted(false), adjusted(true)]).toEqual([2 / 256, 5 / 256])
  })

  test('what is visible depends on how many are judged together', () => {
    const gated = Array.from({ length: 20 }, (_, seed) =>
      seriesOf(about(100, 20, seed), about(100, 20, 100 + seed), { benchmark: `B${seed}` }),
    )
    const plan = (series: readonly BenchmarkSeries[], correction: DecisionRules['correction']) => {
      const [one] = compareAllSeries(series, { ...rules, threshold: 0.004, correction })
      return { visible: one?.visible ?? Number.NaN, rounds: one?.roundsNeeded ?? Number.NaN }
    }
    const alone = plan(gated.slice(0, 1), 'holm')
    expect(plan(gated, 'none')).toEqual(alone)
    expect(plan(gated, 'holm').visible).toBeGreaterThan(1.2 * alone.visible)
    // Ruling out is not adjusted, but the rounds must be enough for a regression among so many to be seen.
    expect(plan(gated, 'holm').rounds).toBeGreaterThanOrEqual(alone.rounds)
    // Of eight rounds none is significant among twenty: no change is large enough to be seen.
    expect(compareAllSeries(family(0, 20), rules)[0]).toMatchObject({ visible: null, roundsNeeded: 11 })
  })

  test('of a rate, what is visible is a fall: that which the rise of its time is', () => {
    const [base, head] = [noisy(100, 0.05, 20, seededRandom(1)), noisy(100, 0.05, 20, seededRandom(2))]
    const rate = (sample: readonly number[]) => sample.map(value => 1 / value)
    const time = judged(base, head, 'sec/op', {}, { threshold: 1 / 0.95 - 1 })
    const speed = judged(rate(base), rate(head), 'req/s')
    expect(speed.visible).toBeCloseTo(1 - 1 / (1 + (time.visible ?? 0)), 12)
    expect(speed.visible).toBeLessThan((time.visible ?? 0) * 0.97)
    expect(speed.roundsNeeded).toBe(time.roundsNeeded)
    expect(judged(base, head).roundsNeeded).toBeGreaterThan(speed.roundsNeeded ?? 0)
  })

  test('Welch decides by means, and nothing but the size of the change where no test is asked for', () => {
    const student = judged(about(100), about(120), 'sec/op', {}, { deltaTest: 'ttest' })
    expect(student).toMatchObject({ change: 'regressed', pairedP: null })
    expect(student.p).toBeLessThan(1e-20)
    expect(change(about(100), about(101), 'sec/op', {}, { deltaTest: 'ttest' })).toBe('unchanged')

    const size = { deltaTest: 'none' } as const
    expect(judged([100, 90], [106, 111], 'sec/op', {}, size)).toMatchObject({
      change: 'regressed',
      p: null,
      pairedP: null,
      adjustedP: null,
      visible: null,
      roundsNeeded: null,
    })
    expect(judged(about(100), about(101), 'sec/op', {}, size)).toMatchObject({ visible: null })
    expect(change([100], [105], 'sec/op', {}, size)).toBe('unchanged')
    expect(change([100], [94], 'sec/op', {}, size)).toBe('improved')
    expect(change([100], [94], 'widgets', {}, size)).toBe('changed')
  })

  test('outliers are left out where it is asked for, with a word about it', () => {
    const wild = [...about(100, 17), 300, 300, 300]
    const trimmed = judged(about(100, 20, 3), wild, 'sec/op', {}, { outliers: 'iqr' })
    expect(trimmed.warnings).toContainEqual({ kind: 'outliers', base: 0, head: 3 })
    expect(trimmed.head.samples).toEqual(wild)
    expect(trimmed.head.high).toBeLessThan(102)
    expect(judged(about(100, 20, 3), wild).warnings.map(({ kind }) => kind)).not.toContain('outliers')
  })

  test('a machine of another speed is no outlier, and what is one there is told', () => {
    const speeds = [100, 100, 100, 100, 140]
    const machines = speeds.flatMap((_, machine) => same(machine + 1, 10))
    const onAll = speeds.flatMap(speed => same(speed, 10).map((value, n) => value + n / 10))
    const by = (head: Sample, outliers: 'iqr' | 'none') =>
      compared(seriesOf(onAll, head), { ...onceOnly, outliers }, machines)
    expect(by(onAll, 'iqr')).toEqual(by(onAll, 'none'))
    expect(by(onAll.with(45, 100), 'iqr').warnings).toContainEqual({ kind: 'outliers', base: 0, head: 1 })
  })

  test('a machine that is slower for both sides neither hides a change nor makes one', () => {
    const machines = [...same(1, 10), ...same(2, 10)]
    const onBoth = (center: number, seed: number) => [
      ...about(center, 10, seed),
      ...about(2 * center, 10, seed + 1),
    ]
    const by = (base: Sample, head: Sample) => compared(seriesOf(base, head), onceOnly, machines).change
    expect(by(onBoth(100, 1), onBoth(100, 3))).toBe('unchanged')
    expect(by(onBoth(100, 1), onBoth(110, 3))).toBe('regressed')
    expect(by(onBoth(110, 1), onBoth(100, 3))).toBe('improved')
  })

  test('a round that head left out counts on neither side, as the machine may have been another by then', () => {
    // Base got faster in the rounds that head has not: all its values together would make head look slower.
    const base = [...about(100, 10, 1), ...about(80, 10, 2)]
    const head = [...about(100, 10, 5), ...same(null, 10)]
    const one = compared(seriesOf(base, head), onceOnly)
    expect(one.change).toBe('unchanged')
    expect(one.ratio?.estimate).toBeCloseTo(1, 1)
    expect(one.delta).toBeGreaterThan(0.05)
  })

  test('what cannot fail by chance has no plan, what is quiet no warning, and what could hide a regression is called blind', () => {
    const none = { visible: null, roundsNeeded: null }
    expect(judged(about(100), about(101), 'widgets')).toMatchObject(none)
    expect(judged(same(100), same(106), 'allocs/op')).toMatchObject(none)
    expect(judged(about(100), about(100, 20, 7)).warnings).toEqual([])
    const loud = judged(noisy(100, 0.1, 20, seededRandom(1)), noisy(100, 0.1, 20, seededRandom(2)))
    expect(loud.warnings.map(({ kind }) => kind)).toContain('blind')
    // The p that decides is that of a worsening.
    expect(judged(about(120), about(100)).adjustedP).toBe(1)
  })

  test('rounded times that are worse by exactly the threshold are within `rule-out`, not unchanged', () => {
    for (const [base, head] of [
      [0.2, 0.21],
      [0.02, 0.021],
      [20, 21],
    ] as const)
      expect(change(same(base), same(head)), `${base}`).toBe('within')
  })

  test(
    'of benchmarks that took 5 % longer, in whole milliseconds, at most 5 % are called unchanged',
    long,
    () => {
      const random = seededRandom(21)
      const runs = 300
      for (const spread of [0.003, 0.01]) {
        const times = (factor: number) =>
          noisy(100 * factor, spread, 20, random).map(value => Math.round(value ?? 0) * 1e-3)
        const all = Array.from({ length: runs }, () => judged(times(1), times(1.05), 'sec/op', {}, onceOnly))
        expect(all.filter(one => one.change === 'unchanged').length).toBeLessThanOrEqual(runs / 20)
        // What is unchanged never shows a bound beyond the threshold.
        const same = Array.from({ length: runs }, () => judged(times(1), times(1)))
        for (const { change, ruledOut } of same)
          if (change === 'unchanged') expect(ruledOut).toBeLessThanOrEqual(0.05)
      }
    },
  )
})

// Rows that are given up, as all rounds of the plan would not be enough.
describe('too noisy', () => {
  type Row = Parameters<typeof isTooNoisyEvenAfterAllPlannedRounds>[0]
  const noisyRow: Row = { ratio: { estimate: 1, low: 0.5, high: 2 }, pairedP: 0.4, direction: 'lower' }
  const ratio = (low: number | null, high: number | null) => ({ estimate: 1, low, high })
  const isGivenUp = (row: Partial<Row> = {}, rounds = 20, by: Partial<DecisionRules> = {}) =>
    isTooNoisyEvenAfterAllPlannedRounds({ ...noisyRow, ...row }, rounds, { ...rules, ...by })

  test('a row is given up if its noise is far too large for the rounds of the plan', () => {
    expect(isGivenUp()).toBe(true)
    expect(isGivenUp({ ratio: ratio(0.9, 1.1) })).toBe(false)
    // A larger worsening needs fewer rounds to be ruled out.
    expect(isGivenUp({}, 20, { ruleOut: 3 })).toBe(false)
  })

  test.each<[string, Partial<Row>, number?, Partial<DecisionRules>?]>([
    ['it has no ratio', { ratio: null }],
    ['the interval has no lower end', { ratio: ratio(null, 2) }],
    ['the interval has no upper end', { ratio: ratio(0.5, null) }],
    ['it has no direction, so that it keeps no round open', { direction: null }],
    ['it may be a regression', { pairedP: 0.1 }],
    ['it has no p-value of swapped rounds', { pairedP: null }],
    ['it has fewer rounds than `count`', {}, 19],
    ['it has fewer than twelve rounds', {}, 11, { count: 8 }],
    ['nothing is to be ruled out', {}, 20, { ruleOut: 0 }],
  ])('a row is not given up if %s', (_, row, rounds, by) => {
    expect(isGivenUp(row, rounds, by)).toBe(false)
  })

  test('twelve rounds are enough to give a row up', () => {
    expect(isGivenUp({}, 12, { count: 8 })).toBe(true)
  })
})

// What is said of a comparison whose p-values are known.
describe('change', () => {
  interface Known {
    readonly worse?: number
    readonly better?: number
    readonly ruledOut?: boolean
    readonly held?: boolean
    readonly worsening?: number
    readonly improvement?: number
    readonly direction?: BetterDirection
    readonly p?: number | null
  }

  const anything = estimateAndTestBenchmarkSeries(seriesOf([1, 2], [1, 2]), rules, [])

  /** Decides at alpha 0.05 and a threshold of 5 %. */
  function change({ worse = 1, better = 1, ruledOut = false, held = false, ...apart }: Known) {
    const evidence: BenchmarkSeriesEvidence = {
      ...anything,
      direction: 'lower',
      worsening: 0,
      improvement: 0,
      ...apart,
      claims: { ...anything.claims, isBelowThreshold: ruledOut, isBelowRuleOut: held },
    }
    return decideComparisonChange(evidence, { worse, better }, { alpha: 0.05, threshold: 0.05 })
  }

  test('regressed is shown to be worse, and estimated to be so by more than the threshold', () => {
    expect(change({ worse: 0.05, worsening: 0.051 })).toBe('regressed')
    expect(change({ worse: 0.0501, worsening: 0.5 })).toBe('inconclusive')
    expect(change({ worse: 0.001, worsening: 0.05 })).toBe('inconclusive')
  })

  test('improved is the mirror image', () => {
    expect(change({ better: 0.05, improvement: 0.051 })).toBe('improved')
    expect(change({ better: 0.0501, improvement: 0.5 })).toBe('inconclusive')
    expect(change({ better: 0.001, improvement: 0.05 })).toBe('inconclusive')
  })

  test('unchanged is where a worsening of the threshold is ruled out', () => {
    expect(change({ ruledOut: true })).toBe('unchanged')
    expect(change({})).toBe('inconclusive')
    expect(change({ worse: 0.001, worsening: 0.03, ruledOut: true })).toBe('unchanged')
  })

  test('a regression is one also where it could be ruled out', () => {
    expect(change({ worse: 0.001, worsening: 0.06, ruledOut: true })).toBe('regressed')
  })

  test('in a unit of unknown direction either way is a change, and no more', () => {
    expect(change({ direction: null, worse: 0.01, worsening: 0.5 })).toBe('changed')
    expect(change({ direction: null, better: 0.01, improvement: 0.5 })).toBe('changed')
    expect(change({ direction: null, ruledOut: true })).toBe('unchanged')
    expect(change({ direction: null, worse: 0.01, worsening: 0.01 })).toBe('inconclusive')
  })

  test('what rules out `rule-out` alone is within, unless it is estimated beyond the threshold', () => {
    expect(change({ held: true, worsening: 0.05 })).toBe('within')
    expect(change({ held: true, worsening: 0.051 })).toBe('inconclusive')
    expect(change({ held: true, improvement: 0.2 })).toBe('within')
    expect(change({ held: true, improvement: 0.2, direction: null })).toBe('inconclusive')
    expect(change({ held: true, ruledOut: true })).toBe('unchanged')
    expect(change({ held: true, worse: 0.01, worsening: 0.06 })).toBe('regressed')
  })

  test('where no direction is known, a large change counts by its own p, well below alpha', () => {
    const large = { direction: null, worsening: 1, p: 0.01 } as const
    expect(change(large)).toBe('changed')
    expect(change({ ...large, worsening: 0, improvement: 1 })).toBe('changed')
    expect(change({ ...large, p: 0.011 })).toBe('inconclusive')
    expect(change({ ...large, p: null })).toBe('inconclusive')
    expect(change({ ...large, worsening: 0.05 })).toBe('inconclusive')
    expect(change({ ...large, direction: 'lower' })).toBe('inconclusive')
  })
})

// Where all benchmarks of a unit have gone together.
describe('geomean', () => {
  const one = (base: number, head: number, unit = 'sec/op'): Comparison =>
    compared(seriesOf(same(base), same(head), { unit }))

  test('is the mean of the ratios that takes twice and half as opposites', () => {
    const [first] = geomeansByUnit([one(1, 2), one(5, 2.5)])
    expect(first).toMatchObject({ unit: 'sec/op', rows: 2, of: 2 })
    expect(first?.ratio).toBeCloseTo(1, 12)
    expect(geomeansByUnit([one(1, 8), one(1, 1), one(3, 3)])[0]?.ratio).toBeCloseTo(2, 12)
  })

  test('there is one for each unit with several comparisons, in the order of the units', () => {
    const all = [
      one(1, 2, 'B/op'),
      one(1, 2, 'sec/op'),
      one(1, 2, 'alone'),
      one(1, 2, 'sec/op'),
      one(1, 2, 'B/op'),
    ]
    expect(geomeansByUnit(all).map(({ unit }) => unit)).toEqual(['B/op', 'sec/op'])
  })

  test('says how many it covers: those that are positive on both sides', () => {
    const all = [one(0, 3, 'u'), one(3, 0, 'u'), one(-1, 1, 'u'), one(4, 5, 'u')]
    expect(geomeansByUnit(all)).toMatchObject([{ rows: 1, of: 4, ratio: 1.25 }])
    expect(geomeansByUnit([one(0, 3, 'u'), one(0, 0, 'u')])).toEqual([])
  })

  test('many large ratios stay within the range of a number', () => {
    const all = same(one(1e-3, 1e3), 1000)
    expect(geomeansByUnit(all)[0]?.ratio).toBeCloseTo(1e6, 3)
  })
})
