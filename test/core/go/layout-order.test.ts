// The numbers from which the linker draws orders of functions.
import { expect, test } from 'vitest'
import { goLayoutSeedOfRound } from '../../../src/core/go/relinking.ts'
import { planRoundsInRandomSideOrder } from '../../../src/core/rounds/schedule.ts'

const rounds = Array.from({ length: 400 }, (_, index) => index + 1)
const ordersOf = (seed: number) => rounds.map(round => goLayoutSeedOfRound(seed, round))

test('are the same for a seed and a round, and others for each other round or seed', () => {
  expect(ordersOf(7)).toEqual(ordersOf(7))
  const all = [1, 2, 3, 2 ** 32 - 1].flatMap(ordersOf)
  expect(new Set(all).size).toBe(all.length)
  expect(all.every(one => Number.isInteger(one) && one >= 1 && one <= 2 ** 31)).toBe(true)
})

test('tell nothing of which side goes first', () => {
  const coins = planRoundsInRandomSideOrder(rounds.length, 1).map(({ order }) => order[0] === 'base')
  const agreeing = ordersOf(1).filter((order, index) => order < 2 ** 30 === coins[index]).length
  // Four standard errors.
  expect(Math.abs(agreeing - 200)).toBeLessThan(40)
})
