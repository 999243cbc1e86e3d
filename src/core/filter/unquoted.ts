// Whether a quoted word can be put at a place in a command: only outside all quotes.

/**
 * Whether, for a shell, no quotes are open where each `{word}` begins, no backslash before it escapes its first
 * character, and no backquotes are around it. Then a word that is itself quoted is taken as it is.
 */
export function isUnquoted(text: string, word: string): boolean {
  const places = new Set([...text.matchAll(placeOf(word))].map(({ index }) => index))
  let open = ''
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? ''
    if (open !== '' && places.has(at)) return false
    if (open !== "'" && character === '\\') {
      at++
      if (places.has(at)) return false
    } else if (open !== '') {
      if (character === open) open = ''
    } else if (/['"`]/.test(character)) open = character
    else if (character === '#' && /^$|[\s;&|(]/.test(text[at - 1] ?? '')) {
      // A comment up to the end of the line, in which quotes mean nothing.
      const end = text.indexOf('\n', at)
      if (end < 0) return true
      at = end
    }
  }
  return true
}

/** Whether there is such a place; `${word}` is a variable of the shell. */
export function hasPlace(text: string, word: string): boolean {
  return placeOf(word).test(text)
}

/** The text with something in each place. */
export function putAt(text: string, word: string, instead: string): string {
  return text.replace(placeOf(word), () => instead)
}

function placeOf(word: string): RegExp {
  return new RegExp(`(?<!\\$)\\{${word}\\}`, 'g')
}
