// Times in every unit, as seconds.
import { expect, test } from 'vitest'
import { readPerSecond, readSeconds } from '../../../../src/core/formats/reading/values.ts'

test('scales decimals exactly', () => {
  expect(readSeconds('31.682', 'µs')).toBe(0.000031682)
  expect(readSeconds('31.682', 'μs')).toBe(0.000031682)
  expect(readSeconds(1.5, 'ms')).toBe(0.0015)
  expect(readSeconds(2, 'min')).toBe(120)
  expect(readSeconds('5', 'ps')).toBe(5e-12)
})

test('counts for each second what is counted for each of another unit', () => {
  expect(readPerSecond('1.5', 'ms')).toBe(1500)
  expect(readPerSecond(90, 'min')).toBe(1.5)
})

test('reads no other unit, and nothing that is no number', () => {
  expect(readSeconds('5', 'weeks')).toBeNull()
  expect(readSeconds('5', 'constructor')).toBeNull()
  expect(readSeconds('many', 'ms')).toBeNull()
  expect(readPerSecond('5', '')).toBeNull()
  expect(readSeconds('NaN', 'ms')).toBeNaN()
})
