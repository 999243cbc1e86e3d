// A JSON document that is safe to look at, although its texts may come from a stranger.

/**
 * The value as JSON. Characters that a terminal would obey or that cannot be seen are escaped: control, bidirectional and
 * invisible ones. To a program the value is the same.
 */
export function jsonDocument(value: unknown): string {
  const text = JSON.stringify(value, null, 2)
  return `${text.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu, escaped)}\n`
}

/** As JSON escapes it: each half of a pair by itself. */
function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
  return units.map(unit => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
