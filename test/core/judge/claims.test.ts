// What can be claimed of two samples, and how surely.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  claimsByValueWithoutTest,
  combineClaimsOverInterims,
  nonInferiorityP,
  type PValuesByClaim,
  testWorseBetterAndRuledOut,
} from '../../../src/core/judge/evidence.ts'
import { interimLevelToRuleOutWorsening } from '../../../src/core/judge/interim-plan.ts'
import type { BetterDirection, SamplesOfBothSides } from '../../../src/core/model/measuring.ts'
import { pairedRankPermutationTest } from '../../../src/core/stats/paired-test.ts'
import { rules, same } from './series.ts'

describe('claims', () => {
  const margin = { threshold: 0.05, ruleOut: 0.1, strict: false, counted: false }
  const strict = { ...margin, strict: true }
  const paired = (block: SamplesOfBothSides, direction: BetterDirection, given = margin) =>
    testWorseBetterAndRuledOut([block], pairedRankPermutationTest, direction, given)

  // Three rounds that all point the same way: the smallest p there is, 2^-3, on one end and 1 on the other.
  const three = { base: [100, 101, 102], head: [110, 111, 112] }
  const back = { base: three.head, head: three.base }

  test('head is worse where it lies on the bad side of base, and not within the threshold', () => {
    expect(paired(three, 'lower')).toMatchObject({ worse: 1 / 8, better: 1, belowThreshold: 1 })
    expect(paired(back, 'higher')).toMatchObject({ worse: 1 / 8, better: 1, belowThreshold: 1 })
  })

  test('head that lies on the good side is better, and certainly within the threshold', () => {
    expect(paired(back, 'lower')).toMatchObject({ worse: 1, better: 1 / 8, belowThreshold: 1 / 8 })
    expect(paired(three, 'higher')).toMatchObject({ worse: 1, better: 1 / 8, belowThreshold: 1 / 8 })
  })

  test('head that is a little worse in every round is worse and within the threshold', () => {
    // Every value is below the 105 that 100 becomes when it is made worse by 5 %.
    const little = { base: [100, 100, 100], head: [102, 103, 104] }
    expect(paired(little, 'lower')).toMatchObject({ worse: 1 / 8, better: 1, belowThreshold: 1 / 8 })
    // And 97 and more are above the 95 of a rate.
    const slower = { base: [100, 100, 100], head: [97, 98, 99] }
    expect(paired(slower, 'higher')).toMatchObject({ worse: 1 / 8, better: 1, belowThreshold: 1 / 8 })
  })

  test('strict asks whether the worsening exceeds the threshold, and the same of an improvement', () => {
    const little = { base: [100, 100, 100], head: [102, 103, 104] }
    expect(paired(little, 'lower', strict)).toMatchObject({ worse: 1, better: 1, belowThreshold: 1 / 8 })
    expect(paired(three, 'lower', strict)).toMatchObject({ worse: 1 / 8, better: 1, belowThreshold: 1 })
    expect(paired(back, 'lower', strict)).toMatchObject({ worse: 1, better: 1 / 8, belowThreshold: 1 / 8 })
  })

  test('in a unit of unknown direction, within rules out both directions', () => {
    expect(paired(three, null).belowThreshold).toBe(1)
    expect(paired(back, null).belowThreshold).toBe(1)
    expect(paired({ base: [100, 100, 100], head: [99, 100, 101] }, null).belowThreshold).toBe(1 / 8)
  })

  test('below 0, worse by the threshold is further up, where lower is better', () => {
    // -100 made worse by 5 % is -95.
    expect(paired({ base: [-100, -100, -100], head: [-96, -97, -98] }, 'lower').belowThreshold).toBe(1 / 8)
    expect(paired({ base: [-100, -100, -100], head: [-94, -93, -92] }, 'lower').belowThreshold).toBe(1)
    expect(paired({ base: [-100, -100, -100], head: [-104, -103, -102] }, 'higher').belowThreshold).toBe(
      1 / 8,
    )
  })

  test('a round that gave nothing is no round, however the sides are worsened', () => {
    const gap = { base: [100, null, 101, 102], head: [110, 5, 111, 112] }
    expect(paired(gap, 'lower')).toEqual(paired(three, 'lower'))
  })

  test('the rounds of two machines add up', () => {
    const slow = { base: [200, 201, 202], head: [210, 211, 212] }
    expect(testWorseBetterAndRuledOut([three, slow], pairedRankPermutationTest, 'lower', margin).worse).toBe(
      1 / 64,
    )
  })

  test('values that are what they are give certainties', () => {
    const apart = (worsening: number, improvement: number) => ({ worsening, improvement })
    expect(claimsByValueWithoutTest(apart(0, 0), 'lower', margin)).toMatchObject({
      worse: 1,
      better: 1,
      isBelowThreshold: true,
    })
    expect(claimsByValueWithoutTest(apart(0.03, -0.029), 'lower', margin)).toMatchObject({
      worse: 0,
      better: 1,
      isBelowThreshold: true,
    })
    expect(claimsByValueWithoutTest(apart(0.06, -0.057), 'lower', margin)).toMatchObject({
      worse: 0,
      better: 1,
      isBelowThreshold: false,
    })
    expect(claimsByValueWithoutTest(apart(-0.03, 0.031), 'lower', margin)).toMatchObject({
      worse: 1,
      better: 0,
      isBelowThreshold: true,
    })
    expect(claimsByValueWithoutTest(apart(-0.2, 0.25), 'lower', margin)).toMatchObject({
      isBelowThreshold: true,
      isBelowRuleOut: true,
    })
    expect(claimsByValueWithoutTest(apart(0.03, -0.029), 'lower', strict)).toMatchObject({
      worse: 1,
      better: 1,
      isBelowThreshold: true,
    })
    expect(claimsByValueWithoutTest(apart(-0.06, 0.064), null, margin)).toMatchObject({
      worse: 1,
      better: 0,
      isBelowThreshold: false,
    })
  })

  test('from 0 a count gets worse by a whole step at the least', () => {
    const counted = { ...margin, counted: true }
    const zeros = [0, 0, 0, 0]
    expect(paired({ base: zeros, head: [0, 0, 0, 2] }, 'lower').belowThreshold).toBeGreaterThan(0.5)
    expect(paired({ base: zeros, head: [0, 0, 0, 2] }, 'lower', counted).belowThreshold).toBe(1 / 8)
    expect(paired({ base: zeros, head: [1, 1, 1, 1] }, 'lower', counted).belowThreshold).toBe(1)
    // Strictness asks for the threshold itself, which is nothing from 0.
    expect(paired({ base: zeros, head: [1, 1, 1, 1] }, 'lower', { ...counted, strict: true }).worse).toBe(
      1 / 16,
    )
  })

  test('a worsening as large as `rule-out` is ruled out separately', () => {
    const beyond = { base: [100, 100, 100], head: [106, 107, 108] }
    expect(paired(beyond, 'lower')).toMatchObject({ belowThreshold: 1, belowRuleOut: 1 / 8 })
    expect(paired({ base: [100, 100, 100], head: [94, 93, 92] }, 'higher')).toMatchObject({
      belowThreshold: 1,
      belowRuleOut: 1 / 8,
    })
    expect(
      claimsByValueWithoutTest({ worsening: 0.07, improvement: -0.065 }, 'lower', margin).isBelowRuleOut,
    ).toBe(true)
    expect(
      claimsByValueWithoutTest({ worsening: 0.11, improvement: -0.1 }, 'lower', margin).isBelowRuleOut,
    ).toBe(false)
  })

  test('from 0 the step is one unit, however much is seen', () => {
    const counted = { ...margin, counted: true }
    const zeros = new Array<number>(20).fill(0)
    const sporadic = zeros.map((_, n) => (n % 5 < 2 ? 4096 : 0))
    // Two runs of five allocate a page: not told from noise by a step as large as the page itself.
    expect(paired({ base: zeros, head: sporadic }, 'lower', counted).belowThreshold).toBeGreaterThan(0.05)
  })

  test('the same in both directions where none is known; a limit of 0 leaves equal values what they are: ties', () => {
    const exactly = (base: number, head: number) => paired({ base: same(base, 3), head: same(head, 3) }, null)
    expect(exactly(0.2, 0.21)).toMatchObject({ belowThreshold: 1, belowRuleOut: 1 / 8 })
    expect(exactly(0.21, 0.2)).toMatchObject({ belowThreshold: 1, belowRuleOut: 1 / 8 })
    const improved = { base: [100, 100, 101, 102], head: [100, 90, 91, 92] }
    expect(paired(improved, 'lower', { ...margin, threshold: 0 }).belowThreshold).toBe(1 / 8)
  })

  test('a worsening of exactly the limit is neither ruled out nor shown to be larger, whatever floating point makes of it', () => {
    const limits = fc.constantFrom(1, 2, 3, 5, 7, 10, 15, 25, 30, 50)
    const directions = fc.constantFrom<BetterDirection>('lower', 'higher')
    const property = fc.property(
      limits,
      directions,
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: -12, max: 9 }),
      (percent, direction, value, exponent) => {
        // As decimal text, so that both are what a tool would have printed.
        const as = (whole: number) => Number(`${whole}e${exponent - 2}`)
        const worse = direction === 'lower' ? 100 + percent : 100 - percent
        const block = { base: Array(20).fill(as(value * 100)), head: Array(20).fill(as(value * worse)) }
        const limit = percent / 100
        expect(nonInferiorityP([block], pairedRankPermutationTest, direction, limit, false)).toBeGreaterThan(
          0.5,
        )
        const margins = { threshold: limit, ruleOut: limit, strict: true, counted: false }
        expect(paired(block, direction, margins)).toMatchObject({
          worse: 1,
          belowThreshold: 1,
          belowRuleOut: 1,
        })
        // Of one that is less by a digit that no tool prints, both are known.
        const less = {
          ...block,
          base: block.base.map(one => one * (direction === 'lower' ? 1.0001 : 0.9999)),
        }
        expect(nonInferiorityP([less], pairedRankPermutationTest, direction, limit, false)).toBeLessThan(
          0.001,
        )
      },
    )
    fc.assert(property, {
      numRuns: 500,
      examples: [
        [5, 'lower', 20, -2],
        [5, 'lower', 20, 0],
      ],
    })
  })
})

// What several looks show together.
describe('sequential claims', () => {
  const nothing: PValuesByClaim = { worse: 1, better: 1, belowThreshold: 1, belowRuleOut: 1 }
  /** Claims by look, of a plan with looks at 8, 12, 16 and 20 rounds. */
  const claimsAfter = (byLook: Readonly<Record<number, Partial<PValuesByClaim>>>) => (rounds: number) => ({
    ...nothing,
    ...byLook[rounds],
  })

  test('a worsening is ruled out at the level of the present look', () => {
    const level = interimLevelToRuleOutWorsening(12, rules)
    expect(
      combineClaimsOverInterims(12, rules, claimsAfter({ 12: { belowThreshold: level } })).isBelowThreshold,
    ).toBe(true)
    expect(
      combineClaimsOverInterims(12, rules, claimsAfter({ 12: { belowThreshold: level * 1.01 } }))
        .isBelowThreshold,
    ).toBe(false)
    expect(
      combineClaimsOverInterims(20, rules, claimsAfter({ 12: { belowThreshold: 0 } })).isBelowThreshold,
    ).toBe(false)
    expect(
      combineClaimsOverInterims(8, rules, claimsAfter({ 12: { belowThreshold: 0 } })).isBelowThreshold,
    ).toBe(false)
  })

  test('without looks only the last round counts, at the full level', () => {
    const never = { ...rules, stopEarly: false } as const
    expect(
      combineClaimsOverInterims(20, never, claimsAfter({ 12: { belowThreshold: 0 } })).isBelowThreshold,
    ).toBe(false)
    expect(
      combineClaimsOverInterims(20, never, claimsAfter({ 20: { belowThreshold: 0.045 } })).isBelowThreshold,
    ).toBe(true)
    // Also where fewer rounds were made than planned.
    expect(combineClaimsOverInterims(10, never, claimsAfter({ 10: { worse: 0.03 } }))).toMatchObject({
      worse: 0.03,
      better: 1,
    })
  })

  test('looks have to be paid for, and what one has found stays found', () => {
    const found = combineClaimsOverInterims(
      20,
      rules,
      claimsAfter({ 12: { worse: 0.001 }, 20: { worse: 0.03 } }),
    )
    expect(found.worse).toBeGreaterThan(0.001)
    expect(found.worse).toBeLessThan(0.03)
    const last = combineClaimsOverInterims(20, rules, claimsAfter({ 20: { worse: 0.03, better: 0.9 } }))
    expect(last.worse).toBeGreaterThan(0.03 / 0.8)
    expect(last.worse).toBeLessThan(0.06)
    expect(last.better).toBe(1)
  })

  test('rounds that end between two looks, as the time was up, may use what the look at `count` may', () => {
    const shown = (rounds: number) =>
      combineClaimsOverInterims(rounds, rules, claimsAfter({ [rounds]: { worse: 0.01 } })).worse
    expect(shown(14)).toBeLessThan(0.02)
    expect(shown(12)).toBeGreaterThan(0.05)
  })

  test('a second measurement has its own looks, and keeps a fifth of alpha for those beyond', () => {
    const again = { count: 20, stopEarly: true, isAgain: true }
    const found = combineClaimsOverInterims(12, again, claimsAfter({ 12: { worse: 2 ** -12 } })).worse
    expect(found).toBeCloseTo(2 ** -12 / 0.8 / 0.6 ** 2, 5)
    const inFull = { ...again, stopEarly: false }
    expect(combineClaimsOverInterims(20, inFull, claimsAfter({ 20: { worse: 0.01 } })).worse).toBeCloseTo(
      0.0125,
      9,
    )
    const late = combineClaimsOverInterims(
      40,
      inFull,
      claimsAfter({ 20: { worse: 0.5 }, 40: { worse: 0.0005 } }),
    ).worse
    expect(late).toBeGreaterThan(0.001)
    expect(late).toBeLessThan(0.005)
    const level = interimLevelToRuleOutWorsening(20, again)
    expect(
      combineClaimsOverInterims(20, again, claimsAfter({ 20: { belowThreshold: level } })).isBelowThreshold,
    ).toBe(true)
    expect(level).toBeCloseTo(0.004, 12)
  })

  test('beyond `count` rounds, what the look there found stays found, and a later one has what was kept', () => {
    const late = combineClaimsOverInterims(
      40,
      rules,
      claimsAfter({ 20: { worse: 0.001 }, 40: { worse: 0.5 } }),
    ).worse
    expect(late).toBeGreaterThan(0.001 / 0.8)
    expect(late).toBeLessThan(0.0025)
    const only = combineClaimsOverInterims(
      60,
      rules,
      claimsAfter({ 20: { worse: 0.5 }, 60: { worse: 0.0001 } }),
    ).worse
    expect(only).toBeGreaterThan(0.0001)
    expect(only).toBeLessThan(0.002)
  })

  test('`rule-out` is ruled out at the same level', () => {
    const level = interimLevelToRuleOutWorsening(12, rules)
    expect(combineClaimsOverInterims(12, rules, claimsAfter({ 12: { belowRuleOut: level } }))).toMatchObject({
      isBelowRuleOut: true,
      isBelowThreshold: false,
    })
    expect(
      combineClaimsOverInterims(12, rules, claimsAfter({ 12: { belowRuleOut: level * 1.01 } }))
        .isBelowRuleOut,
    ).toBe(false)
  })
})
