// Reads what `cargo bench` prints with Rust's own harness (libtest), and criterion with `--output-format bencher`.
import type { BenchmarkFormat } from '../reading/format.ts'
import { jsonNumberAtPath, jsonStringAtPath, parseFirstJson } from '../reading/json.ts'
import { hasLineMatching, parseLineByLine } from '../reading/lines.ts'
import { ParsedOutputBuilder, recordRefusalIfValueIsCoarse } from '../reading/readings.ts'
import { parseAndScaleByPowerOfTen, removeThousandsCommas, toSeconds } from '../reading/values.ts'

const result = /^test (.*\S)\s+\.\.\. bench:\s+([\d.,]+) ([^\s\d]\S*) \(\+\/- [\d.,]+\)(?: = [\d.,]+ MB\/s)?$/
const failed = /^test .+ \.\.\. FAILED$/
/** Of `--format json`. */
const event = /^\{ ?"type": ?"(?:bench",|test",.*"event": ?"failed")/

/**
 * A time is the median of about fifty samples; libtest does not print their number. Throughput is not read: it is the time, in
 * whole MB/s.
 */
export const cargoBenchFormat: BenchmarkFormat = {
  name: 'cargo-bench',
  claims: beginning => [result, failed, event].some(line => hasLineMatching(beginning, line)),
  claimsLines: part => hasLineMatching(part, result) || hasLineMatching(part, event),
  parse: text =>
    parseLineByLine(text, {
      // The name of the running target is printed to the other stream.
      readings: new ParsedOutputBuilder(
        'Run each target in a gate of its own (cargo bench --bench NAME), or give each benchmark a name of its own.',
      ),
      take: (text, readings) => {
        const line = text.trimEnd()
        const hasFailed = failed.test(line)
        if (hasFailed) readings.fail(line)
        if (event.test(line)) return addEvent(parseFirstJson(line), readings)
        const [, benchmark, measured, unit] = result.exec(line) ?? []
        if (benchmark === undefined || measured === undefined || unit === undefined) return hasFailed
        return add(readings, benchmark, removeThousandsCommas(measured), unit)
      },
      resembling: /\bbench:\s+\d|"type": ?"bench"/,
    }),
}

/** Criterion in this form, and libtest for long, print whole nanoseconds. */
const advice =
  'Make each iteration do more work, or use output with more digits: with libtest, add -Z unstable-options --format json; with criterion, set "output" to target/criterion/**/new/*.json.'

/** Adds a time per iteration, or whatever a harness that prints like libtest measures: `cycles/iter`, `MS/s`; false if it is no number. */
function add(readings: ParsedOutputBuilder, benchmark: string, measured: string, unit: string): boolean {
  const [, each, isEach] = /^(.+?)(\/iter)?$/.exec(unit) ?? []
  const seconds = isEach && each ? toSeconds(measured, each) : null
  const value = parseAndScaleByPowerOfTen(measured)
  if (seconds !== null) {
    recordRefusalIfValueIsCoarse(readings, benchmark, measured, each ?? unit, advice)
    readings.add(benchmark, 'sec/op', seconds)
  } else if (value !== null) {
    if (isEach) readings.declare(unit, { better: 'lower' })
    readings.add(benchmark, unit, value)
  }
  return seconds !== null || value !== null
}

/** Returns false if the event is neither a result nor a failure. */
function addEvent(value: unknown, readings: ParsedOutputBuilder): boolean {
  const name = jsonStringAtPath(value, 'name')
  if (name === null) return false
  const hasFailed = jsonStringAtPath(value, 'event') === 'failed'
  if (hasFailed) readings.fail(`test ${name} ... FAILED`)
  const median = jsonNumberAtPath(value, 'median')
  return median === null ? hasFailed : add(readings, name, String(median), 'ns/iter')
}
