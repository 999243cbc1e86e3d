// Reads what pytest-benchmark writes with `--benchmark-json`.

import { hasPath, outlines } from '../json/json-outline.ts'
import { isEmptyList, readJson } from '../json/json-text.ts'
import { numberAt, textAt, valueAt } from '../json/json-value.ts'
import type { Format } from '../reading/format.ts'
import { Unreadable } from '../reading/format.ts'
import type { Readings } from '../reading/readings.ts'

/** A name is the whole node id, with the parameters in brackets: `test_a.py::test_copy[64]`. */
export const pytestBenchmark: Format = {
  name: 'pytest-benchmark',
  claims: beginning =>
    outlines(beginning).some(paths => hasPath(paths, 'machine_info') && hasPath(paths, 'commit_info')),
  open: () =>
    readJson(
      'pytest-benchmark',
      'an object with the list "benchmarks", as --benchmark-json writes it',
      value => isEmptyList(valueAt(value, 'benchmarks')),
      { path: ['benchmarks'], kind: 'list', take },
    ),
  /** The test alone: -k compares each part of a node id by itself. */
  namesInFilters: name => [name.replace(/^[^[]*::/, '')],
}

function take(benchmark: unknown, readings: Readings): boolean {
  const name = textAt(benchmark, 'fullname') ?? textAt(benchmark, 'name')
  const median = numberAt(benchmark, 'stats', 'median')
  if (name === null || median === null)
    throw new Unreadable(
      `A benchmark${name === null ? '' : ` (${name})`} has no "fullname" or no "stats.median".`,
    )
  const samples = numberAt(benchmark, 'stats', 'rounds')
  const iterations = (samples ?? 0) * (numberAt(benchmark, 'stats', 'iterations') ?? 0)
  readings.add(name, 'sec/op', median, { iterations, samples })
  const timer = textAt(benchmark, 'options', 'timer') ?? ''
  if (wallClocks.has(timer)) readings.claim(iterations * (numberAt(benchmark, 'stats', 'mean') ?? 0))
  return true
}

/** Timers of wall-clock time. Others may count something else, or the time of several threads. */
const wallClocks = new Set(['perf_counter', 'monotonic', 'time'])
