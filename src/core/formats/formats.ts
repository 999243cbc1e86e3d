// The benchmark formats that can be read, in the order in which they are asked whether a text is theirs.
import { asv } from './asv.ts'
import { benchmarkIps } from './benchmark-ips.ts'
import { benchmarkJs } from './benchmark-js.ts'
import { benchmarkDotNet } from './benchmarkdotnet.ts'
import { bmf } from './bmf.ts'
import { cargoBench } from './cargo-bench.ts'
import { catch2 } from './catch2.ts'
import { criterion } from './criterion.ts'
import { customBiggerIsBetter, customSmallerIsBetter } from './custom.ts'
import { dart } from './dart.ts'
import { divan } from './divan.ts'
import type { Format } from './format.ts'
import { goFormat } from './go.ts'
import { googleBenchmark } from './google-benchmark.ts'
import { gungraun } from './gungraun.ts'
import { hyperfine } from './hyperfine.ts'
import { jmh } from './jmh.ts'
import { julia } from './julia.ts'
import { k6 } from './k6.ts'
import { luau } from './luau.ts'
import { mitata } from './mitata.ts'
import { nanobench } from './nanobench.ts'
import { pyperf } from './pyperf.ts'
import { pytestBenchmark } from './pytest-benchmark.ts'
import { tinybench } from './tinybench.ts'
import { vitestBench } from './vitest-bench.ts'

/** Go's is asked last, as its lines may stand in what any other tool prints. */
export const formats: readonly Format[] = [
  ...[cargoBench, criterion, divan, gungraun],
  ...[pytestBenchmark, pyperf, asv],
  ...[googleBenchmark, catch2, nanobench],
  ...[jmh, benchmarkDotNet],
  ...[tinybench, vitestBench, mitata, benchmarkJs],
  ...[benchmarkIps, julia, dart, luau],
  ...[hyperfine, k6],
  ...[bmf, customSmallerIsBetter, customBiggerIsBetter],
  goFormat,
]

/** What the input `format` takes beside the names of formats: to find out. */
export const anyFormat = 'auto'

export const formatNames: readonly string[] = formats.map(({ name }) => name)

/** The format of a name; null for the word that leaves it open. */
export function formatNamed(name: string): Format | null {
  return formats.find(format => format.name === name) ?? null
}
