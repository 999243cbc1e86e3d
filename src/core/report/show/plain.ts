// Renders text without markup: for a terminal, an annotation, a log.

import { regressions } from '../../judge/verdict.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { escapeControls } from '../../words/escape.ts'
import { namingOfRun } from '../say/judged.ts'
import { sentence } from '../say/sentence.ts'
import { name, say, type Text, type TextSpan } from '../say/text.ts'

/** Returns names as they are, and code in backticks. Control characters are escaped, and lines end only at breaks. */
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

// Regressions, one per line, for annotations.

/** GitHub shows ten annotations of a step; the verdict is the first. */
const mostLines = 9

/** Returns a line for each regression, the worst first, as many as GitHub shows. */
export function regressionLines(result: ResultFile): readonly string[] {
  const { comparisons, settings, again } = result
  const naming = namingOfRun(result)
  return regressions(comparisons)
    .slice(0, mostLines)
    .map(comparison =>
      plainText(say`${name(naming(comparison))} ${sentence([comparison], settings, again.length > 0)}`),
    )
}
