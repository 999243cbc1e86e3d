// The console of a terminal: progress as lines, and no output of benchmarks.
import { visibleLines } from '../../core/words/escape.ts'
import type { Console } from '../program/console.ts'

/** Writes to a stream of the terminal; the end of a failing command's output comes with its error. */
export function terminalConsole(stream: NodeJS.WritableStream = process.stdout): Console {
  const print = (lines: string) => stream.write(`${visibleLines(lines).join('\n')}\n`)
  return {
    info: line => print(line),
    warn: line => print(`warning: ${line}`),
    untrusted: () => ({ write() {}, close() {} }),
  }
}
