// The console of a terminal: progress as lines, and what benchmarks print not at all.
import { visible } from '../core/report/escape.ts'
import type { Console } from './console.ts'

/** Writes to standard output; the end of a failing command's output comes with its error. */
export function terminalConsole(): Console {
  const print = (line: string) => process.stdout.write(`${visible(line)}\n`)
  return {
    info: line => print(line),
    warn: line => print(`warning: ${line}`),
    untrusted: () => ({ write() {}, close() {} }),
  }
}
