// What benchmarks, and their values in one unit, are known by.
import { expect, test } from 'vitest'
import { packageAndBenchmarkId, rowId } from '../../../src/core/model/measuring.ts'

const rows = [
  { package: null, benchmark: 'A', unit: 'sec/op' },
  { package: 'null', benchmark: 'A', unit: 'sec/op' },
  { package: 'p', benchmark: 'A', unit: 'sec/op' },
  { package: 'p","A', benchmark: '', unit: 'sec/op' },
  { package: 'p', benchmark: 'A', unit: 'B/op' },
]

test('no name passes for another, whatever is in it', () => {
  expect(new Set(rows.map(rowId)).size).toBe(rows.length)
  expect(new Set(rows.map(packageAndBenchmarkId)).size).toBe(rows.length - 1)
})

test('all of a package is no benchmark of it', () => {
  expect(packageAndBenchmarkId({ package: 'p', benchmark: null })).not.toBe(
    packageAndBenchmarkId({ package: 'p', benchmark: 'null' }),
  )
})
