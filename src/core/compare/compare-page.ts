// A comparison as one HTML file: the verdict, what decided it, and the tables. It loads nothing and runs nothing.
import { escapeHtml, htmlDocument } from '../report/show/html/page.ts'
import { escapeControlCharacters, shortPrintableName } from '../words/escape.ts'
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
import type { CompareTable, CompareTableRow, CompareTableSampleCell } from './comparison-table.ts'
import {
  type CompareConclusion,
  type CompareRowOutcome,
  columnNameFromKeyValues,
  listTextsOfRefusedLines,
  outcomeOfCompareRowAfterMuting,
  ruleMutesItsRows,
} from './conclude.ts'
import { compareRuleText } from './conclusion-lines.ts'
import { CompareTableFootnotes, compareTableFootnoteText } from './notes.ts'

/** Up to this many quiet rows are shown at once; more are folded. */
const mostUnfoldedRows = 20

const verdictTitles: Readonly<Record<CompareConclusion['verdict'], string>> = {
  pass: 'Pass',
  fail: 'Fail',
  inconclusive: 'Inconclusive',
  nothing: 'Not compared',
}

/**
 * Returns the page. `terminalLines` are those that the terminal shows; the last one has the counts of a verdict and becomes the
 * title. Rows beyond the most of a page are left out and counted.
 */
export function compareTablesToHtmlPage(
  tables: readonly CompareTable[],
  { verdict, refused }: CompareConclusion,
  terminalLines: readonly string[],
): string {
  const hasVerdict = verdict !== 'nothing'
  const conclusionLines = [
    ...listTextsOfRefusedLines(refused),
    ...(hasVerdict ? terminalLines.slice(0, -1) : terminalLines),
  ]
  const names = [...new Set(tables.flatMap(({ columns }) => columns.map(columnNameFromKeyValues)))]
  const title = hasVerdict ? (terminalLines.at(-1) ?? '').replace(/^\w+: /, '') : names.join(', ')
  const rowsByTable = selectNotableAndQuietRowsOfComparePage(tables)
  const body = [
    `<header class="${verdict}">`,
    `<h1><span class="verdict">${verdictTitles[verdict]}</span> ${escapedText(title)}</h1>`,
    `<p>${names.map(codeElement).join(', ')}</p>`,
    '</header>',
    ...(conclusionLines.length === 0
      ? []
      : ['<ul>', ...conclusionLines.map(line => `<li>${escapedText(line)}</li>`), '</ul>']),
    ...tables.map((table, n) => tableSection(table, tables[n - 1], rowsByTable[n] as NotableAndQuietRows)),
  ]
  return htmlDocument(
    `Benchgate: ${verdictTitles[verdict]}, ${escapeControlCharacters(title)}`,
    body.join('\n'),
    null,
  )
}

function tableSection(
  table: CompareTable,
  previousTable: CompareTable | undefined,
  { notable, quiet, leftOut }: NotableAndQuietRows,
): string {
  const config = changedConfigLinesAboveCompareTable(table, previousTable).map(escapedText)
  const notes = new CompareTableFootnotes()
  const isUnfolded = quiet.length <= mostUnfoldedRows
  const rowsAt = (indices: readonly number[]) =>
    indices.map(index => rowHtml(table.rows.at(index) as CompareTableRow, table, notes))
  const shown = rowsAt(isUnfolded ? [...notable, ...quiet] : notable)
  const folded = isUnfolded ? [] : rowsAt(quiet)
  const totals = table.rows.length > 1 && table.totals.length > 0 ? totalHtml(table, notes) : ''
  const foldedTitle = `${quiet.length} ${notable.length === 0 ? '' : 'other '}rows without a notable change`
  return [
    '<section>',
    `<h2>${escapedText(table.unit)}</h2>`,
    ...(config.length === 0 ? [] : [`<p>${config.join(' · ')}</p>`]),
    ...(shown.length === 0 && totals === '' ? [] : [tableHtml(table, shown, totals)]),
    ...(folded.length === 0
      ? []
      : [`<details><summary>${foldedTitle}</summary>`, tableHtml(table, folded, ''), '</details>']),
    ...(leftOut === 0
      ? []
      : [
          `<p>${leftOut} more rows are left out to keep this page small; the table in the terminal and --csv list them.</p>`,
        ]),
    ...notes.list().map(([mark, note]) => `<p>${mark} ${escapedText(compareTableFootnoteText(note))}</p>`),
    '</section>',
  ].join('\n')
}

/** Returns the table in a box that scrolls if the table is wider than the page; on a phone, the style sheet makes each row a box. */
function tableHtml({ columns }: CompareTable, rows: readonly string[], totals: string): string {
  const headings = columns.flatMap((values, n) => {
    const name = `<th scope="col">${codeElement(columnNameFromKeyValues(values))}</th>`
    return n === 0 ? [name] : [name, `<th scope="col">${compareChangeColumnTitle}</th>`]
  })
  return [
    '<div class="scroll" role="region" aria-label="Table" tabindex="0">',
    '<table class="compared">',
    `<thead><tr><th scope="col">Benchmark</th>${headings.join('')}</tr></thead>`,
    '<tbody>',
    ...rows,
    '</tbody>',
    ...(totals === '' ? [] : [`<tfoot>${totals}</tfoot>`]),
    '</table>',
    '</div>',
  ].join('\n')
}

function rowHtml(
  { name, rule, cells }: CompareTableRow,
  { columns, unit }: CompareTable,
  notes: CompareTableFootnotes,
): string {
  const scale = chooseNumberScale(
    cells.flatMap(cell => (cell ? [cell.center] : [])),
    unit,
  )
  const fields = cells.map((cell, n) => {
    const label = escapedText(columnNameFromKeyValues(columns[n] ?? []))
    if (!cell) return n === 0 ? emptyCell : `${emptyCell}${emptyCell}`
    const { center, low, high } = cell
    const spread = ` ± ${intervalHalfWidthText(center, low, high)} ${notes.marks(cell.notes)}`.trimEnd()
    const value = `<td data-l="${label}">${formatNumberAtScale(center, scale)}<small>${spread}</small></td>`
    return n === 0
      ? value
      : `${value}${changeHtml(cell, outcomeOfCompareRowAfterMuting(cell.versus, rule), notes)}`
  })
  const ruleNote = rule === null ? '' : `<small>${escapedText(compareRuleText(rule))}</small>`
  return `<tr><th scope="row">${codeElement(name)}${ruleNote}</th>${fields.join('')}</tr>`
}

const emptyCell = '<td></td>'

/** The sign before each finding, as some readers cannot distinguish the colours. */
const findingSigns: Readonly<Partial<Record<CompareRowOutcome, string>>> = {
  regressed: '✗',
  suspect: '⚠\ufe0e',
  changed: '?',
  improved: '✓',
}

/** Returns the cell of a change. The style sheet has a colour for the class of each finding. */
function changeHtml(
  { versus }: CompareTableSampleCell,
  finding: CompareRowOutcome,
  notes: CompareTableFootnotes,
): string {
  if (!versus) return emptyCell
  const sign = findingSigns[finding]
  const mark =
    finding === 'muted'
      ? '<small>muted </small>'
      : sign === undefined
        ? ''
        : `<span class="sign" aria-hidden="true">${sign}</span>`
  const p = `${pValueAndCountText(versus)} ${notes.marks(versus.notes)}`.trimEnd()
  const kind = finding === 'suspect' ? 'inconclusive' : finding
  return `<td class="change ${kind}">${mark}${escapedText(deltaTextOfSampleComparison(versus))}<small> ${escapedText(p)}</small></td>`
}

function totalHtml({ totals, unit, columns }: CompareTable, notes: CompareTableFootnotes): string {
  const fields = totals.map(({ center, ratio, notes: totalNotes }, n) => {
    const shown = center === null ? '' : formatNumberAtScale(center, chooseNumberScale([center], unit))
    const value = `<td data-l="${escapedText(columnNameFromKeyValues(columns[n] ?? []))}">${shown}<small> ${notes.marks(totalNotes)}</small></td>`
    return n === 0
      ? value
      : `${value}<td class="change">${ratio === null ? '?' : formatDeltaOrFromZero(ratio - 1)}</td>`
  })
  return `<tr><th scope="row">geomean</th>${fields.join('')}</tr>`
}

function escapedText(untrusted: string): string {
  return escapeHtml(escapeControlCharacters(untrusted))
}

function codeElement(untrusted: string): string {
  return `<code>${escapeHtml(shortPrintableName(untrusted))}</code>`
}

// Selection of the rows on a page, and of those that are not folded, as a browser cannot open a page of any size.

/** The most rows of a page with a finding, and without one. */
const mostNotable = 2000
const mostQuiet = 30_000

/** The rows of one table on the page, by their indices. */
interface NotableAndQuietRows {
  /** The rows with a finding, regressions first. */
  readonly notable: readonly number[]
  readonly quiet: readonly number[]
  readonly leftOut: number
}

/** The notable outcomes of a row, the most urgent first; missing: a later column lacks it. */
const notableOutcomes: readonly (CompareRowOutcome | 'missing')[] = [
  'regressed',
  'missing',
  'suspect',
  'changed',
  'muted',
  'improved',
]

/** Returns the rows of each table on the page. The first tables come first where there is not room for all. */
export function selectNotableAndQuietRowsOfComparePage(
  tables: readonly CompareTable[],
): readonly NotableAndQuietRows[] {
  let [notableRoom, quietRoom] = [mostNotable, mostQuiet]
  return tables.map(table => {
    const byRank: number[][] = Array.from({ length: notableOutcomes.length + 1 }, () => [])
    let index = 0
    for (const row of table.rows) byRank[rankOf(row)]?.push(index++)
    const quiet = (byRank.pop() as number[]).slice(0, quietRoom)
    const notable = byRank.flat().slice(0, notableRoom)
    notableRoom -= notable.length
    quietRoom -= quiet.length
    return { notable, quiet, leftOut: table.rows.length - notable.length - quiet.length }
  })
}

/** Returns the place of a row's most urgent outcome among the notable ones; the place after them if it is quiet. */
function rankOf({ cells, rule }: CompareTableRow): number {
  const [base, ...others] = cells
  const ranks = others.map(cell => {
    if (cell) return notableOutcomes.indexOf(outcomeOfCompareRowAfterMuting(cell.versus, rule))
    return base && !ruleMutesItsRows(rule) ? notableOutcomes.indexOf('missing') : -1
  })
  return Math.min(notableOutcomes.length, ...ranks.filter(rank => rank >= 0))
}
