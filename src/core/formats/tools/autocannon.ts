// Reads what autocannon prints with `--json`.
import type { BenchmarkFormat } from '../reading/format.ts'
import {
  createJsonFormat,
  createJsonFormatClaim,
  jsonNumberAtPath,
  jsonStringAtPath,
} from '../reading/json.ts'
import type { ParsedOutputBuilder } from '../reading/readings.ts'
import { multiplyFloatByPowerOfTen } from '../reading/values.ts'

/**
 * A name is the title (`-T`), or else the path that was asked for: the port is often another one in each run. Percentiles of
 * the latency are left out, as they are whole milliseconds. A request that took less than one counts as none at all, so a
 * mean below one is how many requests took longer, and no time: it counts as one. Left out, a benchmark near one would be
 * there in some runs alone, and a head that is slower would have a benchmark that base lacks.
 */
export const autocannonFormat: BenchmarkFormat = createJsonFormat(
  'autocannon',
  'an object with "requests" and "latency", as --json prints it',
  createJsonFormatClaim(has => has('pipelining') && has('latency', 'p97_5') && has('non2xx')),
  take,
)

function take(value: unknown, readings: ParsedOutputBuilder): boolean {
  const [rate, latency] = [
    jsonNumberAtPath(value, 'requests', 'mean'),
    jsonNumberAtPath(value, 'latency', 'mean'),
  ]
  const name = jsonStringAtPath(value, 'title') || pathOf(jsonStringAtPath(value, 'url'))
  if (rate === null || latency === null || name === null) return false
  readings.declare('ops/s', { better: 'higher' })
  readings.add(name, 'ops/s', rate)
  readings.add(`${name} latency`, 'sec/op', multiplyFloatByPowerOfTen(Math.max(latency, finest), -3))
  for (const [key, what] of failures) {
    const count = jsonNumberAtPath(value, key) ?? 0
    if (count > 0) readings.fail(`${name}: ${count} ${what}`)
  }
  return true
}

/** In milliseconds. */
const finest = 1

/** A server that refuses everything is quick at it. */
const failures = [
  ['errors', 'requests failed'],
  ['timeouts', 'requests timed out'],
  ['mismatches', 'responses had an unexpected body'],
  ['non2xx', 'responses had a status other than 2xx'],
] as const

function pathOf(url: string | null): string | null {
  if (url === null) return null
  return url.replace(/^\w+:\/\/[^/]*/, '') || '/'
}
