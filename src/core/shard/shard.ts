// Which benchmarks are in a shard: each in one, whatever else is listed, so that none is lost or measured twice.
import { hash32 } from '../common/random.ts'
import { secondsOf } from '../go/flags.ts'
import { wholeRounds } from '../judge/blocks.ts'
import { isRowOf } from '../judge/row-rules.ts'
import { type BenchmarkName, benchmarkId } from '../model/measuring.ts'
import type { ResultFile } from '../model/result-file.ts'
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

// How long benchmarks took in earlier runs, so that shards can be about as long as each other.

/**
 * The seconds of each benchmark in these results, as far as they tell: of Go's, its rounds times what the plan of its
 * visits says, or `benchtime` for each of its sub-benchmarks. Of a command only the rounds are known, so each benchmark
 * weighs as much as it had rounds.
 */
export function durationsIn(results: readonly ResultFile[]): readonly Weighed[] {
  return results.flatMap(({ comparisons, settings, visits }) => {
    const time = settings.go === null ? 1 : 2 * (secondsOf(settings.go.benchtime) ?? 1)
    const found = new Map<
      string,
      { readonly named: Pick<Weighed, 'benchmark' | 'package'>; readonly rows: Map<string, number> }
    >()
    for (const one of comparisons) {
      const named =
        settings.go === null
          ? { benchmark: keyOf(one.benchmark), package: null }
          : { benchmark: topOf(one.benchmark), package: one.package }
      const known = found.get(benchmarkId(named)) ?? { named, rows: new Map() }
      found.set(benchmarkId(named), known)
      const made = wholeRounds({ base: one.base.samples, head: one.head.samples })
      known.rows.set(one.benchmark, Math.max(known.rows.get(one.benchmark) ?? 0, made))
    }
    return [...found.values()].map(({ named, rows }) => {
      const plans = visits.filter(
        one => benchmarkId({ ...one, benchmark: topOf(one.benchmark) }) === benchmarkId(named),
      )
      const planned = plans.map(
        plan => roundsOf(plan, rows) * 2 * plan.turns * (plan.seconds + plan.overhead),
      )
      const seconds = sumOf(plans.length > 0 ? planned : [...rows.values()].map(rounds => time * rounds))
      return { ...named, seconds }
    })
  })
}

/** The most rounds of a row that these visits measure, or of any where no name fits: a visit may be to a sub-benchmark. */
function roundsOf({ benchmark }: { readonly benchmark: string }, rows: ReadonlyMap<string, number>): number {
  const its = [...rows].filter(([row]) => isRowOf(row, benchmark))
  return Math.max(...(its.length > 0 ? its : [...rows]).map(([, rounds]) => rounds))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}

/** A short text that is the same for the same benchmarks and seconds: jobs that share out by others would lose some. */
export function digestOf(known: readonly Weighed[]): string {
  const sorted = known.map(one => JSON.stringify([one.package, one.benchmark, one.seconds])).sort()
  return hash32(sorted.join('\n')).toString(16).padStart(8, '0')
}

/** `Encode` of `Encode/1MB-8`. */
function topOf(benchmark: string): string {
  return benchmark.split(/[/\s-]/)[0] ?? benchmark
}
