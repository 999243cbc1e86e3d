// Where things stand in a table.
import { expect, test } from 'vitest'
import { headsOf, layTable } from '../../../src/core/compare/compare-text.ts'
import { Footnotes } from '../../../src/core/compare/notes.ts'
import { about, fileOf, lines, rowsOf, tablesOf } from './tables.ts'

const laid = (tables: ReturnType<typeof tablesOf>) =>
  tables.map(table => [
    ...layTable(table, new Footnotes(), (finding, text) => `${finding[0]}${text}`.slice(1)).lines(),
  ])

test('headings stand over neighbours of the same value', () => {
  const file = (label: string) => fileOf(label, lines('A/n=1', about(100)) + lines('A/n=2', about(200)))
  const [table] = tablesOf([file('a'), file('b')], {}, { col: '.file,/n' })
  expect(table && headsOf(table)).toBe(3)
  expect(laid(tablesOf([file('a'), file('b')], {}, { col: '.file,/n' }))[0]?.slice(0, 3)).toEqual(
    [
      '  │                          a                          │                                       b                                        │',
      '  │      1      │                   2                   │                   1                   │                   2                    │',
      '  │   sec/op    │   sec/op     vs base                  │   sec/op     vs base                  │   sec/op     vs base                   │',
    ].map(line => expect.stringMatching(new RegExp(line.replace(/ +/g, ' +').replace(/[│/]/g, '\\$&')))),
  )
})

test('a table of one row has no totals, nor has one that is to have none', () => {
  const files = [fileOf('a', lines('A', about(1))), fileOf('b', lines('A', about(1)))]
  expect(laid(tablesOf(files))[0]).toHaveLength(3)
  const more = [fileOf('a', lines('A', [1]) + lines('B', [1])), fileOf('b', lines('A', [1]))]
  expect(laid(tablesOf(more))[0]?.at(-1)).toMatch(/^geomean/)
  expect(laid(tablesOf(more).map(table => ({ ...table, totals: [] })))[0]?.at(-1)).toMatch(/^B/)
})

test('names and units cannot steer the terminal', () => {
  const hostile = {
    ...(tablesOf([fileOf('a\u001b[2J', lines('A', [1]))])[0] as ReturnType<typeof tablesOf>[number]),
    unit: 'x\u202e',
  }
  const text = laid([{ ...hostile, rows: rowsOf(hostile).map(row => ({ ...row, name: 'A\nB' })) }])[0]?.join(
    '\n',
  )
  expect(text).toContain('a\\u001b[2J')
  expect(text).toContain('x\\u202e')
  expect(text).toContain('A\\u000aB')
})
