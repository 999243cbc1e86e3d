// Markdown tables, as in docs/calibration.md.

/** A table whose columns of figures are aligned to the right. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const isFigures = (index: number) => index > 0 && rows.every(row => /^[<\d]/.test(row[index] ?? ''))
  const rule = header.map((_, index) => (isFigures(index) ? '--:' : ':--'))
  return [line(header), `|${rule.join('|')}|`, ...rows.map(line)].join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
