// What Bencher is given: benchmarks, their measures, and a metric for each.
import { expect, test } from 'vitest'
import type { Comparison } from '../../../../src/core/model/comparison.ts'
import { bencherMetricFormat } from '../../../../src/core/report/show/other-tools.ts'
import { comparison } from '../comparisons.ts'
import { samples } from '../samples.ts'

const read = (...comparisons: readonly Comparison[]) => JSON.parse(bencherMetricFormat({ comparisons }))
const head = { center: 1.07e-3, low: 1.06e-3, high: 1.08e-3, samples: [1.07e-3] }

test('a benchmark has a measure for each of its units, with the interval of head', () => {
  const counts = { center: 48, low: 48, high: null, samples: [48] }
  expect(
    read(
      comparison({ head }),
      comparison({ unit: 'B/op', head: counts }),
      comparison({ unit: 'B/s', head: { ...counts, center: 2e6, low: null } }),
      comparison({ benchmark: 'Get', package: 'example.com/cache', head }),
    ),
  ).toEqual({
    Encode: {
      latency: { value: 1_070_000, lower_value: 1_060_000, upper_value: 1_080_000 },
      'B/op': { value: 48, lower_value: 48 },
      'MB/s': { value: 2 },
    },
    'example.com/cache.Get': {
      latency: { value: 1_070_000, lower_value: 1_060_000, upper_value: 1_080_000 },
    },
  })
})

test('every run is of the documented shape', () => {
  for (const make of Object.values(samples)) {
    const { comparisons } = make()
    const metrics = Object.values(read(...comparisons)).flatMap(measures => Object.values(measures as object))
    expect(metrics).toHaveLength(comparisons.length)
    for (const metric of metrics) {
      expect(Object.keys(metric).filter(key => !/^(value|lower_value|upper_value)$/.test(key))).toEqual([])
      expect(Object.values(metric).every(Number.isFinite)).toBe(true)
    }
  }
})

test('a benchmark may have the name of anything, or none, and one too long is shortened', () => {
  const json = bencherMetricFormat({
    comparisons: [
      comparison({ benchmark: '__proto__' }),
      comparison({ benchmark: '' }),
      comparison({ benchmark: 'x'.repeat(2000), unit: 'u'.repeat(100) }),
    ],
  })
  const [first, second, long = ''] = Object.keys(JSON.parse(json))
  expect([first, second]).toEqual(['__proto__', '(no name)'])
  expect(long).toMatch(/^x{1007}~[\da-f]{16}$/)
  expect(json).toMatch(/"u{47}~[\da-f]{16}"/)
})

test('names and units that only differ at their end stay apart, and have the same name in each run', () => {
  const one = (end: string) =>
    comparison({ benchmark: `${'x'.repeat(1024)}${end}`, unit: `${'u'.repeat(64)}${end}` })
  const names = Object.keys(read(one('1'), one('2')))
  expect(names).toHaveLength(2)
  expect(Object.keys(read(one('2'), one('1')))).toEqual([...names].reverse())
  const units = Object.values(read(one('1'), one('2'))).flatMap(measures => Object.keys(measures as object))
  expect(new Set(units).size).toBe(2)
  expect(Object.keys(read(comparison({ benchmark: 'x'.repeat(1024) })))).toEqual(['x'.repeat(1024)])
})

test('shortens by the published digest', () => {
  // FNV-1a of 1025 times "a", worked out beside this program.
  expect(Object.keys(read(comparison({ benchmark: 'a'.repeat(1025), package: null })))).toEqual([
    `${'a'.repeat(1007)}~6a424025ce84288c`,
  ])
})
