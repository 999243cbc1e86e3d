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
