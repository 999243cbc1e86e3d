// Writes JSON that is safe to display, although its texts are untrusted.

/** Returns the value as JSON, with control, bidirectional and invisible characters escaped. It parses to the same value. */
export function formatDisplaySafeJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2)
  return `${text.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu, escaped)}\n`
}

function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
  return units.map(unit => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
