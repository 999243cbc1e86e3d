// Lines of a text that comes in pieces.

/** Of longer lines than this only both ends are kept, in characters: no result is that long. */
const longest = 2 ** 21
const kept = 2 ** 16

/** A Lines takes a text piece by piece, cut anywhere, and hands on each line once it is whole, without its end. */
export class Lines {
  private readonly read: (line: string) => void
  /** Of the line that has not ended, kept apart: to join them with each piece would take ever longer. */
  private unended: string[] = []
  private length = 0

  constructor(read: (line: string) => void) {
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

  /** Hands on what no line break has ended. */
  end(): void {
    if (this.unended.length > 0) this.read(this.joined())
  }

  private take(rest: string): void {
    const line = this.unended.length === 0 ? rest : this.joined(rest)
    this.read(line.charCodeAt(line.length - 1) === carriageReturn ? line.slice(0, -1) : line)
  }

  private hold(piece: string): void {
    this.unended.push(piece)
    this.length += piece.length
    if (this.length <= longest) return
    const line = this.joined()
    this.unended = [line.slice(0, kept), line.slice(-kept)]
    this.length = 2 * kept
  }

  private joined(rest = ''): string {
    const line = this.unended.join('') + rest
    this.unended = []
    this.length = 0
    return line
  }
}

const carriageReturn = 13
