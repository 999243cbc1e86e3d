// Which rows come from a benchmark.
import { expect, test } from 'vitest'
import { isRowOf } from '../../../src/core/judge/row-rules.ts'

test('a row is of a benchmark by its whole name, with all that may stand behind it', () => {
  for (const row of ['B', 'B-16', 'B/sub', 'B/sub-x/y-16', 'B size:big', 'B-16 size:big'])
    expect([row, isRowOf(row, 'B')]).toEqual([row, true])
  for (const row of ['BB', 'B2-16', 'A', 'A/B', 'b']) expect([row, isRowOf(row, 'B')]).toEqual([row, false])
})

test('sub-benchmarks that begin alike are told apart', () => {
  for (const row of ['E/1MB', 'E/1MB-8', 'E/1MB-8 size:big', 'E/1MB/x-8'])
    expect([row, isRowOf(row, 'E/1MB')]).toEqual([row, true])
  for (const row of ['E', 'E-8', 'E/1MB-fast-8', 'E/1MB2', 'E/10MB', 'E/1MB-8x'])
    expect([row, isRowOf(row, 'E/1MB')]).toEqual([row, false])
})
