// Renders a report as one HTML file: the text of the Markdown report, with drawn intervals and values.

import { visibleLines } from '../../words/escape.ts'
import type { Align, Comparisons, Report, ReportBlock, TableBlock } from '../say/block.ts'
import { say } from '../say/text.ts'
import { comparisonTable } from './html/comparison-table.ts'
import { escapeHtml, type InlineRenderer, newInlineRenderer } from './html/inline.ts'
import { page } from './html/page.ts'
import { plainText } from './plain.ts'

/** Returns a whole page, in which untrusted text is inert. */
export function htmlPage(report: Report): string {
  const { reason, parts } = report
  const inline = newInlineRenderer()
  const body = [heading(report, inline), htmlBlocks(parts.flat(), inline)]
  return page(`Benchgate: ${plainText(reason)}`, body.filter(part => part !== '').join('\n'))
}

/** Returns the elements of the blocks. */
export function htmlBlocks(
  blocks: readonly ReportBlock[],
  inline: InlineRenderer = newInlineRenderer(),
): string {
  return blocks
    .map(block => element(block, inline))
    .filter(part => part !== '')
    .join('\n')
}

const verdicts: Readonly<Record<Report['outcome'], string>> = {
  pass: 'Pass',
  fail: 'Fail',
  inconclusive: 'Inconclusive',
  calibration: 'Calibration',
  failure: 'No verdict',
}

/** Returns the header: verdict, reason, and the compared commits. */
function heading({ outcome, reason, check, compared }: Report, inline: InlineRenderer): string {
  return [
    `<header class="${outcome}">`,
    `<h1><span class="verdict">${verdicts[outcome]}</span> ${inline(say`${reason}${check}`)}</h1>`,
    `<p>${inline(compared)}</p>`,
    '</header>',
  ].join('\n')
}

function element(block: ReportBlock, inline: InlineRenderer): string {
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
      return `<pre tabindex="0"><code>${visibleLines(block.text).map(escapeHtml).join('\n')}</code></pre>`
    case 'fold':
      return `<details>\n<summary>${inline(block.title)}</summary>\n${htmlBlocks(block.blocks, inline)}\n</details>`
    case 'table':
      return table(block, inline)
    // The table of all comparisons starts with the changes.
    case 'changes':
      return ''
    case 'comparisons':
      return comparisons(block, inline)
  }
}

function comparisons(block: Comparisons, inline: InlineRenderer): string {
  return [
    '<section>',
    `<h2>${inline(block.title)}</h2>`,
    comparisonTable(block, inline),
    ...block.below.map(reportBlock => element(reportBlock, inline)),
    '</section>',
  ].join('\n')
}

/** Returns a table that scrolls sideways in a box of its own, also with the keyboard. */
function table({ columns, rows }: TableBlock, inline: InlineRenderer): string {
  const heads = columns.map(({ title, side }) => `<th scope="col"${alignment(side)}>${inline([title])}</th>`)
  const cells = (row: TableBlock['rows'][number]) =>
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

function alignment(side: Align): string {
  return side === 'left' ? '' : ` class="${side}"`
}
