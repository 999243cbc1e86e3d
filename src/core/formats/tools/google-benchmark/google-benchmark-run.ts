// What a run of Google Benchmark says, however it is written: times, counters, and which rows are not runs.
import { Unreadable } from '../../reading/format.ts'
import type { Readings } from '../../reading/readings.ts'
import { readSeconds } from '../../reading/times.ts'

/** A GoogleTime is how long one iteration took, by either clock. */
export interface GoogleTime {
  readonly real: number | string
  readonly cpu: number | string
  readonly unit: string
  readonly iterations: number | null
  /** Whether it is one of several repetitions, each with a row of its own. */
  readonly isRepeated: boolean
}

/** The time that a benchmark is measured by: wall-clock time where its name says so (after UseRealTime or UseManualTime). */
export function decidingTime(name: string, { real, cpu }: Pick<GoogleTime, 'real' | 'cpu'>): number | string {
  return /\/(real_time|manual_time)(\/|$)/.test(name) ? real : cpu
}

/** Adds the time that the benchmark is measured by. */
export function addTime(found: Readings, name: string, { real, cpu, unit, ...row }: GoogleTime): void {
  const seconds = readSeconds(decidingTime(name, { real, cpu }), unit)
  if (seconds === null)
    throw new Unreadable(`The benchmark ${name} has the time ${real}, ${cpu} ${unit}, which cannot be read.`)
  addValue(found, name, 'sec/op', seconds, row)
}

/** Adds user counters. Their direction is unknown unless they count bytes, items or allocations. */
export function addCounters(
  found: Readings,
  name: string,
  counters: readonly (readonly [string, number])[],
  row: Pick<GoogleTime, 'iterations' | 'isRepeated'>,
): void {
  for (const [counter, value] of counters) {
    const { unit, better } = units.get(counter) ?? { unit: ownUnit(counter), better: null }
    found.declare(unit, { better })
    addValue(found, name, unit, value, row)
  }
}

function addValue(
  found: Readings,
  name: string,
  unit: string,
  value: number,
  { iterations, isRepeated }: Pick<GoogleTime, 'iterations' | 'isRepeated'>,
): void {
  if (isRepeated) found.addRepetition(name, unit, value, { iterations })
  else found.add(name, unit, value, { iterations })
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

/** Which benchmarks were repeated: they have aggregates beside their rows. */
export function repeatedIn(rows: readonly Named[]): ReadonlySet<string> {
  return new Set(rows.filter(({ name }) => name.endsWith('_mean')).map(({ name }) => name.slice(0, -5)))
}

/** A Named row is one with a name, among others of which some are aggregates. */
interface Named {
  readonly name: string
}

const aggregate = /_(mean|median|stddev|cv|min|max|BigO|RMS)$/

/** The rows that are not aggregates, where only names tell: `a_mean` is one if there are `a_median` and `a_stddev` too. */
export function plainRuns<Row extends Named>(rows: readonly Row[]): readonly Row[] {
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
  if (only) throw asAggregatesOnly(only.name.slice(0, -5))
  return runs
}

/** The error for a repeated benchmark of which only aggregates were written. */
export function asAggregatesOnly(name: string): Unreadable {
  return new Unreadable(
    `The benchmark ${name} has only aggregates of its repetitions. Leave out --benchmark_report_aggregates_only (or ReportAggregatesOnly), or repetitions: a run is repeated here anyway.`,
  )
}
