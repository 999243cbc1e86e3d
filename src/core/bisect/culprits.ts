// What is said of those that were found: which commits, how probable, and how much slower from them on.
import type { Ratio } from '../model/comparison.ts'
import type { Culprit, Followed, PastCommit } from './bisected.ts'
import type { Candidate } from './candidates.ts'
import { type Answer, meanOf, type Trail } from './trail.ts'

/** The half width of a 95 % interval, in standard errors. */
const half = 1.959964

/**
 * The candidates with their commits and sizes: the mean of all answers from one on, up to the next, against that of those
 * before it. `commits` are those after GOOD.
 */
export function culpritsOf(
  candidates: readonly Candidate[],
  { answers }: Trail,
  commits: readonly PastCommit[],
  followed: Followed,
): readonly Culprit[] {
  const inOrder = candidates.toSorted((a, b) => a.last - b.last)
  return candidates.map(one => {
    const n = inOrder.indexOf(one)
    const [before, next] = [inOrder[n - 1], inOrder[n + 1]]
    const from = (first: number, last: number) => answers.filter(({ at }) => first <= at && at <= last)
    const after = from(one.last, (next?.first ?? Number.POSITIVE_INFINITY) - 1)
    const earlier = before ? from(before.last, one.first - 1) : null
    return {
      commits: commits.slice(one.first - 1, one.last),
      probability: one.probability,
      ratio: after.length === 0 || earlier?.length === 0 ? null : sizeOf(after, earlier, followed),
      inside: null,
    }
  })
}

/** Null for `earlier` is GOOD itself, which all are measured against. */
function sizeOf(after: readonly Answer[], earlier: readonly Answer[] | null, followed: Followed): Ratio {
  const now = meanOf(after)
  const then = earlier === null ? { worse: 0, error: 0 } : meanOf(earlier)
  return ratioOf({ worse: now.worse - then.worse, error: Math.hypot(now.error, then.error) }, followed)
}

/** An answer as a ratio of values, with its 95 % interval. */
export function ratioOf(
  { worse, error }: Pick<Answer, 'worse' | 'error'>,
  { better }: Pick<Followed, 'better'>,
): Ratio {
  const sign = better === 'higher' ? -1 : 1
  const at = (errors: number) => Math.exp(sign * worse + errors * error)
  return { estimate: at(0), low: at(-half), high: at(half) }
}
