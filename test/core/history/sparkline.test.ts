import { expect, test } from 'vitest'
import {
  ratioAxisRangeIncludingOne,
  reduceToSparklineColumns,
  sparkline,
} from '../../../src/core/history/sparkline.ts'

test('more values than columns are shown by their medians', () => {
  expect(reduceToSparklineColumns([1, 9, 1, 2, 2, 8], 2)).toEqual([1, 2])
  expect(reduceToSparklineColumns([1, 2], 2)).toEqual([1, 2])
})

test('noise looks flat, and a change does not', () => {
  expect(sparkline([1, 1.001, 0.999], 10)).toBe('▅▅▄')
  expect(sparkline([1, 1, 1.5, 1.5], 10)).toBe('▁▁██')
})

test('the reference is always in the picture', () => {
  expect(ratioAxisRangeIncludingOne([1.5, 1.6])).toEqual([1, 1.6])
})
