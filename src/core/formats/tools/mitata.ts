// Reads what mitata prints with `run({ format: 'json' })`, or before version 1 with `run({ json: true })`.

import { hasPath, outlines, type Path } from '../json/json-outline.ts'
import { readJson } from '../json/json-text.ts'
import { entriesAt, listAt, numberAt, numbersAt, stringify, textAt, valueAt } from '../json/json-value.ts'
import { type Format, Unreadable } from '../reading/format.ts'
import type { Readings } from '../reading/readings.ts'
import { scaleDecimal } from '../reading/values.ts'

/** A name begins with its group, if it has one, and has the arguments in it: `copying > slice(64)`. */
export const mitata: Format = {
  name: 'mitata',
  claims: beginning => outlines(beginning).some(paths => isMitata(paths, beginning)),
  open: () =>
    readJson(
      'mitata',
      'an object with the list "benchmarks", as run({ format: \'json\' }) prints it',
      (value, readings) => {
        const benchmarks = listAt(value, 'benchmarks')
        const groups = (listAt(value, 'layout') ?? []).map(group => textAt(group, 'name'))
        for (const benchmark of benchmarks ?? []) {
          const group = groupOf(benchmark, groups)
          // Before version 1 a benchmark had no list of runs: it was its own run.
          for (const run of listAt(benchmark, 'runs') ?? [benchmark])
            addRun(
              group === null ? nameOf(benchmark, run) : `${group} > ${nameOf(benchmark, run)}`,
              run,
              readings,
            )
        }
        return benchmarks !== null
      },
    ),
}

/**
 * Before 1.0.12 there was no layout. pyperf has runs too; and the alias of a benchmark with arguments comes after its
 * runs, which may be long.
 */
function isMitata(paths: readonly Path[], beginning: string): boolean {
  const hasAll = (...keys: readonly string[]) => keys.every(key => hasPath(paths, 'benchmarks', '[]', key))
  return (
    (hasPath(paths, 'layout') && hasPath(paths, 'benchmarks')) ||
    (hasAll('runs') && /"runs"\s*:\s*\[\s*\{\s*"(?:stats|error)"\s*:/.test(beginning)) ||
    hasAll('warmup', 'baseline', 'async')
  )
}

/** By its index in the layout, or before version 1 by its name; mitata makes up names for unnamed groups. */
function groupOf(benchmark: unknown, groups: readonly (string | null)[]): string | null {
  const name = textAt(benchmark, 'group')
  if (name !== null) return name.startsWith('$mitata_group') ? null : name
  return groups[numberAt(benchmark, 'group') ?? -1] ?? null
}

/** Arguments are in the name where it asks for them with `$`; otherwise they are put after it. */
function nameOf(benchmark: unknown, run: unknown): string {
  const name = textAt(run, 'name') ?? textAt(benchmark, 'alias') ?? ''
  const missing = (entriesAt(run, 'args') ?? []).filter(
    ([key]) => !textAt(benchmark, 'alias')?.includes(`$${key}`),
  )
  return name + missing.map(([key, value]) => `/${key}=${stringify(value)}`).join('')
}

/** Times are in nanoseconds. */
function addRun(name: string, run: unknown, readings: Readings): void {
  const error = valueAt(run, 'error')
  if (error !== undefined) {
    readings.failBenchmark(name, textAt(error, 'message') ?? stringify(error))
    return
  }
  const median = numberAt(run, 'stats', 'p50') ?? numberAt(run, 'stats', 'avg')
  if (median === null) throw new Unreadable(`The benchmark ${name} has no "stats.p50".`)
  const samples = numbersAt(run, 'stats', 'samples')?.length
  readings.add(name, 'sec/op', scaleDecimal(median, -9), {
    iterations: numberAt(run, 'stats', 'ticks'),
    samples,
  })
}
