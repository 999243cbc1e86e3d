// How finely a value was measured.
import { expect, test } from 'vitest'
import { stepsIn } from '../../../src/core/judge/run-warnings.ts'

test.each([
  [0, 0],
  [2, 2],
  [0.01, 1],
  [0.25e-9, 25],
  [1200, 12],
  // As converted from nanoseconds, with an error in the last digit.
  [11.32 * 1e-9, 1132],
  [0.021834567, 21_834_567],
  [-12_345.5, 123_455],
])('the digits of %s are %s steps', (value, steps) => {
  expect(stepsIn(value)).toBe(steps)
})

test.each([
  ['37 ms over 7 calls', 0.037 / 7],
  ['1 ms over 777 calls', 0.001 / 777],
  ['1000 calls in 37 ms', 1000 / 0.037],
  ['12342 calls in 37 ms', 12_342 / 0.037],
  ['2 s over 3', 2 / 3],
  ['a mean of 12, 13 and 12 s', 37 / 3],
])('a quotient of small numbers has few steps, whatever its digits: %s', (_, value) => {
  expect(stepsIn(value)).toBeLessThanOrEqual(37)
})

test('a number of which all digits were measured has many', () => {
  for (const value of [Math.PI, Math.E * 1e-6, 1_234_567 / 1_000_003])
    expect(stepsIn(value)).toBeGreaterThan(10_000)
})
