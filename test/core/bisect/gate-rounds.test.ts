// How many rounds a gate takes.
import { expect, test } from 'vitest'
import { beliefOf } from '../../../src/core/bisect/belief.ts'
import { errorAfter, roundsFor } from '../../../src/core/bisect/search.ts'
import type { Answer, Trail } from '../../../src/core/bisect/trail.ts'

const answer = (at: number, worse: number, more: Partial<Answer> = {}): Answer => ({
  ...{ at, worse, error: 0.01, rounds: 16 },
  ...more,
})
const trail = (...answers: readonly Answer[]): Trail => ({
  odds: new Array<number>(8).fill(1),
  answers,
  broken: new Set(),
})
const rounds = (place: number, ...answers: readonly Answer[]) =>
  roundsFor(trail(...answers), beliefOf(trail(...answers)), place, 20)

test('the larger the slowdown the fewer, but as many as a gate needs', () => {
  expect(rounds(4, answer(8, 1))).toBe(8)
  expect(rounds(4, answer(8, 0.02))).toBe(20)
  const some = rounds(4, answer(8, 0.08))
  expect(some).toBeGreaterThan(8)
  expect(some).toBeLessThan(20)
})

test('twice as many as before for a commit that was measured, up to four times the most', () => {
  expect(rounds(4, answer(8, 0.1), answer(4, 0.05, { rounds: 10 }))).toBe(20)
  expect(rounds(4, answer(8, 0.1), answer(4, 0.05, { rounds: 64 }))).toBe(80)
})

test('values that do not vary need the fewest', () => {
  expect(rounds(4, answer(8, 0.1, { error: 0 }))).toBe(8)
  // What needed no measuring says nothing about how values vary.
  expect(errorAfter(trail(answer(8, 0.1), answer(4, 0, { error: 0, rounds: 0 })), 4)).toBeCloseTo(0.02, 10)
})
