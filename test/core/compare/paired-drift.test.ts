// Drift of files.
import { expect, test } from 'vitest'
import { driftLine } from '../../../src/core/compare/conclude.ts'
import { about, fileOf, gridsOf, lines } from './tables.ts'

const line = (values: readonly number[], unit = 'ns/op') =>
  driftLine(gridsOf([fileOf('a', lines('A', values, unit)), fileOf('b', lines('A', values, unit))]))

test('what both sides share is said, of times', () => {
  const rising = Array.from({ length: 12 }, (_, n) => 100 + 5 * n)
  expect(line(rising)).toMatch(/^all files drifted together: .* times changed by \+4\d\.\d\d%\./)
  expect([line(about(100)), line(rising, 'B/op')]).toEqual([null, null])
})
