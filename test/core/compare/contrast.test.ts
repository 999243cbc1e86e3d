// Tests of two samples.
import { expect, test } from 'vitest'
import { contrastOf, testSamples } from '../../../src/core/compare/judged-rows.ts'
import type { Test } from '../../../src/core/model/settings.ts'

function contrast(
  base: readonly number[],
  head: readonly number[],
  test: Test,
  alpha: number,
  level?: number,
) {
  const tested = testSamples(new Float64Array(base), new Float64Array(head), test)
  return contrastOf(tested, [base.length, head.length], test, alpha, level)
}

const [low, high] = [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
] as const

test('the U test, and a note where so few values can show nothing', () => {
  expect(contrast(low, high, 'utest', 0.05)).toEqual({
    p: expect.closeTo(2 / 70, 12),
    differs: false,
    isPowerless: false,
    needed: null,
    notes: [],
  })
  expect(contrast([1, 2, 3], [5, 6, 7], 'utest', 0.05)).toEqual({
    p: expect.closeTo(0.1, 12),
    differs: false,
    isPowerless: true,
    needed: 4,
    notes: [{ kind: 'powerless', needed: 4, alpha: 0.05 }],
  })
  // The larger sample has enough: the table of benchstat does not look further either.
  expect(contrast([2], [1, 3, 5, 7], 'utest', 0.05).notes).toEqual([])
  expect(contrast(low, high, 'utest', 0).notes).toEqual([{ kind: 'powerless', needed: null, alpha: 0 }])
})

test.each([
  [1, 1, true],
  [3, 3, true],
  [3, 4, true],
  [1, 38, true],
  [1, 39, false],
  [4, 4, false],
  [300, 300, false],
])('%i values and %i have no power at 0.05: %s', (n, m, isPowerless) => {
  const values = (count: number, step: number) => Array.from({ length: count }, (_, i) => step * (i + 1))
  expect(contrast(values(n, 1), values(m, 1.001), 'utest', 0.05).isPowerless).toBe(isPowerless)
  expect(contrast(values(n, 0), values(m, 0), 'utest', 0.05).isPowerless).toBe(isPowerless)
})

test('equal values are not tested', () => {
  expect(contrast([1, 1], [1, 1, 1], 'utest', 0.05)).toEqual({
    p: 1,
    differs: false,
    isPowerless: true,
    needed: 4,
    notes: [{ kind: 'all-equal' }],
  })
  expect(contrast([1, 1], [2, 2], 'utest', 0.5).notes).toEqual([])
})

test('the t test has none without variance, where values that are fixed speak for themselves, and no test at all takes every difference', () => {
  expect(contrast(low, high, 'ttest', 0.05).p).toBeCloseTo(0.0046, 3)
  expect(contrast([1, 1], [2, 2], 'ttest', 0.05)).toEqual({
    ...{ p: null, differs: true },
    ...{ isPowerless: false, needed: null, notes: [] },
  })
  expect(contrast([1], [2, 2], 'ttest', 0.05)).toEqual({
    p: null,
    differs: false,
    isPowerless: true,
    needed: null,
    notes: [{ kind: 'untested' }],
  })
  expect(contrast([1], [2], 'none', 0.05)).toEqual({
    ...{ p: null, differs: true },
    ...{ isPowerless: false, needed: null, notes: [] },
  })
})

test('power is what the level asks for, and the note what a single test does', () => {
  expect(contrast(low, high, 'utest', 0.05, 0.05 / 10)).toMatchObject({
    isPowerless: true,
    needed: 6,
    notes: [],
  })
  expect(contrast(low, high, 'utest', 0.05, 1e-40)).toMatchObject({ isPowerless: true, needed: null })
})
