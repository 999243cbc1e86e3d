// Google Benchmark: its JSON (`--benchmark_format=json`, `--benchmark_out`), and the table it prints otherwise.

import { hasPath, outlines } from '../../json/json-outline.ts'
import { isEmptyList, readJson } from '../../json/json-text.ts'
import { at, keysAt, numberAt, textAt } from '../../json/json-value.ts'
import { eitherFormat } from '../../reading/either-format.ts'
import { type Reader, Unreadable } from '../../reading/format.ts'
import type { Readings } from '../../reading/readings.ts'
import { readSeconds } from '../../reading/times.ts'
import { addCounters, addTime, asAggregatesOnly, plainRuns, repeatedIn } from './google-benchmark-run.ts'
import { claimsGoogleTable, readGoogleTable } from './google-benchmark-table.ts'

export const googleBenchmark = eitherFormat(
  'google-benchmark',
  {
    claims: claimsJson,
    open: openJson,
  },
  { claims: claimsGoogleTable, open: readGoogleTable },
  'times',
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
        rows.push(rowOf(row))
        return true
      },
    },
  )
}

/**
 * A Row is what is kept of one of the list, which is a run or an aggregate of some. Only the names of all tell which, so none is
 * added before the last has come.
 */
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
  const name = textAt(row, 'name') ?? ''
  const runName = textAt(row, 'run_name') ?? name
  const hasFailed = at(row, 'error_occurred') === true
  return {
    name,
    // Of two texts alike one is kept.
    runName: runName === name ? name : runName,
    type: typeOf(at(row, 'run_type')),
    isMean: textAt(row, 'aggregate_name') === 'mean',
    real: numberAt(row, 'real_time'),
    cpu: numberAt(row, 'cpu_time'),
    unit: textAt(row, 'time_unit') ?? 'ns',
    iterations: numberAt(row, 'iterations'),
    threads: numberAt(row, 'threads'),
    counters: countersOf(row),
    error: hasFailed ? (textAt(row, 'error_message') ?? 'error_occurred') : null,
    isSkipped: at(row, 'skipped') !== undefined,
  }
}

/** Of many texts alike one is kept. */
function typeOf(type: unknown): Row['type'] {
  if (type === undefined) return null
  return type === 'iteration' ? type : 'aggregate'
}

/** The numbers of a row that are not its own. Most have none, and share the empty list. */
function countersOf(row: unknown): Row['counters'] {
  let counters: (readonly [string, number])[] | null = null
  for (const key of keysAt(row)) {
    if (known.has(key)) continue
    const value = at(row, key)
    if (typeof value !== 'number') continue
    counters ??= []
    counters.push([key, value])
  }
  return counters ?? none
}

const none: Row['counters'] = []

function take(rows: readonly Row[], found: Readings): void {
  const typed = rows.filter(({ type }) => type === 'iteration')
  const untyped = rows.filter(({ type }) => type === null)
  const runs = [...typed, ...plainRuns(untyped)]
  const repeated = repeatedIn(rows)
  for (const row of runs) addRow(row, repeated.has(row.name), found)
  const means = rows.filter(({ isMean }) => isMean)
  if (means.length === 0) return
  const measured = new Set(runs.map(({ runName }) => runName))
  const only = means.find(({ runName }) => !measured.has(runName))
  if (only !== undefined) throw asAggregatesOnly(only.runName)
}

function addRow(row: Row, isRepeated: boolean, found: Readings): void {
  const { name, real, cpu, unit, iterations, counters } = row
  if (row.error !== null) found.failBenchmark(name, row.error)
  if (row.error !== null || row.isSkipped) return
  if (real === null || cpu === null)
    throw new Unreadable(`The benchmark ${name} has no "real_time" or no "cpu_time".`)
  // A time that is set by hand may be anything, and threads share one.
  if (row.threads === 1 && !/\/manual_time(\/|$)/.test(name))
    found.claim((iterations ?? 0) * (readSeconds(real, unit) ?? 0))
  addTime(found, name, { real, cpu, unit, iterations, isRepeated })
  addCounters(found, name, counters, { iterations, isRepeated })
}

/** What a row says beside the counters of its benchmark. */
const known = new Set(
  'name run_name run_type family_index per_family_instance_index repetitions repetition_index threads iterations real_time cpu_time time_unit'.split(
    ' ',
  ),
)
