// Reads the JSON that pyperf writes with `-o`.

import { hasPath, outlines } from '../json/json-outline.ts'
import { readJson } from '../json/json-text.ts'
import { listAt, numbersAt, textAt } from '../json/json-value.ts'
import type { Format } from '../reading/format.ts'
import { Unreadable } from '../reading/format.ts'
import type { Readings } from '../reading/readings.ts'

/** mitata has runs too, with other members; names come after the runs, which may be far from the beginning. */
const ofMitata = /"runs"\s*:\s*\[\s*\{\s*"(?:stats|error)"\s*:/

export const pyperf: Format = {
  name: 'pyperf',
  claims: beginning =>
    !ofMitata.test(beginning) &&
    outlines(beginning).some(
      paths => hasPath(paths, 'benchmarks', '[]', 'runs') && !hasPath(paths, 'benchmarks', '[]', 'alias'),
    ),
  open: () =>
    readJson(
      'pyperf',
      'an object with the list "benchmarks", as pyperf writes it with -o',
      (value, readings) => {
        const benchmarks = listAt(value, 'benchmarks')
        for (const benchmark of benchmarks ?? []) addBenchmark(benchmark, value, readings)
        return benchmarks !== null
      },
    ),
}

/** Adds a benchmark. What all benchmarks of a suite share, such as the name of the only one, is in the metadata of the suite. */
function addBenchmark(benchmark: unknown, suite: unknown, readings: Readings): void {
  const shared = (key: string) => textAt(benchmark, 'metadata', key) ?? textAt(suite, 'metadata', key)
  const name = shared('name')
  if (name === null) throw new Unreadable('A benchmark of pyperf has no name: give it one with --name.')
  const unit = units.get(shared('unit') ?? 'second')
  if (unit === undefined)
    throw new Unreadable(`The benchmark ${name} has the unit ${shared('unit')}, which is not known.`)
  // Runs without values were only for calibration.
  const values = (listAt(benchmark, 'runs') ?? []).flatMap(run => numbersAt(run, 'values') ?? [])
  if (values.length === 0) throw new Unreadable(`The benchmark ${name} has no values.`)
  if (unit === 'B') readings.declare('B', { better: 'lower' })
  readings.addSamples(name, unit, values)
}

const units: ReadonlyMap<string, string> = new Map([
  ['second', 'sec/op'],
  ['byte', 'B'],
  ['integer', 'value'],
])
