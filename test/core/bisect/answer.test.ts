// What a comparison tells the search.
import { expect, test } from 'vitest'
import { answerOf, positionOf } from '../../../src/core/bisect/trail.ts'
import { settingsOf } from '../../../src/core/inputs/inputs.ts'
import { compare } from '../../../src/core/judge/compare.ts'
import type { Comparison, Ratio } from '../../../src/core/model/comparison.ts'
import { readInputs } from '../../../src/effects/inputs/inputs.ts'

const rules = settingsOf(readInputs(() => ''))
const near = (center: number) => Array.from({ length: 10 }, (_, n) => center * (1 + ((n * 7) % 10) / 500))

function measured(base: number, head: number, unit = 'sec/op'): Comparison {
  const series = { benchmark: 'A', package: null, unit, rule: {}, base: near(base), head: near(head) }
  return compare([series], rules)[0] as Comparison
}

test('the logarithm of the ratio, its error from the interval, and the rounds', () => {
  const answer = answerOf(measured(1, 1.1), 7)
  expect(answer).toMatchObject({ at: 7, rounds: 10, worse: expect.closeTo(Math.log(1.1), 2) })
  expect(answer?.error).toBeGreaterThan(0)
  expect(answer?.error).toBeLessThan(0.01)
})

test('less of what is better higher is worse', () => {
  expect(answerOf(measured(1.1, 1, 'B/s'), 1)?.worse).toBeCloseTo(Math.log(1.1), 2)
})

test('the second measurement speaks where there is one', () => {
  const first = measured(1, 1.3)
  const { base, head, ratio } = measured(1, 1.1)
  const confirmation = { recurred: true, base, head, ratio, p: 0.001 }
  expect(answerOf({ ...first, confirmation }, 1)?.worse).toBeCloseTo(Math.log(1.1), 2)
})

test('nothing without a ratio, an interval or a direction', () => {
  const ratio = (low: number | null, high: number | null): Ratio => ({ estimate: 1.1, low, high })
  const one = measured(1, 1.1)
  expect(answerOf({ ...one, ratio: null }, 1)).toBeNull()
  expect(answerOf({ ...one, ratio: ratio(null, null) }, 1)).toBeNull()
  expect(answerOf({ ...one, better: null }, 1)).toBeNull()
})

test.each([
  [0.1, 0.01, 'slower'],
  [0.002, 0.01, 'not slower'],
  [-0.05, 0.01, 'not slower'],
  [0.05, 0.01, 'between'],
  [0.05, 0.04, 'undecided'],
  [0.2, 0.01, 'slower'],
] as const)('%d ± %d is %s, where BAD is 0.1', (worse, error, position) => {
  expect(positionOf({ worse, error }, 0.1, 0.004)).toBe(position)
})
