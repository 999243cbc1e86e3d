// What all tables come to: an exit status, and a sentence on why.
import { visible } from '../report/escape.ts'
import { formatRatio } from '../report/format.ts'
import { listed, unitName } from '../report/names.ts'
import { writtenDelta } from './cell-text.ts'
import type { Row, Table, Terms, Versus } from './comparison-table.ts'

/** A Conclusion is what was found in all tables; `nothing` is compared where no row has two samples. */
export interface Conclusion {
  readonly verdict: 'pass' | 'fail' | 'nothing'
  /** How many samples were held against one in the first column. */
  readonly compared: number
  readonly regressions: readonly Regression[]
}

/** A Regression is one of them, with where it stands. */
export interface Regression {
  readonly table: Table
  readonly row: Row
  readonly versus: Versus
  /** What its column is called. */
  readonly column: string
}

export function conclude(tables: readonly Table[]): Conclusion {
  const all = tables.flatMap(table =>
    table.rows.flatMap(row =>
      row.cells.flatMap((cell, n) => {
        const column = (table.columns[n] ?? []).filter(value => value !== '').join(' ')
        return cell?.versus ? [{ table, row, versus: cell.versus, column }] : []
      }),
    ),
  )
  const regressions = all.filter(({ versus }) => versus.finding === 'regressed')
  const verdict = all.length === 0 ? 'nothing' : regressions.length > 0 ? 'fail' : 'pass'
  return { verdict, compared: all.length, regressions }
}

/** More regressions than these are counted, not named. */
const named = 5

/** Why the exit status is what it is, for a terminal. */
export function sentenceOf({ compared, regressions }: Conclusion, { threshold }: Terms): string {
  const names = regressions.map(({ table, row, versus, column }) =>
    visible(`${row.name} ${unitName(table.unit)} ${writtenDelta(versus)} (${column})`),
  )
  const verb = regressions.length === 1 ? 'is' : 'are'
  return `${regressions.length} of ${compared} comparisons ${verb} worse by more than ${formatRatio(threshold)}: ${listed(names, named)}`
}

/** Why nothing could be compared, with what to do where it is known: the keys by which the tables differ. */
export function whyNothing(tables: readonly Table[]): string {
  const [first] = tables
  const keys = (first?.config ?? [])
    .filter(([, value], n) => tables.some(({ config }) => config[n]?.[1] !== value))
    .map(([key]) => key)
    // What else makes tables was asked for.
    .filter(key => !/^[./]/.test(key))
  const advice =
    keys.length > 0
      ? `The tables differ in ${visible(keys.join(', '))}: --ignore ${visible(keys.join(','))} puts them together.`
      : 'Give files of the same benchmarks.'
  return `nothing could be compared, as no benchmark stands in two columns of a table. ${advice}`
}
