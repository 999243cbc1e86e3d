// Reports and parts of them as text, for the tests of what they say.
import type { ResultFile } from '../../../src/core/model/result-file.ts'
import type { ReportSection, ReportText } from '../../../src/core/report/say/block.ts'
import {
  buildFullRunReport,
  renderFullestReportWithinLimit as fitting,
} from '../../../src/core/report/say/fit-limit.ts'
import { buildTerminalReportSections } from '../../../src/core/report/say/terminal-report.ts'
import { htmlPageOfRunReport } from '../../../src/core/report/show/html.ts'
import { markdownOfRunReport, renderMarkdownBlocks } from '../../../src/core/report/show/markdown.ts'
import { reportTextToPlain } from '../../../src/core/report/show/plain-text.ts'
import { textOfTerminalReportSections } from '../../../src/core/report/show/terminal.ts'
import type { ColourText } from '../../../src/core/words/terminal.ts'

export function markdownReport(result: ResultFile): string {
  return markdownOfRunReport(buildFullRunReport(result))
}

export function fittingReport(result: ResultFile, limit: number): string {
  return fitting(result, limit, markdownOfRunReport)
}

export function htmlReport(result: ResultFile): string {
  return htmlPageOfRunReport(buildFullRunReport(result))
}

export function textReport(result: ResultFile, paint?: ColourText, width?: number): string {
  return textOfTerminalReportSections(buildTerminalReportSections(result), paint, width)
}

/** A part as Markdown, with terms as bare words. */
export function asMarkdown(part: ReportSection): string {
  return renderMarkdownBlocks(part, () => null)
}

/** A text with a space wherever it may not break. */
export function spoken(text: ReportText): string {
  return reportTextToPlain(text).replaceAll('\u00a0', ' ')
}

/** Marks names and terms visibly, so that a test sees what is which. */
export function marked(text: ReportText): string {
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
