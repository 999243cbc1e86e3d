// What vitest writes of benchmarks: until version 4 with `--outputJson`, and from version 5 on with `--reporter=json`.
import { scale } from './decimal.ts'
import type { Format } from './format.ts'
import type { Found } from './found.ts'
import { hasPath, outline } from './json-outline.ts'
import { readJson } from './json-text.ts'
import { at, listAt, numberAt, textAt } from './json-value.ts'

/** A name begins with the file and the groups: `test/a.bench.ts > copying > slice`. */
export const vitestBench: Format = {
  name: 'vitest-bench',
  claims: beginning => {
    const paths = outline(beginning)
    return (
      (hasPath(paths, 'files', '[]', 'filepath') && hasPath(paths, 'files', '[]', 'groups')) ||
      // Without benchmarks it is a report of tests.
      (hasPath(paths, 'testResults', '[]', 'assertionResults') && /"benchmarks"\s*:/.test(beginning))
    )
  },
  open: () =>
    readJson('vitest-bench', 'what vitest writes with --outputJson or --reporter=json', (value, found) => {
      const [files, results] = [listAt(value, 'files'), listAt(value, 'testResults')]
      for (const file of files ?? []) for (const group of listAt(file, 'groups') ?? []) addGroup(group, found)
      for (const file of results ?? []) addFile(file, found)
      return files !== null || results !== null
    }),
}

/** A group of version 4. What threw has a name and no numbers. */
function addGroup(group: unknown, found: Found): void {
  for (const benchmark of listAt(group, 'benchmarks') ?? []) {
    const name = `${textAt(group, 'fullName')} > ${textAt(benchmark, 'name')}`
    const median = numberAt(benchmark, 'median') ?? numberAt(benchmark, 'mean')
    if (median === null) found.fail(`${name}: it has no result, so it threw an error`)
    else add(name, median, numberAt(benchmark, 'sampleCount'), found)
  }
}

/** A file of version 5, whose path is the machine's own: only its last part is the same on both sides. */
function addFile(file: unknown, found: Found): void {
  const path = (textAt(file, 'name') ?? '').replace(/^.*[\\/]/s, '')
  if (textAt(file, 'status') === 'failed' && listAt(file, 'assertionResults')?.length === 0)
    found.fail(`${path}: ${textAt(file, 'message')}`)
  for (const test of listAt(file, 'assertionResults') ?? []) {
    if (textAt(test, 'status') === 'failed')
      found.fail(
        `${path} > ${textAt(test, 'fullName')}: ${textAt(listAt(test, 'failureMessages')?.[0]) ?? 'failed'}`,
      )
    for (const benchmark of listAt(test, 'benchmarks') ?? [])
      for (const task of listAt(benchmark, 'tasks') ?? []) {
        const median = numberAt(task, 'latency', 'p50')
        // What was stored by an earlier run has not been measured.
        if (median === null || at(task, 'fromStore') === true) continue
        const name = `${path} > ${textAt(benchmark, 'name')} > ${textAt(task, 'name')}`
        add(name, median, numberAt(task, 'latency', 'samplesCount'), found)
      }
  }
}

/** Times are in milliseconds. */
function add(name: string, median: number, samples: number | null, found: Found): void {
  found.add(name, 'sec/op', scale(median, -3), { iterations: samples, samples })
}
