// Custom formats, as the input `format` describes them: lines that match a pattern, or the columns of a CSV table.
import { findNearestName } from '../../common/nearest.ts'
import { MisconfiguredError } from '../../model/errors.ts'
import { convertUnitToTidyUnitAndFactor, findUsualDirectionOfUnit } from '../../model/units.ts'
import { type BenchmarkFormat, NotInFormatError, type ParsedOutput } from '../reading/format.ts'
import { parseLineByLine } from '../reading/lines.ts'
import type { ParsedOutputBuilder } from '../reading/readings.ts'
import { parseAndScaleByPowerOfTen, removeThousandsCommas, toSecondsPerOp } from '../reading/values.ts'

const keys = ['lines', 'name-column', 'value-column', 'unit-column', 'unit', 'better']
const columnKeys = keys.filter(key => key.endsWith('-column'))

/** Returns true if the input `format` describes a format rather than names one. */
export function isCustomFormatDescriptionText(text: string): boolean {
  return /^\s*[\w-]+[ \t]*:/.test(text)
}

/** The parsed description of a custom format, which reads the lines that a pattern matches, or the columns of a CSV table. */
type CustomFormatDescription = { readonly declared: UnitDeclaredByCustomFormat } & (
  | { readonly pattern: RegExp }
  | { readonly columns: CsvColumnNames }
)

/** The named groups of a match; a group that took no part is undefined. */
export type RegexMatchGroups = Readonly<Record<string, string | undefined>>

/**
 * Returns the named groups of the first match in each line, or null for a line without a match. One matcher gets all lines of
 * an output, in batches. Throws MisconfiguredError if matching takes too long, as a pattern can take years on a single line.
 */
export type NamedGroupsMatcher = (lines: readonly string[]) => readonly (RegexMatchGroups | null)[]
export type CreateOutputLineMatcher = (pattern: RegExp) => NamedGroupsMatcher

/**
 * Parses the description of a custom format: lines `key: value` with `lines`, or with `name-column` and `value-column`; and `unit` or
 * `unit-column`, and `better`. Throws MisconfiguredError.
 */
export function parseCustomFormatDescription(text: string): CustomFormatDescription {
  const texts = keyed(text)
  const declared = { unit: texts.get('unit') ?? null, better: betterOf(texts.get('better')) }
  const lines = texts.get('lines')
  const column = columnKeys.find(key => texts.has(key))
  if (lines !== undefined && column !== undefined)
    throw wrong(`"lines" and "${column}" do not go together. Leave one of them out.`)
  if (lines === undefined && column === undefined)
    throw wrong('say where results are: "lines: REGEXP", or "name-column: …" and "value-column: …".')
  if (lines !== undefined) return { pattern: checkedPattern(lines, declared), declared }
  const columns = {
    name: required(texts, 'name-column'),
    value: required(texts, 'value-column'),
    unit: texts.get('unit-column') ?? null,
  }
  refuseUnit(columns.unit !== null, '"unit-column"', declared)
  return { columns, declared }
}

function checkedPattern(text: string, declared: UnitDeclaredByCustomFormat): RegExp {
  const pattern = compiled(text)
  // A pattern that may also match nothing names all of its groups.
  const groups = Object.keys(new RegExp(`${text}|`, 'u').exec('')?.groups ?? {})
  const known = ['name', 'value', 'unit']
  const there = groups.length === 0 ? 'none' : groups.map(group => `(?<${group}>…)`).join(', ')
  const missing = ['name', 'value'].find(group => !groups.includes(group))
  if (missing !== undefined)
    throw wrong(
      `lines: the pattern has no group (?<${missing}>…); its groups are: ${there}. Put (?<${missing}>…) around the ${missing}.`,
    )
  const other = groups.find(group => !known.includes(group))
  if (other !== undefined)
    throw wrong(`lines: the group (?<${other}>…) is not known. Groups are name, value and unit.`)
  refuseUnit(groups.includes('unit'), 'the group (?<unit>…)', declared)
  return pattern
}

function compiled(text: string): RegExp {
  try {
    return new RegExp(text, 'u')
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*\/u?: /su, '') : ''
    throw wrong(
      `lines: "${text}" is not a valid regular expression (${reason}). It is read as JavaScript reads one with the flag u: a backslash is allowed only before letters with a meaning and before ^ $ \\ . * + ? ( ) [ ] { } | and /.`,
    )
  }
}

/** Returns the format for a description; `matcherFor` matches the lines of an output. */
export function createCustomFormat(
  described: CustomFormatDescription,
  matcherFor: CreateOutputLineMatcher,
): BenchmarkFormat {
  const { declared } = described
  if ('pattern' in described)
    return own('has no line that matches "lines" in "format"', text =>
      parseMatchingLines(text, matcherFor(described.pattern), declared),
    )
  const { columns } = described
  const names = Object.values(columns).filter(name => name !== null)
  const listed = names.map(name => `"${name}"`).join(' and ')
  return own(`has no header with the columns ${listed} in "format"`, text =>
    parseCsvTable(text, columns, declared),
  )
}

/** The name of a format that the user describes. */
export const customFormatName = 'own'

/** A custom format is never detected. */
function own(lacks: string, parse: BenchmarkFormat['parse']): BenchmarkFormat {
  return { name: customFormatName, claims: () => false, cuts: 'nothing', lacks, parse }
}

/** Throws MisconfiguredError if a unit is given twice, or if the direction of a fixed unit is neither known nor given. */
function refuseUnit(isRead: boolean, reading: string, { unit, better }: UnitDeclaredByCustomFormat): void {
  if (isRead && unit !== null) throw wrong(`unit: "${unit}" and ${reading} are both given. Leave one out.`)
  if (!isRead && unit === null)
    throw wrong(`the unit is missing. Add a line such as "unit: ms", or ${reading}.`)
  if (unit === null || better !== null || toSecondsPerOp(1, unit) !== null) return
  if (findUsualDirectionOfUnit(convertUnitToTidyUnitAndFactor(unit).unit) === null)
    throw wrong(
      `unit: it is not known whether lower or higher is better for "${unit}". Add "better: lower" or "better: higher".`,
    )
}

function keyed(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const line of text.split('\n').filter(one => one.trim() !== '')) {
    const [, key = line.trim(), value = ''] = /^\s*([\w-]+)[ \t]*:(.*)$/.exec(line) ?? []
    if (!keys.includes(key)) {
      const meant = findNearestName(key, keys)
      throw wrong(
        `"${key}" is not known. ${meant === null ? `Its keys are ${keys.join(', ')}; each is a line "key: value".` : `Did you mean "${meant}"?`}`,
      )
    }
    if (values.has(key)) throw wrong(`"${key}" is given twice. Remove one of the two.`)
    if (value.trim() === '') throw wrong(`"${key}" has no value. Give it one, or remove the line.`)
    values.set(key, value.trim())
  }
  return values
}

function required(texts: ReadonlyMap<string, string>, key: string): string {
  const value = texts.get(key)
  if (value !== undefined) return value
  throw wrong(`"${key}" is missing. Add it, with the name that the column has in the header.`)
}

function betterOf(text: string | undefined): 'lower' | 'higher' | null {
  if (text === undefined || text === 'lower' || text === 'higher') return text ?? null
  throw wrong(`better: "${text}" is not accepted. Give "lower" or "higher".`)
}

function wrong(why: string): MisconfiguredError {
  return new MisconfiguredError(`format: ${why}`)
}

// A CSV table is read by the names of its columns, wherever it begins in a text.

/** The names of the columns; the unit is null if no column has it. */
interface CsvColumnNames {
  readonly name: string
  readonly value: string
  readonly unit: string | null
}

const separators = [',', ';', '\t']

/**
 * Reads the table. It skips lines above the header and lines without a separator; the header may be repeated. Every other line must
 * have as many cells as the header.
 */
function parseCsvTable(
  text: string,
  columns: CsvColumnNames,
  declared: UnitDeclaredByCustomFormat,
): ParsedOutput {
  const names = Object.values(columns).filter(name => name !== null)
  let header: { readonly separator: string; readonly cells: readonly string[] } | null = null
  let number = 0
  return parseLineByLine(text, {
    take: (line, readings) => {
      number++
      const begun = separators
        .map(separator => ({ separator, cells: cellsOf(line, separator) ?? [] }))
        .find(({ cells }) => names.every(name => cells.includes(name)))
      if (begun) header = begun
      if (begun || header === null) return true
      const cells = cellsOf(line, header.separator)
      if (cells === null) throw new NotInFormatError(`Line ${number} has a quote that is not closed.`)
      if (cells.length === 1 && header.cells.length > 1) return true
      if (cells.length !== header.cells.length)
        throw new NotInFormatError(
          `Line ${number} has ${cells.length} cells, but the header has ${header.cells.length}. Make the tool write its table to a separate file, and name that file in "output".`,
        )
      const cell = (name: string | null) =>
        name === null ? null : (cells[header?.cells.indexOf(name) ?? -1] ?? null)
      const read = { name: cell(columns.name), value: cell(columns.value), unit: cell(columns.unit) }
      addCustomFormatValue(readings, read, declared, `Line ${number}`)
      return true
    },
  })
}

/** Returns the cells of a line without surrounding blanks and quotes, or null if a quote is not closed. */
function cellsOf(line: string, separator: string): readonly string[] | null {
  const text = line.replace(/^\ufeff/, '')
  const cells: string[] = []
  for (let at = 0; at <= text.length; at++) {
    const quoted = /[ ]*"((?:[^"]|"")*)"[ ]*/uy
    quoted.lastIndex = at
    const inQuotes = quoted.exec(text)
    const after = inQuotes ? text[quoted.lastIndex] : undefined
    if (inQuotes && (after === undefined || after === separator)) {
      cells.push((inQuotes[1] ?? '').replaceAll('""', '"'))
      at = quoted.lastIndex
    } else {
      const end = text.indexOf(separator, at)
      const cell = text.slice(at, end < 0 ? text.length : end).trim()
      if (cell.startsWith('"')) return null
      cells.push(cell)
      at = end < 0 ? text.length : end
    }
  }
  return cells
}

/** The longest line that is matched, in characters. */
const longest = 10_000
/** The lines that are matched together. */
const batchSize = 1000

function parseMatchingLines(
  text: string,
  match: NamedGroupsMatcher,
  declared: UnitDeclaredByCustomFormat,
): ParsedOutput {
  let batch: { readonly line: string; readonly number: number }[] = []
  let number = 0
  const readBatch = (readings: ParsedOutputBuilder) => {
    const all = match(batch.map(({ line }) => line))
    for (const [index, { number: lineNumber }] of batch.entries()) {
      const groups = all[index]
      if (!groups) continue
      const read = { name: groups.name ?? null, value: groups.value ?? null, unit: groups.unit ?? null }
      addCustomFormatValue(readings, read, declared, `Line ${lineNumber}`)
    }
    batch = []
  }
  return parseLineByLine(text, {
    take: (line, readings) => {
      number++
      if (line.length <= longest) batch.push({ line, number })
      if (batch.length === batchSize) readBatch(readings)
      return true
    },
    finish: readBatch,
  })
}

/** The unit of all values if none is read, and the direction of units that do not tell it. */
interface UnitDeclaredByCustomFormat {
  readonly unit: string | null
  readonly better: 'lower' | 'higher' | null
}

/** English thousands: `1,234.5`. */
const grouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/

/** Adds a value, with times converted to seconds. Throws NotInFormatError; its message begins with `place`. */
function addCustomFormatValue(
  readings: ParsedOutputBuilder,
  read: Readonly<Record<'name' | 'value' | 'unit', string | null>>,
  declared: UnitDeclaredByCustomFormat,
  place: string,
): void {
  const name = read.name?.trim() ?? ''
  const text = read.value?.trim() ?? ''
  const unit = (declared.unit ?? read.unit)?.trim() ?? ''
  if (name === '')
    throw new NotInFormatError(
      `${place} has no name. Check that "format" reads the name from the right place.`,
    )
  const value = parseAndScaleByPowerOfTen(grouped.test(text) ? removeThousandsCommas(text) : text)
  if (value === null)
    throw new NotInFormatError(
      `${place}: the value of ${name}, "${text}", is not a number. Check that "format" reads the value from the right place, without its unit.`,
    )
  if (unit === '')
    throw new NotInFormatError(`${place} has no unit for ${name}. Print one, or set "unit" in "format".`)
  const seconds = toSecondsPerOp(value, unit)
  const kept = seconds === null ? unit : 'sec/op'
  if (declared.better !== null) readings.declare(kept, { better: declared.better })
  readings.add(name, kept, seconds ?? value)
}
