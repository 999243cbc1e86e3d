// How far a picture of values goes.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extentOf } from '../../../../../src/core/report/show/html/strip-plot.ts'

test('from the lowest to the highest value of all samples', () => {
  expect(
    extentOf([
      [3, null, 1],
      [2, 5],
    ]),
  ).toEqual({ low: 1, high: 5 })
  expect(extentOf([[], [null]])).toEqual({ low: 0, high: 1 })
  expect(extentOf([[7, 7]])).toEqual({ low: 7, high: 7 })
})

test('a wild value is left out where it would flatten the others, and only there', () => {
  const calm = [10, 11, 12, 11, 10, 12, 11]
  expect(extentOf([[...calm, 100], calm])).toEqual({ low: 10, high: 12 })
  expect(extentOf([[...calm, 17], calm])).toEqual({ low: 10, high: 17 })
})

test('two modes, and two sides far apart, are no wild values', () => {
  const modes = Array.from({ length: 20 }, (_, index) => (index % 3 === 0 ? 100 : 10))
  expect(extentOf([modes])).toEqual({ low: 10, high: 100 })
  expect(
    extentOf([
      [10, 11, 12],
      [1000, 1001, 1002],
    ]),
  ).toEqual({ low: 10, high: 1002 })
})

test('has half of the values of each sample in it', () => {
  const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(fc.array(values, { minLength: 1, maxLength: 3 }), samples => {
      const { low, high } = extentOf(samples)
      for (const sample of samples) {
        const seen = sample.filter(value => value >= low && value <= high)
        expect(seen.length).toBeGreaterThanOrEqual(Math.floor(sample.length / 2))
      }
    }),
  )
})
