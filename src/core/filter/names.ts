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
