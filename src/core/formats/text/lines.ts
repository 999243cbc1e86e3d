// Reads texts line by line; anything may be printed between the lines that count.
import type { Parsed, Reader, Unread } from '../reading/format.ts'

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

// Lines of a text that comes in pieces.

/** Only both ends are kept of a line longer than this, in characters. */
export const longest = 2 ** 20
const kept = 2 ** 16

/**
 * A Lines takes a text piece by piece, cut anywhere, and hands on each line once it has ended, without the line break,
 * and whether it is whole: of a line that is too long the middle is missing.
 */
export class Lines {
  private readonly read: (line: string, isWhole: boolean) => void
  /** The pieces of the unfinished line, kept apart: joining them for each piece would take ever longer. */
  private unended: string[] = []
  private length = 0
  private isWhole = true

  constructor(read: (line: string, isWhole: boolean) => void) {
    this.read = read
  }

  write(piece: string): void {
    let start = 0
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', start)) {
      this.take(piece.slice(start, end))
      start = end + 1
    }
    if (start < piece.length) this.hold(start === 0 ? piece : piece.slice(start))
  }

  /** Hands on the last line if no line break ends it. */
  end(): void {
    if (this.unended.length > 0) this.handOn(this.joined())
  }

  private take(rest: string): void {
    const line = this.unended.length === 0 ? rest : this.joined(rest)
    this.handOn(line.charCodeAt(line.length - 1) === carriageReturn ? line.slice(0, -1) : line)
  }

  private handOn(line: string): void {
    const isWhole = this.isWhole && line.length <= longest
    this.isWhole = true
    this.read(line, isWhole)
  }

  private hold(piece: string): void {
    this.unended.push(piece)
    this.length += piece.length
    if (this.length <= longest) return
    const line = this.joined()
    this.unended = [line.slice(0, kept), line.slice(-kept)]
    this.length = 2 * kept
    this.isWhole = false
  }

  private joined(rest = ''): string {
    const line = this.unended.join('') + rest
    this.unended = []
    this.length = 0
    return line
  }
}

const carriageReturn = 13

// A line that looks like a result and could not be read, as it is reported.

/** The most characters that are kept of such a line. */
const mostShown = 200

/** `line` is counted from 1; `why` is a clause. */
export function unreadLine(line: number, text: string, why: string, isResult: boolean): Unread {
  return { line, text: text.length > mostShown ? `${text.slice(0, mostShown)}…` : text, why, isResult }
}
