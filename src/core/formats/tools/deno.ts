// Reads what `deno bench --json` prints.
import { type BenchmarkFormat, NotInFormatError } from '../reading/format.ts'
import {
  createJsonFormat,
  createJsonFormatClaim,
  jsonListAtPath,
  jsonNumberAtPath,
  jsonStringAtPath,
  jsonValueAtPath,
} from '../reading/json.ts'
import type { ParsedOutputBuilder } from '../reading/readings.ts'
import { createFileNamerForBenchmarkNames, multiplyFloatByPowerOfTen } from '../reading/values.ts'

/** A name begins with the file and the group: `bench/url_bench.ts > parsing > short`. */
export const denoFormat: BenchmarkFormat = {
  ...createJsonFormat(
    'deno',
    'an object with the list "benches", as deno bench --json prints it',
    createJsonFormatClaim(has => has('benches', '[]', 'origin') && has('benches', '[]', 'baseline')),
    (value, readings, folder) => {
      const benches = jsonListAtPath(value, 'benches')
      const originOf = (bench: unknown) => pathOf(jsonStringAtPath(bench, 'origin') ?? '')
      const named = createFileNamerForBenchmarkNames([...new Set((benches ?? []).map(originOf))], folder)
      for (const bench of benches ?? []) addBench(named(originOf(bench)), bench, readings)
      return benches !== null
    },
  ),
  /** Deno's filter matches the name alone. */
  namesInFilters: name => [name.split(' > ').at(-1) ?? name],
}

/** The origin is a URL: `file:///home/me/my%20app/url_bench.ts`, on Windows `file:///C:/app/url_bench.ts`. */
function pathOf(origin: string): string {
  const [, path] = /^file:\/\/(?:\/(?=[A-Za-z]:))?(.*)$/s.exec(origin) ?? []
  if (path === undefined) return origin
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Deno writes nanoseconds, and of the middle only the mean. */
function addBench(file: string, bench: unknown, readings: ParsedOutputBuilder): void {
  const parts = [file, jsonStringAtPath(bench, 'group'), jsonStringAtPath(bench, 'name')]
  const name = parts.filter(part => part !== null && part !== '').join(' > ')
  for (const result of jsonListAtPath(bench, 'results') ?? []) {
    const mean = jsonNumberAtPath(result, 'ok', 'avg')
    const samples = jsonNumberAtPath(result, 'ok', 'n')
    if (jsonValueAtPath(result, 'failed') !== undefined)
      readings.failBenchmark(name, jsonStringAtPath(result, 'failed', 'exceptionMessage') ?? 'it failed')
    else if (mean === null) throw new NotInFormatError(`The benchmark ${name} has no "avg".`)
    else readings.add(name, 'sec/op', multiplyFloatByPowerOfTen(mean, -9), { samples })
  }
}
