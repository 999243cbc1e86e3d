// A format of a tool that writes its results in two ways: as JSON or XML for programs, and as lines for people.
import { type Cuts, cleaned } from './clean-text.ts'
import { cleaning, type Format, type Reader } from './format.ts'
import type { Parsed } from './parsed.ts'
import { asked, PartReader, sought } from './parts.ts'

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
