// The conclusion from all tables: an exit status, and a sentence on why.
import { visible } from '../words/escape.ts'
import { listed, unitName } from '../words/names.ts'
import { formatRatio } from '../words/numbers.ts'
import { writtenDelta } from './cell-text.ts'
import type { Row, Table, Terms, Versus } from './comparison-table.ts'
import { columnName, type Missing } from './missing-rows.ts'
import type { Gathered, SampledFile } from './samples.ts'

/**
 * A Conclusion is what was found in all tables: `nothing` where no row has two samples, so that nothing was compared;
 * `inconclusive` where nothing regressed, but it cannot pass for the `reason` given.
 */
export interface Conclusion {
  readonly verdict: 'pass' | 'fail' | 'inconclusive' | 'nothing'
  /** Why it is inconclusive; else null. */
  readonly reason: Reason | null
  /** How many samples were compared with one in the first column. */
  readonly compared: number
  readonly regressions: readonly Regression[]
}

/**
 * A Reason is why nothing can be concluded: benchmarks failed in these files, or no comparison has enough values.
 * `needed` is the number of values on each side that would do, null where that is not known or over 50.
 */
export type Reason =
  | { readonly kind: 'failures'; readonly files: readonly string[] }
  | { readonly kind: 'powerless'; readonly needed: number | null }

/** The failures that a file reports. */
export type FileFailures = Pick<SampledFile, 'label'> & Pick<Gathered, 'failures'>

/** A Regression is one comparison that regressed, with its place. */
export interface Regression {
  readonly table: Table
  readonly row: Row
  readonly versus: Versus
  /** The name of its column. */
  readonly column: string
}

/** `files` in the order in which they were given. */
export function conclude(tables: readonly Table[], files: readonly FileFailures[]): Conclusion {
  const all = tables.flatMap(table =>
    table.rows.flatMap(row =>
      row.cells.flatMap((cell, n) => {
        const column = columnName(table.columns[n] ?? [])
        return cell?.versus ? [{ table, row, versus: cell.versus, column }] : []
      }),
    ),
  )
  const regressions = all.filter(({ versus }) => versus.finding === 'regressed')
  const compared = all.length
  if (compared === 0) return { verdict: 'nothing', reason: null, compared, regressions }
  if (regressions.length > 0) return { verdict: 'fail', reason: null, compared, regressions }
  const judged = all.filter(({ table }) => table.better !== null).map(({ versus }) => versus)
  const reason = failuresIn(files) ?? powerlessIn(judged)
  return { verdict: reason ? 'inconclusive' : 'pass', reason, compared, regressions }
}

/**
 * A failure in the first file hides no regression, as there is nothing to compare with; a file given alone may be
 * either side.
 */
function failuresIn(files: readonly FileFailures[]): Reason | null {
  const [first] = files
  const isAlone = files.every(({ label }) => label === first?.label)
  const failed = files.filter(
    ({ label, failures }) => failures.length > 0 && (isAlone || label !== first?.label),
  )
  return failed.length === 0
    ? null
    : { kind: 'failures', files: [...new Set(failed.map(({ label }) => label))] }
}

/** Values that are all the same, such as counts, show no change; but they say nothing about the other comparisons. */
function powerlessIn(judged: readonly Versus[]): Reason | null {
  if (!judged.every(({ isPowerless }) => isPowerless) || judged.every(isSame)) return null
  const needed = judged.flatMap(({ notes }) =>
    notes.flatMap(note => (note.kind === 'powerless' ? [note] : [])),
  )
  return { kind: 'powerless', needed: needed[0]?.needed ?? null }
}

function isSame({ delta, notes }: Versus): boolean {
  return delta === 0 && notes.some(({ kind }) => kind === 'all-equal' || kind === 'untested')
}

/** Regressions beyond this number are counted, not named. */
const named = 5

/** Why the exit status is what it is, for a terminal; empty where there is nothing to say. */
export function sentenceOf({ reason, compared, regressions }: Conclusion, { threshold }: Terms): string {
  if (reason) return `inconclusive: ${whyInconclusive(reason, compared)}`
  if (regressions.length === 0) return ''
  const names = regressions.map(({ table, row, versus, column }) =>
    visible(`${row.name} ${unitName(table.unit)} ${writtenDelta(versus)} (${column})`),
  )
  const verb = regressions.length === 1 ? 'is' : 'are'
  return `${regressions.length} of ${compared} comparisons ${verb} worse by more than ${formatRatio(threshold)}: ${listed(names, named)}`
}

function whyInconclusive(reason: Reason, compared: number): string {
  if (reason.kind === 'failures')
    return `what failed in ${visible(listed(reason.files, named))} was not compared; fix it and measure again`
  const needed = reason.needed === null ? 'more' : `at least ${reason.needed}`
  const which = compared === 1 ? 'the only comparison' : `each of ${compared} comparisons`
  return `${which} has too few values to show any difference; take ${needed} on each side`
}

/** Which benchmarks a column lacks, for a terminal. This changes no verdict, as benchmarks come and go. */
export function missingLine({ column, base, names }: Missing): string {
  const [which, verb] = names.length === 1 ? ['a benchmark', 'is'] : [`${names.length} benchmarks`, 'are']
  return visible(`${column}: ${which} of ${base} ${verb} missing: ${listed(names, named)}`)
}

/** Why nothing could be compared, and what to do: if the tables differ in some keys, to ignore these. */
export function whyNothing(tables: readonly Table[]): string {
  const [first] = tables
  const keys = (first?.config ?? [])
    .filter(([, value], n) => tables.some(({ config }) => config[n]?.[1] !== value))
    .map(([key]) => key)
    // The user has asked for the other keys that make tables.
    .filter(key => !/^[./]/.test(key))
  const advice =
    keys.length > 0
      ? `The tables differ in ${visible(keys.join(', '))}: --ignore ${visible(keys.join(','))} puts them together.`
      : 'Give files of the same benchmarks.'
  return `nothing could be compared, as no benchmark is in two columns of a table. ${advice}`
}
