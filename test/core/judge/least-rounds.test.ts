// The fewest rounds with which a gate can fail, and when a count is too small.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare } from '../../../src/core/judge/compare.ts'
import { couldFail, leastRounds, tooFewRounds } from '../../../src/core/judge/interims.ts'
import { long } from '../../support/long.ts'
import { onceOnly, rules, seriesOf } from './series.ts'

test('is eight, however few are judged', () => {
  expect(leastRounds(0, rules)).toBe(8)
  expect(leastRounds(1, rules)).toBe(8)
  // 6 / 0.05 = 120 is still below 2^7.
  expect(leastRounds(6, onceOnly)).toBe(8)
})

test('grows with the logarithm of how many are judged together, and of alpha', () => {
  expect(leastRounds(7, onceOnly)).toBe(9)
  expect(leastRounds(150, onceOnly)).toBe(13)
  expect(leastRounds(150, { ...onceOnly, correction: 'bh' })).toBe(13)
  expect(leastRounds(1, { ...onceOnly, alpha: 0.001 })).toBe(11)
  expect(leastRounds(8, { ...onceOnly, alpha: 1 / 16 })).toBe(8)
  // Looking more than once takes one or two more.
  expect(leastRounds(7, rules)).toBe(10)
  expect(leastRounds(100, rules)).toBe(14)
})

test('does not grow with them where nothing is corrected', () => {
  expect(leastRounds(10_000, { ...rules, correction: 'none' })).toBe(8)
})

test('is what the other tests need at all', () => {
  expect(leastRounds(150, { ...rules, deltaTest: 'ttest' })).toBe(2)
  expect(leastRounds(150, { ...rules, deltaTest: 'none' })).toBe(1)
})

test('is enough for one of them all to be significant with a round to spare, and no more than that', () => {
  const alphas = fc.constantFrom(0.5, 0.1, 0.05, 0.01, 0.001)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), alphas, (comparisons, alpha) => {
      const least = leastRounds(comparisons, { ...rules, alpha, stopEarly: false })
      expect(comparisons * 2 ** -(least - 1)).toBeLessThanOrEqual(alpha)
      if (least > 8) expect(comparisons * 2 ** -(least - 2)).toBeGreaterThan(alpha)
    }),
  )
})

test('are enough in the gate itself, where it looks more than once', long, () => {
  for (const comparisons of [1, 30, 405]) {
    const count = leastRounds(comparisons, rules)
    const base = Array.from({ length: count }, (_, index) => 100 + index / 100)
    // One round says the opposite, by as little as there is.
    const head = base.map((value, index) => (index === count - 1 ? value - 0.001 : 2 * value + index))
    const one = seriesOf(base, head, { benchmark: 'Slower' })
    const others = Array.from({ length: comparisons - 1 }, (_, n) =>
      seriesOf(base, base, { benchmark: `B${n}` }),
    )
    expect(compare([one, ...others], { ...rules, count })[0]?.change, `${comparisons}`).toBe('regressed')
  }
})

test('fewer are too few, and the count that would do is given', () => {
  const tooFew = (count: number, comparisons: number, correction = rules.correction) =>
    tooFewRounds({ ...rules, count, correction }, comparisons)
  expect(tooFew(7, 1)).toEqual({ kind: 'too-few-rounds', comparisons: 1, least: 8 })
  expect(tooFew(1, 1)).toEqual({ kind: 'too-few-rounds', comparisons: 1, least: 8 })
  expect(tooFew(8, 150)).toEqual({ kind: 'too-few-rounds', comparisons: 150, least: 14 })
  expect(tooFew(14, 150)).toBeNull()
  expect(tooFew(8, 150, 'none')).toBeNull()
})

test('what could fail varies, has a bad direction, and is on both sides', () => {
  const could = (unit: string, rule = {}) => couldFail(seriesOf([1], [1], { unit, rule }), rules)
  expect(could('sec/op')).toBe(true)
  expect(could('B/s')).toBe(true)
  expect(could('widgets', { better: 'higher' })).toBe(true)
  expect(could('widgets')).toBe(false)
  expect(could('sec/op', { better: null })).toBe(false)
  expect(could('allocs/op')).toBe(false)
  expect(could('sec/op', { assume: 'exact' })).toBe(false)
  expect(couldFail(seriesOf([1], [null]), rules)).toBe(false)
})
