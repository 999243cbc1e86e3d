// Which benchmarks are in a shard: each in one, whatever else is listed, so that none is lost or measured twice.
import { hash32 } from '../common/hash.ts'
import { type BenchmarkName, benchmarkId } from '../model/identity.ts'
import type { ShardNumber } from '../model/settings.ts'

/** A Weighed benchmark has the seconds that it took in an earlier run. */
export interface Weighed extends BenchmarkName {
  readonly seconds: number
}

/** Whether a benchmark is in the shard. */
export type InShard = (named: BenchmarkName) => boolean

/**
 * Those of a shard; all of them where it is null. The benchmarks in `known` are shared out by their seconds, the longest
 * first, each to the shard that has least so far; all others by a digest of their name. Where one belongs thus depends on
 * its name and on `known` alone, and not on what a job finds on its machine or on one of the sides.
 */
export function inShard(shard: ShardNumber | null, known: readonly Weighed[] = []): InShard {
  if (shard === null) return () => true
  const [number, of] = shard
  const places = shareOut(known, of)
  return named => (places.get(benchmarkId(named)) ?? (hash32(benchmarkId(named)) % of) + 1) === number
}

/** The shard of each, counted from 1. */
function shareOut(known: readonly Weighed[], of: number): ReadonlyMap<string, number> {
  const seconds = new Map<string, number>()
  for (const one of known) seconds.set(benchmarkId(one), (seconds.get(benchmarkId(one)) ?? 0) + one.seconds)
  const longestFirst = [...seconds].sort(([a, s], [b, t]) => t - s || (a < b ? -1 : 1))
  const loads = new Array<number>(of).fill(0)
  return new Map(
    longestFirst.map(([name, takes]) => {
      const least = loads.indexOf(Math.min(...loads))
      loads[least] = (loads[least] as number) + takes
      return [name, least + 1]
    }),
  )
}

/**
 * What a command's benchmark is known by: in Go's format the number at its end is of the machine's processors, and must
 * not say where it belongs.
 */
export function keyOf(benchmark: string): string {
  return benchmark.replace(/-\d+$/, '')
}
