// The schedule of rounds: the random order of sides, the visits of a round, and how many benchmarks fit a budget.
//
// A coin decides the order in each round: all of base before all of head confuses the code with a machine that drifts, and
// strict alternation is fooled by anything periodic (docs/calibration.md). The seed is in the result file, so an order can be
// repeated.
import { seededRandom } from '../common/random.ts'
import { type Measurement, type Side, type SideVisit, sides } from '../model/measuring.ts'
import { isTimeOrRateUnit } from '../model/units.ts'
import { benchmarkConfigAndUnitKey, mergeShortVisitsOfSideInRound } from './merge-rounds.ts'

export interface RoundWithSideOrder {
  readonly round: number
  readonly order: readonly [Side, Side]
}

/** Plans `count` rounds from a seed, each with both sides in random order. */
export function planRoundsInRandomSideOrder(count: number, seed: number): readonly RoundWithSideOrder[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, index) => ({
    round: index + 1,
    order: random() < 0.5 ? ['base', 'head'] : ['head', 'base'],
  }))
}

/** Plans rounds for each of several items, with a random order of its own; the first item's is that of the seed itself. */
export function planRoundsInRandomSideOrderForEachItem(
  items: number,
  count: number,
  seed: number,
): readonly (readonly RoundWithSideOrder[])[] {
  const random = seededRandom(seed)
  return Array.from({ length: items }, (_, index) =>
    planRoundsInRandomSideOrder(count, index === 0 ? seed : Math.floor(random() * 2 ** 32)),
  )
}

// Visits to each side in a round: as many as the noise of the rounds before requires.

/** The visits to each side of the first rounds: fewer do not show how they vary. */
export const fewestVisitsPerRoundToEstimateNoise = 4
/** The number of last rounds that count: a machine that has become quiet counts as quiet. */
const recentRounds = 8

/**
 * Returns the visits to each side in the next round: at most `most`, as planned; an even number or one. `noises` are those of
 * the rounds before (`estimateRatioNoiseWithinRound`), `wanted` is the standard deviation that a round should have.
 */
export function decideVisitsByNoiseWithinRounds(
  most: number,
  noises: readonly number[],
  wanted: number,
): number {
  if (most <= fewestVisitsPerRoundToEstimateNoise || noises.length === 0)
    return Math.min(most, fewestVisitsPerRoundToEstimateNoise)
  const last = noises.slice(-recentRounds).toSorted((a, b) => a - b)
  // Two thirds of normal values are within one standard deviation; a quantile is robust against a single outlier.
  const noise = last[Math.ceil((2 / 3) * last.length) - 1] ?? 0
  const needed = 2 * Math.ceil(noise / wanted ** 2 / 2)
  return needed < most ? Math.max(fewestVisitsPerRoundToEstimateNoise, needed) : most
}

/**
 * Returns the variance of log(head / base) of a round, times its visits to each side; of the noisiest timed row. Null if
 * there are too few visits, or no such row.
 *
 * The first half of the visits gives one ratio, the other half another. Only the distance of the two counts: it does not
 * change if the sides are swapped, or if one of them is slower throughout. So a plan by it does not depend on which side is
 * ahead, and the signs of later rounds are still random under the null hypothesis, as the test assumes.
 */
export function estimateRatioNoiseWithinRound(
  visits: Readonly<Record<Side, readonly SideVisit[]>>,
): number | null {
  const turns = Math.min(...sides.map(side => visits[side].length))
  const half = turns >> 1
  if (half < 2) return null
  const [first, second] = [0, half].map(start => ratiosOf(visits, start, start + half))
  const distances = [...(first ?? [])].flatMap(([row, ratio]) => {
    const other = second?.get(row)
    return other === undefined ? [] : Math.abs(ratio - other)
  })
  // A half has twice the variance of the whole, and the distance of two halves twice that.
  return distances.length === 0 ? null : (turns * Math.max(...distances) ** 2) / 4
}

/** Returns log(head / base) of each timed row. */
function ratiosOf(
  visits: Readonly<Record<Side, readonly SideVisit[]>>,
  from: number,
  to: number,
): ReadonlyMap<string, number> {
  const [base, head] = sides.map(side =>
    timesOf(mergeShortVisitsOfSideInRound(visits[side].slice(from, to)).measurements),
  )
  const both = [...(base ?? [])].flatMap(([row, value]): [string, number][] => {
    const other = head?.get(row)
    return other === undefined ? [] : [[row, Math.log(other / value)]]
  })
  return new Map(both)
}

function timesOf(measurements: readonly Measurement[]): ReadonlyMap<string, number> {
  const timed = measurements.filter(({ unit, value }) => isTimeOrRateUnit(unit) && value > 0)
  return new Map(timed.map(measurement => [benchmarkConfigAndUnitKey(measurement), measurement.value]))
}

// Budgets: how many benchmarks can be measured in a given time until they are decided.

/**
 * Returns how many of the items, in their order, can be measured in `seconds` for `rounds` rounds each; at least one. `costs`
 * are the seconds of a round of each.
 */
export function countItemsMeasurableInSeconds(
  costs: readonly number[],
  seconds: number,
  rounds: number,
): number {
  let remaining = seconds
  const firstBeyond = costs.findIndex(cost => {
    remaining -= cost * rounds
    return remaining < 0
  })
  return firstBeyond === -1 ? costs.length : Math.max(1, firstBeyond)
}

/** Returns the budget in seconds for all items: their rounds, a share kept for second measurements, and the time before. */
export function estimateTotalBudgetSeconds(
  costs: readonly number[],
  rounds: number,
  { kept, before }: { readonly kept: number; readonly before: number },
): number {
  const measuring = costs.reduce((sum, cost) => sum + cost, 0) * rounds
  return before + measuring / (1 - kept)
}
