// The normal tail against published values.
import { expect, test } from 'vitest'
import { upperTail } from '../../../src/core/stats/normal.ts'
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
  for (const [z, tail] of published) expect(relativeError(upperTail(z), tail), `z=${z}`).toBeLessThan(1e-12)
})

test('is symmetric about zero', () => {
  for (const [z, tail] of published) expect(upperTail(-z)).toBeCloseTo(1 - tail, 14)
})

test('falls without a step where one expansion takes over from the other', () => {
  // 2.5 * sqrt(2): the tail falls by its density times the distance, whichever side of the seam it is computed on.
  const seam = 2.5 * Math.SQRT2
  const density = Math.exp(-(seam ** 2) / 2) / Math.sqrt(2 * Math.PI)
  expect(relativeError(upperTail(seam - 1e-7) - upperTail(seam + 1e-7), 2e-7 * density)).toBeLessThan(1e-6)
})
