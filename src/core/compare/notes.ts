// Notes on numbers in a table, as footnotes.
import { escapeControlCharacters } from '../words/escape.ts'
import { formatCountWithNoun } from '../words/numbers.ts'

/** A note; it changes no number. */
export type CompareTableNote =
  /** The sample is too small to bound the median; `needed` is the size it takes, null if that is over 50. */
  | { readonly kind: 'unbounded'; readonly needed: number | null; readonly confidence: number }
  /** So few values cannot show a difference, however far apart they are; `needed` likewise. */
  | { readonly kind: 'powerless'; readonly needed: number | null; readonly alpha: number }
  | { readonly kind: 'inexact'; readonly low: number; readonly high: number }
  /** The pooled benchmarks differ in these keys. */
  | { readonly kind: 'pooled'; readonly keys: readonly string[] }
  | { readonly kind: 'all-equal' }
  /** Welch's test finds no variance to measure the difference against. */
  | { readonly kind: 'untested' }
  /** The number of values left out as outliers. */
  | { readonly kind: 'outliers'; readonly removed: number }
  | { readonly kind: 'other-rows' }
  | { readonly kind: 'no-geomean'; readonly of: 'centers' | 'ratios' }

/** Returns the note as a line. Names in it are unchanged, or as `shown` returns them. */
export function compareTableFootnoteText(
  note: CompareTableNote,
  shown: (name: string) => string = name => name,
): string {
  switch (note.kind) {
    case 'unbounded':
      return `too few values for an interval at ${note.confidence}: it takes ${atLeast(note.needed)}`
    case 'powerless':
      return `too few values to show any difference at alpha ${note.alpha}: it takes ${atLeast(note.needed)} on each side`
    case 'inexact':
      return `declared to be exact, but there are values from ${note.low} to ${note.high}`
    case 'pooled':
      return `pools benchmarks that differ in ${note.keys.map(shown).join(', ')}`
    case 'all-equal':
      return 'every value is the same'
    case 'untested':
      return 'the t test needs two values on each side, and values that vary'
    case 'outliers':
      return `${formatCountWithNoun(note.removed, 'outlier')} ${note.removed === 1 ? 'was' : 'were'} left out`
    case 'other-rows':
      return 'not the same benchmarks as in the first column; the geometric means may not be comparable'
    case 'no-geomean':
      return `a geometric mean needs numbers above 0; not all ${note.of === 'centers' ? 'values' : 'ratios'} are`
  }
}

function atLeast(needed: number | null): string {
  return needed === null ? 'more than 50' : String(needed)
}

/** The footnotes of a table: each is written once, however often it is referred to. */
export class CompareTableFootnotes {
  private readonly numbers = new Map<string, readonly [number: number, note: CompareTableNote]>()

  /** Returns the marks that refer to `notes`: `¹ ³`. */
  marks(notes: readonly CompareTableNote[]): string {
    if (notes.length === 0) return ''
    return notes
      .map(note => {
        const words = compareTableFootnoteText(note)
        const known = this.numbers.get(words) ?? [this.numbers.size + 1, note]
        this.numbers.set(words, known)
        return raised(known[0])
      })
      .join(' ')
  }

  list(): readonly (readonly [mark: string, note: CompareTableNote])[] {
    return [...this.numbers.values()].map(([number, note]) => [raised(number), note])
  }

  lines(): readonly string[] {
    return this.list().map(
      ([mark, note]) => `${mark} ${escapeControlCharacters(compareTableFootnoteText(note))}`,
    )
  }
}

function raised(number: number): string {
  return [...String(number)].map(digit => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join('')
}
