// BenchmarkDotNet's JSON exporters (`--exporters json`), the full one and the brief one.

import { hasPath, outlines } from '../json/json-outline.ts'
import { readJson } from '../json/json-text.ts'
import { listAt, numberAt, numbersAt, textAt, valueAt } from '../json/json-value.ts'
import { type Format, Unreadable } from '../reading/format.ts'
import type { Readings } from '../reading/readings.ts'
import { scaleDecimal } from '../reading/values.ts'

/** A name is the full name with the parameters, followed by the job where there are several. */
export const benchmarkDotNet: Format = {
  name: 'benchmarkdotnet',
  claims: beginning =>
    outlines(beginning).some(
      paths =>
        hasPath(paths, 'HostEnvironmentInfo', 'BenchmarkDotNetVersion') ||
        (hasPath(paths, 'HostEnvironmentInfo') && hasPath(paths, 'Benchmarks', '[]', 'Method')),
    ),
  open: () =>
    readJson(
      'benchmarkdotnet',
      'an object with the list "Benchmarks", as --exporters json writes it',
      (value, readings) => {
        const benchmarks = listAt(value, 'Benchmarks') ?? []
        const jobs = new Set(benchmarks.map(jobOf))
        for (const benchmark of benchmarks)
          addBenchmark(
            nameOf(benchmark) + (jobs.size > 1 ? ` (${jobOf(benchmark)})` : ''),
            benchmark,
            readings,
          )
        return valueAt(value, 'Benchmarks') !== undefined
      },
    ),
}

/** Old versions have the name in parts; a class without a namespace lacks that part. */
function nameOf(benchmark: unknown): string {
  const whole = textAt(benchmark, 'FullName')
  if (whole !== null) return whole
  const method = textAt(benchmark, 'Method')
  if (method === null) throw new Unreadable('A benchmark has neither "FullName" nor "Method".')
  const parts = [textAt(benchmark, 'Namespace'), textAt(benchmark, 'Type'), method]
  const parameters = textAt(benchmark, 'Parameters')
  return parts.filter(Boolean).join('.') + (parameters ? `(${parameters})` : '')
}

/**
 * `Copying.Clone: Job-ISNCHE(Runtime=.NET 8.0) [Size=64]`: the part between the method and its parameters. A job may
 * also be called `.NET 8.0`.
 */
function jobOf(benchmark: unknown): string {
  const [, job = ''] = /^.*?: (.+?)(?:\(| \[|$)/s.exec(textAt(benchmark, 'DisplayInfo') ?? '') ?? []
  return job
}

/** Times are in nanoseconds. A benchmark without statistics had no successful run. */
function addBenchmark(name: string, benchmark: unknown, readings: Readings): void {
  const median = numberAt(benchmark, 'Statistics', 'Median')
  if (median === null) {
    readings.failBenchmark(name, 'it has no statistics, so it could not be run')
    return
  }
  const samples =
    numberAt(benchmark, 'Statistics', 'N') ?? numbersAt(benchmark, 'Statistics', 'OriginalValues')?.length
  readings.add(name, 'sec/op', scaleDecimal(median, -9), { iterations: iterationsOf(benchmark), samples })
  const allocated = numberAt(benchmark, 'Memory', 'BytesAllocatedPerOperation')
  if (allocated !== null) readings.add(name, 'B/op', allocated)
}

function iterationsOf(benchmark: unknown): number {
  const results = (listAt(benchmark, 'Measurements') ?? []).filter(
    one => textAt(one, 'IterationMode') === 'Workload' && textAt(one, 'IterationStage') === 'Result',
  )
  return results.reduce<number>((sum, one) => sum + (numberAt(one, 'Operations') ?? 0), 0)
}
