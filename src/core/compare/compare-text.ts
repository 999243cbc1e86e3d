// The tables for a terminal: benchstat's columns, with footnotes, rearranged where they do not fit.
import { escapeControls } from '../words/escape.ts'
import { configLines } from './cell-text.ts'
import type { SampleTable } from './comparison-table.ts'
import { Footnotes } from './footnotes.ts'
import { headsOf, layTable, type PaintFinding } from './lay-table.ts'

/** How the tables are shown. */
export interface TextOptions {
  readonly paint: PaintFinding
  /** In characters; infinite where the output is no terminal. */
  readonly width: number
}

/** All tables, line by line with line breaks. Text from the files cannot control the terminal. */
export function* compareText(tables: readonly SampleTable[], shown: TextOptions): Generator<string> {
  for (const [n, table] of tables.entries()) {
    if (n > 0) yield '\n'
    for (const line of configLines(table, tables[n - 1])) yield `${escapeControls(line)}\n`
    for (const line of tableLines(table, shown)) yield `${line}\n`
  }
}

/** As one table; where that is too wide, one table for each column beside the first; or with names above their numbers. */
function* tableLines(table: SampleTable, shown: TextOptions): Generator<string> {
  const notes = new Footnotes()
  const laid = layTable(table, notes, shown.paint)
  if (laid.width <= shown.width) {
    yield* laid.lines()
    yield* notes.lines()
  } else if (table.columns.length > 2)
    for (let n = 1; n < table.columns.length; n++) {
      if (n > 1) yield ''
      yield* tableLines(withColumns(table, [0, n]), shown)
    }
  else yield* namesAbove(table, shown)
}

/** The rows that have anything in `columns`, with these columns only. */
function withColumns(table: SampleTable, columns: readonly number[]): SampleTable {
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

function* namesAbove(table: SampleTable, { paint }: TextOptions): Generator<string> {
  const notes = new Footnotes()
  const unnamed = { ...table, rows: Array.from(table.rows, row => ({ ...row, name: '' })) }
  const heads = headsOf(table)
  let n = 0
  for (const line of layTable(unnamed, notes, paint).lines()) {
    const row = table.rows.at(n++ - heads)
    if (row && n > heads) yield escapeControls(row.name)
    yield line
  }
  yield* notes.lines()
}
