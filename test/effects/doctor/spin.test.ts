// The loop that a machine is probed with.
import { expect, test } from 'vitest'
import { clockTick, spin } from '../../../src/effects/doctor/machine.ts'

test('the pieces are many, take some time each, and together the time that was given', () => {
  const pieces = spin(0.2)
  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces.every(seconds => seconds > 0)).toBe(true)
  expect(pieces.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(0.2)
})

test('the clock moves on', () => {
  expect(clockTick()).toBeGreaterThan(0)
  expect(Number.isInteger(clockTick())).toBe(true)
})
