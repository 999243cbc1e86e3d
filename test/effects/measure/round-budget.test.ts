// What rounds there are for the items that are open.
import { expect, test } from 'vitest'
import { RoundBudget } from '../../../src/effects/measure/round-budget.ts'

const open = (...shares: number[]) => shares.map(share => ({ share }))

test('has as many rounds for all as are planned, and more for some once others have left', () => {
  const pool = new RoundBudget(3 * 10)
  for (let round = 1; round <= 4; round++) pool.spend(open(1, 1, 1))
  expect([pool.roundsOf(open(1, 1, 1)), pool.roundsOf(open(1, 1)), pool.roundsOf(open(0.5))]).toEqual([
    6, 9, 36,
  ])
  expect(pool.roundsOf([])).toBe(0)
  for (let round = 1; round <= 6; round++) pool.spend(open(1, 1, 1))
  expect([pool.allows(open(1)), pool.roundsOf(open(1))]).toEqual([false, 0])
})
