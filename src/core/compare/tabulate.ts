// Sorts the samples of files into tables: one for each configuration and unit, with a row and a column for each key.
import type { ConfigEntries } from '../benchproc/extract.ts'
import type { Accept } from '../benchproc/filter.ts'
import type { Key } from '../benchproc/keys.ts'
import type { Field } from '../benchproc/parse-projection.ts'
import { type Projection, type Projections, project } from '../benchproc/projection.ts'
import { getOrInsert } from '../common/get-or-insert.ts'
import { Grid, type Placed } from './grid.ts'
import { Ints } from './reading/ints.ts'
import { Runs } from './reading/runs.ts'
import type { SampledFile } from './samples.ts'
import { TableConfig } from './table-config.ts'

/** A TableLayout says which benchmarks are shown, and which keys make tables, rows and columns. */
export interface TableLayout {
  readonly filter: Accept
  readonly table: readonly Field[]
  readonly row: readonly Field[]
  readonly column: readonly Field[]
  readonly ignore: readonly Field[]
}

type By = Readonly<Record<'table' | 'row' | 'column', Projection>>

/** The tables, each without empty rows and columns, in the order that the projections give. */
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

/** A Sheet is the samples of a table: lists of equal length, with numbers of keys of their projections. */
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

/** Where a benchmark goes in every table; its units do not change that. */
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
  // Where no part of a name makes tables, the table follows from configuration and unit.
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
  /** As long as there are rows in all tables; all 0. */
  readonly scratch: Int32Array
  /** Of the columns of the projection to tables. */
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
  // From the last one, so that the chains are in the order of the files.
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

/** Each key once; leaves the scratch as it was. */
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
