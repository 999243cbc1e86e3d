// What several looks show together.
import { expect, test } from 'vitest'
import { type Claims, sequentialClaims } from '../../../src/core/judge/claims.ts'
import { passLevel } from '../../../src/core/judge/interims.ts'
import { rules } from './series.ts'

const nothing: Claims = { worse: 1, better: 1, within: 1, held: 1 }
/** Claims by look, of a plan with looks at 8, 12, 16 and 20 rounds. */
const after = (byLook: Readonly<Record<number, Partial<Claims>>>) => (rounds: number) => ({
  ...nothing,
  ...byLook[rounds],
})

test('a worsening is ruled out at the level of the present look', () => {
  const level = passLevel(12, rules)
  expect(sequentialClaims(12, rules, after({ 12: { within: level } })).ruledOut).toBe(true)
  expect(sequentialClaims(12, rules, after({ 12: { within: level * 1.01 } })).ruledOut).toBe(false)
  expect(sequentialClaims(20, rules, after({ 12: { within: 0 } })).ruledOut).toBe(false)
  expect(sequentialClaims(8, rules, after({ 12: { within: 0 } })).ruledOut).toBe(false)
})

test('without looks only the last round counts, at the full level', () => {
  const never = { ...rules, stopEarly: false } as const
  expect(sequentialClaims(20, never, after({ 12: { within: 0 } })).ruledOut).toBe(false)
  expect(sequentialClaims(20, never, after({ 20: { within: 0.045 } })).ruledOut).toBe(true)
  // Also where fewer rounds were made than planned.
  expect(sequentialClaims(10, never, after({ 10: { worse: 0.03 } }))).toMatchObject({
    worse: 0.03,
    better: 1,
  })
})

test('looks have to be paid for, and what one has found stays found', () => {
  const found = sequentialClaims(20, rules, after({ 12: { worse: 0.001 }, 20: { worse: 0.03 } }))
  expect(found.worse).toBeGreaterThan(0.001)
  expect(found.worse).toBeLessThan(0.03)
  const last = sequentialClaims(20, rules, after({ 20: { worse: 0.03, better: 0.9 } }))
  expect(last.worse).toBeGreaterThan(0.03 / 0.8)
  expect(last.worse).toBeLessThan(0.06)
  expect(last.better).toBe(1)
})

test('rounds that end between two looks, as the time was up, may use what the look at `count` may', () => {
  const shown = (rounds: number) =>
    sequentialClaims(rounds, rules, after({ [rounds]: { worse: 0.01 } })).worse
  expect(shown(14)).toBeLessThan(0.02)
  expect(shown(12)).toBeGreaterThan(0.05)
})

test('a second measurement has its own looks, and keeps a fifth of alpha for those beyond', () => {
  const again = { count: 20, stopEarly: true, isAgain: true }
  const found = sequentialClaims(12, again, after({ 12: { worse: 2 ** -12 } })).worse
  expect(found).toBeCloseTo(2 ** -12 / 0.8 / 0.6 ** 2, 5)
  const inFull = { ...again, stopEarly: false }
  expect(sequentialClaims(20, inFull, after({ 20: { worse: 0.01 } })).worse).toBeCloseTo(0.0125, 9)
  const late = sequentialClaims(40, inFull, after({ 20: { worse: 0.5 }, 40: { worse: 0.0005 } })).worse
  expect(late).toBeGreaterThan(0.001)
  expect(late).toBeLessThan(0.005)
  const level = passLevel(20, again)
  expect(sequentialClaims(20, again, after({ 20: { within: level } })).ruledOut).toBe(true)
  expect(level).toBeCloseTo(0.004, 12)
})

test('beyond `count` rounds, what the look there found stays found, and a later one has what was kept', () => {
  const late = sequentialClaims(40, rules, after({ 20: { worse: 0.001 }, 40: { worse: 0.5 } })).worse
  expect(late).toBeGreaterThan(0.001 / 0.8)
  expect(late).toBeLessThan(0.0025)
  const only = sequentialClaims(60, rules, after({ 20: { worse: 0.5 }, 60: { worse: 0.0001 } })).worse
  expect(only).toBeGreaterThan(0.0001)
  expect(only).toBeLessThan(0.002)
})

test('what rule-out allows is held at the same level', () => {
  const level = passLevel(12, rules)
  expect(sequentialClaims(12, rules, after({ 12: { held: level } }))).toMatchObject({
    held: true,
    ruledOut: false,
  })
  expect(sequentialClaims(12, rules, after({ 12: { held: level * 1.01 } })).held).toBe(false)
})
