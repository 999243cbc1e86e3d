// Reads the JSON values of a text: a single value, the values of several files one after the other, or values among other lines.
//
// A parser of JSON needs a text that is JSON from its first character to its last. The output of a command has values among log
// lines, brackets that begin no JSON, and NaN or Infinity. So the end of each value is searched first.
import { escapeControlCharacters } from '../../words/escape.ts'
import { formatDetectionChunkLength } from '../reading/either-format.ts'
import {
  type BenchmarkFormat,
  emptyParsedOutput,
  NotInFormatError,
  type StreamingFormatReader,
} from '../reading/format.ts'
import { ParsedOutputBuilder } from '../reading/readings.ts'
import { createJsonFormatClaim } from './json-outline.ts'
import { jsonEntriesAtPath, jsonListAtPath } from './json-value.ts'

/**
 * Adds the measurements of a JSON value to `readings`, or returns false if the value is not of the format. `folder` is the real absolute path
 * in which the tool ran, if it is known.
 */
type AddJsonMeasurements = (value: unknown, readings: ParsedOutputBuilder, folder?: string) => boolean

/**
 * Returns a format, or a variant of one, that passes every JSON value of a text to `add`. `expected` describes such a value in errors. A value
 * that is no JSON is an error if `claims` takes it for the format, and is otherwise skipped, as logs have brackets, too.
 */
export function createJsonFormat(
  name: string,
  expected: string,
  claims: BenchmarkFormat['claims'],
  add: AddJsonMeasurements,
): Pick<BenchmarkFormat, 'name' | 'claims' | 'open'> {
  return {
    name,
    claims,
    open: folder => {
      const readings = new ParsedOutputBuilder()
      let addedCount = 0
      const values = createJsonValueReader(
        name,
        value => {
          if (add(value, readings, folder)) addedCount++
        },
        claims,
      )
      return {
        write: piece => values.write(piece),
        end: () => {
          values.end()
          if (addedCount === 0)
            throw new NotInFormatError(`This is not in the format ${name}: it has to be ${expected}.`)
          return readings.parsed()
        },
      }
    },
  }
}

/** Adds an item of a list, or the member `key` of an object, or returns false if it is not of the format. */
type AddJsonItem = (item: unknown, readings: ParsedOutputBuilder, key: string) => boolean

/** Returns a function that adds every item of the list at `path`. Throws NotInFormatError if only some of them are of the format. */
export function addEachJsonItemAt(path: readonly string[], add: AddJsonItem): AddJsonMeasurements {
  return (value, readings) => {
    const items = jsonListAtPath(value, ...path)?.map(item => ['', item] as const)
    return addAllOrNone(items, readings, add)
  }
}

/** Returns a function that adds every member of an object. Throws NotInFormatError if only some of them are of the format. */
export function addEachJsonMember(add: AddJsonItem): AddJsonMeasurements {
  return (value, readings) => addAllOrNone(jsonEntriesAtPath(value), readings, add)
}

function addAllOrNone(
  items: readonly (readonly [string, unknown])[] | null | undefined,
  readings: ParsedOutputBuilder,
  add: AddJsonItem,
): boolean {
  if (!items) return false
  const isAdded = items.map(
    ([key, item]) => typeof item === 'object' && item !== null && add(item, readings, key),
  )
  if (isAdded.includes(true) && isAdded.includes(false))
    throw new NotInFormatError(
      'This JSON has benchmarks among other values. Let the tool write to a file of its own ("output").',
    )
  return !isAdded.includes(false)
}

/**
 * Returns a reader that passes every JSON value to `take` and has no measurements itself. `what` names the text in errors. Throws if a value
 * that is no JSON passes `isMeant`, by default if it has keys; other values that are no JSON are skipped.
 */
export function createJsonValueReader(
  what: string,
  take: (value: unknown) => void,
  isMeant: (beginning: string) => boolean = createJsonFormatClaim(() => true),
): StreamingFormatReader {
  const values = new JsonValueFinder(text => {
    const value = parseLeniently(text)
    if (value !== undefined) take(value)
    else if (isMeant(text.slice(0, formatDetectionChunkLength))) {
      const word = firstWordThatIsNoJson(text)
      throw new NotInFormatError(
        `This JSON (${what}) is broken: the value that begins in line ${values.beginning} is no JSON${word === null ? '' : `, as it has ${escapeControlCharacters(word)} in it`}. Let the tool write to a file of its own ("output").`,
      )
    }
  })
  return {
    write: piece => values.write(piece),
    end: () => {
      if (values.isInside)
        throw new NotInFormatError(
          `This JSON (${what}) is cut off: the value that begins in line ${values.beginning} has no end. Let the tool run to its end.`,
        )
      return emptyParsedOutput
    },
  }
}

/** Returns the first object or list that begins a line of a text, or undefined. */
export function parseFirstJson(text: string): unknown {
  let first: unknown
  new JsonValueFinder(value => {
    first ??= parseLeniently(value)
  }).write(text)
  return first
}

/** The most characters of a value. Longer texts would not fit into a string. */
const maxCharacters = 2 ** 28

/**
 * Finds the objects and lists that begin a line of a text, which comes in pieces, cut anywhere, and passes on the text of each, which need
 * not be JSON (`[1/2] building`).
 */
class JsonValueFinder {
  private readonly take: (text: string) => void
  /** True if only blanks came before in this line or since the last value. */
  private isLineBlank = true
  /** The text since the opening bracket; null outside of values. */
  private span: OpenBracketBuffer | null = null
  private line = 1
  /** The line in which the last value begins, counted from 1. */
  beginning = 1

  constructor(take: (text: string) => void) {
    this.take = take
  }

  get isInside(): boolean {
    return this.span !== null
  }

  write(piece: string): void {
    let index = 0
    let counted = 0
    for (;;) {
      if (this.span === null) {
        const start = this.nextOpening(piece, index)
        if (start === null) break
        this.line += countLineBreaks(piece, counted, start)
        counted = start
        index = start
        this.beginning = this.line
        this.span = new OpenBracketBuffer()
      }
      const text = this.span.take(piece, index)
      if (text === null) {
        if (this.span.length > maxCharacters)
          throw new NotInFormatError(
            `The JSON that begins in line ${this.beginning} has more than ${maxCharacters / 2 ** 20} million characters. Let the tool write less, or to several files.`,
          )
        break
      }
      index = this.span.end
      this.span = null
      this.isLineBlank = true
      this.take(text)
    }
    this.line += countLineBreaks(piece, counted, piece.length)
  }

  /** Returns the index of the next bracket that begins a line, or null if this piece has none. */
  private nextOpening(piece: string, from: number): number | null {
    for (let index = from; index < piece.length; index++) {
      const character = piece.charAt(index)
      if (character === '\n') this.isLineBlank = true
      else if (!blanks.includes(character)) {
        if (this.isLineBlank && (character === '[' || character === '{')) return index
        this.isLineBlank = false
        const end = piece.indexOf('\n', index)
        if (end < 0) return null
        index = end - 1
      }
    }
    return null
  }
}

/** Blanks, including the byte order mark with which files may begin. */
const blanks = ' \t\r\ufeff'

function countLineBreaks(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count++
  return count
}

/** Finds the end of an object or list in a text that comes in pieces, and buffers the text until then. */
class OpenBracketBuffer {
  /** The index after the closing bracket in the last piece, once it was found. */
  end = 0
  private text = ''
  private depth = 0
  private isInString = false
  /** True if the last piece ended with a backslash that escapes the next character. */
  private isEscaped = false

  /** The number of characters that are buffered. */
  get length(): number {
    return this.text.length
  }

  /** Returns the text from the opening bracket to the closing one; null after buffering the rest of `piece` from `from` on. */
  take(piece: string, from: number): string | null {
    let index = this.isInString ? this.indexAfterString(piece, from) : from
    while (index < piece.length) {
      const code = piece.charCodeAt(index++)
      if (code === quote) index = this.indexAfterString(piece, index)
      // Bit 5 tells braces from brackets.
      else if ((code | brace) === openBrace) this.depth++
      else if ((code | brace) === closedBrace && --this.depth === 0) {
        this.end = index
        return this.text + piece.slice(from, index)
      }
    }
    this.text += piece.slice(from)
    return null
  }

  /** Returns the index after the quote that ends the string, or the length of `piece` if the string goes on. */
  private indexAfterString(piece: string, from: number): number {
    let begin = this.isEscaped ? from + 1 : from
    for (;;) {
      const quoted = piece.indexOf('"', begin)
      const end = quoted < 0 ? piece.length : quoted
      let escapes = end
      while (escapes > begin && piece.charCodeAt(escapes - 1) === backslash) escapes--
      const isEscaped = (end - escapes) % 2 === 1
      this.isEscaped = quoted < 0 && isEscaped
      this.isInString = quoted < 0
      if (quoted < 0 || !isEscaped) return end + 1
      begin = end + 1
    }
  }
}

const quote = 34
const backslash = 92
const brace = 32
const openBrace = 123
const closedBrace = 125

/** A string of JSON, as a part of a regular expression. */
const string = String.raw`"[^"\\]*(?:\\[^][^"\\]*)*"`
/** Strings, and values that are no JSON, as Python, JavaScript and Google Benchmark write them (`"rms": 2%`). */
const stringOrNumberThatIsNoJson = new RegExp(
  String.raw`${string}|(?<![^\s{}[\],:])-?(?:NaN|Infinity|[\d.]+(?:[eE][+-]?\d+)?%)(?=\s*[,\]}])`,
  'g',
)
const stringOrWord = new RegExp(String.raw`${string}|[^\s{}[\],:"]+`, 'g')

/** Returns the value of a text, with NaN, infinities and percentages as strings; undefined if the text is no JSON. */
function parseLeniently(text: string): unknown {
  return parseJson(text) ?? parseJson(quoteNumbersThatAreNoJson(text))
}

function quoteNumbersThatAreNoJson(text: string): string {
  return text.replace(stringOrNumberThatIsNoJson, match => (match.startsWith('"') ? match : `"${match}"`))
}

/** The most characters of a word that an error shows. */
const maxShownCharacters = 40

function firstWordThatIsNoJson(text: string): string | null {
  for (const [word] of quoteNumbersThatAreNoJson(text).matchAll(stringOrWord))
    if (parseJson(word) === undefined) return word.slice(0, maxShownCharacters)
  return null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
