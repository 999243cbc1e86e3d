// Reads what vitest writes of benchmarks: until version 4 with `--outputJson`, before 1.6 and from 5 on with `--reporter=json`.
import type { BenchmarkFormat } from '../reading/format.ts'
import {
  createJsonFormat,
  createJsonFormatClaim,
  jsonEntriesAtPath,
  jsonListAtPath,
  jsonNumberAtPath,
  jsonNumbersAtPath,
  jsonStringAtPath,
  jsonValueAtPath,
} from '../reading/json.ts'
import type { ParsedOutputBuilder } from '../reading/readings.ts'
import { createFileNamerForBenchmarkNames, multiplyFloatByPowerOfTen } from '../reading/values.ts'

/** A name begins with the file and the groups: `test/a.bench.ts > copying > slice`. */
export const vitestBenchFormat: BenchmarkFormat = {
  ...createJsonFormat(
    'vitest-bench',
    'what vitest writes with --outputJson or --reporter=json',
    createJsonFormatClaim(
      (has, beginning, paths) =>
        (has('files', '[]', 'filepath') && has('files', '[]', 'groups')) ||
        // Without benchmarks it is a report of tests.
        (has('testResults', '[]', 'assertionResults') && /"benchmarks"\s*:/.test(beginning)) ||
        paths.some(path => path.length === 4 && path[0] === 'testResults' && path[3] === 'rme'),
    ),
    (value, readings, folder) => {
      const [files, results] = [jsonListAtPath(value, 'files'), jsonListAtPath(value, 'testResults')]
      for (const file of files ?? [])
        for (const group of jsonListAtPath(file, 'groups') ?? []) addGroup(group, readings)
      const pathOf = (file: unknown) => jsonStringAtPath(file, 'name') ?? ''
      const named = createFileNamerForBenchmarkNames((results ?? []).map(pathOf), folder)
      for (const file of results ?? []) addFile(named(pathOf(file)), file, readings)
      const suites = jsonEntriesAtPath(value, 'testResults')
      for (const [suite, benchmarks] of suites ?? [])
        addSuite(suite, jsonListAtPath(benchmarks) ?? [], readings)
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
  for (const benchmark of jsonListAtPath(group, 'benchmarks') ?? []) {
    const name = `${jsonStringAtPath(group, 'fullName')} > ${jsonStringAtPath(benchmark, 'name')}`
    const median = jsonNumberAtPath(benchmark, 'median') ?? jsonNumberAtPath(benchmark, 'mean')
    if (median === null) readings.failBenchmark(name, 'it has no result, so it threw an error')
    else add(name, median, jsonNumberAtPath(benchmark, 'sampleCount'), readings)
  }
}

/**
 * Adds a suite of a version before 1.6; suites of one name are joined over all files, and "" holds benchmarks outside any. A
 * benchmark that threw has a name and no numbers. Samples are only written to files.
 */
function addSuite(suite: string, benchmarks: readonly unknown[], readings: ParsedOutputBuilder): void {
  for (const benchmark of benchmarks) {
    const name = `${suite === '' ? '' : `${suite} > `}${jsonStringAtPath(benchmark, 'name')}`
    const [samples, mean] = [
      jsonNumbersAtPath(benchmark, 'samples') ?? [],
      jsonNumberAtPath(benchmark, 'mean'),
    ]
    const seconds = samples.map(sample => multiplyFloatByPowerOfTen(sample, -3))
    if (mean === null) readings.failBenchmark(name, 'it has no result, so it threw an error')
    else if (samples.length > 0) readings.addSamples(name, 'sec/op', seconds, 1)
    else add(name, mean, null, readings)
  }
}

function addFile(path: string, file: unknown, readings: ParsedOutputBuilder): void {
  if (jsonStringAtPath(file, 'status') === 'failed' && jsonListAtPath(file, 'assertionResults')?.length === 0)
    readings.fail(`${path}: ${jsonStringAtPath(file, 'message')}`)
  for (const test of jsonListAtPath(file, 'assertionResults') ?? []) {
    if (jsonStringAtPath(test, 'status') === 'failed')
      readings.failBenchmark(nameIn(path, test), messageOf(test))
    for (const benchmark of jsonListAtPath(test, 'benchmarks') ?? [])
      for (const task of jsonListAtPath(benchmark, 'tasks') ?? []) {
        const median = jsonNumberAtPath(task, 'latency', 'p50')
        // Stored results of an earlier run were not measured in this one.
        if (median === null || jsonValueAtPath(task, 'fromStore') === true) continue
        const name = `${path} > ${jsonStringAtPath(benchmark, 'name')} > ${jsonStringAtPath(task, 'name')}`
        add(name, median, jsonNumberAtPath(task, 'latency', 'samplesCount'), readings)
      }
  }
}

/** Returns the name of a test, with which the names of its benchmarks begin. */
function nameIn(path: string, test: unknown): string {
  const groups = (jsonListAtPath(test, 'ancestorTitles') ?? []).map(one => jsonStringAtPath(one) ?? '')
  return [path, ...groups, jsonStringAtPath(test, 'title') ?? jsonStringAtPath(test, 'fullName') ?? ''].join(
    ' > ',
  )
}

/** Returns what a test failed with, without the stack. */
function messageOf(test: unknown): string {
  return jsonStringAtPath(jsonListAtPath(test, 'failureMessages')?.[0])?.split('\n', 1)[0] || 'failed'
}

/** Times are in milliseconds. */
function add(name: string, median: number, samples: number | null, readings: ParsedOutputBuilder): void {
  readings.add(name, 'sec/op', multiplyFloatByPowerOfTen(median, -3), { iterations: samples, samples })
}
