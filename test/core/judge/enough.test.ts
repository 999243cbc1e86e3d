// What is asked after each round: what need not be measured further, and after the first whether it can succeed at all.
import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../../src/core/common/random.ts'
import {
  refusalOf,
  selectForConfirmation,
  selectOpenItems,
  suspectsIn,
} from '../../../src/core/judge/enough.ts'
import type { Round, UnitRules } from '../../../src/core/model/measuring.ts'
import type { Settings } from '../../../src/core/model/settings.ts'
import { type Reading, roundsFrom } from '../../support/rounds.ts'
import { settings as others } from '../report/runs.ts'
import { noisy, rules, same } from './series.ts'

const settings = { ...others, ...rules }
const none = new Map()

const settledItems = (...asked: Parameters<typeof selectOpenItems>) =>
  selectOpenItems(...asked).map(one => one === 'nothing')

/** Whether there is enough where all is measured together. */
const isEnough = (rounds: readonly Round[], units: UnitRules, given: Settings) =>
  settledItems([rounds], units, given)[0]

const random = randomFrom(11)
const noisyTime = (benchmark: string, unit = 'sec/op'): Reading => ({
  benchmark,
  unit,
  values: noisy(1e-3, 0.01, 20, random),
})
const suite = (size: number, unit?: string) =>
  Array.from({ length: size }, (_, index) => noisyTime(`B${index}`, unit))

const measured = roundsFrom(suite(150), suite(150))
const refusalAfter = (rounds: number, count: number) =>
  refusalOf([measured.slice(0, rounds)], none, { ...settings, count })

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
    refusalOf([roundsFrom(readings, head).slice(0, 1)], none, { ...settings, count: 8 })
  expect(first(suite(150, 'allocs/op'))).toBeNull()
  expect(first(suite(150, 'widgets'))).toBeNull()
  expect(first(suite(150), suite(2))).toBeNull()
})

test('a calm suite is settled at the first planned look', () => {
  const calm = [{ benchmark: 'A', unit: 'sec/op', values: noisy(1e-3, 0.005, 20, random) }]
  const steady = [{ benchmark: 'A', unit: 'allocs/op', values: same(3) }]
  const rounds = roundsFrom([...calm, ...steady], [...calm, ...steady])
  const after = (n: number) => isEnough(rounds.slice(0, n), none, settings)
  expect([1, 7, 8].map(after)).toEqual([false, false, true])
  expect(isEnough(rounds.slice(0, 8), none, { ...settings, stopEarly: false })).toBe(false)
})

test('what benchmarks say of their units is heeded', () => {
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
  const after = (n: number) => isEnough(rounds.slice(0, n), none, settings)
  expect([1, 2, 3].map(after)).toEqual([false, false, true])
  expect(suspectsIn(rounds, none, settings)).toEqual([])
  const coarse = roundsFrom(fixed(1), fixed(2))
  expect(isEnough(coarse.slice(0, 3), none, settings)).toBe(false)
  expect(suspectsIn(coarse, none, settings)).toHaveLength(1)
})

/** An item of one benchmark, of this noise, in so many rounds. */
const item = (benchmark: string, spread: number, rounds: number) => {
  const side = () => [{ benchmark, unit: 'sec/op', values: noisy(1e-3, spread, 20, random) }]
  return roundsFrom(side(), side()).slice(0, rounds)
}

test('items settle one by one', () => {
  const after = (rounds: number) =>
    settledItems([item('A', 0.005, rounds), item('B', 0.5, rounds), item('C', 0.005, rounds)], none, settings)
  expect(after(7)).toEqual([false, false, false])
  expect(after(8)).toEqual([true, false, true])
})

test('what is measured further is all, until a look tells what is open', () => {
  const after = (rounds: number) =>
    selectOpenItems([item('A', 0.005, rounds), item('B', 0.5, rounds)], none, settings)
  expect([1, 7, 8].map(after)).toEqual([
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
  expect(selectOpenItems([item('A', 0.005, 2), silent], none, settings)).toEqual(['all', 'all'])
  expect(selectOpenItems([item('A', 0.005, 8), patchy], none, settings)).toEqual(['nothing', ['B']])
})

test('the look is that of the items that are still measured, and those that have left stay settled', () => {
  expect(settledItems([item('A', 0.005, 8), item('B', 0.005, 12)], none, settings)).toEqual([true, true])
  expect(settledItems([item('A', 0.005, 8), item('B', 0.005, 11)], none, settings)).toEqual([false, false])
})

test('an item that gave nothing, or on one side alone, is not measured further', () => {
  const one = item('A', 0.5, 1)
  const silent = roundsFrom([], [{ benchmark: 'none', unit: 'u', values: [null] }])
  const gone = roundsFrom([{ benchmark: 'B', unit: 'sec/op', values: [1] }], [])
  expect(settledItems([one, silent, gone], none, settings)).toEqual([false, true, true])
  // A command may print in the next round what it has not printed in this one.
  const added = roundsFrom([], [{ benchmark: 'B', unit: 'sec/op', values: [1] }])
  expect(settledItems([added], none, settings)).toEqual([false])
})

test('an item is measured further where after one round a printed line alone keeps its sides from matching', () => {
  const side = (...elapsed: readonly string[]) =>
    elapsed.map(one => ({ benchmark: 'B', unit: 'sec/op', values: [1], config: { elapsed: one } }))
  const talking = roundsFrom(side('1ms', '2ms'), side('3ms', '4ms'))
  expect(settledItems([item('A', 0.5, 1), talking], none, settings)).toEqual([false, false])
  const otherUnit = roundsFrom(side('1ms'), [{ benchmark: 'B', unit: 'hits', values: [1] }])
  expect(settledItems([item('A', 0.5, 1), otherUnit], none, settings)).toEqual([false, true])
})

test('rounds are too few for all items together', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => item(`B${n}`, 0.01, 1))
  expect(refusalOf(many(150), none, { ...settings, count: 8 })).toEqual({
    kind: 'too-few-rounds',
    comparisons: 150,
    least: 14,
  })
  expect(refusalOf(many(2), none, { ...settings, count: 8 })).toBeNull()
})

test('nothing measured on head is refused after the first round, unless benchmarks were lost, which the verdict tells', () => {
  const gone = roundsFrom([{ benchmark: 'B', unit: 'sec/op', values: [1, 1] }], [])
  const nothing = roundsFrom([], [{ benchmark: 'B', unit: 'sec/op', values: [null, null] }])
  const first = (rounds: readonly Round[], lost = 0) => refusalOf([rounds.slice(0, 1)], none, settings, lost)
  expect(first(gone)).toEqual({ kind: 'nothing-measured', on: 'head' })
  expect(first(nothing)).toEqual({ kind: 'nothing-measured', on: 'either' })
  expect(first(gone, 1)).toBeNull()
  expect(settledItems([gone.slice(0, 1)], none, settings)).toEqual([false])
  expect(refusalOf([gone], none, settings)).toBeNull()
})

test('what looks like a regression is suspected, but not what is compared as it is', () => {
  const readings = (factor: number) => [
    { benchmark: 'A', unit: 'sec/op', values: noisy(1e-3 * factor, 0.01, 20, random) },
    { benchmark: 'A', unit: 'allocs/op', values: same(3 * factor) },
    noisyTime('B'),
  ]
  const found = suspectsIn(roundsFrom(readings(1), readings(2)), none, settings)
  expect(found.map(({ benchmark, unit }) => [benchmark, unit])).toEqual([['A', 'sec/op']])
})

describe('a second measurement', () => {
  const reading = (benchmark: string, factor: number, seed: number): Reading => ({
    benchmark,
    unit: 'sec/op',
    values: noisy(1e-3 * factor, 0.01, 20, randomFrom(seed)),
  })
  const made = (factor: number, ...names: readonly string[]) =>
    roundsFrom(
      names.map((name, seed) => reading(name, 1, seed + 30)),
      names.map((name, seed) => reading(name, factor, seed + 40)),
    )
  const suspected = suspectsIn(made(1.2, 'A', 'B'), none, settings)

  test('goes on with what has not recurred, and only at looks of its own', () => {
    expect(suspected.map(({ benchmark }) => benchmark)).toEqual(['A', 'B'])
    const left = (rounds: number, a = 1.2, b = 1.2) =>
      selectForConfirmation(
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
    expect(selectForConfirmation([both.slice(0, 16)], none, suspected, settings)).toEqual([['B']])
  })

  describe('of suspects that took unequally many rounds', () => {
    /** So many rounds of both sides, of which a benchmark is in the first `left`. */
    const reach = (name: string, factor: number, left: number) => {
      const side = (by: number, seed: number): Reading => ({
        benchmark: name,
        unit: 'sec/op',
        values: noisy(1e-3 * by, 0.01, 40, randomFrom(seed)).map((value, n) => (n < left ? value : null)),
      })
      return [side(1, 50), side(factor, 60)] as const
    }
    const both = (rounds: number, a: readonly [number, number], b = 1.2) => {
      const [first, second] = [reach('A', ...a), reach('B', b, 40)]
      return roundsFrom([first[0], second[0]], [first[1], second[1]]).slice(0, rounds)
    }
    // A by 20 rounds, which are looked at after 12 and 16, and B by 30: after 18 and 24.
    const unequal = suspectsIn(both(30, [1.2, 20]), none, settings)
    const left = (rounds: number, a: readonly [number, number], b?: number) =>
      selectForConfirmation([both(rounds, a, b)], none, unequal, settings)

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
    expect(selectForConfirmation([made(1.2, 'A').slice(0, 16)], none, suspected, never)).toEqual(['all'])
  })
})
