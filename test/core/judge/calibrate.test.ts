// A whole calibration: of simulated machines, of a real recording, and of benchmarks of every kind.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawFrom } from '../../../bench/calibration/draw.ts'
import { interleaved, measure } from '../../../bench/calibration/measure.ts'
import { noiseModel } from '../../../bench/calibration/noise-models.ts'
import { seededRandom } from '../../../src/core/common/random.ts'
import {
  computeCalibration,
  computeShareOfHitsWithInterval,
  createSwapFalseAlarmCounter,
  estimateFalseAlarmsBySwapping,
  summariseNoiseAndSuggestSettings,
} from '../../../src/core/judge/calibrate.ts'
import { compareAllSeries } from '../../../src/core/judge/compare-series.ts'
import { findTooFewRoundsRefusal } from '../../../src/core/judge/interim-plan.ts'
import type { CalibrationRowOfVaryingValue } from '../../../src/core/model/calibration.ts'
import type { BenchmarkSeries, Sample } from '../../../src/core/model/measuring.ts'
import type { DecisionRules } from '../../../src/core/model/settings.ts'
import { collectSeriesFromRounds } from '../../../src/core/rounds/collect.ts'
import { ruleFor } from '../../support/benchmark-rules.ts'
import { long, longUnlessNth, testProperty } from '../../support/long.ts'
import { roundsOf } from '../../support/rounds.ts'
import { isCount, settings, suites } from './random-series.ts'
import { noisy, onceOnly, rules, same, seriesOf } from './series.ts'

describe('calibrate', () => {
  const random = () => seededRandom(61)

  /** Unchanged benchmarks with these noises. */
  function varying(
    sigmas: readonly number[],
    unit = 'sec/op',
    stream = random(),
  ): readonly BenchmarkSeries[] {
    const side = (sigma: number) => noisy(100, sigma, rules.count, stream)
    return sigmas.map((sigma, index) => seriesOf(side(sigma), side(sigma), { benchmark: `B${index}`, unit }))
  }

  function machine(name: string, benchmarks = 30): readonly BenchmarkSeries[] {
    const draw = drawFrom(7)
    const suite = measure(
      noiseModel(name),
      interleaved(20, draw),
      new Array<number>(benchmarks).fill(0),
      draw,
    )
    return suite.map(({ base, head }, index) => seriesOf(base, head, { benchmark: `B${index}` }))
  }

  /** A noise floor of which only what a suite is summed up from matters. */
  function floorOf(
    visible: number | null,
    more: Partial<CalibrationRowOfVaryingValue> = {},
  ): CalibrationRowOfVaryingValue {
    return {
      benchmark: 'A',
      package: null,
      unit: 'sec/op',
      better: 'lower',
      rounds: 20,
      noise: 0.01,
      spread: 0.01,
      ratio: null,
      visible,
      roundsNeeded: null,
      p: 0.5,
      falseAlarm: false,
      regressed: false,
      ...more,
    }
  }

  describe('of a suite', () => {
    const sum = (floors: readonly CalibrationRowOfVaryingValue[], threshold = 0.05) =>
      summariseNoiseAndSuggestSettings(floors, { ...rules, threshold })
    const suggestedFor = (visible: number | null) => sum([floorOf(visible)]).suggested.threshold

    test('half of ten benchmarks are the fifth, and nine of ten the ninth, however they come', () => {
      const percents = [7, 3, 10, 1, 9, 2, 8, 4, 6, 5]
      const ten = percents.map(n => floorOf(n / 100, { benchmark: `B${n}`, roundsNeeded: 20 * n }))
      expect(sum(ten)).toEqual({
        benchmarks: 10,
        // What sees just the threshold sees it.
        seeing: 5,
        typical: 0.05,
        roundsNeeded: 200,
        suggested: { count: 180, threshold: 0.09 },
      })
    })

    test('nine of ten allows one benchmark of ten without a number, and none of two', () => {
      const [good, hopeless] = [
        floorOf(0.02, { roundsNeeded: 7 }),
        floorOf(null, { benchmark: 'hopeless', roundsNeeded: null }),
      ]
      const nine = Array.from({ length: 9 }, (_, index) => ({ ...good, benchmark: `B${index}` }))
      expect(sum([hopeless, ...nine])).toMatchObject({
        benchmarks: 10,
        seeing: 9,
        suggested: { count: 7, threshold: 0.02 },
      })
      expect(sum([hopeless, good])).toEqual({
        benchmarks: 2,
        seeing: 1,
        typical: 0.02,
        roundsNeeded: 7,
        suggested: { count: null, threshold: null },
      })
    })

    test('each benchmark counts once, by its worst unit, and one of that name elsewhere is another', () => {
      const of = (path: string, unit: string, visible: number, roundsNeeded: number) =>
        floorOf(visible, { package: path, unit, roundsNeeded })
      const units = [of('p', 'sec/op', 0.03, 60), of('p', 'B/op', 0.08, 30), of('q', 'sec/op', 0.01, 10)]
      expect(sum(units)).toMatchObject({
        benchmarks: 2,
        seeing: 1,
        typical: 0.01,
        roundsNeeded: 60,
        suggested: { count: 60, threshold: 0.08 },
      })
    })

    test('what can fail nothing and what has no noise do not count, and of none there is nothing to say', () => {
      const none = {
        benchmarks: 0,
        seeing: 0,
        typical: null,
        roundsNeeded: null,
        suggested: { count: null, threshold: null },
      }
      expect(sum([])).toEqual(none)
      expect(sum([floorOf(0.01, { better: null, roundsNeeded: 5 })])).toEqual(none)
      expect(sum([floorOf(0.01, { noise: null, roundsNeeded: 5 })])).toEqual(none)
    })

    test('thresholds are suggested in half percents, from 10 % on in whole ones, up to 100 %', () => {
      expect([0, 0.0049, 0.005, 0.0051, 0.0951, 0.091].map(suggestedFor)).toEqual([
        0.005, 0.005, 0.005, 0.01, 0.1, 0.095,
      ])
      // 0.07 * 200 is a little more than 14 in doubles.
      expect([0.07, 0.1, 0.101, 0.992, 1, 1.001, null].map(suggestedFor)).toEqual([
        0.07,
        0.1,
        0.11,
        1,
        1,
        null,
        null,
      ])
    })
  })

  test(
    'a gate does not refuse the rounds that its calibration advises, though it looks more often than that',
    long,
    () => {
      for (const benchmarks of [1, 4, 8, 30]) {
        const series = varying(Array.from({ length: benchmarks }, () => 0.0001))
        for (const given of [rules, onceOnly]) {
          const { suggested, roundsNeeded } = computeCalibration(series, given, 1)
          const count = suggested.count ?? expect.fail()
          expect(roundsNeeded).toBe(count)
          expect(findTooFewRoundsRefusal({ ...given, count }, benchmarks)).toBeNull()
        }
      }
      // And for what is noisy, looking often takes some more rounds than looking once.
      const needed = (given: DecisionRules) =>
        computeCalibration(varying([0.05, 0.05]), given, 1).roundsNeeded ?? expect.fail()
      expect(needed(rules)).toBeGreaterThan(needed(onceOnly))
    },
  )

  describe('in five rounds', () => {
    const five: DecisionRules = { ...onceOnly, count: 5 }
    const base = [100, 110, 120, 130, 140]
    const of = (
      head: readonly number[],
      name: Partial<Pick<BenchmarkSeries, 'benchmark' | 'unit' | 'rule'>> = {},
    ) => seriesOf(base, head, name)
    /** Worse by 1 % in each round: only one of the 32 ways to swap the rounds has it as far up. */
    const worse = (benchmark = 'A') => of([101, 111, 121, 131, 141], { benchmark })
    const even = (name?: Parameters<typeof of>[1]) => of([101, 109, 121, 129, 141], name)
    const floorsOf = (series: readonly BenchmarkSeries[], by = five) =>
      computeCalibration(series, by, 1).floors

    test.each<[string, DecisionRules]>([
      ['once', five],
      ['at looks', { ...five, stopEarly: true }],
      ['at looks, and strictly', { ...five, strict: true, stopEarly: true }],
    ])('p is that of the test alone, for a gate that judges %s', (_, by) => {
      const { floors, alarms } = computeCalibration([worse('A'), even({ benchmark: 'B' }), worse('C')], by, 1)
      expect(floors.map(({ p }) => p)).toEqual([1 / 32, expect.any(Number), 1 / 32])
      expect(floors.map(({ falseAlarm }) => falseAlarm)).toEqual([true, false, true])
      expect(alarms).toMatchObject({ hits: 2, of: 3 })
    })

    test('an alarm has a p of at most alpha, and regressed is what the gate calls so', () => {
      const alarms = (alpha: number) => floorsOf([worse()], { ...five, alpha })[0]?.falseAlarm
      expect([1 / 32, 1 / 33].map(alarms)).toEqual([true, false])
      const [slower, faster] = [1.5, 0.5].map(by => of(base.map(value => by * value))) as [
        BenchmarkSeries,
        BenchmarkSeries,
      ]
      const floors = floorsOf([slower, faster, worse()], { ...five, correction: 'none' })
      expect(floors.map(({ regressed }) => regressed)).toEqual([true, false, false])
    })

    test('only what is tested in a known direction makes the others harder to see', () => {
      const visible = (series: readonly BenchmarkSeries[], alpha = 0.1) =>
        floorsOf(series, { ...five, alpha })[0]?.visible ?? expect.fail()
      const count = seriesOf(same(3, 5), same(3, 5), { unit: 'allocs/op' })
      expect(visible([even(), even({ unit: 'widgets' }), count])).toBe(visible([even()]))
      // Two that are judged together share alpha.
      expect(visible([even(), even({ benchmark: 'B' })])).toBe(visible([even()], 0.05))
      expect(visible([even()], 0.05)).toBeGreaterThan(visible([even()]))
    })

    test('times come first, then what else can fail a run, then what cannot, with its noise alone', () => {
      const units = [{ unit: 'widgets' }, { rule: { better: null } }, { unit: 'B/s' }, { unit: 'sec/op' }]
      const series = units.map(name => even(name))
      for (const all of [series, series.toReversed()]) {
        const { floors, alarms, benchmarks } = computeCalibration(all, { ...five, alpha: 0.1 }, 1)
        expect(floors.map(({ unit, better }) => [unit, better])).toEqual([
          ['sec/op', 'lower'],
          ['B/s', 'higher'],
          ['sec/op', null],
          ['widgets', null],
        ])
        expect(floors.map(({ visible }) => visible !== null)).toEqual([true, true, false, false])
        expect(floors[3]).toMatchObject({ noise: floors[0]?.noise, roundsNeeded: null, p: null })
        expect(alarms?.of).toBe(2)
        expect(benchmarks).toBe(1)
      }
    })

    test('without a test there is noise, and nothing to see in it', () => {
      const calibration = computeCalibration([even()], { ...five, alpha: 0.1, deltaTest: 'none' }, 1)
      const { floors, swapped } = calibration
      expect(floors).toMatchObject([{ visible: null, roundsNeeded: null, p: null, falseAlarm: false }])
      expect(floors[0]?.noise).toBeGreaterThan(0)
      expect(calibration).toMatchObject({ alarms: null, seeing: 0, typical: null, roundsNeeded: null })
      expect(swapped?.uncorrected).toBeNull()
    })

    test('benchmarks of one side are left out, and constant ones are listed separately', () => {
      const constant = (unit: string, head: number) =>
        seriesOf([5, 5, null, 5, 5], same(head, 5), { unit, benchmark: 'C' })
      const lacking = seriesOf(base, same(null, 5), { benchmark: 'B' })
      // A gate calls no time constant after two rounds, but they show no noise.
      const twice = seriesOf([5, 5, ...same(null, 3)], [5, 5, ...same(null, 3)], { benchmark: 'D' })
      const units = [constant('allocs/op', 5), constant('B/op', 6), constant('sec/op', 5), twice]
      const { floors, steady } = computeCalibration([lacking, ...units, even()], five, 1)
      expect(floors).toMatchObject([{ benchmark: 'A', rounds: 5 }])
      expect(steady).toEqual([
        { benchmark: 'C', package: null, unit: 'allocs/op', differs: false },
        { benchmark: 'C', package: null, unit: 'B/op', differs: true },
        { benchmark: 'C', package: null, unit: 'sec/op', differs: false },
        { benchmark: 'D', package: null, unit: 'sec/op', differs: false },
      ])
    })
  })

  test('says which benchmarks see the threshold, in how many rounds the others would, and which never', () => {
    const calibration = computeCalibration(varying([...same(0.01, 8), 0.08, 0.7]), rules, 1)
    expect(calibration).toMatchObject({ benchmarks: 10, seeing: 8 })
    const [loud, hopeless] = calibration.floors.slice(-2)
    expect(loud?.visible).toBeGreaterThan(0.05)
    expect(loud?.roundsNeeded).toBeGreaterThan(60)
    expect(hopeless?.roundsNeeded).toBeNull()
    expect(calibration.roundsNeeded).toBe(loud?.roundsNeeded)
    // Nine of ten: all but the hopeless one.
    expect(calibration.suggested.count).toBe(loud?.roundsNeeded)
    expect(calibration.suggested.threshold).toBeGreaterThanOrEqual(loud?.visible ?? 1)
    expect(calibration.typical).toBeLessThan(0.02)
    expect(calibration).toMatchObject({ benchmarks: 10, seeing: 8 })
  })

  test('the threshold suggested is a round one that nine of ten see', long, () => {
    for (const name of ['noisy', 'quiet', 'hosted runner']) {
      const { floors, suggested } = computeCalibration(machine(name), rules, 1)
      const threshold = suggested.threshold ?? expect.fail()
      expect((threshold * 200) % 1).toBeCloseTo(0, 9)
      const seeing = (limit: number) =>
        floors.filter(one => (one.visible ?? 1) <= limit).length / floors.length
      expect(seeing(threshold)).toBeGreaterThanOrEqual(0.9)
      expect(seeing(threshold - 0.005)).toBeLessThan(0.9)
    }
  })

  test(
    'with the count it suggests nine of ten see the threshold, and with one less they do not',
    long,
    () => {
      const { suggested } = computeCalibration(machine('noisy'), rules, 1)
      const seeing = (count: number) => computeCalibration(machine('noisy'), { ...rules, count }, 1).seeing
      const count = suggested.count ?? expect.fail()
      expect(seeing(count)).toBeGreaterThanOrEqual(27)
      expect(seeing(count - 1)).toBeLessThan(27)
    },
  )

  for (const [index, name] of ['quiet', 'noisy', 'bursts', 'bimodal', 'linear drift'].entries())
    test(
      `on the ${name} machine alarms are what chance gives, and the gate has hardly any`,
      longUnlessNth(index, 4),
      () => {
        const { alarms, swapped } = computeCalibration(machine(name), rules, 1)
        expect(alarms?.of).toBe(30)
        expect(alarms?.low).toBeLessThan(rules.alpha)
        expect(alarms?.high).toBeGreaterThan(rules.alpha)
        expect(swapped?.red.low).toBeLessThan(0.02)
        expect(swapped?.uncorrected?.low).toBeGreaterThan(0.3)
      },
    )

  test('over many machines each by itself is a false alarm in alpha of all', long, () => {
    const stream = random()
    const alarms = Array.from(
      { length: 40 },
      () => computeCalibration(varying(same(0.02, 10), 'sec/op', stream), onceOnly, 1).alarms?.hits ?? 0,
    )
    const share = alarms.reduce((sum, hits) => sum + hits, 0) / 400
    expect(share).toBeGreaterThan(0.02)
    expect(share).toBeLessThan(0.08)
  })

  test('what would have been called regressed is what compare calls so, alarms what it has at p <= alpha', () => {
    const series = [
      ...varying(same(0.01, 3)),
      seriesOf(noisy(100, 0.01, 20, random()), noisy(108, 0.01, 20, random()), { benchmark: 'Biased' }),
    ]
    const { floors } = computeCalibration(series, rules, 1)
    expect(floors.filter(one => one.regressed).map(one => one.benchmark)).toEqual(['Biased'])
    const alone = compareAllSeries(series, { ...onceOnly, correction: 'none' })
    expect(floors.map(one => one.p)).toEqual(alone.map(one => one.adjustedP))
    expect(floors.map(one => one.ratio)).toEqual(alone.map(one => one.ratio))
    expect(floors.filter(one => one.falseAlarm).map(one => one.benchmark)).toContain('Biased')
  })

  test('an alarm is one of the test by itself, however strict the gate and whenever it looks', long, () => {
    const series = varying(same(0.05, 5))
    const eager: DecisionRules = { ...rules, strict: true, stopEarly: true }
    const plain = compareAllSeries(series, { ...onceOnly, correction: 'none' })
    expect(computeCalibration(series, eager, 1).floors.map(one => one.p)).toEqual(
      plain.map(one => one.adjustedP),
    )
  })

  describe('with rules for benchmarks', () => {
    const calm = varying(same(0.02, 9))
    const loud = { ...(varying([0.7])[0] ?? expect.fail()), benchmark: 'Loud' }
    const by = (...benchmarks: DecisionRules['benchmarks']): DecisionRules => ({ ...rules, benchmarks })
    const all = [...calm, loud]

    test.each(['off', 'warn'] as const)('what is muted with "%s" varies, and counts for nothing', gate => {
      const without = computeCalibration(calm, rules, 1)
      const { floors, ...rest } = computeCalibration(all, by(ruleFor('Loud', { gate })), 1)
      expect({ ...rest, floors: floors.slice(0, -1) }).toEqual(without)
      const nothing = { visible: null, roundsNeeded: null, p: null, falseAlarm: false, regressed: false }
      expect(floors.at(-1)).toMatchObject({ benchmark: 'Loud', better: 'lower', ...nothing })
      expect(floors.at(-1)?.noise).toBeGreaterThan(0.4)
      expect(computeCalibration(all, rules, 1).seeing).toBe(9)
    })

    test(
      'each is planned for its own threshold, and the one that is suggested is for the others',
      long,
      () => {
        const [plain, own] = [rules, by(ruleFor('B0', { threshold: 0.002, ruleOut: 0.004 }))].map(given =>
          computeCalibration(calm, given, 1),
        )
        const [before, now] = [plain, own].map(one => one?.floors.find(({ benchmark }) => benchmark === 'B0'))
        expect(now?.visible).toBe(before?.visible)
        expect(before?.roundsNeeded).toBeLessThan(20)
        expect(now?.roundsNeeded ?? Number.POSITIVE_INFINITY).toBeGreaterThan(500)
        expect([plain?.seeing, own?.seeing]).toEqual([9, 8])
        const loose: DecisionRules = {
          ...by(ruleFor('Loud', { threshold: 1, ruleOut: 2 })),
          correction: 'none',
        }
        const suggested = (series: readonly BenchmarkSeries[]) =>
          computeCalibration(series, loose, 1).suggested.threshold
        expect(suggested(all)).toBe(suggested(calm))
        expect(suggested(calm)).toBeLessThan(0.05)
        expect(computeCalibration([loud], loose, 1).suggested.threshold).toBeNull()
      },
    )

    test('a unit to which a rule gives a direction can fail', () => {
      const widgets = varying([0.02], 'widgets')
      expect(computeCalibration(widgets, rules, 1)).toMatchObject({
        benchmarks: 0,
        alarms: null,
        swapped: null,
      })
      const directed = computeCalibration(widgets, by(ruleFor('* widgets', { better: 'higher' })), 1)
      expect(directed).toMatchObject({ benchmarks: 1, alarms: { of: 1 }, floors: [{ better: 'higher' }] })
      expect(directed.swapped).not.toBeNull()
    })
  })

  test('of a benchmark that was seldom measured it says in how many rounds, and what has no ratio has no noise', () => {
    const few = seriesOf([1, null, 2, 1, ...same(null, 16)], [1, 2, null, 2, ...same(null, 16)])
    const zeros = seriesOf([...same(0, 10), ...same(1, 10)], [...same(1, 10), ...same(0, 10)], {
      benchmark: 'Z',
    })
    const { floors, benchmarks } = computeCalibration([few, zeros], rules, 1)
    expect(floors[0]).toMatchObject({ rounds: 2 })
    expect(floors[1]).toMatchObject({
      rounds: 20,
      noise: null,
      spread: null,
      visible: null,
      roundsNeeded: null,
    })
    // Where there is no percentage, nobody can say what is seen.
    expect(benchmarks).toBe(1)
  })

  test('has no rates if nothing varies', () => {
    const calibration = computeCalibration([seriesOf(same(1), same(2), { unit: 'allocs/op' })], rules, 1)
    expect(calibration).toMatchObject({ alarms: null, swapped: null, roundsNeeded: null })
    expect(computeCalibration([], rules, 1).floors).toEqual([])
  })

  test('is data that JSON carries', () => {
    const calibration = computeCalibration(varying([0.01, 0.7, 3]), rules, 1)
    expect(JSON.parse(JSON.stringify(calibration))).toEqual(calibration)
  })

  test('of a real machine that measured the same code twice, ten rounds see 5 % in most', () => {
    const read = (side: string) =>
      readFileSync(new URL(`../../outputs/recordings/aa-runewidth/${side}.txt`, import.meta.url), 'utf8')
    const rounds = roundsOf(read('base'), read('head'))
    const calibration = computeCalibration(
      collectSeriesFromRounds(rounds, new Map()),
      { ...rules, count: rounds.length },
      1,
    )
    expect(calibration.benchmarks).toBeGreaterThan(20)
    expect(calibration.alarms?.low).toBeLessThan(rules.alpha)
    expect(calibration.floors.every(({ regressed }) => !regressed)).toBe(true)
  })
})

// False alarms by swapping: the short way finds what compare finds, and the shares are those of fresh measurements.
describe('false alarms', () => {
  /** So many unchanged benchmarks on a simulated machine. */
  function unchanged(name: string, benchmarks: number, seed: number): readonly BenchmarkSeries[] {
    const draw = drawFrom(seed)
    const suite = measure(
      noiseModel(name),
      interleaved(20, draw),
      new Array<number>(benchmarks).fill(0),
      draw,
    )
    return suite.map(({ base, head }, index) => seriesOf(base, head, { benchmark: `B${index}` }))
  }

  function exchange(series: BenchmarkSeries, swapped: readonly boolean[]): BenchmarkSeries {
    const pick = (mine: Sample, theirs: Sample) =>
      mine.map((value, round) => (swapped[round] ? (theirs[round] ?? null) : value))
    return { ...series, base: pick(series.base, series.head), head: pick(series.head, series.base) }
  }

  function expectAsCompared(
    series: readonly BenchmarkSeries[],
    by: DecisionRules,
    swapped: readonly boolean[],
  ): number {
    const suite = series.map(one => exchange(one, swapped))
    const alone = compareAllSeries(suite, { ...by, correction: 'none', strict: false, stopEarly: false })
    const right = {
      uncorrected: alone.filter(({ adjustedP }) => (adjustedP ?? 1) <= by.alpha).length,
      regressed: compareAllSeries(suite, by).filter(({ change }) => change === 'regressed').length,
    }
    expect(createSwapFalseAlarmCounter(series, by)(swapped)).toEqual(right)
    return right.regressed
  }

  /** What is one and the same value throughout is unchanged, and no suite that is swapped has it. */
  const varies = ({ base, head }: BenchmarkSeries) =>
    new Set([...base, ...head].filter(value => value !== null)).size > 1
  const gated = (all: readonly BenchmarkSeries[]) =>
    all.filter(one => one.unit !== 'widgets' && !isCount(one) && varies(one))

  testProperty(
    'finds in a swapped suite what compare finds in it, whatever the rules',
    300,
    numRuns => {
      let found = 0
      fc.assert(
        fc.property(suites(5), settings, fc.nat(), (all, by, seed) => {
          const random = seededRandom(seed)
          // Mostly as measured, so that there is something to find.
          const swapped = Array.from({ length: 20 }, () => random() < 0.1)
          found += expectAsCompared(gated(all), by, swapped)
        }),
        { numRuns },
      )
      // The suites are drawn anew each time, so sometimes few of them have findings.
      expect(found).toBeGreaterThan(numRuns / 20)
    },
    100,
  )

  test('likewise for counts that vary, and rates that are better higher', long, () => {
    const random = seededRandom(51)
    for (let run = 0; run < 50; run++) {
      const counts = (center: number) => noisy(center, 0.1, 20, random).map(Math.round)
      const series = [
        seriesOf(counts(100), counts(130), { unit: 'allocs/op' }),
        seriesOf(noisy(130, 0.05, 20, random), noisy(100, 0.05, 20, random), { unit: 'B/s', benchmark: 'B' }),
      ]
      const swapped = Array.from({ length: 20 }, () => random() < 0.2)
      expectAsCompared(series, rules, swapped)
    }
  })

  test('likewise where looks may fail, and pay for it', long, () => {
    const random = seededRandom(53)
    const eager: DecisionRules = { ...rules, threshold: 0.01, stopEarly: true }
    for (let run = 0; run < 60; run++) {
      const series = Array.from({ length: 4 }, (_, index) =>
        seriesOf(noisy(100, 0.05, 20, random), noisy(105, 0.05, 20, random), { benchmark: `B${index}` }),
      )
      expectAsCompared(
        series,
        eager,
        Array.from({ length: 20 }, () => false),
      )
    }
  })

  test.each(['noisy', 'bimodal', 'bursts'])(
    'on the %s machine, suites are red as often as fresh ones are, and far more often without the rule',
    long,
    name => {
      const fresh = Array.from({ length: 60 }, (_, seed) => unchanged(name, 30, seed))
      const all = fresh
        .slice(0, 20)
        .map((series, seed) => estimateFalseAlarmsBySwapping(series, onceOnly, seed))
      const mean = (key: 'red' | 'uncorrected') =>
        all.reduce((sum, one) => sum + (one?.[key]?.hits ?? 0) / (one?.[key]?.of ?? 1), 0) / all.length
      const share = (isHit: (series: readonly BenchmarkSeries[]) => boolean) =>
        fresh.filter(isHit).length / fresh.length
      const red = share(series =>
        compareAllSeries(series, rules).some(({ change }) => change === 'regressed'),
      )
      const uncorrected = share(series =>
        compareAllSeries(series, rules).some(one => (one.pairedP ?? 1) <= rules.alpha),
      )
      expect(mean('red')).toBeLessThanOrEqual(rules.alpha)
      expect(Math.abs(mean('red') - red)).toBeLessThan(0.05)
      // Three standard errors of 60 suites.
      expect(Math.abs(mean('uncorrected') - uncorrected)).toBeLessThan(0.16)
      expect(mean('uncorrected')).toBeGreaterThan(0.5)
    },
  )

  test('without a correction and without a threshold, one benchmark is red in alpha of the suites', () => {
    const bare: DecisionRules = { ...rules, threshold: 0, correction: 'none', stopEarly: false }
    const { red, uncorrected } =
      estimateFalseAlarmsBySwapping(unchanged('noisy', 1, 1), bare, 1) ?? expect.fail()
    expect(red.of).toBe(1000)
    expect(red.low).toBeLessThan(0.05)
    expect(red.high).toBeGreaterThan(0.05)
    // What is significantly worse is hardly ever estimated to be better.
    expect(uncorrected?.hits).toBe(red.hits)
  })

  test('visits are swapped with all their benchmarks: what moves together alarms together', () => {
    const [one] = unchanged('noisy', 1, 2)
    if (!one) expect.fail()
    const alike = Array.from({ length: 30 }, (_, index) => ({ ...one, benchmark: `B${index}` }))
    const together = estimateFalseAlarmsBySwapping(alike, onceOnly, 1)?.uncorrected
    expect(together?.high).toBeLessThan(0.1)
    expect(
      estimateFalseAlarmsBySwapping(unchanged('noisy', 30, 2), onceOnly, 1)?.uncorrected?.low,
    ).toBeGreaterThan(0.6)
  })

  test('the same seed gives the same suites, another one others', long, () => {
    const series = unchanged('noisy', 10, 3)
    expect(estimateFalseAlarmsBySwapping(series, onceOnly, 1)).toEqual(
      estimateFalseAlarmsBySwapping(series, onceOnly, 1),
    )
    expect(estimateFalseAlarmsBySwapping(series, onceOnly, 1)).not.toEqual(
      estimateFalseAlarmsBySwapping(series, onceOnly, 2),
    )
  })

  describe('in five rounds', () => {
    const base = [100, 110, 120, 130, 140]
    const five: DecisionRules = { ...rules, stopEarly: false, count: 5 }
    /** Worse in each round: only one of the 32 ways to swap the rounds has it as far up. */
    const worse = (by: number, benchmark = 'A') =>
      seriesOf(
        base,
        base.map(value => by * value),
        { benchmark },
      )
    const [none, first] = [same(false, 5), [true, ...same(false, 4)]]

    test.each<[string, Partial<DecisionRules>]>([
      ['ranks', {}],
      ['what is left without outliers', { outliers: 'iqr', stopEarly: true }],
    ])('each by itself has the p of a single look at %s', (_, more) => {
      const even = seriesOf(base, [101, 109, 121, 129, 141], { benchmark: 'C' })
      const judge = createSwapFalseAlarmCounter([worse(1.01), worse(1.01, 'B'), even], {
        ...five,
        alpha: 1 / 32,
        ...more,
      })
      expect(judge(none)).toEqual({ uncorrected: 2, regressed: 0 })
      expect(judge(first)).toEqual({ uncorrected: 0, regressed: 0 })
    })

    test('what regresses is significant after the adjustment, and by more than the threshold', () => {
      const regressed = (alpha: number) =>
        createSwapFalseAlarmCounter([worse(1.5), worse(1.5, 'B'), worse(1.01, 'C')], { ...five, alpha })(none)
          .regressed
      expect([3 / 32, 2.9 / 32].map(regressed)).toEqual([2, 0])
    })

    test(
      'a thousand suites are judged by their ranks, and two hundred where each must be compared',
      long,
      () => {
        const suites = (more: Partial<DecisionRules>) =>
          estimateFalseAlarmsBySwapping([worse(1.01)], { ...five, ...more }, 1)
        expect(suites({})?.red.of).toBe(1000)
        for (const more of [
          { deltaTest: 'ttest' },
          { outliers: 'iqr' },
          { strict: true },
          { stopEarly: true },
        ] as const)
          expect(suites(more)?.red.of, JSON.stringify(more)).toBe(200)
        expect(suites({ deltaTest: 'none' })).toMatchObject({ uncorrected: null, red: { of: 200 } })
      },
    )
  })

  test('all rounds are swapped, those that only some benchmarks have too', () => {
    const of = (rounds: number, head: number, benchmark: string) =>
      seriesOf(
        Array.from({ length: rounds }, (_, round) => 100 + round / 10),
        Array.from({ length: rounds }, (_, round) => head + round / 10),
        { benchmark },
      )
    const { red } =
      estimateFalseAlarmsBySwapping([of(20, 200, 'A'), of(4, 100.05, 'B')], rules, 1) ?? expect.fail()
    expect(red.high).toBeLessThan(0.1)
  })

  test('a unit of unknown direction can raise no alarm', () => {
    const random = seededRandom(52)
    const widgets = seriesOf(noisy(1, 0.5, 20, random), noisy(1, 0.5, 20, random), { unit: 'widgets' })
    expect(
      estimateFalseAlarmsBySwapping(
        [widgets, { ...widgets, unit: 'sec/op', rule: { better: null } }],
        rules,
        1,
      ),
    ).toBeNull()
  })

  test('a rule mutes alarms, or gives them a direction', () => {
    const [one] = unchanged('noisy', 1, 4)
    if (!one) expect.fail()
    const by = (rule: Parameters<typeof ruleFor>[1]): DecisionRules => ({
      ...onceOnly,
      benchmarks: [ruleFor('B0', rule)],
    })
    for (const gate of ['warn', 'off'] as const)
      expect(estimateFalseAlarmsBySwapping([one], by({ gate }), 1)).toBeNull()
    const [other] = unchanged('noisy', 2, 4).slice(1)
    expect(estimateFalseAlarmsBySwapping([one, other ?? one], by({ gate: 'off' }), 1)).toEqual(
      estimateFalseAlarmsBySwapping([other ?? one], onceOnly, 1),
    )
    const rising = Array.from({ length: 20 }, (_, round) => 100 + round)
    const faster = seriesOf(
      rising.map(value => 2 * value),
      rising,
      { benchmark: 'B0' },
    )
    const none = same(false, 20)
    expect(createSwapFalseAlarmCounter([faster], onceOnly)(none)).toEqual({ uncorrected: 0, regressed: 0 })
    expect(createSwapFalseAlarmCounter([faster], by({ better: 'higher' }))(none)).toEqual({
      uncorrected: 1,
      regressed: 1,
    })
  })

  test('a share has its exact interval', () => {
    expect(computeShareOfHitsWithInterval(2, 30)).toMatchObject({
      hits: 2,
      of: 30,
      low: expect.closeTo(0.00818, 5),
    })
  })
})
