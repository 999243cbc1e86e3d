// What a benchmark format is to the rest of the program: a name, a way to recognise it, and a reader.
import { memoize } from '../../common/memoize.ts'
import { CleanText, type Cuts, cleaned } from './clean-text.ts'
import type { Parsed } from './parsed.ts'

/** A Format is one way in which benchmark tools write down what they measured. */
export interface Format {
  /** Its name in the input `format`: `pytest-benchmark`. */
  readonly name: string
  /**
   * Whether a text is in this format, by its first 64 KiB at most, cut anywhere. It may also be given a later part that
   * begins with a line, as builds print a lot before the first result.
   */
  claims(beginning: string): boolean
  /**
   * Whether part of a text holds results of this format as lines, which could be among lines of another tool. Left out
   * for tools that only write data.
   */
  claimsLines?(part: string): boolean
  /** What a text lacks in which nothing was read, to follow a subject, where the name of the format says little. */
  readonly lacks?: string
  /**
   * What is cut off before its lines, where that is not all that logs put there: names that may be anything may look like a
   * label, and a format of one's own may describe the whole line.
   */
  readonly cuts?: Cuts
  /**
   * `folder` is where the tool ran, as an absolute path without links; left out where that is not known. The text has to come
   * clean, as `openClean` gives it.
   */
  open(folder?: string): Reader
  /** Reads the failures from what its tool prints, where the files that it writes lack them. */
  openPrinted?(): Reader
  /**
   * The names by which its tool's own filters find a benchmark (and perhaps others); left out where that is the name as
   * read.
   */
  namesInFilters?(name: string): readonly string[]
}

/** A Reader takes one text of a format piece by piece, so that it never has to be whole in memory. */
export interface Reader {
  /**
   * Says that what follows is from the file at `path`, where results are spread over several files (relative to the
   * working directory, with `/`). Files come in the order of their paths. Left out by a format whose files can each be
   * read alone: then every file has its own reader.
   */
  file?(path: string): void
  /** Takes the next piece, cut anywhere but within a character. Throws Unreadable. */
  write(piece: string): void
  /** Gives what was read, once all has been written. Throws Unreadable. */
  end(): Parsed
}

/** An Unreadable error says what is wrong with a text that is not in the format it was read as, and where. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

/** As `format.open`; the reader gets its text clean, as it asks for. */
export function openClean(format: Format, folder?: string): Reader {
  return cleaning(format.open(folder), cutsOf(format))
}

/** What is cut off before the lines of a text in this format. */
export function cutsOf({ cuts = 'times and labels' }: Format): Cuts {
  return cuts
}

/** Whether a part of a text is in a format, which is given it clean. */
export function claiming(part: string): (format: Format, ask?: 'claims' | 'claimsLines') => boolean {
  const clean = memoize((cuts: Cuts) => cleaned(part, cuts))
  const all = clean('times and labels')
  return (format, ask = 'claims') => {
    const own = clean(cutsOf(format))
    // The same format may write JSON, which has no line like a label.
    return (
      format[ask]?.(own) === true ||
      (cutsOf(format) === 'times' && all !== own && format[ask]?.(all) === true)
    )
  }
}

/** Cleans the text for a reader. */
export function cleaning(reader: Reader, cuts: Cuts): Reader {
  let clean = new CleanText(cuts)
  const rest = () => {
    const last = clean.end()
    if (last !== '') reader.write(last)
  }
  const { file } = reader
  return {
    ...(file && {
      file: (path: string) => {
        rest()
        clean = new CleanText(cuts)
        file.call(reader, path)
      },
    }),
    write: piece => {
      const text = clean.write(piece)
      if (text !== '') reader.write(text)
    },
    end: () => {
      rest()
      return reader.end()
    },
  }
}

/** Reads a whole text. Throws Unreadable. */
export function readWhole(format: Format, text: string): Parsed {
  const reader = openClean(format)
  reader.write(text)
  return reader.end()
}
