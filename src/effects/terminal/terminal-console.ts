// The console of a terminal: progress as lines, and no output of benchmarks.
import { splitLinesAndEscapeControlCharacters } from '../../core/words/escape.ts'
import { wrapLine } from '../../core/words/terminal.ts'
import type { RunConsole } from '../program/console.ts'

/** The output stream. A terminal that does not know its width says 0. */
type Screen = NodeJS.WritableStream & Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>>

/** Writes to a stream, on a terminal in lines that fit; the end of a failing command's output comes with its error. */
export function createTerminalConsole(stream: Screen = process.stdout): RunConsole {
  const width = () => (stream.isTTY ? stream.columns || 80 : Number.POSITIVE_INFINITY)
  const print = (text: string) => {
    const lines = splitLinesAndEscapeControlCharacters(text).flatMap(line => wrapLine(line, width()))
    stream.write(`${lines.join('\n')}\n`)
  }
  return {
    info: line => print(line),
    warn: line => print(`warning: ${line}`),
    untrusted: () => ({ write() {}, close() {} }),
  }
}
