// How many visits to each side a round has: as many as the noise of the rounds before asks for.

import { plannedLooks } from '../judge/looks.ts'
import { type Measurement, type Side, sides, type Visit } from '../model/measuring.ts'
import type { Settings } from '../model/settings.ts'
import { isCounted, usualDirection } from '../model/units.ts'
import { mergeVisits, rowOf } from './merge-visits.ts'

/** Fewer visits than these tell too little of how they vary. */
const fewest = 8
/** How many rounds before are looked at: a machine that has become quiet counts as quiet. */
const remembered = 8
/**
 * The noise of a round that is wanted, as a part of the threshold. Up to the first look it is enough to tell what is
 * unchanged; what goes on has to be known better.
 */
const parts = { early: 1 / 3, later: 1 / 6 }

/**
 * The standard deviation of log(head / base) that a round should have at most. It depends on nothing but the number of
 * the round, and `isAgain`: whether everything was measured before.
 */
export function noiseWanted(
  round: number,
  isAgain: boolean,
  {
    threshold,
    benchmarks,
    count,
    stopEarly,
  }: Pick<Settings, 'threshold' | 'benchmarks' | 'count' | 'stopEarly'>,
): number {
  const least = Math.min(threshold, ...benchmarks.flatMap(rule => rule.threshold ?? []))
  const [first = 0] = plannedLooks({ count, stopEarly })
  const isEarly = !isAgain && stopEarly !== 'never' && round <= first
  return least * (isEarly ? parts.early : parts.later)
}

/**
 * The visits to each side in the next round: `most` at most, as were planned; an even number or one. `noises` are those of
 * the rounds before (`noiseOf`).
 */
export function turnsFor(most: number, noises: readonly number[], wanted: number): number {
  if (most <= fewest || noises.length === 0) return Math.min(most, fewest)
  const last = noises.slice(-remembered)
  const noise = last.reduce((sum, one) => sum + one, 0) / last.length
  const needed = 2 * Math.ceil(noise / wanted ** 2 / 2)
  return needed < most ? Math.max(fewest, needed) : most
}

/**
 * The variance of log(head / base) of a round, times its visits to each side; of the noisiest row that is timed. Null
 * where the visits are too few, or there is no such row.
 *
 * The first half of the visits gives one ratio, the other half another. Of the two only the distance counts: it stays the
 * same when the sides are swapped, and when one of them is slower throughout. So a plan by it knows nothing of which side
 * is ahead, and the signs of later rounds remain the tosses of a fair coin that the test takes them for.
 */
export function noiseOf(visits: Readonly<Record<Side, readonly Visit[]>>): number | null {
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
  const timed = measurements.filter(
    ({ unit, value }) => !isCounted(unit) && usualDirection(unit) !== null && value > 0,
  )
  return new Map(timed.map(one => [rowOf(one), one.value]))
}
