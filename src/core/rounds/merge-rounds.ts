// Merges rounds of items that were measured separately into those of a run.
import { groupBy } from '../common/memoize.ts'
import type { MeasuredRound, Side, SideVisit } from '../model/measuring.ts'
import { mergeUnreadAndLeftOutLinesOfVisits, sumVisitTimes } from './merge-visits.ts'

/**
 * Merges rounds of the same number. A settled item is missing from later rounds; the time of a visit is the sum over its
 * items on that side. `first` is null: every item had an order of its own.
 */
export function mergeRoundsOfItems(items: readonly (readonly MeasuredRound[])[]): readonly MeasuredRound[] {
  const [only, ...others] = items
  if (only && others.length === 0) return only
  return [...groupBy(items.flat(), ({ round }) => round)]
    .sort(([a], [b]) => a - b)
    .map(([round, parts]) => ({
      round,
      block: parts[0].block,
      first: null,
      base: visitOf(parts, 'base'),
      head: visitOf(parts, 'head'),
    }))
}

function visitOf(rounds: readonly MeasuredRound[], side: Side): SideVisit {
  const visits = rounds.map(round => round[side])
  return {
    ...sumVisitTimes(visits),
    ...mergeUnreadAndLeftOutLinesOfVisits(visits),
    measurements: visits.flatMap(({ measurements }) => measurements),
  }
}
