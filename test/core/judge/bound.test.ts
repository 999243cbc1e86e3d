// The smallest worsening that a test rules out.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallestRuledOut } from '../../../src/core/judge/evidence.ts'

test('finds where p comes down to the level, and answers with one at which it has', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-5, max: 0.99, noNaN: true }), at => {
      const p = (worsening: number) => (worsening >= at ? 0.01 : 0.4)
      const found = smallestRuledOut(p, 0.02)
      expect(found).not.toBeNull()
      expect(p(found ?? 0)).toBe(0.01)
      expect((found ?? 0) - at).toBeLessThanOrEqual(2e-4 * Math.max(at, 0.01))
    }),
  )
})

test('is 0 where any worsening is ruled out, and null where not even twice the time is', () => {
  expect(smallestRuledOut(() => 0.001, 0.02)).toBe(0)
  expect(smallestRuledOut(() => 0.03, 0.02)).toBeNull()
  expect(smallestRuledOut(worsening => (worsening >= 1 ? 0.02 : 0.03), 0.02)).toBe(1)
})

test('a p that is the level itself rules out', () => {
  expect(smallestRuledOut(() => 0.02, 0.02)).toBe(0)
  expect(smallestRuledOut(worsening => (worsening >= 0.0731 ? 0.02 : 0.03), 0.02)).toBeCloseTo(0.0731, 4)
})

test('asks for few tests, and no more where a large worsening need not be known as finely', () => {
  const askedFor = (at: number) => {
    let asked = 0
    smallestRuledOut(worsening => {
      asked++
      return worsening >= at ? 0 : 1
    }, 0.02)
    return asked
  }
  expect([0.01, 0.0731, 0.9].map(askedFor)).toEqual([20, 18, 17])
})

test('a limit that is ruled out bounds the answer, and one that is not lies below it', () => {
  const limits = [0.05, 0.1]
  for (const at of [0.05, 0.1, 0.0499999, 0.0500001, 0.02, 0.07, 0.3]) {
    const p = (worsening: number) => (worsening >= at ? 0.01 : 0.4)
    const found = smallestRuledOut(p, 0.02, limits) ?? Number.NaN
    expect(p(found)).toBe(0.01)
    expect(found - at).toBeLessThanOrEqual(2e-4 * at)
    expect(limits.map(limit => found <= limit)).toEqual(limits.map(limit => p(limit) <= 0.02))
  }
  // A limit beyond twice the time is tried as well.
  expect(smallestRuledOut(worsening => (worsening >= 1.5 ? 0 : 1), 0.02, [2, 4])).toBeCloseTo(1.5, 3)
  expect(smallestRuledOut(() => 1, 0.02, [2, 4])).toBeNull()
})

test('what is far less than any report shows is looked for no further', () => {
  expect(smallestRuledOut(worsening => (worsening >= 1e-9 ? 0.01 : 0.4), 0.02)).toBe(2 ** -18)
})
