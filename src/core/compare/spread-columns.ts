// Lays text out in columns; a heading may span several of them.
import { widthOf } from '../words/width.ts'

/** A PlacedText is a text at its place in a line of a table. */
export interface PlacedText {
  readonly column: number
  /** How many columns it spans. */
  readonly span: number
  readonly text: string
  /** The text before it, as wide in all rows as the widest of its column. */
  readonly margin: string
  readonly align: 'left' | 'center' | 'right'
  /** Adds colours to the text, without changing its width. */
  readonly paint?: (text: string) => string
}

/** A Spread is how wide the columns of a table are, with which its lines can be written. */
export interface Spread {
  /** Where each column begins, and where the last one ends. */
  readonly starts: readonly number[]
  /** How wide the margin before the text of each column is. */
  readonly margins: readonly (number | undefined)[]
  /** How wide the widest line is. */
  readonly width: number
}

/**
 * The widths for `lines`, the pieces of each from the left. A heading that is wider than its columns widens them evenly,
 * but those in `fixed` only if it spans no others.
 */
export function spreadColumns(lines: Iterable<readonly PlacedText[]>, fixed: ReadonlySet<number>): Spread {
  const margins: number[] = []
  /** By column: the widest text, and the last piece of a line that ends there. */
  const texts: number[] = []
  const headings: PlacedText[] = []
  let last = 0
  for (const pieces of lines)
    for (const piece of pieces) {
      const { column, span, margin, text } = piece
      last = Math.max(last, column + span)
      margins[column] = Math.max(margins[column] ?? 0, widthOf(margin))
      if (span > 1) headings.push(piece)
      else texts[column] = Math.max(texts[column] ?? 0, widthOf(text))
    }
  const widths = Array.from({ length: last }, (_, column) =>
    texts[column] === undefined ? 0 : texts[column] + (margins[column] ?? 0),
  )
  for (const piece of headings.sort((a, b) => a.span - b.span)) {
    const under = Array.from({ length: piece.span }, (_, n) => piece.column + n)
    const have = under.reduce((sum, n) => sum + (widths[n] as number), 0)
    const need = widthOf(piece.text) + (margins[piece.column] ?? 0)
    if (have < need) widen(widths, under, need, fixed)
  }
  const starts = [0]
  for (const one of widths) starts.push((starts.at(-1) as number) + one)
  return { starts, margins, width: starts.at(-1) as number }
}

/** The line of `pieces`, which come from the left. */
export function writeLine(pieces: readonly PlacedText[], { starts, margins }: Spread): string {
  let line = ''
  let end = 0
  for (const { column, span, text, margin, align, paint } of pieces) {
    if (text === '' && margin === '') continue
    const start = starts[column] as number
    const before = margins[column] ?? 0
    const room = (starts[column + span] as number) - start - before
    const width = widthOf(text)
    const free = Math.max(0, room - width)
    const left = align === 'left' ? 0 : align === 'right' ? free : free >> 1
    const blanks = start > end ? ' '.repeat(start - end) : ''
    line += `${blanks}${margin.padStart(before)}${left > 0 ? ' '.repeat(left) : ''}${paint ? paint(text) : text}`
    end = start + before + left + width
  }
  return line
}

/** The widest first: what is already wide enough takes no part in the widening. */
function widen(widths: number[], under: readonly number[], need: number, fixed: ReadonlySet<number>): void {
  const free = under.filter(n => !fixed.has(n))
  const growing = free.length > 0 ? free : under.slice(-1)
  let rest = need
  for (const n of under) if (!growing.includes(n)) rest -= widths[n] as number
  let left = growing.length
  for (const n of growing.toSorted((a, b) => (widths[b] as number) - (widths[a] as number))) {
    widths[n] = Math.max(widths[n] as number, Math.ceil(rest / left))
    rest -= widths[n] as number
    left--
  }
}
