// Reads texts line by line; anything may be printed between the lines that count.
import type { Reader } from '../reading/format.ts'
import type { Parsed, Unread } from '../reading/parsed.ts'
import { Lines } from './lines.ts'
import { unreadLine } from './unread-line.ts'

/** A LineReading is what a format does with lines. */
export interface LineReading {
  /** Takes a line; returns false where it says nothing in this format. */
  readonly take: (line: string) => boolean
  /**
   * What a line of a result of the tool has in it, whatever else is wrong with it: a line that has it and was not taken is
   * reported as unread.
   */
  readonly resembling: RegExp
  /** Gives what was read of all lines. */
  readonly finish: () => Parsed
}

/** As many characters at the end of a line are searched for what resembles a result, since each may take time. */
const longestResult = 1000

/** A reader that gives every line to `take`. A line of more than a million characters is skipped. */
export function readLines({ take, resembling, finish }: LineReading): Reader {
  const unread: Unread[] = []
  let number = 0
  const lines = new Lines((line, isWhole) => {
    number++
    if (isWhole && !take(line) && resembling.test(line.slice(-longestResult)))
      unread.push(unreadLine(number, line, 'it looks like a result, and cannot be read as one', true))
  })
  return {
    write: piece => lines.write(piece),
    end: () => {
      lines.end()
      const parsed = finish()
      return unread.length === 0 ? parsed : { ...parsed, unread: [...(parsed.unread ?? []), ...unread] }
    },
  }
}

/** For formats in which a broken result breaks the whole: XML, CSV with a header. */
export const nothingResembles = /(?!)/

/** Whether a line of `text` matches, as `readLines` gives it, without blanks at its end. */
export function someLine(text: string, pattern: RegExp): boolean {
  return text.split('\n').some(line => pattern.test(line.trimEnd()))
}
