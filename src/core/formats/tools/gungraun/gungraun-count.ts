// The counts of Valgrind's tools that are compared, by the names that Gungraun has for them.
import type { Readings } from '../../reading/readings.ts'

/** By the name in the JSON and the one that is printed. Hits in a cache add up to the cycles, and say no more. */
const units: ReadonlyMap<string, string> = new Map([
  ['Ir', 'instructions'],
  ['Instructions', 'instructions'],
  ['EstimatedCycles', 'estimated-cycles'],
  ['Estimated Cycles', 'estimated-cycles'],
  ['TotalBytes', 'B/op'],
  ['Total bytes', 'B/op'],
  ['TotalBlocks', 'allocs/op'],
  ['Total blocks', 'allocs/op'],
])

/** Adds a count if it is one that is compared, and not in `seen`: several of the tools may count the same. */
export function addCount(
  found: Readings,
  benchmark: string,
  count: string,
  value: number | null,
  seen: Set<string>,
): void {
  const unit = units.get(count)
  if (unit === undefined || value === null || seen.has(unit)) return
  seen.add(unit)
  found.declare(unit, { better: 'lower', assume: 'exact' })
  found.add(benchmark, unit, value)
}

/** As it is printed: `crate::group::function id:(arguments)`. */
export function gungraunName(path: string, id: string | null, details: string | null): string {
  const behind = id === null ? '' : ` ${id}`
  return details === null || details === '' ? path + behind : `${path}${behind}:${details}`
}
