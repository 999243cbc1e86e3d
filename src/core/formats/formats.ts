// The benchmark formats that can be read, in the order in which they are tried on a text.
import {
  type CreateOutputLineMatcher,
  createCustomFormat,
  isCustomFormatDescriptionText,
  parseCustomFormatDescription,
} from './own/custom-format.ts'
import type { BenchmarkFormat } from './reading/format.ts'
import { asvFormat } from './tools/asv.ts'
import { autocannonFormat } from './tools/autocannon.ts'
import { bencheeFormat } from './tools/benchee.ts'
import { benchmarkIpsFormat } from './tools/benchmark-ips.ts'
import { benchmarkJsFormat } from './tools/benchmark-js.ts'
import { benchmarkDotNetFormat } from './tools/benchmarkdotnet.ts'
import { bmfFormat } from './tools/bmf.ts'
import { cargoBenchFormat } from './tools/cargo-bench.ts'
import { catch2Format } from './tools/catch2.ts'
import { criterionFormat } from './tools/criterion.ts'
import { customBiggerIsBetterFormat, customSmallerIsBetterFormat } from './tools/custom.ts'
import { dartFormat } from './tools/dart.ts'
import { denoFormat } from './tools/deno.ts'
import { divanFormat } from './tools/divan.ts'
import { goFormat } from './tools/go/go.ts'
import { googleBenchmarkFormat } from './tools/google-benchmark.ts'
import { gungraunFormat } from './tools/gungraun.ts'
import { hyperfineFormat } from './tools/hyperfine.ts'
import { jmhFormat } from './tools/jmh.ts'
import { juliaFormat } from './tools/julia.ts'
import { k6Format } from './tools/k6.ts'
import { luauFormat } from './tools/luau.ts'
import { mitataFormat } from './tools/mitata.ts'
import { nanobenchFormat } from './tools/nanobench.ts'
import { phpbenchFormat } from './tools/phpbench.ts'
import { pyperfFormat } from './tools/pyperf.ts'
import { pytestBenchmarkFormat } from './tools/pytest-benchmark.ts'
import { tinybenchFormat } from './tools/tinybench.ts'
import { vitestBenchFormat } from './tools/vitest-bench.ts'

/** Go's is tried last, as its lines may be among those of any other tool. */
export const supportedFormats: readonly BenchmarkFormat[] = [
  ...[cargoBenchFormat, criterionFormat, divanFormat, gungraunFormat],
  ...[pytestBenchmarkFormat, pyperfFormat, asvFormat],
  ...[googleBenchmarkFormat, catch2Format, nanobenchFormat],
  ...[jmhFormat, benchmarkDotNetFormat],
  ...[tinybenchFormat, vitestBenchFormat, mitataFormat, benchmarkJsFormat, denoFormat],
  ...[benchmarkIpsFormat, phpbenchFormat, bencheeFormat, juliaFormat, dartFormat, luauFormat],
  ...[hyperfineFormat, k6Format, autocannonFormat],
  ...[bmfFormat, customSmallerIsBetterFormat, customBiggerIsBetterFormat],
  goFormat,
]

export const automaticFormatValue = 'auto'

export const formatNames: readonly string[] = supportedFormats.map(({ name }) => name)

/** Returns true if a format has this name, or this text describes one. Throws MisconfiguredError for a wrong description. */
export function isFormatNameOrDescription(name: string): boolean {
  return (
    formatNames.includes(name) ||
    (isCustomFormatDescriptionText(name) && parseCustomFormatDescription(name) !== null)
  )
}

/**
 * Returns the format with this name, or that this text describes; null for `auto`. `matcherFor` matches the lines of a format
 * that is described. Throws MisconfiguredError for a wrong description.
 */
export function formatByNameOrDescription(
  name: string,
  matcherFor: CreateOutputLineMatcher,
): BenchmarkFormat | null {
  if (isCustomFormatDescriptionText(name))
    return createCustomFormat(parseCustomFormatDescription(name), matcherFor)
  return supportedFormats.find(format => format.name === name) ?? null
}
