// Finds where an object or list ends, in a text that comes in pieces: it is sooner parsed as a whole than token by token.

/** An OpenBracket is an open bracket and the text since, as far as that is held back. */
export class OpenBracket {
  /** The most that is held back, in characters. */
  readonly most: number
  /** The text up to now, the bracket included, once `take` has not found its end. */
  text = ''
  private depth = 0
  private isInString = false
  /** Whether the last piece ended with a backslash that escapes the next character. */
  private isEscaped = false

  constructor(most: number) {
    this.most = most
  }

  /** Whether it is too long to be held any longer. */
  get isTooLong(): boolean {
    return this.text.length > this.most
  }

  /** The index after the bracket that closes it, in `piece` from `from` on; -1 where it does not, and the rest is held. */
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
      // Bit 5 tells braces from brackets; nothing else of these codes opens or closes.
      else if ((code | brace) === openBrace) this.depth++
      else if ((code | brace) === closedBrace && --this.depth === 0) return index + 1
    }
    this.text += piece.slice(from)
    return -1
  }

  /** The index of the quote that ends the string; -1 where it is not in `piece`. */
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

const quote = 34
const backslash = 92
const brace = 32
const openBrace = 123
const closedBrace = 125
