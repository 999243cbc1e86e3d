// Formats of tools that write their results in two ways: as data (JSON or XML) for programs, and as lines for people.
import { cleanToolOutput, type LogPrefixCutMode } from './clean-text.ts'
import { type BenchmarkFormat, createCleaningReader, type StreamingFormatReader } from './format.ts'

/** One of the two ways. */
interface Variant {
  claims(beginning: string): boolean
  open(): StreamingFormatReader
}

/**
 * Combines two variants into the format `name`. A text that neither variant claims but that begins with a bracket is read as data, so that
 * the error says what is wrong with it.
 */
export function combineFormatVariants(
  name: string,
  data: Variant,
  lines: Variant,
  cuts: LogPrefixCutMode = 'times and labels',
): BenchmarkFormat {
  return {
    name,
    cuts,
    claims: beginning => data.claims(beginning) || lines.claims(beginning),
    claimsLines: part => lines.claims(part),
    open: () => createEitherReader(data, lines),
  }
}

/** Returns a reader that buffers a text until one of the two variants claims it, or until detection reads no further. */
function createEitherReader(data: Variant, lines: Variant): StreamingFormatReader {
  let variant: Variant | null = null
  let reader: StreamingFormatReader | null = null
  let buffered = ''
  const parts = new FormatDetectionChunkSplitter(part => {
    // No line of JSON or XML looks like a label, even if a name in it does.
    if (data.claims(cleanToolOutput(part, 'times and labels'))) variant ??= data
    else if (lines.claims(part)) variant ??= lines
  })
  const begin = (): StreamingFormatReader => {
    variant ??= beginsLikeData(buffered) ? data : lines
    reader = variant === data ? createCleaningReader(data.open(), 'times and labels') : lines.open()
    reader.write(buffered)
    buffered = ''
    return reader
  }
  return {
    write: piece => {
      if (reader) {
        reader.write(piece)
        return
      }
      buffered += piece
      parts.write(piece)
      if (variant || buffered.length >= formatDetectionLength) begin()
    },
    end: () => {
      if (!reader) parts.end()
      return (reader ?? begin()).end()
    },
  }
}

function beginsLikeData(text: string): boolean {
  return /^\s*[[{<]/.test(cleanToolOutput(text.slice(0, formatDetectionChunkLength), 'times and labels'))
}

// Detection works on overlapping parts of a text, so that what one part cuts at its end is whole in the next.

/** The length of a part, in characters. */
export const formatDetectionChunkLength = 64 * 2 ** 10
/** The length of the text that detection reads, in characters. */
export const formatDetectionLength = 4 * 2 ** 20

/** Splits a text that comes in pieces into parts. Each part but the first begins at the beginning of a line. */
export class FormatDetectionChunkSplitter {
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

/** Returns the index in `part` at which the next part begins. */
function secondHalf(part: string): number {
  const half = part.length / 2
  return part.indexOf('\n', half) + 1 || half
}
