// The benchmark formats that can be read, in the order in which they are tried on a text.

import { describesFormat, type MatcherFor, ownFormat, parseOwnFormat } from './own/own-format.ts'
import type { Format } from './reading/format.ts'
import { asv } from './tools/asv.ts'
import { autocannon } from './tools/autocannon.ts'
import { benchee } from './tools/benchee.ts'
import { benchmarkIps } from './tools/benchmark-ips.ts'
import { benchmarkJs } from './tools/benchmark-js.ts'
import { benchmarkDotNet } from './tools/benchmarkdotnet.ts'
import { bmf } from './tools/bmf.ts'
import { cargoBench } from './tools/cargo-bench.ts'
import { catch2 } from './tools/catch2.ts'
import { criterion } from './tools/criterion.ts'
import { customBiggerIsBetter, customSmallerIsBetter } from './tools/custom.ts'
import { dart } from './tools/dart.ts'
import { deno } from './tools/deno.ts'
import { divan } from './tools/divan.ts'
import { goFormat } from './tools/go/go.ts'
import { googleBenchmark } from './tools/google-benchmark.ts'
import { gungraun } from './tools/gungraun.ts'
import { hyperfine } from './tools/hyperfine.ts'
import { jmh } from './tools/jmh.ts'
import { julia } from './tools/julia.ts'
import { k6 } from './tools/k6.ts'
import { luau } from './tools/luau.ts'
import { mitata } from './tools/mitata.ts'
import { nanobench } from './tools/nanobench.ts'
import { phpbench } from './tools/phpbench.ts'
import { pyperf } from './tools/pyperf.ts'
import { pytestBenchmark } from './tools/pytest-benchmark.ts'
import { tinybench } from './tools/tinybench.ts'
import { vitestBench } from './tools/vitest-bench.ts'

/** Go's is tried last, as its lines may be among those of any other tool. */
export const formats: readonly Format[] = [
  ...[cargoBench, criterion, divan, gungraun],
  ...[pytestBenchmark, pyperf, asv],
  ...[googleBenchmark, catch2, nanobench],
  ...[jmh, benchmarkDotNet],
  ...[tinybench, vitestBench, mitata, benchmarkJs, deno],
  ...[benchmarkIps, phpbench, benchee, julia, dart, luau],
  ...[hyperfine, k6, autocannon],
  ...[bmf, customSmallerIsBetter, customBiggerIsBetter],
  goFormat,
]

/** The value of the input `format` that leaves the format to be recognised. */
export const anyFormat = 'auto'

export const formatNames: readonly string[] = formats.map(({ name }) => name)

/** Returns true if a format has this name, or this text describes one. Throws Misconfigured for a wrong description. */
export function isFormat(name: string): boolean {
  return formatNames.includes(name) || (describesFormat(name) && parseOwnFormat(name) !== null)
}

/**
 * Returns the format with this name, or that this text describes; null for `auto`. `matcherFor` matches the lines of a format
 * that is described. Throws Misconfigured for a wrong description.
 */
export function formatNamed(name: string, matcherFor: MatcherFor): Format | null {
  if (describesFormat(name)) return ownFormat(parseOwnFormat(name), matcherFor)
  return formats.find(format => format.name === name) ?? null
}
