// The report of a run that ended without a verdict: what happened, where, and the last lines of output.
import { CouldNotMeasure, Misconfigured } from '../errors.ts'
import { codeBlock, visible } from './escape.ts'

/** Writes what is known of a failure; the output in it is fenced, as it comes from the pull request. */
export function failureReport(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const output = error instanceof CouldNotMeasure && error.output !== '' ? error.output : null
  return [
    `## ⚠️ Benchgate: ${title(error)}`,
    codeBlock(message, 'text'),
    output === null ? '' : `The last lines of its output:\n\n${codeBlock(output, 'text')}`,
    'No verdict was reached, so the check fails: a gate that measured nothing must not pass.',
  ]
    .filter(part => part !== '')
    .join('\n\n')
    .concat('\n')
}

/** The failure in one plain line. */
export function failureLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return visible(message.replace(/\s*\n\s*/g, ' '))
}

function title(error: unknown): string {
  if (error instanceof Misconfigured) return 'a setting needs your attention'
  if (error instanceof CouldNotMeasure) return 'could not measure'
  return 'something went wrong'
}
