// Tables in a terminal, at its width.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  columnWidthsOfCompareLines,
  countTableHeadingLines,
  formatAlignedTableLine,
  layOutCompareTableIntoTextLines,
  compareTablesToTerminalText as piecesOf,
  type TableCellToPrint,
} from '../../../src/core/compare/compare-text.ts'
import { CompareTableFootnotes } from '../../../src/core/compare/notes.ts'
import { about, fileOf, lines, rowsOf, tablesOf } from './tables.ts'

describe('compare text', () => {
  const name = 'Encode/format=json/size=1MB/compressed=yes'
  const file = (label: string, factor: number) =>
    fileOf(
      label,
      `goos: linux\n${lines(`${name}-8`, about(1000 * factor))}${lines('B-8', about(400 * factor))}pkg: p\n${lines('C-8', [5 * factor], 'B/op')}`,
    )
  const files = [file('old.txt', 1), file('new.txt', 1.2), file('newer.txt', 0.9)]
  const golden = (test: string) => `../../golden/compare/${test}.txt`
  const compareText = (...given: Parameters<typeof piecesOf>) => [...piecesOf(...given)].join('')
  const plain = (_: unknown, text: string) => text

  test('each table is below the lines of its configuration that changed', async () => {
    const text = compareText(tablesOf(files), { paint: plain, width: Number.POSITIVE_INFINITY })
    await expect(text).toMatchFileSnapshot(golden('three-files'))
  })

  test.each([120, 80])('no line is wider than %i columns', async width => {
    const text = compareText(tablesOf(files), { paint: plain, width })
    for (const line of text.split('\n')) expect([...line].length).toBeLessThanOrEqual(width)
    await expect(text).toMatchFileSnapshot(golden(`three-files-${width}`))
  })

  test('changes are painted by what was found', () => {
    const text = compareText(tablesOf(files.slice(0, 2)), {
      paint: (finding, delta) => `<${finding}>${delta}</${finding}>`,
      width: 120,
    })
    expect(text).toContain('<regressed>+20.00%</regressed> (p=0.000 n=10)')
    expect(text.match(/<none>~<\/none>/g)).toHaveLength(1)
  })

  test('no tables give no text', () => {
    expect(compareText([], { paint: plain, width: 80 })).toBe('')
  })
})

// Where things stand in a table.
describe('lay table', () => {
  const laid = (tables: ReturnType<typeof tablesOf>) =>
    tables.map(table => [
      ...layOutCompareTableIntoTextLines(table, new CompareTableFootnotes(), (finding, text) =>
        `${finding[0]}${text}`.slice(1),
      ).lines(),
    ])

  test('headings stand over neighbours of the same value', () => {
    const file = (label: string) => fileOf(label, lines('A/n=1', about(100)) + lines('A/n=2', about(200)))
    const [table] = tablesOf([file('a'), file('b')], {}, { col: '.file,/n' })
    expect(table && countTableHeadingLines(table)).toBe(3)
    expect(laid(tablesOf([file('a'), file('b')], {}, { col: '.file,/n' }))[0]?.slice(0, 3)).toEqual(
      [
        '  │                          a                          │                                       b                                        │',
        '  │      1      │                   2                   │                   1                   │                   2                    │',
        '  │   sec/op    │   sec/op     vs base                  │   sec/op     vs base                  │   sec/op     vs base                   │',
      ].map(line => expect.stringMatching(new RegExp(line.replace(/ +/g, ' +').replace(/[│/]/g, '\\$&')))),
    )
  })

  test('a table of one row has no totals, nor has one without geometric means', () => {
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
    const text = laid([
      { ...hostile, rows: rowsOf(hostile).map(row => ({ ...row, name: 'A\nB' })) },
    ])[0]?.join('\n')
    expect(text).toContain('a\\u001b[2J')
    expect(text).toContain('x\\u202e')
    expect(text).toContain('A\\u000aB')
  })
})

// Text in columns under headings.
describe('spread columns', () => {
  type Placed = TableCellToPrint & { readonly row: number }

  const piece = (
    row: number,
    column: number,
    text: string,
    more: Partial<TableCellToPrint> = {},
  ): Placed => ({
    ...{ row, column, span: 1, text, margin: column === 0 || text === '' ? '' : ' ', align: 'left' },
    ...more,
  })
  const none: ReadonlySet<number> = new Set()

  function spread(pieces: readonly Placed[], fixed = none) {
    const most = Math.max(...pieces.map(({ row }) => row))
    const rows = Array.from({ length: most + 1 }, (_, n) => pieces.filter(({ row }) => row === n))
    const widths = columnWidthsOfCompareLines(rows, fixed)
    return { lines: rows.map(row => formatAlignedTableLine(row, widths)), width: widths.width }
  }
  const lines = (pieces: readonly Placed[], fixed = none) => spread(pieces, fixed).lines

  test('columns are as wide as what is in them, and nothing stands at the end of a line', () => {
    expect(
      lines([
        piece(0, 0, 'a'),
        piece(0, 1, 'b'),
        piece(1, 0, 'long'),
        piece(1, 1, '☃☃☃', { align: 'right' }),
      ]),
    ).toEqual(['a    b', 'long ☃☃☃'])
    expect(lines([piece(0, 0, 'a'), piece(0, 1, ''), piece(2, 0, 'b')])).toEqual(['a', '', 'b'])
  })

  test('wide characters count as two columns, and combining ones as none', () => {
    expect(lines([piece(0, 0, '読む'), piece(0, 1, 'a'), piece(1, 0, 'e\u0301'), piece(1, 1, 'b')])).toEqual([
      '読む a',
      'e\u0301    b',
    ])
  })

  test('text to the right, and in the middle', () => {
    expect(
      lines([
        piece(0, 0, 'xxxx'),
        piece(1, 0, 'a', { align: 'right' }),
        piece(2, 0, 'b', { align: 'center' }),
      ]),
    ).toEqual(['xxxx', '   a', ' b'])
  })

  test('a heading widens the columns below it, except fixed ones', () => {
    const pieces = [
      piece(0, 0, 'heading', { span: 2 }),
      piece(0, 2, '|', { margin: '' }),
      piece(1, 0, 'a'),
      piece(1, 1, 'b'),
      piece(1, 2, '|', { margin: '' }),
    ]
    expect(lines(pieces)).toEqual(['heading|', 'a   b  |'])
    expect(lines(pieces, new Set([1]))).toEqual(['heading|', 'a     b|'])
    expect(lines(pieces, new Set([0, 1]))).toEqual(['heading|', 'a b    |'])
  })

  test('paint does not count as width', () => {
    const { lines: painted, width } = spread(
      [piece(0, 0, 'a', { paint: text => `<red>${text}</red>` }), piece(0, 1, 'b'), piece(1, 0, 'cc')],
      none,
    )
    expect([painted, width]).toEqual([['<red>a</red>  b', 'cc'], 4])
  })

  test('every text appears once, and no line exceeds the width', () => {
    const cell = fc.record({
      text: fc.string({ unit: 'grapheme-ascii', maxLength: 8 }),
      align: fc.constantFrom('left', 'center', 'right'),
    })
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 }), rows => {
        const pieces = rows.flatMap((row, n) =>
          row.map(({ text, align }, column) =>
            piece(n, column, text, { align: align as TableCellToPrint['align'] }),
          ),
        )
        const { lines: laid, width } = spread(pieces, none)
        expect(Math.max(...laid.map(line => line.length))).toBe(width)
        for (const [n, row] of rows.entries()) {
          let at = 0
          for (const { text } of row) {
            const found = (laid[n] ?? '').indexOf(text, at)
            expect(found).toBeGreaterThanOrEqual(0)
            at = found + text.length
          }
        }
      }),
    )
  })
})
