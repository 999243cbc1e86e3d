// A result that does not begin its line, as something was printed before it without a line break: where it begins.

/** As Go writes it: the name, a tab, the count, a tab, and a value with its unit. */
const asGo = /Benchmark[\p{Lu}\p{N}_]\S* *\t *\d+\t *[-+.\dNI]\S* \S.*$/u
/** In any other layout, as from a table or a hand. */
const inAnyLayout = /(?<!\S)Benchmark[\p{Lu}\p{N}_]\S*[ \t]+\d+[ \t]+[-+]?\.?\d\S*[ \t]+\S*\/\S+.*$/u
/** No result is longer, in characters. */
const longest = 2000
const comment = /^\s*(?:\/\/|#)/
/** What quotes a result: `before: `, `> `, `+`. Logs that name their program end so, too. */
const quoting = /[^\s\w.,;!?)\]%…]\s*$/

/** An Embedded result is the end of a line; `why` says why it cannot be taken for a result of this run, null where it can. */
export interface Embedded {
  readonly text: string
  readonly why: string | null
}

/**
 * The result at the end of a line that begins with something else; null where there is none, or the line is a comment. Only one
 * that Go itself has laid out is known to be a result; others may be quoted.
 */
export function embeddedResult(line: string): Embedded | null {
  if (!line.includes('Benchmark', 1)) return null
  const end = line.slice(-longest)
  const own = asGo.exec(end)
  const found = own ?? inAnyLayout.exec(end)
  const start = line.length - (found?.[0].length ?? 0)
  if (!found || start === 0 || comment.test(line)) return null
  const isQuoted = own === null || quoting.test(line.slice(Math.max(start - longest, 0), start))
  return { text: found[0], why: isQuoted ? 'text stands before the name' : null }
}
