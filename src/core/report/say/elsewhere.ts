// What other jobs have measured otherwise than the rules ask for.
import type { ResultFile } from '../../model/result-file.ts'
import { printableName } from '../../words/escape.ts'
import { type ReportSection, warning } from './block.ts'
import { code, listedText, name, say, strong, type Text } from './text.ts'

/** More settings are only counted, and more characters of a value left out. */
const most = 10
const longestValue = 80

/** Comes first in a report; empty where everything was measured as the rules ask for. */
export function otherwisePart({ elsewhere }: Pick<ResultFile, 'elsewhere'>): ReportSection {
  if (!elsewhere || elsewhere.changes.length === 0) return []
  const lines = elsewhere.changes.map(
    ({ rule, base, head }) => say`${code(rule)}: ${value(head)} instead of ${value(base)}`,
  )
  return [
    warning(
      say`${strong('This was measured otherwise than the rules ask for')}, and is judged by them: ${listedText(lines, most)}.`,
    ),
  ]
}

function value(text: string | null): Text {
  return text === null ? say`not set` : say`${name(printableName(text, longestValue))}`
}
