// Reads what Benchee's JSON formatter writes; what it prints has too few digits to compare.

import { hasPath, outlines } from '../json/json-outline.ts'
import { isEmptyList, readJson } from '../json/json-text.ts'
import { numberAt, textAt } from '../json/json-value.ts'
import { type Format, Unreadable } from '../reading/format.ts'
import type { Readings } from '../reading/readings.ts'
import { scaleDecimal } from '../reading/values.ts'

/** A name is followed by the input: `flat_map/Small`. */
export const benchee: Format = {
  name: 'benchee',
  claims: beginning =>
    outlines(beginning).some(
      paths => hasPath(paths, '[]', 'run_time_data', 'statistics') && hasPath(paths, '[]', 'job_name'),
    ),
  open: () =>
    readJson('benchee', 'the list that Benchee.Formatters.JSON writes', isEmptyList, {
      path: [],
      kind: 'list',
      take,
    }),
}

/** Times are in nanoseconds, memory in bytes; what was not measured is null. */
function take(scenario: unknown, readings: Readings): boolean {
  const job = textAt(scenario, 'name')
  const input = textAt(scenario, 'input_name')
  const name = input === null || input === '__no_input' ? job : `${job}/${input}`
  if (job === null || name === null) throw new Unreadable('A scenario of Benchee has no "name".')
  const medianOf = (kind: string) => numberAt(scenario, kind, 'statistics', 'median')
  const samplesOf = (kind: string) => numberAt(scenario, kind, 'statistics', 'sample_size')
  const [time, memory] = [medianOf('run_time_data'), medianOf('memory_usage_data')]
  if (time === null && memory === null)
    throw new Unreadable(`The scenario ${name} was not measured: it has no median of time or memory.`)
  if (time !== null)
    readings.add(name, 'sec/op', scaleDecimal(time, -9), { samples: samplesOf('run_time_data') })
  if (memory !== null) readings.add(name, 'B/op', memory, { samples: samplesOf('memory_usage_data') })
  return true
}
