// Renders a report as one HTML file: the text of the Markdown report, with drawn intervals and values.
import { splitLinesAndEscapeControlCharacters } from '../../words/escape.ts'
import {
  type ColumnAlign,
  type ComparisonsBlock,
  hasContent,
  type ReportBlock,
  type ReportTableBlock,
  type RunReport,
} from '../say/block.ts'
import { reportTextFromTemplate } from '../say/text.ts'
import { reportHtmlTableOfComparisons } from './html/comparison-table.ts'
import { createReportTextHtmlRenderer, escapeHtml, type HtmlInlineRenderer } from './html/inline.ts'
import { htmlDocument } from './html/page.ts'
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
    .filter(hasContent)
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
