// What a benchmark format is to the rest of the program: a name, a way to recognise it, and a reader.
import type { Parsed } from './parsed.ts'

/** A Format is one way in which benchmark tools write down what they measured. */
export interface Format {
  /** As the input `format` takes it: `pytest-benchmark`. */
  readonly name: string
  /**
   * Whether a text is of this format, by its first 64 KiB at most, cut anywhere. Of what a tool prints it may also be given
   * a later part that begins with a line, as builds print much before the first result.
   */
  claims(beginning: string): boolean
  /**
   * Whether part of a text holds results of this format as the tool prints them, in lines that could stand among those of
   * another tool. Left out where it writes data only.
   */
  claimsLines?(part: string): boolean
  open(): Reader
  /** The names that its tool's own filters know a benchmark by, or more than it; left out where that is the name as read. */
  namesInFilters?(name: string): readonly string[]
}

/** A Reader takes one text of a format piece by piece, so that it never has to be whole in memory. */
export interface Reader {
  /**
   * Hears, where results are spread over several files, that what follows is of the file at `path` (relative to the
   * working directory, with `/`). Files come in the order of their paths. A format whose files can each be read by itself
   * leaves this out: then every file has a reader of its own.
   */
  file?(path: string): void
  /** Takes the next piece, cut anywhere but within a character. Throws Unreadable. */
  write(piece: string): void
  /** Gives what was read, once all has been written. Throws Unreadable. */
  end(): Parsed
}

/** An Unreadable is a text that is not of the format it was read as: says what is wrong with it, and where. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

/** Reads a whole text. Throws Unreadable. */
export function readWhole(format: Format, text: string): Parsed {
  const reader = format.open()
  reader.write(text)
  return reader.end()
}
