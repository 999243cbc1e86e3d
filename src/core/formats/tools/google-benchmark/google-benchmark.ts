// Google Benchmark: its JSON (`--benchmark_format=json`, `--benchmark_out`), and the table it prints otherwise.

import { hasPath, outlines } from '../../json/json-outline.ts'
import { isEmptyList, readJson } from '../../json/json-text.ts'
import { at, entriesAt, numberAt, textAt } from '../../json/json-value.ts'
import { eitherFormat } from '../../reading/either-format.ts'
import { type Reader, Unreadable } from '../../reading/format.ts'
import type { Readings } from '../../reading/readings.ts'
import { addCounters, addTime, asAggregatesOnly, plainRuns, repeatedIn } from './google-benchmark-run.ts'
import { claimsGoogleTable, readGoogleTable } from './google-benchmark-table.ts'

export const googleBenchmark = eitherFormat(
  'google-benchmark',
  {
    claims: claimsJson,
    open: openJson,
  },
  { claims: claimsGoogleTable, open: readGoogleTable },
)

function claimsJson(beginning: string): boolean {
  return outlines(beginning).some(
    paths => hasPath(paths, 'context', 'num_cpus') || hasPath(paths, 'context', 'library_build_type'),
  )
}

function openJson(): Reader {
  let rows: Row[] = []
  return readJson(
    'google-benchmark',
    'an object with "context" and the list "benchmarks"',
    (value, found) => {
      if (!isEmptyList(at(value, 'benchmarks')) || at(value, 'context') === undefined) return false
      take(rows, found)
      rows = []
      return true
    },
    {
      path: ['benchmarks'],
      kind: 'list',
      take: row => {
        rows.push({ row, name: textAt(row, 'name') ?? '' })
        return true
      },
    },
  )
}

/** A Row is one of the list, which is a run or an aggregate of some. */
interface Row {
  readonly row: unknown
  readonly name: string
}

function take(named: readonly Row[], found: Readings): void {
  // Before 1.5 nothing but the name told an aggregate.
  const typed = named.filter(({ row }) => textAt(row, 'run_type') === 'iteration')
  const untyped = named.filter(({ row }) => at(row, 'run_type') === undefined)
  const runs = [...typed, ...plainRuns(untyped)]
  const repeated = repeatedIn(named)
  for (const { row, name } of runs) addRow(name, row, repeated.has(name), found)
  const measured = new Set(runs.map(({ row, name }) => textAt(row, 'run_name') ?? name))
  const only = named.find(
    ({ row }) => textAt(row, 'aggregate_name') === 'mean' && !measured.has(textAt(row, 'run_name') ?? ''),
  )
  if (only !== undefined) throw asAggregatesOnly(textAt(only.row, 'run_name') ?? '')
}

function addRow(name: string, row: unknown, isRepeated: boolean, found: Readings): void {
  if (at(row, 'error_occurred') === true) {
    found.fail(`${name}: ${textAt(row, 'error_message') ?? 'error_occurred'}`)
    return
  }
  if (at(row, 'skipped') !== undefined) return
  const [real, cpu] = [numberAt(row, 'real_time'), numberAt(row, 'cpu_time')]
  const iterations = numberAt(row, 'iterations')
  if (real === null || cpu === null)
    throw new Unreadable(`The benchmark ${name} has no "real_time" or no "cpu_time".`)
  addTime(found, name, { real, cpu, unit: textAt(row, 'time_unit') ?? 'ns', iterations, isRepeated })
  const counters: (readonly [string, number])[] = []
  for (const [key, value] of entriesAt(row) ?? [])
    if (typeof value === 'number' && !known.has(key)) counters.push([key, value])
  addCounters(found, name, counters, { iterations, isRepeated })
}

/** What a row says beside the counters of its benchmark. */
const known = new Set(
  'family_index per_family_instance_index repetitions repetition_index threads iterations real_time cpu_time'.split(
    ' ',
  ),
)
