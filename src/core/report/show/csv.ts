// Writes the comparisons as CSV for spreadsheets: a row each, with all digits.
import type { Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { escapeUntrustedCsvField } from '../../words/escape.ts'
import type { VersionMeasuredAgainstFirst } from '../say/versions.ts'

/**
 * The columns in their order. `low` and `high` are the ends of a 95% interval: of a median in its unit, or of a change as a
 * ratio (0.05 is 5% more). The interval of the change is that of `ratio`, so `delta` can lie outside of it.
 */
const columns: readonly (readonly [name: string, cell: (comparison: Comparison) => Cell])[] = [
  ['package', one => one.package],
  ['benchmark', one => one.benchmark],
  ['unit', one => one.unit],
  ['n_base', one => measured(one.base.samples)],
  ['base', one => one.base.center],
  ['base_low', one => one.base.low],
  ['base_high', one => one.base.high],
  ['n_head', one => measured(one.head.samples)],
  ['head', one => one.head.center],
  ['head_low', one => one.head.low],
  ['head_high', one => one.head.high],
  ['delta', one => one.delta],
  ['ratio', one => one.ratio?.estimate ?? null],
  ['delta_low', one => changeOf(one.ratio?.low ?? null)],
  ['delta_high', one => changeOf(one.ratio?.high ?? null)],
  ['p', one => one.p],
  ['adjusted_p', one => one.adjustedP],
  ['ruled_out', one => one.ruledOut],
  ['change', one => one.change],
  ['gate', one => one.gate],
  // A ratio; or any, or a value of head, as from 0 there is no ratio.
  [
    'accepted_up_to',
    ({ accepted }) =>
      accepted &&
      (accepted.upTo ?? (accepted.valueUpTo === undefined ? 'any' : `head ${accepted.valueUpTo}`)),
  ],
]

/** Null is written as an empty field. */
type Cell = string | number | null

/** Returns CSV as in RFC 4180, with a header row. */
export function formatComparisonsAsCsv(result: Pick<ResultFile, 'comparisons'>): string {
  return csvOf([columns.map(([name]) => name), ...rowsOf(result)])
}

/** Returns the same of several versions as one table, whose first column names the version. */
export function formatVersionComparisonsAsCsv(versions: readonly VersionMeasuredAgainstFirst[]): string {
  const rows = versions.flatMap(({ name, result }) => rowsOf(result).map(row => [written(name), ...row]))
  return csvOf([['version', ...columns.map(([name]) => name)], ...rows])
}

function rowsOf({ comparisons }: Pick<ResultFile, 'comparisons'>): readonly (readonly string[])[] {
  return comparisons.map(comparison => columns.map(([, cell]) => written(cell(comparison))))
}

function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map(row => `${row.join(',')}\r\n`).join('')
}

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return escapeUntrustedCsvField(cell)
}

function measured(samples: Comparison['base']['samples']): number {
  return samples.filter(value => value !== null).length
}

function changeOf(ratio: number | null): number | null {
  return ratio === null ? null : ratio - 1
}
