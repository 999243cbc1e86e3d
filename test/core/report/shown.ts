// Reports and parts of them as text, for the tests of what they say.
import type { ResultFile } from '../../../src/core/model/result-file.ts'
import type { ReportSection } from '../../../src/core/report/say/block.ts'
import { briefReport } from '../../../src/core/report/say/brief.ts'
import { fittingReport as fitting, fullReport } from '../../../src/core/report/say/fit.ts'
import type { Text } from '../../../src/core/report/say/text.ts'
import { htmlPage } from '../../../src/core/report/show/html.ts'
import { markdownBlocks, markdownText } from '../../../src/core/report/show/markdown.ts'
import { plainText } from '../../../src/core/report/show/plain.ts'
import { terminalText } from '../../../src/core/report/show/terminal.ts'
import type { Paint } from '../../../src/core/words/terminal.ts'

export function markdownReport(result: ResultFile): string {
  return markdownText(fullReport(result))
}

export function fittingReport(result: ResultFile, limit: number): string {
  return fitting(result, limit, markdownText)
}

export function htmlReport(result: ResultFile): string {
  return htmlPage(fullReport(result))
}

export function textReport(result: ResultFile, paint?: Paint, width?: number): string {
  return terminalText(briefReport(result), paint, width)
}

/** A part as Markdown, with terms as bare words. */
export function asMarkdown(part: ReportSection): string {
  return markdownBlocks(part, () => null)
}

/** A text with a space wherever it may not break. */
export function spoken(text: Text): string {
  return plainText(text).replaceAll('\u00a0', ' ')
}

/** Marks names and terms visibly, so that a test sees what is which. */
export function marked(text: Text): string {
  return text
    .map(span => {
      if (typeof span === 'string') return span
      if (span.kind === 'name') return `<${span.text}>`
      if (span.kind === 'term') return `[${span.words}](${span.anchor})`
      return spoken([span])
    })
    .join('')
    .replaceAll('\u00a0', ' ')
}
