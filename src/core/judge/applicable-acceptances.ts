// Which regressions of a pull request are accepted, and up to which size: what people saw when they accepted it.
import type { Acceptance } from '../model/acceptance.ts'
import type { Accepted, AcceptedRow } from '../model/benchmark-rule.ts'
import type { Comparison } from '../model/comparison.ts'
import { sizeToAccept } from './accept.ts'
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
