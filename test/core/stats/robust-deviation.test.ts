// The robust standard deviation: that of normal values, hardly moved by wild ones.
import { expect, test } from 'vitest'
import { randomFrom } from '../../../src/core/common/random.ts'
import { robustDeviation } from '../../../src/core/stats/robust.ts'
import { normal } from '../judge/series.ts'

const random = randomFrom(31)
const normals = (n: number) => Array.from({ length: n }, () => normal(random))
const rootMeanSquare = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length)

test('of normal values it is their standard deviation, about as well known as that can be', () => {
  expect(robustDeviation(normals(50_000))).toBeCloseTo(0.99, 1)
  const errors = Array.from({ length: 2000 }, () => Math.log(robustDeviation(normals(20))))
  const usual = Array.from({ length: 2000 }, () => Math.log(rootMeanSquare(normals(20))))
  expect(rootMeanSquare(errors)).toBeLessThan(1.15 * rootMeanSquare(usual))
})

test('a tenth of values ten times as far out adds a third, where it triples the plain one', () => {
  const burst = normals(20_000).map((value, index) => (index % 10 === 0 ? 10 * value : value))
  expect(rootMeanSquare(burst)).toBeGreaterThan(3)
  expect(robustDeviation(burst)).toBeLessThan(1.4)
})

test('two modes both count', () => {
  const modes = normals(20_000).map((value, index) => ([-2, 0, 0, 2][index % 4] ?? 0) + 0.5 * value)
  expect(robustDeviation(modes)).toBeCloseTo(rootMeanSquare(modes), 1)
})

test('scales with its values, whatever their signs', () => {
  expect(robustDeviation([3, -3, 3, -3])).toBe(3)
  expect(robustDeviation([0.3, 0.1, -0.2])).toBeCloseTo(robustDeviation([-30, 10, 20]) / 100, 12)
})

test('values that are mostly 0 have the noise of the others', () => {
  expect(robustDeviation([0, 0, 0, 2])).toBe(1)
  expect(robustDeviation([0, 0])).toBe(0)
  expect(robustDeviation([])).toBe(0)
})
