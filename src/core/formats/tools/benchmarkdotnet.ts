// BenchmarkDotNet's JSON exporters (`--exporters json`), the full one and the brief one.
import { type BenchmarkFormat, NotInFormatError } from '../reading/format.ts'
import {
  createJsonFormat,
  createJsonFormatClaim,
  jsonListAtPath,
  jsonNumberAtPath,
  jsonNumbersAtPath,
  jsonStringAtPath,
  jsonValueAtPath,
} from '../reading/json.ts'
import type { ParsedOutputBuilder } from '../reading/readings.ts'
import { multiplyFloatByPowerOfTen } from '../reading/values.ts'

/** A name is the full name with the parameters, followed by the job where there are several. */
export const benchmarkDotNetFormat: BenchmarkFormat = createJsonFormat(
  'benchmarkdotnet',
  'an object with the list "Benchmarks", as --exporters json writes it',
  createJsonFormatClaim(
    has =>
      has('HostEnvironmentInfo', 'BenchmarkDotNetVersion') ||
      (has('HostEnvironmentInfo') && has('Benchmarks', '[]', 'Method')),
  ),
  (value, readings) => {
    const benchmarks = jsonListAtPath(value, 'Benchmarks') ?? []
    const jobs = new Set(benchmarks.map(jobOf))
    for (const benchmark of benchmarks)
      addBenchmark(nameOf(benchmark) + (jobs.size > 1 ? ` (${jobOf(benchmark)})` : ''), benchmark, readings)
    return jsonValueAtPath(value, 'Benchmarks') !== undefined
  },
)

/** Old versions have the name in parts; a class without a namespace lacks that part. */
function nameOf(benchmark: unknown): string {
  const whole = jsonStringAtPath(benchmark, 'FullName')
  if (whole !== null) return whole
  const method = jsonStringAtPath(benchmark, 'Method')
  if (method === null) throw new NotInFormatError('A benchmark has neither "FullName" nor "Method".')
  const parts = [jsonStringAtPath(benchmark, 'Namespace'), jsonStringAtPath(benchmark, 'Type'), method]
  const parameters = jsonStringAtPath(benchmark, 'Parameters')
  return parts.filter(Boolean).join('.') + (parameters ? `(${parameters})` : '')
}

/**
 * `Copying.Clone: Job-ISNCHE(Runtime=.NET 8.0) [Size=64]`: the part between the method and its parameters. A job may
 * also be called `.NET 8.0`.
 */
function jobOf(benchmark: unknown): string {
  const [, job = ''] = /^.*?: (.+?)(?:\(| \[|$)/s.exec(jsonStringAtPath(benchmark, 'DisplayInfo') ?? '') ?? []
  return job
}

/** Times are in nanoseconds. A benchmark without statistics had no successful run. */
function addBenchmark(name: string, benchmark: unknown, readings: ParsedOutputBuilder): void {
  const median = jsonNumberAtPath(benchmark, 'Statistics', 'Median')
  if (median === null) {
    readings.failBenchmark(name, 'it has no statistics, so it could not be run')
    return
  }
  const samples =
    jsonNumberAtPath(benchmark, 'Statistics', 'N') ??
    jsonNumbersAtPath(benchmark, 'Statistics', 'OriginalValues')?.length
  readings.add(name, 'sec/op', multiplyFloatByPowerOfTen(median, -9), {
    iterations: iterationsOf(benchmark),
    samples,
  })
  const allocated = jsonNumberAtPath(benchmark, 'Memory', 'BytesAllocatedPerOperation')
  if (allocated !== null) readings.add(name, 'B/op', allocated)
}

function iterationsOf(benchmark: unknown): number {
  const results = (jsonListAtPath(benchmark, 'Measurements') ?? []).filter(
    one =>
      jsonStringAtPath(one, 'IterationMode') === 'Workload' &&
      jsonStringAtPath(one, 'IterationStage') === 'Result',
  )
  return results.reduce<number>((sum, one) => sum + (jsonNumberAtPath(one, 'Operations') ?? 0), 0)
}
