// What is said of culprits: their commits and sizes.
import { expect, test } from 'vitest'
import { culpritsOf, ratioOf } from '../../../src/core/bisect/candidates.ts'
import type { Answer, Followed, PastCommit, Trail } from '../../../src/core/bisect/trail.ts'

const commits = Array.from(
  { length: 6 },
  (_, n): PastCommit => ({
    ...{
      sha: `${n + 1}`.repeat(40),
      parents: [],
      author: 'A',
      when: '2026-01-01',
      subject: `commit ${n + 1}`,
    },
  }),
)
const followed: Followed = { benchmark: 'A', package: null, unit: 'sec/op', better: 'lower' }
const answer = (at: number, ratio: number): Answer => ({
  at,
  worse: Math.log(ratio),
  error: 0.01,
  rounds: 16,
})
const trail: Trail = {
  ...{ odds: commits.map(() => 1), broken: new Set() },
  answers: [answer(6, 1.32), answer(1, 1), answer(2, 1.1), answer(3, 1.1), answer(5, 1.32)],
}

test('each size is against what was before it, by all answers up to the next', () => {
  const candidates = [
    { first: 4, last: 5, probability: 0.99 },
    { first: 2, last: 2, probability: 0.98 },
  ]
  const [second, first] = culpritsOf(candidates, trail, commits, followed)
  expect(first?.commits.map(({ subject }) => subject)).toEqual(['commit 2'])
  expect(first?.ratio?.estimate).toBeCloseTo(1.1, 5)
  expect(second?.commits.map(({ subject }) => subject)).toEqual(['commit 4', 'commit 5'])
  expect(second?.ratio?.estimate).toBeCloseTo(1.2, 5)
  expect(second?.ratio?.low).toBeGreaterThan(1.16)
  expect(second?.ratio?.high).toBeLessThan(1.24)
})

test('without an answer on either side there is no size', () => {
  const candidates = [
    { first: 2, last: 2, probability: 0.5 },
    { first: 3, last: 3, probability: 0.5 },
  ]
  const few = { ...trail, answers: [answer(6, 1.1)] }
  expect(culpritsOf(candidates, few, commits, followed).map(({ ratio }) => ratio === null)).toEqual([
    true,
    true,
  ])
})

test('what is better higher falls', () => {
  const { estimate, low, high } = ratioOf({ worse: 0.1, error: 0.01 }, { better: 'higher' })
  expect(estimate).toBeCloseTo(Math.exp(-0.1), 10)
  expect(low).toBeLessThan(estimate)
  expect(high).toBeGreaterThan(estimate)
})
