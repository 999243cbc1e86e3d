// The order of the rows in a table.
import type { Cell, Row, RowOrder, Table } from './comparison-table.ts'

/** The table with its rows by name, or by how much worse the worst of their significant changes is; ties stay as they are. */
export function sortRows(table: Table, order: RowOrder): Table {
  if (order === 'none') return table
  const sign = order.startsWith('-') ? -1 : 1
  if (order.endsWith('name')) {
    const rows = table.rows.toSorted((a, b) => (a.name === b.name ? 0 : a.name < b.name ? -sign : sign))
    return { ...table, rows }
  }
  const worst = new Map(table.rows.map(row => [row, worseningOf(row, table)]))
  const rows = table.rows.toSorted((a, b) => {
    const [first, second] = [worst.get(a) ?? 0, worst.get(b) ?? 0]
    return first === second ? 0 : first > second ? -sign : sign
  })
  return { ...table, rows }
}

/** A unit of unknown direction counts as better lower. */
function worseningOf({ cells }: Row, { better }: Pick<Table, 'better'>): number {
  const worsenings = cells
    .filter(cell => cell?.versus?.isSignificant)
    .map(cell => {
      const delta = (cell as Cell).versus?.delta ?? Number.POSITIVE_INFINITY
      return better === 'higher' ? -delta : delta
    })
  return worsenings.length === 0 ? 0 : worsenings.reduce((a, b) => Math.max(a, b))
}
