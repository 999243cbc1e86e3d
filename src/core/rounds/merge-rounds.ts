// Merges the rounds of items that were measured apart into the rounds of a run.
import type { Round, Side, Visit } from '../model/measuring.ts'
import { examplesIn, timesOf } from './merge-visits.ts'

/**
 * Merges rounds of the same number. An item that has left the rotation is missing from later rounds; the time of a
 * visit is the sum over its items on that side. Where every item had an order of its own, a round has none (`first` is
 * null).
 */
export function mergeRounds(items: readonly (readonly Round[])[]): readonly Round[] {
  const [only, ...others] = items
  if (only && others.length === 0) return only
  const numbered = new Map<number, Round[]>()
  for (const one of items.flat()) {
    const together = numbered.get(one.round)
    if (together) together.push(one)
    else numbered.set(one.round, [one])
  }
  return [...numbered]
    .sort(([one], [other]) => one - other)
    .map(([round, together]) => ({
      round,
      block: together[0]?.block ?? 1,
      first: null,
      base: visitOf(together, 'base'),
      head: visitOf(together, 'head'),
    }))
}

function visitOf(rounds: readonly Round[], side: Side): Visit {
  const visits = rounds.map(round => round[side]).filter(({ started }) => started !== '')
  const starts = visits.map(({ started }) => started).sort()
  return {
    started: starts[0] ?? '',
    ...timesOf(visits),
    ...examplesIn(visits),
    measurements: visits.flatMap(({ measurements }) => measurements),
  }
}
