// Blocks of a report as HTML.
import type { Align, Block } from './blocks.ts'
import { escapeHtml } from './escape-html.ts'
import { inlineHtml, titleHtml } from './inline-html.ts'

/** The elements of these blocks, one after the other. */
export function renderBlocks(blocks: readonly Block[]): string {
  return blocks.map(renderBlock).join('\n')
}

export function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${inlineHtml(block.text)}</h2>`
    case 'paragraph':
      return `<p>${inlineHtml(block.text)}</p>`
    case 'note':
      return `<p class="note">${inlineHtml(block.text)}</p>`
    case 'list':
      return `<ul>\n${block.items.map(item => `<li>${inlineHtml(item)}</li>`).join('\n')}\n</ul>`
    case 'code':
      return `<pre tabindex="0"><code>${escapeHtml(block.text)}</code></pre>`
    case 'fold':
      return `<details>\n<summary>${titleHtml(block.title)}</summary>\n${renderBlocks(block.blocks)}\n</details>`
    case 'table':
      return table(block.rows, block.sides)
  }
}

/** A table that is wider than a phone is moved sideways within a box of its own, from the keyboard too. */
function table([heading = [], ...rows]: readonly (readonly string[])[], sides: readonly Align[]): string {
  const cells = (row: readonly string[], open: string, close: string) =>
    row.map((cell, n) => `<${open}${alignment(sides[n])}>${inlineHtml(cell)}</${close}>`).join('')
  return [
    '<div class="scroll" role="region" aria-label="Table" tabindex="0">',
    '<table>',
    `<thead><tr>${cells(heading, 'th scope="col"', 'th')}</tr></thead>`,
    '<tbody>',
    ...rows.map(row => `<tr>${cells(row, 'td', 'td')}</tr>`),
    '</tbody>',
    '</table>',
    '</div>',
  ].join('\n')
}

function alignment(side: Align = 'left'): string {
  return side === 'left' ? '' : ` class="${side}"`
}
