// Footnotes under a table: each is written once, however often it is referred to.
import { escapeControls } from '../words/escape.ts'
import { type Note, wordsOf } from './note.ts'

/** A Footnotes gives each note its number. */
export class Footnotes {
  private readonly numbers = new Map<string, readonly [number: number, note: Note]>()

  /** The marks that refer to `notes`: `¹ ³`. */
  marks(notes: readonly Note[]): string {
    if (notes.length === 0) return ''
    return notes
      .map(note => {
        const words = wordsOf(note)
        const known = this.numbers.get(words) ?? [this.numbers.size + 1, note]
        this.numbers.set(words, known)
        return raised(known[0])
      })
      .join(' ')
  }

  /** Each with its mark. */
  list(): readonly (readonly [mark: string, note: Note])[] {
    return [...this.numbers.values()].map(([number, note]) => [raised(number), note])
  }

  /** For a terminal. */
  lines(): readonly string[] {
    return this.list().map(([mark, note]) => `${mark} ${escapeControls(wordsOf(note))}`)
  }
}

function raised(number: number): string {
  return [...String(number)].map(digit => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join('')
}
