// Ruby's benchmark-ips: what it prints, and what `json!` writes.
import { combineFormatVariants, NotInFormatError, type ParsedOutput } from '../reading/format.ts'
import {
  createJsonFormat,
  createJsonFormatClaim,
  createJsonListItemsAdder,
  jsonNumberAtPath,
  jsonStringAtPath,
} from '../reading/json.ts'
import { hasLineMatching, parseLineByLine } from '../reading/lines.ts'
import { type ParsedOutputBuilder, recordRefusalIfValueIsCoarse } from '../reading/readings.ts'
import { parseAndScaleByPowerOfTen } from '../reading/values.ts'

/** `name  69.752k (± 2.5%) i/s - …`; a long name has a line of its own above. */
const result = /^(.*\S)?\s+([\d.]+|NaN|-?Infinity)([kMBTQ]?) +\(±\s*(?:[\d.]+|NaN|-?Infinity|-?Inf)%\) i\/s/

export const benchmarkIpsFormat = combineFormatVariants(
  'benchmark-ips',
  createJsonFormat(
    'benchmark-ips',
    'the list that json! writes',
    createJsonFormatClaim(has => has('[]', 'ips') && has('[]', 'name')),
    createJsonListItemsAdder([], take),
  ),
  { claims: beginning => hasLineMatching(beginning, result), parse: readPrinted },
  'times',
)

function take(report: unknown, readings: ParsedOutputBuilder): boolean {
  const name = jsonStringAtPath(report, 'name')
  const rate = jsonNumberAtPath(report, 'central_tendency') ?? jsonNumberAtPath(report, 'ips')
  if (name === null || rate === null)
    throw new NotInFormatError(`A report (${name}) has no "name" or no "ips".`)
  add(readings, name, rate, jsonNumberAtPath(report, 'iterations'))
  return true
}

function readPrinted(text: string): ParsedOutput {
  let above = ''
  return parseLineByLine(text, {
    take: (line, readings) => {
      const [, beside = '', digits, prefix = ''] = result.exec(line) ?? []
      const rate =
        digits === undefined ? null : parseAndScaleByPowerOfTen(digits, 3 * prefixes.indexOf(prefix))
      if (rate !== null && digits !== undefined) {
        const name = beside.trim() || above
        // It prints three decimals.
        recordRefusalIfValueIsCoarse(readings, name, digits, 'i/s', 'Write the results with x.json! instead.')
        add(readings, name, rate, null)
      }
      above = line.trim()
      return rate !== null
    },
    // Not a comparison's: `b:   47.9 i/s - 1.46x  slower`.
    resembling: /(?:\d|NaN|Infinity)[kMBTQ]? +\(±/,
  })
}

/** Thousands, millions, billions and so on. */
const prefixes = ['', 'k', 'M', 'B', 'T', 'Q']

function add(readings: ParsedOutputBuilder, name: string, rate: number, iterations: number | null): void {
  readings.declare('i/s', { better: 'higher' })
  readings.add(name, 'i/s', rate, { iterations })
}
