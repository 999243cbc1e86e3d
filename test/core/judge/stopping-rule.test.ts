// What is asked after each round: what need not be measured further, and after the first whether it can succeed at all.
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../src/core/common/random.ts'
import { compareAllSeries } from '../../../src/core/judge/compare-series.ts'
import {
  findOpenBenchmarksOfSeriesGroups,
  findSuspectsInRounds,
  selectBenchmarksForNextRound,
  selectSuspectsForNextConfirmationRound,
  targetNoiseOfConfirmation,
  targetNoiseOfRound,
  whyRefusedAfterFirstRound,
} from '../../../src/core/judge/stopping-rule.ts'
import type { BenchmarkSeries, MeasuredRound, UnitDeclarations } from '../../../src/core/model/measuring.ts'
import type { BenchmarkRule, DecisionRules, RunSettings } from '../../../src/core/model/settings.ts'
import { ruleFor } from '../../support/benchmark-rules.ts'
import { type Reading, roundsFrom } from '../../support/rounds.ts'
import { settings as others } from '../report/runs.ts'
import { noisy, rules, same, seriesOf } from './series.ts'

describe('enough', () => {
  const settings = { ...others, ...rules }
  const none = new Map()

  const settledItems = (...asked: Parameters<typeof selectBenchmarksForNextRound>) =>
    selectBenchmarksForNextRound(...asked).map(one => one === 'nothing')

  /** Whether there is enough where all is measured together. */
  const isEnough = (rounds: readonly MeasuredRound[], units: UnitDeclarations, given: RunSettings) =>
    settledItems([rounds], units, given)[0]

  const random = seededRandom(11)
  const noisyTime = (benchmark: string, unit = 'sec/op'): Reading => ({
    benchmark,
    unit,
    values: noisy(1e-3, 0.01, 20, random),
  })
  const suite = (size: number, unit?: string) =>
    Array.from({ length: size }, (_, index) => noisyTime(`B${index}`, unit))

  const measured = roundsFrom(suite(150), suite(150))
  const refusalAfter = (rounds: number, count: number) =>
    whyRefusedAfterFirstRound([measured.slice(0, rounds)], none, { ...settings, count })

  test('rounds that are too few for all that they measure are refused after the first, with the count it takes', () => {
    expect(refusalAfter(1, 8)).toEqual({ kind: 'too-few-rounds', comparisons: 150, least: 14 })
    expect(refusalAfter(1, 14)).toBeNull()
    expect(isEnough(measured.slice(0, 1), none, { ...settings, count: 13 })).toBe(false)
  })

  test('only the first round is asked, so that hours of measuring are never thrown away', () => {
    expect(refusalAfter(2, 8)).toBeNull()
    // Nor is it at a look.
    expect(refusalAfter(4, 8)).toBeNull()
  })

  test('what cannot fail by noise does not count: counts, units of no direction, what one side has alone', () => {
    const first = (readings: readonly Reading[], head = readings) =>
      whyRefusedAfterFirstRound([roundsFrom(readings, head).slice(0, 1)], none, { ...settings, count: 8 })
    expect(first(suite(150, 'allocs/op'))).toBeNull()
    expect(first(suite(150, 'widgets'))).toBeNull()
    expect(first(suite(150), suite(2))).toBeNull()
  })

  test('a threshold by which no rate can fall is refused, unless the benchmark has a time, too', () => {
    const first = (readings: readonly Reading[], given: Partial<typeof settings>) =>
      whyRefusedAfterFirstRound([roundsFrom(readings, readings).slice(0, 1)], none, { ...settings, ...given })
    const rate = noisyTime('A', 'ops/sec')
    const refused = { kind: 'threshold-beyond-rate', benchmark: 'A', unit: 'ops/sec', threshold: 1 }
    expect(first([noisyTime('B'), rate], { threshold: 1 })).toEqual(refused)
    expect(first([rate], { threshold: 0.99 })).toBeNull()
    expect(first([rate, noisyTime('A')], { threshold: 1 })).toBeNull()
    // What cannot fail changes nothing, and one rate that can is enough.
    const counts = { benchmark: 'A', unit: 'allocs/op', values: same(3) }
    expect(first([rate, counts], { threshold: 1 })).toEqual(refused)
    const benchmarks = [ruleFor('* B/s', { threshold: 0.5 })]
    expect(first([rate, noisyTime('A', 'B/s')], { threshold: 1, benchmarks })).toBeNull()
  })

  test('a calm suite is settled at the first planned look', () => {
    const calm = [{ benchmark: 'A', unit: 'sec/op', values: noisy(1e-3, 0.005, 20, random) }]
    const steady = [{ benchmark: 'A', unit: 'allocs/op', values: same(3) }]
    const rounds = roundsFrom([...calm, ...steady], [...calm, ...steady])
    const roundsAfter = (n: number) => isEnough(rounds.slice(0, n), none, settings)
    expect([1, 7, 8].map(roundsAfter)).toEqual([false, false, true])
    expect(isEnough(rounds.slice(0, 8), none, { ...settings, stopEarly: false })).toBe(false)
  })

  test('the declared directions of units apply', () => {
    const rising = [{ benchmark: 'A', unit: 'hits', values: noisy(100, 0.005, 8, random) }]
    const rounds = roundsFrom(rising, rising)
    expect(isEnough(rounds, none, settings)).toBe(false)
    expect(isEnough(rounds, new Map([['hits', { better: 'higher' }]]), settings)).toBe(true)
  })

  test('what is replayed ends after its third round, and nothing of it is suspected', () => {
    const fixed = (value: number) => [
      { benchmark: 'A', unit: 'sec/op', values: Array.from({ length: 20 }, () => value) },
    ]
    const rounds = roundsFrom(fixed(1.23456789), fixed(2.3456789))
    const roundsAfter = (n: number) => isEnough(rounds.slice(0, n), none, settings)
    expect([1, 2, 3].map(roundsAfter)).toEqual([false, false, true])
    expect(findSuspectsInRounds(rounds, none, settings)).toEqual([])
    const coarse = roundsFrom(fixed(1), fixed(2))
    expect(isEnough(coarse.slice(0, 3), none, settings)).toBe(false)
    expect(findSuspectsInRounds(coarse, none, settings)).toHaveLength(1)
  })

  /** An item of one benchmark, of this noise, in so many rounds. */
  const item = (benchmark: string, spread: number, rounds: number) => {
    const side = () => [{ benchmark, unit: 'sec/op', values: noisy(1e-3, spread, 20, random) }]
    return roundsFrom(side(), side()).slice(0, rounds)
  }

  test('items settle one by one', () => {
    const roundsAfter = (rounds: number) =>
      settledItems(
        [item('A', 0.005, rounds), item('B', 0.5, rounds), item('C', 0.005, rounds)],
        none,
        settings,
      )
    expect(roundsAfter(7)).toEqual([false, false, false])
    expect(roundsAfter(8)).toEqual([true, false, true])
  })

  test('what is measured further is all, until a look tells what is open', () => {
    const roundsAfter = (rounds: number) =>
      selectBenchmarksForNextRound([item('A', 0.005, rounds), item('B', 0.5, rounds)], none, settings)
    expect([1, 7, 8].map(roundsAfter)).toEqual([
      ['all', 'all'],
      ['all', 'all'],
      ['nothing', ['B']],
    ])
  })

  test('between looks nothing leaves, and at one nothing for a round that it missed', () => {
    const side = (values: Reading['values']) => [{ benchmark: 'B', unit: 'sec/op', values }]
    const wild = () => noisy(1e-3, 0.5, 8, random)
    const patchy = roundsFrom(side(wild()), side([null, ...wild().slice(1)]))
    const silent = roundsFrom([], side([null, null]))
    expect(selectBenchmarksForNextRound([item('A', 0.005, 2), silent], none, settings)).toEqual([
      'all',
      'all',
    ])
    expect(selectBenchmarksForNextRound([item('A', 0.005, 8), patchy], none, settings)).toEqual([
      'nothing',
      ['B'],
    ])
  })

  test('the look is that of the items that are still measured, and those that have left stay settled', () => {
    expect(settledItems([item('A', 0.005, 8), item('B', 0.005, 12)], none, settings)).toEqual([true, true])
    expect(settledItems([item('A', 0.005, 8), item('B', 0.005, 11)], none, settings)).toEqual([false, false])
  })

  test('an item that gave nothing in three rounds, or on one side alone, is not measured further', () => {
    const silent = (rounds: number) =>
      roundsFrom([], [{ benchmark: 'none', unit: 'u', values: Array<null>(rounds).fill(null) }])
    const gone = (...values: Reading['values']) =>
      roundsFrom(
        [{ benchmark: 'B', unit: 'sec/op', values: [1.1, 1.2, 1.3] }],
        [{ benchmark: 'B', unit: 'sec/op', values }],
      ).slice(0, values.length)
    const settledAfter = (rounds: number, ...head: Reading['values']) =>
      settledItems([item('A', 0.5, rounds), silent(rounds), gone(...head)], none, settings)
    expect(settledAfter(3, null, null, null)).toEqual([false, true, true])
    // A single round may have been skipped by chance, and so may two of a short plan, which has a look after two.
    expect(settledAfter(1, null)).toEqual([false, false, false])
    expect(settledAfter(3, null, 1.2, 1.3)).toEqual([false, true, false])
    const short = [item('A', 0.5, 2), silent(2), gone(null, null)]
    expect(settledItems(short, none, { ...settings, count: 5 })).toEqual([false, false, false])
    // A command may print in the next round what it has not printed in these.
    expect(settledItems([gone(null, null, null)], none, settings)).toEqual([false])
  })

  test('an item is measured further where printed lines alone keep its sides from matching', () => {
    const three = [1.1, 1.2, 1.3]
    const side = (...elapsed: readonly string[]) =>
      elapsed.map(one => ({ benchmark: 'B', unit: 'sec/op', values: three, config: { elapsed: one } }))
    const talking = roundsFrom(side('1ms', '2ms'), side('3ms', '4ms'))
    expect(settledItems([item('A', 0.5, 3), talking], none, settings)).toEqual([false, false])
    const otherUnit = roundsFrom(side('1ms'), [{ benchmark: 'B', unit: 'hits', values: three }])
    expect(settledItems([item('A', 0.5, 3), otherUnit], none, settings)).toEqual([false, true])
  })

  test('rounds are too few for all items together', () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => item(`B${n}`, 0.01, 1))
    expect(whyRefusedAfterFirstRound(many(150), none, { ...settings, count: 8 })).toEqual({
      kind: 'too-few-rounds',
      comparisons: 150,
      least: 14,
    })
    expect(whyRefusedAfterFirstRound(many(2), none, { ...settings, count: 8 })).toBeNull()
  })

  test('nothing measured on head is refused after the first round, unless benchmarks were lost, which the verdict tells', () => {
    const gone = roundsFrom([{ benchmark: 'B', unit: 'sec/op', values: [1, 1] }], [])
    const nothing = roundsFrom([], [{ benchmark: 'B', unit: 'sec/op', values: [null, null] }])
    const first = (rounds: readonly MeasuredRound[], lost = 0) =>
      whyRefusedAfterFirstRound([rounds.slice(0, 1)], none, settings, lost)
    expect(first(gone)).toEqual({ kind: 'nothing-measured', on: 'head' })
    expect(first(nothing)).toEqual({ kind: 'nothing-measured', on: 'either' })
    expect(first(gone, 1)).toBeNull()
    expect(settledItems([gone.slice(0, 1)], none, settings)).toEqual([false])
    expect(whyRefusedAfterFirstRound([gone], none, settings)).toBeNull()
  })

  test('what looks like a regression is suspected, but not what is compared as it is', () => {
    const readings = (factor: number) => [
      { benchmark: 'A', unit: 'sec/op', values: noisy(1e-3 * factor, 0.01, 20, random) },
      { benchmark: 'A', unit: 'allocs/op', values: same(3 * factor) },
      noisyTime('B'),
    ]
    const found = findSuspectsInRounds(roundsFrom(readings(1), readings(2)), none, settings)
    expect(found.map(({ benchmark, unit }) => [benchmark, unit])).toEqual([['A', 'sec/op']])
  })

  describe('a second measurement', () => {
    const reading = (benchmark: string, factor: number, seed: number): Reading => ({
      benchmark,
      unit: 'sec/op',
      values: noisy(1e-3 * factor, 0.01, 20, seededRandom(seed)),
    })
    const made = (factor: number, ...names: readonly string[]) =>
      roundsFrom(
        names.map((name, seed) => reading(name, 1, seed + 30)),
        names.map((name, seed) => reading(name, factor, seed + 40)),
      )
    const suspected = findSuspectsInRounds(made(1.2, 'A', 'B'), none, settings)

    test('goes on with what has not recurred, and only at looks of its own', () => {
      expect(suspected.map(({ benchmark }) => benchmark)).toEqual(['A', 'B'])
      const left = (rounds: number, a = 1.2, b = 1.2) =>
        selectSuspectsForNextConfirmationRound(
          [made(a, 'A').slice(0, rounds), made(b, 'B').slice(0, rounds)],
          none,
          suspected,
          settings,
        )
      for (const rounds of [1, 8, 11, 13]) expect(left(rounds)).toEqual(['all', 'all'])
      expect(left(16)).toEqual(['nothing', 'nothing'])
      // What does not recur is measured to the end, to say whether it is unchanged.
      expect(left(16, 1.2, 1)).toEqual(['nothing', ['B']])
      // Nor is it over where it recurs, but may be at the threshold.
      expect(left(16, 1.2, 1.055)).toEqual(['nothing', ['B']])
    })

    test('ends a benchmark of an item that has others', () => {
      const both = roundsFrom(
        [reading('A', 1, 30), reading('B', 1, 31)],
        [reading('A', 1.2, 40), reading('B', 1, 41)],
      )
      expect(selectSuspectsForNextConfirmationRound([both.slice(0, 16)], none, suspected, settings)).toEqual([
        ['B'],
      ])
    })

    describe('of suspects that took unequally many rounds', () => {
      /** So many rounds of both sides, of which a benchmark is in the first `left`. */
      const reach = (name: string, factor: number, left: number) => {
        const side = (by: number, seed: number): Reading => ({
          benchmark: name,
          unit: 'sec/op',
          values: noisy(1e-3 * by, 0.01, 40, seededRandom(seed)).map((value, n) => (n < left ? value : null)),
        })
        return [side(1, 50), side(factor, 60)] as const
      }
      const both = (rounds: number, a: readonly [number, number], b = 1.2) => {
        const [first, second] = [reach('A', ...a), reach('B', b, 40)]
        return roundsFrom([first[0], second[0]], [first[1], second[1]]).slice(0, rounds)
      }
      // A by 20 rounds, which are looked at after 12 and 16, and B by 30: after 18 and 24.
      const unequal = findSuspectsInRounds(both(30, [1.2, 20]), none, settings)
      const left = (rounds: number, a: readonly [number, number], b?: number) =>
        selectSuspectsForNextConfirmationRound([both(rounds, a, b)], none, unequal, settings)

      test('one that has left stays so at the looks of others', () => {
        expect(unequal.map(({ benchmark }) => benchmark)).toEqual(['A', 'B'])
        // Of two suspects, 12 rounds cannot show that they recur.
        expect(left(12, [1.2, 12])).toEqual([['A', 'B']])
        expect(left(16, [1.2, 16])).toEqual([['B']])
        expect(left(18, [1.2, 16], 1)).toEqual([['B']])
        expect(left(18, [1.2, 16])).toEqual(['nothing'])
        // A command that cannot be asked for less has measured on: each is judged by the last of its own looks.
        expect(left(18, [1.2, 40])).toEqual(['nothing'])
      })

      test('one leaves at the end of its own plan, recurred or not', () => {
        expect(left(16, [1, 40])).toEqual([['A', 'B']])
        expect(left(20, [1, 40], 1)).toEqual([['B']])
        // As where a command cannot be asked for less.
        expect(left(24, [1, 40])).toEqual(['nothing'])
      })

      test('one that has not recurred does not leave by falling silent', () => {
        expect(left(18, [1, 12])).toEqual([['A']])
        expect(left(18, [1.2, 0])).toEqual(['nothing'])
      })
    })

    test('is made in full where nothing ends early', () => {
      const never = { ...settings, stopEarly: false }
      expect(
        selectSuspectsForNextConfirmationRound([made(1.2, 'A').slice(0, 16)], none, suspected, never),
      ).toEqual(['all'])
    })
  })
})

// When a look may end a run: with nothing open that could fail it.
describe('settled', () => {
  /** A benchmark that every round measured, whose head is slower by this factor. */
  const benchmark = (factor: number, rounds: number, spread = 0.005, seed = 1): BenchmarkSeries => {
    const random = seededRandom(seed)
    return seriesOf(noisy(100, spread, rounds, random), noisy(100 * factor, spread, rounds, random))
  }
  /** As at the last of their rounds. */
  const settledAmong = (groups: readonly (readonly BenchmarkSeries[])[], by: DecisionRules) => {
    const rounds = Math.max(0, ...groups.flat().map(({ base }) => base.length))
    return findOpenBenchmarksOfSeriesGroups(groups, rounds, by).map(({ isSettled }) => isSettled)
  }

  test('unchanged benchmarks are settled once their noise lets them be', () => {
    expect(settledAmong([[benchmark(1, 8)]], rules)[0]).toBe(true)
    expect(settledAmong([[benchmark(1, 3)]], rules)[0]).toBe(false)
  })

  test('what looks like an improvement is measured until it is shown, among how many others it may be', () => {
    const others = Array.from({ length: 50 }, (_, seed) => [benchmark(1, 12, 0.005, seed)])
    expect(settledAmong([[benchmark(0.8, 12)], ...others], rules)[0]).toBe(false)
    // By itself it is soon shown.
    expect(settledAmong([[benchmark(0.8, 8)]], rules)[0]).toBe(false)
    expect(settledAmong([[benchmark(0.8, 12)]], rules)[0]).toBe(true)
    // Less than the threshold is nothing to be shown.
    expect(settledAmong([[benchmark(0.97, 8)]], rules)[0]).toBe(true)
  })

  test('groups settle one by one', () => {
    const open = [benchmark(1, 8, 0.2)]
    expect(settledAmong([[benchmark(1, 8)], open, [benchmark(1, 8, 0.005, 2)]], rules)).toEqual([
      true,
      false,
      true,
    ])
  })

  test('a part of a run ends nothing early that has changed, which is judged among the rows of all parts', () => {
    const settled = (factor: number, rounds: number) =>
      findOpenBenchmarksOfSeriesGroups([[benchmark(factor, rounds)]], rounds, rules, true)[0]?.isSettled
    expect([1.5, 0.8].map(factor => [settled(factor, 12), settled(factor, 20)])).toEqual([
      [false, true],
      [false, true],
    ])
    expect(settled(1, 8)).toBe(true)
  })

  test('a regression ends a run as soon as it is shown', () => {
    // 2^-8 is not yet small enough for the first look; 2^-12 is for the second.
    expect(settledAmong([[benchmark(1.5, 8)]], rules)[0]).toBe(false)
    expect(settledAmong([[benchmark(1.5, 12)]], rules)[0]).toBe(true)
  })

  test('a regression that may be at the threshold goes on to `count`', () => {
    const near = (rounds: number) => [[benchmark(1.054, rounds, 0.005, 3)]]
    expect(settledAmong(near(12), rules)[0]).toBe(false)
    expect(compareAllSeries(near(20)[0] ?? [], rules)[0]?.change).toBe('regressed')
    expect(settledAmong(near(20), rules)[0]).toBe(true)
  })

  test('a count that has grown will not shrink again', () => {
    const counts = seriesOf(same(100, 8), same(200, 8), { unit: 'allocs/op' })
    expect(settledAmong([[counts, benchmark(1, 8)]], rules)[0]).toBe(true)
  })

  test('what is too noisy to be decided in all rounds of the plan is given up, but not what may be a regression', () => {
    const isSettledAfter = (rounds: number, spread: number, factor = 1) =>
      settledAmong([[benchmark(factor, rounds, spread, 2)]], { ...rules, count: 10 })[0]
    // Ruling out 10 % takes over 60 rounds where a round varies by half.
    expect([10, 15].map(rounds => isSettledAfter(rounds, 0.5))).toEqual([false, true])
    expect(isSettledAfter(15, 0.1)).toBe(false)
    expect(isSettledAfter(15, 0.5, 2)).toBe(false)
  })

  test('one open benchmark keeps all others going', () => {
    const open = benchmark(1, 8, 0.2)
    expect(settledAmong([[open]], rules)[0]).toBe(false)
    expect(settledAmong([[benchmark(1, 8), open, benchmark(1, 8)]], rules)[0]).toBe(false)
  })

  test('names what is open, each once', () => {
    const [calm, open] = [benchmark(1, 8), { ...benchmark(1, 8, 0.2), benchmark: 'B' }]
    const groups = [[calm, open, { ...open, unit: 'B/s' }], [calm]]
    expect(findOpenBenchmarksOfSeriesGroups(groups, 8, rules)).toEqual([
      { isSettled: false, open: ['B'] },
      { isSettled: true, open: [] },
    ])
  })

  test('rows that cannot fail are not waited for', () => {
    const open = { ...benchmark(1, 8, 0.2), unit: 'widgets' }
    expect(settledAmong([[open, benchmark(1, 8)]], rules)[0]).toBe(true)
    const gone = seriesOf(same(1, 8), same(null, 8))
    expect(settledAmong([[gone, benchmark(1, 8)]], rules)[0]).toBe(true)
  })

  test('where nothing could fail, nothing is settled', () => {
    expect(settledAmong([[]], rules)[0]).toBe(false)
    expect(settledAmong([[{ ...benchmark(1, 8), unit: 'widgets' }]], rules)[0]).toBe(false)
  })

  test('further benchmarks do not settle a regression earlier', () => {
    const all = [
      benchmark(1.5, 12),
      ...Array.from({ length: 50 }, (_, seed) => benchmark(1, 12, 0.005, seed)),
    ]
    // 51 times the p that settled one alone: above alpha, so that the regression is still open.
    expect(settledAmong([all], rules)[0]).toBe(false)
  })

  test('a count that begins to vary after a regression has ended does not make it insignificant', () => {
    const rounds = 12
    const slower = benchmark(1.5, rounds)
    const counts = (values: (n: number) => readonly number[]) =>
      Array.from({ length: 60 }, () => seriesOf(values(16), values(16), { unit: 'B/op' }))
    const constant = counts(n => same(0, n))
    const varying = counts(n => [...same(0, n - 1), 1])
    // Alone it is shown after 12 rounds. Among 60 more rows it would not be.
    expect(settledAmong([[slower]], rules)[0]).toBe(true)
    expect(compareAllSeries([slower, ...constant], rules)[0]?.change).toBe('regressed')
    expect(compareAllSeries([slower, ...varying], rules)[0]?.change).not.toBe('regressed')
    expect(findOpenBenchmarksOfSeriesGroups([[slower], constant], rounds, rules)[0]?.isSettled).toBe(false)
  })

  test('without a test nothing that varies is ever settled', () => {
    expect(settledAmong([[benchmark(1, 8)]], { ...rules, deltaTest: 'none' })[0]).toBe(false)
    const counts = seriesOf(same(3, 8), same(3, 8), { unit: 'allocs/op' })
    expect(settledAmong([[counts]], { ...rules, deltaTest: 'none' })[0]).toBe(true)
  })

  test('groups settle by themselves, whatever is open in others', () => {
    const open = benchmark(1, 8, 0.2)
    expect(
      settledAmong([[benchmark(1, 8)], [open], [benchmark(1, 8), open], [], [benchmark(1, 8)]], rules),
    ).toEqual([true, false, false, false, true])
  })

  test('what one side alone has in a group shifts no other group', () => {
    const gone = seriesOf(same(1, 8), same(null, 8))
    const open = benchmark(1, 8, 0.2)
    expect(settledAmong([[gone], [gone, benchmark(1, 8)], [open, gone], [benchmark(1, 8)]], rules)).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  test('groups are adjusted together, as any of them can fail the run', () => {
    const others = Array.from({ length: 50 }, (_, seed) => [benchmark(1, 12, 0.005, seed)])
    expect(settledAmong([[benchmark(1.5, 12)], ...others], rules)[0]).toBe(false)
    expect(settledAmong([[benchmark(1.5, 12)], ...others.slice(0, 3)], rules)[0]).toBe(true)
  })

  test('a group that has left with fewer rounds is judged by those', () => {
    expect(settledAmong([[benchmark(1, 8)], [benchmark(1, 12)]], rules)).toEqual([true, true])
  })

  test('muted benchmarks are measured up to `count`, and not beyond', () => {
    const muted: DecisionRules = { ...rules, benchmarks: [ruleFor('*', { gate: 'warn' })] }
    const open = (rounds: number) => benchmark(1, rounds, 0.2)
    expect(settledAmong([[open(8)]], muted)[0]).toBe(false)
    expect(settledAmong([[open(20)]], rules)[0]).toBe(false)
    expect(settledAmong([[open(20)]], muted)[0]).toBe(true)
    // One that is settled leaves as any other does.
    expect(settledAmong([[benchmark(1, 8)]], muted)[0]).toBe(true)
  })
})

// How precise rounds have to be.
describe('noise wanted', () => {
  const plan: DecisionRules = { ...rules, threshold: 0.06, count: 20, stopEarly: true }
  const row = (benchmark: string, unit = 'sec/op') => ({
    ...{ benchmark, unit, config: { pkg: 'm' }, iterations: 1, value: 1 },
  })

  describe('the noise that is wanted', () => {
    const early = (rows: readonly ReturnType<typeof row>[], ...benchmarks: readonly BenchmarkRule[]) =>
      targetNoiseOfRound(8, rows, { ...plan, benchmarks })

    test('is a third of the threshold up to the first look, and a sixth after it, or where all are made', () => {
      expect(targetNoiseOfRound(8, [row('A')], plan)).toBeCloseTo(0.02)
      expect(targetNoiseOfRound(9, [row('A')], plan)).toBeCloseTo(0.01)
      expect(targetNoiseOfRound(1, [], { ...plan, stopEarly: false })).toBeCloseTo(0.01)
    })

    test('is by the smallest threshold of its rows, each by the first rule that fits', () => {
      const own = [
        ruleFor('A*', { threshold: 0.03, ruleOut: 0.06 }),
        ruleFor('*', { threshold: 0.5, ruleOut: 1 }),
      ]
      expect(early([row('A-8'), row('B-8')], ...own)).toBeCloseTo(0.01)
      expect(early([row('B-8')], ...own)).toBeCloseTo(0.5 / 3)
      expect(early([row('B-8')], ruleFor('A', { threshold: 0.03, ruleOut: 0.06 }))).toBeCloseTo(0.02)
    })

    test('hears no rule for counts, for what is muted, or that is over', () => {
      const rows = [row('A'), row('A', 'allocs/op'), row('A', 'widgets')]
      const small = { threshold: 0.001, ruleOut: 0.002 }
      expect(early(rows, ruleFor('* allocs/op', { threshold: 0, ruleOut: 0 }))).toBeCloseTo(0.02)
      expect(early(rows, ruleFor('* widgets', { ...small, better: 'lower' }))).toBeCloseTo(0.02)
      expect(early(rows, ruleFor('A', { ...small, gate: 'off' }))).toBeCloseTo(0.02)
      expect(early(rows, ruleFor('A', { ...small, isOver: true }))).toBeCloseTo(0.02)
      expect(early(rows, ruleFor('m.A', small))).toBeCloseTo(0.001 / 3)
    })
  })

  describe('the noise that is wanted of a suspect', () => {
    const rising = Array.from({ length: 20 }, (_, n) => 100 + n / 100)
    const suspect = (factor: number, benchmark = 'A', by = rules) =>
      compareAllSeries(
        [
          seriesOf(
            rising,
            rising.map(value => value * factor),
            { benchmark },
          ),
        ],
        by,
      )

    test('is a third of the way from the threshold to its estimate, and a sixth of the threshold at least', () => {
      expect(targetNoiseOfConfirmation(suspect(1.2), rules)).toBeCloseTo(0.05, 3)
      expect(targetNoiseOfConfirmation(suspect(1.06), rules)).toBeCloseTo(0.05 / 6, 3)
    })

    test('is the least of several, each by its own threshold', () => {
      const both = [...suspect(1.2), ...suspect(1.1, 'B')]
      expect(targetNoiseOfConfirmation(both, rules)).toBeCloseTo(0.05 / 3, 3)
      const own = { ...rules, benchmarks: [ruleFor('B', { threshold: 0.01 })] }
      expect(targetNoiseOfConfirmation([...suspect(1.2), ...suspect(1.1, 'B', own)], own)).toBeCloseTo(
        0.03,
        3,
      )
    })

    test('is a sixth of the threshold where there is no percentage', () => {
      const zeros = compareAllSeries([seriesOf(same(0, 20), rising)], rules)
      expect(zeros[0]?.ratio).toBeNull()
      expect(targetNoiseOfConfirmation(zeros, rules)).toBeCloseTo(0.05 / 6)
    })
  })
})
