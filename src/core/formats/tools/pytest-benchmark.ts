// Reads what pytest-benchmark writes with `--benchmark-json`.
import { type BenchmarkFormat, NotInFormatError } from '../reading/format.ts'
import {
  createJsonFormat,
  createJsonFormatClaim,
  createJsonListItemsAdder,
  jsonNumberAtPath,
  jsonStringAtPath,
} from '../reading/json.ts'
import type { ParsedOutputBuilder } from '../reading/readings.ts'

/** A name is the whole node id, with the parameters in brackets: `test_a.py::test_copy[64]`. */
export const pytestBenchmarkFormat: BenchmarkFormat = {
  ...createJsonFormat(
    'pytest-benchmark',
    'an object with the list "benchmarks", as --benchmark-json writes it',
    createJsonFormatClaim(has => has('machine_info') && has('commit_info')),
    createJsonListItemsAdder(['benchmarks'], take),
  ),
  /** The test alone: -k compares each part of a node id by itself. */
  namesInFilters: name => [name.replace(/^[^[]*::/, '')],
}

function take(benchmark: unknown, readings: ParsedOutputBuilder): boolean {
  const name = jsonStringAtPath(benchmark, 'fullname') ?? jsonStringAtPath(benchmark, 'name')
  const median = jsonNumberAtPath(benchmark, 'stats', 'median')
  if (name === null || median === null)
    throw new NotInFormatError(
      `A benchmark${name === null ? '' : ` (${name})`} has no "fullname" or no "stats.median".`,
    )
  const samples = jsonNumberAtPath(benchmark, 'stats', 'rounds')
  const iterations = (samples ?? 0) * (jsonNumberAtPath(benchmark, 'stats', 'iterations') ?? 0)
  readings.add(name, 'sec/op', median, { iterations, samples })
  const timer = jsonStringAtPath(benchmark, 'options', 'timer') ?? ''
  if (wallClocks.has(timer)) readings.claim(iterations * (jsonNumberAtPath(benchmark, 'stats', 'mean') ?? 0))
  return true
}

/** Timers of wall-clock time. Others may count something else, or the time of several threads. */
const wallClocks = new Set(['perf_counter', 'monotonic', 'time'])
