// The order of the rows in a table.
import type { Cell, RowOrder, SampleRow, SampleTable } from './comparison-table.ts'

/** The table with its rows by name, or by how much worse the worst of their significant changes is; ties stay as they are. */
export function sortRows(table: SampleTable, order: RowOrder): SampleTable {
  if (order === 'none') return table
  const sign = order.startsWith('-') ? -1 : 1
  const places = Array.from({ length: table.rows.length }, (_, row) => row)
  if (order.endsWith('name')) {
    const names = Array.from(table.rows, ({ name }) => name)
    return reordered(
      table,
      places.sort((a, b) => {
        const [first, second] = [names[a] as string, names[b] as string]
        return first === second ? 0 : first < second ? -sign : sign
      }),
    )
  }
  const worst = Float64Array.from(table.rows, row => worseningOf(row, table))
  return reordered(
    table,
    places.sort((a, b) => {
      const [first, second] = [worst[a] as number, worst[b] as number]
      return first === second ? 0 : first > second ? -sign : sign
    }),
  )
}

/** The table with its rows in the order that `places` gives. */
function reordered(table: SampleTable, places: readonly number[]): SampleTable {
  const at = (row: number) => table.rows.at(places[row] as number)
  return {
    ...table,
    rows: {
      length: places.length,
      at: row => (row >= 0 && row < places.length ? at(row) : undefined),
      *[Symbol.iterator]() {
        for (let row = 0; row < places.length; row++) yield at(row) as SampleRow
      },
    },
  }
}

/** A unit of unknown direction counts as better lower. */
function worseningOf({ cells, rule }: SampleRow, table: Pick<SampleTable, 'better'>): number {
  const better = rule?.better ?? table.better
  const worsenings = cells
    .filter(cell => cell?.versus?.isSignificant)
    .map(cell => {
      const delta = (cell as Cell).versus?.delta ?? Number.POSITIVE_INFINITY
      return better === 'higher' ? -delta : delta
    })
  return worsenings.length === 0 ? 0 : worsenings.reduce((a, b) => Math.max(a, b))
}
