// Decimals are scaled as decimals, so that nothing is lost.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDecimal, scale, ungrouped } from '../../../../src/core/formats/reading/values.ts'

test('gives the float nearest to what is spelled, where multiplying would not', () => {
  expect(readDecimal('12.34', -3)).toBe(0.01234)
  expect(readDecimal('180832.50', -9)).toBe(0.0001808325)
  expect(readDecimal('10.9', -9)).toBe(1.09e-8)
  expect(10.9 * 1e-9).not.toBe(1.09e-8)
  expect(readDecimal('1.5E3', -6)).toBe(0.0015)
})

test('scales any number as its own spelling', () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer({ min: -30, max: 30 }),
      (value, power) => {
        const [digits, exponent = '0'] = String(value).split('e')
        expect(scale(value, power)).toBe(Number(`${digits}e${Number(exponent) + power}`))
        expect(Object.is(scale(value, 0), value) || value === 0).toBe(true)
      },
    ),
  )
})

test('reads what is no number as such, and nothing else', () => {
  expect(readDecimal('NaN')).toBeNaN()
  expect(readDecimal('-inf')).toBe(Number.NEGATIVE_INFINITY)
  expect(readDecimal('Infinity', -9)).toBe(Number.POSITIVE_INFINITY)
  for (const text of ['', '.', '1.2.3', '0x10', '1,000', ' 1', 'e5', '1'.repeat(500)])
    expect(readDecimal(text), text).toBeNull()
})

test('leaves out the commas between thousands', () => {
  expect(readDecimal(ungrouped('1,551,438.51'))).toBe(1551438.51)
})
