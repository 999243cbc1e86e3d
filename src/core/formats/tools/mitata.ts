// Reads what mitata prints with `run({ format: 'json' })`, or before version 1 with `run({ json: true })`.
import { type BenchmarkFormat, NotInFormatError } from '../reading/format.ts'
import {
  createJsonFormat,
  createJsonFormatClaim,
  type JsonPathExistsPredicate,
  jsonEntriesAtPath,
  jsonListAtPath,
  jsonNumberAtPath,
  jsonNumbersAtPath,
  jsonStringAtPath,
  jsonValueAtPath,
  stringifyForName,
} from '../reading/json.ts'
import type { ParsedOutputBuilder } from '../reading/readings.ts'
import { multiplyFloatByPowerOfTen } from '../reading/values.ts'

/** A name begins with its group, if it has one, and has the arguments in it: `copying > slice(64)`. */
export const mitataFormat: BenchmarkFormat = createJsonFormat(
  'mitata',
  'an object with the list "benchmarks", as run({ format: \'json\' }) prints it',
  createJsonFormatClaim(isMitata),
  (value, readings) => {
    const benchmarks = jsonListAtPath(value, 'benchmarks')
    const groups = (jsonListAtPath(value, 'layout') ?? []).map(group => jsonStringAtPath(group, 'name'))
    for (const benchmark of benchmarks ?? []) {
      const group = groupOf(benchmark, groups)
      // Before version 1 a benchmark had no list of runs: it was its own run.
      for (const run of jsonListAtPath(benchmark, 'runs') ?? [benchmark])
        addRun(
          group === null ? nameOf(benchmark, run) : `${group} > ${nameOf(benchmark, run)}`,
          run,
          readings,
        )
    }
    return benchmarks !== null
  },
)

/**
 * Before 1.0.12 there was no layout. pyperf has runs too; and the alias of a benchmark with arguments comes after its
 * runs, which may be long.
 */
function isMitata(has: JsonPathExistsPredicate, beginning: string): boolean {
  const hasAll = (...keys: readonly string[]) => keys.every(key => has('benchmarks', '[]', key))
  return (
    (has('layout') && has('benchmarks')) ||
    (hasAll('runs') && /"runs"\s*:\s*\[\s*\{\s*"(?:stats|error)"\s*:/.test(beginning)) ||
    hasAll('warmup', 'baseline', 'async')
  )
}

/** By its index in the layout, or before version 1 by its name; mitata makes up names for unnamed groups. */
function groupOf(benchmark: unknown, groups: readonly (string | null)[]): string | null {
  const name = jsonStringAtPath(benchmark, 'group')
  if (name !== null) return name.startsWith('$mitata_group') ? null : name
  return groups[jsonNumberAtPath(benchmark, 'group') ?? -1] ?? null
}

/** Arguments are in the name where it asks for them with `$`; otherwise they are put after it. */
function nameOf(benchmark: unknown, run: unknown): string {
  const name = jsonStringAtPath(run, 'name') ?? jsonStringAtPath(benchmark, 'alias') ?? ''
  const missing = (jsonEntriesAtPath(run, 'args') ?? []).filter(
    ([key]) => !jsonStringAtPath(benchmark, 'alias')?.includes(`$${key}`),
  )
  return name + missing.map(([key, value]) => `/${key}=${stringifyForName(value)}`).join('')
}

/** Times are in nanoseconds. */
function addRun(name: string, run: unknown, readings: ParsedOutputBuilder): void {
  const error = jsonValueAtPath(run, 'error')
  if (error !== undefined) {
    readings.failBenchmark(name, jsonStringAtPath(error, 'message') ?? stringifyForName(error))
    return
  }
  const median = jsonNumberAtPath(run, 'stats', 'p50') ?? jsonNumberAtPath(run, 'stats', 'avg')
  if (median === null) throw new NotInFormatError(`The benchmark ${name} has no "stats.p50".`)
  const samples = jsonNumbersAtPath(run, 'stats', 'samples')?.length
  readings.add(name, 'sec/op', multiplyFloatByPowerOfTen(median, -9), {
    iterations: jsonNumberAtPath(run, 'stats', 'ticks'),
    samples,
  })
}
