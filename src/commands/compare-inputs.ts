// The files that `benchgate compare` reads: what they are called, and what they measured.
import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { GoSamples } from '../core/compare/go-samples.ts'
import { type FileSample, type Gathered, gather, type SampledFile } from '../core/compare/samples.ts'
import { anyFormat, formatNamed, formatNames, formats } from '../core/formats/formats.ts'
import { type Format, Unreadable } from '../core/formats/reading/format.ts'
import { Recogniser } from '../core/formats/recognise.ts'
import { goFormat } from '../core/formats/tools/go/go.ts'
import { CouldNotMeasure, Misconfigured } from '../core/model/errors.ts'
import type { Measurement } from '../core/model/measuring.ts'

/** An Input is a file and what its column is called. */
export interface Input {
  readonly label: string
  /** `-` is standard input. */
  readonly path: string
}

/** A FileRead is what one input says. */
export interface FileRead extends SampledFile, Gathered {
  readonly path: string
}

/** `label=path`, or a path, which is then its own label; a path given several times gets a number. */
export function inputsIn(words: readonly string[]): readonly Input[] {
  const seen = new Map<string, number>()
  return words.map(word => {
    const equals = word.indexOf('=')
    if (equals >= 0) return { label: word.slice(0, equals), path: word.slice(equals + 1) }
    if (words.indexOf(word) === words.lastIndexOf(word)) return { label: word, path: word }
    const number = seen.get(word) ?? 0
    seen.set(word, number + 1)
    return { label: `${word}#${number}`, path: word }
  })
}

/** The format that `--format` names; null where each file is to be recognised. Throws Misconfigured. */
export function formatFor(name: string): Format | null {
  if (name === anyFormat) return null
  const format = formatNamed(name)
  if (format) return format
  const known = [anyFormat, ...formatNames].join(', ')
  throw new Misconfigured(`--format: "${name}" is not one of ${known} (or text and csv, for the report).`)
}

/**
 * Reads one input to its end. Throws Misconfigured for a file that cannot be opened, CouldNotMeasure for one that has no
 * results.
 */
export async function readInput(
  { label, path }: Input,
  folder: string,
  format: Format | null,
): Promise<FileRead> {
  const name = path === '-' ? 'standard input' : path
  const gathered = await readPieces(path, name, folder, format)
  if (gathered.samples.length > 0) return { label, path: name, ...gathered }
  const unread = gathered.unread.map(({ line, text, why }) => `${text}" (line ${line}: ${why})`)
  const why = [...gathered.failures, ...gathered.refused].map(one => `${one}"`).concat(unread)[0]
  const said = why === undefined ? '' : `, but says "${why}`
  throw new CouldNotMeasure(`${name} has no benchmark results${said}. Give what a benchmark run printed.`)
}

async function readPieces(
  path: string,
  name: string,
  folder: string,
  format: Format | null,
): Promise<Gathered> {
  // Go's files, which are the largest, have a reader of their own.
  let own: Gathered | undefined
  const gathering: Format = {
    ...goFormat,
    open: () => {
      const samples = new GoSamples()
      return {
        write: piece => samples.write(piece),
        end: () => {
          own = samples.end()
          return { ...own, measurements: some(own.samples) }
        },
      }
    },
  }
  const ours = (one: Format) => (one === goFormat ? gathering : one)
  const recogniser = new Recogniser(formats.map(ours), format && ours(format))
  try {
    const file = path === '-' ? '' : resolve(folder, path)
    // Small pieces, so that their strings can soon be freed.
    const options = { highWaterMark: 2 ** 16 } as const
    const pieces = createReadStream(file, path === '-' ? { ...options, fd: 0, autoClose: false } : options)
    for await (const piece of textOf(pieces)) recogniser.write(piece)
    const parsed = recogniser.end()
    if (recogniser.problem !== null) throw new CouldNotMeasure(`${name} ${recogniser.problem}`)
    return own ?? gather(parsed)
  } catch (error) {
    if (error instanceof Unreadable) throw new CouldNotMeasure(`${name} could not be read: ${error.message}`)
    if (error instanceof Error && 'syscall' in error)
      throw new Misconfigured(
        `${name} could not be read (${error.message}). Name a file of benchmark results.`,
      )
    throw error
  }
}

/** The text of a file by its first bytes: UTF-16, as PowerShell writes what `>` redirects, or UTF-8. */
async function* textOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  let first: Buffer = Buffer.alloc(0)
  for await (const piece of pieces) {
    if (decoder) {
      yield decoder.decode(piece, { stream: true })
      continue
    }
    first = Buffer.concat([first, piece])
    if (first.length < 2) continue
    const mark = first.readUInt16BE()
    decoder = new TextDecoder(mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8')
    yield decoder.decode(first, { stream: true })
  }
  yield decoder ? decoder.decode() : first.toString()
}

/** One measurement at most: enough to tell whether anything was read. */
function some(samples: readonly FileSample[]): readonly Measurement[] {
  return samples
    .slice(0, 1)
    .map(({ values, ...sample }) => ({ ...sample, iterations: 0, value: values[0] ?? Number.NaN }))
}
