// A comparison as one HTML file: the verdict, what decided it, and the tables. It loads nothing and runs nothing.

import type { BenchmarkRule } from '../model/settings.ts'
import { escapeHtml } from '../report/show/html/inline.ts'
import { page } from '../report/show/html/page.ts'
import { escapeControls, printableName } from '../words/escape.ts'
import { formatDelta, formatRatio } from '../words/numbers.ts'
import {
  configLines,
  numberScale,
  versusTitle,
  written,
  writtenDelta,
  writtenP,
  writtenSpread,
} from './cell-text.ts'
import type { Cell, CellVerdict, SampleRow, SampleTable, Total } from './comparison-table.ts'
import { type Conclusion, columnName, isMutedBy } from './conclude.ts'
import { Footnotes, wordsOf } from './notes.ts'

/** A table of so few quiet rows is shown whole. */
const fewRows = 20

/** Without a script: what the empty text comes to. */
const noProgram = { text: '', hash: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' }

const verdicts: Readonly<Record<Conclusion['verdict'], string>> = {
  pass: 'Pass',
  fail: 'Fail',
  inconclusive: 'Inconclusive',
  nothing: 'Not compared',
}

/**
 * Writes a whole page. `said` are the lines of the terminal, of which the last is `counts`, that of the verdict. What no
 * page can hold is counted, and left out.
 */
export function comparePage(
  tables: readonly SampleTable[],
  { verdict }: Conclusion,
  said: readonly string[],
  counts: string,
): string {
  const names = [...new Set(tables.flatMap(({ columns }) => columns.map(columnName)))]
  const title = counts === '' ? names.join(', ') : counts
  const sheets = sheetsOf(tables)
  const body = [
    `<header class="${verdict}">`,
    `<h1><span class="verdict">${verdicts[verdict]}</span> ${text(title)}</h1>`,
    `<p>${names.map(code).join(', ')}</p>`,
    '</header>',
    ...(said.length === 0 ? [] : ['<ul>', ...said.map(line => `<li>${text(line)}</li>`), '</ul>']),
    ...tables.map((table, n) => section(table, tables[n - 1], sheets[n] as Sheet)),
  ]
  return page(`Benchgate: ${verdicts[verdict]}, ${escapeControls(title)}`, body.join('\n'), noProgram)
}

function section(
  table: SampleTable,
  before: SampleTable | undefined,
  { notable, quiet, left }: Sheet,
): string {
  const config = configLines(table, before).map(text)
  const notes = new Footnotes()
  const isShort = quiet.length <= fewRows
  const rowsAt = (places: readonly number[]) =>
    places.map(place => rowHtml(table.rows.at(place) as SampleRow, table, notes))
  const shown = rowsAt(isShort ? [...notable, ...quiet] : notable)
  const folded = isShort ? [] : rowsAt(quiet)
  const totals = table.rows.length > 1 && table.totals.length > 0 ? totalHtml(table, notes) : ''
  const more = `${quiet.length} ${notable.length === 0 ? '' : 'other '}rows without a notable change`
  return [
    '<section>',
    `<h2>${text(table.unit)}</h2>`,
    ...(config.length === 0 ? [] : [`<p>${config.join(' · ')}</p>`]),
    ...(shown.length === 0 && totals === '' ? [] : [tableHtml(table, shown, totals)]),
    ...(folded.length === 0
      ? []
      : [`<details><summary>${more}</summary>`, tableHtml(table, folded, ''), '</details>']),
    ...(left === 0
      ? []
      : [
          `<p>${left} more rows are left out to keep this page small; the table in the terminal and --csv have all.</p>`,
        ]),
    ...notes.list().map(([mark, note]) => `<p>${mark} ${text(wordsOf(note))}</p>`),
    '</section>',
  ].join('\n')
}

/** Wider than the page it scrolls in a box of its own, from the keyboard too; on a phone each row is a box. */
function tableHtml({ columns }: SampleTable, rows: readonly string[], totals: string): string {
  const heads = columns.flatMap((values, n) => {
    const name = `<th scope="col">${code(columnName(values))}</th>`
    return n === 0 ? [name] : [name, `<th scope="col">${versusTitle}</th>`]
  })
  return [
    '<div class="scroll" role="region" aria-label="Table" tabindex="0">',
    '<table class="compared">',
    `<thead><tr><th scope="col">Benchmark</th>${heads.join('')}</tr></thead>`,
    '<tbody>',
    ...rows,
    '</tbody>',
    ...(totals === '' ? [] : [`<tfoot>${totals}</tfoot>`]),
    '</table>',
    '</div>',
  ].join('\n')
}

function rowHtml({ name, rule, cells }: SampleRow, { columns, unit }: SampleTable, notes: Footnotes): string {
  const scale = numberScale(
    cells.flatMap(cell => (cell ? [cell.center] : [])),
    unit,
  )
  const fields = cells.map((cell, n) => {
    const label = text(columnName(columns[n] ?? []))
    if (!cell) return n === 0 ? empty : `${empty}${empty}`
    const { center, low, high } = cell
    const spread = ` ± ${writtenSpread(center, low, high)} ${notes.marks(cell.notes)}`.trimEnd()
    const value = `<td data-l="${label}">${written(center, scale)}<small>${spread}</small></td>`
    return n === 0 ? value : `${value}${changeHtml(cell, cellChange(cell, rule), notes)}`
  })
  const limits =
    rule === null ? [] : [rule.threshold === null ? [] : [`threshold ${formatRatio(rule.threshold)}`]].flat()
  const by =
    rule === null
      ? ''
      : `<small>rule ${code(rule.match)}${[...limits, ...(rule.gate === 'fail' ? [] : [`gate ${rule.gate}`])].map(one => `, ${one}`).join('')}</small>`
  return `<tr><th scope="row">${code(name)}${by}</th>${fields.join('')}</tr>`
}

const empty = '<td></td>'

/** Before a change, as some readers cannot tell the colours apart. */
const signs: Readonly<Partial<Record<CellChange, string>>> = {
  regressed: '✗',
  suspect: '⚠\ufe0e',
  changed: '?',
  improved: '✓',
}

/** Its class has a colour in the style sheet. */
function changeHtml({ versus }: Cell, change: CellChange, notes: Footnotes): string {
  if (!versus) return empty
  const sign = signs[change]
  const mark =
    change === 'muted'
      ? '<small>muted </small>'
      : sign === undefined
        ? ''
        : `<span class="sign" aria-hidden="true">${sign}</span>`
  const p = `${writtenP(versus)} ${notes.marks(versus.notes)}`.trimEnd()
  const kind = change === 'suspect' ? 'inconclusive' : change
  return `<td class="change ${kind}">${mark}${text(writtenDelta(versus))}<small> ${text(p)}</small></td>`
}

function totalHtml({ totals, unit, columns }: SampleTable, notes: Footnotes): string {
  const fields = totals.map((total: Total, n) => {
    const { center, ratio } = total
    const shown = center === null ? '' : written(center, numberScale([center], unit))
    const value = `<td data-l="${text(columnName(columns[n] ?? []))}">${shown}<small> ${notes.marks(total.notes)}</small></td>`
    return n === 0
      ? value
      : `${value}<td class="change">${ratio === null ? '?' : formatDelta(ratio - 1)}</td>`
  })
  return `<tr><th scope="row">geomean</th>${fields.join('')}</tr>`
}

function text(untrusted: string): string {
  return escapeHtml(escapeControls(untrusted))
}

function code(untrusted: string): string {
  return `<code>${escapeHtml(printableName(untrusted))}</code>`
}

// Selection of the rows on a page, and of those shown at once: there may be more than a browser opens.

/** The most rows of a page: those that show something, and the others. */
const mostNotable = 2000
const mostQuiet = 30_000

/** The rows of one table on the page, by their indices. */
export interface Sheet {
  /** The rows with a finding, regressions first. */
  readonly notable: readonly number[]
  readonly quiet: readonly number[]
  /** The number of rows left out. */
  readonly left: number
}

/** The finding that a cell shows; muted: it regressed, and a rule keeps it from failing. */
export type CellChange = CellVerdict | 'muted'

export function cellChange({ versus }: Pick<Cell, 'versus'>, rule: BenchmarkRule | null): CellChange {
  const finding = versus?.finding ?? 'none'
  if (!isMutedBy(rule)) return finding
  return finding === 'regressed' ? 'muted' : finding === 'suspect' ? 'none' : finding
}

/** In which order they are shown; what is not here is quiet. */
const ranks: Readonly<Partial<Record<CellChange, number>>> = {
  regressed: 0,
  suspect: 2,
  changed: 3,
  muted: 4,
  improved: 5,
}
const ofMissing = 1
const quietest = 6

/** One for each table. The first tables get the room that there is. */
export function sheetsOf(tables: readonly SampleTable[]): readonly Sheet[] {
  let [notableRoom, quietRoom] = [mostNotable, mostQuiet]
  return tables.map(table => {
    const byRank: number[][] = Array.from({ length: quietest + 1 }, () => [])
    let place = 0
    for (const row of table.rows) byRank[rankOf(row)]?.push(place++)
    const quiet = (byRank.pop() as number[]).slice(0, quietRoom)
    const notable = byRank.flat().slice(0, notableRoom)
    notableRoom -= notable.length
    quietRoom -= quiet.length
    return { notable, quiet, left: table.rows.length - notable.length - quiet.length }
  })
}

/** That of its most urgent cell. */
function rankOf({ cells, rule }: SampleRow): number {
  const [base, ...others] = cells
  let least = quietest
  for (const cell of others) {
    const rank = cell
      ? (ranks[cellChange(cell, rule)] ?? quietest)
      : base && !isMutedBy(rule)
        ? ofMissing
        : quietest
    if (rank < least) least = rank
  }
  return least
}
