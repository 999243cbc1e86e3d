// Renders a report as one HTML file: the text of the Markdown report, with drawn intervals and values.
import { groupBy } from '../../common/memoize.ts'
import { displayedOutcomeOfComparison } from '../../judge/verdict.ts'
import type { UnitGeomean } from '../../model/comparison.ts'
import type { RunSettings } from '../../model/settings.ts'
import { shortPrintableName, splitLinesAndEscapeControlCharacters } from '../../words/escape.ts'
import { formatDeltaOrFromZero } from '../../words/numbers.ts'
import {
  type ColumnAlign,
  type ComparisonsBlock,
  type ComparisonWithCellTexts,
  nameSpan,
  type ReportBlock,
  type ReportTableBlock,
  type RunReport,
  reportBlockHasContent,
  reportTextFromTemplate,
} from '../say/block.ts'
import { changeMagnitudeOfComparison, formatUnitAsTextSpan } from '../say/sentence.ts'
import {
  createReportTextHtmlRenderer,
  escapeHtml,
  type HtmlInlineRenderer,
  htmlDocument,
} from './html/page.ts'
import {
  chooseIntervalPlotLimit,
  drawSvgIntervalOfRow,
  drawSvgPlotAxis,
  drawValuesByRoundSvg,
  legendOfPlots,
  plottedPointEstimate,
  svgDefinitionsOfPlotGrids,
} from './html/plots.ts'
import { reportTextToPlain } from './plain-text.ts'

/** Returns a whole page, in which untrusted text is inert. */
export function htmlPageOfRunReport(report: RunReport): string {
  const { reason, parts } = report
  const inline = createReportTextHtmlRenderer()
  const body = [heading(report, inline), renderHtmlBlocks(parts.flat(), inline)]
  return htmlDocument(`Benchgate: ${reportTextToPlain(reason)}`, body.filter(part => part !== '').join('\n'))
}

export function renderHtmlBlocks(
  blocks: readonly ReportBlock[],
  inline: HtmlInlineRenderer = createReportTextHtmlRenderer(),
): string {
  return blocks
    .filter(reportBlockHasContent)
    .map(block => element(block, inline))
    .filter(part => part !== '')
    .join('\n')
}

const verdicts: Readonly<Record<RunReport['outcome'], string>> = {
  pass: 'Pass',
  fail: 'Fail',
  inconclusive: 'Inconclusive',
  calibration: 'Calibration',
  'no-verdict': 'No verdict',
}

/** Returns the header: verdict, reason, and the compared commits. */
function heading({ outcome, reason, check, compared }: RunReport, inline: HtmlInlineRenderer): string {
  return [
    `<header class="${outcome}">`,
    `<h1><span class="verdict">${verdicts[outcome]}</span> ${inline(reportTextFromTemplate`${reason}${check}`)}</h1>`,
    `<p>${inline(compared)}</p>`,
    '</header>',
  ].join('\n')
}

function element(block: ReportBlock, inline: HtmlInlineRenderer): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${inline(block.text)}</p>`
    case 'warning':
      return `<p>⚠️ ${inline(block.text)}</p>`
    case 'note':
    case 'alert':
      return `<p class="note">${inline(block.text)}</p>`
    case 'list':
      return `<ul>\n${block.items.map(item => `<li>${inline(item)}</li>`).join('\n')}\n</ul>`
    case 'code':
      return `<pre tabindex="0"><code>${splitLinesAndEscapeControlCharacters(block.text).map(escapeHtml).join('\n')}</code></pre>`
    case 'fold':
      return `<details>\n<summary>${inline(block.title)}</summary>\n${renderHtmlBlocks(block.blocks, inline)}\n</details>`
    case 'table':
      return table(block, inline)
    // The table of all comparisons starts with the changes.
    case 'changes':
      return ''
    case 'comparisons':
      return comparisons(block, inline)
  }
}

function comparisons(block: ComparisonsBlock, inline: HtmlInlineRenderer): string {
  return [
    '<section>',
    `<h2>${inline(block.title)}</h2>`,
    reportHtmlTableOfComparisons(block, inline),
    ...block.below.map(reportBlock => element(reportBlock, inline)),
    '</section>',
  ].join('\n')
}

/** Returns a table that scrolls sideways in a box of its own, also with the keyboard. */
function table({ columns, rows }: ReportTableBlock, inline: HtmlInlineRenderer): string {
  const heads = columns.map(({ title, side }) => `<th scope="col"${alignment(side)}>${inline([title])}</th>`)
  const cells = (row: ReportTableBlock['rows'][number]) =>
    columns.map(({ side }, n) => `<td${alignment(side)}>${inline(row[n] ?? [])}</td>`)
  return [
    '<div class="scroll" role="region" aria-label="Table" tabindex="0">',
    '<table>',
    `<thead><tr>${heads.join('')}</tr></thead>`,
    '<tbody>',
    ...rows.map(row => `<tr>${cells(row).join('')}</tr>`),
    '</tbody>',
    '</table>',
    '</div>',
  ].join('\n')
}

function alignment(side: ColumnAlign): string {
  return side === 'left' ? '' : ` class="${side}"`
}

// The table of all comparisons: grouped by outcome, with their intervals on one scale.

/** The most rows that are open initially; the others show their values when opened. */
const mostOpen = 6
/** A larger group of rows without changes is closed by the page's script. */
const fewRows = 20

/** The properties that all rows of a table share. */
interface Sheet extends Pick<ComparisonsBlock, 'rounds'> {
  readonly plotLimit: number
  readonly inline: HtmlInlineRenderer
  readonly anchors: ReturnType<typeof createPageAnchorFactory>
  readonly open: ReadonlySet<ComparisonWithCellTexts>
}

/** Returns the table. On a narrow page each row becomes a box, so that nothing scrolls sideways. */
export function reportHtmlTableOfComparisons(
  { rows, geomeans, settings, rounds }: ComparisonsBlock,
  inline: HtmlInlineRenderer,
): string {
  const plotLimit = chooseIntervalPlotLimit(
    rows.map(({ comparison }) => comparison),
    settings,
  )
  const groups = groupByOutcome(rows, settings.sort)
  const sheet = { rounds, plotLimit, inline, anchors: createPageAnchorFactory(), open: opened(groups) }
  return [
    svgDefinitionsOfPlotGrids(rows, plotLimit),
    '<table class="comparisons">',
    `<thead><tr><th scope="col" data-sort="name">Benchmark</th><th scope="col">Unit</th><th scope="col" data-sort="change">Change</th><th scope="col" class="drawn"><span>Interval</span>${drawSvgPlotAxis(plotLimit)}</th><th scope="col">Base</th><th scope="col">Head</th><th scope="col" data-sort="bound">Worse by at most</th><th scope="col" data-sort="p">${settings.correction === 'none' ? 'Deciding p' : 'Adjusted p'}</th></tr></thead>`,
    ...groups.map(group => groupPart(group, sheet)),
    geomeans.length === 0
      ? ''
      : `<tfoot>${geomeans.map(geomean => geomeanRow(geomean, inline)).join('\n')}</tfoot>`,
    '</table>',
    `<p>${legendOfPlots(rows)}</p>`,
  ]
    .filter(part => part !== '')
    .join('\n')
}

/** Returns the rows that are open initially: regressions and inconclusive ones. */
function opened(groups: readonly OutcomeGroup[]): ReadonlySet<ComparisonWithCellTexts> {
  const worth = groups.filter(({ name }) => name === 'regressed' || name === 'inconclusive')
  return new Set(
    worth.flatMap(({ rows }) => rows.filter(({ comparison }) => !comparison.exact)).slice(0, mostOpen),
  )
}

function groupPart({ name, title, sign, rows, kind }: OutcomeGroup, sheet: Sheet): string {
  const mark = sign === '' ? '' : `<span class="sign" aria-hidden="true">${sign}</span>`
  const closed = kind === 'quiet' && rows.length > fewRows ? ' long' : ''
  return [
    `<tbody class="${name}${closed}">`,
    `<tr class="group"><th colspan="8" scope="rowgroup">${mark}${title} (${rows.length})</th></tr>`,
    ...rows.map(reportRow => rowHtml(reportRow, sheet)),
    '</tbody>',
  ].join('\n')
}

function rowHtml(row: ComparisonWithCellTexts, sheet: Sheet): string {
  const { comparison, name, unit, estimate, base, head, bound, adjustedP } = row
  const { inline, plotLimit } = sheet
  const anchor = sheet.anchors(
    [comparison.package ?? [], comparison.benchmark, comparison.unit].flat().join(' '),
  )
  return [
    `<tr id="${escapeHtml(anchor.id)}" data-k="${sortKeys(row)}"><th scope="row">`,
    `<details${sheet.open.has(row) ? ' open' : ''}><summary>${inline([nameSpan(name)])}</summary>`,
    comparison.exact ? '' : drawValuesByRoundSvg(comparison, sheet.rounds),
    `<a href="${escapeHtml(anchor.href)}">Link to this row</a></details></th>`,
    `<td>${inline([unit])}</td>`,
    `<td>${escapeHtml(estimate)}</td>`,
    `<td>${drawSvgIntervalOfRow(row, plotLimit)}</td>`,
    `<td>${base}</td>`,
    `<td>${head}</td>`,
    `<td>${bound}</td>`,
    `<td>${escapeHtml(adjustedP)}</td></tr>`,
  ].join('')
}

/** Returns the sort keys for the page's script: how much worse, what is ruled out, and p; empty if the row shows none. */
function sortKeys({ comparison, bound, adjustedP }: ComparisonWithCellTexts): string {
  const change = plottedPointEstimate(comparison)
  const worse = comparison.better === 'higher' ? -change : change
  const short = (value: number | null) => (value === null ? '' : String(Number(value.toPrecision(4))))
  return [
    short(worse),
    short(bound === '' ? null : comparison.ruledOut),
    short(adjustedP === '' ? null : comparison.adjustedP),
  ].join(';')
}

function geomeanRow({ unit, ratio, rows, of }: UnitGeomean, inline: HtmlInlineRenderer): string {
  const name = rows === of ? 'geomean' : `geomean (${rows} of ${of})`
  return `<tr><th scope="row">${name}</th><td>${inline([formatUnitAsTextSpan(unit)])}</td><td>${formatDeltaOrFromZero(ratio - 1)}</td><td></td><td></td><td></td><td></td><td></td></tr>`
}

// Comparisons grouped by outcome, in reading order.

/**
 * The name is a class of the style sheet. The sign stands before the title and each name, for readers who cannot tell the colours
 * apart. No row of a quiet kind needs attention.
 */
const groups = [
  { name: 'regressed', title: 'Regressed', sign: '✗', kind: 'found' },
  { name: 'accepted', title: 'Regressed, and accepted', sign: '☑', kind: 'found' },
  { name: 'muted', title: 'Regressed, and muted', sign: '–', kind: 'found' },
  { name: 'inconclusive', title: 'Inconclusive', sign: '⚠\ufe0e', kind: 'open' },
  { name: 'improved', title: 'Improved', sign: '✓', kind: 'found' },
  { name: 'changed', title: 'Changed', sign: '?', kind: 'found' },
  { name: 'within', title: 'Within the rule-out limit', sign: '', kind: 'quiet' },
  { name: 'unchanged', title: 'Unchanged', sign: '', kind: 'quiet' },
  { name: 'mutedInconclusive', title: 'Inconclusive, and muted', sign: '–', kind: 'quiet' },
  { name: 'undirected', title: 'Inconclusive, in a unit of unknown direction', sign: '', kind: 'quiet' },
] as const

type OutcomeGroup = (typeof groups)[number] & { readonly rows: readonly ComparisonWithCellTexts[] }

/** Returns the groups that are not empty. Changes are sorted by size, other rows as requested. */
export function groupByOutcome(
  comparisonRows: readonly ComparisonWithCellTexts[],
  sort: RunSettings['sort'],
): readonly OutcomeGroup[] {
  const byOutcome = groupBy(comparisonRows, ({ comparison }) => displayedOutcomeOfComparison(comparison))
  const furthestFirst = (a: ComparisonWithCellTexts, b: ComparisonWithCellTexts) =>
    Math.sign(changeMagnitudeOfComparison(b.comparison) - changeMagnitudeOfComparison(a.comparison)) || 0
  return groups.flatMap(group => {
    const rows = byOutcome.get(group.name)
    if (!rows) return []
    return { ...group, rows: group.kind === 'found' && sort !== 'name' ? rows.toSorted(furthestFirst) : rows }
  })
}

// Anchors of rows, made of their names, so that a link also finds its row in the next report.

/** The most characters of an id. */
const longest = 120

/** Returns a function that makes anchors which are unique on the page: the id of an element, and the link to it. */
export function createPageAnchorFactory() {
  const ids = new Set<string>()
  const uses = new Map<string, number>()
  return (name: string) => {
    // The prefix avoids the ids of other elements.
    const shared = `row-${[...shortPrintableName(name)].slice(0, longest).join('').replace(/\s+/g, '-')}`
    const numbered = (use: number) => (use === 1 ? shared : `${shared}--${use}`)
    let use = (uses.get(shared) ?? 0) + 1
    // Another name may end as a numbered one.
    while (ids.has(numbered(use))) use++
    const id = numbered(use)
    uses.set(shared, use)
    ids.add(id)
    return { id, href: `#${encodeURIComponent(id)}` }
  }
}
