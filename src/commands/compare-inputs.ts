// Reads the files of `benchgate compare`.
import { resolve } from 'node:path'
import { GoSampleReader } from '../core/compare/go-samples.ts'
import type { FileSamplesWithLabel, ResultsOfComparedFile } from '../core/compare/samples.ts'
import { NotInFormatError } from '../core/formats/reading/format.ts'
import { CouldNotMeasureError, MisconfiguredError } from '../core/model/errors.ts'
import { readFileInPieces } from '../effects/files/read-in-pieces.ts'

interface LabelledInputFile {
  readonly label: string
  /** `-` is standard input. */
  readonly path: string
}

export interface CompareInputFileWithSamples extends FileSamplesWithLabel, ResultsOfComparedFile {
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

const autoFormatFlagValue = 'auto'

/**
 * Reads one input to its end. Throws MisconfiguredError for an unknown format and a file that cannot be opened, CouldNotMeasureError for
 * one that has no results.
 */
export async function readCompareInputFile(
  { label, path }: LabelledInputFile,
  folder: string,
  format: string,
): Promise<CompareInputFileWithSamples> {
  const name = path === '-' ? 'standard input' : path
  const results = await readAs(format, path === '-' ? null : resolve(folder, path), name)
  if (results.samples.count > 0) return { label, path: name, ...results }
  const unread = results.unread.map(({ line, text, why }) => `${text}" (line ${line}: ${why})`)
  const why = [...results.failures, ...results.refused].map(one => `${one}"`).concat(unread)[0]
  const problem = why === undefined ? '' : `, but says "${why}`
  throw new CouldNotMeasureError(
    `${name} has no benchmark results${problem}. Give a file with the output of a benchmark run.`,
  )
}

async function readAs(format: string, path: string | null, name: string): Promise<ResultsOfComparedFile> {
  try {
    const pieces = asUtf8(readFileInPieces(path))
    const first: Uint8Array = pieces.next().value ?? new Uint8Array(0)
    const goResult = format === autoFormatFlagValue ? await readPlainly(first, pieces) : undefined
    return (
      goResult ?? (await import('./compare-any.ts')).readComparedFileInAnyFormat(format, first, pieces, name)
    )
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

/**
 * Reads a file that begins with plain lines of Go's format, which is recognised without trying the twenty others; returns
 * undefined for any other, and reads no more of it. Other lines further down are passed to the other formats.
 */
async function readPlainly(
  first: Uint8Array,
  pieces: Iterable<Uint8Array>,
): Promise<ResultsOfComparedFile | undefined> {
  let otherLines = ''
  const go = new GoSampleReader(text => {
    otherLines += text
  })
  go.write(first)
  if (otherLines !== '' || go.plain === 0) return undefined
  let watcher: { write(text: string): void; end(): void } | undefined
  for (const piece of pieces) {
    go.write(piece)
    watcher = await passOtherLines(watcher)
  }
  const results = go.end()
  watcher = await passOtherLines(watcher)
  watcher?.end()
  return results

  async function passOtherLines(previous: typeof watcher): Promise<typeof watcher> {
    if (otherLines === '') return previous
    const current = previous ?? (await import('./compare-any.ts')).createDetectorOfOtherFormatsInGoText(first)
    current.write(otherLines)
    otherLines = ''
    return current
  }
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
