// Builds the report of a run that ended without a verdict: what happened, where, and the last lines of output.
import { CouldNotMeasure, Misconfigured, NoResultLeft } from '../../model/errors.ts'
import { escapeControls, visibleLines } from '../../words/escape.ts'
import { systemErrorText } from '../../words/refusal.ts'
import { paragraph, printed, type Report } from './block.ts'
import { linkText, say, strong } from './text.ts'

/** The most characters of a message; it may quote a command of any length. */
const longestMessage = 4000
/** The most characters of output. Together, even when escaped and fenced, both fit into a comment. */
const longestOutput = 12_000

/**
 * Returns the report of a failure; `isRed` tells whether the check fails. Quoted text is shown as code, as it is untrusted.
 */
export function failureReport(error: unknown, isRed = true): Report {
  const message = visibleLines(messageOf(error)).join('\n').slice(0, longestMessage)
  const output = error instanceof CouldNotMeasure ? visibleLines(error.output).join('\n') : ''
  const run = error instanceof NoResultLeft ? error.run : null
  return {
    outcome: 'failure',
    reason: say`${title(error)}`,
    check: [],
    compared: [],
    line: isRed
      ? say`${strong('Check fails')}: there is no verdict, and a gate that measured nothing must not pass.`
      : say`${strong('No verdict')}: nothing was measured.`,
    parts: [
      [printed(message)],
      run === null ? [] : [paragraph(say`For details, see ${linkText('the run that measures', run)}.`)],
      output === ''
        ? []
        : [paragraph(say`The last lines of its output:`), printed(output.slice(-longestOutput))],
    ],
  }
}

/** Returns the failure as one line. */
export function failureLine(error: unknown): string {
  return escapeControls(messageOf(error).replace(/\s*\n\s*/g, ' '))
}

/** Returns the failure for a terminal, with its line breaks. */
export function failureLines(error: unknown): readonly string[] {
  return visibleLines(messageOf(error))
}

function messageOf(error: unknown): string {
  // An error, and then another while the checkout was restored: both matter, the checkout first.
  if (error instanceof Error && 'suppressed' in error && 'error' in error)
    return [...new Set([messageOf(error.error), messageOf(error.suppressed)])].join('\nBefore that: ')
  const message =
    systemErrorText(error) ||
    (error instanceof Error ? error.message : typeof error === 'string' ? error : '') ||
    'an unknown error'
  return message.length <= longestMessage ? message : `${message.slice(0, longestMessage)}…`
}

function title(error: unknown): string {
  if (error instanceof Misconfigured) return 'a setting needs your attention'
  if (error instanceof CouldNotMeasure || error instanceof NoResultLeft) return 'could not measure'
  return 'something went wrong'
}
