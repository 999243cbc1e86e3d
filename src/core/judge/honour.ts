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

/** A Seen regression has the size that it would be accepted with, and since when the comment has shown it so (ISO 8601). */
export interface Seen {
  readonly row: AcceptedRow
  readonly upTo: number | null
  readonly since: string
}

/** AcceptedOnPull is said by somebody at a time and a place. */
export interface AcceptedOnPull extends Accepted {
  readonly match: AcceptedRow
  readonly by: string
  readonly when: string
  readonly url: string
}

/** Whether it was said on the pull request, and not in the rules file. */
export function isOnPull(accepted: Accepted | null): accepted is AcceptedOnPull {
  if (accepted === null) return false
  const { match, by, when, url } = accepted
  return typeof match === 'object' && by !== null && when !== null && url !== null
}

/**
 * What is accepted of `regressed`, each row by the first acceptance that names it.
 *
 * An acceptance is for what the comment showed when it was given, and not for what came into it later: a label that is older
 * than a regression was set by nobody who had seen it. It gets its sizes once, and these are kept: a later push that makes it
 * worse, or another row, is not accepted. Where no comment was there (`ledger` is null), it is for what there is
 * now. A commit that is measured again may come out larger by noise: then the larger size counts.
 */
export function honoured(
  regressed: readonly Comparison[],
  acceptances: readonly Acceptance[],
  ledger: Ledger | null,
  head: string | null,
): readonly AcceptedOnPull[] {
  return acceptances.flatMap(acceptance => {
    const known = (ledger?.accepted ?? []).filter(one => isOf(one, acceptance))
    if (known.length > 0) return known
    return regressed.flatMap((one): readonly AcceptedOnPull[] => {
      if (acceptance.what !== null && !isNamedBy(acceptance.what, one)) return []
      const size = sizeOf(one, acceptance, ledger, head)
      if (size === undefined) return []
      const { by, when, reason, url } = acceptance
      return [{ match: rowOf(one), upTo: size, by, when, why: reason, url }]
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
    const upTo = sizeToAccept(one)
    const known = before?.seen.find(({ row }) => isSame(row, one))
    const isNoWorse = known && (isSameHead || (upTo ?? Infinity) <= (known.upTo ?? Infinity))
    return { row: rowOf(one), upTo, since: isNoWorse ? known.since : at }
  })
  return { head, seen, accepted }
}

/** Undefined where whoever accepted it cannot have seen it. */
function sizeOf(
  one: Comparison,
  { when }: Acceptance,
  ledger: Ledger | null,
  head: string | null,
): number | null | undefined {
  const now = sizeToAccept(one)
  if (ledger === null) return now
  const seen = ledger.seen.find(({ row }) => isSame(row, one))
  if (seen === undefined || when < seen.since) return undefined
  const isRepeated = head !== null && ledger.head === head
  if (!isRepeated || seen.upTo === null) return seen.upTo
  return now === null ? null : Math.max(seen.upTo, now)
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
