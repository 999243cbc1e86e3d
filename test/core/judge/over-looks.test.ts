// What several looks show together.
import { expect, test } from 'vitest'
import type { Claims } from '../../../src/core/judge/claims.ts'
import { passLevel } from '../../../src/core/judge/looks.ts'
import { overLooks } from '../../../src/core/judge/over-looks.ts'
import { rules } from './series.ts'

const nothing: Claims = { worse: 1, better: 1, within: 1 }
/** Claims by look, of a plan with looks at 8, 12, 16 and 20 rounds. */
const after = (byLook: Readonly<Record<number, Partial<Claims>>>) => (rounds: number) => ({
  ...nothing,
  ...byLook[rounds],
})

test('a worsening is ruled out at the level of the present look', () => {
  const level = passLevel(12, rules)
  expect(overLooks(12, rules, after({ 12: { within: level } })).ruledOut).toBe(true)
  expect(overLooks(12, rules, after({ 12: { within: level * 1.01 } })).ruledOut).toBe(false)
  expect(overLooks(20, rules, after({ 12: { within: 0 } })).ruledOut).toBe(false)
  expect(overLooks(8, rules, after({ 12: { within: 0 } })).ruledOut).toBe(false)
})

test('without looks only the last round counts, at the full level', () => {
  const never = { ...rules, stopEarly: 'never' } as const
  expect(overLooks(20, never, after({ 12: { within: 0 } })).ruledOut).toBe(false)
  expect(overLooks(20, never, after({ 20: { within: 0.05 } })).ruledOut).toBe(true)
})

test('looks that may only pass cost a regression nothing', () => {
  const shown = overLooks(20, rules, after({ 12: { worse: 0.001 }, 20: { worse: 0.03, better: 0.9 } }))
  expect(shown).toMatchObject({ worse: 0.03, better: 0.9 })
})

test('looks that may fail have to be paid for, and what one has found stays found', () => {
  const paid = { ...rules, stopEarly: 'pass-or-fail' } as const
  const found = overLooks(20, paid, after({ 12: { worse: 0.001 }, 20: { worse: 0.03 } }))
  expect(found.worse).toBeGreaterThan(0.001)
  expect(found.worse).toBeLessThan(0.03)
  expect(overLooks(20, paid, after({ 20: { worse: 0.03 } })).worse).toBeGreaterThan(0.03)
})
