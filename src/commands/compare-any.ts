// Reads files for `benchgate compare` whose format has to be recognised, or that may have another format than Go's. Loaded only
// for these, as it loads all formats.
import { GoSampleReader } from '../core/compare/go-samples.ts'
import { collectResultsOfComparedFile, type ResultsOfComparedFile } from '../core/compare/samples.ts'
import {
  automaticFormatValue,
  formatByNameOrDescription,
  formatNames,
  supportedFormats,
} from '../core/formats/formats.ts'
import { formatDetectionLength } from '../core/formats/reading/either-format.ts'
import { type BenchmarkFormat, emptyParsedOutput, type ParsedOutput } from '../core/formats/reading/format.ts'
import { FormatDetectingReader } from '../core/formats/recognise.ts'
import { goFormat } from '../core/formats/tools/go/go.ts'
import { CouldNotMeasureError, MisconfiguredError } from '../core/model/errors.ts'
import { createTimeLimitedMatcher } from '../effects/measure/limited-matcher.ts'

/** The most bytes of a file that are buffered until its format is known. */
const maxBuffered = 8 * formatDetectionLength

/** Returns the format that `--format` names; null if each file is to be recognised. Throws MisconfiguredError. */
export function parseCompareFormatFlag(name: string): BenchmarkFormat | null {
  if (name === automaticFormatValue) return null
  const format = formatByNameOrDescription(name, createTimeLimitedMatcher)
  if (format) return format
  const knownFormat = [automaticFormatValue, ...formatNames].join(', ')
  throw new MisconfiguredError(
    `--format: "${name}" is not one of ${knownFormat} (or text and csv, for the report).`,
  )
}

/**
 * Reads the text in `first` and `pieces`; the caller may reuse the buffers of `pieces`. Throws CouldNotMeasureError with `name` for
 * what cannot be read, NotInFormatError for what is not in its format.
 */
export function readComparedFileInAnyFormat(
  format: string,
  first: Uint8Array,
  pieces: Iterable<Uint8Array>,
  name: string,
): ResultsOfComparedFile {
  const knownFormat = parseCompareFormatFlag(format)
  // Go's files, which are the largest, have a reader of their own.
  let goResult: ResultsOfComparedFile | undefined
  let buffered: Uint8Array[] = []
  let bufferedBytes = 0
  let isRead = false
  const go = new GoSampleReader(text => {
    if (isRead) recogniser.write(text)
  })
  const readBuffered = () => {
    for (const piece of buffered) go.write(piece)
    buffered = []
    isRead = true
  }
  const replaceGo = withGo(() => {
    readBuffered()
    goResult = go.end()
    return { ...emptyParsedOutput, failures: goResult.samples.count > 0 ? ['read'] : goResult.failures }
  })
  const recogniser = new FormatDetectingReader(
    supportedFormats.map(replaceGo),
    knownFormat && replaceGo(knownFormat),
  )
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const write = (piece: Uint8Array) => {
    if (isRead) {
      go.write(piece)
      return
    }
    bufferedBytes += piece.length
    // Beyond that size no format is recognised.
    const mayBeGo = isGo(recogniser.format ?? goFormat) && bufferedBytes <= maxBuffered
    if (mayBeGo) buffered.push(piece.slice())
    else buffered = []
    recogniser.write(decoder.decode(piece, { stream: true }))
    if (recogniser.format && isGo(recogniser.format)) readBuffered()
  }
  write(first)
  for (const piece of pieces) write(piece)
  const parsed = recogniser.end()
  if (recogniser.problem !== null) throw new CouldNotMeasureError(`${name} ${recogniser.problem}`)
  return goResult ?? collectResultsOfComparedFile(parsed)
}

/**
 * Watches a text in Go's format, which begins with `first`, for lines of another format: `write` receives the lines that are
 * not plain, and `end` throws NotInFormatError if there were any.
 */
export function createDetectorOfOtherFormatsInGoText(first: Uint8Array): {
  write(text: string): void
  end(): void
} {
  const recogniser = new FormatDetectingReader(supportedFormats.map(withGo(() => emptyParsedOutput)), null)
  recogniser.write(new TextDecoder().decode(first))
  return recogniser
}

/** Replaces Go's reader by one that reads nothing, and at the end returns what `end` returns. */
function withGo(end: () => ParsedOutput): (format: BenchmarkFormat) => BenchmarkFormat {
  return format => (format === goFormat ? { ...goFormat, open: () => ({ write: () => {}, end }) } : format)
}

function isGo({ name }: BenchmarkFormat): boolean {
  return name === goFormat.name
}
