// Lays text out in columns; a heading may span several of them.
import { widthOf } from '../words/width.ts'

/** A Piece is a text at its place in a table. */
export interface Piece {
  readonly row: number
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

/** Lines, and how wide the widest is, in columns of a terminal. */
export interface TableLines {
  readonly lines: readonly string[]
  readonly width: number
}

/**
 * The lines of `pieces`, which come row by row and in each from the left. A heading that is wider than its columns
 * widens them evenly, but those in `fixed` only if it spans no others.
 */
export function spreadColumns(pieces: readonly Piece[], fixed: ReadonlySet<number>): TableLines {
  const margins: number[] = []
  for (const { column, margin } of pieces) margins[column] = Math.max(margins[column] ?? 0, widthOf(margin))
  const widths = widthsOf(pieces, margins, fixed)
  const starts = [0]
  for (const one of widths) starts.push((starts.at(-1) as number) + one)
  const lines: string[] = []
  let [line, end, current, widest] = ['', 0, 0, 0]
  for (const { row, column, span, text, margin, align, paint } of pieces) {
    for (; current < row; current++) {
      lines.push(line)
      line = ''
      end = 0
    }
    if (text === '' && margin === '') continue
    const start = starts[column] as number
    const before = margins[column] ?? 0
    const room = (starts[column + span] as number) - start - before
    const free = Math.max(0, room - widthOf(text))
    const left = align === 'left' ? 0 : align === 'right' ? free : free >> 1
    line += `${' '.repeat(Math.max(0, start - end))}${margin.padStart(before)}${' '.repeat(left)}${paint ? paint(text) : text}`
    end = start + before + left + widthOf(text)
    widest = Math.max(widest, end)
  }
  return { lines: [...lines, line], width: widest }
}

function widthsOf(
  pieces: readonly Piece[],
  margins: readonly (number | undefined)[],
  fixed: ReadonlySet<number>,
): readonly number[] {
  const last = pieces.reduce((most, { column, span }) => Math.max(most, column + span), 0)
  const widths = new Array<number>(last).fill(0)
  const needOf = ({ column, text }: Piece) => widthOf(text) + (margins[column] ?? 0)
  for (const piece of pieces)
    if (piece.span === 1) widths[piece.column] = Math.max(widths[piece.column] as number, needOf(piece))
  const headings = pieces.filter(({ span }) => span > 1).sort((a, b) => a.span - b.span)
  for (const piece of headings) {
    const under = Array.from({ length: piece.span }, (_, n) => piece.column + n)
    const have = under.reduce((sum, n) => sum + (widths[n] as number), 0)
    if (have < needOf(piece)) widen(widths, under, needOf(piece), fixed)
  }
  return widths
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
