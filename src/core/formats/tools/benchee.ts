// Reads what Benchee's JSON formatter writes; what it prints has too few digits to compare.
import { type BenchmarkFormat, NotInFormatError } from '../reading/format.ts'
import {
  createJsonFormat,
  createJsonFormatClaim,
  createJsonListItemsAdder,
  jsonNumberAtPath,
  jsonStringAtPath,
} from '../reading/json.ts'
import type { ParsedOutputBuilder } from '../reading/readings.ts'
import { multiplyFloatByPowerOfTen } from '../reading/values.ts'

/** A name is followed by the input: `flat_map/Small`. */
export const bencheeFormat: BenchmarkFormat = createJsonFormat(
  'benchee',
  'the list that Benchee.Formatters.JSON writes',
  createJsonFormatClaim(has => has('[]', 'run_time_data', 'statistics') && has('[]', 'job_name')),
  createJsonListItemsAdder([], take),
)

/** Times are in nanoseconds, memory in bytes; what was not measured is null. */
function take(scenario: unknown, readings: ParsedOutputBuilder): boolean {
  const job = jsonStringAtPath(scenario, 'name')
  const input = jsonStringAtPath(scenario, 'input_name')
  const name = input === null || input === '__no_input' ? job : `${job}/${input}`
  if (job === null || name === null) throw new NotInFormatError('A scenario of Benchee has no "name".')
  const medianOf = (kind: string) => jsonNumberAtPath(scenario, kind, 'statistics', 'median')
  const samplesOf = (kind: string) => jsonNumberAtPath(scenario, kind, 'statistics', 'sample_size')
  const [time, memory] = [medianOf('run_time_data'), medianOf('memory_usage_data')]
  if (time === null && memory === null)
    throw new NotInFormatError(`The scenario ${name} was not measured: it has no median of time or memory.`)
  if (time !== null)
    readings.add(name, 'sec/op', multiplyFloatByPowerOfTen(time, -9), { samples: samplesOf('run_time_data') })
  if (memory !== null) readings.add(name, 'B/op', memory, { samples: samplesOf('memory_usage_data') })
  return true
}
