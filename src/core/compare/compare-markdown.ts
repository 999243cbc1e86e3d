// The tables as Markdown, for a comment or a job summary.
import { inlineCode } from '../words/escape.ts'
import { formatDelta } from '../words/numbers.ts'
import {
  configLines,
  deltaText,
  numberScale,
  numberText,
  spreadText,
  testText,
  versusTitle,
} from './cell-text.ts'
import type { ColumnTotal, SampleRow, SampleTable } from './comparison-table.ts'
import { Footnotes, noteText } from './notes.ts'

/** Yields all tables as pieces of Markdown. Text from the files is escaped. */
export function* compareMarkdown(tables: readonly SampleTable[]): Generator<string> {
  for (const [n, table] of tables.entries()) {
    if (n > 0) yield '\n'
    yield* tablePieces(table, tables[n - 1])
  }
}

function* tablePieces(table: SampleTable, previousTable: SampleTable | undefined): Generator<string> {
  const notes = new Footnotes()
  const config = configLines(table, previousTable).map(text => inlineCode(text))
  const { columns, unit, totals } = table
  const heading = columns.flatMap((values, n) => {
    const name = inlineCode(values.filter(value => value !== '').join(' '))
    return n === 0 ? [name] : [name, versusTitle, '']
  })
  if (config.length > 0) yield `${config.join(' · ')}\n\n`
  yield `${tableLine([inlineCode(unit), ...heading])}\n`
  yield `${tableLine([':--', ...columns.flatMap((_, n) => (n === 0 ? ['--:'] : ['--:', '--:', ':--']))])}\n`
  for (const row of table.rows) yield `${rowLine(row, unit, notes)}\n`
  if (table.rows.length > 1 && totals.length > 0) yield `${totalLine(totals, unit, notes)}\n`
  const footnotes = notes.list().map(([mark, note]) => `${mark} ${noteText(note, name => inlineCode(name))}`)
  if (footnotes.length > 0) yield `\n${footnotes.join('<br>\n')}\n`
}

function rowLine({ name, cells }: SampleRow, unit: string, notes: Footnotes): string {
  const scale = numberScale(
    cells.flatMap(cell => (cell ? [cell.center] : [])),
    unit,
  )
  const fields = cells.flatMap((cell, n) => {
    const empty = n === 0 ? [''] : ['', '', '']
    if (!cell) return empty
    const { center, low, high, versus } = cell
    const value = withMarks(
      `${numberText(center, scale)} ± ${spreadText(center, low, high)}`,
      notes.marks(cell.notes),
    )
    if (n === 0) return [value]
    if (!versus) return [value, '', '']
    const delta = deltaText(versus)
    const isBold = versus.finding === 'regressed' || versus.finding === 'improved'
    return [value, isBold ? `**${delta}**` : delta, withMarks(testText(versus), notes.marks(versus.notes))]
  })
  return tableLine([inlineCode(name), ...fields])
}

function totalLine(totals: readonly ColumnTotal[], unit: string, notes: Footnotes): string {
  const fields = totals.flatMap(({ center, ratio, notes: totalNotes }, n) => {
    const value = withMarks(
      center === null ? '' : numberText(center, numberScale([center], unit)),
      notes.marks(totalNotes),
    )
    return n === 0 ? [value] : [value, ratio === null ? '?' : formatDelta(ratio - 1), '']
  })
  return tableLine(['geomean', ...fields])
}

function withMarks(text: string, marks: string): string {
  return [text, marks].filter(part => part !== '').join(' ')
}

function tableLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
