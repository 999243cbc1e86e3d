// Configurations of tables.
import { expect, test } from 'vitest'
import { configOf } from './tables.ts'

test('keys that differ between tables are returned with both values', () => {
  const one = configOf([
    ['goos', 'linux'],
    ['pkg', 'p'],
  ])
  const other = configOf([
    ['goos', 'linux'],
    ['pkg', 'q'],
  ])
  expect([one.differingFrom(other), one.differingFrom(one), one.length]).toEqual([[['pkg', 'p', 'q']], [], 2])
  expect(one.entries()).toEqual([
    ['goos', 'linux'],
    ['pkg', 'p'],
  ])
})
