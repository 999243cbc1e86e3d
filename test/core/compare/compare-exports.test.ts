// Tables as CSV.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  compareTablesToCsv,
  compareTablesToJson,
  compareTablesToMarkdown,
  formatShortestGoFloat,
} from '../../../src/core/compare/compare-exports.ts'
import type { CompareTable } from '../../../src/core/compare/comparison-table.ts'
import { concludeCompareTables } from '../../../src/core/compare/conclude.ts'
import { escapeControlCharacters } from '../../../src/core/words/escape.ts'
import { about, configOf, fileOf, lines, rowsOf, tablesOf, terms } from './tables.ts'

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

// Tables as JSON.

test('every number is present, and infinite values are null', async () => {
  const asked = { ...terms, intervals: true }
  const tables = tablesOf(
    [
      fileOf('old.txt', `pkg: p\n${lines('A', about(1000))}${lines('B', [4])}`),
      fileOf('new.txt', `pkg: p\n${lines('A', about(1200))}${lines('B', [4])}`),
    ],
    asked,
  )
  const text = compareTablesToJson(tables, asked, concludeCompareTables(tables, [], []), null)
  await expect(text).toMatchFileSnapshot('../../golden/compare/two-files.json')
  expect(JSON.parse(text)).toMatchObject({
    ...{ verdict: 'fail', reasons: [], compared: 2, missing: [], refused: [] },
    regressed: [{ name: 'A', unit: 'sec/op', config: { pkg: 'p' }, column: 'new.txt' }],
  })
})

// Tables as Markdown.

test('a table of each, with its footnotes', async () => {
  const file = (label: string, factor: number) =>
    fileOf(
      label,
      `goos: linux\n${lines('A', about(1000 * factor))}${lines('B', about(10))}${lines('C', [4 * factor], 'B/op')}`,
    )
  const text = [...compareTablesToMarkdown(tablesOf([file('old.txt', 1), file('new.txt', 1.2)]))].join('')
  await expect(text).toMatchFileSnapshot('../../golden/compare/two-files.md')
})

test('hostile names stay text', () => {
  const [table] = tablesOf([fileOf('a', lines('A', [1]))])
  const cells = table?.rows.at(0)?.cells ?? []
  const text = [
    ...compareTablesToMarkdown([
      {
        ...(table as NonNullable<typeof table>),
        config: configOf([['note', '<img src=x> @team']]),
        rows: [{ name: 'A|B`<b>@me', rule: null, cells }],
      },
    ]),
  ].join('')
  expect(text).toContain('`note: <img src=x> @team`')
  expect(text).toContain('| `A`<code>&#124;</code>``B`<b>@me`` |')
})
