// Shards: assigns each benchmark to one of them, whatever else is listed, and estimates durations from earlier runs.
import { hash32 } from '../common/random.ts'
import { secondsOfBenchtime } from '../go/flags.ts'
import { countCompleteRounds } from '../judge/blocks.ts'
import { isRowOfBenchmarkOrSubBenchmark } from '../judge/row-rules.ts'
import { type BenchmarkNameAndPackage, packageAndBenchmarkId } from '../model/measuring.ts'
import type { ResultFile } from '../model/result-file.ts'
import type { ShardNumber } from '../model/settings.ts'

/** A benchmark with the seconds that it took in an earlier run. */
export interface TimedBenchmark extends BenchmarkNameAndPackage {
  readonly seconds: number
}

export type IsInShard = (named: BenchmarkNameAndPackage) => boolean

/**
 * Returns the predicate of a shard; null is the shard of all benchmarks. Those in `known` are distributed by their seconds,
 * the longest first, each to the shard with the least load so far; all others by a hash of their name. So the assignment
 * depends on the name and on `known` alone, and not on what a job finds on its machine or on one of the sides.
 */
export function createShardPredicate(
  shard: ShardNumber | null,
  timedBenchmarks: readonly TimedBenchmark[] = [],
): IsInShard {
  if (shard === null) return () => true
  const [number, count] = shard
  const assigned = assignShards(timedBenchmarks, count)
  return named =>
    (assigned.get(packageAndBenchmarkId(named)) ?? (hash32(packageAndBenchmarkId(named)) % count) + 1) ===
    number
}

/** Returns the shard of each known benchmark, counted from 1. */
function assignShards(known: readonly TimedBenchmark[], count: number): ReadonlyMap<string, number> {
  const seconds = new Map<string, number>()
  for (const benchmark of known) {
    const id = packageAndBenchmarkId(benchmark)
    seconds.set(id, (seconds.get(id) ?? 0) + benchmark.seconds)
  }
  const longestFirst = [...seconds].sort(([a, s], [b, t]) => t - s || (a < b ? -1 : 1))
  const loads = new Array<number>(count).fill(0)
  return new Map(
    longestFirst.map(([name, duration]) => {
      const least = loads.indexOf(Math.min(...loads))
      loads[least] = (loads[least] as number) + duration
      return [name, least + 1]
    }),
  )
}

/**
 * Returns the name by which a command's benchmark is assigned: in Go's format the number at its end is of the machine's
 * processors, and must not affect the shard.
 */
export function benchmarkNameForSharding(benchmark: string): string {
  return benchmark.replace(/-\d+$/, '')
}

/**
 * Estimates the seconds of each benchmark from results of earlier runs: of Go's, its rounds times the planned visits, or
 * `benchtime` for each of its sub-benchmarks. Of a command only the rounds are known, so each benchmark weighs as much as it
 * had rounds.
 */
export function estimateBenchmarkSecondsFromResultFiles(
  results: readonly ResultFile[],
): readonly TimedBenchmark[] {
  return results.flatMap(({ comparisons, settings, visits }) => {
    const time = settings.go === null ? 1 : 2 * (secondsOfBenchtime(settings.go.benchtime) ?? 1)
    const benchmarks = new Map<
      string,
      { readonly named: Pick<TimedBenchmark, 'benchmark' | 'package'>; readonly rows: Map<string, number> }
    >()
    for (const comparison of comparisons) {
      const named =
        settings.go === null
          ? { benchmark: benchmarkNameForSharding(comparison.benchmark), package: null }
          : { benchmark: topOf(comparison.benchmark), package: comparison.package }
      const entry = benchmarks.get(packageAndBenchmarkId(named)) ?? { named, rows: new Map() }
      benchmarks.set(packageAndBenchmarkId(named), entry)
      const rounds = countCompleteRounds({
        base: comparison.base.samples,
        head: comparison.head.samples,
      })
      entry.rows.set(comparison.benchmark, Math.max(entry.rows.get(comparison.benchmark) ?? 0, rounds))
    }
    return [...benchmarks.values()].map(({ named, rows }) => {
      const plans = visits.filter(
        plan =>
          packageAndBenchmarkId({ ...plan, benchmark: topOf(plan.benchmark) }) ===
          packageAndBenchmarkId(named),
      )
      const planned = plans.map(
        plan => roundsOf(plan, rows) * 2 * plan.turns * (plan.seconds + plan.overhead),
      )
      const seconds = sumOf(plans.length > 0 ? planned : [...rows.values()].map(rounds => time * rounds))
      return { ...named, seconds }
    })
  })
}

/** Returns the most rounds of a row that these visits measure, or of any row if none matches: a visit may be to a sub-benchmark. */
function roundsOf({ benchmark }: { readonly benchmark: string }, rows: ReadonlyMap<string, number>): number {
  const ofBenchmark = [...rows].filter(([row]) => isRowOfBenchmarkOrSubBenchmark(row, benchmark))
  return Math.max(...(ofBenchmark.length > 0 ? ofBenchmark : [...rows]).map(([, rounds]) => rounds))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** Returns a digest of benchmarks and seconds: jobs that assign shards by different ones would lose some benchmarks. */
export function digestOfDurationsForSharding(known: readonly TimedBenchmark[]): string {
  const sorted = known.map(entry => JSON.stringify([entry.package, entry.benchmark, entry.seconds])).sort()
  return hash32(sorted.join('\n')).toString(16).padStart(8, '0')
}

/** Returns the top-level name: `Encode` of `Encode/1MB-8`. */
function topOf(benchmark: string): string {
  return benchmark.split(/[/\s-]/)[0] ?? benchmark
}
