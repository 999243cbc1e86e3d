// The console of one of several runs that take turns.
import type { Console } from './console.ts'

/**
 * Opens a section only when its process prints, so that none is open while its run waits: the end of another's would be the
 * end of both, and the runner would obey what the process prints then.
 */
export function consoleInTurns(console: Console): Console {
  return {
    info: line => console.info(line),
    warn: lines => console.warn(lines),
    untrusted(title) {
      let output: ReturnType<Console['untrusted']> | null = null
      return {
        write(chunk) {
          output ??= console.untrusted(title)
          output.write(chunk)
        },
        close: () => output?.close(),
      }
    },
  }
}
