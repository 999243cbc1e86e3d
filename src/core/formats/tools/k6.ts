// Reads the summary of k6: `--summary-export`, or what handleSummary() is given, written as JSON.
import type { BenchmarkFormat } from '../reading/format.ts'
import {
  createJsonFormat,
  createJsonFormatClaim,
  type JsonPathExistsPredicate,
  jsonEntriesAtPath,
  jsonListAtPath,
  jsonNumberAtPath,
  jsonStringAtPath,
  jsonValueAtPath,
} from '../reading/json.ts'
import type { ParsedOutputBuilder } from '../reading/readings.ts'
import { multiplyFloatByPowerOfTen } from '../reading/values.ts'

/**
 * The name of a trend is followed by the statistic: `http_req_duration p(95)`. A failed check or threshold is a
 * failure.
 */
export const k6Format: BenchmarkFormat = createJsonFormat(
  'k6',
  'an object with "metrics", as --summary-export writes it',
  createJsonFormatClaim(
    has =>
      ['vus_max', 'iterations', 'data_sent', 'data_received', 'iteration_duration'].some(metric =>
        has('metrics', metric),
      ) || isNewSummary(has),
  ),
  (summary, readings) => {
    const value = convertNewK6SummaryToOld(summary) ?? summary
    const metrics = jsonEntriesAtPath(value, 'metrics')
    for (const [name, metric] of metrics ?? []) addMetric(name, metric, readings)
    if (metrics) failChecks(jsonValueAtPath(value, 'root_group'), readings)
    return metrics !== null
  },
)

/** Parts of a request's duration, times before the request, and metrics that only describe the load. */
const left =
  /^(http_req_(blocked|connecting|tls_handshaking|sending|receiving|waiting)|data_(sent|received)|vus(_max)?|checks|dropped_iterations|.*\{expected_response:true\}$)(\{|$)/
/** Metrics of k6 itself that are times (a layout shift is none); the export does not say what a metric contains. */
const time =
  /^(http_req_duration|iteration_duration|group_duration|ws_.*(duration|connecting|ping)|grpc_req_duration|browser_(?!web_vital_cls).*)(\{|$)/

function addMetric(name: string, metric: unknown, readings: ParsedOutputBuilder): void {
  failThresholds(name, metric, readings)
  if (left.test(name)) return
  const values = jsonValueAtPath(metric, 'values') ?? metric
  const [rate, count, value, passes] = [
    jsonNumberAtPath(values, 'rate'),
    jsonNumberAtPath(values, 'count'),
    jsonNumberAtPath(values, 'value'),
    jsonNumberAtPath(values, 'passes'),
  ]
  // If a threshold applies to some values only, their tags follow the name of the metric.
  const kind = name.replace(/\{.*$/s, '')
  if (value === null && statisticsOf(values).length > 0) addTrend(name, metric, values, readings)
  else if (count !== null) {
    // k6's own rates are better higher; the direction of a script's counters is unknown.
    if (rate !== null && /^(http_reqs|iterations)$/.test(kind)) addTo(readings, name, 'ops/s', rate, 'higher')
    else addTo(readings, name, 'count', count, null)
  } else {
    const share = rate ?? value
    if (share === null) return
    if (kind === 'http_req_failed') addTo(readings, name, 'failed-share', share, 'lower')
    else addTo(readings, name, rate === null && passes === null ? 'value' : 'share', share, null)
  }
}

/**
 * Returns the statistics of a trend that count: the median and percentiles; where `summaryTrendStats` has none of these, the
 * first of the others.
 */
function statisticsOf(values: unknown): readonly string[] {
  const keys = (jsonEntriesAtPath(values) ?? []).map(([key]) => key)
  const measured = keys.filter(key => /^(med|p\([\d.]+\))$/.test(key))
  const other = ['avg', 'min', 'max'].find(key => keys.includes(key))
  return measured.length > 0 || other === undefined ? measured : [other]
}

/** Times are in milliseconds. */
function addTrend(name: string, metric: unknown, values: unknown, readings: ParsedOutputBuilder): void {
  const isTime =
    jsonStringAtPath(metric, 'contains') === 'time' ||
    (jsonValueAtPath(metric, 'contains') === undefined && time.test(name))
  for (const statistic of statisticsOf(values)) {
    const value = jsonNumberAtPath(values, statistic)
    if (value === null) continue
    if (isTime) readings.add(`${name} ${statistic}`, 'sec/op', multiplyFloatByPowerOfTen(value, -3))
    else addTo(readings, `${name} ${statistic}`, 'value', value, null)
  }
}

function addTo(
  readings: ParsedOutputBuilder,
  name: string,
  unit: string,
  value: number,
  better: 'lower' | 'higher' | null,
): void {
  readings.declare(unit, { better })
  readings.add(name, unit, value)
}

/** In the export, true stands for a threshold that was crossed. */
function failThresholds(name: string, metric: unknown, readings: ParsedOutputBuilder): void {
  for (const [threshold, outcome] of jsonEntriesAtPath(metric, 'thresholds') ?? [])
    if (outcome === true || jsonValueAtPath(outcome, 'ok') === false)
      readings.fail(`${name}: the threshold ${threshold} was crossed`)
}

/** Groups and checks are in a list, or keyed by their names. */
function failChecks(group: unknown, readings: ParsedOutputBuilder, depth = 0): void {
  for (const check of membersOf(group, 'checks')) {
    const [fails, passes] = [jsonNumberAtPath(check, 'fails') ?? 0, jsonNumberAtPath(check, 'passes') ?? 0]
    const name = jsonStringAtPath(check, 'path')?.replace(/^::/, '') ?? jsonStringAtPath(check, 'name')
    if (fails > 0) readings.fail(`check ${name}: failed ${fails} of ${fails + passes} times`)
  }
  if (depth < 100) for (const inner of membersOf(group, 'groups')) failChecks(inner, readings, depth + 1)
}

function membersOf(group: unknown, key: string): readonly unknown[] {
  return jsonListAtPath(group, key) ?? (jsonEntriesAtPath(group, key) ?? []).map(([, member]) => member)
}

// Converts what k6 writes with `--new-machine-readable-summary` to what it writes without.

/** The script comes before the results, which may therefore be far from the beginning. */
function isNewSummary(has: JsonPathExistsPredicate): boolean {
  return has('config', 'execution') && has('config', 'script')
}

/**
 * Returns the metrics and checks of a new summary in the form of the old one; null if it is none. The new summary has no
 * thresholds. The new one spells `p(90)` as `p90`, and leaves out the rate of a counter, which is that over the whole
 * run, in seconds.
 */
export function convertNewK6SummaryToOld(summary: unknown): object | null {
  const listed = jsonListAtPath(summary, 'results', 'metrics')
  if (listed === null) return null
  const duration = jsonNumberAtPath(summary, 'config', 'duration') ?? 0
  const metrics = listed.map(metric => {
    const values = (jsonEntriesAtPath(metric, 'values') ?? []).map(
      ([key, value]) => [key.replace(/^p([\d.]+)$/, 'p($1)'), value] as const,
    )
    const count =
      jsonStringAtPath(metric, 'type') === 'counter' ? jsonNumberAtPath(metric, 'values', 'count') : null
    const rate = count !== null && duration > 0 ? { rate: count / duration } : {}
    const contains = jsonStringAtPath(metric, 'contains')
    return [
      jsonStringAtPath(metric, 'name') ?? '',
      { contains, values: { ...Object.fromEntries(values), ...rate } },
    ] as const
  })
  const checks = jsonListAtPath(summary, 'results', 'checks', 'results') ?? []
  return { metrics: Object.fromEntries(metrics), root_group: { checks } }
}
