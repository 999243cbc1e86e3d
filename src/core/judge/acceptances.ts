// Acceptances of regressions: which of them apply on a pull request, up to which size, and what they let pass.
import type { Comparison } from '../model/comparison.ts'
import { rowId } from '../model/measuring.ts'
import type { RulesFileAndChanges } from '../model/result-file.ts'
import type { AcceptanceByLabelOrCommand, AcceptedRowId, AcceptedWorsening } from '../model/settings.ts'
import { finiteOrNull } from './blocks.ts'
import { estimatedWorsening, exceedsLimit, worseningAndImprovementOfRatio } from './effect-size.ts'
import { globMatchesRow } from './row-rules.ts'
import { rowsWithOutcome } from './verdict.ts'

/** The size that an acceptance gets: a ratio; or, from 0, where no ratio exists, a value of head. */
type AcceptedSize = Pick<AcceptedWorsening, 'upTo' | 'valueUpTo'>

/** The memory of a pull request's comment: the regressions that it shows, and what was accepted so far. */
export interface AcceptanceLedger {
  /** The commit that was measured; null if unknown. */
  readonly head: string | null
  readonly seen: readonly LedgerRegression[]
  readonly accepted: readonly AcceptedPullRequestRegression[]
}

/** A regression that the comment shows, or showed before: a later run may have come out inconclusive. */
interface LedgerRegression extends AcceptedSize {
  readonly row: AcceptedRowId
  /** The time since which the comment shows the regression at this size (ISO 8601). */
  readonly since: string
  /** The time when the comment stopped showing it; absent while it does. */
  readonly until?: string
}

/** A regression that was accepted on the pull request, by a label or a comment. */
export interface AcceptedPullRequestRegression extends AcceptedWorsening {
  readonly match: AcceptedRowId
  readonly by: string
  readonly when: string
  readonly url: string
}

/**
 * Returns the acceptances that a change adds: entries of base's file have served an earlier change, and must not let the next
 * one pass.
 */
export function acceptedEntriesNewInHead(
  accepted: readonly AcceptedWorsening[],
  rules: Pick<RulesFileAndChanges, 'changes'> | null,
): readonly AcceptedWorsening[] {
  const added = new Set(rules?.changes.filter(({ head }) => head !== null).map(({ rule }) => rule))
  return accepted.filter(({ match }) => added.has(`accepted: ${match}`))
}

/**
 * Returns the acceptances that apply: those in the ledger, and for a new one an entry for each regression that the comment
 * showed at that time and that the acceptance names.
 *
 * An acceptance covers what the comment showed when it was given: whoever set a label before a regression appeared had not
 * seen it. Its sizes are fixed then, so a later push that makes the regression worse is not accepted. Without a comment
 * (`ledger` is null) it covers the present regressions. If the same commit is measured again and noise makes the
 * regression larger, the larger size counts.
 */
export function resolveAcceptancesToShownRegressions(
  comparisons: readonly Comparison[],
  acceptances: readonly AcceptanceByLabelOrCommand[],
  ledger: AcceptanceLedger | null,
  head: string | null,
): readonly AcceptedPullRequestRegression[] {
  const regressed = regressedRows(comparisons)
  const isRepeated = head !== null && ledger?.head === head
  return acceptances.flatMap(acceptance => {
    const recorded = (ledger?.accepted ?? []).filter(entry => isOf(entry, acceptance))
    if (recorded.length > 0) return recorded
    const { by, when, what, reason, url } = acceptance
    const visible =
      ledger === null
        ? regressed.map(shownNow)
        : ledger.seen.filter(entry => wasShown(entry, when)).map(({ since: _, until: __, ...shown }) => shown)
    return visible
      .filter(({ row }) => what === null || globMatchesRow(what, row))
      .map(({ row, ...size }) => {
        const repeated = isRepeated ? regressed.find(comparison => isSame(row, comparison)) : undefined
        return { match: row, ...larger(size, repeated), by, when, why: reason, url }
      })
  })
}

/**
 * Returns the ledger of a comment written at `now` (ISO 8601) that replaces one with the ledger `before`. What was accepted
 * earlier stays in it, also while nothing regresses.
 */
export function createNextAcceptanceLedger(
  comparisons: readonly Comparison[],
  accepted: readonly AcceptedPullRequestRegression[],
  head: string | null,
  now: string,
  before: AcceptanceLedger | null,
): AcceptanceLedger {
  const regressed = regressedRows(comparisons)
  const isSameHead = head !== null && before?.head === head
  const seen = regressed.map(comparison => {
    const shown = shownNow(comparison)
    const previous = before?.seen.find(entry => entry.until === undefined && isSame(entry.row, comparison))
    const isNoWorse = previous && (isSameHead || isWithin(shown, previous))
    return { ...shown, since: isNoWorse ? previous.since : now }
  })
  // A label that was set while the comment showed a regression may be needed only when it regresses again.
  const gone = (before?.seen ?? [])
    .filter(({ row }) => !regressed.some(comparison => isSame(row, comparison)))
    .map(entry => ({ ...entry, until: entry.until ?? now }))
  const earlier = (before?.accepted ?? []).filter(
    entry => !accepted.some(({ match }) => isSame(match, entry.match)),
  )
  return { head, seen: [...seen, ...gone], accepted: [...accepted, ...earlier] }
}

/** Returns the regressions that fail the check, and those that pass because they are accepted. */
function regressedRows(comparisons: readonly Comparison[]): readonly Comparison[] {
  return rowsWithOutcome(comparisons, 'regressed', 'accepted')
}

function wasShown({ since, until }: LedgerRegression, when: string): boolean {
  return when >= since && (until === undefined || when < until)
}

function shownNow(comparison: Comparison): Omit<LedgerRegression, 'since'> {
  const { benchmark, package: path, unit } = comparison
  return { row: { benchmark, package: path, unit }, ...shownSize(comparison) }
}

function shownSize(comparison: Comparison): AcceptedSize {
  const upTo = proposedAcceptedSize(comparison)
  if (upTo !== null) return { upTo }
  return {
    upTo,
    valueUpTo: Math.max(...comparison.head.samples.map(value => value ?? 0), comparison.head.center),
  }
}

function isWithin(size: AcceptedSize, limit: AcceptedSize): boolean {
  if (limit.upTo !== null) return (size.upTo ?? Number.POSITIVE_INFINITY) <= limit.upTo
  return (size.valueUpTo ?? 0) <= (limit.valueUpTo ?? Number.POSITIVE_INFINITY)
}

function larger(size: AcceptedSize, repeated: Comparison | undefined): AcceptedSize {
  if (repeated === undefined) return size
  const now = shownSize(repeated)
  return isWithin(now, size) ? size : now
}

function isOf(accepted: AcceptedPullRequestRegression, { when, url }: AcceptanceByLabelOrCommand): boolean {
  return accepted.when === when && accepted.url === url
}

function isSame(row: AcceptedRowId, other: AcceptedRowId): boolean {
  return rowId(row) === rowId(other)
}

/** Marks the regressions that an acceptance covers: those no worse than what was accepted. */
export function markAcceptedRegressions(
  comparisons: readonly Comparison[],
  accepted: readonly AcceptedWorsening[],
): readonly Comparison[] {
  return comparisons.map(comparison => {
    if (comparison.change !== 'regressed') return comparison
    const acceptance = accepted.find(
      ({ match, ...size }) => isFor(comparison, match) && isNoWorseThan(comparison, size),
    )
    return acceptance === undefined ? comparison : { ...comparison, accepted: acceptance }
  })
}

function isNoWorseThan(comparison: Comparison, { upTo, valueUpTo }: AcceptedSize): boolean {
  if (upTo !== null) return !exceedsLimit(estimatedWorsening(comparison), upTo)
  return valueUpTo === undefined || comparison.head.center <= valueUpTo
}

/**
 * Returns the size at which to accept a regression, as a ratio rounded up to whole percent: the upper end of its confidence
 * interval, as another measurement of the same code is as likely above the estimate as below it. Null from 0, where no
 * percentage exists.
 */
export function proposedAcceptedSize(comparison: Comparison): number | null {
  const { ratio, better } = comparison
  const end = better === 'higher' ? ratio?.low : ratio?.high
  const most = Math.max(
    estimatedWorsening(comparison),
    end ? worseningAndImprovementOfRatio(end, better).worsening : 0,
  )
  return finiteOrNull(Math.ceil(most * 100 - 1e-9) / 100)
}

function isFor(comparison: Comparison, match: AcceptedWorsening['match']): boolean {
  return typeof match === 'string' ? globMatchesRow(match, comparison) : isSame(match, comparison)
}
