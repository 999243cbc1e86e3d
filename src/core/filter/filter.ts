// The input `filter`: what is wrong with it, and the commands that it makes of `run`.
import { shellWord } from '../words/escape.ts'

/** What can stand in a filter, and what is put there. */
const words: Readonly<Record<string, (names: readonly string[]) => string | null>> = {
  regex: regexOf,
  or: orOf,
}

/** The place of a filter in `run`, if it is not the end. */
const place = 'filter'

/** What is accepted, as part of a sentence. */
export const acceptedFilter =
  'one line with "{regex}" or "{or}" in it, where the names go, such as "--benchmark_filter={regex}" or "-k {or}"'

/** Whether names can be put into a filter: it has a place for them, and no other. */
export function isFilter(filter: string): boolean {
  const asked = [...filter.matchAll(braced)].map(([, word = '']) => word)
  return asked.length > 0 && asked.every(word => Object.hasOwn(words, word)) && !filter.includes('\n')
}

/** Whether a shell takes a quoted word that is put into the filter as it is, which it does only outside quotes. */
export function isFilterUnquoted(filter: string): boolean {
  return !filter.includes('`') && Object.keys(words).every(word => isUnquoted(filter, word))
}

export function isPlaceUnquoted(run: string): boolean {
  return isUnquoted(run, place)
}

/** The command that measures everything. */
export function wholeRun(run: string, filter: string | null): string {
  return filter === null ? run : putAt(run, place, '')
}

/** The command that measures only these benchmarks, by their tool's names for them; null where there is none. */
export function filteredRun(run: string, filter: string, names: readonly string[]): string | null {
  const given = Object.fromEntries(Object.entries(words).map(([word, write]) => [word, write(names)]))
  const isMissing = Object.entries(given).some(([word, text]) => text === null && hasPlace(filter, word))
  if (isMissing) return null
  const text = filter.replace(braced, (whole, word: string) => {
    const put = given[word]
    return put ? shellWord(put) : whole
  })
  return hasPlace(run, place) ? putAt(run, place, text) : `${run.trimEnd()} ${text}`
}

/** Words in braces, except the variables of a shell. */
const braced = /(?<!\$)\{([^{}]*)\}/g

// Names of benchmarks as the filters of tools take them.

/** The most bytes to put into a command: Windows takes 32 KiB, and Linux 128 KiB for one argument. */
const most = 24 * 1024

/** Characters that no argument can carry, or that tools would change: control characters, lone surrogates, backquotes. */
const unspeakable = /[\p{Cc}\p{Cs}\u2028\u2029`]/u

/**
 * A regular expression that matches these names and nothing else, in the syntax that RE2, ECMAScript, Java, Python,
 * Rust and POSIX's extended expressions share. Null where that is impossible, or the expression would be too long.
 */
export function regexOf(names: readonly string[]): string | null {
  if (names.length === 0 || names.some(name => name === '' || unspeakable.test(name))) return null
  // A closing bracket or brace without an opening one stands for itself, and POSIX does not allow escaping it.
  const escaped = names.map(name => name.replace(/[\\.[()*+?{|^$]/g, '\\$&'))
  return fitting(`^(${unique(escaped).join('|')})$`)
}

/**
 * The names with `or` between them, as pytest's -k takes them: each is found anywhere in a name. If -k does not accept
 * a name because of its parameters, only the part before them is given. Null where that is not accepted either.
 */
export function orOf(names: readonly string[]): string | null {
  const words = names.map(name => [name, name.slice(0, name.search(/\[|$/))].find(isKeyword) ?? null)
  return words.length === 0 || words.includes(null) ? null : fitting(unique(words).join(' or '))
}

/** Whether every version of pytest takes it as one word, and as no operator. */
function isKeyword(word: string): boolean {
  return /^\w[\w:+.[\]-]*$/.test(word) && !/^(and|or|not|true|false|none)$/i.test(word)
}

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)]
}

function fitting(text: string): string | null {
  return new TextEncoder().encode(text).length > most ? null : text
}

// Which benchmarks a filter has to name so that certain rows of the report are measured.

/**
 * Those of the `reported` names that the `rows` come from. A row has the name of its benchmark, followed by the
 * configuration where several share that name.
 */
export function reportedAs(rows: readonly string[], reported: Iterable<string>): readonly string[] {
  const isAsked = (name: string) => rows.some(row => row === name || row.startsWith(`${name} `))
  return [...new Set(reported)].filter(isAsked)
}

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
