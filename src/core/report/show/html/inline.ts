// A text as HTML: names and code as code, terms as links to our own page, words as they are.
import { escapeControls, printableName } from '../../../words/escape.ts'
import { newLinks, type Text, type TextSpan } from '../../say/text.ts'

/** An Inline writes the texts of one page, in their order. */
export type Inline = (text: Text) => string

/** Only what is named here becomes an element. */
export function newInline(): Inline {
  const links = newLinks()
  const writeSpan = (span: TextSpan): string => {
    if (typeof span === 'string') return escapeHtml(escapeControls(span))
    switch (span.kind) {
      case 'name':
      case 'code':
        return `<code>${escapeHtml(printableName(span.text))}</code>`
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
  const inline: Inline = text => text.map(writeSpan).join('')
  return inline
}

// Untrusted text in HTML: every character that could act is written as a character reference.

/** Safe as text and within a quoted attribute. Invisible characters must be written out first (`visible`). */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`]/g, character => `&#${character.charCodeAt(0)};`)
}
