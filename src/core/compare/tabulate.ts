// Sorts the samples of files into tables: one for each configuration and unit, with a row and a column for each key.
import type { Accept } from '../benchproc/filter.ts'
import type { Field } from '../benchproc/parse-projection.ts'
import { differing, type Key, type Projection, project } from '../benchproc/projection.ts'
import { within } from '../common/within.ts'
import type { FileSample, SampledFile } from './samples.ts'

/** A Layout says which benchmarks are shown, and which keys make tables, rows and columns. */
export interface Layout {
  readonly filter: Accept
  readonly table: readonly Field[]
  readonly row: readonly Field[]
  readonly column: readonly Field[]
  readonly ignore: readonly Field[]
}

/** A Grid is one table before anything is computed. */
export interface Grid {
  /** The configuration of the table, by key; the same keys for all tables. */
  readonly config: readonly (readonly [key: string, value: string])[]
  readonly unit: string
  /** The name of each column, by the keys of the columns. */
  readonly columns: readonly (readonly string[])[]
  readonly rows: readonly GridRow[]
}

export interface GridRow {
  readonly name: string
  /** One for each column; null where nothing was measured. */
  readonly pools: readonly (Pool | null)[]
}

/** A Pool is the values in one cell of a table. */
export interface Pool {
  /** In ascending order; at least one. */
  readonly values: readonly number[]
  /** The keys in which the pooled benchmarks differ. */
  readonly differing: readonly string[]
}

/** The tables, each without empty rows and columns, in the order that the projections give. */
export function tabulate(files: readonly SampledFile[], layout: Layout): readonly Grid[] {
  const { table, row, column, ignore, filter } = layout
  const byUnit: Field = { key: '.unit', order: 'first' }
  const { by, residue, accept } = project({ table: [...table, byUnit], row, column }, ignore)
  const sheets = new Map<Key, Sheet>()
  for (const { label, samples } of files) {
    let before: Place | undefined
    for (const { values, ...sample } of samples) {
      const subject = { ...sample, file: label }
      if (!filter(subject) || !accept(subject)) continue
      const { benchmark, config } = sample
      // The units of a benchmark follow each other, and do not change its place in a table.
      if (before?.benchmark !== benchmark || before.config !== config) {
        before = {
          ...{ benchmark, config, residue: residue.project(subject) },
          ...{ row: by.row.project(subject), column: by.column.project(subject) },
        }
      }
      const sheet = within(sheets, by.table.project(subject), () => new Map())
      const cells = within(sheet, before.row, () => new Map())
      const gathered = cells.get(before.column)
      if (gathered) add(gathered, values, before.residue)
      else cells.set(before.column, { samples: [values], residue: before.residue, residues: null })
    }
  }
  return by.table.sorted(sheets.keys()).map(key => gridOf(key, sheets.get(key) as Sheet, by, residue))
}

/** The row and column of a benchmark of a file, in every table. */
interface Place extends Pick<FileSample, 'benchmark' | 'config'> {
  readonly row: Key
  readonly column: Key
  readonly residue: Key
}

/** The values gathered for a table, by row and column. */
type Sheet = Map<Key, Map<Key, Gathered>>

interface Gathered {
  readonly samples: (readonly number[])[]
  /** The key of the values gathered first. */
  readonly residue: Key
  /** Only where there are several: most pools have one, and there are many pools. */
  residues: Set<Key> | null
}

function add(gathered: Gathered, values: readonly number[], residue: Key): void {
  gathered.samples.push(values)
  if (residue === gathered.residue) return
  gathered.residues ??= new Set([gathered.residue])
  gathered.residues.add(residue)
}

function gridOf(
  table: Key,
  sheet: Sheet,
  by: Readonly<Record<'table' | 'row' | 'column', Projection>>,
  residue: Projection,
): Grid {
  const names = by.table.names()
  const values = by.table.valuesOf(table)
  const columns = by.column.sorted(new Set([...sheet.values()].flatMap(cells => [...cells.keys()])))
  return {
    config: names.slice(0, -1).map((name, n) => [name, values[n] ?? '']),
    unit: values.at(-1) ?? '',
    columns: columns.map(column => by.column.valuesOf(column)),
    rows: by.row.sorted(sheet.keys()).map(row => ({
      name: by.row
        .valuesOf(row)
        .filter(value => value !== '')
        .join(' '),
      pools: columns.map(column => {
        const gathered = sheet.get(row)?.get(column)
        if (!gathered) return null
        const { samples, residues } = gathered
        const [first = [], ...more] = samples
        return {
          values: ascending(more.length === 0 ? first : samples.flat()),
          differing: residues ? differing(residue, residues) : [],
        }
      }),
    })),
  }
}

/** Samples are small, and most of the time would go into calling the engine's sort. */
function ascending(values: readonly number[]): readonly number[] {
  if (values.length > 50) return Array.from(new Float64Array(values).sort())
  const sorted = values.slice()
  for (let i = 1; i < sorted.length; i++) {
    const value = sorted[i] as number
    let place = i
    for (; place > 0 && (sorted[place - 1] as number) > value; place--)
      sorted[place] = sorted[place - 1] as number
    sorted[place] = value
  }
  return sorted
}
