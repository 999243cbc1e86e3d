// Exports the numbers of a result: as CSV for spreadsheets, and head's values for Bencher and github-action-benchmark.
import { getOrInsert } from '../../common/memoize.ts'
import { countRoundsOfComparison } from '../../judge/blocks.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { escapeControlCharacters, escapeUntrustedCsvField } from '../../words/escape.ts'
import { formatRounds, shortSha } from '../../words/numbers.ts'
import type { VersionMeasuredAgainstFirst } from '../say/versions.ts'

// Writes the comparisons as CSV for spreadsheets: a row each, with all digits.

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

/** A value with its interval (https://bencher.dev/docs/reference/bencher-metric-format). */
interface Metric {
  readonly value: number
  readonly lower_value?: number
  readonly upper_value?: number
}

/** The most characters of names in Bencher. */
const longest = { benchmark: 1024, measure: 64 }

/** Returns the input of `bencher run --adapter json`. `latency` is its measure in nanoseconds; others are named by unit. */
export function formatResultAsBencherMetricFormat({ comparisons }: Pick<ResultFile, 'comparisons'>): string {
  // A map, as a benchmark may be called `__proto__`.
  const benchmarks = new Map<string, Map<string, Metric>>()
  for (const comparison of comparisons) {
    const name = shorten(nameOf(comparison), longest.benchmark)
    getOrInsert(benchmarks, name, () => new Map()).set(measureOf(comparison), metricOf(comparison))
  }
  const json = Object.fromEntries(
    [...benchmarks].map(([name, measures]) => [name, Object.fromEntries(measures)]),
  )
  return `${JSON.stringify(json, null, 2)}\n`
}

function nameOf({ benchmark, package: path }: Comparison): string {
  return escapeControlCharacters(path === null ? benchmark : `${path}.${benchmark}`) || '(no name)'
}

function measureOf({ unit }: Comparison): string {
  return unit === 'sec/op'
    ? 'latency'
    : shorten(escapeControlCharacters(goTestUnitAndConversionOfUnit(unit).unit), longest.measure)
}

function metricOf({ unit, head }: Comparison): Metric {
  const { convert } = goTestUnitAndConversionOfUnit(unit)
  return {
    value: convert(head.center),
    ...(head.low === null ? {} : { lower_value: convert(head.low) }),
    ...(head.high === null ? {} : { upper_value: convert(head.high) }),
  }
}

/** Shortens a long name, ending in a digest of all of it: names stay distinct, and the same in every run. */
function shorten(name: string, most: number): string {
  const characters = [...name]
  if (characters.length <= most) return name
  const behind = `~${digest(name)}`
  return characters.slice(0, most - behind.length).join('') + behind
}

/** Returns the 64-bit FNV-1a hash (http://www.isthe.com/chongo/tech/comp/fnv/). */
function digest(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}

// github-action-benchmark, which keeps a history of values.

/**
 * Returns its input (https://github.com/benchmark-action/github-action-benchmark) for `customSmallerIsBetter`, or with `higher`
 * for `customBiggerIsBetter`. Each file has one direction, so units of unknown direction are in neither. Names are never
 * shortened, as the history is kept by name.
 */
export function githubActionBenchmarkJson(
  { comparisons, commits }: ResultFile,
  better: 'lower' | 'higher' = 'lower',
): string {
  const entries = comparisons
    .filter(one => one.better === better)
    .map(comparison => {
      const { unit, convert } = goTestUnitAndConversionOfUnit(comparison.unit)
      const { center, low, high } = comparison.head
      const range = low === null || high === null ? {} : { range: `${convert(low)} to ${convert(high)}` }
      const extra = `median of ${formatRounds(countRoundsOfComparison(comparison))} at ${shortSha(commits.head.sha)}`
      return {
        name: nameWithUnit(comparison),
        unit: escapeControlCharacters(unit),
        value: convert(center),
        ...range,
        extra,
      }
    })
  return `${JSON.stringify(entries, null, 2)}\n`
}

/** Returns `Get-8 (example.com/cache) - B/op`; times have no unit. */
function nameWithUnit({ benchmark, package: path, unit }: ResultFile['comparisons'][number]): string {
  const where = path === null ? '' : ` (${path})`
  return escapeControlCharacters(`${benchmark}${where}${unit === 'sec/op' ? '' : ` - ${unit}`}`)
}

// Units that other tools use.

/**
 * Returns a unit as `go test` prints it, and the conversion to it: `ns/op` for `sec/op` and `MB/s` for `B/s`; other units
 * stay. Fifteen digits restore the decimal number that was read.
 */
export function goTestUnitAndConversionOfUnit(unit: string) {
  const rounded = (value: number) => Number(value.toPrecision(15))
  if (unit === 'sec/op') return { unit: 'ns/op', convert: (value: number) => rounded(value * 1e9) }
  if (unit === 'B/s') return { unit: 'MB/s', convert: (value: number) => rounded(value / 1e6) }
  return { unit, convert: (value: number) => value }
}
