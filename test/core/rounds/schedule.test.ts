// The schedule: every round visits both sides, in an order that only the seed decides.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planItems, planRounds } from '../../../src/core/rounds/schedule.ts'

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

test('visits both sides once in each round, and counts the rounds from 1', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), seeds, (count, seed) => {
      const rounds = planRounds(count, seed)
      expect(rounds.map(({ round }) => round)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
      for (const { order } of rounds) expect(order.toSorted()).toEqual(['base', 'head'])
    }),
  )
})

test('plans the same for the same seed, and a longer plan begins like a shorter one', () => {
  fc.assert(
    fc.property(seeds, seed => {
      expect(planRounds(20, seed)).toEqual(planRounds(20, seed))
      expect(planRounds(30, seed).slice(0, 20)).toEqual(planRounds(20, seed))
    }),
  )
})

test('lets each side go first in about half of the rounds, whatever the seed and the round', () => {
  const count = 10
  const first = new Array<number>(count).fill(0)
  let afterTheSame = 0
  const plans = 10_000
  for (let seed = 0; seed < plans; seed++) {
    const order = planRounds(count, seed).map(round => (round.order[0] === 'base' ? 1 : 0))
    for (const [index, base] of order.entries()) {
      first[index] = (first[index] ?? 0) + base
      if (index > 0 && order[index - 1] === base) afterTheSame++
    }
  }
  // Four and a half standard errors of a share of 10,000.
  for (const [index, count] of first.entries())
    expect(Math.abs(count / plans - 0.5), `round ${index + 1}`).toBeLessThan(4.5 * (0.5 / Math.sqrt(plans)))
  // A coin, unlike ABAB, repeats itself half of the time.
  expect(Math.abs(afterTheSame / plans / (count - 1) - 0.5)).toBeLessThan(0.01)
})

test('does not plan the same order for every seed', () => {
  const orders = new Set([1, 2, 3, 4, 5].map(seed => JSON.stringify(planRounds(12, seed))))
  expect(orders.size).toBe(5)
})

test('plans items as by themselves, the first of them as if it were alone', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 0, max: 40 }),
      seeds,
      (items, count, seed) => {
        const plans = planItems(items, count, seed)
        expect(plans).toHaveLength(items)
        expect(plans[0]).toEqual(planRounds(count, seed))
        expect(planItems(items, count, seed)).toEqual(plans)
        // One more item, or more rounds, change nothing for the others.
        expect(planItems(items + 1, count, seed).slice(0, items)).toEqual(plans)
        expect(planItems(items, count + 3, seed).map(plan => plan.slice(0, count))).toEqual(plans)
      },
    ),
  )
})

test('tosses coins for each item that know nothing of those of others, nor of its own in the round before', () => {
  const plans = 4000
  const rounds = 8
  const items = 4
  const coins = (seed: number) =>
    planItems(items, rounds, seed).map(plan => plan.map(({ order }) => order[0]))
  let same = 0
  let sameAsNext = 0
  for (let seed = 0; seed < plans; seed++) {
    const all = coins(seed)
    for (let n = 1; n < items; n++)
      for (let round = 0; round < rounds; round++) {
        if (all[n]?.[round] === all[n - 1]?.[round]) same++
        if (all[n]?.[round] === all[0]?.[(round + n) % rounds]) sameAsNext++
      }
  }
  const pairs = plans * (items - 1) * rounds
  // Four and a half standard errors.
  const bound = 4.5 * (0.5 / Math.sqrt(pairs))
  expect(Math.abs(same / pairs - 0.5)).toBeLessThan(bound)
  expect(Math.abs(sameAsNext / pairs - 0.5)).toBeLessThan(bound)
})
