// A text without any marks: for a terminal, an annotation, a log.
import { escapeControls } from '../../words/escape.ts'
import type { Text, TextSpan } from '../say/text.ts'

/** Names as they are and code in backticks. Nothing in it acts on a terminal, and lines end only where the text has a break. */
export function plainText(text: Text): string {
  return text.map(plainSpan).join('')
}

function plainSpan(span: TextSpan): string {
  if (typeof span === 'string') return escapeControls(span)
  switch (span.kind) {
    case 'name':
      return escapeControls(span.text)
    case 'code':
      return `\`${escapeControls(span.text)}\``
    case 'strong':
      return plainText(span.text)
    case 'term':
      return escapeControls(span.words)
    case 'link':
      return `${plainText(span.words)} (${span.to})`
    case 'break':
      return '\n'
  }
}
