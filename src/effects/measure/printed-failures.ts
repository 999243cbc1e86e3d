// The failures that a tool prints and leaves out of the file with its results.
import { cleaning, cutsOf, type Format, type Reader } from '../../core/formats/reading/format.ts'
import { joinParsed, type Parsed } from '../../core/formats/reading/parsed.ts'

/** A PrintedFailures reads what a command prints while its results go to a file, whose format is not known yet. */
export class PrintedFailures {
  private readonly readers: ReadonlyMap<Format, Reader>

  constructor(formats: readonly Format[]) {
    this.readers = new Map(
      formats.flatMap(format =>
        format.openPrinted ? [[format, cleaning(format.openPrinted(), cutsOf(format))] as const] : [],
      ),
    )
  }

  write(piece: string): void {
    for (const reader of this.readers.values()) reader.write(piece)
  }

  /** Adds the failures to what was read of the file. */
  addTo(parsed: Parsed, format: Format | null): Parsed {
    const reader = format && this.readers.get(format)
    return reader ? joinParsed([parsed, reader.end()]) : parsed
  }
}
