// Reads the JSON values of a text: a single value, the values of several files one after the other, or values among other lines.
//
// Streaming parsers need a text that is JSON from its first character to its last. The output of a command has values among log
// lines, brackets that begin no JSON, and NaN or Infinity. Parts that can be parsed as a whole go to JSON.parse, which is ten
// times as fast as reading tokens (bench/json.ts).
import { escapeControlCharacters } from '../../words/escape.ts'
import { emptyParsedOutput, NotInFormatError, type StreamingFormatReader } from '../reading/format.ts'
import { ParsedOutputBuilder } from '../reading/readings.ts'
import { type JsonItemsAtPathHandler, JsonTreeBuilder } from './json-tree.ts'
import { jsonEntriesAtPath, jsonListAtPath } from './json-value.ts'

/** Adds the content of a JSON value to the readings, or returns false if the value is not of the format. */
type AddJsonMeasurements = (value: unknown, readings: ParsedOutputBuilder) => boolean

/** Reads the items of a list, or the members of an object, one by one, so that they need not be kept in memory. */
interface JsonItemReader {
  readonly path: readonly string[]
  readonly kind: 'list' | 'object'
  /** As a Take; `key` is that of a member. */
  take(item: unknown, readings: ParsedOutputBuilder, key: string): boolean
}

/**
 * Returns a reader of `format` that passes every JSON value to `take`, without the items that `each` has read. `expected` describes such a value
 * in errors.
 */
export function createReaderOfJsonValues(
  format: string,
  expected: string,
  take: AddJsonMeasurements,
  each: JsonItemReader | null = null,
): StreamingFormatReader {
  const readings = new ParsedOutputBuilder()
  let itemCount = 0
  /** Of one value. */
  let [own, others] = [0, 0]
  const items = each && {
    path: each.path,
    kind: each.kind,
    take: (item: unknown, key: string) => {
      if (each.take(item, readings, key)) own++
      else others++
    },
  }
  const values = createJsonValueReader(
    format,
    value => {
      const isOfFormat = take(value, readings) && others === 0
      if (own > 0 && !isOfFormat)
        throw new NotInFormatError(
          `This JSON (${format}) has benchmarks among other values. It has to be ${expected}.`,
        )
      if (isOfFormat) itemCount++
      ;[own, others] = [0, 0]
    },
    items,
  )
  return {
    write: piece => values.write(piece),
    end: () => {
      values.end()
      if (itemCount === 0)
        throw new NotInFormatError(`This is not in the format ${format}: it has to be ${expected}.`)
      return readings.parsed()
    },
  }
}

/** Returns a reader of values whose benchmarks are all among the items that `each` reads. */
export function createReaderOfJsonItems(
  format: string,
  expected: string,
  each: JsonItemReader,
): StreamingFormatReader {
  const contentAt = each.kind === 'list' ? jsonListAtPath : jsonEntriesAtPath
  return createReaderOfJsonValues(
    format,
    expected,
    value => contentAt(value, ...each.path)?.length === 0,
    each,
  )
}

/** Returns a reader that passes every JSON value to `take` and has no measurements itself. `what` names the text in errors. */
export function createJsonValueReader(
  what: string,
  take: (value: unknown) => void,
  items: JsonItemsAtPathHandler | null = null,
): StreamingFormatReader {
  const values = new OutermostJsonReader(take, items)
  return {
    write: piece => {
      values.write(piece)
      if (values.torn !== null)
        throw new NotInFormatError(
          `This JSON (${what}) is broken: the value that begins in line ${values.torn} is no JSON${values.tornBy === '' ? '' : `, as it has ${escapeControlCharacters(values.tornBy)} in it`}. Let the tool write to a file of its own ("output").`,
        )
    },
    end: () => {
      if (values.unended !== null)
        throw new NotInFormatError(
          `This JSON (${what}) is cut off: the value that begins in line ${values.unended} has no end. Let the tool run to its end.`,
        )
      return emptyParsedOutput
    },
  }
}

/** Returns the first object or list that begins a line of a text, or undefined. */
export function parseFirstJson(text: string): unknown {
  let first: unknown
  new OutermostJsonReader(value => {
    first ??= value
  }).write(text)
  return first
}

/** The longest and the shortest text that JSON.parse gets at once, in characters. */
const longestSpan = 2 ** 22
const shortestSpan = 2 ** 10

/** The longest number or word that is read, in characters. */
const longestWord = 1000

/**
 * Finds the JSON values in a text that comes in pieces, cut anywhere, and passes on every outermost object and list that begins a line. Skips
 * brackets that are no JSON (`[1/2] building`). Returns NaN, infinities and percentages as strings: they are no JSON, but tools write
 * them.
 *
 * JSON.parse reads a value as a whole if possible. A value is read token by token only if that fails or it is long.
 */
export class OutermostJsonReader {
  private readonly tree: JsonTreeBuilder
  /** True if only blanks came before in this line or since the last value. */
  private isLineBlank = true
  /** The pieces of an unfinished string; null outside strings. */
  private string: string[] | null = null
  /** True if the last piece ended with a backslash that escapes the next character. */
  private isEscaped = false
  /** The beginning of a number or word that may continue in the next piece. */
  private word = ''
  /** The value that is being collected to be parsed as a whole. */
  private span: OpenBracketBuffer | null = null
  private longest = longestSpan
  /** The index in the piece from which the next batch may be tried. */
  private nextBatch = 0
  private line = 1
  private begun = 1
  /** The first line of a value that turned out to be no JSON after some of its items were handed on. */
  torn: number | null = null
  /** The last word that is no JSON. */
  private broken = ''
  /** The word that made it invalid, or ''. */
  tornBy = ''

  constructor(take: (value: unknown) => void, items: JsonItemsAtPathHandler | null = null) {
    this.tree = new JsonTreeBuilder(take, items)
  }

  write(text: string): void {
    let index = 0
    let counted = 0
    this.nextBatch = 0
    while (index < text.length) {
      if (this.isOutside) {
        const start = this.nextOpening(text, index)
        if (start === null) break
        this.line += breaks(text, counted, start)
        counted = start
        this.begun = this.line
        index = start
      }
      index = this.read(text, index)
      if (this.tree.isTorn && this.torn === null) {
        this.torn = this.begun
        this.tornBy = this.broken
      }
    }
    this.line += breaks(text, counted, text.length)
  }

  /** Returns the first line, counted from 1, of a value that has not ended, or null. */
  get unended(): number | null {
    return this.isOutside ? null : this.begun
  }

  private get isOutside(): boolean {
    return this.span === null && this.tree.isOutside
  }

  /** Returns the index of the next bracket that begins a line, or null if this piece has none. */
  private nextOpening(text: string, from: number): number | null {
    for (let index = from; index < text.length; index++) {
      const character = text.charAt(index)
      if (character === '\n') this.isLineBlank = true
      else if (!blanks.includes(character)) {
        if (this.isLineBlank && (character === '[' || character === '{')) return index
        this.isLineBlank = false
        const end = text.indexOf('\n', index)
        if (end < 0) return null
        index = end - 1
      }
    }
    return null
  }

  private read(text: string, index: number): number {
    return this.span ? this.readSpan(text, index, this.span) : this.step(text, index)
  }

  /** Reads one token inside a value, and returns the index after it. */
  private step(text: string, index: number): number {
    if (this.string) return this.readString(text, index, this.string)
    const character = text.charAt(index)
    if (!isWordEnd(text, index)) return this.readWord(text, index)
    this.endWord()
    if (character === '"') {
      this.string = []
      this.isEscaped = false
    } else if (character === '{' || character === '[') {
      if (this.longest >= shortestSpan && this.tree.takesWhole) {
        this.span = new OpenBracketBuffer(this.longest)
        return index
      }
      this.tree.begin(character === '[')
    } else if (character === '}' || character === ']') {
      this.tree.end(character === ']')
      this.isLineBlank = true
    } else if (character === ',') this.tree.comma()
    else if (character === ':') this.tree.colon()
    return index + 1
  }

  private readSpan(text: string, from: number, span: OpenBracketBuffer): number {
    const end = span.take(text, from)
    const isWhole = end >= 0
    if (!isWhole && !span.isTooLong) return text.length
    this.span = null
    const spanText = isWhole ? span.text + text.slice(from, end) : span.text
    const value = isWhole ? parsed(spanText) : undefined
    if (value === undefined) this.readParts(spanText, span)
    else this.tree.value(value)
    if (this.tree.isOutside) this.isLineBlank = true
    if (!isWhole) return text.length
    return value !== undefined && this.tree.isAfterItem ? this.readBatches(text, end) : end
  }

  /** Reads the items that follow in this piece as far as they are complete and valid. A stretch where they are not is tried only once. */
  private readBatches(text: string, from: number): number {
    let index = from
    while (index >= this.nextBatch) {
      const batch = parseJsonItemBatchAfterItem(text, index)
      if (batch) {
        for (const item of batch.items) this.tree.nextItem(item)
        index = batch.end
      } else this.nextBatch = index + maxJsonItemBatchCharacters
    }
    return index
  }

  /** Reads a value that JSON.parse cannot read as a whole: its brackets as tokens, and their content as shorter spans. */
  private readParts(text: string, { most }: OpenBracketBuffer): void {
    const before = this.longest
    this.longest = most / 16
    for (let index = 0; index < text.length; ) index = this.read(text, index)
    this.longest = before
  }

  private readString(text: string, from: number, pieces: string[]): number {
    let end = this.isEscaped ? from + 1 : from
    while (end < text.length && text.charCodeAt(end) !== quote)
      end += text.charCodeAt(end) === backslash ? 2 : 1
    this.isEscaped = end > text.length
    if (!this.tree.isBroken) pieces.push(text.slice(from, end))
    if (end >= text.length) return text.length
    this.string = null
    const content = pieces.join('')
    const value = plain.test(content) ? content : parsed(`"${content}"`)
    if (typeof value === 'string') this.tree.text(value)
    else this.tree.breakOff()
    return end + 1
  }

  private readWord(text: string, from: number): number {
    let end = from
    while (end < text.length && !isWordEnd(text, end)) end++
    if (!this.tree.isBroken) this.word += text.slice(from, end)
    if (this.word.length > longestWord) this.tree.breakOff()
    if (this.tree.isBroken) this.word = ''
    return end
  }

  /** Ends a number or word once something else follows it. */
  private endWord(): void {
    const { word } = this
    if (word === '') return
    this.word = ''
    const value = noJson.test(word) ? word : parsed(word)
    if (value === undefined) {
      if (!this.tree.isBroken) this.broken = word.slice(0, shownWord)
      this.tree.breakOff()
    } else this.tree.value(value)
  }
}

/** Values that are no JSON, as Python, JavaScript and Google Benchmark write them (`"rms": 2%`). */
const noJson = /^-?(NaN|Infinity|[\d.]+([eE][+-]?\d+)?%)$/
/** The most characters of a word that an error shows. */
const shownWord = 40

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function breaks(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count++
  return count
}

const wordEnds = new Set([...' \n\r\t"{}[],:'].map(character => character.charCodeAt(0)))

function isWordEnd(text: string, index: number): boolean {
  return wordEnds.has(text.charCodeAt(index))
}

/** Strings without escapes and without characters that have to be escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters have to be escaped
const plain = /^[^\\\u0000-\u001f]*$/
/** Blanks, including the byte order mark with which files may begin. */
const blanks = ' \t\r\ufeff'
const quote = 34
const backslash = 92

// Batches: many items of a list are parsed at once, so that their ends need not be found character by character.

/** The length of a batch, in characters. */
export const maxJsonItemBatchCharacters = 2 ** 16

const separator = /\}[ \t\r\n]{0,200},[ \t\r\n]{0,200}\{/y

/**
 * Returns the items that follow the object whose closing bracket is before `from`, or null.
 *
 * The end of the last item is a guess: the last place that looks like the gap before the first. A wrong guess is noticed, because `[`, the text
 * and `]` are JSON only if the text is complete items with commas between.
 */
export function parseJsonItemBatchAfterItem(
  text: string,
  from: number,
): { readonly items: readonly unknown[]; readonly end: number } | null {
  separator.lastIndex = from - 1
  const gap = separator.exec(text)?.[0]
  if (gap === undefined) return null
  const last = text.lastIndexOf(gap, from - 1 + maxJsonItemBatchCharacters)
  if (last < from) return null
  const end = last + 1
  const items = itemsOf(text.slice(from - 1 + gap.length - 1, end))
  return items && { items, end }
}

function itemsOf(text: string): readonly unknown[] | null {
  try {
    return JSON.parse(`[${text}]`)
  } catch {
    return null
  }
}

/** Finds the end of an object or list in a text that comes in pieces, and buffers the text until then. */
export class OpenBracketBuffer {
  /** The longest text that is buffered, in characters. */
  readonly most: number
  /** The text since the bracket, which is included, once `take` has not found the end. */
  text = ''
  private depth = 0
  private isInString = false
  /** True if the last piece ended with a backslash that escapes the next character. */
  private isEscaped = false

  constructor(most: number) {
    this.most = most
  }

  get isTooLong(): boolean {
    return this.text.length > this.most
  }

  /** Returns the index after the closing bracket in `piece` from `from` on, or -1 after buffering the rest of the piece. */
  take(piece: string, from: number): number {
    for (let index = from; index < piece.length; index++) {
      if (this.isInString) {
        index = this.endOfString(piece, index)
        if (index < 0) break
        this.isInString = false
        continue
      }
      const code = piece.charCodeAt(index)
      if (code === quote) this.isInString = true
      // Bit 5 tells braces from brackets.
      else if ((code | brace) === openBrace) this.depth++
      else if ((code | brace) === closedBrace && --this.depth === 0) return index + 1
    }
    this.text += piece.slice(from)
    return -1
  }

  /** Returns the index of the quote that ends the string, or -1 if it is not in `piece`. */
  private endOfString(piece: string, from: number): number {
    let begin = this.isEscaped ? from + 1 : from
    this.isEscaped = false
    for (;;) {
      const quoted = piece.indexOf('"', begin)
      const end = quoted < 0 ? piece.length : quoted
      let escapes = end
      while (escapes > begin && piece.charCodeAt(escapes - 1) === backslash) escapes--
      const isEscaped = (end - escapes) % 2 === 1
      if (quoted < 0) {
        this.isEscaped = isEscaped
        return -1
      }
      if (!isEscaped) return end
      begin = end + 1
    }
  }
}

const brace = 32
const openBrace = 123
const closedBrace = 125
