// The parts of a text that formats are tried on. They overlap, so that what one cuts at its end is whole in the next.

/** How much of a text a format is tried on at once, in characters. */
export const asked = 64 * 2 ** 10
/** How far into a text formats are tried, in characters. */
export const sought = 4 * 2 ** 20

/** A PartReader takes a text piece by piece, and hands on each part once it is there. Each but the first begins with a line. */
export class PartReader {
  private readonly take: (part: string) => void
  private rest = ''
  private taken = 0

  constructor(take: (part: string) => void) {
    this.take = take
  }

  write(piece: string): void {
    const room = sought - this.taken
    if (room <= 0) return
    this.taken += piece.length
    this.rest += piece.slice(0, room)
    while (this.rest.length >= asked) {
      const part = this.rest.slice(0, asked)
      this.rest = this.rest.slice(secondHalf(part))
      this.take(part)
    }
  }

  /** Hands on what is left. */
  end(): void {
    if (this.rest !== '') this.take(this.rest)
    this.rest = ''
  }
}

/** The parts of a whole text. */
export function splitParts(text: string): readonly string[] {
  const found: string[] = []
  const parts = new PartReader(part => found.push(part))
  parts.write(text)
  parts.end()
  return found
}

/** Where the next part begins in this one. */
function secondHalf(part: string): number {
  const half = part.length / 2
  return part.indexOf('\n', half) + 1 || half
}
