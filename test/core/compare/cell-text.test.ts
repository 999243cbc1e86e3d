// Cells in words.
import { expect, test } from 'vitest'
import { percent, writtenDelta, writtenP } from '../../../src/core/compare/cell-text.ts'
import type { Versus } from '../../../src/core/compare/comparison-table.ts'

const versus: Versus = {
  ...{ n: [10, 10], delta: -0.172, p: 0.0001, adjustedP: 0.0001, isSignificant: true, isPowerless: false },
  needed: null,
  ...{ rounds: null, finding: 'improved', ratio: null, notes: [] },
}

test.each<[Partial<Versus>, string, string]>([
  [{}, '-17.20%', 'p=0.000 n=10'],
  [{ isSignificant: false, p: 0.4456, adjustedP: 1 }, '~', 'p=0.446 n=10'],
  [{ delta: 0, p: null, adjustedP: null, n: [9, 10] }, '0.00%', 'n=9+10'],
  [{ delta: -1e-9 }, '-0.00%', 'p=0.000 n=10'],
  [{ delta: null }, '?', 'p=0.000 n=10'],
  [{ ratio: { estimate: 0.83, low: 0.82, high: 0.84 } }, '-17.20%', '-18.00% to -16.00%, p=0.000 n=10'],
])('%j: %s (%s)', (change, delta, p) => {
  expect([writtenDelta({ ...versus, ...change }), writtenP({ ...versus, ...change })]).toEqual([delta, p])
})

test('a bound that is infinite is said so', () => {
  expect(percent(Number.POSITIVE_INFINITY)).toBe('∞')
})
