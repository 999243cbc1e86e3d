// The custom lists of github-action-benchmark: benchmarks with a name, a unit and a value.

import { isEmptyList, readJson } from '../json/json-text.ts'
import { numberAt, textAt } from '../json/json-value.ts'
import { type Format, Unreadable } from '../reading/format.ts'
import type { Readings } from '../reading/readings.ts'
import { readDecimal, secondsPerOp } from '../reading/values.ts'
export const customSmallerIsBetter = customFormat('customSmallerIsBetter', 'lower')
export const customBiggerIsBetter = customFormat('customBiggerIsBetter', 'higher')

/** Neither claims a text: both look the same, and taking one for the other would turn regressions into improvements. */
function customFormat(name: string, better: 'lower' | 'higher'): Format {
  return {
    name,
    claims: () => false,
    open: () =>
      readJson(name, 'a list of objects with "name", "unit" and "value"', isEmptyList, {
        path: [],
        kind: 'list',
        take: (benchmark, readings) => take(benchmark, better, readings),
      }),
  }
}

function take(benchmark: unknown, better: 'lower' | 'higher', readings: Readings): boolean {
  const name = textAt(benchmark, 'name')
  const value = numberAt(benchmark, 'value') ?? readDecimal(textAt(benchmark, 'value') ?? '')
  if (name === null || value === null)
    throw new Unreadable(`A benchmark (${name}) has no "name", or no number as "value".`)
  const unit = textAt(benchmark, 'unit') ?? ''
  const seconds = secondsPerOp(value, unit)
  const kept = seconds === null ? unit : 'sec/op'
  readings.declare(kept, { better })
  readings.add(name, kept, seconds ?? value)
  return true
}
