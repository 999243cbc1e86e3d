// Reads a text whose format need not be known: it is recognised while reading.
import { visibleLines } from '../words/escape.ts'
import { PartReader, sought } from './reading/either-format.ts'
import {
  claiming,
  type Format,
  nothingParsed,
  openClean,
  type Parsed,
  type Reader,
  Unreadable,
} from './reading/format.ts'

/** How much of a text an error shows. */
const shown = 2 ** 12
const shownLines = 5
const shownWidth = 120

/**
 * A Recogniser takes a text piece by piece, tries the formats on it, and has it read by the first that claims it. It
 * reports an unreadable text only at the end, as `write` may be called where nobody can catch an error. A text that
 * also holds another format is refused: that part would go unread, and nobody would notice.
 */
export class Recogniser {
  /** The format that was given, or has been recognised. */
  format: Format | null
  private readonly formats: readonly Format[]
  private readonly folder: string | undefined
  private readonly isGiven: boolean
  private readonly parts = new PartReader(part => this.ask(part))
  private reader: Reader | null = null
  private unreadable: unknown = null
  private beginning = ''
  private isEmpty = true
  /** What was written before there was a reader. */
  private held = ''
  private other: Format | null = null

  /** `folder` is where the command ran, for the names of files. */
  constructor(formats: readonly Format[], known: Format | null, folder?: string) {
    this.formats = formats
    this.folder = folder
    this.format = known
    this.isGiven = known !== null
  }

  write(piece: string): void {
    if (this.beginning.length < shown) this.beginning += piece.slice(0, shown)
    if (this.reader) this.pass(piece)
    else if (this.held.length < sought) {
      this.held += piece
      // A blank text fits any format.
      if (this.format && !isBlank(piece)) this.begin(this.format)
    }
    if (!this.isGiven && !this.other) this.parts.write(piece)
  }

  /** Gives what was read; nothing for a blank text or one that no format claims. Throws Unreadable. */
  end(): Parsed {
    this.parts.end()
    if (this.unreadable !== null) throw this.unreadable
    if (this.other) throw ofTwo(this.format?.name ?? '', this.other.name)
    const parsed = this.reader?.end() ?? nothingParsed
    this.isEmpty = parsed.measurements.length === 0 && parsed.failures.length === 0
    return parsed
  }

  /** Why nothing was read, after a subject: "is in no …"; null where something was, or there was nothing to read. */
  get problem(): string | null {
    if (isBlank(this.beginning)) return null
    if (this.format === null) return unknownFormat(this.beginning, this.formats)
    if (!this.isGiven || !this.isEmpty) return null
    const lacks = this.format.lacks ?? `holds no benchmark in the format ${this.format.name}`
    return `${lacks}, and begins:\n${firstLines(this.beginning)}\nSet "format" to the format that it is in, or leave it out.`
  }

  private ask(part: string): void {
    if (isBlank(part)) return
    const claims = claiming(part)
    const found = this.format ?? this.formats.find(format => claims(format))
    if (found && !this.format) this.begin(found)
    // Go's claims no lines, as any tool may print some like it.
    if (found)
      this.other ??= this.formats.find(other => other !== found && claims(other, 'claimsLines')) ?? null
  }

  private begin(format: Format): void {
    this.format = format
    this.reader = openClean(format, this.folder)
    this.pass(this.held)
    this.held = ''
  }

  private pass(piece: string): void {
    if (this.unreadable !== null) return
    try {
      this.reader?.write(piece)
    } catch (error) {
      this.unreadable = error
    }
  }
}

/** The error for benchmarks in two formats in one text, or in the files of one command. */
export function ofTwo(one: string, other: string): Unreadable {
  return new Unreadable(
    `It holds benchmarks of two formats, ${one} and ${other}. Set "format" to the one to be read, or let the command run one tool alone.`,
  )
}

/** The message on a text that none of `formats` claims, to follow a subject: "is in no …". */
export function unknownFormat(beginning: string, formats: readonly Format[]): string {
  const names = formats.map(({ name }) => name).join(', ')
  return `is in no known benchmark format, and begins:\n${firstLines(beginning)}${hintFor(beginning)}\nFormats: ${names}. If it is in one of these, set "format" to it.`
}

function firstLines(beginning: string): string {
  const lines = visibleLines(beginning.slice(0, shown)).filter(line => line.trim() !== '')
  return lines
    .slice(0, shownLines)
    .map(line => `  ${shortened(line)}`)
    .join('\n')
}

function isBlank(text: string): boolean {
  return !/\S/.test(text)
}

function shortened(line: string): string {
  const characters = [...line.slice(0, 2 * shownWidth)]
  return characters.length <= shownWidth ? line : `${characters.slice(0, shownWidth - 1).join('')}…`
}

// What to do about outputs of known tools that are in none of the formats.

/** By what a text begins with: what it is, and what would be read. */
const hints: readonly (readonly [RegExp, string])[] = [
  [
    /^"Benchmark","Mode","Threads","Samples","Score"/m,
    "This is JMH's CSV. Let JMH write JSON (-rf json), which is read, as is the table that it prints.",
  ],
  [
    /^name,iterations,real_time,cpu_time,time_unit\b/m,
    "This is Google Benchmark's CSV. Let it write JSON (--benchmark_format=json, or --benchmark_out_format=json), which is read, as is the table that it prints.",
  ],
  [
    /^Method[;,](?:Job|AnalyzeLaunchVariance)[;,]/m,
    "This is BenchmarkDotNet's CSV. Let it write JSON (--exporters json), which is read.",
  ],
  [
    /^command,mean,stddev,median,/m,
    "This is hyperfine's CSV. Let it write JSON (--export-json), which is read.",
  ],
]

/** The hint for a text that no format claims, after a line break; '' where there is none. */
export function hintFor(beginning: string): string {
  const hint = hints.find(([pattern]) => pattern.test(beginning))?.[1]
  return hint === undefined ? '' : `\n${hint}`
}
