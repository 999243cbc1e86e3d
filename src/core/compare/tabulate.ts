// Sorts the samples of files into tables, one for each configuration and unit, with a row and a column for each key.
import type { ConfigEntries } from '../benchproc/extract.ts'
import type { Accept } from '../benchproc/filter.ts'
import {
  differing,
  type Field,
  type Key,
  type Projection,
  type Projections,
  project,
} from '../benchproc/projection.ts'
import { getOrInsert } from '../common/memoize.ts'
import {
  type Cell,
  type RowOrder,
  type SampleRow,
  type SampleTable,
  TableConfig,
} from './comparison-table.ts'
import { Ints, type NumberRows, Runs } from './reading/number-lists.ts'
import type { SampledFile } from './samples.ts'

/** The filter of benchmarks, and the keys that make tables, rows and columns. */
export interface TableLayout {
  readonly filter: Accept
  readonly table: readonly Field[]
  readonly row: readonly Field[]
  readonly column: readonly Field[]
  readonly ignore: readonly Field[]
}

type By = Readonly<Record<'table' | 'row' | 'column', Projection>>

/** Returns the tables, each without empty rows and columns, in the order of the projections. */
export function tabulate(files: readonly SampledFile[], layout: TableLayout): readonly Grid[] {
  const { table, row, column, ignore } = layout
  const byUnit: Field = { key: '.unit', order: 'first' }
  const projections = project({ table: [...table, byUnit], row, column }, ignore)
  const sheets = new Map<Key, Sheet>()
  const seen: Seen = { rows: [], columns: [], residues: [] }
  for (const [n, file] of files.entries()) place(file, n, layout, projections, sheets, seen)
  const { by, residue } = projections
  const scratch = new Int32Array(seen.rows.length)
  const names = by.table.names()
  return by.table
    .sorted(sheets.keys())
    .map(key => gridOf(key, sheets.get(key) as Sheet, by, { files, seen, residue, scratch, names }))
}

/** The samples of a table: lists of equal length, with numbers of keys of their projections. */
interface Sheet {
  readonly rows: Ints
  readonly columns: Runs
  readonly residues: Runs
  /** Its file, by place, and its number there. */
  readonly files: Runs
  readonly samples: Ints
}

/** The keys of projections by their places. */
type Seen = Readonly<Record<'rows' | 'columns' | 'residues', Key[]>>

/** The cell of a benchmark in every table; its units do not change that. */
interface Place {
  readonly benchmark: number
  readonly row: number
  readonly column: number
  readonly residue: number
}

function place(
  { label, samples }: SampledFile,
  file: number,
  { filter, table }: TableLayout,
  { by, residue, accept }: Projections<'table' | 'row' | 'column'>,
  sheets: Map<Key, Sheet>,
  seen: Seen,
): void {
  const sheetOf = (key: Key) =>
    getOrInsert(sheets, key, () => ({
      ...{ rows: new Ints(), columns: new Runs(), residues: new Runs() },
      ...{ files: new Runs(), samples: new Ints() },
    }))
  // If no part of a name makes tables, the table follows from configuration and unit.
  const isOfName = table.some(({ key }) => key === '.name' || key === '.fullname' || key.startsWith('/'))
  let known = new Map<string, Sheet>()
  const { benchmarks } = samples
  const configs = { number: -1, settings: [] as ConfigEntries }
  let before: Place | undefined
  let name = ''
  for (let sample = 0; sample < samples.count; sample++) {
    const benchmark = samples.benchmarkAt(sample)
    const config = benchmarks.configOf(benchmark)
    if (config !== configs.number) {
      configs.number = config
      configs.settings = samples.settingsOf(benchmark)
      known = new Map()
    }
    if (before?.benchmark !== benchmark) name = benchmarks.nameOf(benchmark)
    const unit = samples.unitAt(sample)
    const subject = { benchmark: name, config: configs.settings, unit, file: label }
    if (!filter(subject) || !accept(subject)) continue
    if (before?.benchmark !== benchmark)
      before = {
        benchmark,
        row: noted(by.row.project(subject), seen.rows),
        column: noted(by.column.project(subject), seen.columns),
        residue: noted(residue.project(subject), seen.residues),
      }
    const sheet = isOfName
      ? sheetOf(by.table.project(subject))
      : getOrInsert(known, unit, () => sheetOf(by.table.project(subject)))
    sheet.rows.push(before.row)
    sheet.columns.push(before.column)
    sheet.residues.push(before.residue)
    sheet.files.push(file)
    sheet.samples.push(sample)
  }
}

function noted(key: Key, keys: Key[]): number {
  keys[key.place] = key
  return key.place
}

interface Context {
  readonly files: readonly SampledFile[]
  readonly seen: Seen
  readonly residue: Projection
  /** As long as the rows of all tables; all 0. */
  readonly scratch: Int32Array
  /** The column names of the projection to tables. */
  readonly names: readonly string[]
}

function gridOf(table: Key, sheet: Sheet, by: By, { files, seen, residue, scratch, names }: Context): Grid {
  const columns = by.column.sorted(distinct(sheet.columns, seen.columns, new Int32Array(seen.columns.length)))
  const columnOf = new Map(columns.map((column, n) => [column.place, n]))
  const rows = by.row.sorted(distinct(sheet.rows, seen.rows, scratch))
  for (const [n, row] of rows.entries()) scratch[row.place] = n
  const { length } = sheet.rows
  const first = new Int32Array(rows.length * columns.length).fill(-1)
  const next = new Int32Array(length).fill(-1)
  // Backwards, so that the chains are in the order of the files.
  for (let n = length - 1; n >= 0; n--) {
    const row = scratch[sheet.rows.at(n)] as number
    const cell = row * columns.length + (columnOf.get(sheet.columns.at(n)) as number)
    next[n] = first[cell] as number
    first[cell] = n
  }
  for (const { place: row } of rows) scratch[row] = 0
  const placed: Placed = {
    ...{ first, next, residues: sheet.residues, files: sheet.files, samples: sheet.samples },
    ...{ numbers: files.map(({ samples }) => samples.numbers), residueKeys: seen.residues, residue },
    rowKeys: seen.rows,
  }
  const places = Int32Array.from(rows, ({ place: row }) => row)
  return new Grid(
    {
      config: new TableConfig(names, names.length - 1, n => by.table.valueAt(table, n)),
      unit: by.table.valueAt(table, names.length - 1),
      columns: columns.map(column => by.column.valuesOf(column)),
    },
    places,
    by.row,
    placed,
  )
}

/** Returns each key once; leaves the scratch unchanged. */
function distinct(places: Ints | Runs, keys: readonly Key[], scratch: Int32Array): readonly Key[] {
  const found: Key[] = []
  for (let n = 0; n < places.length; n++) {
    const at = places.at(n)
    if (scratch[at] === 1) continue
    scratch[at] = 1
    found.push(keys[at] as Key)
  }
  for (const key of found) scratch[key.place] = 0
  return found
}

// A table before anything is computed.

/** The configuration, unit and columns of a table. */
export interface Heading {
  /** The configuration of the table, by key; the same keys for all tables. */
  readonly config: TableConfig
  readonly unit: string
  /** The name of each column, by the keys of the columns. */
  readonly columns: readonly (readonly string[])[]
}

/** The samples of a table as linked lists of numbers, one for each cell. */
export interface Placed {
  /** By row and column: the first sample of the cell; -1 if nothing was measured. */
  readonly first: Int32Array
  readonly next: Int32Array
  /** By sample: its file, its number there, and the key of everything that no projection names. */
  readonly files: Runs
  readonly samples: Ints
  readonly residues: Runs
  /** By file. */
  readonly numbers: readonly NumberRows[]
  readonly residueKeys: readonly Key[]
  readonly rowKeys: readonly Key[]
  readonly residue: Projection
}

/** One table before anything is computed. */
export class Grid {
  readonly heading: Heading
  /** The number of rows. */
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

  /** Counts the values of a cell. */
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

  /** Writes the values in the order of the files; returns their number. */
  copy(row: number, column: number, into: Float64Array): number {
    const { files, samples, numbers, next } = this.placed
    let end = 0
    for (let n = this.firstIn(row, column); n >= 0; n = next[n] as number)
      end = (numbers[files.at(n)] as NumberRows).copy(samples.at(n), into, end)
    return end
  }

  /** Returns the keys in which the benchmarks pooled in a cell differ. */
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

/** Sorts in place; for small samples insertion sort is faster than a call of the engine's sort. */
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

/** Sorts the rows by name, or by the worst of their significant changes; the sort is stable. */
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

/** Returns the table with its rows in the order of `places`. */
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

/** Returns the worst significant worsening of a row; a unit of unknown direction counts as better lower. */
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
