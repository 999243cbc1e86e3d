// Reads what nanobench prints, a Markdown table, and what its JSON template renders.
import { combineFormatVariants, NotInFormatError, type ParsedOutput } from '../reading/format.ts'
import {
  createJsonFormat,
  createJsonFormatClaim,
  createJsonListItemsAdder,
  jsonListAtPath,
  jsonNumberAtPath,
  jsonStringAtPath,
} from '../reading/json.ts'
import { parseLineByLine } from '../reading/lines.ts'
import {
  isNumberWrittenWithTooFewDigits,
  type ParsedOutputBuilder,
  recordRefusalIfValueIsCoarse,
} from '../reading/readings.ts'
import { parseAndScaleByPowerOfTen, removeThousandsCommas } from '../reading/values.ts'

/** A name begins with the title: `numbers > fibonacci 12`. */
export const nanobenchFormat = combineFormatVariants(
  'nanobench',
  createJsonFormat(
    'nanobench',
    'an object with the list "results", as templates::json() renders it',
    createJsonFormatClaim(has => has('results', '[]', 'median(elapsed)')),
    createJsonListItemsAdder(['results'], take),
  ),
  { claims: claimsTextWithNanobenchTable, parse: parseNanobenchTable },
)

/** Seconds are per call; one call counts as many units as its batch. */
function take(result: unknown, readings: ParsedOutputBuilder): boolean {
  const name = formatNanobenchName(
    jsonStringAtPath(result, 'title') ?? '',
    jsonStringAtPath(result, 'name') ?? '',
    jsonNumberAtPath(result, 'complexityN'),
  )
  const elapsed = jsonNumberAtPath(result, 'median(elapsed)')
  const batch = jsonNumberAtPath(result, 'batch') ?? 1
  const unit = jsonStringAtPath(result, 'unit') ?? 'op'
  if (elapsed === null) throw new NotInFormatError(`The benchmark ${name} has no "median(elapsed)".`)
  const measurements = jsonListAtPath(result, 'measurements') ?? []
  const iterations = measurements.reduce<number>(
    (sum, one) => sum + (jsonNumberAtPath(one, 'iterations') ?? 0),
    0,
  )
  readings.add(name, `sec/${unit}`, elapsed / batch, { iterations, samples: measurements.length })
  return true
}

// The Markdown table of nanobench, whose columns depend on what the machine lets it count.

const time = /^(ns|us|ms|s)\/(.+)$/
const scales: ReadonlyMap<string, number> = new Map([
  ['ns', -9],
  ['us', -6],
  ['ms', -3],
  ['s', 0],
])

/** Says what the columns are. */
interface Heading {
  readonly columns: readonly string[]
  /** The columns that Bench::contextColumn() added. */
  readonly contexts: readonly string[]
  /** The power of ten that turns the times into seconds. */
  readonly power: number
  /** The unit of work that a time is for: `op`, `byte`. */
  readonly unit: string
  readonly title: string
}

export function claimsTextWithNanobenchTable(beginning: string): boolean {
  return beginning.split('\n').some(line => headingOf(line) !== null)
}

/** `size` is the size of the problem, where the complexity is measured. */
function formatNanobenchName(title: string, name: string, size: number | null): string {
  const behind = size === null || !(size > 0) ? '' : `/complexityN=${size}`
  return (title === '' ? name : `${title} > ${name}`) + behind
}

/**
 * Reads the times, and the instructions where they could be counted; all other columns follow from these or vary with
 * them.
 */
export function parseNanobenchTable(text: string): ParsedOutput {
  let heading: Heading | null = null
  return parseLineByLine(text, {
    take: (line, readings) => {
      const begun = headingOf(line)
      heading = begun ?? heading
      const row = rowOf(line.trimEnd())
      if (!heading || !row) return begun !== null
      return addRow(heading, cells(row.values), row.name, readings)
    },
    resembling: /\| +[\d,]+\.\d+%? \| +[\d,.]+%? \|/,
  })
}

/** Headings left of the time that are no context. */
const own = new Set(['relative', '95% CI', 'complexityN'])

const unstable = '` (Unstable '
const before = /^\|([^`]*)\| (?::wavy_dash: )?`/

/**
 * `| 5.1 | … | :wavy_dash: `name` (Unstable …)`. A regular expression would search to the end of the line from each of
 * many backticks.
 */
function rowOf(line: string): { readonly values: string; readonly name: string } | null {
  const [start, values] = before.exec(line) ?? []
  if (start === undefined || values === undefined) return null
  const end = line.endsWith('`') ? line.length - 1 : line.endsWith(')') ? line.lastIndexOf(unstable) : -1
  return end < start.length ? null : { values, name: line.slice(start.length, end) }
}

function headingOf(line: string): Heading | null {
  if (!line.startsWith('|') || !line.includes(' total | ')) return null
  const columns = cells(line.slice(1))
  const at = columns.findIndex(column => time.test(column))
  const [, scale = '', unit = ''] = time.exec(columns[at] ?? '') ?? []
  const power = scales.get(scale)
  const total = columns.indexOf('total')
  if (power === undefined || total < 0) return null
  const contexts = columns.slice(0, at).filter(column => !own.has(column))
  return { columns, contexts, power, unit, title: columns.slice(total + 1).join('|') }
}

/** Returns false if the time is no number. */
function addRow(
  { columns, contexts, power, unit, title }: Heading,
  values: readonly string[],
  name: string,
  readings: ParsedOutputBuilder,
): boolean {
  const written = (isIt: (column: string) => boolean) =>
    removeThousandsCommas(values[columns.findIndex(isIt)] ?? '')
  const size = values[columns.indexOf('complexityN')]
  const plain = formatNanobenchName(
    title,
    name,
    size === undefined ? null : parseAndScaleByPowerOfTen(removeThousandsCommas(size)),
  )
  if (contexts.length > 0 && values.length > columns.indexOf('total') + 1)
    throw new NotInFormatError(
      `A context of the nanobench benchmark ${plain} has | in it, so the columns cannot be told apart. Leave the | out.`,
    )
  const full = contexts.reduce((before, context) => {
    const value = values[columns.indexOf(context)] ?? ''
    return value === '' ? before : `${before}/${context}=${value}`
  }, plain)
  const [timeColumn = ''] = columns.filter(column => time.test(column))
  const printed = written(column => column === timeColumn)
  const rate = written(column => column === `${unit}/s`)
  const seconds = parseAndScaleByPowerOfTen(printed, power)
  if (seconds !== null && isNumberWrittenWithTooFewDigits(printed) && !isNumberWrittenWithTooFewDigits(rate))
    readings.add(full, `sec/${unit}`, 1 / Number(rate))
  else if (seconds !== null) {
    recordRefusalIfValueIsCoarse(readings, full, printed, timeColumn.replace(/\/.*/, ''), advice)
    readings.add(full, `sec/${unit}`, seconds)
  }
  const counted = written(column => column.startsWith('ins/'))
  const instructions = parseAndScaleByPowerOfTen(counted)
  if (instructions === null) return seconds !== null
  recordRefusalIfValueIsCoarse(readings, full, counted, `instructions/${unit}`, advice)
  readings.declare(`instructions/${unit}`, { better: 'lower' })
  readings.add(full, `instructions/${unit}`, instructions)
  return seconds !== null
}

const advice =
  'Leave out the columns of performance counters (performanceCounters(false)), or print templates::json().'

function cells(line: string): readonly string[] {
  return line.split('|').map(cell => cell.trim())
}
