// Builds the report of a run that ended without a verdict: what happened, where, and the last lines of output.
import { CouldNotMeasureError, MisconfiguredError, MissingJobResultsError } from '../../model/errors.ts'
import { escapeControlCharacters, splitLinesAndEscapeControlCharacters } from '../../words/escape.ts'
import { fullOrReadOnlyDiskErrorText } from '../../words/refusal.ts'
import {
  linkSpan,
  paragraphReportBlock,
  processOutputReportBlock,
  type RunReport,
  reportTextFromTemplate,
  strongSpan,
} from './block.ts'

/** The most characters of a message; it may quote a command of any length. */
const longestMessage = 4000
/** The most characters of output. Together, even when escaped and fenced, both fit into a comment. */
const longestOutput = 12_000

/** `isRed` tells whether the check fails. Quoted text is shown as code, as it is untrusted. */
export function buildRunReportOfFailure(error: unknown, isRed = true): RunReport {
  const message = splitLinesAndEscapeControlCharacters(messageOf(error)).join('\n').slice(0, longestMessage)
  const output =
    error instanceof CouldNotMeasureError ? splitLinesAndEscapeControlCharacters(error.output).join('\n') : ''
  const run = error instanceof MissingJobResultsError ? error.run : null
  return {
    outcome: isRed ? 'fail' : 'no-verdict',
    reason: reportTextFromTemplate`${title(error)}`,
    check: [],
    compared: [],
    line: isRed
      ? reportTextFromTemplate`${strongSpan('Check fails')}: the run ended without a verdict. Fix the error below; if its cause was temporary, such as a failed download, run the job again.`
      : reportTextFromTemplate`${strongSpan('No verdict')}: the run ended without one.`,
    parts: [
      [processOutputReportBlock(message)],
      run === null ? [] : [paragraphReportBlock`For details, see ${linkSpan('the measuring run', run)}.`],
      output === ''
        ? []
        : [
            paragraphReportBlock`The last lines of the output:`,
            processOutputReportBlock(output.slice(-longestOutput)),
          ],
    ],
  }
}

/** Returns the failure as one line; a line without an end of its own, such as a command, is ended by a full stop. */
export function formatErrorOnOneLine(error: unknown): string {
  return escapeControlCharacters(
    messageOf(error)
      .replace(/(?<=[^\s.:;,!?…])\s*\n\s*/g, '. ')
      .replace(/\s*\n\s*/g, ' '),
  )
}

/** Returns the failure for a terminal, with its line breaks. */
export function linesOfFailureForTerminal(error: unknown): readonly string[] {
  return splitLinesAndEscapeControlCharacters(messageOf(error))
}

function messageOf(error: unknown): string {
  // An error, and then another while the checkout was restored: both matter, the checkout first.
  if (error instanceof Error && 'suppressed' in error && 'error' in error)
    return [...new Set([messageOf(error.error), messageOf(error.suppressed)])].join('\nBefore that: ')
  const message =
    fullOrReadOnlyDiskErrorText(error) ||
    (error instanceof Error ? error.message : typeof error === 'string' ? error : '') ||
    'an unknown error'
  return message.length <= longestMessage ? message : `${message.slice(0, longestMessage)}…`
}

function title(error: unknown): string {
  if (error instanceof MisconfiguredError) return 'A setting needs your attention'
  if (error instanceof CouldNotMeasureError || error instanceof MissingJobResultsError)
    return 'Could not measure'
  return 'Something went wrong'
}
