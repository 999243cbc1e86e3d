// Whole HTML reports: how they look, what stands where, and that nothing a pull request names can act in them.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../../src/core/common/random.ts'
import type { Comparison } from '../../../../src/core/model/comparison.ts'
import {
  noteReportBlock,
  paragraphReportBlock,
  type ReportBlock,
  reportTextFromTemplate,
  statisticsPageUrl,
  terminalInstallPageUrl,
  warningReportBlock,
} from '../../../../src/core/report/say/block.ts'
import { buildFullRunReport } from '../../../../src/core/report/say/fit-limit.ts'
import { createReportTextHtmlRenderer } from '../../../../src/core/report/show/html/page.ts'
import {
  createPageAnchorFactory,
  groupByOutcome,
  renderHtmlBlocks,
  reportHtmlTableOfComparisons,
} from '../../../../src/core/report/show/html.ts'
import { renderMarkdownBlocks } from '../../../../src/core/report/show/markdown.ts'
import { ruleFor } from '../../../support/benchmark-rules.ts'
import { anyCodePoints } from '../../../support/code-points.ts'
import { long, testProperty } from '../../../support/long.ts'
import { mixed } from '../calibrations.ts'
import { around, comparison } from '../comparisons.ts'
import { elements, hasComment, type Node, rendered, textOf } from '../rendered.ts'
import { resultFrom, time } from '../runs.ts'
import { failing, samples } from '../samples.ts'
import { htmlReport } from '../shown.ts'
import { everywhere } from './everywhere.ts'
import { rowsOf } from './html/rows.ts'
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
      anyCodePoints({ maxLength: 4 }),
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

// The table of all comparisons: what its rows say, and how heavy they are.

describe('comparison table', () => {
  const tableOf = ({ comparisons, settings, geomeans } = failing()) =>
    reportHtmlTableOfComparisons(rowsOf(comparisons, settings, geomeans), createReportTextHtmlRenderer())
  const rows = (html: string) =>
    elements(parsed(html))
      .filter(({ tagName }) => tagName === 'tr')
      .map(row => row.children?.map(textOf))
  const withTag = (html: string, tag: string): readonly Node[] =>
    elements(parsed(html)).filter(({ tagName }) => tagName === tag)

  test('says which rows a mean leaves out, and of a threshold only where there is one', () => {
    const result = failing()
    const partial = { ...result, geomeans: [{ unit: 'B/op', ratio: 1, rows: 1, of: 2 }] }
    expect(rows(tableOf(partial)).at(-1)?.[0]).toBe('geomean (1 of 2)')
    expect(tableOf(partial)).toContain('Dashed')
    const without = { ...partial, geomeans: [], settings: { ...result.settings, threshold: 0 } }
    expect(tableOf(without)).not.toContain('Dashed')
    expect(withTag(tableOf(without), 'tfoot')).toEqual([])
  })

  test('a row is sorted by what it shows: an empty cell has an empty key', () => {
    const keys = [...tableOf().matchAll(/ data-k="([^"]*)"/g)].map(([, key = '']) => key.split(';'))
    const shown = rows(tableOf()).filter(cells => cells?.length === 8 && cells[0] !== 'Benchmark')
    const hasBoundAndP = shown.slice(0, keys.length).map(cells => [cells?.[6] !== '', cells?.[7] !== ''])
    expect(keys.map(([, bound, p]) => [bound !== '', p !== ''])).toEqual(hasBoundAndP)
    expect(hasBoundAndP).toContainEqual([false, true])
    expect(hasBoundAndP).toContainEqual([true, false])
  })

  test('a row has the threshold of its own rule behind its interval, and the legend says so', () => {
    const benchmarks = [ruleFor('Wide', { threshold: 0.5, ruleOut: 1 })]
    const own = comparison({ benchmark: 'Wide', rule: 0, change: 'unchanged' })
    const table = (...all: readonly Comparison[]) =>
      reportHtmlTableOfComparisons(rowsOf(all, { benchmarks }), createReportTextHtmlRenderer())
    const html = table(own, comparison())
    const used = withTag(html, 'use').map(({ properties }) => properties?.href)
    expect(used).toEqual(['#grid-lower-0.05', '#grid-lower-0.5'])
    expect(html).toContain(
      "Dashed: the row's threshold, in both directions. Shaded: worse than the row's threshold.",
    )
    expect(table(comparison())).toContain('Dashed: the threshold, in both directions.')
  })

  test('a thousand rows of twenty rounds weigh less than one and a half megabytes', long, () => {
    const random = seededRandom(1)
    const side = (center: number) => ({
      ...around(center),
      samples: Array.from({ length: 20 }, () => center * (1 + random() / 20)),
    })
    const comparisons = Array.from({ length: 1000 }, (_, index) =>
      comparison({
        ...{ benchmark: `Parse/corpus=twitter/case=${index}-8`, change: 'unchanged' },
        ...{ base: side(1e-3), head: side(1e-3) },
      }),
    )
    const html = reportHtmlTableOfComparisons(rowsOf(comparisons), createReportTextHtmlRenderer())
    expect(withTag(html, 'tr')).toHaveLength(1002)
    expect(html.length).toBeLessThan(1_500_000)
  })

  test('six rows are open from the start, the worst; those that are exact have no rounds to show', () => {
    const some = Array.from({ length: 9 }, (_, n) =>
      comparison({ benchmark: `B${n}`, delta: n, ratio: null }),
    )
    const html = reportHtmlTableOfComparisons(
      rowsOf([...some, comparison({ benchmark: 'C', exact: true })]),
      createReportTextHtmlRenderer(),
    )
    const all = withTag(html, 'details')
    const open = all.filter(({ properties }) => properties?.open === true)
    expect(open.map(node => textOf(node).slice(0, 2))).toEqual(['B8', 'B7', 'B6', 'B5', 'B4', 'B3'])
    expect(all.map(textOf).find(text => text.startsWith('C'))).toBe('CLink to this row')
  })
})

// What is said of comparisons, the worst first.
describe('groups', () => {
  const names = (sort: 'none' | 'name' | 'delta', all: readonly Comparison[]) =>
    groupByOutcome(rowsOf(all, { sort }).rows, sort).map(
      ({ name, rows }) => `${name}: ${rows.map(({ comparison }) => comparison.benchmark).join(' ')}`,
    )
  const of = (
    benchmark: string,
    change: 'regressed' | 'inconclusive' | 'unchanged' | 'improved',
    delta: number,
  ) => comparison({ benchmark, change, delta, ratio: null })

  test('regressions stand first, and of each kind the largest change', () => {
    const all = [
      of('Z', 'unchanged', 0.01),
      of('B', 'regressed', 0.1),
      of('A', 'regressed', 0.2),
      of('C', 'improved', -0.2),
      of('Y', 'unchanged', 0.02),
      of('D', 'inconclusive', 0.03),
    ]
    expect(names('none', all)).toEqual(['regressed: A B', 'inconclusive: D', 'improved: C', 'unchanged: Z Y'])
    expect(names('name', all)[3]).toBe('unchanged: Y Z')
    expect(names('name', all.toReversed())[0]).toBe('regressed: A B')
  })

  test('what is open in a unit of unknown direction is no cause for concern', () => {
    const open = comparison({ change: 'inconclusive', better: null })
    expect(groupByOutcome(rowsOf([open]).rows, 'none')).toMatchObject([{ name: 'undirected', sign: '' }])
  })

  test('each comparison is in one group, and no group is empty', () => {
    const changes = ['regressed', 'improved', 'changed', 'unchanged', 'inconclusive'] as const
    const all = changes.flatMap(change => [comparison({ change }), comparison({ change, better: null })])
    const found = groupByOutcome(rowsOf(all).rows, 'delta').flatMap(({ rows }) =>
      rows.map(({ comparison }) => comparison),
    )
    expect(new Set(found)).toEqual(new Set(all))
    expect(found).toHaveLength(all.length)
    expect(groupByOutcome([], 'none')).toEqual([])
  })
})

// The addresses of rows.
describe('anchors', () => {
  test('each name has an address that leads to its own id', () => {
    const anchors = createPageAnchorFactory()
    const all = [
      'Encode/1 MB time/op',
      'Encode/1 MB time/op',
      'Encode/1 MB time/op--2',
      'é"<>',
      '%41 100%',
      'x'.repeat(500),
      '😀'.repeat(500),
    ]
    const found = all.map(name => anchors(name))
    expect(found.map(({ href }) => decodeURIComponent(href.slice(1)))).toEqual(found.map(({ id }) => id))
    expect(new Set(found.map(({ id }) => id)).size).toBe(all.length)
    expect(found.slice(0, 2).map(({ id }) => id)).toEqual([
      'row-Encode/1-MB-time/op',
      'row-Encode/1-MB-time/op--2',
    ])
    expect(Math.max(...found.map(({ id }) => [...id].length))).toBeLessThan(130)
    expect(found.every(({ id }) => !/\s/.test(id))).toBe(true)
  })

  test('a name can be what an address cannot hold', () => {
    const anchors = createPageAnchorFactory()
    for (const name of ['', '\ud800', 'a\ud800b', '\0', '\u202e'])
      expect(anchors(name).href).toMatch(/^#row-/)
  })

  test('names alike by the ten thousand are numbered one by one', long, () => {
    const anchors = createPageAnchorFactory()
    const ids = new Set(Array.from({ length: 10_000 }, (_, n) => anchors(`${'x'.repeat(120)}${n}`).id))
    expect(ids.size).toBe(10_000)
    expect([...ids].at(-1)).toMatch(/x--10000$/)
  })
})
