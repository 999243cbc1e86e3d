// What later columns lack of the first, by benchmark and unit, and what of it only stands apart in another table.
import type { BenchmarkRule } from '../model/benchmark-rule.ts'
import type { SampleRow, SampleTable } from './comparison-table.ts'

/** A MissingValue is one value of the first column that another column lacks. */
export interface MissingValue {
  /** The name of the column. */
  readonly column: string
  /** The name of the first column. */
  readonly base: string
  /** The name of the row. */
  readonly name: string
  /** Null where the column has none of the benchmark's units. */
  readonly unit: string | null
  /**
   * The column has it under other keys, in which nothing can be compared: these keys, and what each side says. Empty
   * where it is nowhere.
   */
  readonly apart: readonly SeparatingKey[]
  /** Whether a rule keeps it from deciding anything: its gate is warn or off. */
  readonly isMuted: boolean
}

/** A SeparatingKey is a key that keeps two results in different tables or rows; `/gomaxprocs` is the end of a name, `-8`. */
export interface SeparatingKey {
  readonly key: string
  readonly base: string
  readonly column: string
}

/**
 * Everything that columns lack, in the order of the tables; a benchmark that is missing whole is named once. `files` are
 * the names of the columns where each is a file: one may have nothing in any table. Empty where other keys make columns.
 */
export function missingRows(
  tables: readonly SampleTable[],
  files: readonly string[],
): readonly MissingValue[] {
  const first = (tables.find(isCompared) ?? tables[0])?.columns[0]
  if (first === undefined) return []
  const [base = columnName(first)] = files
  const others = new Set(files.length > 0 ? files : tables.flatMap(({ columns }) => columns.map(columnName)))
  others.delete(base)
  return [...others].flatMap(column => {
    const lacking = tables.flatMap(table => lackingIn(table, base, column))
    if (lacking.length === 0) return []
    const there = new There(tables, base, column)
    const found = new Map<string, MissingValue>()
    for (const { table, row } of lacking) {
      const id = `${configOf(table)}\n${row.name}`
      const isWhole = !there.hasAny(id)
      const unit = isWhole ? null : table.unit
      const apart = there.apart(table, row)
      const known = `${id}\n${unit ?? ''}`
      const before = found.get(known)
      const isMuted = isMutedBy(row.rule) && (before?.isMuted ?? true)
      found.set(known, { column, base, name: row.name, unit, apart: before?.apart ?? apart, isMuted })
    }
    return [...found.values()]
  })
}

interface Place {
  readonly table: SampleTable
  readonly row: SampleRow
}

/** Whether what such a row shows is no failure. */
export function isMutedBy(rule: BenchmarkRule | null): boolean {
  return rule !== null && rule.gate !== 'fail'
}

/** The rows of `table` that `base` has and `column` has not. */
function lackingIn(table: SampleTable, base: string, column: string): readonly Place[] {
  const [from, to] = [placeOf(table, base), placeOf(table, column)]
  if (from < 0) return []
  const places: Place[] = []
  for (const row of table.rows) if (row.cells[from] && !row.cells[to]) places.push({ table, row })
  return places
}

/** A There finds what a column has. */
class There {
  /** The rows it has, in any unit. */
  private readonly all = new Set<string>()
  /** Those that the first column has not, by name without processors, and unit. */
  private readonly own = new Map<string, Place[]>()

  constructor(tables: readonly SampleTable[], base: string, column: string) {
    for (const table of tables) {
      const [from, to] = [placeOf(table, base), placeOf(table, column)]
      if (to < 0) continue
      const config = configOf(table)
      for (const row of table.rows) {
        if (!row.cells[to]) continue
        this.all.add(`${config}\n${row.name}`)
        if (row.cells[from]) continue
        const id = `${table.unit} ${split(row.name).name}`
        const places = this.own.get(id)
        if (places) places.push({ table, row })
        else this.own.set(id, [{ table, row }])
      }
    }
  }

  hasAny(id: string): boolean {
    return this.all.has(id)
  }

  /** In what the nearest of its results with the same name and unit differs from `row` of `table`. */
  apart(table: SampleTable, row: SampleRow): readonly SeparatingKey[] {
    const { name, processors } = split(row.name)
    const candidates = (this.own.get(`${table.unit} ${name}`) ?? []).map(other => {
      const there = split(other.row.name).processors
      const keys = table.config
        .unlike(other.table.config)
        .map(([key, base, column]): SeparatingKey => ({ key, base, column }))
      const ofName = { key: '/gomaxprocs', base: processors, column: there }
      return there === processors ? keys : [...keys, ofName]
    })
    const [nearest = []] = candidates.sort((a, b) => a.length - b.length)
    // The user has asked for the other keys that make tables.
    return nearest.every(({ key }) => key === '/gomaxprocs' || !/^[./]/.test(key)) ? nearest : []
  }
}

function split(written: string): { readonly name: string; readonly processors: string } {
  const [, name = written, processors = ''] = /^(.*?)(?:-(\d+))?$/s.exec(written) ?? []
  return { name, processors }
}

function placeOf({ columns }: SampleTable, name: string): number {
  return columns.findIndex(values => columnName(values) === name)
}

function configOf({ config }: SampleTable): string {
  return JSON.stringify(config.entries())
}

function isCompared({ rows }: SampleTable): boolean {
  for (const { cells } of rows) if (cells.some(cell => cell?.versus)) return true
  return false
}

/** What a column is called, by the keys that make it. */
export function columnName(values: readonly string[]): string {
  return values.filter(value => value !== '').join(' ')
}
