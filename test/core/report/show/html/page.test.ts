// The page around a report loads nothing, and runs nothing but its own script.
import { createHash } from 'node:crypto'
import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import {
  lineBreakSpan,
  nameSpan,
  reportTextFromTemplate,
  statisticsPageLinkSpan,
  statisticsPageUrl,
  strongSpan,
} from '../../../../../src/core/report/say/block.ts'
import styleHash from '../../../../../src/core/report/show/html/page.css?hash'
import style from '../../../../../src/core/report/show/html/page.css?raw'
import scriptHash from '../../../../../src/core/report/show/html/page.js?hash'
import script from '../../../../../src/core/report/show/html/page.js?raw'
import {
  createReportTextHtmlRenderer,
  escapeHtml,
  htmlDocument,
} from '../../../../../src/core/report/show/html/page.ts'
import { escapeControlCharacters } from '../../../../../src/core/words/escape.ts'
import { elements, textOf } from '../../rendered.ts'
import { parsed } from '../parsed.ts'

describe('page', () => {
  const all = elements(parsed(htmlDocument('</title><script>1</script>', '<p>x</p>')))

  test('lets in its own style sheet and script and nothing else, before anything could come', () => {
    const metas = all.filter(({ tagName }) => tagName === 'meta').map(({ properties }) => properties)
    expect(metas[1]?.content).toBe(
      `default-src 'none'; style-src '${styleHash}'; script-src '${scriptHash}'; base-uri 'none'; form-action 'none'`,
    )
    expect(metas[1]).toHaveProperty('httpEquiv')
    const others = all.filter(({ tagName = '' }) => /^(script|link|img|iframe|base)$/.test(tagName))
    expect(others.map(node => [node.tagName, node.properties, textOf(node)])).toEqual([
      ['script', {}, script],
    ])
  })

  test('without a script none is let in', () => {
    const html = htmlDocument('x', '', null)
    expect(html).toContain("script-src 'none';")
    expect(html).not.toContain('<script')
  })

  test('has a title, a language, and what it was given', () => {
    expect(all.find(({ tagName }) => tagName === 'html')?.properties).toEqual({ lang: 'en' })
    expect(all.filter(({ tagName }) => tagName === 'title').map(textOf)).toEqual([
      '</title><script>1</script>',
    ])
    expect(all.filter(({ tagName }) => tagName === 'main').map(node => textOf(node).trim())).toEqual(['x'])
  })
})

// The page's script: let in by its hash, and nothing in it acts on what is not the page. What it does is tested in a browser
// (test/e2e/page.test.ts).
describe('script', () => {
  test('its hash is the one that the page lets in', () => {
    expect(scriptHash).toBe(`sha256-${createHash('sha256').update(script).digest('base64')}`)
  })

  test('can be read, and cannot end its element', () => {
    expect(() => new Script(script)).not.toThrow()
    expect(script).not.toMatch(/<[/!]/)
  })

  test('fetches nothing, keeps nothing, and makes no element from text', () => {
    expect(script).not.toMatch(
      /fetch|XMLHttp|import|Storage|cookie|innerHTML|outerHTML|insertAdjacent|eval|Function|write\(/,
    )
  })
})

// The style sheet: let in by its hash, loads nothing, and its colours can be read.
describe('style', () => {
  test('its hash is the one that the page lets in', () => {
    expect(styleHash).toBe(`sha256-${createHash('sha256').update(style).digest('base64')}`)
  })

  test('loads nothing, and cannot end its element', () => {
    expect(style).not.toMatch(/url\(|@import|@font-face|</)
  })

  /** Colours by name, of the light and the dark page. */
  const [light = new Map(), dark = new Map()] = [...style.matchAll(/:root \{([^}]*--page[^}]*)\}/g)].map(
    ([, rules = '']) =>
      new Map([...rules.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value])),
  )

  /** As WCAG 2 computes it (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
  function contrast(one: string, other: string): number {
    const [lighter = 0, darker = 0] = [one, other].map(luminance).sort((a, b) => b - a)
    return (lighter + 0.05) / (darker + 0.05)
  }

  function luminance(colour: string): number {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
      const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  test.each([
    ['light', light],
    ['dark', dark],
  ] as const)('every colour that writes can be read on the %s page', (_, colours) => {
    const page = colours.get('page') ?? ''
    for (const name of ['text', 'muted', 'bad', 'open', 'good', 'other', 'link'])
      expect(contrast(colours.get(name) ?? '', page), name).toBeGreaterThan(4.5)
    expect(contrast(colours.get('muted') ?? '', colours.get('raised') ?? '')).toBeGreaterThan(4.5)
    expect(contrast(colours.get('base') ?? '', page)).toBeGreaterThan(3)
  })
})

// Texts as HTML: names stay data, and only what a text is made of becomes an element.

import fc from 'fast-check'
import { long } from '../../../../support/long.ts'

describe('inline', () => {
  const body = (html: string) =>
    elements(parsed(html)).find(({ tagName }) => tagName === 'body') ?? { type: 'none' }
  const inside = (html: string) => elements(body(html)).slice(1)

  test('code, what is strong, links to our page, and line breaks', () => {
    expect(
      createReportTextHtmlRenderer()(
        reportTextFromTemplate`- ${strongSpan(nameSpan('A'))} is \`b\`, ${strongSpan('very')}${lineBreakSpan}two`,
      ),
    ).toBe('- <strong><code>A</code></strong> is <code>b</code>, <strong>very</strong><br>\ntwo')
    expect(
      createReportTextHtmlRenderer()(
        reportTextFromTemplate`${statisticsPageLinkSpan('interval', 'between')} 1% & <2%`,
      ),
    ).toBe(`<a href="${statisticsPageUrl}#interval">between</a> 1% &#38; &#60;2%`)
  })

  test('a term is a link the first time on a page', () => {
    const inline = createReportTextHtmlRenderer()
    expect([inline([statisticsPageLinkSpan('p', 'p')]), inline([statisticsPageLinkSpan('p', 'p')])]).toEqual([
      `<a href="${statisticsPageUrl}#p">p</a>`,
      'p',
    ])
  })

  test('words are text, whatever stands in them', () => {
    for (const text of [
      '[a](https://evil.example)',
      '<b>x</b>',
      '`a',
      '_a_',
      '&#60;',
      '</code><code>',
      '**a**',
    ]) {
      const html = createReportTextHtmlRenderer()(reportTextFromTemplate`${text}`)
      expect(inside(html)).toEqual([])
      expect(textOf(body(html))).toBe(text)
    }
  })

  const piece = fc.oneof(
    fc.constantFrom('|', '`', '``', ' ', '**', '](', '&#124;', '</code>', '<script>', '\n', '\u202e'),
    fc.string({ unit: 'grapheme', maxLength: 5 }),
  )
  const any = fc.array(piece, { minLength: 1, maxLength: 8 }).map(pieces => pieces.join(''))

  test('any name is its own visible characters in code, and nothing else', long, () => {
    fc.assert(
      fc.property(
        any.filter(text => text !== ''),
        text => {
          const found = inside(
            createReportTextHtmlRenderer()(reportTextFromTemplate`${strongSpan(nameSpan(text))} is`),
          )
          expect(found.map(({ tagName }) => tagName)).toEqual(['strong', 'code'])
          expect(textOf(found[1] ?? { type: 'none' })).toBe(escapeControlCharacters(text))
        },
      ),
      { numRuns: 500 },
    )
  })

  test('a name that was taken for words is text all the same', () => {
    fc.assert(
      fc.property(any, text => {
        const html = createReportTextHtmlRenderer()(reportTextFromTemplate`x${text}`)
        expect(inside(html)).toEqual([])
        expect(textOf(body(html))).toBe(`x${escapeControlCharacters(text)}`)
      }),
    )
  })
})

// Untrusted text in HTML: read back as it was, in a text and in an attribute.
describe('escape html', () => {
  test('any text is read back, and ends neither an element nor an attribute', () => {
    const piece = fc.constantFrom(
      '</script>',
      '<b>',
      '"',
      "'",
      '`',
      '&lt;',
      '&#60;',
      '-->',
      '<![CDATA[',
      ' onload=x',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme-ascii' }))), pieces => {
        const text = pieces.join('')
        const all = elements(parsed(`<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`))
        const body = all.find(({ tagName }) => tagName === 'body')
        const found = body ? elements(body).slice(1) : []
        expect(found.map(({ tagName }) => tagName)).toEqual(['p'])
        expect(found.map(textOf)).toEqual([text])
        expect(found[0]?.properties).toEqual({ title: text })
      }),
    )
  })
})
