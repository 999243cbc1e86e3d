// The time that settled items leave to open ones, and the time budget of a run.
import { maxBothSidesRoundSecondsOfVisitPlan } from '../../core/go/visits.ts'
import { SideFailedError } from '../../core/model/errors.ts'
import {
  countItemsMeasurableInSeconds,
  estimateTotalBudgetSeconds,
  fewestVisitsPerRoundToEstimateNoise,
} from '../../core/rounds/schedule.ts'
import { formatDuration } from '../../core/words/numbers.ts'
import type { ItemLostToFailure, ItemToMeasure, MeasurementDriver } from './driver.ts'
import { type ItemMeasurementState, meanSecondsPerRound } from './item-state.ts'

export type ItemStateForTimeEstimate = Pick<ItemMeasurementState, 'share' | 'cost' | 'measured'>

/**
 * Returns the seconds that are left of the time that `count` rounds of all items take: what settled items have saved, less what
 * others have used beyond `count`. Items whose time is not known count alike, as one second a round.
 */
export function secondsSavedForFurtherRounds(
  items: readonly ItemStateForTimeEstimate[],
  count: number,
): number {
  return items.reduce((sum, item) => sum + (count - item.cost) * secondsPerRound(item, items), 0)
}

/** Returns the seconds of another round of the items that are `open`: of some benchmarks it takes their share of one. */
export function secondsOfNextRound(
  open: readonly ItemStateForTimeEstimate[],
  items: readonly ItemStateForTimeEstimate[],
): number {
  return open.reduce((sum, item) => sum + item.share * secondsPerRound(item, items), 0)
}

/** Returns how many more rounds of the items that are `open` fit into these seconds. */
export function roundsWithin(
  seconds: number,
  open: readonly ItemStateForTimeEstimate[],
  items: readonly ItemStateForTimeEstimate[],
): number {
  return open.length === 0 ? 0 : Math.floor(seconds / secondsOfNextRound(open, items) + 1e-9)
}

/**
 * Returns the items that saved seconds suffice for, over so many rounds: as many as possible, the quickest first, and at least
 * one. Slow ones go on only if the others are settled.
 */
export function itemsWithinSavedTime<T extends ItemStateForTimeEstimate>(
  open: readonly T[],
  items: readonly ItemStateForTimeEstimate[],
  seconds: number,
  rounds: number,
): readonly T[] {
  const quickestFirst = open
    .map(item => ({ item, seconds: secondsOfNextRound([item], items) }))
    .sort((a, b) => a.seconds - b.seconds)
  const room = countItemsMeasurableInSeconds(
    quickestFirst.map(one => one.seconds),
    seconds,
    rounds,
  )
  return quickestFirst.slice(0, Math.max(1, room)).map(({ item }) => item)
}

function secondsPerRound(item: ItemStateForTimeEstimate, items: readonly ItemStateForTimeEstimate[]): number {
  return items.every(other => meanSecondsPerRound(other) === 0) ? 1 : meanSecondsPerRound(item)
}

// Items for which a time budget has no room are left out early, so that the others reach a decision.

export interface TimeBudgetWithNeededRoundsAndReserve {
  readonly budget: number
  /** The rounds that each item needs for a decision. */
  readonly rounds: number
  /** The share that is reserved for measuring again. */
  readonly reserve: number
}

/**
 * Returns the seconds of a round as planned from the item's trial, with the fewest visits that rounds begin with; null if it
 * was not planned.
 */
function roundSecondsFromTrial(driver: MeasurementDriver, item: ItemToMeasure): number | null {
  const turns = driver.visitsPerRound(item)
  const visits = driver
    .report()
    .planned.find(({ benchmark, package: path }) => benchmark === item.benchmark && path === item.package)
  return visits === undefined
    ? null
    : (maxBothSidesRoundSecondsOfVisitPlan(visits) * Math.min(turns, fewestVisitsPerRoundToEstimateNoise)) /
        turns
}

/** The factor by which a round may take longer than its trial predicts: on a noisy machine, rounds have more visits. */
const roundMargin = 1.5

/**
 * Returns the items for which the rest of a budget has no room, from the end of the list. `untried` items had no trial;
 * `elapsed` seconds are used up.
 */
export function lossesOfItemsBeyondTimeBudget(
  driver: MeasurementDriver,
  items: readonly ItemToMeasure[],
  untried: readonly ItemToMeasure[],
  { budget, rounds, reserve }: TimeBudgetWithNeededRoundsAndReserve,
  elapsed: number,
): readonly ItemLostToFailure[] {
  const costs = items.map(item => roundSecondsFromTrial(driver, item))
  const knownCosts = costs.filter(one => one !== null)
  const itemCount = items.length + untried.length
  const asLost = (dropped: readonly ItemToMeasure[], needed: number | null) => {
    const failures = failuresOfItemsDroppedForTime(dropped.length, itemCount, budget, needed)
    return dropped.map(item => ({ item, failures }))
  }
  if (knownCosts.length < items.length || knownCosts.length === 0) return asLost(untried, null)
  const meanCost = knownCosts.reduce((sum, one) => sum + one, 0) / knownCosts.length
  const room = countItemsMeasurableInSeconds(
    knownCosts.map(one => one * roundMargin),
    (budget - elapsed) * (1 - reserve),
    rounds,
  )
  const needed = estimateTotalBudgetSeconds(
    [...knownCosts, ...untried.map(() => meanCost)],
    roundMargin * rounds,
    { kept: reserve, before: (elapsed * itemCount) / items.length },
  )
  return asLost([...items.slice(room), ...untried], needed)
}

/** Returns why items are lost, on each side. `needed` is the budget in seconds that would suffice for all, if it is known. */
export function failuresOfItemsDroppedForTime(
  droppedCount: number,
  itemCount: number,
  budget: number,
  needed: number | null,
): readonly SideFailedError[] {
  const advice =
    needed === null ? '' : ` About ${formatDuration(60 * Math.ceil(needed / 60))} would be enough for all.`
  const why = `the budget of ${formatDuration(budget)} has room for ${itemCount - droppedCount} of ${itemCount} benchmarks`
  const message = `Not measured: ${why}.${advice} Raise "budget", or choose fewer benchmarks with "bench".`
  return (['base', 'head'] as const).map(side => new SideFailedError(side, why, message, '', 'no time'))
}

/** Returns the warning for a command whose budget has no room for the fewest rounds; one round took `cost` seconds. */
export function budgetTooShortWarning(
  cost: number,
  seconds: number,
  needed: number,
  { budget, rounds, reserve }: TimeBudgetWithNeededRoundsAndReserve,
): string {
  const room = 1 + Math.floor(seconds / cost)
  const possible = room === 1 ? 'one round' : `${room} rounds`
  const reservedNote = reserve === 0 ? '' : ', as a part is kept for measuring again'
  return `budget: ${formatDuration(budget)} has room for ${possible} of ${formatDuration(cost)}${reservedNote}; nothing is decided before ${rounds} rounds. About ${formatDuration(60 * Math.ceil(needed / 60))} would be enough.`
}
