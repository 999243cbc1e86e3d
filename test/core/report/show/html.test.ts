// Whole HTML reports: how they look, what stands where, and that nothing a pull request names can act in them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  noteReportBlock,
  paragraphReportBlock,
  type ReportBlock,
  warningReportBlock,
} from '../../../../src/core/report/say/block.ts'
import { buildFullRunReport } from '../../../../src/core/report/say/fit-limit.ts'
import {
  reportTextFromTemplate,
  statisticsPageUrl,
  terminalInstallPageUrl,
} from '../../../../src/core/report/say/text.ts'
import { renderHtmlBlocks } from '../../../../src/core/report/show/html.ts'
import { renderMarkdownBlocks } from '../../../../src/core/report/show/markdown.ts'
import { long, testProperty } from '../../../support/long.ts'
import { mixed } from '../calibrations.ts'
import { elements, hasComment, type Node, rendered, textOf } from '../rendered.ts'
import { resultFrom, time } from '../runs.ts'
import { failing, samples } from '../samples.ts'
import { htmlReport } from '../shown.ts'
import { everywhere } from './everywhere.ts'
import { parsed } from './parsed.ts'

const hostile = [
  'a|b',
  '`x`',
  '</code><img src=x onerror=alert(1)>',
  '</script></style></title><script>alert(1)</script>',
  '"\'><svg onload=alert(1)>',
  'two\n# lines',
  'a\u202egpj.exe',
  'x'.repeat(10_000),
  '',
]

test('the page of a run that failed looks as it did', async () => {
  await expect(htmlReport(failing())).toMatchFileSnapshot('../../../golden/html/fail.html')
})

/** Everything below main, as `tag` or, of what has a class, `tag.class`. */
const outline = (html: string) =>
  elements(parsed(html)).map(({ tagName, properties }) => {
    const [first] = (properties?.className ?? []) as readonly string[]
    return first === undefined ? (tagName ?? '') : `${tagName}.${first}`
  })

test('there is one table of comparisons where any are, and none where nothing was compared', long, () => {
  for (const [name, sample] of Object.entries(samples)) {
    const result = sample()
    const tables = outline(htmlReport(result)).filter(one => one === 'table.comparisons' || one === 'table')
    expect(tables, name).toEqual(result.comparisons.length === 0 ? [] : ['table.comparisons'])
  }
})

test('the title of a calibration says what it is', () => {
  const title = elements(parsed(htmlReport(mixed()))).find(({ tagName }) => tagName === 'h1')
  expect(title && textOf(title)).toMatch(/^Calibration On this machine/)
})

/** The elements that pages are made of. */
const ours = new Set(
  'a body br circle code defs details div g h1 h2 head header html li main meta p path pre script section span strong style summary svg table tbody td text tfoot th thead title tr ul use'.split(
    ' ',
  ),
)
const attributes = new Set(
  'ariaHidden ariaLabel charSet className colSpan content cx cy d dataK dataSort height href httpEquiv id lang name open r role scope tabIndex viewBox width x y'.split(
    ' ',
  ),
)

/** Fails if anything in the page could act or hide: a foreign element, attribute, address or comment. */
function expectInert(tree: Node): void {
  for (const { tagName = '', properties = {} } of elements(tree)) {
    expect(ours).toContain(tagName)
    for (const name of Object.keys(properties)) expect(attributes, `${tagName} ${name}`).toContain(name)
    const { href } = properties
    if (href !== undefined)
      expect(href).toMatch(
        tagName === 'use'
          ? /^#grid-[\w.-]+$/
          : new RegExp(`^(${statisticsPageUrl}#[a-z-]+|${terminalInstallPageUrl}|#row-\\S*)$`),
      )
  }
  expect(hasComment(tree)).toBe(false)
  expect(textOf(tree)).not.toMatch(/[\u202a-\u202e\u2066-\u2069\0]/)
}

testProperty(
  'whatever names, units, commits, machine, commands and outputs are called, nothing in the page is theirs but text',
  100,
  numRuns => {
    const piece = fc.oneof(
      fc.constantFrom(...hostile.filter(name => name.length < 100)),
      fc.constantFrom('|', '`', '**', '<!--', '-->', '</details>', '\n\n', '&#60;', '[a](javascript:x)', ' '),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.string({ unit: 'binary', maxLength: 4 }),
    )
    const shape = (tree: Node) => {
      const found = elements(tree).map(({ tagName }) => tagName)
      // A command to copy is left out where a name cannot be typed, so blocks of code are not counted.
      return ['header', 'h1', 'h2', 'ul', 'li', 'table', 'tr', 'td', 'svg', 'details'].map(
        tag => found.filter(one => one === tag).length,
      )
    }
    const ordinary = shape(parsed(htmlReport(everywhere('x'))))
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), pieces => {
        const tree = parsed(htmlReport(everywhere(pieces.join(''))))
        expectInert(tree)
        expect(shape(tree)).toEqual(ordinary)
      }),
      { numRuns },
    )
  },
)

test('hostile names are read as they are, cut to a length that can be', () => {
  const tree = parsed(
    htmlReport(
      resultFrom(
        hostile.map(one => time(one, 1e-3)),
        hostile.map(one => time(one, 1.5e-3)),
      ),
    ),
  )
  expectInert(tree)
  const read = textOf(tree)
  expect(read).toContain('</script></style></title><script>alert(1)</script>')
  expect(read).toContain('a\\u202egpj.exe')
  expect(read).not.toContain('x'.repeat(201))
})

const every = { ...samples, calibration: mixed, hostile: () => everywhere('a|`<b>**[x](y)</details>') }

/** The same without what a page draws in its own way. */
const undrawn = (block: ReportBlock): readonly ReportBlock[] => {
  if (block.kind === 'changes') return [paragraphReportBlock`Drawn.`]
  return block.kind === 'comparisons' ? block.below : [block]
}
/** The elements in their order, with what is read in those that hold words; not code, of which a name may have several. */
const read = (tree: Node) =>
  elements(tree).flatMap(node => {
    const { tagName = '' } = node
    if (/^(ul|table|details)$/.test(tagName)) return [tagName]
    if (!/^(h2|li|td|th|summary|pre|strong|a)$/.test(tagName)) return []
    return [`${tagName}: ${textOf(node).replace(/\s+/g, ' ').trim()}`]
  })

test.each(Object.keys(every))('"%s" has the same parts and words as on GitHub', name => {
  const report = buildFullRunReport((every as typeof samples)[name]?.() ?? mixed())
  const blocks = report.parts.flat().flatMap(undrawn)
  const [page, github] = [parsed(renderHtmlBlocks(blocks)), rendered(renderMarkdownBlocks(blocks))]
  expect(read(page)).toEqual(read(github))
  expect(textOf(page).replace(/\s+/g, '')).toBe(textOf(github).replace(/\s+/g, ''))
})

test('cells stand where their column says, and a row may be short', () => {
  const html = renderHtmlBlocks([
    {
      kind: 'table',
      columns: [
        { title: 'a', side: 'right' },
        { title: 'b', side: 'left' },
      ],
      rows: [[reportTextFromTemplate`c`, reportTextFromTemplate`d`], [reportTextFromTemplate`e`]],
    },
  ])
  expect(html).toContain('<tr><th scope="col" class="right">a</th><th scope="col">b</th></tr>')
  expect(html).toContain('<tr><td class="right">c</td><td>d</td></tr>')
  expect(html).toContain('<tr><td class="right">e</td><td></td></tr>')
})

test('small print, warnings and code have their elements', () => {
  expect(renderHtmlBlocks([noteReportBlock`\`a\``])).toBe('<p class="note"><code>a</code></p>')
  expect(renderHtmlBlocks([paragraphReportBlock`a`, warningReportBlock`b`])).toBe('<p>a</p>\n<p>⚠️ b</p>')
  expect(renderHtmlBlocks([{ kind: 'code', language: 'text', text: '<b>\n`x`\u202e' }])).toBe(
    '<pre tabindex="0"><code>&#60;b&#62;\n&#96;x&#96;\\u202e</code></pre>',
  )
})
