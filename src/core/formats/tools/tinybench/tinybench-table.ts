// The table of tinybench: one row for each task, as data or as console.table() draws it.

import { entriesAt, stringify } from '../../json/json-value.ts'
import { readDecimal, ungrouped } from '../../reading/decimal.ts'
import type { Reader } from '../../reading/format.ts'
import { Unreadable } from '../../reading/format.ts'
import { Readings } from '../../reading/readings.ts'
import { readLines, someLine } from '../../text/line-reader.ts'

/** Node writes `(index)`, Deno `(idx)` and Bun nothing; before Node 22 the text was in the middle of a cell. */
const heading = /^│ +(?:\((?:index|idx)\) +)?│ +Task name +│/i
const line = /^│ .* │$/

export function claimsTinybenchTable(beginning: string): boolean {
  return someLine(beginning, heading)
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

/** Adds a row by the names of its columns, which have changed with the versions; false where it is no row of the table. */
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
