// Cells in words.
import { describe, expect, test } from 'vitest'
import {
  chooseNumberScale,
  deltaTextOfSampleComparison,
  formatNumberAtScale,
  formatRatioBoundAsChange,
  intervalHalfWidthText,
  pValueAndCountText,
} from '../../../src/core/compare/cell-text.ts'
import type { SampleComparison } from '../../../src/core/compare/comparison-table.ts'

describe('cell text', () => {
  const versus: SampleComparison = {
    ...{ n: [10, 10], delta: -0.172, p: 0.0001, adjustedP: 0.0001, isSignificant: true, isPowerless: false },
    needed: null,
    ...{ rounds: null, finding: 'improved', ratio: null, notes: [] },
  }

  test.each<[Partial<SampleComparison>, string, string]>([
    [{}, '-17.20%', 'p=0.000 n=10'],
    [{ isSignificant: false, p: 0.4456, adjustedP: 1 }, '~', 'p=0.446 n=10'],
    [{ delta: 0, p: null, adjustedP: null, n: [9, 10] }, '0.00%', 'n=9+10'],
    [{ delta: -1e-9 }, '-0.00%', 'p=0.000 n=10'],
    [{ delta: null }, '?', 'p=0.000 n=10'],
    [{ ratio: { estimate: 0.83, low: 0.82, high: 0.84 } }, '-17.20%', '-18.00% to -16.00%, p=0.000 n=10'],
  ])('%j: %s (%s)', (change, delta, p) => {
    expect([
      deltaTextOfSampleComparison({ ...versus, ...change }),
      pValueAndCountText({ ...versus, ...change }),
    ]).toEqual([delta, p])
  })

  test('a bound that is infinite is said so', () => {
    expect(formatRatioBoundAsChange(Number.POSITIVE_INFINITY)).toBe('∞')
  })
})

// Numbers at a scale. Expected texts are those that benchstat prints (golang.org/x/perf/benchunit).
describe('scale', () => {
  test.each<[readonly number[], string, readonly string[]]>([
    [[1.7180000000000001e-6, 1.4225e-6], 'sec/op', ['1.718µ', '1.423µ']],
    [[1.701e-6, 298e-9], 'sec/op', ['1701.0n', '298.0n']],
    [[0.99995e-6], 'sec/op', ['1.000µ']],
    [[0.99994e-6], 'sec/op', ['999.9n']],
    [[1e-12], 'sec/op', ['0.001000n']],
    [[1e-22], 'sec/op', ['0.0000000000n']],
    [[12345], 'x', ['12.35k']],
    [[5e15], 'x', ['5000.0T']],
    [[1023], 'B/op', ['1023.0']],
    [[1024, 0], 'B/op', ['1.000Ki', '0.000Ki']],
    [[0.5], 'B/op', ['0.5000']],
    [[-1500], 'x', ['-1.500k']],
    [[0, 0], 'x', ['0.000', '0.000']],
  ])('%j %s: %j', (values, unit, wanted) => {
    const scale = chooseNumberScale(values, unit)
    expect(values.map(value => formatNumberAtScale(value, scale))).toEqual(wanted)
  })

  test.each([
    [100, 99, 102, '2%'],
    [100, 97, 102, '3%'],
    [-100, -102, -99, '2%'],
    [0, 0, 0, '0%'],
    [1, 0, 2, '?'],
    [1, -1, 2, '?'],
    [1, Number.NEGATIVE_INFINITY, 2, '∞'],
  ])('%d from %d to %d: %s', (center, low, high, wanted) => {
    expect(intervalHalfWidthText(center, low, high)).toBe(wanted)
  })
})
