// Reads texts line by line; anything may be printed between the lines that count.
import { withoutColours } from '../../words/escape.ts'
import type { Reader } from '../reading/format.ts'
import type { Parsed } from '../reading/parsed.ts'
import { Lines } from './lines.ts'

/**
 * A reader that gives every line to `take`, without colours, and at the end what `finish` makes of them. A line of more
 * than a million characters is skipped.
 */
export function readLines(take: (line: string) => void, finish: () => Parsed): Reader {
  const lines = new Lines((line, isWhole) => {
    if (isWhole) take(withoutColours(line))
  })
  return {
    write: piece => lines.write(piece),
    end: () => {
      lines.end()
      return finish()
    },
  }
}

/** Whether a line of `text` matches, as `readLines` gives it, without blanks at its end. */
export function someLine(text: string, pattern: RegExp): boolean {
  return text.split('\n').some(line => pattern.test(withoutColours(line).trimEnd()))
}
