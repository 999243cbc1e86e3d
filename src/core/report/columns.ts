// Text in columns for a terminal.

/** Lines of columns as wide as what is in them, the first `left` of them from the left, numbers to the right. */
export function columns(rows: readonly (readonly string[])[], left: number): readonly string[] {
  const widths = (rows[0] ?? []).map((_, n) =>
    rows.reduce((widest, row) => Math.max(widest, row[n]?.length ?? 0), 0),
  )
  return rows.map(row =>
    row
      .map((cell, n) => (n < left ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}
