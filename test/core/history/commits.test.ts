import { expect, test } from 'vitest'
import { pullOf } from '../../../src/core/history/history.ts'

test.each([
  ['Merge pull request #12 from acme/topic', 12],
  ['Faster reading (#345)', 345],
  ['Fixes (#1), and more', null],
  ['Revert "Faster (#3)" (#4)', 4],
  ['', null],
])('%j is of pull request %j', (subject, number) => {
  expect(pullOf({ subject })).toBe(number)
})
