// Lines of our Markdown as HTML: names stay data, and only what our reports use becomes an element.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inlineHtml, titleHtml } from '../../../../src/core/report/html/inline-html.ts'
import { statisticsPage } from '../../../../src/core/report/terms.ts'
import { inlineCode, inlineText, visible } from '../../../../src/core/words/escape.ts'
import { elements, textOf } from '../rendered.ts'
import { parsed } from './parsed.ts'

const body = (html: string) => {
  const found = elements(parsed(html)).find(({ tagName }) => tagName === 'body')
  return found ?? { type: 'none' }
}
const inside = (html: string) => elements(body(html)).slice(1)

test('code, what is strong, and links to our page', () => {
  expect(inlineHtml('- **`A`** is ``a`b``, **very**')).toBe(
    '- <strong><code>A</code></strong> is <code>a&#96;b</code>, <strong>very</strong>',
  )
  expect(inlineHtml(`[between](${statisticsPage}#interval) 1% & <2%`)).toBe(
    `<a href="${statisticsPage}#interval">between</a> 1% &#38; &#60;2%`,
  )
  expect(inlineHtml('one\ntwo')).toBe('one<br>\ntwo')
})

test('code ends at as many backticks as it began with', () => {
  expect(inlineHtml('`a``b` c')).toBe('<code>a&#96;&#96;b</code> c')
})

test('a name in several pieces of code is one again', () => {
  expect(inlineHtml(inlineCode('a|b||`c`'))).toBe('<code>a|b||&#96;c&#96;</code>')
})

test('what our reports do not use is text: foreign links, pictures, HTML, an end without a beginning', () => {
  for (const text of [
    '[a](https://evil.example)',
    '![](x)',
    '<b>x</b>',
    '`a',
    '``',
    '_a_',
    '&#60;',
    '</code><code>',
  ])
    expect(inside(inlineHtml(text))).toEqual([])
  expect(textOf(body(inlineHtml('<b> `a')))).toBe('<b> `a')
  expect(inlineHtml('**open')).toBe('<strong>open</strong>')
})

test('any name is its own visible characters in code, and nothing else', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '|',
      '`',
      '``',
      ' ',
      '**',
      '](',
      '<code>&#124;</code>',
      '</code>',
      '<script>',
      '\n',
      '\u202e',
    ),
    fc.string({ unit: 'grapheme', maxLength: 5 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), pieces => {
      const name = pieces.join('')
      if (name === '') return
      const found = inside(inlineHtml(`**${inlineCode(name)}** is`))
      expect(found.map(({ tagName }) => tagName)).toEqual(['strong', 'code'])
      expect(textOf(found[1] ?? { type: 'none' })).toBe(visible(name))
    }),
    { numRuns: 500 },
  )
})

test('any words that may quote a name are themselves', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), words => {
      const read = textOf(body(inlineHtml(inlineText(words))))
      expect(read.trim()).toBe(visible(words).trim())
    }),
  )
})

test('the title of a fold may have code and references, and nothing else', () => {
  expect(titleHtml('Where <code>a&#60;b</code> spends more')).toBe('Where <code>a&#60;b</code> spends more')
  expect(inside(titleHtml('<b onload=x>`x` &amp;</b>'))).toEqual([])
})
