// The Bencher Metric Format (BMF): benchmarks, their measures, and the value of each.

import { outlines, type Path } from '../json/json-outline.ts'
import { readJson } from '../json/json-text.ts'
import { entriesAt, numberAt } from '../json/json-value.ts'
import { scale } from '../reading/decimal.ts'
import type { Format } from '../reading/format.ts'
import { Unreadable } from '../reading/format.ts'
import type { Readings } from '../reading/readings.ts'

export const bmf: Format = {
  name: 'bmf',
  claims: beginning => outlines(beginning).some(isBmf),
  open: () =>
    readJson(
      'bmf',
      'an object of benchmarks, with objects of measures in them',
      value => entriesAt(value)?.length === 0,
      { path: [], kind: 'object', take },
    ),
}

function take(measures: unknown, found: Readings, benchmark: string): boolean {
  for (const [measure, metric] of entriesAt(measures) ?? []) {
    const number = numberAt(metric, 'value')
    if (number === null) throw new Unreadable(`The measure ${measure} of ${benchmark} has no "value".`)
    addMeasure(found, benchmark, measure, number)
  }
  return true
}

/** Any key may be a benchmark or a measure; only the keys of values are fixed, and no others may be beside them. */
function isBmf(paths: readonly Path[]): boolean {
  const deep = paths.filter(path => path.length === 3)
  const isOther = paths.some(
    (path, index) =>
      path.length > 3 ||
      path.includes('[]') ||
      (path.length < 3 && paths[index + 1] !== undefined && paths[index + 1]?.length !== path.length + 1),
  )
  return !isOther && deep.length > 0 && deep.every(path => /^(lower_|upper_)?value$/.test(path[2] ?? ''))
}

/** Bencher's own measures have known units and directions; of any other the direction is unknown. */
function addMeasure(found: Readings, benchmark: string, measure: string, value: number): void {
  const { unit, power, better } = measures.get(measure) ?? {
    unit: measure,
    power: 0,
    better: null,
  }
  found.declare(unit, { better })
  found.add(benchmark, unit, scale(value, power))
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
