// Intervals drawn as text: where each sign stands, in which direction, and what is beyond the picture.
import { expect, test } from 'vitest'
import type { Comparison, Ratio } from '../../../../src/core/model/comparison.ts'
import { drawnInterval } from '../../../../src/core/report/show/markdown.ts'
import { comparison, counted } from '../comparisons.ts'

const drawn = (estimate: number, low: number | null, high: number | null, more: Partial<Comparison> = {}) => {
  const ratio: Ratio = { estimate, low, high }
  return drawnInterval({ of: comparison({ ratio, delta: estimate - 1, ...more }), threshold: 0.05 })
}

test('is as wide in each row, with no change and the thresholds at the same places', () => {
  expect(drawn(1.078, 1.072, 1.086)).toBe('·····¦··│··¦●········')
  expect(drawn(1.678, 1.638, 1.706)).toBe('·····¦··│··¦·······●·')
  expect(drawn(1, 0.98, 1.02)).toBe('·····¦·═●═·¦·········')
  expect(drawn(1.05, 1.03, 1.07)).toBe('·····¦··│·═●═········')
})

test('lines that lie in an interval can be seen in it', () => {
  expect(drawn(1.02, 0.9, 1.2)).toBe('···══╪══╪●═╪════·····')
})

test('says at its ends that something lies beyond', () => {
  expect(drawn(3, 2.9, 3.1)).toBe('·····¦··│··¦········›')
  expect(drawn(0.4, 0.38, 0.42)).toBe('‹····¦··│··¦·········')
  expect(drawn(1.06, 1.05, null)).toBe('·····¦··│··●═════════'.replace(/.$/, '›'))
})

test('has what is worse on the right, whichever direction is better', () => {
  expect(drawn(0.9, 0.89, 0.91, { unit: 'B/s', better: 'higher' })).toBe(drawn(1.1, 1.09, 1.11))
  expect(drawn(0.9, null, 0.91, { unit: 'B/s', better: 'higher' })).toMatch(/›$/)
})

test('has the threshold of the row, and none where that is 0', () => {
  const of = comparison({ ratio: { estimate: 1.078, low: 1.072, high: 1.086 } })
  expect(drawnInterval({ of, threshold: 0.078 })).toBe('·····¦··│··●·········')
  expect(drawnInterval({ of, threshold: 0 })).toBe('········│···●········')
})

test('has no point where no single number is true', () => {
  const warnings = [{ kind: 'two-modes', side: 'head' }] as const
  expect(drawn(1.5, 1.01, 1.6, { delta: 0.02, warnings })).not.toContain('●')
})

test('draws nothing where there is no interval', () => {
  expect(drawn(1.2, null, null)).toBe('')
  expect(drawnInterval({ of: counted('B/op', 1, 2), threshold: 0.05 })).toBe('')
  expect(drawnInterval({ of: comparison({ ratio: null }), threshold: 0.05 })).toBe('')
})
