// How a command says that it failed.
import { CouldNotMeasure } from '../core/model/errors.ts'
import { failureLine } from '../core/report/say/failure.ts'
import { visibleLines } from '../core/words/escape.ts'

/** The last lines of a failing process come before the error itself. */
export function printFailure(error: unknown, stderr: Pick<NodeJS.WriteStream, 'write'>): void {
  if (error instanceof CouldNotMeasure && error.output !== '')
    stderr.write(`${visibleLines(error.output).join('\n')}\n`)
  stderr.write(`benchgate: ${failureLine(error)}\n`)
}
