// Merges rounds of items that were measured separately into those of a run, and short visits to a side into one.
import { median } from 'simple-statistics'
import { getOrInsert, groupBy } from '../common/memoize.ts'
import type { CountAndFirstLines, MeasuredRound, Measurement, Side, SideVisit } from '../model/measuring.ts'
import { findUsualDirectionOfUnit, isCountOrBytesUnit } from '../model/units.ts'

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
  const visits = rounds.map(round => round[side])
  return {
    ...sumVisitTimes(visits),
    ...mergeUnreadAndLeftOutLinesOfVisits(visits),
    measurements: visits.flatMap(({ measurements }) => measurements),
  }
}

// Short visits to a side: the value of a benchmark in a round.

/**
 * Merges several short visits to one side into the one visit of a round.
 *
 * A time or a rate is the mean of the better half of its values: other programs on the machine only ever slow a visit down,
 * and a change in the code shows in that half wherever it shows in a median (decision 27). A count is the mean of all
 * values, which does not hide allocations that happen in two of five processes, without what the process allocates by
 * itself (`strays`). A unit without a direction has the median. The seconds of the visits are added up; without visits there
 * is no start time.
 */
export function mergeShortVisitsOfSideInRound(visits: readonly SideVisit[]): SideVisit {
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
    ...mergeUnreadAndLeftOutLinesOfVisits(visits),
    measurements: [...groups.values()].map(typical),
  }
}

/** Returns the first start of visits, and adds up their seconds, and those of other programs if all are known. */
export function sumVisitTimes(
  visits: readonly Pick<SideVisit, 'started' | 'seconds' | 'others'>[],
): Pick<SideVisit, 'started' | 'seconds' | 'others'> {
  const made = visits.filter(({ started }) => started !== '')
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const others = made.flatMap(visit => visit.others ?? [])
  const [started = ''] = made.map(visit => visit.started).sort()
  const times = { started, seconds: sum(made.map(visit => visit.seconds)) }
  return made.length === 0 || others.length < made.length ? times : { ...times, others: sum(others) }
}

function mergeUnreadAndLeftOutLinesOfVisits(
  visits: readonly SideVisit[],
): Pick<SideVisit, 'unread' | 'leftOut'> {
  const unread = mergeCountsAndFirstLines(visits.map(visit => visit.unread))
  const leftOut = mergeCountsAndFirstLines(visits.map(visit => visit.leftOut))
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
  const direction = findUsualDirectionOfUnit(unit)
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

/** The most example lines, and the characters of one. */
const mostLines = 3
const longestLine = 300

/** Returns the number of lines, and the first of them; null for no lines. */
export function createCountAndFirstLinesOrNull(lines: readonly string[]): CountAndFirstLines | null {
  return lines.length === 0
    ? null
    : { count: lines.length, lines: lines.slice(0, mostLines).map(line => line.slice(0, longestLine)) }
}

/** Adds up the counts of several visits, and keeps the first lines; null if no visit has any. */
export function mergeCountsAndFirstLines(
  ofVisits: readonly (CountAndFirstLines | undefined)[],
): CountAndFirstLines | null {
  const present = ofVisits.filter(examples => examples !== undefined)
  if (present.length === 0) return null
  const lines = [...new Set(present.flatMap(examples => examples.lines))]
  return { count: present.reduce((sum, { count }) => sum + count, 0), lines: lines.slice(0, mostLines) }
}
