// Reads what vitest writes of benchmarks: until version 4 with `--outputJson`, before 1.6 and from 5 on with `--reporter=json`.
import { createJsonFormatClaim } from '../json/json-outline.ts'
import { createJsonReader } from '../json/json-text.ts'
import {
  jsonEntriesAt,
  jsonListAt,
  jsonNumberAt,
  jsonNumbersAt,
  jsonTextAt,
  jsonValueAt,
} from '../json/json-value.ts'
import { createFilePathShortener } from '../reading/file-names.ts'
import type { BenchmarkFormat } from '../reading/format.ts'
import type { ParsedOutputBuilder } from '../reading/readings.ts'
import { multiplyFloatByPowerOfTen } from '../reading/values.ts'

/** A name begins with the file and the groups: `test/a.bench.ts > copying > slice`. */
export const vitestBenchFormat: BenchmarkFormat = {
  name: 'vitest-bench',
  claims: createJsonFormatClaim(
    (has, beginning, paths) =>
      (has('files', '[]', 'filepath') && has('files', '[]', 'groups')) ||
      // Without benchmarks it is a report of tests.
      (has('testResults', '[]', 'assertionResults') && /"benchmarks"\s*:/.test(beginning)) ||
      paths.some(path => path.length === 4 && path[0] === 'testResults' && path[3] === 'rme'),
  ),
  open: folder =>
    createJsonReader(
      'vitest-bench',
      'what vitest writes with --outputJson or --reporter=json',
      (value, readings) => {
        const [files, results] = [jsonListAt(value, 'files'), jsonListAt(value, 'testResults')]
        for (const file of files ?? [])
          for (const group of jsonListAt(file, 'groups') ?? []) addGroup(group, readings)
        const pathOf = (file: unknown) => jsonTextAt(file, 'name') ?? ''
        const named = createFilePathShortener((results ?? []).map(pathOf), folder)
        for (const file of results ?? []) addFile(named(pathOf(file)), file, readings)
        const suites = jsonEntriesAt(value, 'testResults')
        for (const [suite, benchmarks] of suites ?? [])
          addSuite(suite, jsonListAt(benchmarks) ?? [], readings)
        return files !== null || results !== null || suites !== null
      },
    ),
  /** Vitest's filters match the name without the file, with spaces between groups; a ` > ` may be in the name of one. */
  namesInFilters: name => {
    const [, first = '', ...others] = name.split(' > ')
    if (others.length > mostJoined) return [[first, ...others].join(' ')]
    return others.reduce<readonly string[]>(
      (all, part) => all.flatMap(one => [`${one} ${part}`, `${one} > ${part}`]),
      [first],
    )
  },
}

/** Each more doubles the names. */
const mostJoined = 3

/** Returns a group of version 4. A benchmark that threw has a name and no numbers. */
function addGroup(group: unknown, readings: ParsedOutputBuilder): void {
  for (const benchmark of jsonListAt(group, 'benchmarks') ?? []) {
    const name = `${jsonTextAt(group, 'fullName')} > ${jsonTextAt(benchmark, 'name')}`
    const median = jsonNumberAt(benchmark, 'median') ?? jsonNumberAt(benchmark, 'mean')
    if (median === null) readings.failBenchmark(name, 'it has no result, so it threw an error')
    else add(name, median, jsonNumberAt(benchmark, 'sampleCount'), readings)
  }
}

/**
 * Adds a suite of a version before 1.6; suites of one name are joined over all files, and "" holds benchmarks outside any. A
 * benchmark that threw has a name and no numbers. Samples are only written to files.
 */
function addSuite(suite: string, benchmarks: readonly unknown[], found: ParsedOutputBuilder): void {
  for (const benchmark of benchmarks) {
    const name = `${suite === '' ? '' : `${suite} > `}${jsonTextAt(benchmark, 'name')}`
    const [samples, mean] = [jsonNumbersAt(benchmark, 'samples') ?? [], jsonNumberAt(benchmark, 'mean')]
    const seconds = samples.map(sample => multiplyFloatByPowerOfTen(sample, -3))
    if (mean === null) found.failBenchmark(name, 'it has no result, so it threw an error')
    else if (samples.length > 0) found.addSamples(name, 'sec/op', seconds, 1)
    else add(name, mean, null, found)
  }
}

function addFile(path: string, file: unknown, found: ParsedOutputBuilder): void {
  if (jsonTextAt(file, 'status') === 'failed' && jsonListAt(file, 'assertionResults')?.length === 0)
    found.fail(`${path}: ${jsonTextAt(file, 'message')}`)
  for (const test of jsonListAt(file, 'assertionResults') ?? []) {
    if (jsonTextAt(test, 'status') === 'failed') found.failBenchmark(nameIn(path, test), messageOf(test))
    for (const benchmark of jsonListAt(test, 'benchmarks') ?? [])
      for (const task of jsonListAt(benchmark, 'tasks') ?? []) {
        const median = jsonNumberAt(task, 'latency', 'p50')
        // Stored results of an earlier run were not measured in this one.
        if (median === null || jsonValueAt(task, 'fromStore') === true) continue
        const name = `${path} > ${jsonTextAt(benchmark, 'name')} > ${jsonTextAt(task, 'name')}`
        add(name, median, jsonNumberAt(task, 'latency', 'samplesCount'), found)
      }
  }
}

/** Returns the name of a test, with which the names of its benchmarks begin. */
function nameIn(path: string, test: unknown): string {
  const groups = (jsonListAt(test, 'ancestorTitles') ?? []).map(one => jsonTextAt(one) ?? '')
  return [path, ...groups, jsonTextAt(test, 'title') ?? jsonTextAt(test, 'fullName') ?? ''].join(' > ')
}

/** Returns what a test failed with, without the stack. */
function messageOf(test: unknown): string {
  return jsonTextAt(jsonListAt(test, 'failureMessages')?.[0])?.split('\n', 1)[0] || 'failed'
}

/** Times are in milliseconds. */
function add(name: string, median: number, samples: number | null, found: ParsedOutputBuilder): void {
  found.add(name, 'sec/op', multiplyFloatByPowerOfTen(median, -3), { iterations: samples, samples })
}
