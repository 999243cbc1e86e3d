// Who is suspected: alone, or with commits that cannot be measured.
import { describe, expect, test } from 'vitest'
import type {
  BisectedRowIdentity,
  BisectionRangeCommit,
  BisectionState,
  WorseningAgainstGood,
} from '../../../src/core/bisect/bisection-state.ts'
import type { BisectionPosterior } from '../../../src/core/bisect/posterior.ts'
import {
  convertCandidatesToCulprits,
  credibleCulpritRange,
  groupCommitsIntoCandidates,
  ratioWithIntervalOfWorseningAgainstGood,
  selectCulpritsOrNullIfUnsure,
} from '../../../src/core/bisect/search.ts'

describe('candidates', () => {
  const posterior = (probabilities: readonly number[]): BisectionPosterior => ({
    levels: [],
    levelProbabilities: [],
    changeProbabilities: probabilities,
    least: 0,
    noise: 0,
  })
  const all = (
    probabilities: readonly number[],
    broken: readonly number[] = [],
    measured: readonly number[] = [],
  ) => {
    const answers = measured.map(at => ({ at, worse: 0, error: 0, rounds: 8 }))
    return groupCommitsIntoCandidates(
      { odds: probabilities.map(() => 1), answers, broken: new Set(broken) },
      posterior(probabilities),
    )
  }

  test('each commit is a candidate; one that cannot be measured is one with the next that can', () => {
    expect(all([0.1, 0.2, 0.3])).toEqual([
      { first: 1, last: 1, probability: 0.1 },
      { first: 2, last: 2, probability: 0.2 },
      { first: 3, last: 3, probability: 0.3 },
    ])
    expect(all([0.25, 0.5, 0.25], [1, 2])).toEqual([{ first: 1, last: 3, probability: 1 }])
  })

  test('a commit that was measured once is a candidate by itself, even if it failed later', () => {
    expect(all([0.1, 0.2, 0.7], [2, 3], [3, 2])).toEqual([
      { first: 1, last: 1, probability: 0.1 },
      { first: 2, last: 2, probability: 0.2 },
      { first: 3, last: 3, probability: 0.7 },
    ])
  })

  test('culprits are reported only if it is as certain that there are no others', () => {
    const sure = (probabilities: readonly number[]) =>
      selectCulpritsOrNullIfUnsure(all(probabilities), 0.95)?.map(({ last }) => last)
    expect(sure([0.01, 0.98, 0.01])).toEqual([2])
    expect(sure([0.97, 0.01, 0.98])).toEqual([1, 3])
    expect(sure([0.97, 0.3, 0.3])).toBeUndefined()
    expect(sure([0.5, 0.5])).toBeUndefined()
    expect(sure([0, 0])).toBeUndefined()
  })

  test('the remaining range has the rest of the probability', () => {
    expect(credibleCulpritRange(all([0, 0.01, 0.5, 0.48, 0.01, 0]), 0.95)).toEqual({ first: 3, last: 4 })
    expect(credibleCulpritRange(all([0.5, 0, 0, 0.5]), 0.95)).toEqual({ first: 1, last: 4 })
    expect(credibleCulpritRange(all([0, 0]), 0.95)).toEqual({ first: 1, last: 2 })
  })
})

// What is said of culprits: their commits and sizes.
describe('culprits', () => {
  const commits = Array.from(
    { length: 6 },
    (_, n): BisectionRangeCommit => ({
      ...{
        sha: `${n + 1}`.repeat(40),
        parents: [],
        author: 'A',
        when: '2026-01-01',
        subject: `commit ${n + 1}`,
      },
    }),
  )
  const followed: BisectedRowIdentity = { benchmark: 'A', package: null, unit: 'sec/op', better: 'lower' }
  const answer = (at: number, ratio: number): WorseningAgainstGood => ({
    at,
    worse: Math.log(ratio),
    error: 0.01,
    rounds: 16,
  })
  const trail: BisectionState = {
    ...{ odds: commits.map(() => 1), broken: new Set() },
    answers: [answer(6, 1.32), answer(1, 1), answer(2, 1.1), answer(3, 1.1), answer(5, 1.32)],
  }

  test('each size is relative to the commits before, by all answers up to the next culprit', () => {
    const candidates = [
      { first: 4, last: 5, probability: 0.99 },
      { first: 2, last: 2, probability: 0.98 },
    ]
    const [second, first] = convertCandidatesToCulprits(candidates, trail, commits, followed)
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
    expect(
      convertCandidatesToCulprits(candidates, few, commits, followed).map(({ ratio }) => ratio === null),
    ).toEqual([true, true])
  })

  test('a unit that is better higher falls', () => {
    const { estimate, low, high } = ratioWithIntervalOfWorseningAgainstGood(
      { worse: 0.1, error: 0.01 },
      { better: 'higher' },
    )
    expect(estimate).toBeCloseTo(Math.exp(-0.1), 10)
    expect(low).toBeLessThan(estimate)
    expect(high).toBeGreaterThan(estimate)
  })
})
