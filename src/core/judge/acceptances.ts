// Which regressions of a pull request are accepted, and up to which size: what people saw when they accepted it.

import type { Comparison } from '../model/comparison.ts'
import type { Acceptance, Accepted, AcceptedRow } from '../model/settings.ts'
import { finite } from './blocks.ts'
import { effectByRatio, effectByShift, exceeds } from './effect-size.ts'
import { isNamedBy } from './row-rules.ts'

/** A Ledger is what a comment remembers of its pull request: the regressions that it shows, and what was accepted so far. */
export interface Ledger {
  /** The commit that was measured; null where it is not known. */
  readonly head: string | null
  readonly seen: readonly Seen[]
  readonly accepted: readonly AcceptedOnPull[]
}

/**
 * A Seen regression has the size that it would be accepted with, and since when the comment has shown it so (ISO 8601); one
 * that it shows no more, as it was undecided in the next run, also until when.
 */
export interface Seen {
  readonly row: AcceptedRow
  readonly upTo: number | null
  readonly since: string
  readonly until?: string
}

/** AcceptedOnPull is said by somebody at a time and a place. */
export interface AcceptedOnPull extends Accepted {
  readonly match: AcceptedRow
  readonly by: string
  readonly when: string
  readonly url: string
}

/**
 * What is accepted: of what the comment showed, be it regressed in this run or not, each row by the first acceptance that
 * names it.
 *
 * An acceptance is for what the comment showed when it was given, and not for what came into it later: a label that is older
 * than a regression was set by nobody who had seen it. It gets its sizes once, and these are kept: a later push that makes it
 * worse, or another row, is not accepted. Where no comment was there (`ledger` is null), it is for what there is
 * now. A commit that is measured again may come out larger by noise: then the larger size counts.
 */
export function applicableAcceptances(
  regressed: readonly Comparison[],
  acceptances: readonly Acceptance[],
  ledger: Ledger | null,
  head: string | null,
): readonly AcceptedOnPull[] {
  const isRepeated = head !== null && ledger?.head === head
  return acceptances.flatMap(acceptance => {
    const known = (ledger?.accepted ?? []).filter(one => isOf(one, acceptance))
    if (known.length > 0) return known
    const { by, when, what, reason, url } = acceptance
    const seen = ledger === null ? regressed.map(shownNow) : ledger.seen.filter(one => showed(one, when))
    return seen
      .filter(({ row }) => what === null || isNamedBy(what, row))
      .map(({ row, upTo }) => {
        const again = isRepeated ? regressed.find(one => isSame(row, one)) : undefined
        return { match: row, upTo: larger(upTo, again), by, when, why: reason, url }
      })
  })
}

/** What a comment is to remember that is written `at` then (ISO 8601), in place of one with the ledger `before`. */
export function ledgerOf(
  regressed: readonly Comparison[],
  accepted: readonly AcceptedOnPull[],
  head: string | null,
  at: string,
  before: Ledger | null,
): Ledger {
  const isSameHead = head !== null && before?.head === head
  const seen = regressed.map(one => {
    const { row, upTo } = shownNow(one)
    const known = before?.seen.find(shown => shown.until === undefined && isSame(shown.row, one))
    const isNoWorse = known && (isSameHead || (upTo ?? Infinity) <= (known.upTo ?? Infinity))
    return { row, upTo, since: isNoWorse ? known.since : at }
  })
  // A label that was set while the comment showed it may be needed only when it has regressed again.
  const gone = (before?.seen ?? [])
    .filter(({ row }) => !regressed.some(one => isSame(row, one)))
    .map(one => ({ ...one, until: one.until ?? at }))
  return { head, seen: [...seen, ...gone], accepted }
}

/** Whether the comment showed it when something was accepted then. */
function showed({ since, until }: Seen, when: string): boolean {
  return when >= since && (until === undefined || when < until)
}

function shownNow(one: Comparison): Pick<Seen, 'row' | 'upTo'> {
  return { row: rowOf(one), upTo: sizeToAccept(one) }
}

function larger(upTo: number | null, again: Comparison | undefined): number | null {
  if (again === undefined || upTo === null) return upTo
  const now = sizeToAccept(again)
  return now === null ? null : Math.max(upTo, now)
}

function isOf(one: AcceptedOnPull, { when, url }: Acceptance): boolean {
  return one.when === when && one.url === url
}

function isSame(row: AcceptedRow, { benchmark, package: path, unit }: Comparison): boolean {
  return row.benchmark === benchmark && row.package === path && row.unit === unit
}

function rowOf({ benchmark, package: path, unit }: Comparison): AcceptedRow {
  return { benchmark, package: path, unit }
}

// Lets regressions pass that somebody has accepted, as long as they are no worse than what was accepted.

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
