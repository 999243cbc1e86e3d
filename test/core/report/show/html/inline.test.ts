// Texts as HTML: names stay data, and only what a text is made of becomes an element.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  lineBreakSpan,
  nameSpan,
  reportTextFromTemplate,
  statisticsPageUrl,
  strongSpan,
  termSpan,
} from '../../../../../src/core/report/say/text.ts'
import { createReportTextHtmlRenderer, escapeHtml } from '../../../../../src/core/report/show/html/inline.ts'
import { escapeControlCharacters } from '../../../../../src/core/words/escape.ts'
import { long } from '../../../../support/long.ts'
import { elements, textOf } from '../../rendered.ts'
import { parsed } from '../parsed.ts'

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
      createReportTextHtmlRenderer()(reportTextFromTemplate`${termSpan('interval', 'between')} 1% & <2%`),
    ).toBe(`<a href="${statisticsPageUrl}#interval">between</a> 1% &#38; &#60;2%`)
  })

  test('a term is a link the first time on a page', () => {
    const inline = createReportTextHtmlRenderer()
    expect([inline([termSpan('p', 'p')]), inline([termSpan('p', 'p')])]).toEqual([
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
