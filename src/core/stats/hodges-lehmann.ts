// The Hodges-Lehmann estimate of the ratio or shift between head and base, and its confidence interval.
import { type Sample, type SamplesOfBothSides, type Side, sides } from '../model/measuring.ts'
import { hodgesLehmannIntervalOrder } from './u-distribution.ts'

export interface EstimateWithInterval {
  readonly estimate: number
  readonly low: number
  readonly high: number
}

/** A measure of how far a head value is from a base value. */
interface Distance {
  readonly between: (head: number, base: number) => number
  readonly mean: (a: number, b: number) => number
  readonly least: number
}

const ratio: Distance = {
  between: (head, base) => head / base,
  // The mean of the logarithms; equal ratios stay as they are to the last bit.
  mean: (a, b) => (a === b ? a : Math.sqrt(a) * Math.sqrt(b)),
  least: 0,
}

const shift: Distance = {
  between: (head, base) => head - base,
  mean: (a, b) => (a + b) / 2,
  least: Number.NEGATIVE_INFINITY,
}

/** The values of a block, ascending. */
type Sorted = Readonly<Record<Side, Float64Array>>

/**
 * Estimates the ratio of head to base: the median of head / base over all pairs of values within a block (between two, the
 * mean of their logarithms), and its interval at `confidence` (0 to 1).
 *
 * Assumes that the sides' distributions differ by a factor alone, and independent values; nothing about their form. All
 * values count, also those of incomplete rounds. The bounds are order statistics of the ratios, chosen by the untied null
 * distribution of the sum of the blocks' U; `hodgesLehmannIntervalOrder` says where that is exact. They cover at least as
 * often as asked, more often where values tie. Too few values give 0 and infinity.
 *
 * Null if a value is 0 or less, or no block has values on both sides. Values must be finite.
 * Hodges & Lehmann, Annals of Mathematical Statistics 34 (1963) 598-611; Lehmann, the same volume, 1507-1512.
 */
export function estimateRatioOverMachineBlocks(
  blocks: readonly SamplesOfBothSides[],
  confidence: number,
): EstimateWithInterval | null {
  const sorted = sortedBlocks(blocks)
  if (
    sorted.length === 0 ||
    blocks.some(block => sides.some(side => present(block[side]).some(value => value <= 0)))
  )
    return null
  return estimate(sorted, confidence, ratio)
}

/**
 * Estimates the shift from base to head: the median of head - base over all pairs of values within a block, and its interval.
 *
 * Like `estimateRatioOverMachineBlocks`, for distributions that differ by a constant. Too few values give infinite bounds. Throws
 * RangeError if no block has values on both sides.
 */
export function estimateDifferenceOverMachineBlocks(
  blocks: readonly SamplesOfBothSides[],
  confidence: number,
): EstimateWithInterval {
  const sorted = sortedBlocks(blocks)
  if (sorted.length === 0) throw new RangeError('the Hodges-Lehmann estimate needs a value on each side')
  return estimate(sorted, confidence, shift)
}

function sortedBlocks(blocks: readonly SamplesOfBothSides[]): readonly Sorted[] {
  return blocks
    .map(({ base, head }) => ({
      base: new Float64Array(present(base)).sort(),
      head: new Float64Array(present(head)).sort(),
    }))
    .filter(({ base, head }) => base.length > 0 && head.length > 0)
}

function present(sample: Sample): readonly number[] {
  return sample.filter(value => value !== null)
}

function estimate(blocks: readonly Sorted[], confidence: number, distance: Distance): EstimateWithInterval {
  const order = hodgesLehmannIntervalOrder(
    blocks.map(({ base, head }) => [base.length, head.length]),
    (1 - confidence) / 2,
  )
  const distances = distancesIn(blocks, distance)
  const pairs = distances.length
  const upper = select(distances, pairs >> 1)
  const lower = pairs % 2 === 1 ? upper : select(distances, (pairs >> 1) - 1)
  return {
    estimate: distance.mean(lower, upper),
    low: order === 0 ? distance.least : select(distances, order - 1),
    high: order === 0 ? Number.POSITIVE_INFINITY : select(distances, pairs - order),
  }
}

/** Returns all distances from a base value to a head value of its block. */
function distancesIn(blocks: readonly Sorted[], distance: Distance): Float64Array {
  const distances = new Float64Array(
    blocks.reduce((sum, { base, head }) => sum + base.length * head.length, 0),
  )
  let next = 0
  for (const { base, head } of blocks)
    for (let i = 0; i < base.length; i++)
      for (let j = 0; j < head.length; j++)
        distances[next++] = distance.between(head[j] as number, base[i] as number)
  return distances
}

/**
 * Returns the value at `index` (from 0) in ascending order; reorders `values` so that nothing before it is greater and
 * nothing after it less, which makes the next selection easier. Sorting takes twice as long for 20 values a side, and ten
 * times as long for 1,000. Source: Hoare, Algorithm 65 (quickselect), Communications of the ACM 4 (1961) 321.
 */
function select(values: Float64Array, index: number): number {
  let [first, last] = [0, values.length - 1]
  while (first < last) {
    // As the samples are sorted, the value in the middle is likely to be near the median.
    const pivot = values[(first + last) >> 1] as number
    let [low, high] = [first, last]
    while (low <= high) {
      while ((values[low] as number) < pivot) low++
      while ((values[high] as number) > pivot) high--
      if (low > high) break
      const swapped = values[low] as number
      values[low++] = values[high] as number
      values[high--] = swapped
    }
    if (index > high && index < low) break
    if (index <= high) last = high
    else first = low
  }
  return values[index] as number
}
