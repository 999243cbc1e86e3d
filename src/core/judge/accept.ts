// Lets regressions pass that somebody has accepted, as long as they are no worse than what was accepted.
import type { Accepted } from '../model/benchmark-rule.ts'
import type { Comparison } from '../model/comparison.ts'
import { effectByRatio, effectByShift, exceeds } from './effect-size.ts'
import { isNamedBy } from './row-rules.ts'
import { finite } from './summary.ts'

/** The comparisons, with what has been accepted of them. */
export function accept(
  comparisons: readonly Comparison[],
  accepted: readonly Accepted[],
): readonly Comparison[] {
  if (accepted.length === 0) return comparisons
  return comparisons.map(one => {
    if (one.change !== 'regressed') return one
    const found = accepted.find(
      ({ match, upTo }) => isFor(one, match) && (upTo === null || !exceeds(worseningOf(one), upTo)),
    )
    return found === undefined ? one : { ...one, accepted: found }
  })
}

/**
 * The size to accept of a regression, in whole percent: the upper end of its interval, as another measurement of the same code
 * is as likely above the estimate as below it. Null from 0, where no percentage exists.
 */
export function sizeToAccept(comparison: Comparison): number | null {
  const { ratio, better } = comparison
  const end = better === 'higher' ? ratio?.low : ratio?.high
  const most = Math.max(worseningOf(comparison), end ? effectByRatio(end, better).worsening : 0)
  return finite(Math.ceil(most * 100 - 1e-9) / 100)
}

/** How much worse head is by the estimate, as a ratio; infinite from 0. */
export function worseningOf({ ratio, shift, better, base, head, delta }: Comparison): number {
  if (ratio !== null) return effectByRatio(ratio.estimate, better).worsening
  if (shift !== undefined) return effectByShift(shift, base.center, head.center, better).worsening
  if (delta === null) return Number.POSITIVE_INFINITY
  return (better === 'higher' ? -1 : 1) * Math.sign(head.center - base.center) * Math.abs(delta)
}

function isFor(one: Comparison, match: Accepted['match']): boolean {
  if (typeof match === 'string') return isNamedBy(match, one)
  return match.benchmark === one.benchmark && match.package === one.package && match.unit === one.unit
}
