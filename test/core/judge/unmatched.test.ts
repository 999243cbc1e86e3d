// What only one side measured.
import { expect, test } from 'vitest'
import { isMatched, unmatched } from '../../../src/core/judge/unmatched.ts'
import type { Sample, Series } from '../../../src/core/model/measuring.ts'
import { seriesOf } from './series.ts'

const series = (benchmark: string, base: Sample, head: Sample, unit = 'sec/op'): Series =>
  seriesOf(base, head, { benchmark, unit })

test('a benchmark that only one side measured is named once, whatever its units', () => {
  const only = [
    series('Gone', [1], [null]),
    series('Gone', [1], [null], 'B/op'),
    series('New', [null], [1]),
    series('A', [1], [1]),
  ]
  expect(unmatched(only, 'base')).toEqual([{ benchmark: 'Gone', package: null, unit: null }])
  expect(unmatched(only, 'head')).toEqual([{ benchmark: 'New', package: null, unit: null }])
})

test('a unit that only one side of a benchmark has is named by itself', () => {
  const only = [
    series('A', [1], [1]),
    series('A', [null], [8], 'B/op'),
    series('A', [null], [2], 'allocs/op'),
  ]
  expect(unmatched(only, 'head')).toEqual([
    { benchmark: 'A', package: null, unit: 'B/op' },
    { benchmark: 'A', package: null, unit: 'allocs/op' },
  ])
  expect(unmatched(only, 'base')).toEqual([])
})

test('benchmarks of the same name in two packages do not answer for each other', () => {
  const only = [
    { ...series('A', [1], [null]), package: 'm/a' },
    { ...series('A', [null], [1]), package: 'm/b' },
  ]
  expect(unmatched(only, 'base')).toEqual([{ benchmark: 'A', package: 'm/a', unit: null }])
  expect(unmatched(only, 'head')).toEqual([{ benchmark: 'A', package: 'm/b', unit: null }])
})

test('one value on each side is a match, in whatever rounds they are', () => {
  expect(isMatched(series('A', [1, null], [null, 1]))).toBe(true)
  expect(isMatched(series('A', [1, 1], [null, null]))).toBe(false)
})
