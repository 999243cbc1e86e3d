// How precise the rounds of a run have to be.
import type { Settings } from '../model/settings.ts'
import { plannedLooks } from './looks.ts'

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
