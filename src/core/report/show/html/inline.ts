// Renders text as HTML: names as code, terms as links, and words as they are.
import { escapeControlCharacters, shortPrintableName } from '../../../words/escape.ts'
import { createFirstUseTermLinks, type ReportText, type TextSpan } from '../../say/text.ts'

/** Renders the texts of one page, in their order. */
export type HtmlInlineRenderer = (text: ReportText) => string

/** Returns a renderer; only spans of the kinds below become elements. */
export function createReportTextHtmlRenderer(): HtmlInlineRenderer {
  const links = createFirstUseTermLinks()
  const writeSpan = (span: TextSpan): string => {
    if (typeof span === 'string') return escapeHtml(escapeControlCharacters(span))
    switch (span.kind) {
      case 'name':
      case 'code':
        return `<code>${escapeHtml(shortPrintableName(span.text))}</code>`
      case 'strong':
        return `<strong>${inline(span.text)}</strong>`
      case 'term': {
        const [words, link] = [escapeHtml(span.words), links(span.anchor)]
        return link === null ? words : `<a href="${link}">${words}</a>`
      }
      case 'link':
        return `<a href="${escapeHtml(span.to)}">${inline(span.words)}</a>`
      case 'break':
        return '<br>\n'
    }
  }
  const inline: HtmlInlineRenderer = text => text.map(writeSpan).join('')
  return inline
}

// Escaping of untrusted text.

/** Escapes text for elements and quoted attributes. Invisible characters must have passed escapeControlCharacters. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`]/g, character => `&#${character.charCodeAt(0)};`)
}
