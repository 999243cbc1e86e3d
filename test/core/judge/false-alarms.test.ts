// False alarms by swapping: the short way finds what compare finds, and the shares are those of fresh measurements.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawFrom } from '../../../bench/calibration/draw.ts'
import { interleaved, measure } from '../../../bench/calibration/measure.ts'
import { noiseModel } from '../../../bench/calibration/noise-models.ts'
import { randomFrom } from '../../../src/core/common/random.ts'
import { shareWithInterval, swapJudge, swappedSuites } from '../../../src/core/judge/calibrate.ts'
import { compare } from '../../../src/core/judge/compare.ts'
import type { Sample, Series } from '../../../src/core/model/measuring.ts'
import type { Rules } from '../../../src/core/model/settings.ts'
import { ruleFor } from '../../support/benchmark-rules.ts'
import { long, testProperty } from '../../support/long.ts'
import { isCount, settings, suites } from './random-series.ts'
import { noisy, onceOnly, rules, same, seriesOf } from './series.ts'

/** So many unchanged benchmarks on a simulated machine. */
function unchanged(name: string, benchmarks: number, seed: number): readonly Series[] {
  const draw = drawFrom(seed)
  const suite = measure(noiseModel(name), interleaved(20, draw), new Array<number>(benchmarks).fill(0), draw)
  return suite.map(({ base, head }, index) => seriesOf(base, head, { benchmark: `B${index}` }))
}

function exchange(series: Series, swapped: readonly boolean[]): Series {
  const pick = (mine: Sample, theirs: Sample) =>
    mine.map((value, round) => (swapped[round] ? (theirs[round] ?? null) : value))
  return { ...series, base: pick(series.base, series.head), head: pick(series.head, series.base) }
}

function expectAsCompared(series: readonly Series[], by: Rules, swapped: readonly boolean[]): number {
  const suite = series.map(one => exchange(one, swapped))
  const alone = compare(suite, { ...by, correction: 'none', strict: false, stopEarly: false })
  const right = {
    uncorrected: alone.filter(({ adjustedP }) => (adjustedP ?? 1) <= by.alpha).length,
    regressed: compare(suite, by).filter(({ change }) => change === 'regressed').length,
  }
  expect(swapJudge(series, by)(swapped)).toEqual(right)
  return right.regressed
}

/** What is one and the same value throughout is unchanged, and no suite that is swapped has it. */
const varies = ({ base, head }: Series) =>
  new Set([...base, ...head].filter(value => value !== null)).size > 1
const gated = (all: readonly Series[]) =>
  all.filter(one => one.unit !== 'widgets' && !isCount(one) && varies(one))

testProperty(
  'finds in a swapped suite what compare finds in it, whatever the rules',
  300,
  numRuns => {
    let found = 0
    fc.assert(
      fc.property(suites(5), settings, fc.nat(), (all, by, seed) => {
        const random = randomFrom(seed)
        // Mostly as measured, so that there is something to find.
        const swapped = Array.from({ length: 20 }, () => random() < 0.1)
        found += expectAsCompared(gated(all), by, swapped)
      }),
      { numRuns },
    )
    expect(found).toBeGreaterThan(numRuns / 6)
  },
  100,
)

test('likewise for counts that vary, and rates that are better higher', () => {
  const random = randomFrom(51)
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

test('likewise where looks may fail, and pay for it', () => {
  const random = randomFrom(53)
  const eager: Rules = { ...rules, threshold: 0.01, stopEarly: true }
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
    const all = fresh.slice(0, 20).map((series, seed) => swappedSuites(series, onceOnly, seed))
    const mean = (key: 'red' | 'uncorrected') =>
      all.reduce((sum, one) => sum + (one?.[key]?.hits ?? 0) / (one?.[key]?.of ?? 1), 0) / all.length
    const share = (isHit: (series: readonly Series[]) => boolean) => fresh.filter(isHit).length / fresh.length
    const red = share(series => compare(series, rules).some(({ change }) => change === 'regressed'))
    const uncorrected = share(series => compare(series, rules).some(one => (one.pairedP ?? 1) <= rules.alpha))
    expect(mean('red')).toBeLessThanOrEqual(rules.alpha)
    expect(Math.abs(mean('red') - red)).toBeLessThan(0.05)
    // Three standard errors of 60 suites.
    expect(Math.abs(mean('uncorrected') - uncorrected)).toBeLessThan(0.16)
    expect(mean('uncorrected')).toBeGreaterThan(0.5)
  },
)

test('without a correction and without a threshold, one benchmark is red in alpha of the suites', () => {
  const bare: Rules = { ...rules, threshold: 0, correction: 'none', stopEarly: false }
  const { red, uncorrected } = swappedSuites(unchanged('noisy', 1, 1), bare, 1) ?? expect.fail()
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
  const together = swappedSuites(alike, onceOnly, 1)?.uncorrected
  expect(together?.high).toBeLessThan(0.1)
  expect(swappedSuites(unchanged('noisy', 30, 2), onceOnly, 1)?.uncorrected?.low).toBeGreaterThan(0.6)
})

test('the same seed gives the same suites, another one others', () => {
  const series = unchanged('noisy', 10, 3)
  expect(swappedSuites(series, onceOnly, 1)).toEqual(swappedSuites(series, onceOnly, 1))
  expect(swappedSuites(series, onceOnly, 1)).not.toEqual(swappedSuites(series, onceOnly, 2))
})

describe('in five rounds', () => {
  const base = [100, 110, 120, 130, 140]
  const five: Rules = { ...rules, stopEarly: false, count: 5 }
  /** Worse in each round: only one of the 32 ways to swap the rounds has it as far up. */
  const worse = (by: number, benchmark = 'A') =>
    seriesOf(
      base,
      base.map(value => by * value),
      { benchmark },
    )
  const [none, first] = [same(false, 5), [true, ...same(false, 4)]]

  test.each<[string, Partial<Rules>]>([
    ['ranks', {}],
    ['what is left without outliers', { outliers: 'iqr', stopEarly: true }],
  ])('each by itself has the p of a single look at %s', (_, more) => {
    const even = seriesOf(base, [101, 109, 121, 129, 141], { benchmark: 'C' })
    const judge = swapJudge([worse(1.01), worse(1.01, 'B'), even], { ...five, alpha: 1 / 32, ...more })
    expect(judge(none)).toEqual({ uncorrected: 2, regressed: 0 })
    expect(judge(first)).toEqual({ uncorrected: 0, regressed: 0 })
  })

  test('what regresses is significant after the adjustment, and by more than the threshold', () => {
    const regressed = (alpha: number) =>
      swapJudge([worse(1.5), worse(1.5, 'B'), worse(1.01, 'C')], { ...five, alpha })(none).regressed
    expect([3 / 32, 2.9 / 32].map(regressed)).toEqual([2, 0])
  })

  test('a thousand suites are judged by their ranks, and two hundred where each must be compared', () => {
    const suites = (more: Partial<Rules>) => swappedSuites([worse(1.01)], { ...five, ...more }, 1)
    expect(suites({})?.red.of).toBe(1000)
    for (const more of [
      { deltaTest: 'ttest' },
      { outliers: 'iqr' },
      { strict: true },
      { stopEarly: true },
    ] as const)
      expect(suites(more)?.red.of, JSON.stringify(more)).toBe(200)
    expect(suites({ deltaTest: 'none' })).toMatchObject({ uncorrected: null, red: { of: 200 } })
  })
})

test('all rounds are swapped, those that only some benchmarks have too', () => {
  const of = (rounds: number, head: number, benchmark: string) =>
    seriesOf(
      Array.from({ length: rounds }, (_, round) => 100 + round / 10),
      Array.from({ length: rounds }, (_, round) => head + round / 10),
      { benchmark },
    )
  const { red } = swappedSuites([of(20, 200, 'A'), of(4, 100.05, 'B')], rules, 1) ?? expect.fail()
  expect(red.high).toBeLessThan(0.1)
})

test('a unit of unknown direction can raise no alarm', () => {
  const random = randomFrom(52)
  const widgets = seriesOf(noisy(1, 0.5, 20, random), noisy(1, 0.5, 20, random), { unit: 'widgets' })
  expect(
    swappedSuites([widgets, { ...widgets, unit: 'sec/op', rule: { better: null } }], rules, 1),
  ).toBeNull()
})

test('a rule mutes alarms, or gives them a direction', () => {
  const [one] = unchanged('noisy', 1, 4)
  if (!one) expect.fail()
  const by = (rule: Parameters<typeof ruleFor>[1]): Rules => ({
    ...onceOnly,
    benchmarks: [ruleFor('B0', rule)],
  })
  for (const gate of ['warn', 'off'] as const) expect(swappedSuites([one], by({ gate }), 1)).toBeNull()
  const [other] = unchanged('noisy', 2, 4).slice(1)
  expect(swappedSuites([one, other ?? one], by({ gate: 'off' }), 1)).toEqual(
    swappedSuites([other ?? one], onceOnly, 1),
  )
  const rising = Array.from({ length: 20 }, (_, round) => 100 + round)
  const faster = seriesOf(
    rising.map(value => 2 * value),
    rising,
    { benchmark: 'B0' },
  )
  const none = same(false, 20)
  expect(swapJudge([faster], onceOnly)(none)).toEqual({ uncorrected: 0, regressed: 0 })
  expect(swapJudge([faster], by({ better: 'higher' }))(none)).toEqual({ uncorrected: 1, regressed: 1 })
})

test('a share has its exact interval', () => {
  expect(shareWithInterval(2, 30)).toMatchObject({ hits: 2, of: 30, low: expect.closeTo(0.00818, 5) })
})
