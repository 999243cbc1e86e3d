// How even the same work is.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spinFindings, variation } from '../../../src/core/doctor/machine.ts'

test('the coefficient of variation is the standard deviation by the mean', () => {
  // Deviations -3, -1, -1, -1, 0, 0, 2, 4 from 5, with n - 1.
  expect(variation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(Math.sqrt(32 / 7) / 5, 12)
  expect(variation([1, 1, 1])).toBe(0)
})

test.each([[[]], [[1]], [[0, 0]], [[Number.NaN, 1]]])('of %j there is none', seconds => {
  expect(variation(seconds)).toBeNull()
  expect(spinFindings(seconds)).toEqual([])
})

test('it does not depend on the unit of time', () => {
  const durations = fc.array(fc.double({ min: 1e-6, max: 1, noNaN: true }), { minLength: 2, maxLength: 50 })
  fc.assert(
    fc.property(durations, fc.double({ min: 0.01, max: 1000, noNaN: true }), (seconds, factor) => {
      expect(variation(seconds.map(one => one * factor))).toBeCloseTo(variation(seconds) ?? Number.NaN, 6)
    }),
  )
})

test('it is called quiet up to three percent, and noisy from there', () => {
  const around = (share: number) => [1 - share / Math.SQRT2, 1 + share / Math.SQRT2]
  expect(spinFindings(around(0.029))[0]).toMatchObject({
    state: 'good',
    seen: 'quiet: 2.9% (deviation of 2 loops of the same work)',
  })
  expect(spinFindings(around(0.031))[0]).toMatchObject({
    state: 'doubtful',
    seen: 'noisy, 3.1% (deviation of 2 loops of the same work)',
  })
})
