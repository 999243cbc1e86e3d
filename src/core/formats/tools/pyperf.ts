// Reads the JSON that pyperf writes with `-o`.
import { type BenchmarkFormat, NotInFormatError } from '../reading/format.ts'
import {
  createJsonFormat,
  createJsonFormatClaim,
  jsonListAtPath,
  jsonNumbersAtPath,
  jsonStringAtPath,
} from '../reading/json.ts'
import type { ParsedOutputBuilder } from '../reading/readings.ts'

/** mitata has runs too, with other members; names come after the runs, which may be far from the beginning. */
const ofMitata = /"runs"\s*:\s*\[\s*\{\s*"(?:stats|error)"\s*:/

export const pyperfFormat: BenchmarkFormat = createJsonFormat(
  'pyperf',
  'an object with the list "benchmarks", as pyperf writes it with -o',
  createJsonFormatClaim(
    (has, beginning) =>
      has('benchmarks', '[]', 'runs') && !has('benchmarks', '[]', 'alias') && !ofMitata.test(beginning),
  ),
  (value, readings) => {
    const benchmarks = jsonListAtPath(value, 'benchmarks')
    for (const benchmark of benchmarks ?? []) addBenchmark(benchmark, value, readings)
    return benchmarks !== null
  },
)

/** Adds a benchmark. What all benchmarks of a suite share, such as the name of the only one, is in the metadata of the suite. */
function addBenchmark(benchmark: unknown, suite: unknown, readings: ParsedOutputBuilder): void {
  const shared = (key: string) =>
    jsonStringAtPath(benchmark, 'metadata', key) ?? jsonStringAtPath(suite, 'metadata', key)
  const name = shared('name')
  if (name === null) throw new NotInFormatError('A benchmark of pyperf has no name: give it one with --name.')
  const unit = units.get(shared('unit') ?? 'second')
  if (unit === undefined)
    throw new NotInFormatError(`The benchmark ${name} has the unit ${shared('unit')}, which is not known.`)
  // Runs without values were only for calibration.
  const values = (jsonListAtPath(benchmark, 'runs') ?? []).flatMap(
    run => jsonNumbersAtPath(run, 'values') ?? [],
  )
  if (values.length === 0) throw new NotInFormatError(`The benchmark ${name} has no values.`)
  if (unit === 'B') readings.declare('B', { better: 'lower' })
  readings.addSamples(name, unit, values)
}

const units: ReadonlyMap<string, string> = new Map([
  ['second', 'sec/op'],
  ['byte', 'B'],
  ['integer', 'value'],
])
