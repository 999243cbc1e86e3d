// A whole calibration: of simulated machines, of a real recording, and of benchmarks of every kind.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawFrom } from '../../../bench/calibration/draw.ts'
import { interleaved, measure } from '../../../bench/calibration/measure.ts'
import { noiseModel } from '../../../bench/calibration/noise-models.ts'
import { randomFrom } from '../../../src/core/common/random.ts'
import { calibrationOf, judgeCalibration } from '../../../src/core/judge/calibrate.ts'
import { compare } from '../../../src/core/judge/compare.ts'
import type { Series } from '../../../src/core/model/measuring.ts'
import type { Rules } from '../../../src/core/model/settings.ts'
import { collect } from '../../../src/core/rounds/collect.ts'
import { long, longUnlessNth } from '../../support/long.ts'
import { roundsOf } from '../../support/rounds.ts'
import { noisy, onceOnly, rules, same, seriesOf } from './series.ts'

const random = () => randomFrom(61)

/** Unchanged benchmarks with these noises. */
function varying(sigmas: readonly number[], unit = 'sec/op', stream = random()): readonly Series[] {
  const side = (sigma: number) => noisy(100, sigma, rules.count, stream)
  return sigmas.map((sigma, index) => seriesOf(side(sigma), side(sigma), { benchmark: `B${index}`, unit }))
}

function machine(name: string, benchmarks = 30): readonly Series[] {
  const draw = drawFrom(7)
  const suite = measure(noiseModel(name), interleaved(20, draw), new Array<number>(benchmarks).fill(0), draw)
  return suite.map(({ base, head }, index) => seriesOf(base, head, { benchmark: `B${index}` }))
}

test('says which benchmarks see the threshold, in how many rounds the others would, and which never', () => {
  const calibration = calibrationOf(varying([...same(0.01, 8), 0.08, 0.7]), rules, 1)
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
  expect(judgeCalibration(calibration)).toEqual({
    verdict: 'pass',
    grounds: { kind: 'calibration', calibration },
  })
})

test('the threshold suggested is a round one that nine of ten see', () => {
  for (const name of ['noisy', 'quiet', 'hosted runner']) {
    const { floors, suggested } = calibrationOf(machine(name), rules, 1)
    const threshold = suggested.threshold ?? expect.fail()
    expect((threshold * 200) % 1).toBeCloseTo(0, 9)
    const seeing = (limit: number) => floors.filter(one => (one.visible ?? 1) <= limit).length / floors.length
    expect(seeing(threshold)).toBeGreaterThanOrEqual(0.9)
    expect(seeing(threshold - 0.005)).toBeLessThan(0.9)
  }
})

test('with the count it suggests nine of ten see the threshold, and with one less they do not', () => {
  const { suggested } = calibrationOf(machine('noisy'), rules, 1)
  const seeing = (count: number) => calibrationOf(machine('noisy'), { ...rules, count }, 1).seeing
  const count = suggested.count ?? expect.fail()
  expect(seeing(count)).toBeGreaterThanOrEqual(27)
  expect(seeing(count - 1)).toBeLessThan(27)
})

for (const [index, name] of ['quiet', 'noisy', 'bursts', 'bimodal', 'linear drift'].entries())
  test(
    `on the ${name} machine alarms are what chance gives, and the gate has hardly any`,
    longUnlessNth(index, 4),
    () => {
      const { alarms, swapped } = calibrationOf(machine(name), rules, 1)
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
    () => calibrationOf(varying(same(0.02, 10), 'sec/op', stream), onceOnly, 1).alarms?.hits ?? 0,
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
  const { floors } = calibrationOf(series, rules, 1)
  expect(floors.filter(one => one.regressed).map(one => one.benchmark)).toEqual(['Biased'])
  const alone = compare(series, { ...onceOnly, correction: 'none' })
  expect(floors.map(one => one.p)).toEqual(alone.map(one => one.adjustedP))
  expect(floors.map(one => one.ratio)).toEqual(alone.map(one => one.ratio))
  expect(floors.filter(one => one.falseAlarm).map(one => one.benchmark)).toContain('Biased')
})

test('an alarm is one of the test by itself, however strict the gate and whenever it looks', () => {
  const series = varying(same(0.05, 5))
  const eager: Rules = { ...rules, strict: true, stopEarly: 'pass-or-fail' }
  const plain = compare(series, { ...onceOnly, correction: 'none' })
  expect(calibrationOf(series, eager, 1).floors.map(one => one.p)).toEqual(plain.map(one => one.adjustedP))
})

test('what does not vary makes nothing else harder to see', () => {
  const counts = Array.from({ length: 50 }, (_, index) =>
    seriesOf(same(1), same(1), { unit: 'allocs/op', benchmark: `C${index}` }),
  )
  const [alone, among] = [varying([0.02]), [...varying([0.02]), ...counts]].map(
    series => calibrationOf(series, rules, 1).floors,
  )
  expect(among).toEqual(alone)
})

test('what does not vary is left out of the noise, and named where the same commit differs', () => {
  const constant = (unit: string, base: number, head: number) =>
    seriesOf(same(base), same(head), { unit, benchmark: 'B0' })
  const { floors, steady, benchmarks } = calibrationOf(
    [...varying([0.01]), constant('allocs/op', 3, 3), constant('B/op', 100, 96), constant('sec/op', 0, 0)],
    rules,
    1,
  )
  expect(floors).toHaveLength(1)
  expect(benchmarks).toBe(1)
  expect(steady.map(({ unit, differs }) => [unit, differs])).toEqual([
    ['allocs/op', false],
    ['B/op', true],
    ['sec/op', false],
  ])
})

test('a benchmark sees only what it sees in each of its units', () => {
  const loud = varying([0.3], 'B/op')
  expect(calibrationOf([...varying([0.01]), ...loud], rules, 1)).toMatchObject({ benchmarks: 1, seeing: 0 })
})

test('times come first, and what cannot fail a run last, with its noise alone', () => {
  const series = [...varying([0.1], 'widgets'), ...varying([0.1], 'B/s'), ...varying([0.01])]
  const { floors, alarms } = calibrationOf(series, rules, 1)
  expect(floors.map(({ unit }) => unit)).toEqual(['sec/op', 'B/s', 'widgets'])
  expect(floors[2]).toMatchObject({ visible: null, roundsNeeded: null, p: null, falseAlarm: false })
  expect(floors[2]?.noise).toBeGreaterThan(0.05)
  expect(alarms?.of).toBe(2)
})

test('of a benchmark that was seldom measured it says in how many rounds, and what has no ratio has no noise', () => {
  const few = seriesOf([1, null, 2, 1, ...same(null, 16)], [1, 2, null, 2, ...same(null, 16)])
  const zeros = seriesOf([...same(0, 10), ...same(1, 10)], [...same(1, 10), ...same(0, 10)], {
    benchmark: 'Z',
  })
  const { floors, benchmarks } = calibrationOf([few, zeros], rules, 1)
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

test('without a test there is noise, and nothing that could be seen in it', () => {
  const none: Rules = { ...rules, deltaTest: 'none' }
  const calibration = calibrationOf(varying([0.02, 0.02]), none, 1)
  expect(calibration).toMatchObject({ alarms: null, seeing: 0, typical: null, roundsNeeded: null })
  expect(calibration.swapped?.uncorrected).toBeNull()
})

test('never turns red, not even where nothing varies', () => {
  const calibration = calibrationOf([seriesOf(same(1), same(2), { unit: 'allocs/op' })], rules, 1)
  expect(judgeCalibration(calibration).verdict).toBe('pass')
  expect(calibration).toMatchObject({ alarms: null, swapped: null, roundsNeeded: null })
  expect(calibrationOf([], rules, 1).floors).toEqual([])
})

test('is data that JSON carries', () => {
  const calibration = calibrationOf(varying([0.01, 0.7, 3]), rules, 1)
  expect(JSON.parse(JSON.stringify(calibration))).toEqual(calibration)
})

test('of a real machine that measured the same code twice, ten rounds see 5 % in most', () => {
  const read = (side: string) =>
    readFileSync(new URL(`../../outputs/recordings/aa-runewidth/${side}.txt`, import.meta.url), 'utf8')
  const rounds = roundsOf(read('base'), read('head'))
  const calibration = calibrationOf(collect(rounds, new Map()), { ...rules, count: rounds.length }, 1)
  expect(calibration.benchmarks).toBeGreaterThan(20)
  expect(calibration.alarms?.low).toBeLessThan(rules.alpha)
  expect(calibration.floors.every(({ regressed }) => !regressed)).toBe(true)
})
