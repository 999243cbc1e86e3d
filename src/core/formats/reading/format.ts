// What a benchmark format is to the rest of the program: a name, a way to recognise it, and a reader.
import { memoize } from '../../common/memoize.ts'
import type { Measurement, UnitRule, UnitRules } from '../../model/measuring.ts'
import { CleanText, type Cuts, cleaned } from './clean-text.ts'

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

// What every format's parser gives: the one signature of core/formats.

/** A Parsed is everything that the output of one run of a benchmark command says. */
export interface Parsed {
  /**
   * One for each benchmark and unit; samples taken within the process are given as their median, with their number.
   * Only Go's reader gives one for each line; `collect` turns several into one observation.
   */
  readonly measurements: readonly Measurement[]
  /** The direction of units and whether they are exact, as the output says or as is known of the tool. */
  readonly units: UnitRules
  /** Lines in which a benchmark or the test runner reports a failure; any of them makes the run fail. */
  readonly failures: readonly string[]
  /** Of these, the lines of benchmarks that failed by themselves, by the name that their results have. */
  readonly failed?: ReadonlyMap<string, string>
  /** Measurements that are no finite numbers or times below 0, kept so that they are not lost silently. */
  readonly refused: readonly string[]
  /** Of these, the values of benchmarks that have other ones, in units that are no times: the rest can be judged without them. */
  readonly refusedBeside?: readonly string[]
  /**
   * Wall-clock seconds that a tool says it measured for, one benchmark after the other; the most of several files, as their tools may have
   * run at once. Left out where a tool does not say it for sure.
   */
  readonly claimed?: number
  /** Lines that should say something and cannot be read. */
  readonly unread?: readonly Unread[]
}

/** An Unread is a line that looks like one of its format, and is not. */
export interface Unread {
  /** Counted from 1. */
  readonly line: number
  /** At most some 200 characters of it. */
  readonly text: string
  /** What is wrong, as a clause. */
  readonly why: string
  /** Whether a result is lost with it; else a statement is. */
  readonly isResult: boolean
}

export const nothingParsed: Parsed = { measurements: [], units: new Map(), failures: [], refused: [] }

/** A Shared benchmark was measured in two of several files. */
export interface Shared {
  readonly benchmark: string
  /** Which two, counted from 0. */
  readonly parts: readonly [number, number]
}

/** The first benchmark that two parts both have, in one unit and configuration; null where there is none. */
export function sharedIn(parts: readonly Parsed[]): Shared | null {
  if (parts.length < 2) return null
  const spelled = memoize((config: Measurement['config']) => JSON.stringify(Object.entries(config).sort()))
  const owners = new Map<string, number>()
  for (const [part, { measurements }] of parts.entries())
    for (const { benchmark, unit, config } of measurements) {
      const id = JSON.stringify([benchmark, unit, spelled(config)])
      const owner = owners.get(id) ?? part
      if (owner !== part) return { benchmark, parts: [owner, part] }
      owners.set(id, part)
    }
  return null
}

/** The lines of benchmarks that failed, where no other failure was reported; null where there is one. */
export function failedAlone({ failures, failed = new Map() }: Parsed): ReadonlyMap<string, string> | null {
  return failures.length > failed.size ? null : failed
}

/** The refused values without which nothing can be judged. */
export function refusedAlone({ refused, refusedBeside = [] }: Parsed): readonly string[] {
  const beside = new Set(refusedBeside)
  return refused.filter(one => !beside.has(one))
}

/** Joins what several files of one run say. Of two statements about a unit the first holds. */
export function joinParsed(parts: readonly Parsed[]): Parsed {
  const [only, ...others] = parts
  if (only && others.length === 0) return only
  const units = new Map<string, UnitRule>()
  for (const part of parts) for (const [unit, rule] of part.units) if (!units.has(unit)) units.set(unit, rule)
  const claimed = Math.max(...parts.map(part => part.claimed ?? 0))
  const beside = parts.flatMap(({ refusedBeside = [] }) => refusedBeside)
  const unread = parts.flatMap(({ unread: lines = [] }) => lines)
  const failed = new Map(parts.flatMap(part => [...(part.failed ?? [])]))
  return {
    measurements: parts.flatMap(({ measurements }) => measurements),
    units,
    failures: parts.flatMap(({ failures }) => failures),
    ...(failed.size > 0 ? { failed } : {}),
    ...(claimed > 0 ? { claimed } : {}),
    refused: parts.flatMap(({ refused }) => refused),
    ...(beside.length > 0 ? { refusedBeside: beside } : {}),
    ...(unread.length > 0 ? { unread } : {}),
  }
}
