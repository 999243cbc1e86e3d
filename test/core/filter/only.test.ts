// From rows of the report to what a filter names.
import { expect, test } from 'vitest'
import { findReportedNamesOfRows } from '../../../src/core/filter/filter.ts'

test('a row is measured under the name of its benchmark, once', () => {
  const reported = ['A', 'B', 'A', 'A b', 'C']
  expect(findReportedNamesOfRows(['A', 'C engine:v8', 'C engine:jsc', 'Gone'], reported)).toEqual(['A', 'C'])
  expect(findReportedNamesOfRows(['A b'], reported)).toEqual(['A', 'A b'])
})
