// What is asked after each round: whether measuring can end, and after the first whether it can succeed at all.
import { expect, test } from 'vitest'
import { isEnough } from '../../src/core/enough.ts'
import { Misconfigured } from '../../src/core/errors.ts'
import { randomFrom } from '../../src/core/random.ts'
import { type Reading, roundsFrom } from '../support/rounds.ts'
import { noisy, rules, same } from './judge/series.ts'
import { settings as others } from './report/runs.ts'

const settings = { ...others, ...rules }
const none = new Map()
const random = randomFrom(11)
const noisyTime = (benchmark: string, unit = 'sec/op'): Reading => ({
  benchmark,
  unit,
  values: noisy(1e-3, 0.01, 20, random),
})
const suite = (size: number, unit?: string) =>
  Array.from({ length: size }, (_, index) => noisyTime(`B${index}`, unit))

const measured = roundsFrom(suite(150), suite(150))
const enoughAfter = (rounds: number, count: number) =>
  isEnough(measured.slice(0, rounds), none, { ...settings, count })

test('rounds that are too few for all that they measure are refused after the first, with the count it takes', () => {
  expect(() => enoughAfter(1, 8)).toThrow(Misconfigured)
  expect(() => enoughAfter(1, 8)).toThrow(
    'count: 8 rounds are too few for alpha 0.05 over 150 comparisons (correction: holm): the gate could hardly ever fail. Set count to at least 13.',
  )
  expect(enoughAfter(1, 13)).toBe(false)
})

test('only the first round is asked, so that hours of measuring are never thrown away', () => {
  expect(() => enoughAfter(2, 8)).not.toThrow()
})

test('what cannot fail by noise does not count: counts, units of no direction, what one side has alone', () => {
  const first = (readings: readonly Reading[], head = readings) =>
    isEnough(roundsFrom(readings, head).slice(0, 1), none, { ...settings, count: 8 })
  expect(() => first(suite(150, 'allocs/op'))).not.toThrow()
  expect(() => first(suite(150, 'widgets'))).not.toThrow()
  expect(() => first(suite(150), suite(2))).not.toThrow()
})

test('a calm suite is settled at the first planned look', () => {
  const calm = [{ benchmark: 'A', unit: 'sec/op', values: noisy(1e-3, 0.005, 20, random) }]
  const steady = [{ benchmark: 'A', unit: 'allocs/op', values: same(3) }]
  const rounds = roundsFrom([...calm, ...steady], [...calm, ...steady])
  const after = (n: number) => isEnough(rounds.slice(0, n), none, settings)
  expect([1, 7, 8].map(after)).toEqual([false, false, true])
  expect(isEnough(rounds.slice(0, 8), none, { ...settings, stopEarly: 'never' })).toBe(false)
})

test('what benchmarks say of their units is heeded', () => {
  const rising = [{ benchmark: 'A', unit: 'hits', values: noisy(100, 0.005, 8, random) }]
  const rounds = roundsFrom(rising, rising)
  expect(isEnough(rounds, none, settings)).toBe(false)
  expect(isEnough(rounds, new Map([['hits', { better: 'higher' }]]), settings)).toBe(true)
})
