// Reads texts line by line. Anything may be printed between the lines that belong to a format.
import type { ParsedOutput, UnreadLine } from './format.ts'
import { ParsedOutputBuilder } from './readings.ts'

interface FormatLineParser {
  /** Reads a line; returns false if it does not belong to the format. */
  readonly take: (line: string, readings: ParsedOutputBuilder) => boolean
  /** Matches lines that look like a result of the tool, even broken ones. Such a line that `take` refuses is reported as unread. */
  readonly resembling?: RegExp
  readonly readings?: ParsedOutputBuilder
  /** Called at the end of the text. */
  readonly finish?: (readings: ParsedOutputBuilder) => void
}

/** The number of characters at the end of a line that are searched for what resembles a result: a regular expression may take time at each. */
const longestResult = 1000

/** Passes every line of a text to `take`, except lines of more than a million characters, and returns what was found. */
export function parseLineByLine(
  text: string,
  { take, resembling, readings = new ParsedOutputBuilder(), finish }: FormatLineParser,
): ParsedOutput {
  const unread: UnreadLine[] = []
  let number = 0
  const lines = new LineSplitter((line, isWhole) => {
    number++
    if (isWhole && !take(line, readings) && resembling?.test(line.slice(-longestResult)))
      unread.push(createUnreadLine(number, line, 'it looks like a result, and cannot be read as one', true))
  })
  lines.write(text)
  lines.end()
  finish?.(readings)
  return { ...readings.parsed(), ...(unread.length > 0 && { unread }) }
}

/** Returns true if a line of `text`, without blanks at its end, matches. */
export function hasLineMatching(text: string, pattern: RegExp): boolean {
  return text.split('\n').some(line => pattern.test(line.trimEnd()))
}

/** The longest line that is kept whole, in characters; of a longer one only both ends are kept. */
export const maxLengthOfLineReadWhole = 2 ** 20
const kept = 2 ** 16

/**
 * Splits a text that comes in pieces, cut anywhere, into lines. Each line is passed on once it has ended, without its line break, and with
 * false if it was too long and lacks its middle.
 */
export class LineSplitter {
  private readonly read: (line: string, isWhole: boolean) => void
  /** The pieces of the unfinished line. They are joined once, as joining them for each piece would take quadratic time. */
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

  /** Passes on the last line if no line break ends it. */
  end(): void {
    if (this.unended.length > 0) this.handOn(this.joined())
  }

  private take(rest: string): void {
    const line = this.unended.length === 0 ? rest : this.joined(rest)
    this.handOn(line.charCodeAt(line.length - 1) === carriageReturn ? line.slice(0, -1) : line)
  }

  private handOn(line: string): void {
    const isWhole = this.isWhole && line.length <= maxLengthOfLineReadWhole
    this.isWhole = true
    this.read(line, isWhole)
  }

  private hold(piece: string): void {
    this.unended.push(piece)
    this.length += piece.length
    if (this.length <= maxLengthOfLineReadWhole) return
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

/** The most characters of an unread line that are reported. */
const mostShown = 200

/** Describes a line that looks like a result and cannot be read. `line` is counted from 1; `why` is a clause. */
export function createUnreadLine(line: number, text: string, why: string, isResult: boolean): UnreadLine {
  return { line, text: text.length > mostShown ? `${text.slice(0, mostShown)}…` : text, why, isResult }
}
