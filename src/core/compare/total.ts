// The last line of a table: geometric means of the columns, in the steps of benchstat.
import type { Total } from './comparison-table.ts'
import type { Note } from './note.ts'

/** A Centers is the centers of a table by row and column; NaN where nothing was measured. */
export interface Centers {
  readonly length: number
  readonly columns: number
  centerOf(row: number, column: number): number
}

/**
 * The totals of the columns. Ratios are those of the rows that are in the first column too, so that they mean
 * something also where the rows differ; the ratio of 0 to 0 is 1.
 */
export function totalsOf(centers: Centers): readonly Total[] {
  const { length, columns } = centers
  let inFirst = 0
  for (let row = 0; row < length; row++) if (!Number.isNaN(centers.centerOf(row, 0))) inFirst++
  return Array.from({ length: columns }, (_, column) => {
    const own = new GeometricMean()
    const ratios = new GeometricMean()
    let areFinite = true
    for (let row = 0; row < length; row++) {
      const center = centers.centerOf(row, column)
      const base = centers.centerOf(row, 0)
      if (Number.isNaN(center)) continue
      own.add(center)
      if (Number.isNaN(base)) continue
      const ratio = center === base ? 1 : center / base
      if (!Number.isFinite(ratio)) areFinite = false
      ratios.add(ratio)
    }
    const center = own.value()
    const notes: Note[] = []
    if (column > 0 && ratios.count !== inFirst) notes.push({ kind: 'other-rows' })
    if (center === null) notes.push({ kind: 'no-geomean', of: 'centers' })
    if (column === 0 || !areFinite) return { center, ratio: null, notes }
    const ratio = ratios.value()
    if (ratio === null) notes.push({ kind: 'no-geomean', of: 'ratios' })
    return { center, ratio, notes }
  })
}

/** By a running mean of logarithms, like benchstat, so that the last digits agree. */
class GeometricMean {
  count = 0
  private mean = 0
  private isPositive = true

  add(value: number): void {
    this.count++
    if (value <= 0) this.isPositive = false
    else if (this.isPositive) this.mean += (Math.log(value) - this.mean) / this.count
  }

  /** Null where there is none. */
  value(): number | null {
    return this.count > 0 && this.isPositive ? Math.exp(this.mean) : null
  }
}
