// The rounds of a run: what is settled early leaves its rounds to what is open.

import { roundSeconds } from '../../core/go/visits.ts'
import { SideFailed } from '../../core/model/errors.ts'
import { budgetForAll, fewestTurns, itemsWithin } from '../../core/rounds/schedule.ts'
import { formatDuration } from '../../core/words/numbers.ts'
import type { Driver, Item, LostItem } from './driver.ts'
import type { ItemState } from './item-state.ts'

/** The share of its benchmarks that is measured further of an item. */
type Share = Pick<ItemState, 'share'>

/** A RoundBudget has the rounds of all items: one that leaves gives its rounds to others. */
export class RoundBudget {
  private left: number

  constructor(rounds: number) {
    this.left = rounds
  }

  take(open: readonly Share[]): void {
    this.left -= costOf(open)
  }

  /** Whether there is another round for all of these. */
  allows(open: readonly Share[]): boolean {
    return costOf(open) <= this.left + 1e-9
  }

  /** How many more rounds there are for all of these. */
  roundsOf(open: readonly Share[]): number {
    return open.length === 0 ? 0 : Math.floor(this.left / costOf(open) + 1e-9)
  }
}

/** The cost in rounds of an item; if only some of its benchmarks are measured, their share of one. */
function costOf(open: readonly Share[]): number {
  return open.reduce((sum, track) => sum + track.share, 0)
}

// Leaves out what a budget has no room for before it is used up, so that the rest is decided.

/** What a budget has to be used for. */
export interface Budgeting {
  /** The whole budget, in seconds. */
  readonly budget: number
  /** Rounds that each item has to have to be decided. */
  readonly rounds: number
  /** The share that is kept for measuring again. */
  readonly kept: number
}

/** Returns the seconds of a round of an item by its trial, with as few visits as rounds begin with; null where it was not planned. */
export function plannedSeconds(driver: Driver, item: Item): number | null {
  const turns = driver.turns(item)
  const plan = driver.planned.find(one => one.benchmark === item.benchmark && one.package === item.package)
  return plan === undefined ? null : (roundSeconds(plan) * Math.min(turns, fewestTurns)) / turns
}

/** How much more a round may cost than its trial says: the rounds of a noisy machine have more visits. */
const spare = 1.5

/**
 * Returns the items for which the rest of a budget has no room, the last ones first left out. `untried` had no trial any more.
 * `elapsed` seconds are used up.
 */
export function beyondBudget(
  driver: Driver,
  items: readonly Item[],
  untried: readonly Item[],
  { budget, rounds, kept }: Budgeting,
  elapsed: number,
): readonly LostItem[] {
  const costs = items.map(item => plannedSeconds(driver, item))
  const known = costs.filter(one => one !== null)
  const all = [...items, ...untried]
  if (known.length < items.length || known.length === 0) return leftOut(untried, all.length, budget, null)
  const usual = known.reduce((sum, one) => sum + one, 0) / known.length
  const room = itemsWithin(
    known.map(one => one * spare),
    (budget - elapsed) * (1 - kept),
    rounds,
  )
  const needed = budgetForAll([...known, ...untried.map(() => usual)], spare * rounds, {
    kept,
    before: (elapsed * all.length) / items.length,
  })
  return leftOut([...items.slice(room), ...untried], all.length, budget, needed)
}

/** Returns what is left out, with why; `needed` is the budget in seconds that would do for all, where it is known. */
export function leftOut(
  items: readonly Item[],
  among: number,
  budget: number,
  needed: number | null,
): readonly LostItem[] {
  const would =
    needed === null ? '' : ` About ${formatDuration(60 * Math.ceil(needed / 60))} would do for all.`
  const why = `the budget of ${formatDuration(budget)} has room for ${among - items.length} of ${among} benchmarks`
  const message = `Not measured: ${why}.${would} Raise "budget", or choose fewer benchmarks with "bench".`
  const failures = (['base', 'head'] as const).map(side => new SideFailed(side, why, message, '', 'no time'))
  return items.map(item => ({ item, failures }))
}

/** Returns the warning for a command whose budget has no room for the fewest rounds; a round of it took `cost` seconds. */
export function tooFewWithin(
  cost: number,
  seconds: number,
  needed: number,
  { budget, rounds, kept }: Budgeting,
): string {
  const room = 1 + Math.floor(seconds / cost)
  const most = room === 1 ? 'one round' : `${room} rounds`
  const part = kept === 0 ? '' : ', as a part is kept for measuring again'
  return `budget: ${formatDuration(budget)} has room for ${most} of ${formatDuration(cost)}${part}; nothing is decided before ${rounds} rounds. About ${formatDuration(60 * Math.ceil(needed / 60))} would do.`
}
