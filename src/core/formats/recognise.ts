// Detects the format of a text while reading it, and explains texts that no format claims.
import { splitLinesAndEscapeControlCharacters } from '../words/escape.ts'
import { FormatDetectionChunkSplitter, formatDetectionLength } from './reading/either-format.ts'
import {
  type BenchmarkFormat,
  createTextClaimedByFormatPredicate,
  emptyParsedOutput,
  NotInFormatError,
  openFormatReaderWithCleaning,
  type ParsedOutput,
  type StreamingFormatReader,
} from './reading/format.ts'

/** The length of the text that an error quotes, in characters. */
const quotedLength = 2 ** 12
const quotedLines = 5
const quotedWidth = 120

/**
 * Reads a text that comes in pieces with the first format that claims it. Reports an unreadable text only in `end`, as callers of `write` may
 * not be able to handle an error. Refuses a text that has lines of a second format, as these would be ignored silently.
 */
export class FormatDetectingReader {
  /** The format that was given or detected. */
  format: BenchmarkFormat | null
  private readonly formats: readonly BenchmarkFormat[]
  private readonly folder: string | undefined
  private readonly isGiven: boolean
  private readonly parts = new FormatDetectionChunkSplitter(part => this.ask(part))
  private reader: StreamingFormatReader | null = null
  private unreadable: unknown = null
  private beginning = ''
  private isEmpty = true
  /** The text written before there was a reader. */
  private buffered = ''
  private other: BenchmarkFormat | null = null

  /** `folder` is the folder in which the command ran, for the names of files. */
  constructor(formats: readonly BenchmarkFormat[], known: BenchmarkFormat | null, folder?: string) {
    this.formats = formats
    this.folder = folder
    this.format = known
    this.isGiven = known !== null
  }

  write(piece: string): void {
    if (this.beginning.length < quotedLength) this.beginning += piece.slice(0, quotedLength)
    if (this.reader) this.pass(piece)
    else if (this.buffered.length < formatDetectionLength) {
      this.buffered += piece
      // A blank text fits any format.
      if (this.format && !isBlank(piece)) this.begin(this.format)
    }
    if (!this.isGiven && !this.other) this.parts.write(piece)
  }

  /** Ends the text and returns everything read: nothing for a blank text or one that no format claims. Throws NotInFormatError. */
  end(): ParsedOutput {
    this.parts.end()
    if (this.unreadable !== null) throw this.unreadable
    if (this.other) throw twoFormatsError(this.format?.name ?? '', this.other.name)
    const parsed = this.reader?.end() ?? emptyParsedOutput
    this.isEmpty = parsed.measurements.length === 0 && parsed.failures.length === 0
    return parsed
  }

  /** Returns the reason why nothing was read, as a predicate ("is in no …"); null if something was read or the text is blank. */
  get problem(): string | null {
    if (isBlank(this.beginning)) return null
    if (this.format === null) return unrecognisedOutputMessage(this.beginning, this.formats)
    if (!this.isGiven || !this.isEmpty) return null
    const lacks = this.format.lacks ?? `has no benchmark in the format ${this.format.name}`
    return `${lacks}, and begins:\n${firstLines(this.beginning)}\nSet "format" to the format that it is in, or leave it out.`
  }

  private ask(part: string): void {
    if (isBlank(part)) return
    const claims = createTextClaimedByFormatPredicate(part)
    const isFirst = this.format === null
    const format = this.format ?? this.formats.find(candidate => claims(candidate))
    if (format === undefined) return
    if (isFirst) this.begin(format)
    // A later part may begin within data, where what it looks like is no sign.
    this.other ??=
      this.formats.find(
        other => other !== format && (claims(other, 'claimsLines') || (isFirst && claims(other))),
      ) ?? null
  }

  private begin(format: BenchmarkFormat): void {
    this.format = format
    this.reader = openFormatReaderWithCleaning(format, this.folder)
    this.pass(this.buffered)
    this.buffered = ''
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

/** Returns the error for results in two formats in one text, or in the files of one command. */
function twoFormatsError(first: string, second: string): NotInFormatError {
  return new NotInFormatError(
    `It has benchmarks in two formats, ${first} and ${second}. Set "format" to the one to read, or run only one tool.`,
  )
}

/** Returns the message for a text that none of `formats` claims, as a predicate ("is in no …"). */
export function unrecognisedOutputMessage(beginning: string, formats: readonly BenchmarkFormat[]): string {
  const names = formats.map(({ name }) => name).join(', ')
  return `is in no known benchmark format, and begins:\n${firstLines(beginning)}${unsupportedFormatHintOfText(beginning)}\nFormats: ${names}. If it is in one of these, set "format" to it.`
}

function firstLines(beginning: string): string {
  const lines = splitLinesAndEscapeControlCharacters(beginning.slice(0, quotedLength)).filter(
    line => line.trim() !== '',
  )
  return lines
    .slice(0, quotedLines)
    .map(line => `  ${shortened(line)}`)
    .join('\n')
}

function isBlank(text: string): boolean {
  return !/\S/.test(text)
}

function shortened(line: string): string {
  const characters = [...line.slice(0, 2 * quotedWidth)]
  return characters.length <= quotedWidth ? line : `${characters.slice(0, quotedWidth - 1).join('')}…`
}

/** Hints for outputs of known tools that cannot be read, by a pattern of their beginning. */
const hints: readonly (readonly [RegExp, string])[] = [
  [
    /^"Benchmark","Mode","Threads","Samples","Score"/m,
    "This is JMH's CSV, which cannot be read. Let JMH write JSON (-rf json), or use the table that it prints.",
  ],
  [
    /^name,iterations,real_time,cpu_time,time_unit\b/m,
    "This is Google Benchmark's CSV, which cannot be read. Let it write JSON (--benchmark_format=json, or --benchmark_out_format=json), or use the table that it prints.",
  ],
  [
    /^Method[;,](?:Job|AnalyzeLaunchVariance)[;,]/m,
    "This is BenchmarkDotNet's CSV, which cannot be read. Let it write JSON (--exporters json).",
  ],
  [
    /^command,mean,stddev,median,/m,
    "This is hyperfine's CSV, which cannot be read. Let it write JSON (--export-json).",
  ],
  [
    /^\s*\[\s*\{(?=[^{}]*"name"\s*:)(?=[^{}]*"value"\s*:)/,
    'This looks like a list of github-action-benchmark. Set "format" to customSmallerIsBetter or to customBiggerIsBetter.',
  ],
  [
    /^\{\s*"schema":\s*\d+,\s*"verdict":/,
    'This is a result file of Benchgate. What it measured is in base.txt and head.txt beside it.',
  ],
]

/** Returns a line break and the hint for a text that no format claims, or ''. */
export function unsupportedFormatHintOfText(beginning: string): string {
  const hint = hints.find(([pattern]) => pattern.test(beginning))?.[1]
  return hint === undefined ? '' : `\n${hint}`
}
