// The tables for a terminal: benchstat's columns, with footnotes, rearranged where they do not fit.
import { visible } from '../words/escape.ts'
import { configLines } from './cell-text.ts'
import type { Table } from './comparison-table.ts'
import { Footnotes } from './footnotes.ts'
import { headsOf, layTable, type PaintFinding } from './lay-table.ts'

/** How the tables are shown. */
export interface TextOptions {
  readonly paint: PaintFinding
  /** In characters; infinite where the output is no terminal. */
  readonly width: number
}

/** Writes all tables. Text from the files cannot control the terminal. */
export function compareText(tables: readonly Table[], shown: TextOptions): string {
  return tables
    .map((table, n) => {
      const config = configLines(table, tables[n - 1]).map(visible)
      return `${[...config, ...tableLines(table, shown)].join('\n')}\n`
    })
    .join('\n')
}

/** As one table; where that is too wide, one table for each column beside the first; or with names above their numbers. */
function tableLines(table: Table, shown: TextOptions): readonly string[] {
  const notes = new Footnotes()
  const { lines, width } = layTable(table, notes, shown.paint)
  if (width <= shown.width) return [...lines, ...notes.lines()]
  if (table.columns.length > 2)
    return table.columns
      .slice(1)
      .flatMap((_, n) => [...(n > 0 ? [''] : []), ...tableLines(withColumns(table, [0, n + 1]), shown)])
  return namesAbove(table, shown)
}

/** The rows that have anything in `columns`, with these columns only. */
function withColumns(table: Table, columns: readonly number[]): Table {
  const only = <Value>(values: readonly Value[]) => columns.map(n => values[n] as Value)
  return {
    ...table,
    columns: only(table.columns),
    rows: table.rows
      .map(({ name, cells }) => ({ name, cells: only(cells) }))
      .filter(({ cells }) => cells.some(cell => cell !== null)),
    totals: table.totals.length > 0 ? only(table.totals) : [],
  }
}

function namesAbove(table: Table, { paint }: TextOptions): readonly string[] {
  const notes = new Footnotes()
  const unnamed = { ...table, rows: table.rows.map(row => ({ ...row, name: '' })) }
  const { lines } = layTable(unnamed, notes, paint)
  const heads = headsOf(table)
  const named = lines.flatMap((line, n) => {
    const row = table.rows[n - heads]
    return row ? [visible(row.name), line] : [line]
  })
  return [...named, ...notes.lines()]
}
