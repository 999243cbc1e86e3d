// Tables as CSV.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareTablesToCsv, formatShortestGoFloat } from '../../../src/core/compare/compare-csv.ts'
import type { CompareTable } from '../../../src/core/compare/comparison-table.ts'
import { escapeControlCharacters } from '../../../src/core/words/escape.ts'
import { about, configOf, fileOf, lines, rowsOf, tablesOf } from './tables.ts'

function written(tables: readonly CompareTable[], ranges = true) {
  const notes: string[] = []
  return { text: [...compareTablesToCsv(tables, note => notes.push(note), ranges)].join(''), notes }
}

test('columns are those of the text table, and notes name their field', async () => {
  const files = [
    fileOf('old.txt', `pkg: p\n${lines('A', about(1000))}${lines('B', [4])}`),
    fileOf('new.txt', `pkg: p\n${lines('A', about(1200))}${lines('B', [4])}`),
  ]
  const { text, notes } = written(tablesOf(files))
  await expect(text).toMatchFileSnapshot('../../golden/compare/two-files.csv')
  expect(notes).toEqual([
    'B5: too few values for an interval at 0.95: it takes 6',
    'D5: too few values for an interval at 0.95: it takes 6',
    'F5: every value is the same',
  ])
})

test('without ranges there are no columns of intervals', () => {
  const files = [fileOf('a', lines('A', about(1000))), fileOf('b', lines('A', about(1200)))]
  const [, units, row] = written(tablesOf(files), false).text.split('\n')
  expect([units, row?.split(',').length]).toEqual([',sec/op,sec/op,vs base,P', 5])
})

test('names with separators are quoted', () => {
  const [table] = tablesOf([fileOf('a', lines('A', [1]))])
  const named = (name: string) => ({
    ...(table as NonNullable<typeof table>),
    rows: [{ name, rule: null, cells: table?.rows.at(0)?.cells ?? [] }],
  })
  expect(written([named('A,"b"')]).text).toContain('\n"A,""b""",1e-09,∞\n')
  expect(written([named('A\nB')]).text).toContain('\nA\\u000aB,1e-09,∞\n')
})

test('text from files cannot control a terminal or a spreadsheet', () => {
  const texts = [
    '\u001b[2J',
    '=1+1',
    '-2',
    '+cmd|x',
    '@a',
    '\u009b31m',
    '\u202ea',
    '\t=1',
    'a"b',
    'a,b',
    "'a",
  ]
  const [table] = tablesOf([
    fileOf('a', lines('A', about(100))),
    fileOf('b', lines('A', about(80))),
  ]) as unknown as [CompareTable]
  fc.assert(
    fc.property(fc.constantFrom(...texts), text => {
      const rows = rowsOf(table).map(row => ({ ...row, name: text }))
      const columns = [[text], ['b']]
      const csv = written([{ ...table, config: configOf([[text, text]]), unit: text, columns, rows }]).text
      expect(csv.replaceAll('\n', '')).toBe(escapeControlCharacters(csv.replaceAll('\n', '')))
      const fields = csv.split('\n').flatMap(line => line.match(/("([^"]|"")*"|[^,"]+)/g) ?? [])
      expect(fields).toContain('-20.00%')
      for (const field of fields) if (field !== '-20.00%') expect(field).not.toMatch(/^"?\s*[=+\-@]/)
    }),
  )
})

test.each([
  [1.7180000000000001e-6, '1.7180000000000001e-06'],
  [0.0001, '0.0001'],
  [1e-100, '1e-100'],
  [999999.5, '999999.5'],
  [1000000, '1e+06'],
  [0, '0'],
  [-2.5, '-2.5'],
])('%d is written as Go does: %s', (value, wanted) => {
  expect(formatShortestGoFloat(value)).toBe(wanted)
})

test('every number is read back as it was', () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      value => Number(formatShortestGoFloat(value)) === value,
    ),
  )
})
