// Reads the tasks of tinybench or its table as JSON, and the table as console.table() prints it.
import { median } from 'simple-statistics'
import { hasPath, outlines, type Path } from '../json/json-outline.ts'
import { readJson } from '../json/json-text.ts'
import { entriesAt, listAt, numberAt, numbersAt, stringify, textAt, valueAt } from '../json/json-value.ts'
import { eitherFormat } from '../reading/either-format.ts'
import { type Reader, Unreadable } from '../reading/format.ts'
import { Readings } from '../reading/readings.ts'
import { readDecimal, scaleDecimal, ungrouped } from '../reading/values.ts'
import { hasLineMatching, readLines } from '../text/lines.ts'

export const tinybench = eitherFormat(
  'tinybench',
  {
    claims: claimsJson,
    open: () => readJson('tinybench', 'a list of tasks with their results, or bench.table()', take),
  },
  { claims: claimsTinybenchTable, open: readTinybenchTable },
)

function claimsJson(beginning: string): boolean {
  return outlines(beginning).some(isTinybench)
}

function isTinybench(paths: readonly Path[]): boolean {
  const hasOne = (...keys: readonly string[]) => keys.some(key => hasPath(paths, '[]', key))
  return (
    hasOne('Task name', 'Task Name') ||
    (hasOne('state') && hasOne('runtime', 'latency')) ||
    ['state', 'latency', 'hz'].some(key => hasPath(paths, '[]', 'result', key))
  )
}

function take(value: unknown, readings: Readings): boolean {
  const tasks = listAt(value)
  if (!tasks || tasks.length === 0) return false
  for (const [index, task] of tasks.entries())
    if (task === null) addUnnamed(index, readings)
    else if (!addTableRow(task, readings)) addTask(task, readings)
  return true
}

/** The result is in `result`, or beside the name. Times are in milliseconds. */
function addTask(task: unknown, found: Readings): void {
  const result = valueAt(task, 'result') ?? task
  const name = textAt(task, 'name')
  if (name === null)
    throw new Unreadable(
      'These results of tinybench have no names. Print JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, result }))).',
    )
  const state = textAt(result, 'state')
  if (state === 'errored' || state === 'aborted' || valueAt(result, 'error') !== undefined) {
    found.failBenchmark(name, textAt(result, 'error', 'message') ?? state ?? 'error')
    return
  }
  // Until version 3 the numbers were in the result itself, and early versions had no median.
  const latency = valueAt(result, 'latency') ?? result
  const given = numbersAt(latency, 'samples') ?? numbersAt(result, 'samples') ?? []
  const middle =
    numberAt(latency, 'p50') ?? (given.length > 0 ? median([...given]) : numberAt(latency, 'mean'))
  const unended = valueAt(result, 'aborted') === true ? 'aborted' : /^(not-)?started$/.exec(state ?? '')?.[0]
  if (middle === null && unended !== undefined) {
    found.failBenchmark(name, unended)
    return
  }
  if (middle === null)
    throw new Unreadable(`The task ${name} of tinybench has no result: await bench.run() first.`)
  const samples = numberAt(latency, 'samplesCount') ?? given.length
  found.add(name, 'sec/op', scaleDecimal(middle, -3), { iterations: samples, samples })
}

// Reads the table of tinybench: one row for each task, as data or as console.table() draws it.

/** Node writes `(index)`, Deno `(idx)` and Bun nothing; before Node 22 the text was in the middle of a cell. */
const heading = /^│ +(?:\((?:index|idx)\) +)?│ +Task name +│/i
const line = /^│ .* │$/

export function claimsTinybenchTable(beginning: string): boolean {
  return hasLineMatching(beginning, heading)
}

export function readTinybenchTable(): Reader {
  const found = new Readings()
  let columns: readonly string[] | null = null
  return readLines({
    take: text => {
      const row = text.trimEnd()
      if (heading.test(row)) columns = cells(row)
      else if (row.startsWith('└')) columns = null
      else if (columns && line.test(row)) addLine(columns, cells(row), found)
      else return false
      return true
    },
    resembling: /│[^│]*\d/,
    finish: () => found.parsed(),
  })
}

/** Adds a row by the names of its columns, which have changed with the versions; false if it is no row of the table. */
export function addTableRow(row: unknown, found: Readings): boolean {
  const entries = entriesAt(row) ?? []
  const of = (name: RegExp) => entries.find(([key, value]) => name.test(key) && value !== '')?.[1]
  const task = of(/^task name$/i)
  if (typeof task !== 'string') return false
  const error = of(/^error$/i)
  if (error !== undefined) {
    found.failBenchmark(task, stringify(error))
    return true
  }
  const remarks = of(/^remarks$/i)
  const time = of(/^latency med(ian)? \(ns\)$/i) ?? of(/^(latency average|latency avg|average time) \(ns\)$/i)
  // `1412.0 ± 0.00`: the second number is the spread of the samples.
  const seconds = readDecimal(ungrouped(stringify(time).split(' ')[0] ?? ''), -9)
  if (seconds === null && remarks !== undefined) {
    found.failBenchmark(task, stringify(remarks))
    return true
  }
  if (seconds === null) throw new Unreadable(`The row of ${task} has no "Latency med (ns)".`)
  const samples = Number(stringify(of(/^samples$/i)))
  found.add(task, 'sec/op', seconds, { iterations: samples, samples })
  return true
}

function addLine(columns: readonly string[], values: readonly string[], found: Readings): void {
  if (columns.length !== values.length)
    throw new Unreadable(
      'A name in this table of tinybench has │ in it: print JSON.stringify(bench.table()).',
    )
  const row = Object.fromEntries(columns.map((column, index) => [column, unquoted(values[index] ?? '')]))
  if (!addTableRow(row, found)) addUnnamed(Number(values[0]), found)
}

/** Up to version 5 a task that was not run has a row of nothing. */
export function addUnnamed(index: number, found: Readings): void {
  found.fail(`The task in row ${index} of the table has no result: await bench.run() first.`)
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
