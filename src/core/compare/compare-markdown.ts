// The tables as Markdown, for a comment or a job summary.
import { inlineCode } from '../words/escape.ts'
import { formatDelta } from '../words/numbers.ts'
import {
  configLines,
  numberScale,
  versusTitle,
  written,
  writtenDelta,
  writtenP,
  writtenSpread,
} from './cell-text.ts'
import type { SampleRow, SampleTable, Total } from './comparison-table.ts'
import { Footnotes, wordsOf } from './notes.ts'

/** All tables, piece by piece. Text from the files is escaped. */
export function* compareMarkdown(tables: readonly SampleTable[]): Generator<string> {
  for (const [n, table] of tables.entries()) {
    if (n > 0) yield '\n'
    yield* tableText(table, tables[n - 1])
  }
}

function* tableText(table: SampleTable, before: SampleTable | undefined): Generator<string> {
  const notes = new Footnotes()
  const config = configLines(table, before).map(text => inlineCode(text))
  const { columns, unit, totals } = table
  const heading = columns.flatMap((values, n) => {
    const name = inlineCode(values.filter(value => value !== '').join(' '))
    return n === 0 ? [name] : [name, versusTitle, '']
  })
  if (config.length > 0) yield `${config.join(' · ')}\n\n`
  yield `${line([inlineCode(unit), ...heading])}\n`
  yield `${line([':--', ...columns.flatMap((_, n) => (n === 0 ? ['--:'] : ['--:', '--:', ':--']))])}\n`
  for (const row of table.rows) yield `${rowLine(row, unit, notes)}\n`
  if (table.rows.length > 1 && totals.length > 0) yield `${totalLine(totals, unit, notes)}\n`
  const below = notes.list().map(([mark, note]) => `${mark} ${wordsOf(note, name => inlineCode(name))}`)
  if (below.length > 0) yield `\n${below.join('<br>\n')}\n`
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
    const value = marked(
      `${written(center, scale)} ± ${writtenSpread(center, low, high)}`,
      notes.marks(cell.notes),
    )
    if (n === 0) return [value]
    if (!versus) return [value, '', '']
    const delta = writtenDelta(versus)
    const isLoud = versus.finding === 'regressed' || versus.finding === 'improved'
    return [value, isLoud ? `**${delta}**` : delta, marked(writtenP(versus), notes.marks(versus.notes))]
  })
  return line([inlineCode(name), ...fields])
}

function totalLine(totals: readonly Total[], unit: string, notes: Footnotes): string {
  const fields = totals.flatMap(({ center, ratio, notes: said }, n) => {
    const value = marked(
      center === null ? '' : written(center, numberScale([center], unit)),
      notes.marks(said),
    )
    return n === 0 ? [value] : [value, ratio === null ? '?' : formatDelta(ratio - 1), '']
  })
  return line(['geomean', ...fields])
}

function marked(text: string, marks: string): string {
  return [text, marks].filter(part => part !== '').join(' ')
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
