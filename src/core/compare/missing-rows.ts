// Which benchmarks of the first column are missing from another column in all tables.
import type { Table } from './comparison-table.ts'

/** A Missing is what one column lacks: the names of rows, each once for each configuration. */
export interface Missing {
  /** The name of the column. */
  readonly column: string
  /** The name of the first column. */
  readonly base: string
  readonly names: readonly string[]
}

/** One for each column that lacks anything. Where nothing is compared, nothing is missing. */
export function missingRows(tables: readonly Table[]): readonly Missing[] {
  const base = tables.find(isCompared)?.columns[0]
  if (base === undefined) return []
  const rows = rowsByColumn(tables)
  const inBase = rows.get(columnName(base)) ?? new Map()
  return [...rows]
    .filter(([column]) => column !== columnName(base))
    .map(([column, there]) => ({
      column,
      base: columnName(base),
      names: [...inBase].filter(([row]) => !there.has(row)).map(([, name]) => name),
    }))
    .filter(({ names }) => names.length > 0)
}

function isCompared({ rows }: Table): boolean {
  return rows.some(({ cells }) => cells.some(cell => cell?.versus))
}

/** The names of the benchmarks that each column has in any unit, by row and configuration. */
function rowsByColumn(tables: readonly Table[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const found = new Map<string, Map<string, string>>()
  for (const { columns, config, rows } of tables)
    for (const [n, values] of columns.entries()) {
      const column = columnName(values)
      const there = found.get(column) ?? new Map<string, string>()
      found.set(column, there)
      for (const { name, cells } of rows) if (cells[n]) there.set(JSON.stringify([config, name]), name)
    }
  return found
}

/** What a column is called, by the keys that make it. */
export function columnName(values: readonly string[]): string {
  return values.filter(value => value !== '').join(' ')
}
