// Detects the format of a text and reads it, and explains texts that no format claims.
import { splitLinesAndEscapeControlCharacters } from '../words/escape.ts'
import {
  type BenchmarkFormat,
  createTextClaimedByFormatPredicate,
  emptyParsedOutput,
  formatDetectionChunkLength,
  formatDetectionChunks,
  NotInFormatError,
  type ParsedOutput,
  parseTextInFormat,
} from './reading/format.ts'

/** The length of the text that an error quotes, in characters. */
const quotedLength = 2 ** 12
const quotedLines = 5
const quotedWidth = 120

/** The format of a text and the measurements read from it. */
interface ReadText {
  readonly parsed: ParsedOutput
  /** The format that was given or detected. */
  readonly format: BenchmarkFormat | null
  /** The reason why nothing was read, as a predicate ("is in no …"); null if something was read or the text is blank. */
  readonly problem: string | null
}

/**
 * Reads a text in the format `known`, or in the first one that claims it. `folder` is the folder in which the command ran, for the names of
 * files. Reads nothing in a blank text, which fits any format, or if no format claims the text. Throws NotInFormatError, also for a text that
 * has lines of a second format, as these would be ignored silently.
 */
export function readTextInKnownOrDetectedFormat(
  text: string,
  formats: readonly BenchmarkFormat[],
  known: BenchmarkFormat | null,
  folder?: string,
): ReadText {
  if (isBlank(text)) return { parsed: emptyParsedOutput, format: known, problem: null }
  const format = known ?? detectFormat(text, formats)
  if (format === null)
    return {
      parsed: emptyParsedOutput,
      format,
      problem: unrecognisedOutputMessage(text.slice(0, formatDetectionChunkLength), formats),
    }
  const parsed = parseTextInFormat(format, text, folder)
  if (known === null) refuseTextInTwoFormats(text, format, formats)
  const isEmpty = parsed.measurements.length === 0 && parsed.failures.length === 0
  return { parsed, format, problem: known && isEmpty ? nothingReadMessage(text, known) : null }
}

/** Returns the first format that claims a part of a text; null if none does. */
export function detectFormat(text: string, formats: readonly BenchmarkFormat[]): BenchmarkFormat | null {
  for (const part of formatDetectionChunks(text)) {
    if (isBlank(part)) continue
    const claims = createTextClaimedByFormatPredicate(part)
    const format = formats.find(candidate => claims(candidate))
    if (format) return format
  }
  return null
}

/** Throws NotInFormatError if a text in the format `first` has lines of another one. */
export function refuseTextInTwoFormats(
  text: string,
  first: BenchmarkFormat,
  formats: readonly BenchmarkFormat[],
): void {
  let isBegun = false
  for (const part of formatDetectionChunks(text)) {
    const claims = createTextClaimedByFormatPredicate(part)
    // A later part may begin within data, where what it looks like is no sign.
    const isFirst: boolean = !isBegun && claims(first)
    isBegun ||= isFirst
    if (!isBegun) continue
    const second = formats.find(
      other => other !== first && (claims(other, 'claimsLines') || (isFirst && claims(other))),
    )
    if (second) throw twoFormatsError(first.name, second.name)
  }
}

/** Returns the problem of a text in which nothing was read in the format that was given. */
export function nothingReadMessage(text: string, { name, lacks }: BenchmarkFormat): string {
  return `${lacks ?? `has no benchmark in the format ${name}`}, and begins:\n${firstLines(text)}\nSet "format" to the format of this text, or leave "format" out.`
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
  return `is in no known benchmark format, and begins:\n${firstLines(beginning)}${unsupportedFormatHintOfText(beginning)}\n${ownFormatAdvice}\nIf it is in a format of another tool, set "format" to its name: ${names}.`
}

/** Says how to read a text of one's own. */
export const ownFormatAdvice = String.raw`If it is text of your own, set "format" to a regular expression for its lines, such as 'lines: ^(?<name>\S+): (?<value>\S+) (?<unit>\S+)$' (https://github.com/benchgate/benchgate/blob/main/docs/formats.md#a-format-of-your-own).`

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
    "This is JMH's CSV, which cannot be read. Make JMH write JSON (-rf json), or use the table that it prints.",
  ],
  [
    /^name,iterations,real_time,cpu_time,time_unit\b/m,
    "This is Google Benchmark's CSV, which cannot be read. Make Google Benchmark write JSON (--benchmark_format=json, or --benchmark_out_format=json), or use the table that it prints.",
  ],
  [
    /^Method[;,](?:Job|AnalyzeLaunchVariance)[;,]/m,
    "This is BenchmarkDotNet's CSV, which cannot be read. Make BenchmarkDotNet write JSON (--exporters json).",
  ],
  [
    /^command,mean,stddev,median,/m,
    "This is hyperfine's CSV, which cannot be read. Make hyperfine write JSON (--export-json).",
  ],
  [
    /^\s*\[\s*\{(?=[^{}]*"name"\s*:)(?=[^{}]*"value"\s*:)/,
    'This looks like the custom JSON of github-action-benchmark. Set "format" to customSmallerIsBetter or to customBiggerIsBetter.',
  ],
  [
    /^\{\s*"schema":\s*\d+,\s*"verdict":/,
    'This is a result file of Benchgate. What it measured is in base.txt and head.txt beside it.',
  ],
  // The first bytes of gzip, zstd and zip, as they are decoded from UTF-8.
  [
    /^(?:\p{Cc}\ufffd\p{Cc}|\(\ufffd\/\ufffd|PK\p{Cc}{2})/u,
    'This is a compressed file. Decompress it first.',
  ],
]

/** Returns a line break and the hint for a text that no format claims, or ''. */
export function unsupportedFormatHintOfText(beginning: string): string {
  const hint = hints.find(([pattern]) => pattern.test(beginning))?.[1]
  return hint === undefined ? '' : `\n${hint}`
}
