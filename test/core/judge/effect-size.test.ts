// How far apart two sides are, stated from both ends.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  convertWorseningToRise,
  estimatedWorsening,
  exceedsLimit,
  isIntervalBeyondLimit,
  type RelativeWorseningBothWays,
  relativeChangeUsedByVerdict,
  worseningAndImprovementOfDifference,
  worseningAndImprovementOfRatio,
} from '../../../src/core/judge/effect-size.ts'
import { around, comparison, counted } from '../report/comparisons.ts'

const close = (found: RelativeWorseningBothWays, worsening: number, improvement: number) => {
  expect(found.worsening).toBeCloseTo(worsening, 12)
  expect(found.improvement).toBeCloseTo(improvement, 12)
}

test('a quarter more is a fifth less the other way round', () => {
  close(worseningAndImprovementOfRatio(1.25, 'lower'), 0.25, -0.2)
  close(worseningAndImprovementOfDifference(25, 100, 125, 'lower'), 0.25, -0.2)
})

test('the change that decides is that of the ratio, of the shift where there is none, and of what does not vary', () => {
  const one = comparison({ delta: -0.5, base: around(-4), head: around(-6) })
  const bare = { ...one, ratio: null }
  expect(relativeChangeUsedByVerdict(one)).toBeCloseTo(0.072)
  expect(relativeChangeUsedByVerdict({ ...bare, shift: 1 })).toBe(0.25)
  expect(relativeChangeUsedByVerdict({ ...bare, shift: 1, base: around(0) })).toBeNull()
  expect(relativeChangeUsedByVerdict(bare)).toBe(-0.5)
  // Where the values of base are not known, it is the change of the medians.
  for (const exact of [true, false])
    expect(relativeChangeUsedByVerdict({ ratio: null, exact, delta: -0.5, shift: 1 })).toBe(-0.5)
  expect(relativeChangeUsedByVerdict(counted('B/op', 100, 110))).toBeCloseTo(0.1)
})

test('of exact values below 0 it has the sign of the rise', () => {
  const risen = counted('score', -10, -5)
  expect(risen.delta).toBe(-0.5)
  expect(relativeChangeUsedByVerdict(risen)).toBe(0.5)
  expect(relativeChangeUsedByVerdict(counted('score', -10, -15))).toBe(-0.5)
  expect(relativeChangeUsedByVerdict(counted('score', -10, -10))).toBe(0)
  expect(relativeChangeUsedByVerdict(counted('B/op', 0, 48))).toBeNull()
})

test('an interval is beyond the threshold with both of its ends, where these are known', () => {
  const ratio = (low: number | null, high: number | null) => ({ estimate: 1.1, low, high })
  expect(isIntervalBeyondLimit(ratio(1.06, 1.2), 'lower', 0.05)).toBe(true)
  expect(isIntervalBeyondLimit(ratio(1.05, 1.2), 'lower', 0.05)).toBe(false)
  expect(isIntervalBeyondLimit(ratio(1.06, 1.2), 'higher', 0.05)).toBe(false)
  expect(isIntervalBeyondLimit(ratio(0.8, 0.9), 'higher', 0.05)).toBe(true)
  for (const unknown of [null, ratio(null, 1.2), ratio(1.06, null)])
    expect(isIntervalBeyondLimit(unknown, 'lower', 0.05)).toBe(false)
  expect(isIntervalBeyondLimit(ratio(null, 0.9), 'higher', 0.05)).toBe(false)
})

test('the estimated worsening is that of the ratio, of the shift, or of the centres', () => {
  const one = comparison({ base: around(-5), head: around(-4) })
  expect(estimatedWorsening(one)).toBeCloseTo(0.072)
  expect(estimatedWorsening({ ...one, ratio: null, shift: 2 })).toBe(0.4)
  expect(estimatedWorsening({ ...one, ratio: null })).toBe(0.2)
})

test('as a rise, a fall of a rate is that of its time', () => {
  expect(convertWorseningToRise(0.05, 'lower')).toBe(0.05)
  expect(convertWorseningToRise(0.05, null)).toBe(0.05)
  expect(convertWorseningToRise(0.5, 'higher')).toBe(1)
  // A rate cannot fall by more than all of it.
  for (const worsening of [0.99, 1, 2]) expect(convertWorseningToRise(worsening, 'higher')).toBeCloseTo(99)
})

test('where higher is better, less is worse', () => {
  close(worseningAndImprovementOfRatio(0.8, 'higher'), 0.2, -0.25)
  close(worseningAndImprovementOfRatio(1.25, 'higher'), -0.25, 0.2)
  close(worseningAndImprovementOfDifference(-20, 100, 80, 'higher'), 0.2, -0.25)
})

test('a unit of unknown direction is taken as better lower', () => {
  expect(worseningAndImprovementOfRatio(1.25, null)).toEqual(worseningAndImprovementOfRatio(1.25, 'lower'))
  expect(worseningAndImprovementOfDifference(3, 4, 7, null)).toEqual(
    worseningAndImprovementOfDifference(3, 4, 7, 'lower'),
  )
})

test('a rise from 0 is infinitely worse, a fall to 0 infinitely better, and no shift is neither', () => {
  expect(worseningAndImprovementOfDifference(3, 0, 3, 'lower')).toEqual({
    worsening: Number.POSITIVE_INFINITY,
    improvement: -1,
  })
  expect(worseningAndImprovementOfDifference(-3, 3, 0, 'lower')).toEqual({
    worsening: -1,
    improvement: Number.POSITIVE_INFINITY,
  })
  close(worseningAndImprovementOfDifference(0, 0, 0, 'lower'), 0, 0)
  close(worseningAndImprovementOfDifference(0, 0, 0, 'higher'), 0, 0)
})

test('below 0 a rise is still a rise', () => {
  close(worseningAndImprovementOfDifference(1, -5, -4, 'lower'), 0.2, -0.25)
  close(worseningAndImprovementOfDifference(1, -5, -4, 'higher'), -0.2, 0.25)
})

test('a change of exactly the threshold does not exceed it, in spite of floating point', () => {
  expect(105 / 100 - 1).toBeGreaterThan(0.05)
  expect(exceedsLimit(105 / 100 - 1, 0.05)).toBe(false)
  expect(exceedsLimit(0.0501, 0.05)).toBe(true)
  expect(exceedsLimit(0, 0)).toBe(false)
  expect(exceedsLimit(Number.POSITIVE_INFINITY, 1)).toBe(true)
})

test('swapping the sides swaps the ends', () => {
  const positive = fc.double({ min: 1e-6, max: 1e6, noNaN: true })
  const direction = fc.constantFrom('lower' as const, 'higher' as const)
  const shift = fc.double({ min: -100, max: 100, noNaN: true })
  fc.assert(
    fc.property(positive, shift, shift, direction, (ratio, base, head, better) => {
      const one = worseningAndImprovementOfRatio(ratio, better)
      const other = worseningAndImprovementOfRatio(1 / ratio, better)
      expect(other.worsening).toBeCloseTo(one.improvement, 8)
      expect(other.improvement).toBeCloseTo(one.worsening, 8)
      const shifted = worseningAndImprovementOfDifference(head - base, base, head, better)
      const back = worseningAndImprovementOfDifference(base - head, head, base, better)
      expect([back.worsening, back.improvement]).toEqual([shifted.improvement, shifted.worsening])
    }),
  )
})
