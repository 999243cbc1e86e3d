// Where each text of a table goes, in benchstat's columns.
import { escapeControls } from '../words/escape.ts'
import { formatDelta } from '../words/numbers.ts'
import { versusTitle, writtenDelta, writtenP } from './cell-text.ts'
import type { CellVerdict, SampleRow, SampleTable } from './comparison-table.ts'
import type { Footnotes } from './footnotes.ts'
import { numberScale, written, writtenSpread } from './scale.ts'
import { type PlacedText, spreadColumns, writeLine } from './spread-columns.ts'

/** Colours the text of a change, or returns it unchanged. */
export type PaintFinding = (finding: CellVerdict, text: string) => string

/** Columns of pieces: a label, three for the first sample (value, interval, footnotes), and six for each further one. */
const ofLabel = 1
const ofSample = 3
const ofChange = 3

function startOf(column: number): number {
  return column === 0 ? ofLabel : ofLabel + ofSample + (column - 1) * (ofSample + ofChange)
}

/** A Laid is a table that is ready to be written. */
export interface Laid {
  /** How wide the widest line is, in columns of a terminal. */
  readonly width: number
  /** Its lines: `headsOf` of heading, one for each row, and the totals. */
  lines(): Iterable<string>
}

/**
 * Lays a table out. Its rows are gone through for the widths and once more for the lines, as there may be more than fit
 * into memory as text.
 */
export function layTable(table: SampleTable, notes: Footnotes, paint: PaintFinding): Laid {
  // Under a wide heading only the first column of a sample widens; the others stay together.
  const fixed = new Set<number>()
  for (let n = 0; n < table.columns.length; n++)
    for (let at = startOf(n) + 1; at < startOf(n + 1); at++) fixed.add(at)
  const spread = spreadColumns(piecesOf(table, notes, paint), fixed)
  return {
    width: spread.width,
    *lines() {
      for (const pieces of piecesOf(table, notes, paint)) yield writeLine(pieces, spread)
    },
  }
}

/** The pieces of each line. */
function* piecesOf(
  table: SampleTable,
  notes: Footnotes,
  paint: PaintFinding,
): Generator<readonly PlacedText[]> {
  yield* headPieces(table)
  for (const row of table.rows) yield rowPieces(row, table.unit, notes, paint)
  // Totals of a single row would only repeat it.
  if (table.rows.length > 1 && table.totals.length > 0) yield totalPieces(table, notes)
}

/** How many lines of heading a table has: one for each key of its columns, and one for the unit. */
export function headsOf({ columns }: Pick<SampleTable, 'columns'>): number {
  return (columns[0]?.length ?? 0) + 1
}

/** A line for each key of the columns, where neighbours with the same value share a heading; then the unit. */
function* headPieces({ columns, unit }: SampleTable): Generator<readonly PlacedText[]> {
  const heading = { margin: ' │ ', align: 'center' } as const
  const edge = { column: startOf(columns.length), span: 1, text: '', margin: ' │', align: 'left' } as const
  const levels = headsOf({ columns }) - 1
  for (let level = 0; level < levels; level++) {
    const pieces: PlacedText[] = []
    for (let from = 0; from < columns.length; ) {
      let to = from + 1
      while (to < columns.length && isShared(columns[from], columns[to], level)) to++
      const text = escapeControls(columns[from]?.[level] ?? '')
      const column = startOf(from)
      pieces.push({ column, span: startOf(to) - column, text, ...heading })
      from = to
    }
    yield [...pieces, edge]
  }
  const units: PlacedText[] = []
  for (let n = 0; n < columns.length; n++) {
    const column = startOf(n)
    units.push({ column, span: ofSample, text: escapeControls(unit), ...heading })
    if (n > 0) {
      const text = versusTitle
      units.push({ column: column + ofSample, span: ofChange, text, margin: '  ', align: 'left' })
    }
  }
  yield [...units, edge]
}

function isShared(a: readonly string[] = [], b: readonly string[] = [], level: number): boolean {
  return a.slice(0, level + 1).every((value, n) => value === b[n])
}

function rowPieces(
  { name, cells }: SampleRow,
  unit: string,
  notes: Footnotes,
  paint: PaintFinding,
): PlacedText[] {
  const pieces: PlacedText[] = [piece(0, escapeControls(name), 'left', '')]
  const scale = numberScale(
    cells.map(cell => cell?.center ?? 0),
    unit,
  )
  for (const [n, cell] of cells.entries()) {
    if (!cell) continue
    const { center, low, high, versus } = cell
    const at = startOf(n)
    pieces.push(
      piece(at, written(center, scale), 'right'),
      piece(at + 1, writtenSpread(center, low, high), 'right', ' ± '),
      piece(at + 2, notes.marks(cell.notes), 'left'),
    )
    if (!versus) continue
    const { finding } = versus
    pieces.push(
      piece(at + ofSample, writtenDelta(versus), 'right', ' ', text => paint(finding, text)),
      piece(at + ofSample + 1, `(${writtenP(versus)})`, 'left'),
      piece(at + ofSample + 2, notes.marks(versus.notes), 'left'),
    )
  }
  return pieces
}

function totalPieces({ totals, unit }: SampleTable, notes: Footnotes): PlacedText[] {
  const pieces: PlacedText[] = [piece(0, 'geomean', 'left', '')]
  for (const [n, { center, ratio, notes: said }] of totals.entries()) {
    const at = startOf(n)
    if (center !== null) pieces.push(piece(at, written(center, numberScale([center], unit)), 'right'))
    if (n > 0)
      pieces.push(
        ratio === null
          ? piece(at + ofSample, '?', 'left')
          : piece(at + ofSample, formatDelta(ratio - 1), 'right'),
      )
    pieces.push(piece(startOf(n + 1) - 1, notes.marks(said), 'left'))
  }
  return pieces
}

function piece(
  column: number,
  text: string,
  align: PlacedText['align'],
  margin = text === '' ? '' : ' ',
  paint?: PlacedText['paint'],
): PlacedText {
  return paint ? { column, span: 1, text, margin, align, paint } : { column, span: 1, text, margin, align }
}
