// Text in columns for a terminal.
import { cutMiddle, widthOf } from './width.ts'

/** Below so many columns there is no room for the centres of a comparison: the delta says more. */
export const narrow = 66

/** The least that is left of a first cell where lines must fit. */
export const leastFirstCell = 12

/**
 * Lines of columns as wide as what is in them, the first `left` of them from the left, numbers to the right. Where a line
 * would be over `most` columns wide the first cells are cut, in the middle.
 */
export function columns(
  rows: readonly (readonly string[])[],
  left: number,
  most = Number.POSITIVE_INFINITY,
): readonly string[] {
  const widest = (n: number) => rows.reduce((width, row) => Math.max(width, widthOf(row[n] ?? '')), 0)
  const [first = 0, ...others] = (rows[0] ?? []).map((_, n) => widest(n))
  const rest = others.reduce((sum, width) => sum + 2 + width, 0)
  const widths = [Math.min(first, Math.max(leastFirstCell, most - rest)), ...others]
  return rows.map(row =>
    row
      .map((cell, n) => {
        const width = widths[n] ?? 0
        const text = n === 0 ? cutMiddle(cell, width) : cell
        const padding = ' '.repeat(Math.max(0, width - widthOf(text)))
        return n < left ? text + padding : padding + text
      })
      .join('  ')
      .trimEnd(),
  )
}
