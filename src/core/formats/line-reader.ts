// A reader of texts that are read line by line, whatever is printed between the lines that count.
import type { Reader } from './format.ts'
import { Lines } from './lines.ts'
import type { Parsed } from './parsed.ts'

/** Of longer lines only the beginning is read, in characters: no result is that long. */
const longest = 64 * 2 ** 10

/** A reader that gives every line to `take`, without colours, and at the end what `finish` makes of them. */
export function readLines(take: (line: string) => void, finish: () => Parsed): Reader {
  const lines = new Lines(line => take(plain(line)))
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
  return text.split('\n').some(line => pattern.test(plain(line).trimEnd()))
}

/** CI asks tools for colours, terminal or not. */
function plain(line: string): string {
  const short = line.length > longest ? line.slice(0, longest) : line
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ESC is what such a sequence begins with
  return short.includes('\u001b') ? short.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '') : short
}
