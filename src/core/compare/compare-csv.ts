// The tables as comma-separated values, in the columns of benchstat; each note names the field that it is about.
import { escapeControlCharacters, escapeUntrustedCsvField, quoteCsvField } from '../words/escape.ts'
import { formatDeltaOrFromZero } from '../words/numbers.ts'
import {
  changedConfigLinesAboveCompareTable,
  compareChangeColumnTitle,
  deltaTextOfSampleComparison,
  intervalHalfWidthText,
  pValueAndCountText,
} from './cell-text.ts'
import type { CompareTable, CompareTableRow } from './comparison-table.ts'
import { type CompareTableNote, compareTableFootnoteText } from './notes.ts'

/**
 * Yields the lines, with line breaks. Notes on fields go to `noted`: `B6: every value is the same`. Without `ranges` the
 * columns of intervals are left out, as with benchstat's `-norange`.
 */
export function* compareTablesToCsv(
  tables: readonly CompareTable[],
  noted: (note: string) => void,
  ranges = true,
): Generator<string> {
  let lines = 0
  const line = (text: string) => {
    lines++
    return `${text}\n`
  }
  const ofSample = ranges ? 2 : 1
  for (const [n, table] of tables.entries()) {
    if (n > 0) yield line('')
    for (const text of changedConfigLinesAboveCompareTable(table, tables[n - 1]))
      yield line(escapeUntrustedCsvField(text))
    for (const fields of headLines(table, ofSample)) yield line(fields.map(escapeUntrustedCsvField).join(','))
    const note = (field: number, notes: readonly CompareTableNote[]) => {
      for (const one of notes)
        noted(
          `${columnLetters(field)}${lines + 1}: ${escapeControlCharacters(compareTableFootnoteText(one))}`,
        )
    }
    for (const row of table.rows) yield line(rowLine(row, ofSample, note))
    if (table.totals.length > 0) yield line(totalLine(table, ofSample, note))
  }
}

/** Returns the first field of a sample: after a label come the fields of each sample, from the second on with change and p. */
function firstFieldOf(column: number, ofSample: number): number {
  return column === 0 ? 1 : 1 + ofSample + (column - 1) * (ofSample + fieldsOfChange)
}

const fieldsOfChange = 2

function headLines({ columns, unit }: CompareTable, ofSample: number): readonly (readonly string[])[] {
  const width = firstFieldOf(columns.length, ofSample)
  const levels = (columns[0] ?? []).map((_, level) => {
    const fields = new Array<string>(width).fill('')
    for (const [n, values] of columns.entries()) fields[firstFieldOf(n, ofSample)] = values[level] ?? ''
    return fields
  })
  const sample = [unit, 'CI'].slice(0, ofSample)
  const units = columns.flatMap((_, n) => (n === 0 ? sample : [...sample, compareChangeColumnTitle, 'P']))
  return [...levels, ['', ...units]]
}

type NoteWriter = (field: number, notes: readonly CompareTableNote[]) => void

function rowLine({ name, cells }: CompareTableRow, ofSample: number, note: NoteWriter): string {
  const fields = [escapeUntrustedCsvField(name)]
  for (const [n, cell] of cells.entries()) {
    if (!cell) continue
    while (fields.length < firstFieldOf(n, ofSample)) fields.push('')
    note(fields.length, cell.notes)
    const { center, low, high } = cell
    const sample = [formatShortestGoFloat(center), intervalHalfWidthText(center, low, high)]
    fields.push(...sample.slice(0, ofSample))
    if (!cell.versus) continue
    note(fields.length, cell.versus.notes)
    fields.push(deltaTextOfSampleComparison(cell.versus), quoteCsvField(pValueAndCountText(cell.versus)))
  }
  return fields.join(',')
}

function totalLine({ totals }: CompareTable, ofSample: number, note: NoteWriter): string {
  const fields = new Array<string>(firstFieldOf(totals.length, ofSample)).fill('')
  fields[0] = 'geomean'
  for (const [n, { center, ratio, notes }] of totals.entries()) {
    const start = firstFieldOf(n, ofSample)
    note(start, notes)
    if (center !== null) fields[start] = formatShortestGoFloat(center)
    if (n > 0) fields[start + ofSample] = ratio === null ? '?' : formatDeltaOrFromZero(ratio - 1)
  }
  return fields.join(',')
}

/** Returns a number as Go prints it: the shortest digits that identify it, with an exponent below 1e-4 and from 1e6. */
export function formatShortestGoFloat(value: number): string {
  const size = Math.abs(value)
  if (value === 0 || (size >= 1e-4 && size < 1e6)) return String(value)
  return value.toExponential().replace(/e([+-])(\d)$/, 'e$10$2')
}

function columnLetters(field: number): string {
  const rest = Math.floor(field / 26) - 1
  return `${rest < 0 ? '' : columnLetters(rest)}${String.fromCharCode(65 + (field % 26))}`
}
