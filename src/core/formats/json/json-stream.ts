// Reads JSON that comes in pieces. Its whole text is never in memory, only its values.
import { batchFrom, longestBatch } from './batch.ts'
import { type Items, JsonTree } from './json-tree.ts'
import { OpenBracket } from './span.ts'

/** The most that is read as a whole, in characters, and the least for which it is worth it. */
const longestSpan = 2 ** 22
const shortestSpan = 2 ** 10

/** The longest number or word in JSON that is read, in characters. */
const longestWord = 1000

/**
 * A JsonStream takes a text piece by piece, cut anywhere, and hands on every object and list in it that begins a line
 * and is not part of another. Brackets that hold no JSON (`[1/2] building`) are passed over. NaN, infinities and
 * percentages, which are no JSON but which tools write anyway, are handed on as strings.
 *
 * A value that need not be taken apart is parsed by JSON.parse, and token by token only where that fails or it is long.
 */
export class JsonStream {
  private readonly tree: JsonTree
  /** Whether only blanks came before in this line, or since the last value. */
  private isLineBlank = true
  /** The pieces of an unfinished string; null outside strings. */
  private string: string[] | null = null
  /** Whether the last piece ended with a backslash that escapes the next character. */
  private isEscaped = false
  /** The beginning of a number or word that may go on in the next piece. */
  private word = ''
  /** What is to be read as a whole. */
  private span: OpenBracket | null = null
  private longest = longestSpan
  /** Where in the piece the next batch may be tried. */
  private nextBatch = 0
  private line = 1
  private begun = 1
  /** The first line of a value that turned out to be no JSON after some of its items were handed on. */
  torn: number | null = null
  /** The last word that was no JSON. */
  private broken = ''
  /** The word that tore it; '' where it was no word. */
  tornBy = ''

  constructor(take: (value: unknown) => void, items: Items | null = null) {
    this.tree = new JsonTree(take, items)
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

  /** The first line, counted from 1, of a value without an end; null where all have ended. */
  get unended(): number | null {
    return this.isOutside ? null : this.begun
  }

  private get isOutside(): boolean {
    return this.span === null && this.tree.isOutside
  }

  /** Where the next bracket is that begins a line; null where there is none in this piece. */
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
        this.span = new OpenBracket(this.longest)
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

  private readSpan(text: string, from: number, span: OpenBracket): number {
    const end = span.take(text, from)
    const isWhole = end >= 0
    if (!isWhole && !span.isTooLong) return text.length
    this.span = null
    const held = isWhole ? span.text + text.slice(from, end) : span.text
    const value = isWhole ? parsed(held) : undefined
    if (value === undefined) this.readParts(held, span)
    else this.tree.value(value)
    if (this.tree.isOutside) this.isLineBlank = true
    if (!isWhole) return text.length
    return value !== undefined && this.tree.isAfterItem ? this.readBatches(text, end) : end
  }

  /** Reads what items follow in this piece, as far as they are whole and JSON; a stretch in which they are not is tried once. */
  private readBatches(text: string, from: number): number {
    let index = from
    while (index >= this.nextBatch) {
      const batch = batchFrom(text, index)
      if (batch) {
        for (const item of batch.items) this.tree.nextItem(item)
        index = batch.end
      } else this.nextBatch = index + longestBatch
    }
    return index
  }

  /**
   * Reads a value that cannot be read as a whole: its brackets as tokens, and what they hold as shorter spans, so that each
   * character is in few of them.
   */
  private readParts(text: string, { most }: OpenBracket): void {
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

  /** Takes a number or word once something else follows it. */
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

/** What Python, JavaScript and Google Benchmark write (`"rms": 2%`). */
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

/** A string that stands for itself: without escapes, and without what has to be escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const plain = /^[^\\\u0000-\u001f]*$/
/** Files may begin with a byte order mark. */
const blanks = ' \t\r\ufeff'
const quote = 34
const backslash = 92
