// Prints progress and failures to the terminal, and adapts to its width and colours.
import { CouldNotMeasureError } from '../core/model/errors.ts'
import { linesOfFailureForTerminal } from '../core/report/say/run-failure.ts'
import { splitLinesAndEscapeControlCharacters } from '../core/words/escape.ts'
import { type ColourText, noColour, wrapLine } from '../core/words/terminal.ts'
import type { RunConsole } from '../effects/program/console.ts'

type Screen = Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>>
type ScreenToWriteTo = Screen & Pick<NodeJS.WritableStream, 'write'>

/** Prints an error, after the last lines of a failing process as they were printed. */
export function printFailure(error: unknown, stderr: ScreenToWriteTo): void {
  if (error instanceof CouldNotMeasureError && error.output !== '')
    stderr.write(`${splitLinesAndEscapeControlCharacters(error.output).join('\n')}\n`)
  const [first = '', ...otherLines] = linesOfFailureForTerminal(error)
  const lines = [`benchgate: ${first}`, ...otherLines.map(line => `  ${line}`)]
  const width = columnCountOfTerminal(stderr)
  stderr.write(`${lines.flatMap(line => wrapLine(line, width)).join('\n')}\n`)
}

/** Returns the columns of a terminal; infinite for other outputs. A terminal that does not know its width reports 0. */
export function columnCountOfTerminal({ isTTY, columns }: Screen): number {
  return isTTY ? columns || 80 : Number.POSITIVE_INFINITY
}

/** Returns colours for a terminal, unless the user has turned them off (https://no-color.org). */
export function createColourTextForStream(
  stream: Pick<NodeJS.WriteStream, 'isTTY'>,
  env: Readonly<Record<string, string | undefined>>,
): ColourText {
  if (!stream.isTTY || env.NO_COLOR || env.TERM === 'dumb') return noColour
  const codes = { red: 31, green: 32, yellow: 33, bold: 1, dim: 2 }
  return (colour, text) => `\u001b[${codes[colour]}m${text}\u001b[0m`
}

/**
 * Writes progress to a stream, on a terminal in lines that fit, and no output of benchmarks; the end of a failing command's output
 * comes with its error.
 */
export function createTerminalConsole(stream: ScreenToWriteTo = process.stdout): RunConsole {
  const print = (text: string) => {
    const width = columnCountOfTerminal(stream)
    const lines = splitLinesAndEscapeControlCharacters(text).flatMap(line => wrapLine(line, width))
    stream.write(`${lines.join('\n')}\n`)
  }
  return {
    info: line => print(line),
    warn: line => print(`warning: ${line}`),
    untrusted: () => ({ write() {}, close() {} }),
  }
}
