// Airspeed velocity (asv): its results in files, and what it prints.
import {
  type BenchmarkFormat,
  combineFormatVariants,
  NotInFormatError,
  type ParsedOutput,
} from '../reading/format.ts'
import {
  createJsonFormatClaim,
  jsonEntriesAtPath,
  jsonListAtPath,
  jsonNumberAtPath,
  jsonStringAtPath,
  readEachJsonValue,
  stringifyForName,
} from '../reading/json.ts'
import { hasLineMatching, parseLineByLine } from '../reading/lines.ts'
import { ParsedOutputBuilder } from '../reading/readings.ts'
import { parseAndScaleByPowerOfTen, toSeconds } from '../reading/values.ts'

const format = combineFormatVariants(
  'asv',
  {
    claims: createJsonFormatClaim(has => has('commit_hash') && has('env_name')),
    parse: text => parseAsvFiles([{ what: 'asv', text }]),
  },
  { claims: beginning => hasLineMatching(beginning, result), parse: parseAsvLines },
)

/**
 * Parameters follow the name, as asv shows them: `suite.Copy.time_copy(64, 'list')`; and so does the environment, where
 * there are several: `suite.time_copy [virtualenv-py3.12]`.
 */
export const asvFormat: BenchmarkFormat = {
  ...format,
  parseFiles: files => parseAsvFiles(files.map(({ path, text }) => ({ what: `asv, ${path}`, text }))),
}

// Reads the results of airspeed velocity (asv), in `.asv/results/MACHINE/COMMIT-ENVIRONMENT.json`.

/** Reads the results of one file or several. Units stand in benchmarks.json, and the machine in a file that says nothing here. */
function parseAsvFiles(files: readonly { readonly what: string; readonly text: string }[]): ParsedOutput {
  const values: unknown[] = []
  for (const { what, text } of files) readEachJsonValue(what, text, value => values.push(value))
  const readings = new ParsedOutputBuilder(
    'Make asv measure one commit on one machine, and give each benchmark a name of its own.',
  )
  const results = values.filter(
    value => jsonListAtPath(value, 'result_columns') && jsonEntriesAtPath(value, 'results'),
  )
  if (results.length === 0)
    throw new NotInFormatError(
      'There are no asv results in these files. Set output to .asv/results/**/*.json, and run asv with --set-commit-hash.',
    )
  const unitOf = (name: string) =>
    values.map(value => jsonStringAtPath(value, name, 'unit')).find(unit => unit !== null)
  const environments = new Set(results.map(environmentOf))
  for (const value of results) {
    const behind = environments.size > 1 ? ` [${environmentOf(value)}]` : ''
    const columns = (jsonListAtPath(value, 'result_columns') ?? []).map(stringifyForName)
    for (const [name, row] of jsonEntriesAtPath(value, 'results') ?? [])
      addBenchmark(name, behind, row, columns, unitOf(name) ?? usualUnit(name), readings)
  }
  return readings.parsed()
}

function environmentOf(results: unknown): string {
  return jsonStringAtPath(results, 'env_name') ?? ''
}

/** A row has a value in `result` for each combination of parameters, the last of which changes fastest. */
function addBenchmark(
  name: string,
  behind: string,
  row: unknown,
  columns: readonly string[],
  unit: string,
  readings: ParsedOutputBuilder,
): void {
  const of = (column: string) => jsonListAtPath(row)?.[columns.indexOf(column)]
  const parameters = (jsonListAtPath(of('params')) ?? []).map(one =>
    (jsonListAtPath(one) ?? []).map(stringifyForName),
  )
  // asv leaves out empty fields at the end of a row, and writes a row of only a result as that result.
  const values = jsonListAtPath(row) === null ? [row] : (jsonListAtPath(of('result')) ?? [of('result')])
  const tidied = units.get(unit) ?? unit
  for (const [index, value] of values.entries()) {
    const full = name + shown(parameters, index) + behind
    const number = jsonNumberAtPath(value)
    if (value === null || value === undefined) readings.failBenchmark(full, 'failed')
    // NaN stands for what was skipped.
    else if (number !== null && !Number.isNaN(number)) {
      if (tidied === 'B') readings.declare('B', { better: 'lower' })
      const times = (column: string) => jsonNumberAtPath(jsonListAtPath(of(column))?.[index]) ?? 0
      const samples = times('stats_repeat')
      readings.add(full, tidied, number, { iterations: times('stats_number') * samples, samples })
    }
  }
}

const units: ReadonlyMap<string, string> = new Map([
  ['seconds', 'sec/op'],
  ['bytes', 'B'],
  ['', 'value'],
])

/** The beginning of a function's name says what kind of benchmark it is. */
function usualUnit(name: string): string {
  const [, kind] = /(?:^|\.)(time|timeraw|mem|peakmem|track)_?[^.]*$/i.exec(name) ?? []
  if (kind === 'time' || kind === 'timeraw') return 'seconds'
  return kind === 'mem' || kind === 'peakmem' ? 'bytes' : ''
}

function shown(parameters: readonly (readonly string[])[], index: number): string {
  if (parameters.length === 0) return ''
  let rest = index
  const values = parameters.toReversed().map(ofOne => {
    const value = ofOne[rest % ofOne.length]
    rest = Math.trunc(rest / ofOne.length)
    return value
  })
  return `(${values.toReversed().join(', ')})`
}

// Reads what asv prints while it runs: a line for each benchmark, with its value to three digits.

/** `[ 35.00%] ··· suite.Copy.time_copy      11.1±0.01μs`, with hyphens where the terminal has no dots. */
const result = /^\[ *[\d.]+%\] (?:·+|-+) ([A-Za-z_]\w*(?:\.\w+)+) +(\S{1,60})$/
const environment = /^\[ *[\d.]+%\] (?:·+|-+) Benchmarking (\S+)$/

/** Writes names and environments as asv's files do. Throws NotInFormatError if benchmarks have parameters. */
function parseAsvLines(text: string): ParsedOutput {
  const rows: { readonly name: string; readonly value: string; readonly environment: string }[] = []
  let current = ''
  return parseLineByLine(text, {
    take: line => {
      current = environment.exec(line.trimEnd())?.[1] ?? current
      const [, name, value] = result.exec(line.trimEnd()) ?? []
      if (name === undefined || value === undefined) return false
      rows.push({ name, value, environment: current })
      return true
    },
    resembling: /\d%\] (?:·+|-+) \S.* [\d.]+(?:±|[num\u00b5\u03bc]?s\b)/,
    readings: new ParsedOutputBuilder('Make asv measure one commit on one machine.'),
    finish: readings => {
      const environments = new Set(rows.map(row => row.environment))
      for (const { name, value, environment } of rows)
        add(readings, name, environments.size > 1 ? `${name} [${environment}]` : name, value)
    },
  })
}

function add(readings: ParsedOutputBuilder, name: string, full: string, value: string): void {
  if (value === 'failed') readings.failBenchmark(full, 'failed')
  if (/^(failed|n\/a|skipped)$/.test(value)) return
  // A table follows, and asv has many kinds of these.
  if (value === 'ok')
    throw new NotInFormatError(
      `The benchmark ${full} has parameters, which asv prints as a table. Set output to .asv/results/**/*.json, and run asv with --set-commit-hash.`,
    )
  const [, digits = '', unit = ''] = /^([-+\d.e]+?)(?:±[\d.e]+)?([^\d.±]*)$/.exec(value) ?? []
  const seconds = toSeconds(digits, unit)
  const number = parseAndScaleByPowerOfTen(digits, 3 * Math.max(prefixes.indexOf(unit), 0))
  // Values tracked in seconds are printed like times.
  const isTime = /(^|\.)time(raw)?_?[^.]*$/i.test(name) || /^([nμµum]s|s)$/.test(unit)
  if (isTime && seconds !== null) readings.add(full, 'sec/op', seconds)
  else if (/(^|\.)(peak)?mem_?[^.]*$/i.test(name) && number !== null) {
    readings.declare('B', { better: 'lower' })
    readings.add(full, 'B', number)
  } else if (number !== null) readings.add(full, prefixes.includes(unit) ? 'value' : unit, number)
}

/** Thousands, millions and so on. */
const prefixes = ['', 'k', 'M', 'G', 'T']
