// A format of one's own: the lines that a pattern fits, or a table of CSV, as the input `format` describes it.
import { nearest } from '../../common/nearest.ts'
import { Misconfigured } from '../../model/errors.ts'
import { tidy, usualDirection } from '../../model/units.ts'
import type { Format } from '../reading/format.ts'
import { secondsPerOp } from '../reading/times.ts'
import { type Columns, readColumns } from './columns.ts'
import { readFitting } from './fitting-lines.ts'
import type { Declaration } from './own-value.ts'
import { compilePattern, type Pattern } from './pattern.ts'

const keys = ['lines', 'name-column', 'value-column', 'unit-column', 'unit', 'better']
const columnKeys = keys.filter(key => key.endsWith('-column'))

/** Whether a text describes a format, rather than name one. */
export function describesFormat(text: string): boolean {
  return /^\s*[\w-]+[ \t]*:/.test(text)
}

/**
 * The format that a text describes: a line `key: value` for each of `lines`, or `name-column` and `value-column`; with
 * `unit` or `unit-column`, and `better`. Throws Misconfigured.
 */
export function ownFormat(text: string): Format {
  const given = keyed(text)
  const declared = { unit: given.get('unit') ?? null, better: betterOf(given.get('better')) }
  const lines = given.get('lines')
  const column = columnKeys.find(key => given.has(key))
  if (lines !== undefined && column !== undefined)
    throw wrong(`"lines" and "${column}" do not go together. Leave one of them out.`)
  if (lines === undefined && column === undefined)
    throw wrong('say where results are: "lines: REGEXP", or "name-column: …" and "value-column: …".')
  if (lines !== undefined) return ofLines(compilePattern(lines, 'format: lines'), declared)
  return ofColumns(
    {
      name: required(given, 'name-column'),
      value: required(given, 'value-column'),
      unit: given.get('unit-column') ?? null,
    },
    declared,
  )
}

function ofLines(pattern: Pattern, declared: Declaration): Format {
  const { groups } = pattern
  const known = ['name', 'value', 'unit']
  const there = groups.length === 0 ? 'none' : groups.map(group => `(?<${group}>…)`).join(', ')
  const missing = ['name', 'value'].find(group => !groups.includes(group))
  if (missing !== undefined)
    throw wrong(
      `lines: the group (?<${missing}>…) is missing, and its groups are: ${there}. Put it around the ${missing}.`,
    )
  const other = groups.find(group => !known.includes(group))
  if (other !== undefined)
    throw wrong(`lines: the group (?<${other}>…) is not known. Groups are name, value and unit.`)
  refuseUnit(groups.includes('unit'), 'the group (?<unit>…)', declared)
  return own('has no line that "lines" in "format" fits', () => readFitting(pattern, declared))
}

function ofColumns(columns: Columns, declared: Declaration): Format {
  refuseUnit(columns.unit !== null, '"unit-column"', declared)
  const names = Object.values(columns).filter(name => name !== null)
  const listed = names.map(name => `"${name}"`).join(' and ')
  return own(`has no header with the columns ${listed} in "format"`, () => readColumns(columns, declared))
}

/** It is never recognised, only named. */
function own(lacks: string, open: Format['open']): Format {
  return { name: 'own', claims: () => false, cuts: 'nothing', lacks, open }
}

/** A unit is said once, and the direction of a unit that is always the same is known or said. */
function refuseUnit(isRead: boolean, reading: string, { unit, better }: Declaration): void {
  if (isRead && unit !== null) throw wrong(`unit: "${unit}" and ${reading} are both given. Leave one out.`)
  if (!isRead && unit === null)
    throw wrong(`the unit is missing. Add a line such as "unit: ms", or ${reading}.`)
  if (unit === null || better !== null || secondsPerOp(1, unit) !== null) return
  if (usualDirection(tidy(unit).unit) === null)
    throw wrong(`unit: "${unit}" can be better lower or higher. Add "better: lower" or "better: higher".`)
}

function keyed(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const line of text.split('\n').filter(one => one.trim() !== '')) {
    const [, key = line.trim(), value = ''] = /^\s*([\w-]+)[ \t]*:(.*)$/.exec(line) ?? []
    if (!keys.includes(key)) {
      const meant = nearest(key, keys)
      throw wrong(
        `"${key}" is not known. ${meant === null ? `Its keys are ${keys.join(', ')}; each is a line "key: value".` : `Did you mean "${meant}"?`}`,
      )
    }
    if (found.has(key)) throw wrong(`"${key}" is given twice. Remove one of the two.`)
    if (value.trim() === '') throw wrong(`"${key}" has no value. Give it one, or remove the line.`)
    found.set(key, value.trim())
  }
  return found
}

function required(given: ReadonlyMap<string, string>, key: string): string {
  const value = given.get(key)
  if (value !== undefined) return value
  throw wrong(`"${key}" is missing. Add it, with the column as its header has it.`)
}

function betterOf(text: string | undefined): 'lower' | 'higher' | null {
  if (text === undefined || text === 'lower' || text === 'higher') return text ?? null
  throw wrong(`better: "${text}" is not accepted. Give "lower" or "higher".`)
}

function wrong(why: string): Misconfigured {
  return new Misconfigured(`format: ${why}`)
}
