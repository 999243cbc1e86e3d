// Reads what `deno bench --json` prints.

import { hasPath, outlines } from '../json/json-outline.ts'
import { readJson } from '../json/json-text.ts'
import { listAt, numberAt, textAt, valueAt } from '../json/json-value.ts'
import { fileNames } from '../reading/file-names.ts'
import { type Format, Unreadable } from '../reading/format.ts'
import type { Readings } from '../reading/readings.ts'
import { scaleDecimal } from '../reading/values.ts'

/** A name begins with the file and the group: `bench/url_bench.ts > parsing > short`. */
export const deno: Format = {
  name: 'deno',
  claims: beginning =>
    outlines(beginning).some(
      paths => hasPath(paths, 'benches', '[]', 'origin') && hasPath(paths, 'benches', '[]', 'baseline'),
    ),
  open: folder =>
    readJson(
      'deno',
      'an object with the list "benches", as deno bench --json prints it',
      (value, readings) => {
        const benches = listAt(value, 'benches')
        const originOf = (bench: unknown) => pathOf(textAt(bench, 'origin') ?? '')
        const named = fileNames([...new Set((benches ?? []).map(originOf))], folder)
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
function addBench(file: string, bench: unknown, readings: Readings): void {
  const parts = [file, textAt(bench, 'group'), textAt(bench, 'name')]
  const name = parts.filter(part => part !== null && part !== '').join(' > ')
  for (const result of listAt(bench, 'results') ?? []) {
    const mean = numberAt(result, 'ok', 'avg')
    const samples = numberAt(result, 'ok', 'n')
    if (valueAt(result, 'failed') !== undefined)
      readings.failBenchmark(name, textAt(result, 'failed', 'exceptionMessage') ?? 'it failed')
    else if (mean === null) throw new Unreadable(`The benchmark ${name} has no "avg".`)
    else readings.add(name, 'sec/op', scaleDecimal(mean, -9), { samples })
  }
}
