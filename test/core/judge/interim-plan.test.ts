// When a run is looked at before its end, and how strictly.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareAllSeries } from '../../../src/core/judge/compare-series.ts'
import { estimateAndTestBenchmarkSeries } from '../../../src/core/judge/evidence.ts'
import {
  couldSeriesFail,
  fewestRoundsForFamily,
  findTooFewRoundsRefusal,
  type InterimSettings,
  informationFraction,
  interimLevelToRuleOutWorsening,
  interimsAndSpendingOfRegressionTest,
  isInterimRound,
  maxRoundsOfPlan,
  plannedInterimRounds,
  roundsOfInterimLooksMadeByRound,
  roundsUntilFirstDecision,
  smallestSequentialPairedP,
} from '../../../src/core/judge/interim-plan.ts'
import { ruleFor } from '../../support/benchmark-rules.ts'
import { long } from '../../support/long.ts'
import { onceOnly, rules, seriesOf } from './series.ts'

describe('interims', () => {
  const plan = { count: 20, stopEarly: true } as const
  const never = { count: 20, stopEarly: false } as const

  test('looks are after 40, 60, 80 and 100 % of the rounds, and up to three times as many', () => {
    expect(plannedInterimRounds(plan)).toEqual([8, 12, 16, 20, 30, 40, 50, 60])
    expect(plannedInterimRounds({ ...plan, count: 10 })).toEqual([4, 6, 8, 10, 15, 20, 25, 30])
    expect(plannedInterimRounds({ ...plan, count: 13 })).toEqual([6, 8, 11, 13, 20, 26, 33, 39])
    expect(plannedInterimRounds({ ...plan, isAgain: true })).toEqual([12, 16, 20, 30, 40])
    expect(plannedInterimRounds({ ...never, isAgain: true })).toEqual([20, 30, 40])
  })

  test('a run that may not end early is looked at once', () => {
    expect(plannedInterimRounds(never)).toEqual([20])
    expect(roundsOfInterimLooksMadeByRound(20, never)).toEqual([20])
  })

  test('looks are in order and end with the last round, however few there are', () => {
    for (let count = 1; count <= 1000; count++) {
      const looks = plannedInterimRounds({ ...plan, count })
      expect(looks).toEqual([...new Set(looks)].toSorted((a, b) => a - b))
      expect(looks).toContain(count)
      expect(looks.at(-1)).toBe(3 * count)
      expect(looks[0], `${count}`).toBe(Math.ceil((2 * count) / 5))
    }
  })

  test('rounds that end between two looks, as the time was up, are a look of their own', () => {
    expect(roundsOfInterimLooksMadeByRound(8, plan)).toEqual([8])
    expect(roundsOfInterimLooksMadeByRound(10, plan)).toEqual([8, 10])
    expect(roundsOfInterimLooksMadeByRound(12, plan)).toEqual([8, 12])
    expect(roundsOfInterimLooksMadeByRound(3, plan)).toEqual([3])
    expect(roundsOfInterimLooksMadeByRound(10, never)).toEqual([10])
  })

  test('a run that is looked at once may use all there, but for what suspects that do not recur have', () => {
    expect(interimLevelToRuleOutWorsening(20, never)).toBeCloseTo(0.045, 9)
  })

  test('the first look may use what a Pocock-like plan spends by then, and every later one less than that', () => {
    // 0.035 * ln(1 + (e - 1) * 0.4)
    expect(interimLevelToRuleOutWorsening(8, plan)).toBeCloseTo(0.0183098, 6)
    for (const rounds of [10, 12, 16, 20, 30, 60]) {
      expect(interimLevelToRuleOutWorsening(rounds, plan), `${rounds}`).toBeLessThan(
        interimLevelToRuleOutWorsening(8, plan),
      )
      expect(interimLevelToRuleOutWorsening(rounds, plan), `${rounds}`).toBeGreaterThan(0.005)
    }
  })

  test('no number of rounds is without a level, not even more than were planned', long, () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 150 }),
        fc.constantFrom(plan, never),
        (count, rounds, settings) => {
          const level = interimLevelToRuleOutWorsening(rounds, { ...settings, count })
          expect(level).toBeGreaterThan(0)
          expect(level).toBeLessThanOrEqual(0.05 + 1e-9)
        },
      ),
      { examples: [[20, 70, plan]] },
    )
  })

  test('a share is one of the plan, and never more than all of it', () => {
    expect(informationFraction(12, plan)).toBe(0.2)
    expect(informationFraction(60, plan)).toBe(1)
    expect(informationFraction(70, plan)).toBe(1)
    expect(informationFraction(20, never)).toBe(1)
  })

  test('a benchmark may leave at a planned look before its last round, and at no other', () => {
    const at = (stopEarly: boolean) =>
      Array.from({ length: 65 }, (_, index) => index).filter(rounds =>
        isInterimRound(rounds, { count: 20, stopEarly }),
      )
    expect(at(true)).toEqual([8, 12, 16, 20, 30, 40, 50])
    expect(at(false)).toEqual([])
  })

  test('what one benchmark may do wrongly adds up to 5 %, the second measurement included', () => {
    const again = { ...never, isAgain: true }
    // Looks share what there is, so that the last has less than all of it to itself.
    expect(interimLevelToRuleOutWorsening(20, never) + interimLevelToRuleOutWorsening(20, again)).toBeCloseTo(
      0.049,
      12,
    )
    expect(interimLevelToRuleOutWorsening(30, again)).toBeLessThan(0.0015)
    expect(interimLevelToRuleOutWorsening(40, again)).toBeGreaterThan(0.001)
    expect(interimLevelToRuleOutWorsening(40, again)).toBeLessThan(0.005)
    // Cut short, it has what the look at `count` has.
    expect(interimLevelToRuleOutWorsening(9, again)).toBe(interimLevelToRuleOutWorsening(20, again))
    expect(maxRoundsOfPlan(plan)).toBe(60)
    expect(maxRoundsOfPlan(never)).toBe(20)
  })

  test('what is worse can be found from half of `count` on: little of alpha is spent early, and a tenth of it nowhere', () => {
    const { interims, spending } = interimsAndSpendingOfRegressionTest(40, plan)
    expect(interims.map(({ rounds }) => rounds)).toEqual([8, 12, 16, 20, 30, 40])
    expect(interims.map(({ share }) => share)).toEqual([8, 12, 16, 20, 30, 40].map(rounds => rounds / 60))
    const spent = [8, 12, 20, 30, 40, 60].map(rounds => spending(0.05, informationFraction(rounds, plan)))
    expect(spent.map(one => Number(one.toFixed(6)))).toEqual([0, 0.00864, 0.04, 0.04125, 0.0425, 0.045])
  })

  test('rounds that end before `count` between two interims have had their last', () => {
    expect(interimsAndSpendingOfRegressionTest(14, plan).interims).toEqual([
      { rounds: 8, share: 8 / 60 },
      { rounds: 12, share: 12 / 60 },
      { rounds: 14, share: 20 / 60 },
    ])
    expect(interimsAndSpendingOfRegressionTest(22, plan).interims.at(-1)).toEqual({
      rounds: 22,
      share: 22 / 60,
    })
  })

  test('a second measurement has twice the rounds for what is worse again, and spends all of what it may', () => {
    const again = { ...plan, isAgain: true }
    expect(maxRoundsOfPlan(again)).toBe(40)
    const { interims, spending } = interimsAndSpendingOfRegressionTest(40, again)
    expect(interims.map(({ share }) => share)).toEqual([0.3, 0.4, 0.5, 0.75, 1])
    expect([0.5, 0.75, 1].map(share => Number(spending(0.05, share).toFixed(9)))).toEqual([0.04, 0.045, 0.05])
  })
})

// The smallest p-value that rounds can show.
describe('smallest p', () => {
  const again = { stopEarly: true, isAgain: true }

  /** What is shown where every round favours base, as a multiple of the p-value of a single look. */
  const shown = (rounds: number, plan: InterimSettings) => {
    const base = Array.from({ length: rounds }, (_, n) => 100 + n / 100)
    const series = seriesOf(
      base,
      base.map(value => 2 * value),
    )
    return estimateAndTestBenchmarkSeries(series, rules, [], plan).claims.worse * 2 ** rounds
  }

  test.each([
    [12, { ...again, count: 12 }],
    [13, { ...again, count: 13 }],
    [18, { ...again, count: 18 }],
    [12, { ...again, count: 20 }],
    [30, { ...again, count: 20 }],
    [12, { ...again, count: 12, stopEarly: false }],
    [12, { count: 20, stopEarly: true }],
    [20, { count: 20, stopEarly: true }],
    [20, { count: 20, stopEarly: false }],
  ])('after %s rounds none is smaller than the bound, with the plan %j', (rounds, plan) => {
    const bound = smallestSequentialPairedP(rounds, plan) * 2 ** rounds
    expect(shown(rounds, plan)).toBeLessThanOrEqual(bound * (1 + 1e-12))
  })

  test('the bound is close where twelve rounds are all there are, as so few show little', () => {
    const plan = { ...again, count: 12 }
    expect(smallestSequentialPairedP(12, plan) * 2 ** 12).toBeLessThan(1.05 * shown(12, plan))
  })
})

// After how many rounds rows can be decided.
describe('first decision', () => {
  test.each([
    ['none', 20, true, 8],
    ['none', 20, false, 1],
    ['ttest', 20, false, 2],
    ['ttest', 4, true, 2],
    ['ttest', 1, false, 1],
    ['utest', 20, true, 8],
    ['utest', 13, true, 8],
    ['utest', 15, true, 9],
    ['utest', 20, false, 8],
    ['utest', 5, false, 5],
    ['utest', 2, true, 2],
  ] as const)(
    'with delta-test %s, count %s and early ends %s: after %s rounds',
    (deltaTest, count, stopEarly, expected) => {
      expect(roundsUntilFirstDecision({ deltaTest, count, stopEarly })).toBe(expected)
    },
  )
})

// The fewest rounds with which a gate can fail, and when a count is too small.
describe('least rounds', () => {
  test('is eight, however few are judged', () => {
    expect(fewestRoundsForFamily(0, rules)).toBe(8)
    expect(fewestRoundsForFamily(1, rules)).toBe(8)
    // 6 / 0.05 = 120 is still below 2^7.
    expect(fewestRoundsForFamily(6, onceOnly)).toBe(8)
  })

  test('grows with the logarithm of how many are judged together, and of alpha', () => {
    expect(fewestRoundsForFamily(7, onceOnly)).toBe(9)
    expect(fewestRoundsForFamily(150, onceOnly)).toBe(13)
    expect(fewestRoundsForFamily(150, { ...onceOnly, correction: 'bh' })).toBe(13)
    expect(fewestRoundsForFamily(1, { ...onceOnly, alpha: 0.001 })).toBe(11)
    expect(fewestRoundsForFamily(8, { ...onceOnly, alpha: 1 / 16 })).toBe(8)
    // Looking more than once takes one or two more.
    expect(fewestRoundsForFamily(7, rules)).toBe(10)
    expect(fewestRoundsForFamily(100, rules)).toBe(14)
  })

  test('does not grow with them where nothing is corrected', () => {
    expect(fewestRoundsForFamily(10_000, { ...rules, correction: 'none' })).toBe(8)
  })

  test('is what the other tests need at all', () => {
    expect(fewestRoundsForFamily(150, { ...rules, deltaTest: 'ttest' })).toBe(2)
    expect(fewestRoundsForFamily(150, { ...rules, deltaTest: 'none' })).toBe(1)
  })

  test('is enough for one of them all to be significant with a round to spare, and no more than that', () => {
    const alphas = fc.constantFrom(0.5, 0.1, 0.05, 0.01, 0.001)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), alphas, (comparisons, alpha) => {
        const least = fewestRoundsForFamily(comparisons, { ...rules, alpha, stopEarly: false })
        expect(comparisons * 2 ** -(least - 1)).toBeLessThanOrEqual(alpha)
        if (least > 8) expect(comparisons * 2 ** -(least - 2)).toBeGreaterThan(alpha)
      }),
    )
  })

  test('are enough in the gate itself, where it looks more than once', long, () => {
    for (const comparisons of [1, 30, 405]) {
      const count = fewestRoundsForFamily(comparisons, rules)
      const base = Array.from({ length: count }, (_, index) => 100 + index / 100)
      // One round says the opposite, by as little as there is.
      const head = base.map((value, index) => (index === count - 1 ? value - 0.001 : 2 * value + index))
      const one = seriesOf(base, head, { benchmark: 'Slower' })
      const others = Array.from({ length: comparisons - 1 }, (_, n) =>
        seriesOf(base, base, { benchmark: `B${n}` }),
      )
      expect(compareAllSeries([one, ...others], { ...rules, count })[0]?.change, `${comparisons}`).toBe(
        'regressed',
      )
    }
  })

  test('fewer are too few, and the count that would do is given', () => {
    const tooFew = (count: number, comparisons: number, correction = rules.correction) =>
      findTooFewRoundsRefusal({ ...rules, count, correction }, comparisons)
    expect(tooFew(7, 1)).toEqual({ kind: 'too-few-rounds', comparisons: 1, least: 8 })
    expect(tooFew(1, 1)).toEqual({ kind: 'too-few-rounds', comparisons: 1, least: 8 })
    expect(tooFew(8, 150)).toEqual({ kind: 'too-few-rounds', comparisons: 150, least: 14 })
    expect(tooFew(14, 150)).toBeNull()
    expect(tooFew(8, 150, 'none')).toBeNull()
  })

  test('what could fail varies, has a bad direction, and is on both sides', () => {
    const could = (unit: string, rule = {}) => couldSeriesFail(seriesOf([1], [1], { unit, rule }), rules)
    expect(could('sec/op')).toBe(true)
    expect(could('B/s')).toBe(true)
    expect(could('widgets', { better: 'higher' })).toBe(true)
    expect(could('widgets')).toBe(false)
    expect(could('sec/op', { better: null })).toBe(false)
    expect(could('allocs/op')).toBe(false)
    expect(could('sec/op', { assume: 'exact' })).toBe(false)
    expect(couldSeriesFail(seriesOf([1], [null]), rules)).toBe(false)
    const muted = { ...rules, benchmarks: [ruleFor('A', { gate: 'warn' })] }
    expect(couldSeriesFail(seriesOf([1], [1]), muted)).toBe(false)
  })
})
