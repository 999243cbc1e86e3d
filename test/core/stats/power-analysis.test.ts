// The planner against an independent use of Noether's formula, and its promise by simulation.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../../../src/core/common/random.ts'
import { mannWhitneyTest } from '../../../src/core/stats/mann-whitney.ts'
import {
  estimateNoiseFromRatioInterval,
  roundsToDetect,
  smallestDetectableChange,
} from '../../../src/core/stats/power-analysis.ts'
import { corpus } from '../../support/corpus.ts'

interface Case {
  readonly effect: number
  readonly spread: number
  /** One-sided. */
  readonly alpha: number
  readonly power: number
  readonly rounds: number
}

test("gives the rounds of Noether's formula", () => {
  const cases = corpus<Case>('power.json')
  expect(cases.length).toBe(40)
  for (const { effect, spread, alpha, power, rounds } of cases)
    expect(roundsToDetect(effect, spread, alpha, power), `${effect} at ${spread}`).toBe(rounds)
})

test('the smallest visible change takes all of the rounds, and a little less takes more', () => {
  const alpha = fc.double({ min: 1e-6, max: 0.1, noNaN: true })
  const power = fc.double({ min: 0.3, max: 0.99, noNaN: true })
  const spread = fc.double({ min: 0.001, max: 0.2, noNaN: true })
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 500 }), spread, alpha, power, (rounds, spread, alpha, power) => {
      const visible = smallestDetectableChange(rounds, spread, alpha, power)
      fc.pre(Number.isFinite(visible))
      expect(roundsToDetect(visible, spread, alpha, power)).toBeLessThanOrEqual(rounds)
      expect(roundsToDetect(visible * 0.999, spread, alpha, power)).toBeGreaterThanOrEqual(rounds)
      expect(smallestDetectableChange(rounds + 1, spread, alpha, power)).toBeLessThan(visible)
    }),
    { numRuns: 500 },
  )
})

test('a fall takes as many rounds as the rise that makes up for it', () => {
  expect(roundsToDetect(1 / 1.05 - 1, 0.03, 0.025, 0.8)).toBe(roundsToDetect(0.05, 0.03, 0.025, 0.8))
})

test('promises nothing where the paired test could not reach alpha', () => {
  // 2^-5 is above 0.025, 2^-6 below.
  expect(smallestDetectableChange(5, 0.001, 0.025, 0.8)).toBe(Number.POSITIVE_INFINITY)
  expect(smallestDetectableChange(6, 0.001, 0.025, 0.8)).toBeLessThan(0.01)
  expect(roundsToDetect(10, 0.001, 0.025, 0.5)).toBe(6)
  expect(roundsToDetect(10, 0.001, 2 ** -10, 0.01)).toBe(10)
})

test('knows the ends: no change, no noise, no interval', () => {
  expect(roundsToDetect(0, 0.05, 0.025, 0.8)).toBe(Number.POSITIVE_INFINITY)
  // Not even where any result would do, or where there is no noise either.
  expect(roundsToDetect(0, 0.05, 0.5, 0.5)).toBe(Number.POSITIVE_INFINITY)
  expect(roundsToDetect(0, 0, 0.025, 0.8)).toBe(Number.POSITIVE_INFINITY)
  expect(roundsToDetect(0.05, Number.POSITIVE_INFINITY, 0.025, 0.8)).toBe(Number.POSITIVE_INFINITY)
  expect(roundsToDetect(0.05, 0, 0.025, 0.8)).toBe(6)
  expect(smallestDetectableChange(20, 0, 0.025, 0.8)).toBe(0)
  expect(estimateNoiseFromRatioInterval(0, Number.POSITIVE_INFINITY, 4, 0.95)).toBe(Number.POSITIVE_INFINITY)
  expect(estimateNoiseFromRatioInterval(1, 1, 20, 0.95)).toBe(0)
})

test('finds the spread back from the interval it makes', () => {
  // 1.96 * 0.05 * sqrt(2 / 20) * sqrt(pi / 3)
  const half = 1.959963984540054 * 0.05 * Math.sqrt(0.1) * Math.sqrt(Math.PI / 3)
  expect(estimateNoiseFromRatioInterval(1.02 * Math.exp(-half), 1.02 * Math.exp(half), 20, 0.95)).toBeCloseTo(
    0.05,
    12,
  )
})

test('the visible change is seen about as often as promised', () => {
  const random = seededRandom(3)
  const [n, spread, runs] = [20, 0.05, 2000]
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  for (const power of [0.5, 0.8, 0.95]) {
    const factor = 1 + smallestDetectableChange(n, spread, 0.025, power)
    let seen = 0
    for (let run = 0; run < runs; run++) {
      const draw = (scale: number) => Array.from({ length: n }, () => scale * Math.exp(spread * normal()))
      const [base, head] = [draw(1), draw(factor)]
      if (mannWhitneyTest(base, head).p <= 0.05) seen++
    }
    expect(Math.abs(seen / runs - power), `power ${power}: ${seen / runs}`).toBeLessThan(0.05)
  }
})
