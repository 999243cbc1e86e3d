// The tasks of tinybench or its table as JSON, and the table as console.table() prints it.
import { median } from 'simple-statistics'
import { hasPath, outlines, type Path } from '../../json/json-outline.ts'
import { readJson } from '../../json/json-text.ts'
import { at, listAt, numberAt, numbersAt, textAt } from '../../json/json-value.ts'
import { scale } from '../../reading/decimal.ts'
import { eitherFormat } from '../../reading/either-format.ts'
import { Unreadable } from '../../reading/format.ts'
import type { Readings } from '../../reading/readings.ts'
import { addTableRow, addUnnamed, claimsTinybenchTable, readTinybenchTable } from './tinybench-table.ts'

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

function take(value: unknown, found: Readings): boolean {
  const tasks = listAt(value)
  if (!tasks || tasks.length === 0) return false
  for (const [index, task] of tasks.entries())
    if (task === null) addUnnamed(index, found)
    else if (!addTableRow(task, found)) addTask(task, found)
  return true
}

/** The result is in `result`, or beside the name. Times are in milliseconds. */
function addTask(task: unknown, found: Readings): void {
  const result = at(task, 'result') ?? task
  const name = textAt(task, 'name')
  if (name === null)
    throw new Unreadable(
      'These results of tinybench have no names. Print JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, result }))).',
    )
  const state = textAt(result, 'state')
  if (state === 'errored' || state === 'aborted' || at(result, 'error') !== undefined) {
    found.failBenchmark(name, textAt(result, 'error', 'message') ?? state ?? 'error')
    return
  }
  // Until version 3 the numbers were in the result itself, and early versions had no median.
  const latency = at(result, 'latency') ?? result
  const given = numbersAt(latency, 'samples') ?? numbersAt(result, 'samples') ?? []
  const middle =
    numberAt(latency, 'p50') ?? (given.length > 0 ? median([...given]) : numberAt(latency, 'mean'))
  const unended = at(result, 'aborted') === true ? 'aborted' : /^(not-)?started$/.exec(state ?? '')?.[0]
  if (middle === null && unended !== undefined) {
    found.failBenchmark(name, unended)
    return
  }
  if (middle === null)
    throw new Unreadable(`The task ${name} of tinybench has no result: await bench.run() first.`)
  const samples = numberAt(latency, 'samplesCount') ?? given.length
  found.add(name, 'sec/op', scale(middle, -3), { iterations: samples, samples })
}
