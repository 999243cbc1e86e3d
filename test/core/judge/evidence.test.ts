// What one series shows by itself, from the values to the p-values of what may be said of it.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../src/core/common/random.ts'
import { type MachineIndexByRound, splitRoundsOfSeriesByMachine } from '../../../src/core/judge/blocks.ts'
import {
  estimateAndTestBenchmarkSeries,
  nonInferiorityP,
  searchSmallestWorseningRuledOutByP,
} from '../../../src/core/judge/evidence.ts'
import { interimLevelToRuleOutWorsening } from '../../../src/core/judge/interim-plan.ts'
import type { Sample } from '../../../src/core/model/measuring.ts'
import type { DecisionRules } from '../../../src/core/model/settings.ts'
import { pairedRankPermutationTest } from '../../../src/core/stats/paired-test.ts'
import { welchTTest } from '../../../src/core/stats/student.ts'
import { long } from '../../support/long.ts'
import { noisy, rules, same, seriesOf } from './series.ts'

describe('evidence', () => {
  type Name = Parameters<typeof seriesOf>[2]
  const weigh = (
    base: Sample,
    head: Sample,
    name: Name = {},
    by: Partial<DecisionRules> = {},
    on: MachineIndexByRound = [],
  ) => estimateAndTestBenchmarkSeries(seriesOf(base, head, name), { ...rules, ...by }, on)

  const three = [
    [100, 101, 102],
    [110, 111, 112],
  ] as const
  const exact = { assume: 'exact', better: 'lower' } as const

  test('p is the two-sided one of any two samples, and paired p the one-sided one of swapped rounds', () => {
    // 2 of the C(6, 3) ways to deal six values out are this far apart, and 1 of the 2^3 ways to swap three rounds.
    expect(weigh(...three)).toMatchObject({ p: 2 / 20, pairedP: 1 / 8 })
    expect(weigh(...three, { unit: 'B/s' })).toMatchObject({ p: 2 / 20, pairedP: 1 })
    expect(weigh(...three, { unit: 'widgets' })).toMatchObject({ p: 2 / 20, pairedP: 2 / 8 })
    expect(weigh(...three, {}, { stopEarly: false }).claims).toEqual({
      worse: 1 / 8,
      better: 1,
      isBelowThreshold: false,
      isBelowRuleOut: false,
    })
  })

  test('what a benchmark says of its unit goes before what the unit usually means', () => {
    expect(weigh(...three).direction).toBe('lower')
    expect(weigh(...three, { rule: { better: 'higher' } }).direction).toBe('higher')
    expect(weigh(...three, { rule: { better: null } }).direction).toBeNull()
    expect(weigh(...three, { unit: 'widgets' }).direction).toBeNull()
  })

  test('the estimate is the median of the ratios of all pairs of values', () => {
    const one = weigh([10, 20], [11, 30])
    // 11/20, 11/10, 30/20, 30/10: the geometric mean of the two in the middle.
    expect(one.ratio?.estimate).toBeCloseTo(Math.sqrt(1.1 * 1.5), 12)
    expect(one.ratio).toMatchObject({ low: null, high: null })
    expect(one.worsening).toBeCloseTo(Math.sqrt(1.65) - 1, 12)
    expect(one.improvement).toBeCloseTo(1 / Math.sqrt(1.65) - 1, 12)
    expect(one.delta).toBeCloseTo(20.5 / 15 - 1, 12)
  })

  test('values that are not positive have no ratio, and are apart by the median of their differences', () => {
    const one = weigh([0, 10, 20], [10, 20, 30], { rule: { better: 'lower' } })
    expect(one.ratio).toBeNull()
    // Between the medians 10 and 20.
    expect([one.worsening, one.improvement]).toEqual([1, -0.5])
    // The differences lie from -95 to 60, the median of all nine at 5; that of the medians is 40.
    const uneven = weigh([0, 10, 100], [5, 50, 60], { rule: { better: 'lower' } })
    expect([uneven.worsening, uneven.improvement]).toEqual([0.5, -0.1])
    // A machine on which only one side was measured adds no difference.
    const more = weigh([0, 10, 100, 10], [5, 50, 60, null], { rule: { better: 'lower' } }, {}, [1, 1, 1, 2])
    expect(more.worsening).toBe(0.5)
    // The shift is given where it decides.
    expect(uneven.shift).toBe(5)
    expect(weigh(...three).shift).toBeNull()
    expect(weigh(same(0, 3), same(3, 3), { unit: 'B/op' }).shift).toBeNull()
  })

  test('strictly, head is better only by more than the threshold, whatever floating point makes of it', () => {
    const head = [100, 101, 102, 103, 104, 105, 106, 107]
    const better = (factor: number) =>
      weigh(
        head.map(value => value * factor),
        head,
        {},
        { strict: true, stopEarly: false },
      ).claims.better
    expect(better(1.05)).toBeGreaterThan(0.05)
    expect(better(1.0501)).toBe(2 ** -8)
  })

  test('counts that do not vary are compared as they are, and so is what is declared exact', () => {
    expect(weigh(same(100, 3), same(106, 3), { unit: 'B/op' })).toMatchObject({
      exact: true,
      ratio: { estimate: 1.06, low: 1.06, high: 1.06 },
      base: { center: 100, low: 100, high: 100 },
      claims: { worse: 0, better: 1, isBelowThreshold: false },
    })
    expect(weigh([100], [106], { unit: 'score', rule: exact })).toMatchObject({ exact: true, p: 0 })
    expect(weigh([100], [100], { unit: 'score', rule: exact })).toMatchObject({ exact: true, p: 1 })
    expect(weigh(same(100, 3), same(106, 3)).exact).toBe(false)
    // What is the same on both sides throughout is unchanged in any unit, also where a share of it is nothing.
    for (const value of [100, 0])
      expect(weigh(same(value, 3), same(value, 3))).toMatchObject({
        exact: true,
        claims: { isBelowThreshold: true },
      })
    // Two rounds do not show that a count does not vary.
    expect(weigh(same(100, 2), same(106, 2), { unit: 'B/op' }).exact).toBe(false)
    expect(weigh(same(100, 3), same(106, 3), { unit: 'B/op' }).exact).toBe(true)
    // Times that do not vary and differ are tested as others are.
    expect(weigh(same(100, 8), same(106, 8), {}, { stopEarly: false }).claims.worse).toBe(2 ** -8)
  })

  test('what is compared as it is is held by what `rule-out` allows', () => {
    const held = (head: number) => weigh(same(100), same(head), { unit: 'B/op' }).claims
    expect(held(107)).toMatchObject({ isBelowThreshold: false, isBelowRuleOut: true })
    expect(held(112)).toMatchObject({ isBelowThreshold: false, isBelowRuleOut: false })
  })

  test('what is compared as it is has a ratio where both sides are positive', () => {
    const ratio = (base: number, head: number) =>
      weigh(same(base, 3), same(head, 3), { unit: 'score', rule: exact }).ratio
    expect(ratio(5, 4)).toEqual({ estimate: 0.8, low: 0.8, high: 0.8 })
    for (const [base, head] of [
      [5, 0],
      [0, 5],
      [5, -4],
      [-5, 4],
      [-5, -4],
    ] as const)
      expect(ratio(base, head)).toBeNull()
    expect(weigh(same(0, 3), same(0, 3))).toMatchObject({ ratio: null, delta: 0 })
  })

  test('what was said to be exact and varies is not, and neither is what would vary without its outliers', () => {
    const [base, head] = [[...same(100, 19), 112], same(110)]
    expect(weigh(base, head, { unit: 'score', rule: exact }).exact).toBe(false)
    expect(weigh(base, head, { unit: 'B/op' }).exact).toBe(false)
    expect(weigh(base, head, { unit: 'B/op' }, { outliers: 'iqr' }).exact).toBe(false)
  })

  test('a ratio too great for a number is none', () => {
    expect(weigh(same(1e-310, 3), same(1e10, 3), { unit: 'B/op' })).toMatchObject({
      ratio: null,
      delta: null,
    })
    expect(weigh([1e-310, 2e-310], [1e10, 2e10])).toMatchObject({ ratio: null, delta: null })
  })

  test('outliers are left out of everything but the record', () => {
    const base = [...noisy(100, 0.001, 11, seededRandom(1)), 500]
    const one = weigh(base, base, {}, { outliers: 'iqr' })
    expect(one.base.high).toBeLessThan(101)
    expect([one.base.samples, one.head.samples]).toEqual([base, base])
    expect(one.head).toEqual(one.base)
    expect(one.base.center).toBe(weigh(base.slice(0, 11), base).base.center)
    expect(one.p).toBe(weigh(base.slice(0, 11), base.slice(0, 11)).p)
  })

  test('Welch decides where it was asked to, and nothing where nothing was', () => {
    const [base, head] = [
      [100, 104, 101, 99],
      [108, 111, 109, 115],
    ]
    const student = weigh(base, head, {}, { deltaTest: 'ttest' })
    expect(student.p).toBe(welchTTest(base, head)?.p)
    expect(student.pairedP).toBeNull()
    expect(student.claims.worse).toBeCloseTo((welchTTest(base, head)?.greater ?? 0) / 0.8, 12)
    // Values that do not vary give Welch no measure of their noise, so they are what they are; one value is not enough.
    const ttest = { deltaTest: 'ttest' } as const
    expect(weigh([1, 1], [2, 2], {}, ttest)).toMatchObject({
      p: null,
      claims: { worse: 0, isBelowThreshold: false },
    })
    expect(weigh([1, 1], [1, 1], {}, ttest)).toMatchObject({
      p: null,
      claims: { worse: 1, isBelowThreshold: true },
    })
    for (const head of [[2], [2, 2]])
      expect(weigh([1], head, {}, ttest)).toMatchObject({
        p: null,
        claims: { worse: 1, isBelowThreshold: false },
      })

    const size = weigh(base, head, {}, { deltaTest: 'none' })
    expect(size).toMatchObject({
      p: null,
      pairedP: null,
      claims: { worse: 0, better: 1, isBelowThreshold: false },
    })
  })

  test('rounds of two machines are compared with their own kind only', () => {
    const base = [...three[0], ...three[0].map(value => 2 * value)]
    const head = [...three[1], ...three[1].map(value => 2 * value)]
    const machines = [1, 1, 1, 2, 2, 2]
    const apart = weigh(base, head, {}, {}, machines)
    expect(apart.pairedP).toBe(1 / 64)
    // 111 of 101 in the middle, between 110 of 102 and 112 of 100.
    expect(apart.ratio?.estimate).toBeCloseTo(111 / 101, 12)
    // In one pool a head of the first machine is below a base of the second.
    expect(weigh(base, head).ratio?.high).not.toBe(apart.ratio?.high)
    // Which rounds were whose is all that counts, and not their order.
    const mixed = [0, 3, 1, 4, 2, 5]
    const reordered = weigh(
      mixed.map(index => base[index] as number),
      mixed.map(index => head[index] as number),
      {},
      {},
      mixed.map(index => machines[index] as number),
    )
    expect(reordered.claims).toEqual(apart.claims)
    expect(reordered.ratio).toEqual(apart.ratio)
  })

  test('sides that were measured on different machines only show nothing', () => {
    const [base, head] = [
      [1, 2, 3, null, null, null],
      [null, null, null, 4, 5, 6],
    ]
    expect(weigh(base, head, {}, {}, [1, 1, 1, 2, 2, 2])).toMatchObject({
      ratio: null,
      claims: { worse: 1, better: 1, isBelowThreshold: false },
    })
  })

  test('interim looks raise p: less for early ones, and later ones by what the earlier have spent', () => {
    const up = Array.from({ length: 20 }, (_, index) => 100 + index)
    const worse = (rounds: number, stopEarly: DecisionRules['stopEarly']) => {
      const base = up.slice(0, rounds)
      return weigh(
        base,
        base.map(value => value * 1.5),
        {},
        { stopEarly },
      ).claims.worse
    }
    expect(worse(8, false)).toBe(2 ** -8)
    // In the first half of `count` nothing may be spent, and 0.6^3 of four fifths of alpha after twelve rounds.
    expect(worse(8, true)).toBe(1)
    expect(worse(12, true)).toBeCloseTo(2 ** -12 / (0.8 * 0.6 ** 3), 6)
    expect(worse(20, true)).toBeGreaterThanOrEqual(worse(20, false))
  })

  test('what a look has found stays found, whatever later rounds say', () => {
    const base = Array.from({ length: 20 }, (_, index) => 100 + index)
    const head = base.map((value, index) => (index < 12 ? value * 1.5 : value * 0.7))
    const worse = (rounds: number, stopEarly = true) =>
      weigh(base.slice(0, rounds), head.slice(0, rounds), {}, { stopEarly }).claims.worse
    expect(worse(12)).toBeLessThan(0.01)
    expect(worse(20)).toBeLessThanOrEqual(worse(12) + 1e-12)
    expect(worse(20, false)).toBeGreaterThan(0.05)
  })

  test('a benchmark that left the rotation is judged by the looks it was there for', () => {
    const base = noisy(100, 0.01, 8, seededRandom(4))
    const short = weigh([...base, ...same(null, 12)], [...base, ...same(null, 12)])
    expect(short.claims).toEqual(weigh(base, base).claims)
  })

  test('a byte now and then where there was none is no rise, and one in every round is', () => {
    const zeros = same(0, 20)
    const now = (values: readonly number[], unit: string) =>
      weigh(zeros, values, { unit }).claims.isBelowThreshold
    expect(now([...same(0, 18), 2, 5], 'B/op')).toBe(true)
    expect(now([...same(1, 18), 2, 5], 'B/op')).toBe(false)
    expect(now([...same(0, 18), 2e-9, 5e-9], 'sec/op')).toBe(false)
  })

  test('nothing that began at 0 is unchanged while it is likely to have grown', () => {
    const zeros = same(0, 20)
    const shown = (rounds: number) =>
      weigh(
        zeros,
        zeros.map((_, n) => (n < rounds ? 4096 : 0)),
        { unit: 'B/op' },
      ).claims
    expect(shown(8)).toMatchObject({ isBelowThreshold: false, isBelowRuleOut: false })
    expect(shown(5)).toMatchObject({ isBelowThreshold: false, isBelowRuleOut: false })
    expect(shown(1)).toMatchObject({ isBelowThreshold: true, isBelowRuleOut: true })
    // One run of twenty: p is a half, and likely where alpha is.
    const once = [...same(0, 19), 4096]
    const likely = { alpha: 0.5, stopEarly: false } as const
    expect(weigh(zeros, once, { unit: 'B/op' }, likely).claims).toMatchObject({
      worse: 0.5,
      isBelowThreshold: false,
    })
  })

  test('what is ruled out is not above a limit that is, and nothing is from 0 while a rise is likely', () => {
    const base = noisy(100, 0.01, 20, seededRandom(6))
    for (const below of [1e-7, 2e-7, 1e-8, 3e-8]) {
      const bound = (limit: number) =>
        weigh(
          base,
          base.map(value => value * (1 + limit - below)),
        ).ruledOut()
      expect(bound(0.05)).toBeLessThanOrEqual(0.05)
      expect(bound(0.1)).toBeLessThanOrEqual(0.1)
    }
    const once = [...same(0, 19), 4096]
    const shown = (alpha: number) =>
      weigh(same(0), once, { unit: 'B/op' }, { alpha, stopEarly: false }).ruledOut()
    expect([shown(0.5), shown(0.4)]).toEqual([null, 0])
  })

  test('the smallest worsening that is ruled out is that at which the test just does so', () => {
    const base = noisy(100, 0.02, 20, seededRandom(6))
    const head = noisy(102, 0.02, 20, seededRandom(7))
    const one = weigh(base, head)
    const limit = one.ruledOut() ?? Number.NaN
    expect(limit).toBeGreaterThan(one.worsening)
    expect(limit).toBeLessThan(0.06)
    const at = (threshold: number) => weigh(base, head, {}, { threshold }).claims.isBelowThreshold
    expect([at(limit * 1.01), at(limit * 0.98)]).toEqual([true, false])
    const byValue = (value: number, better: 'lower' | null, by: Partial<DecisionRules> = {}) =>
      weigh(same(100), same(value), { unit: 'score', rule: { assume: 'exact', better } }, by).ruledOut()
    expect(byValue(103, 'lower')).toBeCloseTo(0.03, 12)
    expect(byValue(103, 'lower', { deltaTest: 'none' })).toBeCloseTo(0.03, 12)
    expect(byValue(97, 'lower')).toBe(0)
    // 100 is 3.1 % more than 97.
    expect(byValue(97, null)).toBeCloseTo(100 / 97 - 1, 12)
    expect(weigh(base, head, {}, { deltaTest: 'none' }).ruledOut()).toBeNull()
    expect(weigh(noisy(100, 2, 8, seededRandom(8)), noisy(300, 2, 8, seededRandom(9))).ruledOut()).toBeNull()
  })

  test(
    'the bound says the same of a limit as the claims do, by either test and also where values are coarse',
    long,
    () => {
      const random = seededRandom(19)
      const given = { threshold: 0.05, ruleOut: 0.1 }
      for (const deltaTest of ['utest', 'ttest'] as const)
        for (let n = 0; n < 40; n++) {
          const spread = 0.02 * random()
          const factor = n % 2 === 0 ? 1.05 : 1 + 0.12 * random()
          // Whole milliseconds, in seconds.
          const coarse = (center: number) =>
            noisy(center, spread, 20, random).map(one => Math.round(one) * 1e-3)
          const { claims: shown, ruledOut } = weigh(
            coarse(100),
            coarse(100 * factor),
            {},
            { ...given, deltaTest },
          )
          const bound = ruledOut() ?? Number.POSITIVE_INFINITY
          expect({ ruledOut: bound <= 0.05, held: bound <= 0.1 }).toEqual({
            ruledOut: shown.isBelowThreshold,
            held: shown.isBelowRuleOut,
          })
        }
      // A rise from 0 is not small, whatever share of 0 it is.
      const risen = weigh(same(0, 20), [...same(0, 8), ...same(1, 12)], { unit: 'allocs/op' })
      expect(risen.claims).toMatchObject({ isBelowThreshold: false, isBelowRuleOut: false })
      expect(risen.ruledOut()).toBeNull()
    },
  )

  test('what is ruled out is what a search without the claims would find', long, () => {
    const random = seededRandom(18)
    for (let n = 0; n < 60; n++) {
      const [spread, factor] = [0.005 + 0.1 * random(), 0.9 + 0.3 * random()]
      const rounds = 8 + Math.floor(12 * random())
      const unit = random() < 0.3 ? 'B/s' : 'sec/op'
      const one = seriesOf(noisy(100, spread, rounds, random), noisy(100 * factor, spread, rounds, random), {
        unit,
        benchmark: String(n),
      })
      const { ruledOut, direction } = estimateAndTestBenchmarkSeries(one, rules, [])
      const blocks = splitRoundsOfSeriesByMachine(one, [])
      const level = interimLevelToRuleOutWorsening(rounds, rules)
      const p = (limit: number) => nonInferiorityP(blocks, pairedRankPermutationTest, direction, limit, false)
      const [found, searched] = [ruledOut(), searchSmallestWorseningRuledOutByP(p, level)]
      if (found === null || searched === null) expect(found).toBe(searched)
      else {
        expect(p(found)).toBeLessThanOrEqual(level)
        expect(Math.abs(found - searched)).toBeLessThanOrEqual(1e-4 * Math.max(found, 0.01))
      }
    }
  })
})

// The smallest worsening that a test rules out.
describe('bound', () => {
  test('finds where p comes down to the level, and answers with one at which it has', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-5, max: 0.99, noNaN: true }), at => {
        const p = (worsening: number) => (worsening >= at ? 0.01 : 0.4)
        const found = searchSmallestWorseningRuledOutByP(p, 0.02)
        expect(found).not.toBeNull()
        expect(p(found ?? 0)).toBe(0.01)
        expect((found ?? 0) - at).toBeLessThanOrEqual(2e-4 * Math.max(at, 0.01))
      }),
    )
  })

  test('is 0 where any worsening is ruled out, and null where not even twice the time is', () => {
    expect(searchSmallestWorseningRuledOutByP(() => 0.001, 0.02)).toBe(0)
    expect(searchSmallestWorseningRuledOutByP(() => 0.03, 0.02)).toBeNull()
    expect(searchSmallestWorseningRuledOutByP(worsening => (worsening >= 1 ? 0.02 : 0.03), 0.02)).toBe(1)
  })

  test('a p that is the level itself rules out', () => {
    expect(searchSmallestWorseningRuledOutByP(() => 0.02, 0.02)).toBe(0)
    expect(
      searchSmallestWorseningRuledOutByP(worsening => (worsening >= 0.0731 ? 0.02 : 0.03), 0.02),
    ).toBeCloseTo(0.0731, 4)
  })

  test('asks for few tests, and no more where a large worsening need not be known as finely', () => {
    const askedFor = (at: number) => {
      let asked = 0
      searchSmallestWorseningRuledOutByP(worsening => {
        asked++
        return worsening >= at ? 0 : 1
      }, 0.02)
      return asked
    }
    expect([0.01, 0.0731, 0.9].map(askedFor)).toEqual([20, 18, 17])
  })

  test('a limit that is ruled out bounds the answer, and one that is not lies below it', () => {
    const all = [
      [0.05, 0.1],
      [0.3, 0.07],
    ].flatMap(limits => [0.05, 0.1, 0.0499999, 0.0500001, 0.02, 0.07, 0.3].map(at => ({ limits, at })))
    for (const { limits, at } of all) {
      const p = (worsening: number) => (worsening >= at ? 0.01 : 0.4)
      const found = searchSmallestWorseningRuledOutByP(p, 0.02, limits) ?? Number.NaN
      expect(p(found)).toBe(0.01)
      expect(found - at).toBeLessThanOrEqual(2e-4 * at)
      expect(limits.map(limit => found <= limit)).toEqual(limits.map(limit => p(limit) <= 0.02))
    }
    // A limit beyond twice the time is tried as well.
    expect(
      searchSmallestWorseningRuledOutByP(worsening => (worsening >= 1.5 ? 0 : 1), 0.02, [2, 4]),
    ).toBeCloseTo(1.5, 3)
    expect(searchSmallestWorseningRuledOutByP(() => 1, 0.02, [2, 4])).toBeNull()
  })

  test('what is far less than any report shows is looked for no further', () => {
    expect(searchSmallestWorseningRuledOutByP(worsening => (worsening >= 1e-9 ? 0.01 : 0.4), 0.02)).toBe(
      2 ** -18,
    )
  })
})
