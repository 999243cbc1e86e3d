// The schedule: every round visits both sides, in an order that only the seed decides.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../src/core/common/random.ts'
import type { Side, SideVisit } from '../../../src/core/model/measuring.ts'
import { mergeShortVisitsOfSideInRound } from '../../../src/core/rounds/merge-rounds.ts'
import {
  countItemsMeasurableInSeconds,
  decideVisitsByNoiseWithinRounds,
  estimateRatioNoiseWithinRound,
  estimateTotalBudgetSeconds,
  planRoundsInRandomSideOrder,
  planRoundsInRandomSideOrderForEachItem,
} from '../../../src/core/rounds/schedule.ts'
import { pairedRankPermutationTest } from '../../../src/core/stats/paired-test.ts'
import { long } from '../../support/long.ts'

describe('schedule', () => {
  const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

  test('visits both sides once in each round, and counts the rounds from 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), seeds, (count, seed) => {
        const rounds = planRoundsInRandomSideOrder(count, seed)
        expect(rounds.map(({ round }) => round)).toEqual(
          Array.from({ length: count }, (_, index) => index + 1),
        )
        for (const { order } of rounds) expect(order.toSorted()).toEqual(['base', 'head'])
      }),
    )
  })

  test('plans the same for the same seed, and a longer plan begins like a shorter one', () => {
    fc.assert(
      fc.property(seeds, seed => {
        expect(planRoundsInRandomSideOrder(20, seed)).toEqual(planRoundsInRandomSideOrder(20, seed))
        expect(planRoundsInRandomSideOrder(30, seed).slice(0, 20)).toEqual(
          planRoundsInRandomSideOrder(20, seed),
        )
      }),
    )
  })

  test('lets each side go first in about half of the rounds, whatever the seed and the round', () => {
    const count = 10
    const first = new Array<number>(count).fill(0)
    let afterTheSame = 0
    const plans = 10_000
    for (let seed = 0; seed < plans; seed++) {
      const order = planRoundsInRandomSideOrder(count, seed).map(round => (round.order[0] === 'base' ? 1 : 0))
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
    const orders = new Set([1, 2, 3, 4, 5].map(seed => JSON.stringify(planRoundsInRandomSideOrder(12, seed))))
    expect(orders.size).toBe(5)
  })

  test('plans items as by themselves, the first of them as if it were alone', long, () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 40 }),
        seeds,
        (items, count, seed) => {
          const plans = planRoundsInRandomSideOrderForEachItem(items, count, seed)
          expect(plans).toHaveLength(items)
          expect(plans[0]).toEqual(planRoundsInRandomSideOrder(count, seed))
          expect(planRoundsInRandomSideOrderForEachItem(items, count, seed)).toEqual(plans)
          // One more item, or more rounds, change nothing for the others.
          expect(planRoundsInRandomSideOrderForEachItem(items + 1, count, seed).slice(0, items)).toEqual(
            plans,
          )
          expect(
            planRoundsInRandomSideOrderForEachItem(items, count + 3, seed).map(plan => plan.slice(0, count)),
          ).toEqual(plans)
        },
      ),
    )
  })

  test('tosses coins for each item that know nothing of those of others, nor of its own in the round before', () => {
    const plans = 4000
    const rounds = 8
    const items = 4
    const coins = (seed: number) =>
      planRoundsInRandomSideOrderForEachItem(items, rounds, seed).map(plan =>
        plan.map(({ order }) => order[0]),
      )
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
})

// How many visits a round has, by the noise of those before.
describe('turns', () => {
  function visits(values: readonly number[], unit = 'sec/op'): readonly SideVisit[] {
    return values.map(value => ({
      started: '2026-01-01T00:00:00.000Z',
      seconds: 1,
      measurements: [{ benchmark: 'A', unit, value, iterations: 10, config: {} }],
    }))
  }

  /** A pair of sides with noise of a standard deviation of `noise`, of which head takes `factor` times as long. */
  function drawn(turns: number, noise: number, factor: number, random: () => number) {
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    const side = (level: number) =>
      visits(Array.from({ length: turns }, () => level * Math.exp(noise * normal())))
    return { base: side(1), head: side(factor) }
  }

  describe('the noise of a round', () => {
    test('is what a round varies by, times its visits', long, () => {
      const random = seededRandom(1)
      const rounds = Array.from({ length: 2000 }, () => drawn(12, 0.02, 1, random))
      const told = rounds.map(round => estimateRatioNoiseWithinRound(round) ?? Number.NaN)
      const timeOf = (side: readonly SideVisit[]) =>
        mergeShortVisitsOfSideInRound(side).measurements[0]?.value ?? 0
      const seen = rounds.map(({ base, head }) => 12 * Math.log(timeOf(head) / timeOf(base)) ** 2)
      const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
      expect(mean(told) / mean(seen)).toBeGreaterThan(0.8)
      expect(mean(told) / mean(seen)).toBeLessThan(1.25)
    })

    test('does not know which side is slower, nor by how much', () => {
      const values = fc.array(fc.double({ min: 1, max: 2, noNaN: true }), { minLength: 8, maxLength: 8 })
      fc.assert(
        fc.property(values, values, fc.double({ min: 0.1, max: 10, noNaN: true }), (base, head, factor) => {
          const noise = estimateRatioNoiseWithinRound({ base: visits(base), head: visits(head) }) ?? 0
          const swapped = estimateRatioNoiseWithinRound({ base: visits(head), head: visits(base) }) ?? 0
          const slower =
            estimateRatioNoiseWithinRound({
              base: visits(base),
              head: visits(head.map(one => one * factor)),
            }) ?? 0
          expect(swapped).toBeCloseTo(noise, 9)
          expect(slower).toBeCloseTo(noise, 9)
        }),
      )
    })

    test('is that of the noisiest timed row, and of no count', () => {
      const both = (side: Side) =>
        visits(side === 'base' ? [1, 1, 2, 2] : [1, 1, 1, 1], 'sec/op').map((visit, n) => ({
          ...visit,
          measurements: [
            ...visit.measurements,
            { benchmark: 'B', unit: 'sec/op', value: 1, iterations: 1, config: {} },
            { benchmark: 'A', unit: 'B/op', value: 1 + n, iterations: 1, config: {} },
          ],
        }))
      expect(estimateRatioNoiseWithinRound({ base: both('base'), head: both('head') })).toBeCloseTo(
        Math.log(2) ** 2,
      )
    })

    test.each<[string, Readonly<Record<Side, readonly SideVisit[]>>]>([
      ['few visits', { base: visits([1, 1, 1]), head: visits([1, 1, 1]) }],
      ['one side', { base: [], head: visits([1, 1, 1, 1]) }],
      ['counts', { base: visits([1, 1, 1, 1], 'B/op'), head: visits([1, 1, 1, 1], 'B/op') }],
      ['no time', { base: visits([0, 0, 0, 0]), head: visits([1, 1, 1, 1]) }],
    ])('is not known of %s', (_, given) => {
      expect(estimateRatioNoiseWithinRound(given)).toBeNull()
    })
  })

  describe('the visits of a round', () => {
    test('are few at first, then what the noise needs, within the plan', () => {
      expect(decideVisitsByNoiseWithinRounds(24, [], 0.01)).toBe(4)
      expect(decideVisitsByNoiseWithinRounds(24, [4e-4], 0.01)).toBe(4)
      expect(decideVisitsByNoiseWithinRounds(24, [11e-4], 0.01)).toBe(12)
      expect(decideVisitsByNoiseWithinRounds(24, [1], 0.01)).toBe(24)
      expect(decideVisitsByNoiseWithinRounds(24, [1e-4], 0)).toBe(24)
      expect(decideVisitsByNoiseWithinRounds(24, [0], 0)).toBe(24)
      expect([1, 2].map(most => decideVisitsByNoiseWithinRounds(most, [1], 0.01))).toEqual([1, 2])
    })

    test('bear a round that strays, and forget what is long past', () => {
      expect(decideVisitsByNoiseWithinRounds(24, [4e-4, 1, 4e-4], 0.01)).toBe(4)
      expect(decideVisitsByNoiseWithinRounds(24, [4e-4, 1, 1], 0.01)).toBe(24)
      expect(decideVisitsByNoiseWithinRounds(24, [...Array(9).fill(1), ...Array(8).fill(4e-4)], 0.01)).toBe(4)
    })

    test.each([1, 1.05])(
      'leave the test exact where head is %d times as slow, on a machine with bursts',
      long,
      factor => {
        const random = seededRandom(3)
        const runs = 500
        let alarms = 0
        let visited = 0
        for (let run = 0; run < runs; run++) {
          const noises: number[] = []
          const [base, head]: number[][] = [[], []]
          for (let round = 0; round < 12; round++) {
            const pair = drawn(
              decideVisitsByNoiseWithinRounds(24, noises, 0.0167),
              random() < 0.3 ? 0.1 : 0.01,
              factor,
              random,
            )
            noises.push(estimateRatioNoiseWithinRound(pair) ?? 0)
            visited += pair.base.length
            base?.push(mergeShortVisitsOfSideInRound(pair.base).measurements[0]?.value ?? 0)
            head?.push((mergeShortVisitsOfSideInRound(pair.head).measurements[0]?.value ?? 0) / factor)
          }
          if (pairedRankPermutationTest([{ base: base ?? [], head: head ?? [] }]).greater <= 0.05) alarms++
        }
        expect(visited / runs / 12).toBeGreaterThan(6)
        expect(alarms / runs).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / runs))
        expect(alarms / runs).toBeGreaterThan(0.03)
      },
    )

    test('reach the noise that is wanted, on quiet machines and on noisy ones', () => {
      for (const noise of [0.01, 0.02, 0.04]) {
        const random = seededRandom(2)
        const noises: number[] = []
        let seen = 0
        for (let round = 0; round < 400; round++) {
          const turns = decideVisitsByNoiseWithinRounds(24, noises, 0.0167)
          const pair = drawn(turns, noise, 1, random)
          noises.push(estimateRatioNoiseWithinRound(pair) ?? 0)
          const [base, head] = [pair.base, pair.head].map(
            side => mergeShortVisitsOfSideInRound(side).measurements[0]?.value ?? 0,
          )
          seen += Math.log((head ?? 0) / (base ?? 0)) ** 2 / 400
        }
        expect(Math.sqrt(seen)).toBeLessThan(0.0167 * 1.3)
      }
    })
  })
})

// A budget has room for the first benchmarks that can be decided in it.
describe('within budget', () => {
  test('there is room for the first ones whose rounds fit, and for one at least', () => {
    expect(countItemsMeasurableInSeconds([1, 2, 3], 48, 8)).toBe(3)
    expect(countItemsMeasurableInSeconds([1, 2, 3], 47, 8)).toBe(2)
    expect(countItemsMeasurableInSeconds([1, 2, 3], 1, 8)).toBe(1)
    expect(countItemsMeasurableInSeconds([], 1, 8)).toBe(0)
  })

  test('the budget that would do for all has room for all', () => {
    const costs = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(
        costs,
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom(0, 0.2, 0.5),
        (all, rounds, kept) => {
          const budget = estimateTotalBudgetSeconds(all, rounds, { kept, before: 7 })
          expect(countItemsMeasurableInSeconds(all, (budget - 7) * (1 - kept) + 1e-6, rounds)).toBe(
            all.length,
          )
        },
      ),
    )
  })
})
