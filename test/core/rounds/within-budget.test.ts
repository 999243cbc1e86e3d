// A budget has room for the first benchmarks that can be decided in it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { budgetForAll, roomFor } from '../../../src/core/rounds/schedule.ts'

test('there is room for the first ones whose rounds fit, and for one at least', () => {
  expect(roomFor([1, 2, 3], 48, 8)).toBe(3)
  expect(roomFor([1, 2, 3], 47, 8)).toBe(2)
  expect(roomFor([1, 2, 3], 1, 8)).toBe(1)
  expect(roomFor([], 1, 8)).toBe(0)
})

test('the budget that would do for all has room for all', () => {
  const costs = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 50 })
  fc.assert(
    fc.property(costs, fc.integer({ min: 1, max: 20 }), fc.constantFrom(0, 0.2, 0.5), (all, rounds, kept) => {
      const budget = budgetForAll(all, rounds, { kept, before: 7 })
      expect(roomFor(all, (budget - 7) * (1 - kept) + 1e-6, rounds)).toBe(all.length)
    }),
  )
})
