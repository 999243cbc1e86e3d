// A sample in three numbers.
import { expect, test } from 'vitest'
import { finite, presentValues, summarise } from '../../../src/core/judge/blocks.ts'

test('is the median with the order statistics that bound it', () => {
  // Of six values the least and the greatest bound the median at 96.9 %.
  expect(summarise([6, 1, 5, 2, 4, 3], false)).toEqual({
    center: 3.5,
    low: 1,
    high: 6,
    samples: [6, 1, 5, 2, 4, 3],
  })
})

test('leaves rounds without a value out of the numbers and in the record', () => {
  const sample = [null, 2, null, 1, 3]
  expect(summarise(sample, false)).toMatchObject({ center: 2, samples: sample })
  expect(presentValues(sample)).toEqual([2, 1, 3])
})

test('has no interval where there are fewer than six values, unless they cannot vary', () => {
  expect(summarise([1, 2, 3], false)).toMatchObject({ center: 2, low: null, high: null })
  // The greatest of five is beyond the median in 31 of 32 samples, and then nothing is left to spare below.
  expect(summarise([1, 2, 3, 4, 5], false)).toMatchObject({ center: 3, low: null, high: 5 })
  expect(summarise([7], true)).toMatchObject({ center: 7, low: 7, high: 7 })
})

test('what is not finite is null, as JSON has no word for it', () => {
  expect([finite(1), finite(Number.POSITIVE_INFINITY), finite(Number.NaN)]).toEqual([1, null, null])
})
