// Which sides the revisions on a command line name.
import { Misconfigured } from '../core/model/errors.ts'

/** Two sides to compare; a side that is not named is found from the repository. */
export interface NamedSides {
  readonly base?: string
  readonly head?: string
  /** Whether base is the commit where head's history branched off: `main...topic`, as in git diff. */
  readonly sinceFork?: boolean
}

/**
 * `main..branch` and `v1 v2` name base and head; a single revision is base. Of more than two, each is compared with the
 * first. Gives at least one pair.
 */
export function sidesIn(words: readonly string[]): readonly NamedSides[] {
  const range = words.find(word => word.includes('..'))
  if (range !== undefined && words.length > 1)
    throw new Misconfigured(
      `${words.join(' ')}: nothing else can be given with the range "${range}". Give the range alone.`,
    )
  const [base = '', ...heads] = range === undefined ? words : range.split(/\.{2,3}/, 2)
  const named = heads.filter(head => head !== '')
  if (base === '') return [named[0] ? { head: named[0] } : {}]
  const sinceFork = range?.includes('...') ? { sinceFork: true } : {}
  return named.length === 0 ? [{ base, ...sinceFork }] : named.map(head => ({ base, head, ...sinceFork }))
}
