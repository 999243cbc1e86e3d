// The tables for use elsewhere: as CSV for spreadsheets, JSON for programs, and Markdown for a comment.
import {
  escapeControlCharacters,
  escapeUntrustedCsvField,
  formatDisplaySafeJson,
  markdownInlineCodeOfName,
  quoteCsvField,
} from '../words/escape.ts'
import { formatDeltaOrFromZero } from '../words/numbers.ts'
import {
  changedConfigLinesAboveCompareTable,
  chooseNumberScale,
  compareChangeColumnTitle,
  deltaTextOfSampleComparison,
  formatNumberAtScale,
  intervalHalfWidthText,
  pValueAndCountText,
} from './cell-text.ts'
import type { CompareRules } from './compare-rules.ts'
import type {
  ColumnGeomeanAndRatioToFirst,
  CompareStatisticsSettings,
  CompareTable,
  CompareTableRow,
  CompareTableSampleCell,
  SampleComparison,
} from './comparison-table.ts'
import type { CompareCellComparisonWithTableAndRow, CompareConclusion } from './conclude.ts'
import { CompareTableFootnotes, type CompareTableNote, compareTableFootnoteText } from './notes.ts'

/**
 * Yields the tables as comma-separated values in the columns of benchstat: lines with line breaks. Notes on fields go to `noted`:
 * `B6: every value is the same`. Without `ranges` the columns of intervals are left out, as with benchstat's `-norange`.
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

// Tables as JSON, for programs: every number in full, and the settings.

/** The version of this format; it changes only if readers have to change. */
const schema = 2

/** Returns one object as text. Values without a JSON number, such as an infinite bound, are null. */
export function compareTablesToJson(
  tables: readonly CompareTable[],
  settings: CompareStatisticsSettings,
  conclusion: CompareConclusion,
  rules: CompareRules | null,
): string {
  const { alpha, confidence, test, intervals: _, ...otherSettings } = settings
  const { verdict, reasons, compared, regressions, muted, suspects, changed, missing, refused } = conclusion
  const report = {
    schema,
    settings: { alpha, confidence, deltaTest: test, ...otherSettings },
    rules,
    verdict,
    reasons: reasons.map(({ kind }) => kind),
    compared,
    regressed: regressions.map(placeFields),
    muted: muted.map(placeFields),
    suspect: suspects.map(placeFields),
    changed: changed.map(placeFields),
    missing,
    refused,
    tables: tables.map(({ config, unit, better, columns, rows, totals }) => ({
      config: Object.fromEntries(config.entries()),
      unit,
      better,
      columns,
      rows: Array.from(rows, ({ name, rule, cells }) => ({
        name,
        rule: rule === null ? null : rule.match,
        cells: cells.map(cell => cell && cellFields(cell)),
      })),
      geomeans: totals.map(withNoteTexts),
    })),
  }
  return formatDisplaySafeJson(report)
}

function placeFields({ table, row, column, versus }: CompareCellComparisonWithTableAndRow): object {
  return {
    name: row.name,
    unit: table.unit,
    config: Object.fromEntries(table.config.entries()),
    column,
    delta: versus.delta,
  }
}

function cellFields({ n, center, low, high, notes, versus }: CompareTableSampleCell): object {
  return {
    n,
    center,
    low,
    high,
    notes: notes.map(note => compareTableFootnoteText(note)),
    versus: versus && withNoteTexts(versus),
  }
}

function withNoteTexts({ notes, ...fields }: SampleComparison | ColumnGeomeanAndRatioToFirst): object {
  return { ...fields, notes: notes.map(note => compareTableFootnoteText(note)) }
}

// The tables as Markdown, for a comment or a job summary.

/** Yields all tables as pieces of Markdown. Text from the files is escaped. */
export function* compareTablesToMarkdown(tables: readonly CompareTable[]): Generator<string> {
  for (const [n, table] of tables.entries()) {
    if (n > 0) yield '\n'
    yield* tablePieces(table, tables[n - 1])
  }
}

function* tablePieces(table: CompareTable, previousTable: CompareTable | undefined): Generator<string> {
  const notes = new CompareTableFootnotes()
  const config = changedConfigLinesAboveCompareTable(table, previousTable).map(text =>
    markdownInlineCodeOfName(text),
  )
  const { columns, unit, totals } = table
  const heading = columns.flatMap((values, n) => {
    const name = markdownInlineCodeOfName(values.filter(value => value !== '').join(' '))
    return n === 0 ? [name] : [name, compareChangeColumnTitle, '']
  })
  if (config.length > 0) yield `${config.join(' · ')}\n\n`
  yield `${tableLine([markdownInlineCodeOfName(unit), ...heading])}\n`
  yield `${tableLine([':--', ...columns.flatMap((_, n) => (n === 0 ? ['--:'] : ['--:', '--:', ':--']))])}\n`
  for (const row of table.rows) yield `${markdownRow(row, unit, notes)}\n`
  if (table.rows.length > 1 && totals.length > 0) yield `${markdownTotalRow(totals, unit, notes)}\n`
  const footnotes = notes
    .list()
    .map(
      ([mark, note]) => `${mark} ${compareTableFootnoteText(note, name => markdownInlineCodeOfName(name))}`,
    )
  if (footnotes.length > 0) yield `\n${footnotes.join('<br>\n')}\n`
}

function markdownRow({ name, cells }: CompareTableRow, unit: string, notes: CompareTableFootnotes): string {
  const scale = chooseNumberScale(
    cells.flatMap(cell => (cell ? [cell.center] : [])),
    unit,
  )
  const fields = cells.flatMap((cell, n) => {
    const empty = n === 0 ? [''] : ['', '', '']
    if (!cell) return empty
    const { center, low, high, versus } = cell
    const value = withMarks(
      `${formatNumberAtScale(center, scale)} ± ${intervalHalfWidthText(center, low, high)}`,
      notes.marks(cell.notes),
    )
    if (n === 0) return [value]
    if (!versus) return [value, '', '']
    const delta = deltaTextOfSampleComparison(versus)
    const isBold = versus.finding === 'regressed' || versus.finding === 'improved'
    return [
      value,
      isBold ? `**${delta}**` : delta,
      withMarks(pValueAndCountText(versus), notes.marks(versus.notes)),
    ]
  })
  return tableLine([markdownInlineCodeOfName(name), ...fields])
}

function markdownTotalRow(
  totals: readonly ColumnGeomeanAndRatioToFirst[],
  unit: string,
  notes: CompareTableFootnotes,
): string {
  const fields = totals.flatMap(({ center, ratio, notes: totalNotes }, n) => {
    const value = withMarks(
      center === null ? '' : formatNumberAtScale(center, chooseNumberScale([center], unit)),
      notes.marks(totalNotes),
    )
    return n === 0 ? [value] : [value, ratio === null ? '?' : formatDeltaOrFromZero(ratio - 1), '']
  })
  return tableLine(['geomean', ...fields])
}

function withMarks(text: string, marks: string): string {
  return [text, marks].filter(part => part !== '').join(' ')
}

function tableLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
