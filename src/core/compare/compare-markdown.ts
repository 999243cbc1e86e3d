// The tables as Markdown, for a comment or a job summary.
import { markdownInlineCodeOfName } from '../words/escape.ts'
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
import type { ColumnGeomeanAndRatioToFirst, CompareTable, CompareTableRow } from './comparison-table.ts'
import { CompareTableFootnotes, compareTableFootnoteText } from './notes.ts'

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
  for (const row of table.rows) yield `${rowLine(row, unit, notes)}\n`
  if (table.rows.length > 1 && totals.length > 0) yield `${totalLine(totals, unit, notes)}\n`
  const footnotes = notes
    .list()
    .map(
      ([mark, note]) => `${mark} ${compareTableFootnoteText(note, name => markdownInlineCodeOfName(name))}`,
    )
  if (footnotes.length > 0) yield `\n${footnotes.join('<br>\n')}\n`
}

function rowLine({ name, cells }: CompareTableRow, unit: string, notes: CompareTableFootnotes): string {
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

function totalLine(
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
