// One scale for all rows: round, wide enough for the threshold and for most rows.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plotScale } from '../../../../../src/core/report/show/html/interval-plot.ts'
import { comparison } from '../../comparisons.ts'

const within = (low: number, high: number) =>
  comparison({ ratio: { estimate: (low + high) / 2 + 1, low: low + 1, high: high + 1 } })

test.each([
  ['nothing but small changes: twice the threshold', [within(-0.01, 0.01)], 0.05, 0.1],
  ['the widest row, up to four times the threshold', [within(0, 0.12), within(0, 0.01)], 0.05, 0.15],
  ['without the few beyond', [...Array.from({ length: 9 }, () => within(0, 0.1)), within(0, 3)], 0.05, 0.2],
  ['most rows, if they are noisy', Array.from({ length: 9 }, () => within(-0.4, 0.6)), 0.05, 1],
  ['without a threshold: most rows', [within(-0.021, 0.01)], 0, 0.03],
  ['nothing at all', [], 0, 0.001],
])('%s', (_, rows, threshold, limit) => {
  expect(plotScale(rows, threshold)).toEqual({ limit })
})

test('goes by the change where there is no interval, and by nothing where there is no percentage', () => {
  expect(plotScale([comparison({ ratio: null, delta: -0.18 })], 0.05).limit).toBe(0.2)
  expect(plotScale([comparison({ ratio: null, delta: 0.01, shift: -1.8e-4 })], 0.05).limit).toBe(0.2)
  expect(plotScale([comparison({ ratio: null, delta: null })], 0.05).limit).toBe(0.1)
  expect(plotScale([comparison({ ratio: { estimate: 1.04, low: null, high: null } })], 0.01).limit).toBe(0.05)
})

test('is never narrower than twice the threshold, nor many times wider than the widest row', () => {
  const ends = fc.array(fc.double({ min: 0, max: 10, noNaN: true }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(ends, fc.double({ min: 0.001, max: 1, noNaN: true }), (widths, threshold) => {
      const { limit } = plotScale(
        widths.map(width => within(0, width)),
        threshold,
      )
      expect(limit).toBeGreaterThanOrEqual(2 * threshold * (1 - 1e-6))
      expect(limit).toBeLessThanOrEqual(2 * Math.max(2 * threshold, ...widths) * (1 + 1e-6))
    }),
  )
})
