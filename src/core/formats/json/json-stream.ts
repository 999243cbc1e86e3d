// Reads JSON that comes in pieces. Its whole text is never in memory, only its values.
import { type Items, JsonTree } from './json-tree.ts'

/** The longest number or word in JSON that is read, in characters. */
const longestWord = 1000

/**
 * A JsonStream takes a text piece by piece, cut anywhere, and hands on every object and list in it that begins a line
 * and is not part of another. Brackets that hold no JSON (`[1/2] building`) are passed over. NaN and infinities, which
 * are no JSON but which tools write anyway, are handed on as strings.
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
  private line = 1
  private begun = 1
  /** The first line of a value that turned out to be no JSON after some of its items were handed on. */
  torn: number | null = null

  constructor(take: (value: unknown) => void, items: Items | null = null) {
    this.tree = new JsonTree(take, items)
  }

  write(text: string): void {
    let index = 0
    let counted = 0
    while (index < text.length) {
      if (this.tree.isOutside) {
        const start = this.nextOpening(text, index)
        if (start === null) break
        this.line += breaks(text, counted, start)
        counted = start
        this.begun = this.line
        index = start
      }
      index = this.step(text, index)
      if (this.tree.isTorn) this.torn ??= this.begun
    }
    this.line += breaks(text, counted, text.length)
  }

  /** The first line, counted from 1, of a value without an end; null where all have ended. */
  get unended(): number | null {
    return this.tree.isOutside ? null : this.begun
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

  /** Reads one token inside a value, and returns the index after it. */
  private step(text: string, index: number): number {
    if (this.string) return this.readString(text, index, this.string)
    const character = text.charAt(index)
    if (!wordEnds.includes(character)) return this.readWord(text, index)
    this.endWord()
    if (character === '"') {
      this.string = []
      this.isEscaped = false
    } else if (character === '{' || character === '[') this.tree.begin(character === '[')
    else if (character === '}' || character === ']') {
      this.tree.end(character === ']')
      this.isLineBlank = true
    } else if (character === ',') this.tree.comma()
    else if (character === ':') this.tree.colon()
    return index + 1
  }

  private readString(text: string, from: number, pieces: string[]): number {
    let end = this.isEscaped ? from + 1 : from
    while (end < text.length && text.charCodeAt(end) !== quote)
      end += text.charCodeAt(end) === backslash ? 2 : 1
    this.isEscaped = end > text.length
    if (!this.tree.isBroken) pieces.push(text.slice(from, end))
    if (end >= text.length) return text.length
    this.string = null
    const value = parsed(`"${pieces.join('')}"`)
    if (typeof value === 'string') this.tree.text(value)
    else this.tree.breakOff()
    return end + 1
  }

  private readWord(text: string, from: number): number {
    let end = from
    while (end < text.length && !wordEnds.includes(text.charAt(end))) end++
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
    const value = /^-?(NaN|Infinity)$/.test(word) ? word : parsed(word)
    if (value === undefined) this.tree.breakOff()
    else this.tree.value(value)
  }
}

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

const wordEnds = ' \n\r\t"{}[],:'
/** Files may begin with a byte order mark. */
const blanks = ' \t\r\ufeff'
const quote = 34
const backslash = 92
