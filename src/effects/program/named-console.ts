// The console of one of several runs at once.
import type { Console } from './console.ts'

/** What is said of a run begins with its name. */
export function namedConsole(console: Console, name: string): Console {
  return {
    info: line => console.info(`${name}: ${line}`),
    warn: line => console.warn(`${name}: ${line}`),
    untrusted: title => console.untrusted(`${name}: ${title}`),
  }
}
