// The comparisons as CSV: read back by a reader of its own, and no cell that a spreadsheet would run.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatComparisonsAsCsv } from '../../../../src/core/report/show/csv.ts'
import { escapeControlCharacters } from '../../../../src/core/words/escape.ts'
import { long } from '../../../support/long.ts'
import { comparison, counted } from '../comparisons.ts'
import { resultFrom, time } from '../runs.ts'
import { samples } from '../samples.ts'

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
