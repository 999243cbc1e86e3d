// Sorts the samples of files into tables, one for each configuration and unit, with a row and a column for each key.
import type { ResultConfigKeyValuePairs } from '../benchproc/extract.ts'
import type { CompareFilterPredicate } from '../benchproc/filter.ts'
import {
  createProjectionsFromFields,
  findDifferingProjectionColumns,
  type ProjectedValues,
  type ProjectionKeyAndOrder,
  type ProjectionSet,
  type ResultKeyProjection,
} from '../benchproc/projection.ts'
import { getOrInsert } from '../common/memoize.ts'
import {
  type CompareRowOrder,
  type CompareTable,
  CompareTableConfig,
  type CompareTableRow,
  type CompareTableSampleCell,
} from './comparison-table.ts'
import { IntList, type NumberRowStore } from './number-lists.ts'
import type { FileSamplesWithLabel } from './samples.ts'

/** The filter of benchmarks, and the keys that make tables, rows and columns. */
export interface TableFilterAndProjections {
  readonly filter: CompareFilterPredicate
  readonly table: readonly ProjectionKeyAndOrder[]
  readonly row: readonly ProjectionKeyAndOrder[]
  readonly column: readonly ProjectionKeyAndOrder[]
  readonly ignore: readonly ProjectionKeyAndOrder[]
}

/** Returns the tables, each without empty rows and columns, in the order of the projections. */
export function groupSamplesIntoCompareTables(
  files: readonly FileSamplesWithLabel[],
  layout: TableFilterAndProjections,
): readonly CompareTableSamples[] {
  const { table, row, column, ignore } = layout
  const byUnit: ProjectionKeyAndOrder = { key: '.unit', order: 'first' }
  const projections = createProjectionsFromFields({ table: [...table, byUnit], row, column }, ignore)
  const samplesByTable = new Map<ProjectedValues, TableSamples>()
  const knownKeys: KnownKeys = { rows: [], columns: [], residues: [] }
  for (const [n, file] of files.entries()) addFile(file, n, layout, projections, samplesByTable, knownKeys)
  const { by, residue } = projections
  // As long as the rows of all tables; zero between uses.
  const scratch = new Int32Array(knownKeys.rows.length)
  const names = by.table.names()
  const numbers = files.map(({ samples }) => samples.numbers)
  return by.table.sorted(samplesByTable.keys()).map(key => {
    const samples = samplesByTable.get(key) as TableSamples
    const columnScratch = new Int32Array(knownKeys.columns.length)
    const columns = by.column.sorted(distinctKeys(samples.columns, knownKeys.columns, columnScratch))
    const rows = by.row.sorted(distinctKeys(samples.rows, knownKeys.rows, scratch))
    const heading = {
      config: new CompareTableConfig(names, names.length - 1, n => by.table.valueAt(key, n)),
      unit: by.table.valueAt(key, names.length - 1),
      columns: columns.map(column => by.column.valuesOf(column)),
    }
    const lists = {
      ...linkSamplesOfCells(samples, rows, columns, scratch),
      samples,
      residue,
      knownKeys,
      numbers,
    }
    const places = Int32Array.from(rows, ({ place }) => place)
    return new CompareTableSamples(heading, places, by.row, lists)
  })
}

/** The samples of a table as parallel lists: the numbers of their row, column and residue keys, and their place in the files. */
interface TableSamples {
  readonly rows: IntList
  readonly columns: IntList
  readonly residues: IntList
  /** By sample: the index of its file, and its number in that file. */
  readonly files: IntList
  readonly samples: IntList
}

/** The keys of the projections that occur, by their numbers. */
type KnownKeys = Readonly<Record<'rows' | 'columns' | 'residues', ProjectedValues[]>>

function addFile(
  { label, samples }: FileSamplesWithLabel,
  file: number,
  { filter, table }: TableFilterAndProjections,
  { by, residue, accept }: ProjectionSet<'table' | 'row' | 'column'>,
  samplesByTable: Map<ProjectedValues, TableSamples>,
  knownKeys: KnownKeys,
): void {
  const samplesOf = (key: ProjectedValues) =>
    getOrInsert(samplesByTable, key, () => ({
      ...{ rows: new IntList(), columns: new IntList(), residues: new IntList() },
      ...{ files: new IntList(), samples: new IntList() },
    }))
  // If no part of a name makes tables, the table follows from configuration and unit.
  const isOfName = table.some(({ key }) => key === '.name' || key === '.fullname' || key.startsWith('/'))
  let known = new Map<string, TableSamples>()
  const { benchmarks } = samples
  let configNumber = -1
  let config: ResultConfigKeyValuePairs = []
  let position: Record<'benchmark' | 'row' | 'column' | 'residue', number> | undefined
  let name = ''
  for (let sample = 0; sample < samples.count; sample++) {
    const benchmark = samples.benchmarkAt(sample)
    if (samples.leftOut.has(benchmark)) continue
    if (benchmarks.configOf(benchmark) !== configNumber) {
      configNumber = benchmarks.configOf(benchmark)
      config = samples.settingsOf(benchmark)
      known = new Map()
    }
    if (position?.benchmark !== benchmark) name = benchmarks.nameOf(benchmark)
    const unit = samples.unitAt(sample)
    const subject = { benchmark: name, config, unit, file: label }
    if (!filter(subject) || !accept(subject)) continue
    if (position?.benchmark !== benchmark)
      position = {
        benchmark,
        row: noteKey(by.row.project(subject), knownKeys.rows),
        column: noteKey(by.column.project(subject), knownKeys.columns),
        residue: noteKey(residue.project(subject), knownKeys.residues),
      }
    const tableSamples = isOfName
      ? samplesOf(by.table.project(subject))
      : getOrInsert(known, unit, () => samplesOf(by.table.project(subject)))
    tableSamples.rows.push(position.row)
    tableSamples.columns.push(position.column)
    tableSamples.residues.push(position.residue)
    tableSamples.files.push(file)
    tableSamples.samples.push(sample)
  }
}

function noteKey(key: ProjectedValues, keys: ProjectedValues[]): number {
  keys[key.place] = key
  return key.place
}

/** Links the samples of each cell into a list; leaves the scratch unchanged. */
function linkSamplesOfCells(
  samples: TableSamples,
  rows: readonly ProjectedValues[],
  columns: readonly ProjectedValues[],
  scratch: Int32Array,
): Pick<LinkedSampleListsByCell, 'first' | 'next'> {
  const columnOf = new Map(columns.map((column, n) => [column.place, n]))
  for (const [n, row] of rows.entries()) scratch[row.place] = n
  const { length } = samples.rows
  const first = new Int32Array(rows.length * columns.length).fill(-1)
  const next = new Int32Array(length).fill(-1)
  // Backwards, so that the chains are in the order of the files.
  for (let n = length - 1; n >= 0; n--) {
    const row = scratch[samples.rows.at(n)] as number
    const cell = row * columns.length + (columnOf.get(samples.columns.at(n)) as number)
    next[n] = first[cell] as number
    first[cell] = n
  }
  for (const { place } of rows) scratch[place] = 0
  return { first, next }
}

/** Returns each key once; leaves the scratch unchanged. */
function distinctKeys(
  places: IntList,
  keys: readonly ProjectedValues[],
  scratch: Int32Array,
): readonly ProjectedValues[] {
  const found: ProjectedValues[] = []
  for (let n = 0; n < places.length; n++) {
    const at = places.at(n)
    if (scratch[at] === 1) continue
    scratch[at] = 1
    found.push(keys[at] as ProjectedValues)
  }
  for (const key of found) scratch[key.place] = 0
  return found
}

// A table before anything is computed.

type TableConfigAndColumns = Pick<CompareTable, 'config' | 'unit' | 'columns'>

/** The samples of a table as linked lists of numbers, one for each cell. */
interface LinkedSampleListsByCell {
  /** By row and column: the first sample of the cell; -1 if nothing was measured. */
  readonly first: Int32Array
  readonly next: Int32Array
  readonly samples: TableSamples
  /** By file. */
  readonly numbers: readonly NumberRowStore[]
  readonly knownKeys: KnownKeys
  /** The projection of everything that no other names. */
  readonly residue: ResultKeyProjection
}

/** One table before anything is computed. */
export class CompareTableSamples {
  readonly heading: TableConfigAndColumns
  readonly length: number
  /** By row: the place of its key. */
  private readonly rows: Int32Array
  private readonly byRow: ResultKeyProjection
  private readonly cellLists: LinkedSampleListsByCell

  constructor(
    heading: TableConfigAndColumns,
    rows: Int32Array,
    byRow: ResultKeyProjection,
    placed: LinkedSampleListsByCell,
  ) {
    this.heading = heading
    this.length = rows.length
    this.rows = rows
    this.byRow = byRow
    this.cellLists = placed
  }

  nameOf(row: number): string {
    const key = this.cellLists.knownKeys.rows[this.rows[row] as number] as ProjectedValues
    const values = this.byRow.valuesOf(key)
    return values.length === 1 ? (values[0] as string) : values.filter(value => value !== '').join(' ')
  }

  /** Counts the values of a cell. */
  sampleSize(row: number, column: number): number {
    const {
      samples: { files, samples },
      numbers,
      next,
    } = this.cellLists
    let count = 0
    for (let n = this.firstIn(row, column); n >= 0; n = next[n] as number)
      count += (numbers[files.at(n)] as NumberRowStore).lengthOf(samples.at(n))
    return count
  }

  /** Writes the values of a cell to the beginning of `into`, in ascending order. */
  copySorted(row: number, column: number, into: Float64Array): void {
    sortInPlace(into, this.copy(row, column, into))
  }

  /** Writes the values in the order of the files; returns their number. */
  private copy(row: number, column: number, into: Float64Array): number {
    const {
      samples: { files, samples },
      numbers,
      next,
    } = this.cellLists
    let end = 0
    for (let n = this.firstIn(row, column); n >= 0; n = next[n] as number)
      end = (numbers[files.at(n)] as NumberRowStore).copy(samples.at(n), into, end)
    return end
  }

  /** Returns the values of a cell in the order of the files. */
  values(row: number, column: number): Float64Array {
    const values = new Float64Array(this.sampleSize(row, column))
    this.copy(row, column, values)
    return values
  }

  /** Returns the keys in which the benchmarks pooled in a cell differ. */
  poolingKeys(row: number, column: number): readonly string[] {
    const { samples, knownKeys, residue, next } = this.cellLists
    const first = this.firstIn(row, column)
    if (first < 0 || (next[first] as number) < 0) return noKeys
    const keys = new Set<ProjectedValues>()
    for (let n = first; n >= 0; n = next[n] as number)
      keys.add(knownKeys.residues[samples.residues.at(n)] as ProjectedValues)
    return keys.size > 1 ? findDifferingProjectionColumns(residue, keys) : noKeys
  }

  private firstIn(row: number, column: number): number {
    return this.cellLists.first[row * this.heading.columns.length + column] as number
  }
}

const noKeys: readonly string[] = []

/** Sorts in place; for small samples insertion sort is faster than a call of the engine's sort. */
function sortInPlace(values: Float64Array, end: number): void {
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
export function sortRowsOfCompareTable(table: CompareTable, order: CompareRowOrder): CompareTable {
  if (order === 'none') return table
  const sign = order.startsWith('-') ? -1 : 1
  const ranks: ArrayLike<string | number> = order.endsWith('name')
    ? Array.from(table.rows, ({ name }) => name)
    : Float64Array.from(table.rows, row => -worseningOf(row, table))
  const places = Array.from({ length: table.rows.length }, (_, row) => row).sort((a, b) => {
    const [first, second] = [ranks[a] as string | number, ranks[b] as string | number]
    return first === second ? 0 : first < second ? -sign : sign
  })
  return withRowOrder(table, places)
}

function withRowOrder(table: CompareTable, places: readonly number[]): CompareTable {
  const at = (row: number) => table.rows.at(places[row] as number)
  return {
    ...table,
    rows: {
      length: places.length,
      at: row => (row >= 0 && row < places.length ? at(row) : undefined),
      *[Symbol.iterator]() {
        for (let row = 0; row < places.length; row++) yield at(row) as CompareTableRow
      },
    },
  }
}

/** Returns the worst significant worsening of a row; a unit of unknown direction counts as better lower. */
function worseningOf({ cells, rule }: CompareTableRow, table: Pick<CompareTable, 'better'>): number {
  const better = rule?.better ?? table.better
  const worsenings = cells
    .filter(cell => cell?.versus?.isSignificant)
    .map(cell => {
      const delta = (cell as CompareTableSampleCell).versus?.delta ?? Number.POSITIVE_INFINITY
      return better === 'higher' ? -delta : delta
    })
  return worsenings.length === 0 ? 0 : worsenings.reduce((a, b) => Math.max(a, b))
}
