// Tables for a terminal: benchstat's columns with footnotes, rearranged if they do not fit.
import { escapeControlCharacters } from '../words/escape.ts'
import { formatDeltaOrFromZero } from '../words/numbers.ts'
import { displayWidth } from '../words/terminal.ts'
import {
  changedConfigLinesAboveCompareTable,
  chooseNumberScale,
  compareChangeColumnTitle,
  deltaTextOfSampleComparison,
  formatNumberAtScale,
  intervalHalfWidthText,
  pValueAndCountText,
} from './cell-text.ts'
import type { CompareRowFinding, CompareTable, CompareTableRow } from './comparison-table.ts'
import { CompareTableFootnotes } from './notes.ts'

interface TerminalTableOptions {
  readonly paint: ColourChangeText
  /** In characters; infinite if the output is not a terminal. */
  readonly width: number
}

/** Yields all tables, line by line with line breaks. Text from the files cannot control the terminal. */
export function* compareTablesToTerminalText(
  tables: readonly CompareTable[],
  textOptions: TerminalTableOptions,
): Generator<string> {
  for (const [n, table] of tables.entries()) {
    if (n > 0) yield '\n'
    for (const line of changedConfigLinesAboveCompareTable(table, tables[n - 1]))
      yield `${escapeControlCharacters(line)}\n`
    for (const line of tableLines(table, textOptions)) yield `${line}\n`
  }
}

/** Yields one table; if that is too wide, one table for each column with the first, or names above their numbers. */
function* tableLines(table: CompareTable, textOptions: TerminalTableOptions): Generator<string> {
  const notes = new CompareTableFootnotes()
  const layout = layOutCompareTableIntoTextLines(table, notes, textOptions.paint)
  if (layout.width <= textOptions.width) {
    yield* layout.lines()
    yield* notes.lines()
  } else if (table.columns.length > 2)
    for (let n = 1; n < table.columns.length; n++) {
      if (n > 1) yield ''
      yield* tableLines(withColumns(table, [0, n]), textOptions)
    }
  else yield* namesAbove(table, textOptions)
}

/** Returns the table with only these columns, and the rows that have anything in them. */
function withColumns(table: CompareTable, columns: readonly number[]): CompareTable {
  const only = <Value>(values: readonly Value[]) => columns.map(n => values[n] as Value)
  return {
    ...table,
    columns: only(table.columns),
    rows: Array.from(table.rows, ({ cells, ...row }) => ({ ...row, cells: only(cells) })).filter(
      ({ cells }) => cells.some(cell => cell !== null),
    ),
    totals: table.totals.length > 0 ? only(table.totals) : [],
  }
}

function* namesAbove(table: CompareTable, { paint }: TerminalTableOptions): Generator<string> {
  const notes = new CompareTableFootnotes()
  const unnamed = { ...table, rows: Array.from(table.rows, row => ({ ...row, name: '' })) }
  const heads = countTableHeadingLines(table)
  let n = 0
  for (const line of layOutCompareTableIntoTextLines(unnamed, notes, paint).lines()) {
    const row = table.rows.at(n++ - heads)
    if (row && n > heads) yield escapeControlCharacters(row.name)
    yield line
  }
  yield* notes.lines()
}

// The pieces of a table in benchstat's columns.

type ColourChangeText = (finding: CompareRowFinding, text: string) => string

/** Columns of pieces: a label, three for the first sample (value, interval, footnotes), and six for each further one. */
const piecesOfLabel = 1
const piecesOfSample = 3
const piecesOfChange = 3

function firstPieceOf(column: number): number {
  return column === 0
    ? piecesOfLabel
    : piecesOfLabel + piecesOfSample + (column - 1) * (piecesOfSample + piecesOfChange)
}

/**
 * Lays out a table: returns the width of its widest line, and its lines: `countTableHeadingLines` of heading, one for each row,
 * and the totals. Its rows are read once for the widths and once more for the lines, as their text may not fit into memory.
 */
export function layOutCompareTableIntoTextLines(
  table: CompareTable,
  notes: CompareTableFootnotes,
  paint: ColourChangeText,
) {
  // Under a wide heading only the first column of a sample widens; the others remain together.
  const fixed = new Set<number>()
  for (let n = 0; n < table.columns.length; n++)
    for (let at = firstPieceOf(n) + 1; at < firstPieceOf(n + 1); at++) fixed.add(at)
  const widths = columnWidthsOfCompareLines(piecesOf(table, notes, paint), fixed)
  return {
    width: widths.width,
    *lines() {
      for (const pieces of piecesOf(table, notes, paint)) yield formatAlignedTableLine(pieces, widths)
    },
  }
}

function* piecesOf(
  table: CompareTable,
  notes: CompareTableFootnotes,
  paint: ColourChangeText,
): Generator<readonly TableCellToPrint[]> {
  yield* headPieces(table)
  for (const row of table.rows) yield rowPieces(row, table.unit, notes, paint)
  // Totals of a single row would only repeat it.
  if (table.rows.length > 1 && table.totals.length > 0) yield totalPieces(table, notes)
}

/** Returns the number of heading lines: one for each key of the columns, and one for the unit. */
export function countTableHeadingLines({ columns }: Pick<CompareTable, 'columns'>): number {
  return (columns[0]?.length ?? 0) + 1
}

/** Yields a line for each key of the columns, where neighbours with the same value share a heading; then the unit. */
function* headPieces({ columns, unit }: CompareTable): Generator<readonly TableCellToPrint[]> {
  const heading = { margin: ' │ ', align: 'center' } as const
  const edge = {
    column: firstPieceOf(columns.length),
    span: 1,
    text: '',
    margin: ' │',
    align: 'left',
  } as const
  const levels = countTableHeadingLines({ columns }) - 1
  for (let level = 0; level < levels; level++) {
    const pieces: TableCellToPrint[] = []
    for (let from = 0; from < columns.length; ) {
      let to = from + 1
      while (to < columns.length && isShared(columns[from], columns[to], level)) to++
      const text = escapeControlCharacters(columns[from]?.[level] ?? '')
      const column = firstPieceOf(from)
      pieces.push({ column, span: firstPieceOf(to) - column, text, ...heading })
      from = to
    }
    yield [...pieces, edge]
  }
  const units: TableCellToPrint[] = []
  for (let n = 0; n < columns.length; n++) {
    const column = firstPieceOf(n)
    units.push({ column, span: piecesOfSample, text: escapeControlCharacters(unit), ...heading })
    if (n > 0) {
      const text = compareChangeColumnTitle
      units.push({ column: column + piecesOfSample, span: piecesOfChange, text, margin: '  ', align: 'left' })
    }
  }
  yield [...units, edge]
}

function isShared(a: readonly string[] = [], b: readonly string[] = [], level: number): boolean {
  return a.slice(0, level + 1).every((value, n) => value === b[n])
}

function rowPieces(
  { name, cells }: CompareTableRow,
  unit: string,
  notes: CompareTableFootnotes,
  paint: ColourChangeText,
): TableCellToPrint[] {
  const pieces: TableCellToPrint[] = [piece(0, escapeControlCharacters(name), 'left', '')]
  const scale = chooseNumberScale(
    cells.map(cell => cell?.center ?? 0),
    unit,
  )
  for (const [n, cell] of cells.entries()) {
    if (!cell) continue
    const { center, low, high, versus } = cell
    const at = firstPieceOf(n)
    pieces.push(
      piece(at, formatNumberAtScale(center, scale), 'right'),
      piece(at + 1, intervalHalfWidthText(center, low, high), 'right', ' ± '),
      piece(at + 2, notes.marks(cell.notes), 'left'),
    )
    if (!versus) continue
    const { finding } = versus
    pieces.push(
      piece(at + piecesOfSample, deltaTextOfSampleComparison(versus), 'right', ' ', text =>
        paint(finding, text),
      ),
      piece(at + piecesOfSample + 1, `(${pValueAndCountText(versus)})`, 'left'),
      piece(at + piecesOfSample + 2, notes.marks(versus.notes), 'left'),
    )
  }
  return pieces
}

function totalPieces({ totals, unit }: CompareTable, notes: CompareTableFootnotes): TableCellToPrint[] {
  const pieces: TableCellToPrint[] = [piece(0, 'geomean', 'left', '')]
  for (const [n, { center, ratio, notes: totalNotes }] of totals.entries()) {
    const at = firstPieceOf(n)
    if (center !== null)
      pieces.push(piece(at, formatNumberAtScale(center, chooseNumberScale([center], unit)), 'right'))
    if (n > 0)
      pieces.push(
        ratio === null
          ? piece(at + piecesOfSample, '?', 'left')
          : piece(at + piecesOfSample, formatDeltaOrFromZero(ratio - 1), 'right'),
      )
    pieces.push(piece(firstPieceOf(n + 1) - 1, notes.marks(totalNotes), 'left'))
  }
  return pieces
}

function piece(
  column: number,
  text: string,
  align: TableCellToPrint['align'],
  margin = text === '' ? '' : ' ',
  paint?: TableCellToPrint['paint'],
): TableCellToPrint {
  return paint ? { column, span: 1, text, margin, align, paint } : { column, span: 1, text, margin, align }
}

// Layout of text in columns; a heading may span several of them.

/** A text with its place in a line of a table. */
export interface TableCellToPrint {
  readonly column: number
  readonly span: number
  readonly text: string
  /** The text before it, padded to the widest of its column. */
  readonly margin: string
  readonly align: 'left' | 'center' | 'right'
  /** Adds colours to the text, without changing its width. */
  readonly paint?: (text: string) => string
}

interface ColumnWidths {
  /** The start of each column, and the end of the last one. */
  readonly starts: readonly number[]
  /** The width of the margin before the text of each column. */
  readonly margins: readonly (number | undefined)[]
  /** The width of the widest line. */
  readonly width: number
}

/**
 * Returns the widths for `lines`, each a list of pieces from the left. A heading that is wider than its columns widens them
 * evenly; those in `fixed` only if it spans no others.
 */
export function columnWidthsOfCompareLines(
  lines: Iterable<readonly TableCellToPrint[]>,
  fixed: ReadonlySet<number>,
): ColumnWidths {
  const margins: number[] = []
  // By column: the widest text.
  const texts: number[] = []
  const headings: TableCellToPrint[] = []
  let last = 0
  for (const pieces of lines)
    for (const piece of pieces) {
      const { column, span, margin, text } = piece
      last = Math.max(last, column + span)
      margins[column] = Math.max(margins[column] ?? 0, displayWidth(margin))
      if (span > 1) headings.push(piece)
      else texts[column] = Math.max(texts[column] ?? 0, displayWidth(text))
    }
  const widths = Array.from({ length: last }, (_, column) =>
    texts[column] === undefined ? 0 : texts[column] + (margins[column] ?? 0),
  )
  for (const piece of headings.sort((a, b) => a.span - b.span)) {
    const under = Array.from({ length: piece.span }, (_, n) => piece.column + n)
    const available = under.reduce((sum, n) => sum + (widths[n] as number), 0)
    const needed = displayWidth(piece.text) + (margins[piece.column] ?? 0)
    if (available < needed) widen(widths, under, needed, fixed)
  }
  const starts = [0]
  for (const width of widths) starts.push((starts.at(-1) as number) + width)
  return { starts, margins, width: starts.at(-1) as number }
}

/** Returns the line of `pieces`, which are ordered from the left. */
export function formatAlignedTableLine(
  pieces: readonly TableCellToPrint[],
  { starts, margins }: ColumnWidths,
): string {
  let line = ''
  let end = 0
  for (const { column, span, text, margin, align, paint } of pieces) {
    if (text === '' && margin === '') continue
    const start = starts[column] as number
    const before = margins[column] ?? 0
    const room = (starts[column + span] as number) - start - before
    const width = displayWidth(text)
    const free = Math.max(0, room - width)
    const left = align === 'left' ? 0 : align === 'right' ? free : free >> 1
    const blanks = start > end ? ' '.repeat(start - end) : ''
    line += `${blanks}${margin.padStart(before)}${left > 0 ? ' '.repeat(left) : ''}${paint ? paint(text) : text}`
    end = start + before + left + width
  }
  return line
}

/** Widens the columns `under` a heading to `needed` in total. The widest come first, so that those wide enough keep their width. */
function widen(widths: number[], under: readonly number[], needed: number, fixed: ReadonlySet<number>): void {
  const free = under.filter(n => !fixed.has(n))
  const growing = free.length > 0 ? free : under.slice(-1)
  let rest = needed
  for (const n of under) if (!growing.includes(n)) rest -= widths[n] as number
  let columnsLeft = growing.length
  for (const n of growing.toSorted((a, b) => (widths[b] as number) - (widths[a] as number))) {
    widths[n] = Math.max(widths[n] as number, Math.ceil(rest / columnsLeft))
    rest -= widths[n] as number
    columnsLeft--
  }
}
