// Merges rounds of items that were measured separately into those of a run, and short visits into one.

import { median } from 'simple-statistics'
import { getOrInsert, groupBy } from '../common/memoize.ts'
import {
  type ExampleLines,
  type MeasuredRound,
  type Measurement,
  otherSide,
  type Side,
  type SideVisit,
  sides,
} from '../model/measuring.ts'
import { isCountOrBytesUnit, usualDirectionOfUnit } from '../model/units.ts'

/**
 * Merges rounds of the same number. A settled item is missing from later rounds; the time of a visit is the sum over its
 * items on that side. `first` is null: every item had an order of its own.
 */
export function mergeRoundsOfItems(items: readonly (readonly MeasuredRound[])[]): readonly MeasuredRound[] {
  const [only, ...others] = items
  if (only && others.length === 0) return only
  return [...groupBy(items.flat(), ({ round }) => round)]
    .sort(([a], [b]) => a - b)
    .map(([round, parts]) => ({
      round,
      block: parts[0].block,
      first: null,
      base: visitOf(parts, 'base'),
      head: visitOf(parts, 'head'),
    }))
}

function visitOf(rounds: readonly MeasuredRound[], side: Side): SideVisit {
  const visits = rounds.map(round => round[side]).filter(({ started }) => started !== '')
  const starts = visits.map(({ started }) => started).sort()
  return {
    started: starts[0] ?? '',
    ...sumVisitTimes(visits),
    ...mergeExampleLinesOfVisits(visits),
    measurements: visits.flatMap(({ measurements }) => measurements),
  }
}

/**
 * Merges several short visits to one side into the one visit of a round.
 *
 * A time or a rate is the mean of the better half of its values: other programs on the machine only ever slow a visit down,
 * and a change in the code shows in that half wherever it shows in a median (decision 27). A count is the mean of all
 * values, which does not hide allocations that happen in two of five processes, without what the process allocates by
 * itself (`strays`). A unit without a direction has the median. The seconds of the visits are added up; without visits there
 * is no start time.
 */
export function mergeVisitsByAveraging(visits: readonly SideVisit[]): SideVisit {
  const [first, ...others] = visits
  if (!first) return { started: '', seconds: 0, measurements: [] }
  if (others.length === 0) return first
  const groups = new Map<string, Measurement[]>()
  for (const { measurements } of visits) {
    // Several values under one name in a visit are kept separate.
    const occurrences = new Map<string, number>()
    for (const measurement of measurements) {
      const name = benchmarkConfigAndUnitKey(measurement)
      const nth = occurrences.get(name) ?? 0
      occurrences.set(name, nth + 1)
      getOrInsert(groups, `${nth} ${name}`, () => []).push(measurement)
    }
  }
  return {
    ...first,
    ...sumVisitTimes(visits),
    ...mergeExampleLinesOfVisits(visits),
    measurements: [...groups.values()].map(typical),
  }
}

/** Adds up the seconds of visits, and those of other programs if all are known. */
export function sumVisitTimes(visits: readonly SideVisit[]): Pick<SideVisit, 'seconds' | 'others'> {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const others = visits.flatMap(visit => visit.others ?? [])
  const seconds = sum(visits.map(visit => visit.seconds))
  return visits.length === 0 || others.length < visits.length ? { seconds } : { seconds, others: sum(others) }
}

/** Merges the examples of unread lines and of values left out. */
function mergeExampleLinesOfVisits(visits: readonly SideVisit[]): Pick<SideVisit, 'unread' | 'leftOut'> {
  const unread = mergeExampleLines(visits.map(visit => visit.unread))
  const leftOut = mergeExampleLines(visits.map(visit => visit.leftOut))
  return { ...(unread && { unread }), ...(leftOut && { leftOut }) }
}

function typical(values: readonly Measurement[]): Measurement {
  const first = values[0] as Measurement
  const iterations = values.map(measurement => measurement.iterations).toSorted((a, b) => a - b)
  return {
    ...first,
    iterations: iterations[(iterations.length - 1) >> 1] ?? first.iterations,
    ...combined(first.unit, withoutStrays(values)),
  }
}

/**
 * The most that Go's runtime may allocate besides a benchmark in one process, such as for a thread that it starts: 5,320 bytes
 * in 6 allocations in one process of ten, or 16 bytes in one of three. Over thousands of operations that is invisible; over
 * the few of short visits to a slow benchmark it is all that would differ (decision 27).
 */
const strays: ReadonlyMap<string, number> = new Map([
  ['B/op', 6144],
  ['allocs/op', 8],
])

/** Returns the values, with the least of them in place of those that a stray allocation explains. */
function withoutStrays(measurements: readonly Measurement[]): readonly number[] {
  const values = measurements.map(({ value }) => value)
  const least = Math.min(...values)
  return measurements.map(({ unit, value, iterations }) => {
    const stray = strays.get(unit)
    const isStray = stray !== undefined && iterations > 0 && (value - least) * iterations <= stray
    return isStray ? least : value
  })
}

function combined(unit: string, values: readonly number[]): Pick<Measurement, 'value' | 'worse'> {
  if (isCountOrBytesUnit(unit)) return { value: mean(values) }
  const direction = usualDirectionOfUnit(unit)
  if (direction === null) return { value: median([...values]) }
  const sorted = values.toSorted((a, b) => (direction === 'lower' ? a - b : b - a))
  const half = Math.ceil(sorted.length / 2)
  const value = mean(sorted.slice(0, half))
  return half === sorted.length ? { value } : { value, worse: mean(sorted.slice(half)) }
}

/** Returns the mean; for equal values exactly that value, as a count that does not vary is compared by value. */
function mean(values: readonly number[]): number {
  const [first = 0] = values
  return first + values.reduce((sum, value) => sum + (value - first), 0) / values.length
}

/** Returns the identity of a measurement within a visit: the benchmark, its configuration and the unit. */
export function benchmarkConfigAndUnitKey({ benchmark, config, unit }: Measurement): string {
  return JSON.stringify([benchmark, unit, Object.entries(config).sort(([a], [b]) => (a < b ? -1 : 1))])
}

/** A benchmark whose command failed on a side. */
interface BenchmarkExitStatusDifference {
  readonly benchmark: string
  readonly side: Side
  /** The reason, as a clause: `its command exited with status 139, and with 0 on base`. */
  readonly why: string
}

type Statuses = NonNullable<Measurement['statuses']>

/**
 * Finds the benchmarks whose commands exited differently on the sides. One status other than 0, always and on both sides, is
 * what the user measures, such as a linter's that finds something. A side has failed if its status varies; otherwise the
 * side whose status is not 0, and head if neither is.
 */
export function findExitStatusDifferences(
  visits: Readonly<Record<Side, SideVisit>>,
): readonly BenchmarkExitStatusDifference[] {
  const [ofBase, ofHead] = [statusesIn(visits.base), statusesIn(visits.head)]
  return [...ofHead].flatMap(([benchmark, head]) => {
    const base = ofBase.get(benchmark)
    if (base === undefined) return []
    const statuses = { base, head }
    return failedSides(statuses).map(side => ({ benchmark, side, why: why(side, statuses) }))
  })
}

function statusesIn({ measurements }: SideVisit): ReadonlyMap<string, Statuses> {
  return new Map(measurements.map(({ benchmark, statuses = [0] }) => [benchmark, statuses]))
}

function failedSides(statuses: Readonly<Record<Side, Statuses>>): readonly Side[] {
  const varying = sides.filter(side => statuses[side].length > 1)
  const [base, head] = [statuses.base[0], statuses.head[0]]
  if (varying.length > 0) return varying
  // An unknown status says nothing about what was measured.
  if (base === head) return base === null ? sides : []
  return head === 0 ? ['base'] : ['head']
}

function why(side: Side, statuses: Readonly<Record<Side, Statuses>>): string {
  const other = otherSide(side)
  return `its command exited with status ${listed(statuses[side])}, and with ${listed(statuses[other])} on ${other}`
}

function listed(statuses: Statuses): string {
  return statuses.map(status => status ?? 'unknown').join(' or ')
}

/** The most example lines, and the characters of one. */
const mostLines = 3
const longestLine = 300

/** Returns the first lines as examples; null for no lines. */
export function takeExampleLines(lines: readonly string[]): ExampleLines | null {
  return lines.length === 0
    ? null
    : { count: lines.length, lines: lines.slice(0, mostLines).map(line => line.slice(0, longestLine)) }
}

/** Merges the examples of several visits; null if there are none. */
export function mergeExampleLines(ofVisits: readonly (ExampleLines | undefined)[]): ExampleLines | null {
  const present = ofVisits.filter(examples => examples !== undefined)
  if (present.length === 0) return null
  const lines = [...new Set(present.flatMap(examples => examples.lines))]
  return { count: present.reduce((sum, { count }) => sum + count, 0), lines: lines.slice(0, mostLines) }
}
