// What a bisection knows: the mean of answers, and the slowdown of BAD.
import { expect, test } from 'vitest'
import { meanOf, wholeOf } from '../../../src/core/bisect/trail.ts'

const answer = (at: number, worse: number, error: number) => ({ at, worse, error, rounds: 8 })

test('a precise answer counts more, and several are more precise than each', () => {
  const { worse, error } = meanOf([answer(1, 0.1, 0.01), answer(1, 0.2, 0.02)])
  expect(worse).toBeCloseTo((4 * 0.1 + 0.2) / 5, 10)
  expect(error).toBeCloseTo(0.01 / Math.sqrt(1.25), 10)
})

test('answers that do not vary have no error', () => {
  expect(meanOf([answer(1, 0.1, 0), answer(1, 0.1, 0)])).toEqual({ worse: expect.closeTo(0.1, 10), error: 0 })
})

test('the slowdown is that of the last commit, by all its answers', () => {
  const trail = { odds: [1, 1, 1], broken: new Set<number>() }
  const answers = [answer(3, 0.1, 0.01), answer(2, 0.5, 0.01), answer(3, 0.2, 0.01)]
  expect(wholeOf({ ...trail, answers })).toBeCloseTo(0.15, 10)
  expect(() => wholeOf({ ...trail, answers: [] })).toThrow(RangeError)
})
