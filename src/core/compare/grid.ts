// One table before anything is computed: which samples stand in which cell.
import type { Key } from '../benchproc/keys.ts'
import { differing, type Projection } from '../benchproc/projection.ts'
import type { Ints } from './reading/ints.ts'
import type { NumberRows } from './reading/number-rows.ts'
import type { Runs } from './reading/runs.ts'
import type { TableConfig } from './table-config.ts'

/** A Heading is what a table is of. */
export interface Heading {
  /** The configuration of the table, by key; the same keys for all tables. */
  readonly config: TableConfig
  readonly unit: string
  /** The name of each column, by the keys of the columns. */
  readonly columns: readonly (readonly string[])[]
}

/** A Placed is the samples of a table as chains of numbers, one chain for each cell. */
export interface Placed {
  /** By row and column: its first sample; -1 where nothing was measured. */
  readonly first: Int32Array
  readonly next: Int32Array
  /** By sample: its file, its number there, and the key of what no projection names. */
  readonly files: Runs
  readonly samples: Ints
  readonly residues: Runs
  /** By file. */
  readonly numbers: readonly NumberRows[]
  readonly residueKeys: readonly Key[]
  readonly rowKeys: readonly Key[]
  readonly residue: Projection
}

/** A Grid is one table before anything is computed. */
export class Grid {
  readonly heading: Heading
  /** How many rows it has. */
  readonly length: number
  /** By row: the place of its key. */
  private readonly rows: Int32Array
  private readonly byRow: Projection
  private readonly placed: Placed

  constructor(heading: Heading, rows: Int32Array, byRow: Projection, placed: Placed) {
    this.heading = heading
    this.length = rows.length
    this.rows = rows
    this.byRow = byRow
    this.placed = placed
  }

  nameOf(row: number): string {
    const key = this.placed.rowKeys[this.rows[row] as number] as Key
    const values = this.byRow.valuesOf(key)
    return values.length === 1 ? (values[0] as string) : values.filter(value => value !== '').join(' ')
  }

  /** How many values are in a cell; 0 where nothing was measured. */
  lengthOf(row: number, column: number): number {
    const { files, samples, numbers, next } = this.placed
    let count = 0
    for (let n = this.firstIn(row, column); n >= 0; n = next[n] as number)
      count += (numbers[files.at(n)] as NumberRows).lengthOf(samples.at(n))
    return count
  }

  /** Writes the values of a cell to the beginning of `into`, in ascending order. */
  sorted(row: number, column: number, into: Float64Array): void {
    sort(into, this.copy(row, column, into))
  }

  /** Writes the values in the order of the files; returns how many. */
  copy(row: number, column: number, into: Float64Array): number {
    const { files, samples, numbers, next } = this.placed
    let end = 0
    for (let n = this.firstIn(row, column); n >= 0; n = next[n] as number)
      end = (numbers[files.at(n)] as NumberRows).copy(samples.at(n), into, end)
    return end
  }

  /** The keys in which the benchmarks that a cell pools differ. */
  differing(row: number, column: number): readonly string[] {
    const { residues, residueKeys, residue, next } = this.placed
    const first = this.firstIn(row, column)
    if (first < 0 || (next[first] as number) < 0) return alone
    const keys = new Set<Key>()
    for (let n = first; n >= 0; n = next[n] as number) keys.add(residueKeys[residues.at(n)] as Key)
    return keys.size > 1 ? differing(residue, keys) : alone
  }

  private firstIn(row: number, column: number): number {
    return this.placed.first[row * this.heading.columns.length + column] as number
  }
}

const alone: readonly string[] = []

/** Samples are small, and most of the time would go into calling the engine's sort. */
function sort(values: Float64Array, end: number): void {
  if (end > 50) {
    values.subarray(0, end).sort()
    return
  }
  for (let i = 1; i < end; i++) {
    const value = values[i] as number
    let to = i
    for (; to > 0 && (values[to - 1] as number) > value; to--) values[to] = values[to - 1] as number
    values[to] = value
  }
}
