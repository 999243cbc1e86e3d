// JMH: `-rf json`, which Swift's package-benchmark can write too, and the table it prints at the end.
import {
  type BenchmarkFormat,
  combineFormatVariants,
  NotInFormatError,
  type ParsedOutput,
} from '../reading/format.ts'
import {
  createJsonFormat,
  createJsonFormatClaim,
  createJsonListItemsAdder,
  jsonEntriesAtPath,
  jsonListAtPath,
  jsonNumberAtPath,
  jsonNumbersAtPath,
  jsonStringAtPath,
  jsonValueAtPath,
  stringifyForName,
} from '../reading/json.ts'
import { hasLineMatching, parseLineByLine } from '../reading/lines.ts'
import { ParsedOutputBuilder, recordRefusalIfValueIsCoarse } from '../reading/readings.ts'
import { convertPerTimeUnitToPerSecond, multiplyFloatByPowerOfTen, toSeconds } from '../reading/values.ts'

const read = combineFormatVariants(
  'jmh',
  createJsonFormat(
    'jmh',
    'the list that -rf json writes',
    createJsonFormatClaim(has => has('[]', 'jmhVersion') || (has('[]', 'benchmark') && has('[]', 'mode'))),
    createJsonListItemsAdder([], take),
  ),
  {
    claims: beginning => [heading, version].some(line => hasLineMatching(beginning, line)),
    parse: parseJmhTable,
  },
)

/** A name is followed by the parameters: `sample.Copying.copy/size=64`; JMH's filters match the method only. */
export const jmhFormat: BenchmarkFormat = {
  ...read,
  parsePrintedFailures: parseJmhFailures,
  namesInFilters: name => [name.replace(/[/:].*/s, '')],
}

function take(result: unknown, readings: ParsedOutputBuilder): boolean {
  if (jsonValueAtPath(result, 'primaryMetric') === undefined) return false
  const benchmark = jsonStringAtPath(result, 'benchmark')
  const mode = jsonStringAtPath(result, 'mode')
  if (benchmark === null || mode === null)
    throw new NotInFormatError('A result has no "benchmark" or no "mode".')
  if (isSwiftBenchmarkResult(result)) {
    addSwiftBenchmark(result, readings)
    return true
  }
  const params = (jsonEntriesAtPath(result, 'params') ?? []).map(
    ([name, value]) => `/${name}=${stringifyForName(value)}`,
  )
  const name = benchmark + params.join('')
  addMetric(name, mode, jsonValueAtPath(result, 'primaryMetric'), readings)
  for (const [label, metric] of jsonEntriesAtPath(result, 'secondaryMetrics') ?? []) {
    // Older versions put a middle dot before a profiler's measurement.
    if (/^·?gc\.alloc\.rate\.norm$/.test(label))
      addAllocated(nameInMode(name, mode), jsonNumberAtPath(metric, 'scorePercentiles', '50.0'), readings)
    // The methods of a group, and its counters; but measurements of other profilers have a dot in their name, or
    // another unit.
    else if (/^\w+$/.test(label) && isOwnMetric(metric, result))
      addMetric(`${name}:${label}`, mode, metric, readings)
  }
  return true
}

/** Returns the values of the iterations of all forks; for mode `sample` only percentiles are written. */
function addMetric(name: string, mode: string, metric: unknown, readings: ParsedOutputBuilder): void {
  const unit = jsonStringAtPath(metric, 'scoreUnit')
  const raw = (jsonListAtPath(metric, 'rawData') ?? []).map(fork => jsonNumbersAtPath(fork))
  const values = raw.flatMap(fork => fork ?? [])
  const middle = jsonNumberAtPath(metric, 'scorePercentiles', '50.0') ?? jsonNumberAtPath(metric, 'score')
  const all = values.length > 0 ? values : middle === null ? [] : [middle]
  if (unit === null || all.length === 0)
    throw new NotInFormatError(`The benchmark ${name} has no score, or no unit.`)
  addJmhScoresInModeAndUnit(readings, name, mode, all, unit)
}

function isOwnMetric(metric: unknown, result: unknown): boolean {
  const unit = jsonStringAtPath(metric, 'scoreUnit')
  return (
    unit === null ||
    unit === jsonStringAtPath(result, 'primaryMetric', 'scoreUnit') ||
    isUnitOfJmhGroupMethodOrCounter(unit)
  )
}

/** Throughput and average time, which have units of their own, share a name: both may say what is allocated. */
function addAllocated(name: string, value: number | null, readings: ParsedOutputBuilder): void {
  if (value !== null) readings.addRepetition(name, 'B/op', value)
}

/** A benchmark may be measured in several modes at once; a mode whose unit another mode has too is added to the name. */
function nameInMode(benchmark: string, mode: string): string {
  return mode === 'sample' || mode === 'ss' ? `${benchmark}:${mode}` : benchmark
}

// JMH scores: the unit says what is measured and which direction is better.

/** Adds the scores of a benchmark, which are in `ops/ms` or `ms/op` in any unit of time. */
export function addJmhScoresInModeAndUnit(
  readings: ParsedOutputBuilder,
  benchmark: string,
  mode: string,
  scores: readonly (number | string)[],
  unit: string,
): void {
  const name = nameInMode(benchmark, mode)
  const [numerator = '', denominator = ''] = unit.split('/')
  const isRate = numerator === 'ops'
  if (!isRate && denominator !== 'op') {
    // A counter of the benchmark's own (`#`), whose direction is unknown; two modes may have it, too.
    for (const score of scores) readings.addRepetition(name, unit, Number(score))
    return
  }
  if (isRate) readings.declare('ops/s', { better: 'higher' })
  const values = scores.map(score => {
    const value = isRate ? convertPerTimeUnitToPerSecond(score, denominator) : toSeconds(score, numerator)
    if (value === null)
      throw new NotInFormatError(`The benchmark ${name} is in ${unit}, which is not a unit that JMH writes.`)
    return value
  })
  readings.addSamples(name, isRate ? 'ops/s' : 'sec/op', values)
}

/**
 * Returns true if a score below a benchmark is that of one of its methods or counters. Profilers have scores too, such as
 * cycles in `#/op`, whose names could be those of methods.
 */
export function isUnitOfJmhGroupMethodOrCounter(unit: string): boolean {
  const [numerator = '', denominator = ''] = unit.split('/')
  if (numerator === 'ops') return toSeconds(1, denominator) !== null
  return denominator === 'op' ? toSeconds(1, numerator) !== null : unit === '#'
}

// Reads the table that JMH prints at the end. It shortens packages where names stay unambiguous, and rounds values.

const version = /^# JMH version: \d/
const heading = /^Benchmark\s+((?:\(\S+\)\s+)*)Mode\s+(?:Cnt\s+)?Score\s+(?:Error\s+)?Units$/
const row =
  /^(\S+)\s(.*)\b(thrpt|avgt|sample|ss)\s+(?:\d+\s+)?(≈ ?)?([\d.,]+|10\S+|NaN)\s+(?:±\s+\S+\s+)?([^\s/]+\/[^\s/]+)$/

const ofBenchmark = '# Benchmark: '
const ofParameters = '# Parameters: '
/** After an error JMH goes on with the next benchmark, ends with status 0, and leaves this one out of the table. */
const failure = /(?:^|: )(<failure>|<forked VM failed with exit code \d+>)$/

export function parseJmhTable(text: string): ParsedOutput {
  const readings = new ParsedOutputBuilder()
  const takeFailure = failuresTo(readings)
  let parameters: readonly string[] | null = null
  return parseLineByLine(text, {
    take: text => {
      const line = text.trimEnd()
      const begun = heading.exec(line)
      takeFailure(line)
      if (begun) parameters = (begun[1] ?? '').match(/(?<=\()[^)]+(?=\))/g) ?? []
      return begun !== null || (parameters !== null && readRow(line, parameters, readings))
    },
    // Profilers have rows behind a colon, in units of their own.
    resembling:
      /^[^:·]+\s(?:thrpt|avgt|sample|ss)\s+\d|\s(?:thrpt|avgt|sample|ss)\s.*\d\s+(?:ops\/\w+|\w+\/op)$/,
    readings,
  })
}

/** Reads nothing but what failed, as a file of results has nothing of it. */
function parseJmhFailures(text: string): ParsedOutput {
  const readings = new ParsedOutputBuilder()
  const takeFailure = failuresTo(readings)
  return parseLineByLine(text, {
    take: line => {
      takeFailure(line.trimEnd())
      return true
    },
    readings,
  })
}

/** Takes lines, and adds each benchmark that failed once. */
function failuresTo(readings: ParsedOutputBuilder): (line: string) => void {
  const failed = new Set<string>()
  let running = ''
  return line => {
    const [, what] = failure.exec(line) ?? []
    if (line.startsWith(ofBenchmark)) running = line.slice(ofBenchmark.length)
    else if (line.startsWith(ofParameters)) running += ` ${line.slice(ofParameters.length)}`
    else if (what !== undefined && !failed.has(running)) {
      failed.add(running)
      readings.fail(`${running}: ${what}`)
    }
  }
}

function readRow(line: string, parameters: readonly string[], readings: ParsedOutputBuilder): boolean {
  const [, labelled = '', values = '', mode, about, score, unit] = row.exec(line) ?? []
  if (mode === undefined || score === undefined || unit === undefined) return false
  const [, benchmark = '', label = ''] = /^([^:]*):?(.*)$/.exec(labelled) ?? []
  const name = benchmark + namedParameters(parameters, values.trim())
  const named = (method: string) => (isOf(benchmark, method) ? name : `${name}:${method}`)
  if (/^·?gc\.alloc\.rate\.norm$/.test(label))
    addAllocated(nameInMode(name, mode), norm(score, about), readings)
  else if (mode === 'sample') {
    // The row of the benchmark itself has the mean; the median is among the percentiles below.
    const [, method = ''] = median.exec(label) ?? [label]
    if (median.test(label)) addScore(readings, named(method), mode, score, unit)
  } else if (/^\w*$/.test(label) && (label === '' || isUnitOfJmhGroupMethodOrCounter(unit))) {
    if (about !== undefined)
      throw new NotInFormatError(`The score of ${name} is only about ${score} ${unit}. ${advice}`)
    addScore(readings, named(label), mode, score, unit)
  }
  return true
}

const advice = 'Set a smaller time unit (-tu), or make JMH write JSON (-rf json).'

/** JMH prints three decimals, and seconds unless it is told otherwise. */
function addScore(
  readings: ParsedOutputBuilder,
  name: string,
  mode: string,
  score: string,
  unit: string,
): void {
  recordRefusalIfValueIsCoarse(readings, name, decimal(score), unit, advice)
  addJmhScoresInModeAndUnit(readings, name, mode, [decimal(score)], unit)
}

/** JMH rounds what it prints as about 10⁻³ bytes to none at all elsewhere: such a method allocates nothing. */
function norm(score: string, about: string | undefined): number {
  return about === undefined ? Number(decimal(score)) : 0
}

/** Until 1.36 the row was labelled with the method too: `sampled·p0.50`; in a group each method has such a row. */
const median = /^(?:(\w+)[·:])?p0\.50$/

function isOf(benchmark: string, method: string): boolean {
  return method === '' || benchmark === method || benchmark.endsWith(`.${method}`)
}

/**
 * The machine's language decides how JMH prints the decimal point, and whether a log or a wrapper groups digits: of two kinds
 * of marks the last is the point, and a mark that comes twice separates thousands.
 */
function decimal(score: string): string {
  const marks = score.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  const isGrouped = marks.length > 1 && marks.every(mark => mark === last)
  if (last === undefined || isGrouped) return score.replaceAll(/[.,]/g, '')
  const at = score.lastIndexOf(last)
  return `${score.slice(0, at).replaceAll(/[.,]/g, '')}.${score.slice(at + 1)}`
}

/** Values of parameters are in columns. One with blanks cannot be told from two; then all are kept as they are. */
function namedParameters(parameters: readonly string[], columns: string): string {
  const values = columns === '' ? [] : columns.split(/\s+/)
  if (values.length !== parameters.length) return values.length === 0 ? '' : `/${values.join(' ')}`
  return values.map((value, index) => (value === 'N/A' ? '' : `/${parameters[index]}=${value}`)).join('')
}

// Reads what Swift's package-benchmark writes with `--format jmh`: a list as JMH's, with metrics that JMH has not.

/** The metrics of package-benchmark itself besides times; of a metric of one's own the direction is not known. */
const smallerIsBetter =
  /^(Malloc|Memory|Syscalls|Context switches|Threads|Bytes|Instructions$|Object allocs$|Retains$|Releases$|\(Alloc)/

function isSwiftBenchmarkResult(result: unknown): boolean {
  return jsonStringAtPath(result, 'primaryMetric', 'scoreUnit') === '# / s'
}

/**
 * A name is target and benchmark, followed by the kind of time where that is not the wall clock's; any other metric is a unit of its
 * own. The throughput, in whole numbers, is absent if there is a time.
 */
function addSwiftBenchmark(result: unknown, readings: ParsedOutputBuilder): void {
  const name = (jsonStringAtPath(result, 'benchmark') ?? '').replace(/^package\.benchmark\./, '')
  const metrics = jsonEntriesAtPath(result, 'secondaryMetrics') ?? []
  for (const [label, metric] of metrics) {
    const values = valuesOf(metric)
    const kind = /^Time \((.*)\)$/.exec(label)?.[1]
    if (kind !== undefined)
      readings.addSamples(
        kind === 'wall clock' ? name : `${name} (${kind})`,
        'sec/op',
        values.map(value => multiplyFloatByPowerOfTen(value, -6)),
      )
    else {
      if (smallerIsBetter.test(label)) readings.declare(label, { better: 'lower' })
      readings.addSamples(name, label, values)
    }
  }
  if (metrics.some(([label]) => label === 'Time (wall clock)')) return
  readings.declare('ops/s', { better: 'higher' })
  readings.addSamples(name, 'ops/s', valuesOf(jsonValueAtPath(result, 'primaryMetric')))
}

function valuesOf(metric: unknown): readonly number[] {
  const raw = (jsonListAtPath(metric, 'rawData') ?? []).flatMap(one => jsonNumbersAtPath(one) ?? [])
  const score = jsonNumberAtPath(metric, 'score')
  return raw.length > 0 || score === null ? raw : [score]
}
