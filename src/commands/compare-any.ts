// Reads files for `benchgate compare` whose format has to be recognised, or that may have another format than Go's. Loaded only
// for these, as it loads all formats.
import { GoSamples } from '../core/compare/go-samples.ts'
import { type FileContent, fileContentOf } from '../core/compare/samples.ts'
import { anyFormat, formatNamed, formatNames, formats } from '../core/formats/formats.ts'
import { detectionLength } from '../core/formats/reading/either-format.ts'
import { type Format, nothingParsed, type Parsed } from '../core/formats/reading/format.ts'
import { Recogniser } from '../core/formats/recognise.ts'
import { goFormat } from '../core/formats/tools/go/go.ts'
import { CouldNotMeasure, Misconfigured } from '../core/model/errors.ts'
import { limitedMatcher } from '../effects/measure/limited-matcher.ts'

/** The most bytes of a file that are buffered until its format is known. */
const maxBuffered = 8 * detectionLength

/** Returns the format that `--format` names; null if each file is to be recognised. Throws Misconfigured. */
export function formatFor(name: string): Format | null {
  if (name === anyFormat) return null
  const format = formatNamed(name, limitedMatcher)
  if (format) return format
  const knownFormat = [anyFormat, ...formatNames].join(', ')
  throw new Misconfigured(
    `--format: "${name}" is not one of ${knownFormat} (or text and csv, for the report).`,
  )
}

/**
 * Reads the text in `first` and `pieces`; the caller may reuse the buffers of `pieces`. Throws CouldNotMeasure with `name` for
 * what cannot be read, Unreadable for what is not in its format.
 */
export function readAny(
  format: string,
  first: Uint8Array,
  pieces: Iterable<Uint8Array>,
  name: string,
): FileContent {
  const knownFormat = formatFor(format)
  // Go's files, which are the largest, have a reader of their own.
  let goResult: FileContent | undefined
  let buffered: Uint8Array[] = []
  let bufferedBytes = 0
  let isRead = false
  const go = new GoSamples(text => {
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
    return { ...nothingParsed, failures: goResult.samples.count > 0 ? ['read'] : goResult.failures }
  })
  const recogniser = new Recogniser(formats.map(replaceGo), knownFormat && replaceGo(knownFormat))
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
  if (recogniser.problem !== null) throw new CouldNotMeasure(`${name} ${recogniser.problem}`)
  return goResult ?? fileContentOf(parsed)
}

/**
 * Watches a text in Go's format, which begins with `first`, for lines of another format: `write` receives the lines that are
 * not plain, and `end` throws Unreadable if there were any.
 */
export function watch(first: Uint8Array): { write(text: string): void; end(): void } {
  const recogniser = new Recogniser(formats.map(withGo(() => nothingParsed)), null)
  recogniser.write(new TextDecoder().decode(first))
  return recogniser
}

/** Replaces Go's reader by one that reads nothing, and at the end returns what `end` returns. */
function withGo(end: () => Parsed): (format: Format) => Format {
  return format => (format === goFormat ? { ...goFormat, open: () => ({ write: () => {}, end }) } : format)
}

function isGo({ name }: Format): boolean {
  return name === goFormat.name
}
