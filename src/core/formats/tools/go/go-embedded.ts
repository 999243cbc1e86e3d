// A benchmark that does not begin its line, as something was printed before it without a line break.
import { endOfResult } from './go-rest.ts'

/** A name as Go writes it, with the tab that follows. */
const begun = /Benchmark[\p{Lu}\p{N}_]\S* *\t/gu
/** A result in any other layout, as from a table or a hand. */
const inAnyLayout = /(?<!\S)Benchmark[\p{Lu}\p{N}_]\S*[ \t]+\d+[ \t]+[-+]?\.?\d\S*[ \t]+\S*\/\S+/u
const comment = /^\s*(?:\/\/|#)/
/** What quotes a result: `before: `, `> `, `+`. Logs that name their program end so, too. */
const quoting = /[^\s\w.,;!?)\]%…]\s*$/
/** No result is longer, in characters. */
const longest = 2000

/** An Embedded benchmark is the end of a line; `why` says why it cannot be taken for one of this run, null where it can. */
export interface Embedded {
  /** Where its name begins. */
  readonly start: number
  readonly why: string | null
}

/**
 * The benchmark at the end of a line that begins with something else; null where there is none, or the line is a comment. Only
 * a name that Go itself has laid out is known to be one of this run; others may be quoted, and count if they have a result.
 */
export function embeddedIn(line: string): Embedded | null {
  if (!line.includes('Benchmark', 1) || comment.test(line)) return null
  const cut = Math.max(line.length - longest, 0)
  const end = line.slice(cut)
  const own = [...end.matchAll(begun)].at(-1)?.index
  const found = own ?? inAnyLayout.exec(end)?.index ?? 0
  const start = cut + found
  if (start === 0 || (cut > 0 && found === 0)) return null
  const isQuoted = own === undefined || quoting.test(line.slice(Math.max(start - longest, 0), start))
  if (!isQuoted) return { start, why: null }
  const isResult = own === undefined || endOfResult(line.slice(start)) !== null
  return isResult ? { start, why: 'text stands before the name' } : null
}

/** Why a line holds a result that belongs to no benchmark; null where it holds none. */
export function strayIn(line: string, embedded: Embedded | null): string | null {
  if (embedded !== null) return embedded.why
  return nameless.test(line) ? 'no name stands before it' : null
}

/** The rest of a result whose name was lost. */
const nameless = /^\s*\d+\t *[\d.]+ ns\/op(?:\t|$)/
