// Reads the files of `benchgate compare`, and finds the rules file for them.
import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { GoSampleReader } from '../core/compare/go-samples.ts'
import {
  collectResultsOfComparedFile,
  type FileSamplesWithLabel,
  type ResultsOfComparedFile,
} from '../core/compare/samples.ts'
import {
  automaticFormatValue,
  formatByNameOrDescription,
  formatNames,
  supportedFormats,
} from '../core/formats/formats.ts'
import {
  type BenchmarkFormat,
  formatDetectionLength,
  NotInFormatError,
} from '../core/formats/reading/format.ts'
import {
  detectFormat,
  nothingReadMessage,
  readTextInKnownOrDetectedFormat,
  refuseTextInTwoFormats,
} from '../core/formats/recognise.ts'
import { goFormat } from '../core/formats/tools/go/go.ts'
import { defaultRulesFilePath } from '../core/inputs/default-rules-file.ts'
import { CouldNotMeasureError, MisconfiguredError } from '../core/model/errors.ts'
import { createTimeLimitedMatcher } from '../effects/measure/limited-matcher.ts'

interface LabelledInputFile {
  readonly label: string
  /** `-` is standard input. */
  readonly path: string
}

interface CompareInputFileWithSamples extends FileSamplesWithLabel, ResultsOfComparedFile {
  readonly path: string
}

/** Parses `label=path`, or a path, which is then its own label; a path given several times gets a number. */
export function parseLabelledInputFiles(words: readonly string[]): readonly LabelledInputFile[] {
  const counts = new Map<string, number>()
  return words.map(word => {
    const equals = word.indexOf('=')
    if (equals >= 0) return { label: word.slice(0, equals), path: word.slice(equals + 1) }
    if (words.indexOf(word) === words.lastIndexOf(word)) return { label: word, path: word }
    const number = counts.get(word) ?? 0
    counts.set(word, number + 1)
    return { label: `${word}#${number}`, path: word }
  })
}

/**
 * Reads one input to its end. Throws MisconfiguredError for an unknown format and a file that cannot be opened, CouldNotMeasureError for
 * one that has no results.
 */
export function readCompareInputFile(
  { label, path }: LabelledInputFile,
  folder: string,
  format: string,
): CompareInputFileWithSamples {
  const name = path === '-' ? 'standard input' : path
  const results = readAs(format, path === '-' ? null : resolve(folder, path), name)
  if (results.samples.count > 0) return { label, path: name, ...results }
  const unread = results.unread.map(({ line, text, why }) => `${text}" (line ${line}: ${why})`)
  const why = [...results.failures, ...results.refused].map(one => `${one}"`).concat(unread)[0]
  const problem = why === undefined ? '' : `, but says "${why}`
  throw new CouldNotMeasureError(
    `${name} has no benchmark results${problem}. Give a file with the output of a benchmark run.`,
  )
}

function readAs(format: string, path: string | null, name: string): ResultsOfComparedFile {
  try {
    return readInFormat(parseCompareInputFormatFlag(format), asUtf8(readFileInPieces(path)), name)
  } catch (error) {
    if (error instanceof NotInFormatError)
      throw new CouldNotMeasureError(`${name} could not be read: ${error.message}`)
    if (error instanceof Error && 'syscall' in error)
      throw new MisconfiguredError(
        `${name} could not be read (${error.message}). Name a file of benchmark results.`,
      )
    throw error
  }
}

/** The most characters of a file in another format than Go's, which is read as a whole. */
const maxCharacters = 2 ** 28

/** Returns the format that `--format` names; null if each file is to be recognised. Throws MisconfiguredError. */
export function parseCompareInputFormatFlag(name: string): BenchmarkFormat | null {
  if (name === automaticFormatValue) return null
  const format = formatByNameOrDescription(name, createTimeLimitedMatcher)
  if (format) return format
  const knownFormat = [automaticFormatValue, ...formatNames].join(', ')
  throw new MisconfiguredError(
    `--format: "${name}" is not known. To choose the form of the report, give text or csv; to name the format of the files, give one of ${knownFormat}.`,
  )
}

/**
 * Reads a text in pieces, whose buffers may be reused. Throws CouldNotMeasureError with `name` for what cannot be read,
 * NotInFormatError for what is not in its format.
 */
function readInFormat(
  knownFormat: BenchmarkFormat | null,
  pieces: Iterable<Uint8Array>,
  name: string,
): ResultsOfComparedFile {
  let format = knownFormat
  let text = ''
  // Go's files, which are the largest, have a reader of their own, which does not need a whole text.
  let isReadByGo = false
  let strangeText = ''
  const go = new GoSampleReader(strange => {
    if (strangeText.length < formatDetectionLength) strangeText += strange
  })
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for (const piece of pieces) {
    if (format === null || isGo(format)) go.write(piece)
    if (isReadByGo) continue
    text += decoder.decode(piece, { stream: true })
    if (text.length > maxCharacters)
      throw new NotInFormatError(
        `The file has more than ${maxCharacters / 2 ** 20} million characters. Make the tool write less, or split its output into several files.`,
      )
    // Most files of Go have nothing that another format could claim, and trying all of them takes longer than reading such a file.
    format ??= go.hasOnlyGoLines ? goFormat : detectFormat(text, supportedFormats)
    if (format === null && text.length >= formatDetectionLength) break
    isReadByGo = format !== null && isGo(format)
  }
  if (!isReadByGo) {
    const { parsed, problem } = readTextInKnownOrDetectedFormat(text, supportedFormats, knownFormat)
    if (problem !== null) throw new CouldNotMeasureError(`${name} ${problem}`)
    return collectResultsOfComparedFile(parsed)
  }
  const results = go.end()
  if (knownFormat === null && strangeText !== '')
    refuseTextInTwoFormats(text + strangeText, goFormat, supportedFormats)
  if (knownFormat && results.samples.count === 0 && results.failures.length === 0 && /\S/.test(text))
    throw new CouldNotMeasureError(`${name} ${nothingReadMessage(text, knownFormat)}`)
  return results
}

function isGo({ name }: BenchmarkFormat): boolean {
  return name === goFormat.name
}

/** Decodes text by its first bytes: UTF-16, as PowerShell writes with `>`, or UTF-8. */
function* asUtf8(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  let isFirst = true
  const encoder = new TextEncoder()
  for (const piece of pieces) {
    if (isFirst) {
      const mark = ((piece[0] ?? 0) << 8) | (piece[1] ?? 0)
      if (mark === 0xfffe || mark === 0xfeff)
        decoder = new TextDecoder(mark === 0xfffe ? 'utf-16le' : 'utf-16be')
      const isMarked = mark === 0xefbb && piece[2] === 0xbf
      if (!decoder) yield isMarked ? piece.subarray(3) : piece
    } else if (!decoder) yield piece
    if (decoder) yield encoder.encode(decoder.decode(piece, { stream: true }))
    isFirst = false
  }
  if (decoder) yield encoder.encode(decoder.decode())
}

// Reads a file or standard input in pieces, without a new buffer for each: files of results may have gigabytes.

const sizes = { first: 2 ** 16, other: 2 ** 20 }
/** The wait before another read of a non-blocking standard input, in milliseconds. */
const pauseMilliseconds = 5

/**
 * Yields the bytes of the file at `path`, or of standard input for null. The first piece has 64 KiB, or the whole of a shorter
 * file, and stays valid; each other is only valid until the next. Throws what node throws.
 */
export function* readFileInPieces(path: string | null): Generator<Uint8Array, undefined> {
  const file = path === null ? 0 : openSync(path, 'r')
  try {
    const first = new Uint8Array(sizes.first)
    let length = 0
    for (let read = 1; read > 0 && length < first.length; length += read)
      read = readInto(file, first.subarray(length))
    yield first.subarray(0, length)
    if (length < first.length) return
    const buffer = new Uint8Array(sizes.other)
    for (let read = readInto(file, buffer); read > 0; read = readInto(file, buffer))
      yield buffer.subarray(0, read)
  } finally {
    if (path !== null) closeSync(file)
  }
}

/** Returns the number of bytes read; 0 at the end. */
function readInto(file: number, target: Uint8Array): number {
  for (;;)
    try {
      return readSync(file, target)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EOF') return 0
      if (code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMilliseconds)
    }
}

// Looks for a rules file with few file system calls and imports, as most comparisons have none.

/** Returns the top folder of the repository that `folder` is in; without a repository the folder itself. */
export function repositoryTopFolder(folder: string): string {
  for (let current = folder; ; current = dirname(current)) {
    if (existsSync(join(current, '.git'))) return current
    if (current === dirname(current)) return folder
  }
}

/** Reports whether there is a rules file in `top`, or a file with a similar name. */
export function hasRulesFile(top: string): boolean {
  return (
    existsSync(join(top, defaultRulesFilePath)) ||
    existsSync(join(top, defaultRulesFilePath.replace(/yml$/, 'yaml')))
  )
}
