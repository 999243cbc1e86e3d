// The names in a file in the Go format while it is read: one string each, decoded where they are encoded.
import { decodeWord, namesEncoded, namesKey } from './go-name.ts'

/** A Names keeps one string for each name, however often it is read, and knows whether names are encoded (go-name.ts). */
export class Names {
  areEncoded = false
  version = 0
  private readonly known = new Map<string, string>()

  /** Whether the line says how names are written. */
  read(line: string): boolean {
    if (line !== `${namesKey}: ${namesEncoded}`) return false
    this.areEncoded = true
    this.version++
    this.known.clear()
    return true
  }

  decoded(word: string): string {
    return this.areEncoded ? decodeWord(word) : word
  }

  shared(written: string): string {
    const before = this.known.get(written)
    if (before !== undefined) return before
    if (this.known.size >= mostNames) this.known.clear()
    // A substring keeps its whole string in memory, here a piece of the output.
    const alone = ` ${written}`.slice(1)
    const name = this.decoded(alone)
    this.known.set(alone, name)
    return name
  }
}

/** Beyond this number all names are forgotten, and read anew. */
const mostNames = 100_000
