// How a command says that it failed.
import { CouldNotMeasure } from '../core/errors.ts'
import { visibleLines } from '../core/report/escape.ts'
import { failureLine } from '../core/report/failure.ts'

/** What a failing process said last stands before what it means. */
export function printFailure(error: unknown, stderr: Pick<NodeJS.WriteStream, 'write'>): void {
  if (error instanceof CouldNotMeasure && error.output !== '')
    stderr.write(`${visibleLines(error.output).join('\n')}\n`)
  stderr.write(`benchgate: ${failureLine(error)}\n`)
}
