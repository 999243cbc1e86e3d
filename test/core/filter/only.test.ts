// From rows of the report to what a filter names.
import { expect, test } from 'vitest'
import { findBenchmarkNamesOfRows } from '../../../src/core/filter/filter.ts'

test('a row is measured under the name of its benchmark, once', () => {
  const reported = ['A', 'B', 'A', 'A b', 'C']
  expect(findBenchmarkNamesOfRows(['A', 'C engine:v8', 'C engine:jsc', 'Gone'], reported)).toEqual(['A', 'C'])
  expect(findBenchmarkNamesOfRows(['A b'], reported)).toEqual(['A', 'A b'])
})
