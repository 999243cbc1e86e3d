// Which side runs when: every round visits both sides once, and a coin decides which goes first.
import { randomFrom } from '../common/random.ts'
import { type Measurement, type Side, sides, type Visit } from '../model/measuring.ts'
import { isTimed } from '../model/units.ts'
import { measurementKey, mergeVisits } from './merge-rounds.ts'

/** A PlannedRound is a round before it is measured. */
export interface PlannedRound {
  readonly round: number
  readonly order: readonly [Side, Side]
}

/**
 * Plans `count` rounds from a seed.
 *
 * The order is random, not alternating: a machine that is disturbed every second visit would hit the same side each
 * time under ABAB, and read as a regression (docs/decisions/0003-flip-a-coin-every-round.md).
 */
export function planRounds(count: number, seed: number): readonly PlannedRound[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, index) => ({
    round: index + 1,
    order: random() < 0.5 ? ['base', 'head'] : ['head', 'base'],
  }))
}

/** Plans rounds for each of `items` items, with separate coins for each; the first item has those of the seed itself. */
export function planItems(items: number, count: number, seed: number): readonly (readonly PlannedRound[])[] {
  const random = randomFrom(seed)
  return Array.from({ length: items }, (_, index) =>
    planRounds(count, index === 0 ? seed : Math.floor(random() * 2 ** 32)),
  )
}

// How many visits to each side a round has: as many as the noise of the rounds before asks for.

/** The visits to each side that rounds begin with: fewer tell nothing of how they vary. */
export const fewestTurns = 4
/** How many rounds before are looked at: a machine that has become quiet counts as quiet. */
const remembered = 8

/**
 * The visits to each side in the next round: `most` at most, as were planned; an even number or one. `noises` are those of
 * the rounds before (`noiseOf`).
 */
export function turnsFor(most: number, noises: readonly number[], wanted: number): number {
  if (most <= fewestTurns || noises.length === 0) return Math.min(most, fewestTurns)
  const last = noises.slice(-remembered).toSorted((a, b) => a - b)
  // Two thirds of what is normally distributed are within one standard deviation; ranks bear a round that strays.
  const noise = last[Math.ceil((2 / 3) * last.length) - 1] ?? 0
  const needed = 2 * Math.ceil(noise / wanted ** 2 / 2)
  return needed < most ? Math.max(fewestTurns, needed) : most
}

/**
 * The variance of log(head / base) of a round, times its visits to each side; of the noisiest row that is timed. Null
 * where the visits are too few, or there is no such row.
 *
 * The first half of the visits gives one ratio, the other half another. Of the two only the distance counts: it stays the
 * same when the sides are swapped, and when one of them is slower throughout. So a plan by it knows nothing of which side
 * is ahead, and the signs of later rounds remain the tosses of a fair coin that the test takes them for.
 */
export function roundNoise(visits: Readonly<Record<Side, readonly Visit[]>>): number | null {
  const turns = Math.min(...sides.map(side => visits[side].length))
  const half = turns >> 1
  if (half < 2) return null
  const [first, second] = [0, half].map(at => ratiosOf(visits, at, at + half))
  const distances = [...(first ?? [])].flatMap(([row, one]) => {
    const other = second?.get(row)
    return other === undefined ? [] : Math.abs(one - other)
  })
  // A half varies twice as much as the whole, and the distance of two halves twice as much again.
  return distances.length === 0 ? null : (turns * Math.max(...distances) ** 2) / 4
}

/** log(head / base) of each timed row. */
function ratiosOf(
  visits: Readonly<Record<Side, readonly Visit[]>>,
  from: number,
  to: number,
): ReadonlyMap<string, number> {
  const [base, head] = sides.map(side => timesOf(mergeVisits(visits[side].slice(from, to)).measurements))
  const both = [...(base ?? [])].flatMap(([row, value]): [string, number][] => {
    const other = head?.get(row)
    return other === undefined ? [] : [[row, Math.log(other / value)]]
  })
  return new Map(both)
}

function timesOf(measurements: readonly Measurement[]): ReadonlyMap<string, number> {
  const timed = measurements.filter(({ unit, value }) => isTimed(unit) && value > 0)
  return new Map(timed.map(one => [measurementKey(one), one.value]))
}

// How many benchmarks a budget has room for, so that those it has room for are decided.

/**
 * Returns how many of items, in their order, have room in `seconds` for `rounds` rounds each; at least one. `costs` are the seconds of
 * a round of each.
 */
export function roomFor(costs: readonly number[], seconds: number, rounds: number): number {
  let left = seconds
  const beyond = costs.findIndex(cost => {
    left -= cost * rounds
    return left < 0
  })
  return beyond === -1 ? costs.length : Math.max(1, beyond)
}

/** Returns the budget, in seconds, that has room for all: rounds, a share that is kept for measuring again, and what came before. */
export function budgetForAll(
  costs: readonly number[],
  rounds: number,
  { kept, before }: { readonly kept: number; readonly before: number },
): number {
  const measuring = costs.reduce((sum, cost) => sum + cost, 0) * rounds
  return before + measuring / (1 - kept)
}
