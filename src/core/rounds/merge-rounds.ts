// Merges the rounds of items that were measured apart into the rounds of a run.

import { median } from 'simple-statistics'
import type { Measurement, Round, Side, Visit } from '../model/measuring.ts'
import { isCounted, usualDirection } from '../model/units.ts'
import { joinExamples } from './exit-statuses.ts'

/**
 * Merges rounds of the same number. An item that has left the rotation is missing from later rounds; the time of a
 * visit is the sum over its items on that side. Where every item had an order of its own, a round has none (`first` is
 * null).
 */
export function mergeRounds(items: readonly (readonly Round[])[]): readonly Round[] {
  const [only, ...others] = items
  if (only && others.length === 0) return only
  const numbered = new Map<number, Round[]>()
  for (const one of items.flat()) {
    const together = numbered.get(one.round)
    if (together) together.push(one)
    else numbered.set(one.round, [one])
  }
  return [...numbered]
    .sort(([one], [other]) => one - other)
    .map(([round, together]) => ({
      round,
      block: together[0]?.block ?? 1,
      first: null,
      base: visitOf(together, 'base'),
      head: visitOf(together, 'head'),
    }))
}

function visitOf(rounds: readonly Round[], side: Side): Visit {
  const visits = rounds.map(round => round[side]).filter(({ started }) => started !== '')
  const starts = visits.map(({ started }) => started).sort()
  return {
    started: starts[0] ?? '',
    ...timesOf(visits),
    ...examplesIn(visits),
    measurements: visits.flatMap(({ measurements }) => measurements),
  }
}

// Merges several short visits to one side into the one visit of a round.

/**
 * A time or a rate has the mean of the better half of its values: other programs on the machine only ever slow a visit
 * down, and a change in the code shows in that half wherever it shows in a median (decision 27). A count has the mean
 * of all values, which does not hide allocations that happen in two of five processes; what the process allocates by
 * itself is left out (`strays`). A unit without a direction has the median. The seconds of the visits are added up;
 * without visits there is no start time.
 */
export function mergeVisits(visits: readonly Visit[]): Visit {
  const [first, ...others] = visits
  if (!first) return { started: '', seconds: 0, measurements: [] }
  if (others.length === 0) return first
  const found = new Map<string, Measurement[]>()
  for (const { measurements } of visits) {
    /** Several values under one name in a visit stay apart. */
    const times = new Map<string, number>()
    for (const measurement of measurements) {
      const name = measurementKey(measurement)
      const nth = times.get(name) ?? 0
      times.set(name, nth + 1)
      const id = `${nth} ${name}`
      const known = found.get(id)
      if (known) known.push(measurement)
      else found.set(id, [measurement])
    }
  }
  return {
    ...first,
    ...timesOf(visits),
    ...examplesIn(visits),
    measurements: [...found.values()].map(typical),
  }
}

/** The seconds of visits together, and those of others where all are known. */
export function timesOf(visits: readonly Visit[]): Pick<Visit, 'seconds' | 'others'> {
  const sum = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)
  const others = visits.flatMap(visit => visit.others ?? [])
  const seconds = sum(visits.map(visit => visit.seconds))
  return visits.length === 0 || others.length < visits.length ? { seconds } : { seconds, others: sum(others) }
}

/** What visits together printed and could not be read, and what was left out. */
export function examplesIn(visits: readonly Visit[]): Pick<Visit, 'unread' | 'leftOut'> {
  const unread = joinExamples(visits.map(visit => visit.unread))
  const leftOut = joinExamples(visits.map(visit => visit.leftOut))
  return { ...(unread && { unread }), ...(leftOut && { leftOut }) }
}

function typical(all: readonly Measurement[]): Measurement {
  const first = all[0] as Measurement
  const iterations = all.map(one => one.iterations).toSorted((a, b) => a - b)
  return {
    ...first,
    iterations: iterations[(iterations.length - 1) >> 1] ?? first.iterations,
    ...together(first.unit, withoutStrays(all)),
  }
}

/**
 * What Go's runtime may allocate beside a benchmark in one process, such as for a thread that it starts: 5,320 bytes in 6
 * allocations in one process of ten, or 16 bytes in one of three. Over thousands of operations nobody sees that; over the few
 * that short visits to a slow benchmark have, it is all that would differ (record 27).
 */
const strays: ReadonlyMap<string, number> = new Map([
  ['B/op', 6144],
  ['allocs/op', 8],
])

/** The values, of which those that a stray explains are the least of them. */
function withoutStrays(all: readonly Measurement[]): readonly number[] {
  const values = all.map(({ value }) => value)
  const least = Math.min(...values)
  return all.map(({ unit, value, iterations }) => {
    const stray = strays.get(unit)
    const isStray = stray !== undefined && iterations > 0 && (value - least) * iterations <= stray
    return isStray ? least : value
  })
}

function together(unit: string, values: readonly number[]): Pick<Measurement, 'value' | 'worse'> {
  if (isCounted(unit)) return { value: mean(values) }
  const direction = usualDirection(unit)
  if (direction === null) return { value: median([...values]) }
  const sorted = values.toSorted((a, b) => (direction === 'lower' ? a - b : b - a))
  const half = Math.ceil(sorted.length / 2)
  const value = mean(sorted.slice(0, half))
  return half === sorted.length ? { value } : { value, worse: mean(sorted.slice(half)) }
}

/** For equal values exactly that value, to the last bit, as a count that does not vary is compared by value. */
function mean(values: readonly number[]): number {
  const [first = 0] = values
  return first + values.reduce((sum, value) => sum + (value - first), 0) / values.length
}

/** What its values are compared by: the benchmark, its configuration and the unit. */
export function measurementKey({ benchmark, config, unit }: Measurement): string {
  return JSON.stringify([benchmark, unit, Object.entries(config).sort(([a], [b]) => (a < b ? -1 : 1))])
}
