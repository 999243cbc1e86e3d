// Text in columns under headings.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PlacedText, spreadColumns, writeLine } from '../../../src/core/compare/compare-text.ts'

type Placed = PlacedText & { readonly row: number }

const piece = (row: number, column: number, text: string, more: Partial<PlacedText> = {}): Placed => ({
  ...{ row, column, span: 1, text, margin: column === 0 || text === '' ? '' : ' ', align: 'left' },
  ...more,
})
const none: ReadonlySet<number> = new Set()

function spread(pieces: readonly Placed[], fixed = none) {
  const most = Math.max(...pieces.map(({ row }) => row))
  const rows = Array.from({ length: most + 1 }, (_, n) => pieces.filter(({ row }) => row === n))
  const widths = spreadColumns(rows, fixed)
  return { lines: rows.map(row => writeLine(row, widths)), width: widths.width }
}
const lines = (pieces: readonly Placed[], fixed = none) => spread(pieces, fixed).lines

test('columns are as wide as what is in them, and nothing stands at the end of a line', () => {
  expect(
    lines([piece(0, 0, 'a'), piece(0, 1, 'b'), piece(1, 0, 'long'), piece(1, 1, '☃☃☃', { align: 'right' })]),
  ).toEqual(['a    b', 'long ☃☃☃'])
  expect(lines([piece(0, 0, 'a'), piece(0, 1, ''), piece(2, 0, 'b')])).toEqual(['a', '', 'b'])
})

test('what a terminal shows twice as wide counts as two, and what stands on a letter as none', () => {
  expect(lines([piece(0, 0, '読む'), piece(0, 1, 'a'), piece(1, 0, 'e\u0301'), piece(1, 1, 'b')])).toEqual([
    '読む a',
    'e\u0301    b',
  ])
})

test('text to the right, and in the middle', () => {
  expect(
    lines([piece(0, 0, 'xxxx'), piece(1, 0, 'a', { align: 'right' }), piece(2, 0, 'b', { align: 'center' })]),
  ).toEqual(['xxxx', '   a', ' b'])
})

test('a heading widens what is under it, but for what is fixed', () => {
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

test('whatever is in it, every text is there once, and no line is wider than is said', () => {
  const cell = fc.record({
    text: fc.string({ unit: 'grapheme-ascii', maxLength: 8 }),
    align: fc.constantFrom('left', 'center', 'right'),
  })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 }), rows => {
      const pieces = rows.flatMap((row, n) =>
        row.map(({ text, align }, column) => piece(n, column, text, { align: align as PlacedText['align'] })),
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
