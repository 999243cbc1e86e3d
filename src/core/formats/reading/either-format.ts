// Formats of tools that write their results in two ways: as data (JSON or XML) for programs, and as lines for people.
import { cleanToolOutput, type LogPrefixesToCut } from './clean-text.ts'
import { type BenchmarkFormat, createCleaningReader, type FormatReader, type ParsedOutput } from './format.ts'

/** One of the two ways. */
interface Variant {
  claims(beginning: string): boolean
  open(): FormatReader
}

/**
 * Combines two variants into the format `name`. A text that neither variant claims but that begins with a bracket is read as data, so that
 * the error says what is wrong with it.
 */
export function combineFormatVariants(
  name: string,
  data: Variant,
  lines: Variant,
  cuts: LogPrefixesToCut = 'times and labels',
): BenchmarkFormat {
  return {
    name,
    cuts,
    claims: beginning => data.claims(beginning) || lines.claims(beginning),
    claimsLines: part => lines.claims(part),
    open: () => new EitherReader(data, lines),
  }
}

/** Buffers a text until one of the two variants claims it, at most `sought` characters. */
class EitherReader implements FormatReader {
  private readonly data: Variant
  private readonly lines: Variant
  private readonly parts = new FormatDetectionTextSplitter(part => this.ask(part))
  private variant: Variant | null = null
  private reader: FormatReader | null = null
  private buffered = ''

  constructor(data: Variant, lines: Variant) {
    this.data = data
    this.lines = lines
  }

  write(piece: string): void {
    if (this.reader) {
      this.reader.write(piece)
      return
    }
    this.buffered += piece
    this.parts.write(piece)
    if (this.variant || this.buffered.length >= formatDetectionLength) this.begin()
  }

  end(): ParsedOutput {
    if (!this.reader) this.parts.end()
    return (this.reader ?? this.begin()).end()
  }

  private ask(part: string): void {
    // No line of JSON or XML looks like a label, even if a name in it does.
    if (this.data.claims(cleanToolOutput(part, 'times and labels'))) this.variant ??= this.data
    else if (this.lines.claims(part)) this.variant ??= this.lines
  }

  private begin(): FormatReader {
    const variant =
      this.variant ??
      (/^\s*[[{<]/.test(
        cleanToolOutput(this.buffered.slice(0, formatDetectionChunkLength), 'times and labels'),
      )
        ? this.data
        : this.lines)
    const reader =
      variant === this.data ? createCleaningReader(variant.open(), 'times and labels') : variant.open()
    this.reader = reader
    reader.write(this.buffered)
    this.buffered = ''
    return reader
  }
}

// Detection works on overlapping parts of a text, so that what one part cuts at its end is whole in the next.

/** The length of a part, in characters. */
export const formatDetectionChunkLength = 64 * 2 ** 10
/** The length of the text that detection reads, in characters. */
export const formatDetectionLength = 4 * 2 ** 20

/** Splits a text that comes in pieces into parts. Each part but the first begins at the beginning of a line. */
export class FormatDetectionTextSplitter {
  private readonly take: (part: string) => void
  private rest = ''
  private searchedLength = 0

  constructor(take: (part: string) => void) {
    this.take = take
  }

  write(piece: string): void {
    const room = formatDetectionLength - this.searchedLength
    if (room <= 0) return
    this.searchedLength += piece.length
    this.rest += piece.slice(0, room)
    while (this.rest.length >= formatDetectionChunkLength) {
      const part = this.rest.slice(0, formatDetectionChunkLength)
      this.rest = this.rest.slice(secondHalf(part))
      this.take(part)
    }
  }

  /** Passes on the last part. */
  end(): void {
    if (this.rest !== '') this.take(this.rest)
    this.rest = ''
  }
}

/** Splits a whole text into parts. */
export function splitIntoFormatDetectionParts(text: string): readonly string[] {
  const found: string[] = []
  const parts = new FormatDetectionTextSplitter(part => found.push(part))
  parts.write(text)
  parts.end()
  return found
}

/** Returns the index in `part` at which the next part begins. */
function secondHalf(part: string): number {
  const half = part.length / 2
  return part.indexOf('\n', half) + 1 || half
}
