// Reads files for `benchgate compare` whose format has to be recognised, or that may hold another one than Go's. Loaded
// only for these, as it brings all formats.
import { GoSamples } from '../core/compare/go-samples.ts'
import { type Gathered, gather } from '../core/compare/samples.ts'
import { anyFormat, formatNamed, formatNames, formats } from '../core/formats/formats.ts'
import { sought } from '../core/formats/reading/either-format.ts'
import { type Format, nothingParsed, type Parsed } from '../core/formats/reading/format.ts'
import { Recogniser } from '../core/formats/recognise.ts'
import { goFormat } from '../core/formats/tools/go/go.ts'
import { CouldNotMeasure, Misconfigured } from '../core/model/errors.ts'

/** How much of a file is held until its format is known, in bytes. */
const mostHeld = 8 * sought

/** Returns the format that `--format` names; null if each file is to be recognised. Throws Misconfigured. */
export function formatFor(name: string): Format | null {
  if (name === anyFormat) return null
  const format = formatNamed(name)
  if (format) return format
  const known = [anyFormat, ...formatNames].join(', ')
  throw new Misconfigured(`--format: "${name}" is not one of ${known} (or text and csv, for the report).`)
}

/**
 * Reads the text in `first` and `pieces`, of which the latter may be used again by whoever gives them. Throws
 * CouldNotMeasure with `name` for what cannot be read, Unreadable for what is not in its format.
 */
export function readAny(
  format: string,
  first: Uint8Array,
  pieces: Iterable<Uint8Array>,
  name: string,
): Gathered {
  const known = formatFor(format)
  // Go's files, which are the largest, have a reader of their own.
  let own: Gathered | undefined
  let held: Uint8Array[] = []
  let heldBytes = 0
  let isRead = false
  const go = new GoSamples(text => {
    if (isRead) recogniser.write(text)
  })
  const readHeld = () => {
    for (const piece of held) go.write(piece)
    held = []
    isRead = true
  }
  const ours = withGo(() => {
    readHeld()
    own = go.end()
    return { ...nothingParsed, failures: own.samples.count > 0 ? ['read'] : own.failures }
  })
  const recogniser = new Recogniser(formats.map(ours), known && ours(known))
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const write = (piece: Uint8Array) => {
    if (isRead) {
      go.write(piece)
      return
    }
    heldBytes += piece.length
    // Beyond that nobody looks for a format.
    const mayBeGo = isGo(recogniser.format ?? goFormat) && heldBytes <= mostHeld
    if (mayBeGo) held.push(piece.slice())
    else held = []
    recogniser.write(decoder.decode(piece, { stream: true }))
    if (recogniser.format && isGo(recogniser.format)) readHeld()
  }
  write(first)
  for (const piece of pieces) write(piece)
  const parsed = recogniser.end()
  if (recogniser.problem !== null) throw new CouldNotMeasure(`${name} ${recogniser.problem}`)
  return own ?? gather(parsed)
}

/**
 * Watches a text of Go's format that begins with `first` for lines of another: it is given the lines that are not plain.
 * Its end throws Unreadable if there were any.
 */
export function watch(first: Uint8Array): { write(text: string): void; end(): void } {
  const recogniser = new Recogniser(formats.map(withGo(() => nothingParsed)), null)
  recogniser.write(new TextDecoder().decode(first))
  return recogniser
}

/** Puts a reader that reads nothing in place of Go's; at the end it gives what `end` gives. */
function withGo(end: () => Parsed): (format: Format) => Format {
  return format => (format === goFormat ? { ...goFormat, open: () => ({ write: () => {}, end }) } : format)
}

function isGo({ name }: Format): boolean {
  return name === goFormat.name
}
