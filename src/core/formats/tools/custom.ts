// The custom lists of github-action-benchmark: benchmarks with a name, a unit and a value.
import { createReaderOfJsonItems } from '../json/json-text.ts'
import { jsonNumberAtPath, jsonStringAt } from '../json/json-value.ts'
import { type BenchmarkFormat, NotInFormatError } from '../reading/format.ts'
import type { ParsedOutputBuilder } from '../reading/readings.ts'
import { parseAndScaleByPowerOfTen, toSecondsPerOp } from '../reading/values.ts'
export const customSmallerIsBetterFormat = customFormat('customSmallerIsBetter', 'lower')
export const customBiggerIsBetterFormat = customFormat('customBiggerIsBetter', 'higher')

/** Neither claims a text: both look the same, and taking one for the other would turn regressions into improvements. */
function customFormat(name: string, better: 'lower' | 'higher'): BenchmarkFormat {
  return {
    name,
    claims: () => false,
    open: () =>
      createReaderOfJsonItems(name, 'a list of objects with "name", "unit" and "value"', {
        path: [],
        kind: 'list',
        take: (benchmark, readings) => take(benchmark, better, readings),
      }),
  }
}

function take(benchmark: unknown, better: 'lower' | 'higher', readings: ParsedOutputBuilder): boolean {
  const name = jsonStringAt(benchmark, 'name')
  const value =
    jsonNumberAtPath(benchmark, 'value') ?? parseAndScaleByPowerOfTen(jsonStringAt(benchmark, 'value') ?? '')
  if (name === null || value === null)
    throw new NotInFormatError(`A benchmark (${name}) has no "name", or no number as "value".`)
  const unit = jsonStringAt(benchmark, 'unit') ?? ''
  const seconds = toSecondsPerOp(value, unit)
  const kept = seconds === null ? unit : 'sec/op'
  readings.declare(kept, { better })
  readings.add(name, kept, seconds ?? value)
  return true
}
