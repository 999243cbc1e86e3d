// The input `filter`: its validation, the commands that it makes of `run`, and names as tools' filters take them.
//
// Names are untrusted: they become one word in single quotes, and neither the filter nor `{filter}` may stand in the user's own
// quotes. The regular expressions escape only what RE2, ECMAScript, Java, Python, Rust and POSIX extended expressions read
// alike. A filtered visit that fails is repeated without the filter.
import { quoteShellWord } from '../words/escape.ts'

/** The words that can be in braces in a filter, and how each writes the names. */
const placeholders: Readonly<Record<string, (names: readonly string[]) => string | null>> = {
  regex: regexMatchingNames,
  or: joinNamesForPytest,
}

/** The word in braces that marks the place of the filter in `run`, if it is not the end. */
const place = 'filter'

/** Describes an accepted filter, as part of a sentence. */
export const filterInputSyntaxDescription =
  'one line with "{regex}" or "{or}" in it, where the names go, such as "--benchmark_filter={regex}" or "-k {or}"'

export function isFilterWithValidPlaceholders(filter: string): boolean {
  const words = [...filter.matchAll(braced)].map(([, word = '']) => word)
  return words.length > 0 && words.every(word => Object.hasOwn(placeholders, word)) && !filter.includes('\n')
}

/** Tells whether the places of a filter are outside quotes, so that a shell takes a quoted word there as it is. */
export function areNamePlaceholdersInFilterUnquoted(filter: string): boolean {
  return (
    !filter.includes('`') &&
    Object.keys(placeholders).every(word => arePlaceholdersOfWordUnquoted(filter, word))
  )
}

export function isFilterPlaceholderUnquoted(run: string): boolean {
  return arePlaceholdersOfWordUnquoted(run, place)
}

/** Returns the command that measures everything. */
export function commandWithoutFilter(run: string, filter: string | null): string {
  return filter === null ? run : fillPlaceholder(run, place, '')
}

/** Returns the command that measures only these benchmarks, by their tool's names; null if they cannot be filtered. */
export function filteredCommand(run: string, filter: string, names: readonly string[]): string | null {
  const values = Object.fromEntries(Object.entries(placeholders).map(([word, write]) => [word, write(names)]))
  const isMissing = Object.entries(values).some(
    ([word, text]) => text === null && hasPlaceholderOfWord(filter, word),
  )
  if (isMissing) return null
  const text = filter.replace(braced, (whole, word: string) => {
    const value = values[word]
    return value ? quoteShellWord(value) : whole
  })
  return hasPlaceholderOfWord(run, place) ? fillPlaceholder(run, place, text) : `${run.trimEnd()} ${text}`
}

/** Words in braces, except the variables of a shell. */
const braced = /(?<!\$)\{([^{}]*)\}/g

/** The most bytes to add to a command: Windows accepts 32 KiB, and Linux 128 KiB for one argument. */
const most = 24 * 1024

/** Characters that no argument can carry, or that tools would change: control characters, lone surrogates, backquotes. */
const unspeakable = /[\p{Cc}\p{Cs}\u2028\u2029`]/u

/**
 * Returns a regular expression that matches exactly these names, in the syntax that RE2, ECMAScript, Java, Python, Rust and
 * POSIX's extended expressions share. Null if that is impossible, or the expression would be too long.
 */
export function regexMatchingNames(names: readonly string[]): string | null {
  if (names.length === 0 || names.some(name => name === '' || unspeakable.test(name))) return null
  // A closing bracket or brace without an opening one stands for itself, and POSIX does not allow escaping it.
  const escaped = names.map(name => name.replace(/[\\.[()*+?{|^$]/g, '\\$&'))
  return fitting(`^(${[...new Set(escaped)].join('|')})$`)
}

/**
 * Returns the names with `or` between them, as pytest's -k takes them: each matches anywhere in a name. If -k does not accept
 * a name because of its parameters, only the part before them is used. Null if that is not accepted either.
 */
export function joinNamesForPytest(names: readonly string[]): string | null {
  const words = names.map(name => [name, name.slice(0, name.search(/\[|$/))].find(isKeyword) ?? null)
  return words.length === 0 || words.includes(null) ? null : fitting([...new Set(words)].join(' or '))
}

/** Tells whether every version of pytest takes it as one word, and not as an operator. */
function isKeyword(word: string): boolean {
  return /^\w[\w:+.[\]-]*$/.test(word) && !/^(and|or|not|true|false|none)$/i.test(word)
}

function fitting(text: string): string | null {
  return new TextEncoder().encode(text).length > most ? null : text
}

/**
 * Returns the `reported` names of the benchmarks that the `rows` come from. A row has the name of its benchmark, followed by
 * the configuration if several share that name.
 */
export function findReportedNamesOfRows(
  rows: readonly string[],
  reported: Iterable<string>,
): readonly string[] {
  const isNeeded = (name: string) => rows.some(row => row === name || row.startsWith(`${name} `))
  return [...new Set(reported)].filter(isNeeded)
}

/**
 * Tells whether, for a shell, no quotes are open where each `{word}` begins, no backslash before it escapes its first
 * character, and no backquotes are around it. A quoted word is then taken as it is.
 */
export function arePlaceholdersOfWordUnquoted(text: string, word: string): boolean {
  const places = new Set([...text.matchAll(placeOf(word))].map(match => match.index))
  let open = ''
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? ''
    if (open !== '' && places.has(index)) return false
    if (open !== "'" && character === '\\') {
      index++
      if (places.has(index)) return false
    } else if (open !== '') {
      if (character === open) open = ''
    } else if (/['"`]/.test(character)) open = character
    else if (character === '#' && /^$|[\s;&|(]/.test(text[index - 1] ?? '')) {
      // A comment up to the end of the line, in which quotes have no meaning.
      const end = text.indexOf('\n', index)
      if (end < 0) return true
      index = end
    }
  }
  return true
}

/** Tells whether there is such a place; `${word}` is a variable of the shell. */
export function hasPlaceholderOfWord(text: string, word: string): boolean {
  return placeOf(word).test(text)
}

export function fillPlaceholder(text: string, word: string, value: string): string {
  return text.replace(placeOf(word), () => value)
}

function placeOf(word: string): RegExp {
  return new RegExp(`(?<!\\$)\\{${word}\\}`, 'g')
}
