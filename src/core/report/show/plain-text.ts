// Renders text without markup: for a terminal, an annotation, a log.
import { rowsWithOutcome } from '../../judge/verdict.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { escapeControlCharacters } from '../../words/escape.ts'
import { shortenNameInMiddle } from '../../words/names.ts'
import {
  addReportOptionsToResult,
  nameSpan,
  type ReportText,
  type ReportTextSpan,
  reportTextFromTemplate,
} from '../say/block.ts'
import {
  describeRegressionAfterBenchmarkName,
  secondMeasurementOfResult,
  sortByLargestChange,
} from '../say/sentence.ts'

/** Returns names as they are, and code in backticks. Control characters are escaped, and lines end only at breaks. */
export function reportTextToPlain(text: ReportText): string {
  return text.map(plainSpan).join('')
}

function plainSpan(span: ReportTextSpan): string {
  if (typeof span === 'string') return escapeControlCharacters(span)
  switch (span.kind) {
    case 'name':
      return escapeControlCharacters(span.text)
    case 'code':
      return `\`${escapeControlCharacters(span.text)}\``
    case 'strong':
      return reportTextToPlain(span.text)
    case 'term':
      return escapeControlCharacters(span.words)
    case 'link':
      return `${reportTextToPlain(span.words)} (${span.to})`
    case 'break':
      return '\n'
  }
}

// Regressions, one per line, for annotations.

/** GitHub shows ten annotations of a step; the verdict is the first. */
const mostLines = 9
/** The most columns of a name. GitHub refuses a check run with an annotation of more than 64 KB. */
const widest = 200

/** Returns a line for each regression, the worst first, as many as GitHub shows. */
export function regressionPlainLines(result: ResultFile): readonly string[] {
  const { comparisons, settings, naming } = addReportOptionsToResult(result)
  const second = secondMeasurementOfResult(result)
  return sortByLargestChange(rowsWithOutcome(comparisons, 'regressed'))
    .slice(0, mostLines)
    .map(comparison =>
      reportTextToPlain(
        reportTextFromTemplate`${nameSpan(shortenNameInMiddle(naming(comparison), widest))} ${describeRegressionAfterBenchmarkName([comparison], settings, second)}`,
      ),
    )
}
