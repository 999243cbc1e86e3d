// Reads the tasks of tinybench or its table as JSON, and the table as console.table() prints it.
import { median } from 'simple-statistics'
import { combineFormatVariants, NotInFormatError, type ParsedOutput } from '../reading/format.ts'
import {
  createJsonFormat,
  createJsonFormatClaim,
  type JsonPathExistsPredicate,
  jsonEntriesAtPath,
  jsonListAtPath,
  jsonNumberAtPath,
  jsonNumbersAtPath,
  jsonStringAtPath,
  jsonValueAtPath,
  stringifyForName,
} from '../reading/json.ts'
import { hasLineMatching, parseLineByLine } from '../reading/lines.ts'
import type { ParsedOutputBuilder } from '../reading/readings.ts'
import {
  multiplyFloatByPowerOfTen,
  parseAndScaleByPowerOfTen,
  removeThousandsCommas,
} from '../reading/values.ts'

export const tinybenchFormat = combineFormatVariants(
  'tinybench',
  createJsonFormat(
    'tinybench',
    'a list of tasks with their results, or bench.table()',
    createJsonFormatClaim(isTinybench),
    take,
  ),
  { claims: beginning => hasLineMatching(beginning, heading), parse: parseTinybenchTable },
)

function isTinybench(has: JsonPathExistsPredicate): boolean {
  const hasOne = (...keys: readonly string[]) => keys.some(key => has('[]', key))
  return (
    hasOne('Task name', 'Task Name') ||
    (hasOne('state') && hasOne('runtime', 'latency')) ||
    ['state', 'latency', 'hz'].some(key => has('[]', 'result', key))
  )
}

function take(value: unknown, readings: ParsedOutputBuilder): boolean {
  const tasks = jsonListAtPath(value)
  if (!tasks || tasks.length === 0) return false
  for (const [index, task] of tasks.entries())
    if (task === null) addUnrunTinybenchRow(index, readings)
    else if (!addTinybenchRow(task, readings)) addTask(task, readings)
  return true
}

/** The result is in `result`, or beside the name. Times are in milliseconds. */
function addTask(task: unknown, readings: ParsedOutputBuilder): void {
  const result = jsonValueAtPath(task, 'result') ?? task
  const name = jsonStringAtPath(task, 'name')
  if (name === null)
    throw new NotInFormatError(
      'These results of tinybench have no names. Print JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, result }))).',
    )
  const state = jsonStringAtPath(result, 'state')
  if (state === 'errored' || state === 'aborted' || jsonValueAtPath(result, 'error') !== undefined) {
    readings.failBenchmark(name, jsonStringAtPath(result, 'error', 'message') ?? state ?? 'error')
    return
  }
  // Until version 3 the numbers were in the result itself, and early versions had no median.
  const latency = jsonValueAtPath(result, 'latency') ?? result
  const times = jsonNumbersAtPath(latency, 'samples') ?? jsonNumbersAtPath(result, 'samples') ?? []
  const middle =
    jsonNumberAtPath(latency, 'p50') ??
    (times.length > 0 ? median([...times]) : jsonNumberAtPath(latency, 'mean'))
  const unended =
    jsonValueAtPath(result, 'aborted') === true ? 'aborted' : /^(not-)?started$/.exec(state ?? '')?.[0]
  if (middle === null && unended !== undefined) {
    readings.failBenchmark(name, unended)
    return
  }
  if (middle === null)
    throw new NotInFormatError(`The task ${name} of tinybench has no result: await bench.run() first.`)
  const samples = jsonNumberAtPath(latency, 'samplesCount') ?? times.length
  readings.add(name, 'sec/op', multiplyFloatByPowerOfTen(middle, -3), { iterations: samples, samples })
}

// Reads the table of tinybench: one row for each task, as data or as console.table() draws it.

/** Node writes `(index)`, Deno `(idx)` and Bun nothing; before Node 22 the text was in the middle of a cell. */
const heading = /^│ +(?:\((?:index|idx)\) +)?│ +Task name +│/i
const line = /^│ .* │$/

export function parseTinybenchTable(text: string): ParsedOutput {
  let columns: readonly string[] | null = null
  return parseLineByLine(text, {
    take: (text, readings) => {
      const row = text.trimEnd()
      if (heading.test(row)) columns = cells(row)
      else if (row.startsWith('└')) columns = null
      else if (columns && line.test(row)) addLine(columns, cells(row), readings)
      else return false
      return true
    },
    resembling: /│[^│]*\d/,
  })
}

/** Adds a row by the names of its columns, which have changed with the versions; false if it is no row of the table. */
export function addTinybenchRow(row: unknown, readings: ParsedOutputBuilder): boolean {
  const entries = jsonEntriesAtPath(row) ?? []
  const of = (name: RegExp) => entries.find(([key, value]) => name.test(key) && value !== '')?.[1]
  const task = of(/^task name$/i)
  if (typeof task !== 'string') return false
  const error = of(/^error$/i)
  if (error !== undefined) {
    readings.failBenchmark(task, stringifyForName(error))
    return true
  }
  const remarks = of(/^remarks$/i)
  const time = of(/^latency med(ian)? \(ns\)$/i) ?? of(/^(latency average|latency avg|average time) \(ns\)$/i)
  // `1412.0 ± 0.00`: the second number is the spread of the samples.
  const seconds = parseAndScaleByPowerOfTen(
    removeThousandsCommas(stringifyForName(time).split(' ')[0] ?? ''),
    -9,
  )
  if (seconds === null && remarks !== undefined) {
    readings.failBenchmark(task, stringifyForName(remarks))
    return true
  }
  if (seconds === null) throw new NotInFormatError(`The row of ${task} has no "Latency med (ns)".`)
  const samples = Number(stringifyForName(of(/^samples$/i)))
  readings.add(task, 'sec/op', seconds, { iterations: samples, samples })
  return true
}

function addLine(columns: readonly string[], values: readonly string[], readings: ParsedOutputBuilder): void {
  if (columns.length !== values.length)
    throw new NotInFormatError(
      'A name in this table of tinybench has │ in it: print JSON.stringify(bench.table()).',
    )
  const row = Object.fromEntries(columns.map((column, index) => [column, unquoted(values[index] ?? '')]))
  if (!addTinybenchRow(row, readings)) addUnrunTinybenchRow(Number(values[0]), readings)
}

/** Up to version 5 a task that was not run has a row of nothing. */
function addUnrunTinybenchRow(index: number, readings: ParsedOutputBuilder): void {
  readings.fail(`The task in row ${index} of the table has no result: await bench.run() first.`)
}

function cells(text: string): readonly string[] {
  return text
    .trim()
    .slice(1, -1)
    .split('│')
    .map(cell => cell.trim())
}

/** Strings are shown as in JavaScript, in a kind of quote that they do not contain. */
function unquoted(cell: string): string {
  const [, , inside] = /^(['"`])(.*)\1$/s.exec(cell) ?? []
  return inside === undefined
    ? cell
    : inside.replace(/\\(.)/gs, (_, character: string) => escaped.get(character) ?? character)
}

const escaped: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
])
