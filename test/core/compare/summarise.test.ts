// Samples in three numbers.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactOf, medianOf, notesOfExact, notesOfMedian } from '../../../src/core/compare/judged-rows.ts'
import { medianWithInterval } from '../../../src/core/stats/median-interval.ts'

test('the median and its interval, as everywhere else but for the last bit', () => {
  const values = fc.array(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(values, some => {
      const sorted = new Float64Array(some).sort()
      const { center, low, high } = medianOf(sorted, 0.95)
      const wanted = medianWithInterval(some, 0.95)
      expect([low, high]).toEqual([wanted.low, wanted.high])
      expect(Math.abs(center - wanted.center)).toBeLessThanOrEqual(1e-12 * (sorted.at(-1) as number))
    }),
  )
})

test('too few values for an interval are noted, with how many it takes', () => {
  const notes = (values: readonly number[], confidence: number) =>
    notesOfMedian(medianOf(new Float64Array(values), confidence), confidence)
  expect(notes([1, 2, 3, 4, 5], 0.95)).toEqual([{ kind: 'unbounded', needed: 6, confidence: 0.95 }])
  expect(notes([1, 2, 3, 4, 5, 6], 0.95)).toEqual([])
  expect(notes([1], 1)).toEqual([{ kind: 'unbounded', needed: null, confidence: 1 }])
})

test('what is exact is the most frequent value, and all of them its interval', () => {
  const exact = (...values: readonly number[]) => exactOf(new Float64Array(values))
  expect(exact(100, 101, 101, 102)).toEqual({ center: 101, low: 100, high: 102 })
  expect(notesOfExact(exact(100, 101, 101, 102))).toEqual([{ kind: 'inexact', low: 100, high: 102 }])
  expect(exact(1, 1, 2, 2)).toMatchObject({ center: 1 })
  expect(exact(5)).toEqual({ center: 5, low: 5, high: 5 })
  expect(notesOfExact(exact(5))).toEqual([])
})
