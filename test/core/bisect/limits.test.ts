// The flags that say when a bisection ends.
import { expect, test } from 'vitest'
import { share, wholeNumber } from '../../../src/core/bisect/limits.ts'

test('a probability as a percentage or a ratio', () => {
  expect(share('sure', undefined, 0.95)).toBe(0.95)
  expect(share('sure', '99%', 0.95)).toBe(0.99)
  expect(share('sure', '.9', 0.95)).toBe(0.9)
  for (const wrong of ['100%', '1', '0.2', 'x', '', '95%%', '-1'])
    expect(() => share('sure', wrong, 0.95)).toThrow(`sure: "${wrong}" is not accepted`)
})

test('a whole number', () => {
  expect(wholeNumber('gates', undefined, 2)).toBeNull()
  expect(wholeNumber('gates', '12', 2)).toBe(12)
  for (const wrong of ['1', '1001', '2.5', 'many', ''])
    expect(() => wholeNumber('gates', wrong, 2)).toThrow(`gates: "${wrong}" is not accepted`)
})
