// What a reader should know of numbers in a table, as footnotes.

/** A Note is data: it changes no number. */
export type Note =
  /** The sample is too small to bound the median; `needed` is null where it takes more than 50 values. */
  | { readonly kind: 'unbounded'; readonly needed: number | null; readonly confidence: number }
  /** However far apart, so few values cannot show a difference; likewise. */
  | { readonly kind: 'powerless'; readonly needed: number | null; readonly alpha: number }
  | { readonly kind: 'inexact'; readonly low: number; readonly high: number }
  /** What was pooled differs in these keys. */
  | { readonly kind: 'pooled'; readonly keys: readonly string[] }
  | { readonly kind: 'all-equal' }
  /** Welch's test has nothing to hold the difference against. */
  | { readonly kind: 'untested' }
  /** How many values were left out as outliers. */
  | { readonly kind: 'outliers'; readonly removed: number }
  | { readonly kind: 'other-rows' }
  | { readonly kind: 'no-geomean'; readonly of: 'centers' | 'ratios' }

/** The note as a line. Names in it are as they are in the files, or as `shown` gives them. */
export function wordsOf(note: Note, shown: (name: string) => string = name => name): string {
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
      return note.removed === 1 ? '1 outlier was left out' : `${note.removed} outliers were left out`
    case 'other-rows':
      return 'not the benchmarks of the first column; the geometric means may say nothing'
    case 'no-geomean':
      return `only of numbers above 0 there is a geometric mean; not all ${note.of === 'centers' ? 'values' : 'ratios'} are`
  }
}

function atLeast(needed: number | null): string {
  return needed === null ? 'more than 50' : String(needed)
}
