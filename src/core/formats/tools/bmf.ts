// The Bencher Metric Format (BMF): benchmarks, their measures, and the value of each; from version 1 on of each set of
// parameters.
import { type BenchmarkFormat, NotInFormatError } from '../reading/format.ts'
import {
  createJsonFormat,
  createJsonMembersAdder,
  type JsonKeyPath,
  jsonEntriesAtPath,
  jsonListAtPath,
  jsonNumberAtPath,
  jsonValueAtPath,
  listKeyPathsOfEachJsonInText,
  stringifyForName,
} from '../reading/json.ts'
import type { ParsedOutputBuilder } from '../reading/readings.ts'
import { multiplyFloatByPowerOfTen } from '../reading/values.ts'

export const bmfFormat: BenchmarkFormat = createJsonFormat(
  'bmf',
  'an object that has, for each benchmark, an object of measures or a list of objects with "measures"',
  beginning => listKeyPathsOfEachJsonInText(beginning).some(isBmf),
  createJsonMembersAdder(take),
)

/** Version 1 has a list of entries where version 0 has the measures. */
function take(content: unknown, readings: ParsedOutputBuilder, benchmark: string): boolean {
  const entries = jsonListAtPath(content)
  if (entries === null) addMeasures(readings, benchmark, content)
  for (const entry of entries ?? []) {
    if (jsonEntriesAtPath(entry, 'measures') === null)
      throw new NotInFormatError(`An entry of ${benchmark} has no "measures".`)
    addMeasures(readings, benchmark + parametersOf(entry), jsonValueAtPath(entry, 'measures'))
  }
  return true
}

/** In the order of their names, as they may be written in any. */
function parametersOf(entry: unknown): string {
  const parameters = [...(jsonEntriesAtPath(entry, 'parameters') ?? [])].sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  return parameters.map(([name, value]) => `/${name}=${stringifyForName(value)}`).join('')
}

/** From version 1 on a metric may have other names than "value", as `p99`; each is a unit of its own. */
function addMeasures(readings: ParsedOutputBuilder, benchmark: string, measures: unknown): void {
  for (const [measure, metric] of jsonEntriesAtPath(measures) ?? []) {
    const values = (jsonEntriesAtPath(metric) ?? []).filter(([name]) => !/^(lower|upper)_value$/.test(name))
    const number = jsonNumberAtPath(metric, 'value')
    if (number !== null) addMeasure(readings, benchmark, measure, number)
    else if (values.length === 0)
      throw new NotInFormatError(`The measure ${measure} of ${benchmark} has no "value".`)
    else
      for (const [name] of values) {
        const named = jsonNumberAtPath(metric, name)
        if (named === null)
          throw new NotInFormatError(`The measure ${measure} of ${benchmark} has no number as "${name}".`)
        addMeasure(readings, `${benchmark} ${name}`, measure, named)
      }
  }
}

/** Any key may be a benchmark or a measure; only the keys of values are fixed, and no others may be beside them. */
function isBmf(paths: readonly JsonKeyPath[]): boolean {
  if (isVersion1(paths)) return true
  const deep = paths.filter(path => path.length === 3)
  const isOther = paths.some(
    (path, index) =>
      path.length > 3 ||
      path.includes('[]') ||
      (path.length < 3 && paths[index + 1] !== undefined && paths[index + 1]?.length !== path.length + 1),
  )
  return !isOther && deep.length > 0 && deep.every(path => /^(lower_|upper_)?value$/.test(path[2] ?? ''))
}

/** Each benchmark is a list of entries, which have measures, parameters and nothing else. */
function isVersion1(paths: readonly JsonKeyPath[]): boolean {
  const keys = paths.filter(path => path.length === 3).map(path => path[2])
  const isOther = paths.some(path => path.length > 1 && path[1] !== '[]')
  return (
    !isOther && keys.includes('measures') && keys.every(key => key === 'measures' || key === 'parameters')
  )
}

/** Bencher's own measures have known units and directions; of any other the direction is unknown. */
function addMeasure(readings: ParsedOutputBuilder, benchmark: string, measure: string, value: number): void {
  const { unit, power, better } = measures.get(measure) ?? { unit: measure, power: 0, better: null }
  readings.declare(unit, { better })
  readings.add(benchmark, unit, multiplyFloatByPowerOfTen(value, power))
}

const measures: ReadonlyMap<string, Measure> = new Map([
  ['latency', { unit: 'sec/op', power: -9, better: 'lower' }],
  ['throughput', { unit: 'ops/s', power: 0, better: 'higher' }],
  ['build-time', { unit: 'sec', power: 0, better: 'lower' }],
  ['file-size', { unit: 'B', power: 0, better: 'lower' }],
  ['instructions', { unit: 'instructions', power: 0, better: 'lower' }],
  ['estimated-cycles', { unit: 'estimated-cycles', power: 0, better: 'lower' }],
  ['total-accesses', { unit: 'total-accesses', power: 0, better: 'lower' }],
  ['ram-accesses', { unit: 'ram-accesses', power: 0, better: 'lower' }],
  ['ram-hits', { unit: 'ram-hits', power: 0, better: 'lower' }],
])

interface Measure {
  readonly unit: string
  /** The power of ten that brings values to the base unit. */
  readonly power: number
  readonly better: 'lower' | 'higher'
}
