// What Bencher is given: benchmarks, their measures, and a metric for each.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Comparison } from '../../../../src/core/model/comparison.ts'
import { convertUnitToTidyUnitAndFactor } from '../../../../src/core/model/units.ts'
import {
  formatComparisonsAsCsv,
  formatResultAsBencherMetricFormat,
  githubActionBenchmarkJson,
  goTestUnitAndConversionOfUnit,
} from '../../../../src/core/report/show/exports.ts'
import { escapeControlCharacters } from '../../../../src/core/words/escape.ts'
import { long } from '../../../support/long.ts'
import { comparison, counted } from '../comparisons.ts'
import { resultFrom, time } from '../runs.ts'
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

// The comparisons as CSV: read back by a reader of its own, and no cell that a spreadsheet would run.

/** Reads RFC 4180: rows end with CRLF, and a cell in quotes may hold anything, a quote twice. */
function cellsOf(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  for (let at = 0; at < csv.length; ) {
    const [whole = '', quoted, plain = '', end = ''] =
      /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(csv.slice(at)) ?? []
    if (whole === '') throw new Error(`no cell at ${at}: ${JSON.stringify(csv.slice(at, at + 40))}`)
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end !== ',') {
      rows.push(row)
      row = []
    }
    at += whole.length
  }
  return rows
}

/** Each row by the names of its columns. */
function recordsOf(csv: string): readonly Readonly<Record<string, string>>[] {
  const [names = [], ...rows] = cellsOf(csv)
  return rows.map(row => {
    expect(row).toHaveLength(names.length)
    return Object.fromEntries(names.map((name, index) => [name, row[index] ?? '']))
  })
}

const nameIn = (cell = '') => (cell.startsWith("'") ? cell.slice(1) : cell)

test.each(['fail', 'several-packages', 'allocs-from-zero'])('the CSV of "%s" looks as it did', async name => {
  const csv = formatComparisonsAsCsv(samples[name]?.() ?? resultFrom([], []))
  await expect(csv).toMatchFileSnapshot(`../../../golden/csv/${name}.csv`)
})

test('a row for each comparison, with every number in full', () => {
  const result = samples.fail?.() ?? resultFrom([], [])
  const records = recordsOf(formatComparisonsAsCsv(result))
  expect(records).toHaveLength(result.comparisons.length)
  for (const [index, one] of result.comparisons.entries()) {
    const { base, head, ratio } = one
    const numbers = Object.entries(records[index] ?? {})
      .filter(
        ([name]) => !['package', 'benchmark', 'unit', 'change', 'gate', 'accepted_up_to'].includes(name),
      )
      .map(([, cell]) => Number(cell))
    expect(numbers).toEqual([
      ...[20, base.center, base.low, base.high],
      ...[20, head.center, head.low, head.high],
      ...[one.delta, ratio?.estimate, (ratio?.low ?? 0) - 1, (ratio?.high ?? 0) - 1],
      ...[one.p, one.adjustedP, one.ruledOut],
    ])
    expect(records[index]).toMatchObject({
      benchmark: one.benchmark,
      unit: one.unit,
      change: one.change,
      package: '',
    })
  }
})

test('what has no answer is empty, and n counts the values', () => {
  const open = { center: 1, low: null, high: null, samples: [1, null, 1] }
  const [from0 = {}, few = {}] = recordsOf(
    formatComparisonsAsCsv({
      comparisons: [counted('B/op', 0, 48), comparison({ base: open, p: null, adjustedP: null })],
    }),
  )
  expect(from0).toMatchObject({ base: '0', delta: '', ratio: '', delta_low: '', delta_high: '' })
  expect(few).toMatchObject({ n_base: '2', base_low: '', base_high: '', p: '', adjusted_p: '' })
})

test('rows end as RFC 4180 says, and without any there are the names of the columns', () => {
  expect(formatComparisonsAsCsv({ comparisons: [] })).toBe(
    'package,benchmark,unit,n_base,base,base_low,base_high,n_head,head,head_low,head_high,delta,ratio,delta_low,delta_high,p,adjusted_p,ruled_out,change,gate,accepted_up_to\r\n',
  )
  expect(formatComparisonsAsCsv({ comparisons: [comparison()] })).toMatch(/,regressed,fail,\r\n$/)
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', "'a", '=cmd|"/c calc"!A1'])(
  'a name that a spreadsheet could run has an apostrophe before it: %s',
  name => {
    const [record] = recordsOf(
      formatComparisonsAsCsv({ comparisons: [comparison({ benchmark: name, package: name, unit: name })] }),
    )
    for (const cell of [record?.benchmark, record?.package, record?.unit]) {
      expect(cell).toMatch(/^'/)
      expect(nameIn(cell)).toBe(escapeControlCharacters(name))
    }
  },
)

test('any names are read back, in as many rows and columns, and none begins like a formula', long, () => {
  const piece = fc.oneof(
    fc.constantFrom('"', ',', '\r\n', '\n', '\t', '=', '+', '-', '@', "'", ';', ' ', '\u202e'),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  )
  const name = fc.array(piece, { maxLength: 6 }).map(pieces => pieces.join(''))
  fc.assert(
    fc.property(fc.array(fc.tuple(name, name, name), { maxLength: 4 }), names => {
      const comparisons = names.map(([benchmark, path, unit]) =>
        comparison({ benchmark, package: path, unit }),
      )
      const records = recordsOf(formatComparisonsAsCsv({ comparisons }))
      expect(records.map(one => [one.benchmark, one.package, one.unit].map(nameIn))).toEqual(
        names.map(all => all.map(escapeControlCharacters)),
      )
      for (const one of records)
        for (const cell of [one.benchmark, one.package, one.unit]) expect(cell).not.toMatch(/^\s*[=+\-@]/)
    }),
    { numRuns: 500 },
  )
})

test('a name of ten thousand characters is kept whole', () => {
  const long = `${'x'.repeat(10_000)}-8`
  expect(recordsOf(formatComparisonsAsCsv(resultFrom([time(long, 1)], [time(long, 1)])))[0]?.benchmark).toBe(
    long,
  )
})
