// Who is suspected: alone, or with commits that cannot be measured.
import { expect, test } from 'vitest'
import type { Belief } from '../../../src/core/bisect/belief.ts'
import { candidatesIn, credibleRange, culpritsIn } from '../../../src/core/bisect/candidates.ts'

const belief = (guilt: readonly number[]): Belief => ({ levels: [], at: [], guilt, least: 0, wobble: 0 })
const all = (guilt: readonly number[], broken: readonly number[] = [], measured: readonly number[] = []) => {
  const answers = measured.map(at => ({ at, worse: 0, error: 0, rounds: 8 }))
  return candidatesIn({ odds: guilt.map(() => 1), answers, broken: new Set(broken) }, belief(guilt))
}

test('each commit is a candidate; one that cannot be measured is one with the next that can', () => {
  expect(all([0.1, 0.2, 0.3])).toEqual([
    { first: 1, last: 1, probability: 0.1 },
    { first: 2, last: 2, probability: 0.2 },
    { first: 3, last: 3, probability: 0.3 },
  ])
  expect(all([0.25, 0.5, 0.25], [1, 2])).toEqual([{ first: 1, last: 3, probability: 1 }])
})

test('what was measured once is a candidate by itself, though it failed when it was measured again', () => {
  expect(all([0.1, 0.2, 0.7], [2, 3], [3, 2])).toEqual([
    { first: 1, last: 1, probability: 0.1 },
    { first: 2, last: 2, probability: 0.2 },
    { first: 3, last: 3, probability: 0.7 },
  ])
})

test('culprits are sure, and so is that there are no others', () => {
  const sure = (guilt: readonly number[]) => culpritsIn(all(guilt), 0.95)?.map(({ last }) => last)
  expect(sure([0.01, 0.98, 0.01])).toEqual([2])
  expect(sure([0.97, 0.01, 0.98])).toEqual([1, 3])
  expect(sure([0.97, 0.3, 0.3])).toBeUndefined()
  expect(sure([0.5, 0.5])).toBeUndefined()
  expect(sure([0, 0])).toBeUndefined()
})

test('the range that is left has the rest of the probability', () => {
  expect(credibleRange(all([0, 0.01, 0.5, 0.48, 0.01, 0]), 0.95)).toEqual({ first: 3, last: 4 })
  expect(credibleRange(all([0.5, 0, 0, 0.5]), 0.95)).toEqual({ first: 1, last: 4 })
  expect(credibleRange(all([0, 0]), 0.95)).toEqual({ first: 1, last: 2 })
})
