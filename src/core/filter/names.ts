// Names of benchmarks as the filters of tools take them.

/** The most bytes of what is put into a command: Windows takes 32 KiB, and Linux 128 KiB for one argument. */
const most = 24 * 1024

/** What no argument can carry, or tools would make something else of: control characters, halves of characters, backquotes. */
const unspeakable = /[\p{Cc}\p{Cs}\u2028\u2029`]/u

/**
 * A regular expression that matches these names and nothing else, in the words that RE2, ECMAScript, Java, Python, Rust
 * and POSIX's extended ones have in common. Null where there is none, or it would be too long.
 */
export function regexOf(names: readonly string[]): string | null {
  if (names.length === 0 || names.some(name => name === '' || unspeakable.test(name))) return null
  // A bracket or brace that closes nothing stands for itself, and in POSIX's may not be escaped.
  const escaped = names.map(name => name.replace(/[\\.[()*+?{|^$]/g, '\\$&'))
  return fitting(`^(${unique(escaped).join('|')})$`)
}

/**
 * The names with `or` between them, as pytest's -k takes them: each is found anywhere in a name. Of a name whose parameters
 * have characters that it does not take the part before them is given. Null where that does not do either.
 */
export function orOf(names: readonly string[]): string | null {
  const words = names.map(name => [name, name.slice(0, name.search(/\[|$/))].find(isKeyword) ?? null)
  return words.length === 0 || words.includes(null) ? null : fitting(unique(words).join(' or '))
}

/** One word to pytest in all its versions, and none that means something else there. */
function isKeyword(word: string): boolean {
  return /^\w[\w:+.[\]-]*$/.test(word) && !/^(and|or|not|true|false|none)$/i.test(word)
}

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)]
}

function fitting(text: string): string | null {
  return new TextEncoder().encode(text).length > most ? null : text
}
