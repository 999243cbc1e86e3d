// Where the next measurement tells most.
import { expect, test } from 'vitest'
import { beliefOf } from '../../../src/core/bisect/belief.ts'
import { nextPlace } from '../../../src/core/bisect/search.ts'
import type { Trail } from '../../../src/core/bisect/trail.ts'

const answer = (at: number, worse: number) => ({ at, worse, error: 0.01, rounds: 8 })
const whole: Trail = { odds: new Array<number>(16).fill(1), answers: [answer(16, 0.1)], broken: new Set() }
const next = (trail: Trail) => nextPlace(trail, beliefOf(trail), 0.01)

test('in the middle of what is left', () => {
  expect([8, 9]).toContain(next(whole))
  expect([12, 13]).toContain(next({ ...whole, answers: [answer(16, 0.1), answer(8, 0)] }))
})

test('where the odds are even, not where the commits are', () => {
  const odds = whole.odds.map((_, n) => (n < 12 ? 0.001 : 1))
  expect(next({ ...whole, odds })).toBe(14)
})

test('beside commits that cannot be measured, but not right beside them', () => {
  const place = next({ ...whole, broken: new Set([8]) }) ?? 0
  expect(Math.abs(place - 8)).toBeGreaterThan(1)
  expect(Math.abs(place - 8)).toBeLessThan(5)
})

test('nowhere if none can be measured', () => {
  const broken = new Set(Array.from({ length: 16 }, (_, n) => n + 1))
  expect(next({ ...whole, broken })).toBeNull()
})
