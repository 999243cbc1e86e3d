// The last line of a table: geometric means of the columns, in the steps of benchstat.
import type { Cell, Row, Total } from './comparison-table.ts'
import type { Note } from './note.ts'

/**
 * The totals of `columns` columns. Ratios are those of the rows that are in the first column too, so that they mean
 * something also where the rows differ; the ratio of 0 to 0 is 1.
 */
export function totalsOf(rows: readonly Row[], columns: number): readonly Total[] {
  const inFirst = rows.filter(({ cells }) => cells[0]).length
  return Array.from({ length: columns }, (_, column) => {
    const cells = rows.flatMap(row => {
      const cell = row.cells[column]
      return cell ? [{ cell, base: row.cells[0] ?? null }] : []
    })
    const center = geometricMean(cells.map(({ cell }) => cell.center))
    const notes: Note[] = []
    const compared = cells.flatMap(({ cell, base }) => (base ? [ratioOf(cell, base)] : []))
    if (column > 0 && compared.length !== inFirst) notes.push({ kind: 'other-rows' })
    if (center === null) notes.push({ kind: 'no-geomean', of: 'centers' })
    if (column === 0 || compared.some(ratio => !Number.isFinite(ratio))) return { center, ratio: null, notes }
    const ratio = geometricMean(compared)
    if (ratio === null) notes.push({ kind: 'no-geomean', of: 'ratios' })
    return { center, ratio, notes }
  })
}

function ratioOf(cell: Cell, base: Cell): number {
  return cell.center === base.center ? 1 : cell.center / base.center
}

/** By a running mean of logarithms, like benchstat, so that the last digits agree; null where there is none. */
export function geometricMean(values: readonly number[]): number | null {
  if (values.length === 0 || values.some(value => value <= 0)) return null
  let mean = 0
  for (const [place, value] of values.entries()) mean += (Math.log(value) - mean) / (place + 1)
  return Math.exp(mean)
}
