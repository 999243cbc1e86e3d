// The normal tail and its inverse against published values.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalUpperQuantile, normalUpperTail } from '../../../src/core/stats/normal.ts'
import { relativeError } from '../../support/corpus.ts'

/** erfc(z / sqrt(2)) / 2 of the C library. */
const published: readonly (readonly [z: number, tail: number])[] = [
  [0, 0.5],
  [0.5, 0.3085375387259869],
  [1, 0.15865525393145707],
  [1.959963984540054, 0.025],
  [3, 0.0013498980316300933],
  [3.5, 0.00023262907903552504],
  [3.6, 0.00015910859015753364],
  [5, 2.866515718791933e-7],
  [10, 7.61985302416047e-24],
  [20, 2.7536241186061556e-89],
  [37, 5.725571222524577e-300],
]

test('equals the published tail, near zero and far out', () => {
  for (const [z, tail] of published)
    expect(relativeError(normalUpperTail(z), tail), `z=${z}`).toBeLessThan(1e-12)
})

test('is symmetric about zero', () => {
  for (const [z, tail] of published) expect(normalUpperTail(-z)).toBeCloseTo(1 - tail, 14)
})

test('falls without a step where one expansion takes over from the other', () => {
  // 1.5 * sqrt(2): the tail falls by its density times the distance, whichever side of the seam it is computed on.
  const seam = 1.5 * Math.SQRT2
  const density = Math.exp(-(seam ** 2) / 2) / Math.sqrt(2 * Math.PI)
  expect(
    relativeError(normalUpperTail(seam - 1e-7) - normalUpperTail(seam + 1e-7), 2e-7 * density),
  ).toBeLessThan(1e-6)
})

test('the quantile gives the published tail back', () => {
  for (const [z, tail] of published) expect(normalUpperQuantile(tail), `tail=${tail}`).toBeCloseTo(z, 12)
})

test('the quantile undoes the tail to twelve digits, down to 1e-300', () => {
  const exponent = fc.double({ min: -300, max: Math.log10(0.5), noNaN: true })
  fc.assert(
    fc.property(exponent, power => {
      const p = 10 ** power
      const z = normalUpperQuantile(p)
      expect(relativeError(normalUpperTail(z), p)).toBeLessThan(1e-12)
      expect(normalUpperQuantile(1 - p)).toBeCloseTo(-normalUpperQuantile(1 - (1 - p)), 12)
    }),
    { numRuns: 300 },
  )
})

test('the quantile is infinite where nothing is left, and ends where doubles do', () => {
  expect([normalUpperQuantile(0), normalUpperQuantile(1)]).toEqual([
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ])
  expect(normalUpperQuantile(Number.MIN_VALUE)).toBe(normalUpperQuantile(1e-300))
  for (const p of [-0.1, 1.1, Number.NaN]) expect(() => normalUpperQuantile(p)).toThrow(RangeError)
})
