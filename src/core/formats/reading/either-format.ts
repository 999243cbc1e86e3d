// A format of a tool that writes its results in two ways: as JSON or XML for programs, and as lines for people.
import { type Cuts, cleaned } from './clean-text.ts'
import { cleaning, type Format, type Parsed, type Reader } from './format.ts'

/** A Kind is one of the two ways. */
interface Kind {
  claims(beginning: string): boolean
  open(): Reader
}

/**
 * The format `name`. A text that neither way claims, but that begins with a bracket, is read as data, so that the error
 * says what is wrong with it.
 */
export function eitherFormat(name: string, data: Kind, lines: Kind, cuts: Cuts = 'times and labels'): Format {
  return {
    name,
    cuts,
    claims: beginning => data.claims(beginning) || lines.claims(beginning),
    claimsLines: part => lines.claims(part),
    open: () => new EitherReader(data, lines),
  }
}

/** An EitherReader holds a text back until one of the two kinds claims it, at most as far as formats are tried at all. */
class EitherReader implements Reader {
  private readonly data: Kind
  private readonly lines: Kind
  private readonly parts = new PartReader(part => this.ask(part))
  private kind: Kind | null = null
  private reader: Reader | null = null
  private held = ''

  constructor(data: Kind, lines: Kind) {
    this.data = data
    this.lines = lines
  }

  write(piece: string): void {
    if (this.reader) {
      this.reader.write(piece)
      return
    }
    this.held += piece
    this.parts.write(piece)
    if (this.kind || this.held.length >= sought) this.begin()
  }

  end(): Parsed {
    if (!this.reader) this.parts.end()
    return (this.reader ?? this.begin()).end()
  }

  private ask(part: string): void {
    // No line of JSON or XML looks like a label, whatever names may look like.
    if (this.data.claims(cleaned(part, 'times and labels'))) this.kind ??= this.data
    else if (this.lines.claims(part)) this.kind ??= this.lines
  }

  private begin(): Reader {
    const kind =
      this.kind ??
      (/^\s*[[{<]/.test(cleaned(this.held.slice(0, asked), 'times and labels')) ? this.data : this.lines)
    const reader = kind === this.data ? cleaning(kind.open(), 'times and labels') : kind.open()
    this.reader = reader
    reader.write(this.held)
    this.held = ''
    return reader
  }
}

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
