// Untrusted text in HTML: read back as it was, in a text and in an attribute.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml } from '../../../../../src/core/report/show/html/inline.ts'
import { elements, textOf } from '../../rendered.ts'
import { parsed } from '../parsed.ts'

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
