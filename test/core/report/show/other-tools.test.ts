// What Bencher is given: benchmarks, their measures, and a metric for each.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Comparison } from '../../../../src/core/model/comparison.ts'
import { convertUnitToTidyUnitAndFactor } from '../../../../src/core/model/units.ts'
import {
  formatResultAsBencherMetricFormat,
  githubActionBenchmarkJson,
  goTestUnitAndConversionOfUnit,
} from '../../../../src/core/report/show/other-tools.ts'
import { long } from '../../../support/long.ts'
import { comparison } from '../comparisons.ts'
import { resultFrom } from '../runs.ts'
import { samples } from '../samples.ts'

describe('bencher metric format', () => {
  const read = (...comparisons: readonly Comparison[]) =>
    JSON.parse(formatResultAsBencherMetricFormat({ comparisons }))
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

  test('every run is of the documented shape', long, () => {
    for (const make of Object.values(samples)) {
      const { comparisons } = make()
      const metrics = Object.values(read(...comparisons)).flatMap(measures =>
        Object.values(measures as object),
      )
      expect(metrics).toHaveLength(comparisons.length)
      for (const metric of metrics) {
        expect(Object.keys(metric).filter(key => !/^(value|lower_value|upper_value)$/.test(key))).toEqual([])
        expect(Object.values(metric).every(Number.isFinite)).toBe(true)
      }
    }
  })

  test('a benchmark may have the name of anything, or none, and one too long is shortened', () => {
    const json = formatResultAsBencherMetricFormat({
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
})

// What github-action-benchmark is given: the shape it takes, by names that stay the same.
describe('github action benchmark', () => {
  const result = (...comparisons: readonly Comparison[]) => ({ ...resultFrom([], []), comparisons })
  const entries = (...given: Parameters<typeof githubActionBenchmarkJson>) =>
    JSON.parse(githubActionBenchmarkJson(...given))

  test('head has an entry for each comparison, in units that people know', () => {
    const head = { center: 1.07e-3, low: 1.06e-3, high: 1.08e-3, samples: [1.07e-3] }
    const one = comparison({ benchmark: 'Encode/1MB-8', head, base: { ...head, samples: [1.07e-3] } })
    expect(entries(result(one))).toEqual([
      {
        name: 'Encode/1MB-8',
        unit: 'ns/op',
        value: 1_070_000,
        range: '1060000 to 1080000',
        extra: 'median of 1 round at 222222222',
      },
    ])
  })

  test('a unit that is not the time is named, and so is every package', () => {
    const names = entries(
      result(
        comparison({ unit: 'B/op', package: 'example.com/cache' }),
        comparison({ package: 'example.com/cache' }),
      ),
    ).map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Encode (example.com/cache) - B/op', 'Encode (example.com/cache)'])
  })

  test('one direction a file, and what has none is in neither', () => {
    const all = result(
      comparison({ benchmark: 'low' }),
      comparison({ benchmark: 'high', unit: 'B/s', better: 'higher' }),
      comparison({ benchmark: 'none', unit: 'widgets', better: null }),
    )
    expect(entries(all)).toMatchObject([{ name: 'low' }])
    expect(entries(all, 'higher')).toMatchObject([{ name: 'high - B/s', unit: 'MB/s' }])
  })

  test('without an interval there is no range', () => {
    const few = { center: 1, low: null, high: 2, samples: [1] }
    expect(entries(result(comparison({ head: few })))[0]).not.toHaveProperty('range')
  })

  test('every entry is of the documented shape, whatever the run', () => {
    for (const make of Object.values(samples))
      for (const better of ['lower', 'higher'] as const)
        for (const entry of entries(make(), better)) {
          const { value, ...texts } = entry
          expect(typeof value).toBe('number')
          expect(Object.keys(texts).filter(key => !/^(name|unit|range|extra)$/.test(key))).toEqual([])
          expect(Object.values(texts).filter(text => typeof text !== 'string')).toEqual([])
        }
  })

  test('no name has a character that is not seen', () => {
    const [entry] = entries(result(comparison({ benchmark: 'a\u202eb\n', unit: 'x\u0007' })))
    expect(entry).toMatchObject({ name: 'a\\u202eb\\u000a - x\\u0007', unit: 'x\\u0007' })
  })
})

// Values in the units of other tools.
describe('people units', () => {
  test.each([
    ['sec/op', 1.5e-6, 1500, 'ns/op'],
    ['sec/op', 0, 0, 'ns/op'],
    ['B/s', 2.5e6, 2.5, 'MB/s'],
    ['B/op', 48, 48, 'B/op'],
    ['p99-sec/op', 0.25, 0.25, 'p99-sec/op'],
  ])('%s %d is %d %s', (from, value, shown, unit) => {
    const converted = goTestUnitAndConversionOfUnit(from)
    expect([converted.convert(value), converted.unit]).toEqual([shown, unit])
  })

  test('gives back the decimal that was read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom('ns/op', 'MB/s'), (digits, unit) => {
        const read = digits / 1000
        const { unit: tidied, factor } = convertUnitToTidyUnitAndFactor(unit)
        expect(goTestUnitAndConversionOfUnit(tidied).convert(read * factor)).toBe(read)
      }),
    )
  })
})
