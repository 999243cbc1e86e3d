// How a command says that it failed.
import { CouldNotMeasure } from '../core/model/errors.ts'
import { failureLines } from '../core/report/say/failure.ts'
import { visibleLines } from '../core/words/escape.ts'
import { wrapLine } from '../core/words/width.ts'
import { terminalWidth } from './terminal-width.ts'

type Screen = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>

/** The last lines of a failing process come before the error itself, as they were printed. */
export function printFailure(error: unknown, stderr: Screen): void {
  if (error instanceof CouldNotMeasure && error.output !== '')
    stderr.write(`${visibleLines(error.output).join('\n')}\n`)
  const [first = '', ...more] = failureLines(error)
  const lines = [`benchgate: ${first}`, ...more.map(line => `  ${line}`)]
  const width = terminalWidth(stderr)
  stderr.write(`${lines.flatMap(line => wrapLine(line, width)).join('\n')}\n`)
}
