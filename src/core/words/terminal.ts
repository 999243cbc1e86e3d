// Measures, cuts and wraps text for a terminal.

/** Two columns wide: East Asian scripts, full-width forms and emoji. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u
/** Zero columns wide: they combine with the character before. */
const combining = /\p{Mn}|\p{Me}/u
const isPlain = /^[\u0020-\u02ff\u2000-\u206f]*$/

/** Returns the columns of a single line, which must have passed escapeControlCharacters. */
export function displayWidth(text: string): number {
  if (isPlain.test(text)) return text.length
  let width = 0
  for (const character of text) width += columnsOf(character)
  return width
}

function columnsOf(character: string): number {
  if (combining.test(character)) return 0
  return wide.test(character) ? 2 : 1
}

/** Cuts text to at most `width` columns; a cut text ends with `…`. */
export function cutToWidth(text: string, width: number): string {
  if (displayWidth(text) <= width) return text
  let used = 0
  let result = ''
  for (const character of text) {
    used += columnsOf(character)
    if (used > width - 1) break
    result += character
  }
  return width < 1 ? '' : `${result}…`
}

/** Cuts a name in the middle to at most `width` columns, as sub-benchmarks differ at the end. */
export function cutMiddleToWidth(name: string, width: number): string {
  if (displayWidth(name) <= width) return name
  const tail = Math.floor((width - 1) / 2)
  const characters = [...name]
  let used = 0
  let first = characters.length
  for (; first > 0; first--) {
    const columns = columnsOf(characters[first - 1] as string)
    if (used + columns > tail) break
    used += columns
  }
  return `${cutToWidth(characters.slice(0, first).join(''), width - used)}${characters.slice(first).join('')}`
}

/** Wraps a line at spaces to at most `width` columns; further lines keep its indentation. */
export function wrapLine(line: string, width: number): readonly string[] {
  if (displayWidth(line) <= width) return [line]
  const indent = /^ */.exec(line)?.[0] ?? ''
  const lines: string[] = []
  let current = ''
  for (const word of line.trimStart().split(' ')) {
    const longer = current === '' ? `${indent}${word}` : `${current} ${word}`
    if (current !== '' && displayWidth(longer) > width) {
      lines.push(current)
      current = `${indent}${word}`
    } else current = longer
  }
  return [...lines, current]
}

// Columns.

/** Narrower terminals do not show the medians of a comparison. */
export const narrowTerminalWidth = 66

export const minFirstCellWidth = 12

/** Aligns the first cells to the left, the others to the right, and cuts the first one if a line would exceed `most` columns. */
export function alignColumns(
  rows: readonly (readonly string[])[],
  leftAligned: number,
  most = Number.POSITIVE_INFINITY,
): readonly string[] {
  const widest = (n: number) => rows.reduce((width, row) => Math.max(width, displayWidth(row[n] ?? '')), 0)
  const [first = 0, ...others] = (rows[0] ?? []).map((_, n) => widest(n))
  const rest = others.reduce((sum, width) => sum + 2 + width, 0)
  const widths = [Math.min(first, Math.max(minFirstCellWidth, most - rest)), ...others]
  return rows.map(row =>
    row
      .map((cell, n) => {
        const width = widths[n] ?? 0
        const text = n === 0 ? cutMiddleToWidth(cell, width) : cell
        const padding = ' '.repeat(Math.max(0, width - displayWidth(text)))
        return n < leftAligned ? text + padding : padding + text
      })
      .join('  ')
      .trimEnd(),
  )
}

// Colours.

/** Colours a text, or returns it unchanged. */
export type ColourText = (colour: 'red' | 'green' | 'yellow' | 'bold' | 'dim', text: string) => string

/** No colours: for a file, a pipe, or NO_COLOR. */
export const noColour: ColourText = (_, text) => text
