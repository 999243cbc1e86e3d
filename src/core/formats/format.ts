// What a benchmark format is to the rest of the program: a name, a way to recognise it, and a reader.
import type { Parsed } from './parsed.ts'

/** A Format is one way in which benchmark tools write down what they measured. */
export interface Format {
  /** As the input `format` takes it: `pytest-benchmark`. */
  readonly name: string
  /** Whether a text that begins so is of this format. It is given at most 64 KiB, cut anywhere. */
  claims(beginning: string): boolean
  open(): Reader
}

/** A Reader takes one text of a format piece by piece, so that it never has to be whole in memory. */
export interface Reader {
  /** Takes the next piece, cut anywhere. Throws Unreadable. */
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
