// The summary of exact units against x/perf.
import { expect, test } from 'vitest'
import { exactValue } from '../../../src/core/stats/exact.ts'
import { corpus } from '../../support/corpus.ts'

test('the centre is the one of x/perf under assume=exact', () => {
  for (const { id, values, mode } of corpus<{ id: string; values: number[]; mode: number }>('summary.json'))
    expect(exactValue(values).center, id).toBe(mode)
})

test('of several most frequent values it takes the smallest, and the range bounds it', () => {
  expect(exactValue([9, 3, 7, 3, 7])).toEqual({ center: 3, low: 3, high: 9 })
})

test('does not reorder the sample it is given', () => {
  const values = [3, 1, 2]
  exactValue(values)
  expect(values).toEqual([3, 1, 2])
})
