// Reads what vitest writes of benchmarks: until version 4 with `--outputJson`, before 1.6 and from 5 on with `--reporter=json`.

import { hasPath, outlines } from '../json/json-outline.ts'
import { readJson } from '../json/json-text.ts'
import { entriesAt, listAt, numberAt, numbersAt, textAt, valueAt } from '../json/json-value.ts'
import { fileNames } from '../reading/file-names.ts'
import type { Format } from '../reading/format.ts'
import type { Readings } from '../reading/readings.ts'
import { scaleDecimal } from '../reading/values.ts'

/** A name begins with the file and the groups: `test/a.bench.ts > copying > slice`. */
export const vitestBench: Format = {
  name: 'vitest-bench',
  claims: beginning =>
    outlines(beginning).some(
      paths =>
        (hasPath(paths, 'files', '[]', 'filepath') && hasPath(paths, 'files', '[]', 'groups')) ||
        // Without benchmarks it is a report of tests.
        (hasPath(paths, 'testResults', '[]', 'assertionResults') && /"benchmarks"\s*:/.test(beginning)) ||
        paths.some(path => path.length === 4 && path[0] === 'testResults' && path[3] === 'rme'),
    ),
  open: folder =>
    readJson('vitest-bench', 'what vitest writes with --outputJson or --reporter=json', (value, readings) => {
      const [files, results] = [listAt(value, 'files'), listAt(value, 'testResults')]
      for (const file of files ?? [])
        for (const group of listAt(file, 'groups') ?? []) addGroup(group, readings)
      const pathOf = (file: unknown) => textAt(file, 'name') ?? ''
      const named = fileNames((results ?? []).map(pathOf), folder)
      for (const file of results ?? []) addFile(named(pathOf(file)), file, readings)
      const suites = entriesAt(value, 'testResults')
      for (const [suite, benchmarks] of suites ?? []) addSuite(suite, listAt(benchmarks) ?? [], readings)
      return files !== null || results !== null || suites !== null
    }),
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
function addGroup(group: unknown, readings: Readings): void {
  for (const benchmark of listAt(group, 'benchmarks') ?? []) {
    const name = `${textAt(group, 'fullName')} > ${textAt(benchmark, 'name')}`
    const median = numberAt(benchmark, 'median') ?? numberAt(benchmark, 'mean')
    if (median === null) readings.failBenchmark(name, 'it has no result, so it threw an error')
    else add(name, median, numberAt(benchmark, 'sampleCount'), readings)
  }
}

/**
 * Adds a suite of a version before 1.6; suites of one name are joined over all files, and "" holds benchmarks outside any. A
 * benchmark that threw has a name and no numbers. Samples are only written to files.
 */
function addSuite(suite: string, benchmarks: readonly unknown[], found: Readings): void {
  for (const benchmark of benchmarks) {
    const name = `${suite === '' ? '' : `${suite} > `}${textAt(benchmark, 'name')}`
    const [samples, mean] = [numbersAt(benchmark, 'samples') ?? [], numberAt(benchmark, 'mean')]
    const seconds = samples.map(sample => scaleDecimal(sample, -3))
    if (mean === null) found.failBenchmark(name, 'it has no result, so it threw an error')
    else if (samples.length > 0) found.addSamples(name, 'sec/op', seconds, 1)
    else add(name, mean, null, found)
  }
}

function addFile(path: string, file: unknown, found: Readings): void {
  if (textAt(file, 'status') === 'failed' && listAt(file, 'assertionResults')?.length === 0)
    found.fail(`${path}: ${textAt(file, 'message')}`)
  for (const test of listAt(file, 'assertionResults') ?? []) {
    if (textAt(test, 'status') === 'failed') found.failBenchmark(nameIn(path, test), messageOf(test))
    for (const benchmark of listAt(test, 'benchmarks') ?? [])
      for (const task of listAt(benchmark, 'tasks') ?? []) {
        const median = numberAt(task, 'latency', 'p50')
        // Stored results of an earlier run were not measured in this one.
        if (median === null || valueAt(task, 'fromStore') === true) continue
        const name = `${path} > ${textAt(benchmark, 'name')} > ${textAt(task, 'name')}`
        add(name, median, numberAt(task, 'latency', 'samplesCount'), found)
      }
  }
}

/** Returns the name of a test, with which the names of its benchmarks begin. */
function nameIn(path: string, test: unknown): string {
  const groups = (listAt(test, 'ancestorTitles') ?? []).map(one => textAt(one) ?? '')
  return [path, ...groups, textAt(test, 'title') ?? textAt(test, 'fullName') ?? ''].join(' > ')
}

/** Returns what a test failed with, without the stack. */
function messageOf(test: unknown): string {
  return textAt(listAt(test, 'failureMessages')?.[0])?.split('\n', 1)[0] || 'failed'
}

/** Times are in milliseconds. */
function add(name: string, median: number, samples: number | null, found: Readings): void {
  found.add(name, 'sec/op', scaleDecimal(median, -3), { iterations: samples, samples })
}
