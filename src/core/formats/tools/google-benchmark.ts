// Google Benchmark: its JSON (`--benchmark_format=json`, `--benchmark_out`), and the table it prints otherwise.
import { combineFormatVariants, NotInFormatError, type ParsedOutput } from '../reading/format.ts'
import {
  createJsonFormat,
  createJsonFormatClaim,
  jsonListAtPath,
  jsonNumberAtPath,
  jsonStringAtPath,
  jsonValueAtPath,
} from '../reading/json.ts'
import { hasLineMatching, parseLineByLine } from '../reading/lines.ts'
import { type ParsedOutputBuilder, recordRefusalIfValueIsCoarse } from '../reading/readings.ts'
import { parseAndScaleByPowerOfTen, toSeconds } from '../reading/values.ts'

export const googleBenchmarkFormat = combineFormatVariants(
  'google-benchmark',
  createJsonFormat(
    'google-benchmark',
    'an object with "context" and the list "benchmarks"',
    createJsonFormatClaim(has => has('context', 'num_cpus') || has('context', 'library_build_type')),
    addJsonReport,
  ),
  { claims: beginning => hasLineMatching(beginning, heading), parse: parseGoogleTable },
  'times',
)

function addJsonReport(report: unknown, readings: ParsedOutputBuilder): boolean {
  const entries = jsonListAtPath(report, 'benchmarks')
  if (entries === null || jsonValueAtPath(report, 'context') === undefined) return false
  addRows(entries.map(rowOf), readings)
  return true
}

/** One list entry: a run or an aggregate of runs. Telling them apart takes the names of all entries. */
interface Row {
  readonly name: string
  readonly runName: string
  /** Null before 1.5, where nothing but the name tells. */
  readonly type: 'iteration' | 'aggregate' | null
  readonly isMean: boolean
  readonly real: number | null
  readonly cpu: number | null
  readonly unit: string
  readonly iterations: number | null
  readonly threads: number | null
  readonly counters: readonly (readonly [string, number])[]
  readonly error: string | null
  readonly isSkipped: boolean
}

function rowOf(row: unknown): Row {
  const name = jsonStringAtPath(row, 'name') ?? ''
  const runName = jsonStringAtPath(row, 'run_name') ?? name
  const hasFailed = jsonValueAtPath(row, 'error_occurred') === true
  return {
    name,
    runName,
    type: typeOf(jsonValueAtPath(row, 'run_type')),
    isMean: jsonStringAtPath(row, 'aggregate_name') === 'mean',
    real: jsonNumberAtPath(row, 'real_time'),
    cpu: jsonNumberAtPath(row, 'cpu_time'),
    unit: jsonStringAtPath(row, 'time_unit') ?? 'ns',
    iterations: jsonNumberAtPath(row, 'iterations'),
    threads: jsonNumberAtPath(row, 'threads'),
    counters: countersOf(row),
    error: hasFailed ? (jsonStringAtPath(row, 'error_message') ?? 'error_occurred') : null,
    isSkipped: jsonValueAtPath(row, 'skipped') !== undefined,
  }
}

function typeOf(type: unknown): Row['type'] {
  if (type === undefined) return null
  return type === 'iteration' ? type : 'aggregate'
}

/** Returns the numbers of a row that are not its own. */
function countersOf(row: unknown): Row['counters'] {
  const keys = Object.keys(row ?? {}).filter(key => !known.has(key))
  return keys.flatMap(key => {
    const value = jsonNumberAtPath(row, key)
    return value === null ? [] : [[key, value] as const]
  })
}

function addRows(rows: readonly Row[], readings: ParsedOutputBuilder): void {
  const typed = rows.filter(({ type }) => type === 'iteration')
  const untyped = rows.filter(({ type }) => type === null)
  const runs = [...typed, ...googleRowsWithoutAggregates(untyped)]
  const repeated = findRepeatedGoogleBenchmarks(rows)
  for (const row of runs) addRow(row, repeated.has(row.name), readings)
  const means = rows.filter(({ isMean }) => isMean)
  if (means.length === 0) return
  const measured = new Set(runs.map(({ runName }) => runName))
  const only = means.find(({ runName }) => !measured.has(runName))
  if (only !== undefined) throw aggregatesOnlyError(only.runName)
}

function addRow(row: Row, isRepeated: boolean, readings: ParsedOutputBuilder): void {
  const { name, real, cpu, unit, iterations, counters } = row
  if (row.error !== null) readings.failBenchmark(name, row.error)
  if (row.error !== null || row.isSkipped) return
  if (real === null || cpu === null)
    throw new NotInFormatError(`The benchmark ${name} has no "real_time" or no "cpu_time".`)
  // A time that is set by hand may be anything, and threads share one.
  if (row.threads === 1 && !/\/manual_time(\/|$)/.test(name))
    readings.claim((iterations ?? 0) * (toSeconds(real, unit) ?? 0))
  addGoogleTime(readings, name, { real, cpu, unit, iterations, isRepeated })
  addGoogleCounters(readings, name, counters, { iterations, isRepeated })
}

/** The keys of a row that are no counters. */
const known = new Set(
  'name run_name run_type family_index per_family_instance_index repetitions repetition_index threads iterations real_time cpu_time time_unit label'.split(
    ' ',
  ),
)

// Times, counters, and rows that are not runs, in either way of writing.

/** The time of one iteration by either clock. */
interface GoogleBenchmarkRealAndCpuTime {
  readonly real: number | string
  readonly cpu: number | string
  readonly unit: string
  readonly iterations: number | null
  /** True if it is one of several repetitions, each with a row of its own. */
  readonly isRepeated: boolean
}

/** Returns the time that a benchmark is measured by: wall-clock time where its name says so (after UseRealTime or UseManualTime). */
function decidingGoogleTime(
  name: string,
  { real, cpu }: Pick<GoogleBenchmarkRealAndCpuTime, 'real' | 'cpu'>,
): number | string {
  return /\/(real_time|manual_time)(\/|$)/.test(name) ? real : cpu
}

export function addGoogleTime(
  readings: ParsedOutputBuilder,
  name: string,
  { real, cpu, unit, ...row }: GoogleBenchmarkRealAndCpuTime,
): void {
  const seconds = toSeconds(decidingGoogleTime(name, { real, cpu }), unit)
  if (seconds === null)
    throw new NotInFormatError(
      `The benchmark ${name} has the time ${real}, ${cpu} ${unit}, which cannot be read.`,
    )
  addValue(readings, name, 'sec/op', seconds, row)
}

/** Adds user counters. Their direction is unknown unless they count bytes, items or allocations. */
export function addGoogleCounters(
  readings: ParsedOutputBuilder,
  name: string,
  counters: readonly (readonly [string, number])[],
  row: Pick<GoogleBenchmarkRealAndCpuTime, 'iterations' | 'isRepeated'>,
): void {
  for (const [counter, value] of counters) {
    const { unit, better } = units.get(counter) ?? { unit: ownUnit(counter), better: null }
    readings.declare(unit, { better })
    addValue(readings, name, unit, value, row)
  }
}

function addValue(
  readings: ParsedOutputBuilder,
  name: string,
  unit: string,
  value: number,
  { iterations, isRepeated }: Pick<GoogleBenchmarkRealAndCpuTime, 'iterations' | 'isRepeated'>,
): void {
  if (isRepeated) readings.addRepetition(name, unit, value, { iterations })
  else readings.add(name, unit, value, { iterations })
}

const units: ReadonlyMap<string, { readonly unit: string; readonly better: 'lower' | 'higher' }> = new Map([
  ['bytes_per_second', { unit: 'B/s', better: 'higher' }],
  ['items_per_second', { unit: 'items/s', better: 'higher' }],
  ['allocs_per_iter', { unit: 'allocs/op', better: 'lower' }],
  ['max_bytes_used', { unit: 'max-B', better: 'lower' }],
])

/** Keeps a counter from looking like a known unit. */
function ownUnit(counter: string): string {
  return counter === '' || counter.includes('/') ? `counter:${counter}` : counter
}

/** Returns which benchmarks were repeated: they have aggregates beside their rows. */
export function findRepeatedGoogleBenchmarks(rows: readonly Named[]): ReadonlySet<string> {
  return new Set(rows.filter(({ name }) => name.endsWith('_mean')).map(({ name }) => name.slice(0, -5)))
}

/** A Named row is one with a name, among others of which some are aggregates. */
interface Named {
  readonly name: string
}

const aggregate = /_(mean|median|stddev|cv|min|max|BigO|RMS)$/

/** Returns the rows that are not aggregates, where only names tell: `a_mean` is one if there are `a_median` and `a_stddev` too. */
export function googleRowsWithoutAggregates<Row extends Named>(rows: readonly Row[]): readonly Row[] {
  const names = new Set(rows.map(({ name }) => name))
  const has = (stem: string, ...endings: readonly string[]) =>
    endings.every(ending => names.has(stem + ending))
  const isAggregate = ({ name }: Row) => {
    const stem = name.replace(aggregate, '')
    return stem !== name && (has(stem, '_mean', '_median', '_stddev') || has(stem, '_BigO', '_RMS'))
  }
  const runs = rows.filter(row => !isAggregate(row))
  const measured = new Set(runs.map(({ name }) => name))
  const only = rows.find(
    row => row.name.endsWith('_mean') && isAggregate(row) && !measured.has(row.name.slice(0, -5)),
  )
  if (only) throw aggregatesOnlyError(only.name.slice(0, -5))
  return runs
}

/** Returns the error for a repeated benchmark of which only aggregates were written. */
function aggregatesOnlyError(name: string): NotInFormatError {
  return new NotInFormatError(
    `The benchmark ${name} has only aggregates of its repetitions. Remove --benchmark_report_aggregates_only and --benchmark_display_aggregates_only (in code, ReportAggregatesOnly and DisplayAggregatesOnly). Or remove the repetitions: Benchgate repeats the run anyway.`,
  )
}

// Reads the table that Google Benchmark prints: for each benchmark wall-clock and processor time, iterations and counters.

/** The label of a program may stand before it, as before its rows. */
const heading = /^(?:\S.*\s)?Benchmark\s+Time\s+CPU\s+Iterations(|\s.*)$/
const result =
  /^(\S+(?: +\S+)*?)\s+([\d.e+-]+) (ns|us|ms|s)\s+([\d.e+-]+) (?:ns|us|ms|s)\s+(\d+)(?:\s+(.*))?$/
/** `16`, `3.9G/s`; where a rate is inverted, `10.2ns`. */
const number = /(-?(?:[\d.]+(?:e[+-]?\d+)?|nan|inf))([kKMGTPEZYmunpfazy]?)(i?)(?:\/s|s)?/.source
const counter = new RegExp(` ([^=]+)=${number}(?= |$)`, 'gy')
const cell = new RegExp(`^${number}$`)

interface TableRow extends Omit<GoogleBenchmarkRealAndCpuTime, 'isRepeated'> {
  readonly name: string
  readonly counters: string
  /** The names of the counters, where they are above their values instead of beside them. */
  readonly columns: readonly string[]
}

export function parseGoogleTable(text: string): ParsedOutput {
  const rows: TableRow[] = []
  let columns: readonly string[] = []
  return parseLineByLine(text, {
    take: (line, readings) => {
      const above = heading.exec(line.trimEnd())
      if (above) columns = columnsOf(above[1])
      const failed = failureIn(line)
      if (failed !== null) readings.failBenchmark(...failed)
      const [, name, real, unit, cpu, iterations, counters = ''] = result.exec(line) ?? []
      if (name !== undefined && real !== undefined && unit !== undefined && cpu !== undefined)
        rows.push({ name, real, cpu, unit, iterations: Number(iterations), counters, columns })
      return name !== undefined || above !== null || failed !== null || ofAggregates.test(line)
    },
    resembling: /\s{2}[\d.e+-]+ (?:ns|us|ms|s) {2,}\d/,
    finish: readings => {
      const repeated = findRepeatedGoogleBenchmarks(rows)
      for (const plain of googleRowsWithoutAggregates(rows)) {
        const row = { ...plain, isRepeated: repeated.has(plain.name) }
        // It prints times below 0.1 of their unit with one or two digits: 0.002 and 0.003 may be the same.
        recordRefusalIfValueIsCoarse(
          readings,
          row.name,
          decidingGoogleTime(row.name, row),
          row.unit,
          'Use --benchmark_format=json.',
        )
        addGoogleTime(readings, row.name, row)
        addGoogleCounters(readings, row.name, countersInTable(row), row)
      }
    },
  })
}

/** Rows of aggregates without iterations, and of the complexity. */
const ofAggregates = /^\S.*_(?:BigO|RMS|cv)\s/

const errorAhead = "ERROR OCCURRED: '"

/** A regular expression would search to the end of the line from each of many such words. */
function failureIn(line: string): readonly [name: string, why: string] | null {
  const start = line.indexOf(errorAhead)
  const name = line.slice(0, Math.max(start, 0)).trimEnd()
  if (name === '' || name.length === start || !line.endsWith("'")) return null
  return [name, line.slice(start + errorAhead.length, -1)]
}

/** Empty if each value has its name beside it. */
function columnsOf(above = ''): readonly string[] {
  if (above.trim() === 'UserCounters...') return []
  // A name is padded to ten characters at least, so a word with only one blank before it is a long name, or part of
  // one.
  return above.split(/\s{2,}| (?=\S{10})/).filter(name => name !== '')
}

/** Returns the counters of a row. The text after them is the label. */
function countersInTable({ name, counters, columns }: TableRow): readonly (readonly [string, number])[] {
  if (columns.length === 0) {
    const matches = [...` ${counters}`.matchAll(counter)]
    const names = matches.map(([, name = '']) => name)
    const label = ` ${counters}`.slice(matches.reduce((length, [text]) => length + text.length, 0))
    // Counters come in the order of their names.
    if (label.includes('=') || names.some((one, index) => index > 0 && one < (names[index - 1] ?? '')))
      throw new NotInFormatError(
        `What follows the times of ${name} ("${counters}") may be counters or a label. Use --benchmark_format=json.`,
      )
    return matches.map(([, counter = '', ...value]) => [counter, scaled(counter, value)])
  }
  const values = counters.split(/\s+/)
  return columns.map((counter, index) => {
    const [, ...value] = cell.exec(values[index] ?? '') ?? []
    if (value.length === 0 || counter.includes(' '))
      throw new NotInFormatError(
        `The columns of counters of ${name} cannot be told apart. Use --benchmark_format=json, or leave out --benchmark_counters_tabular.`,
      )
    return [counter, scaled(counter, value)]
  })
}

/**
 * The prefixes of `bytes_per_second` are powers of 1024, though nothing says so, and powers of 1000 in every other
 * counter.
 */
function scaled(counter: string, [digits = '', prefix = '', binary = '']: readonly string[]): number {
  const power = prefixes.indexOf(prefix.replace('K', 'k')) - smallest
  const isBinary = counter === 'bytes_per_second' || binary !== ''
  return isBinary && power > 0
    ? Number(digits) * 1024 ** power
    : (parseAndScaleByPowerOfTen(digits, 3 * power) ?? Number.NaN)
}

const prefixes = ['y', 'z', 'a', 'f', 'p', 'n', 'u', 'm', '', 'k', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y']
const smallest = prefixes.indexOf('')
