// The custom lists of github-action-benchmark: benchmarks with a name, a unit and a value.
import { type BenchmarkFormat, NotInFormatError } from '../reading/format.ts'
import {
  createJsonFormat,
  createJsonFormatClaim,
  createJsonListItemsAdder,
  jsonNumberAtPath,
  jsonStringAtPath,
} from '../reading/json.ts'
import type { ParsedOutputBuilder } from '../reading/readings.ts'
import { parseAndScaleByPowerOfTen, toSecondsPerOp } from '../reading/values.ts'

export const customSmallerIsBetterFormat = customFormat('customSmallerIsBetter', 'lower')
export const customBiggerIsBetterFormat = customFormat('customBiggerIsBetter', 'higher')

/** Neither claims a text: both look the same, and taking one for the other would turn regressions into improvements. */
function customFormat(name: string, better: 'lower' | 'higher'): BenchmarkFormat {
  const format = createJsonFormat(
    name,
    'a list of objects with "name", "unit" and "value"',
    createJsonFormatClaim(has => has('[]', 'name') && has('[]', 'value')),
    createJsonListItemsAdder([], (benchmark, readings) => take(benchmark, better, readings)),
  )
  return { ...format, claims: () => false }
}

function take(benchmark: unknown, better: 'lower' | 'higher', readings: ParsedOutputBuilder): boolean {
  const name = jsonStringAtPath(benchmark, 'name')
  const value =
    jsonNumberAtPath(benchmark, 'value') ??
    parseAndScaleByPowerOfTen(jsonStringAtPath(benchmark, 'value') ?? '')
  if (name === null || value === null)
    throw new NotInFormatError(`A benchmark (${name}) has no "name", or no number as "value".`)
  const unit = jsonStringAtPath(benchmark, 'unit') ?? ''
  const seconds = toSecondsPerOp(value, unit)
  const kept = seconds === null ? unit : 'sec/op'
  readings.declare(kept, { better })
  readings.add(name, kept, seconds ?? value)
  return true
}
