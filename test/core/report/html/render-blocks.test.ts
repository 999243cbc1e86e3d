// The HTML report says what the Markdown report says: every sample is read as GitHub would render it.
import { expect, test } from 'vitest'
import { wholeReport } from '../../../../src/core/report/fit.ts'
import { blocksOf } from '../../../../src/core/report/html/blocks.ts'
import { renderBlock, renderBlocks } from '../../../../src/core/report/html/render-blocks.ts'
import { mixed } from '../calibrations.ts'
import { elements, type Node, rendered, textOf } from '../rendered.ts'
import { samples } from '../samples.ts'
import { everywhere } from './everywhere.ts'
import { parsed } from './parsed.ts'

const every = { ...samples, calibration: mixed, hostile: () => everywhere('a|`<b>**[x](y)</details>') }

/** The elements in their order, with what is read in those that hold words; not code, of which a name may have several. */
const read = (tree: Node) =>
  elements(tree).flatMap(node => {
    const { tagName = '' } = node
    if (/^(ul|table|details)$/.test(tagName)) return [tagName]
    if (!/^(h2|li|td|th|summary|pre|strong|a)$/.test(tagName)) return []
    return [`${tagName}: ${textOf(node).replace(/\s+/g, ' ').trim()}`]
  })

test.each(Object.keys(every))('"%s" has the same parts and words as on GitHub', name => {
  const report = wholeReport((every as typeof samples)[name]?.() ?? mixed())
  const ours = parsed(renderBlocks(blocksOf(report)))
  expect(read(ours)).toEqual(read(rendered(report)))
  expect(textOf(ours).replace(/\s+/g, '')).toBe(textOf(rendered(report)).replace(/\s+/g, ''))
})

test('cells stand where their column says', () => {
  const html = renderBlock({
    kind: 'table',
    rows: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    sides: ['right', 'left'],
  })
  expect(html).toContain('<tr><th scope="col" class="right">a</th><th scope="col">b</th></tr>')
  expect(html).toContain('<tr><td class="right">c</td><td>d</td></tr>')
})

test('small print and code are what they are', () => {
  expect(renderBlock({ kind: 'note', text: '`a`' })).toBe('<p class="note"><code>a</code></p>')
  expect(renderBlock({ kind: 'code', text: '<b>\n`x`' })).toBe(
    '<pre tabindex="0"><code>&#60;b&#62;\n&#96;x&#96;</code></pre>',
  )
})
