// The test the gate decides on: the rank sum of head, under swaps of base and head within each round.
import type { Block } from '../model/measuring.ts'
import { upperTail } from './normal.ts'

/** A OneSided is the outcome of a test against each direction on its own. */
export interface OneSided {
  /** p against "head is greater". */
  readonly greater: number
  /** p against "head is less". */
  readonly less: number
}

/** Largest number of complete rounds for which the distribution is exact: half a millisecond's work. */
const exactLimit = 100

/**
 * Tests the null hypothesis that in no round it mattered which side was base and which was head.
 *
 * The statistic is Mann-Whitney's: the sum of head's mid-ranks among all values of its block, summed over the blocks;
 * only rounds complete on both sides count. Under the null every round could as well have come out with base and head
 * exchanged. That is true by design where a coin chose which side came first, whatever the noise does over time (drift,
 * bursts, several modes); nothing is assumed of its distribution, only that it does not react to the order.
 *
 * Exact up to 100 complete rounds (those of equal values not counted): all 2^rounds outcomes are counted, by dynamic
 * programming over the sums of |rank of head - rank of base| (relative error about 1e-15). Beyond that the normal
 * approximation with continuity correction. A p is the probability of a sum at least this far, so the two add up to 1
 * and the probability of this very sum. Both are 1 where no round is complete or no round's values differ. Values must
 * be finite.
 *
 * Fisher, The Design of Experiments (1935), section 21, with ranks for values; Edgington & Onghena, Randomization Tests
 * (2007).
 */
export function pairedTest(blocks: readonly Block[]): OneSided {
  const differences = blocks.flatMap(rankDifferences).filter(difference => difference !== 0)
  // Without ties every doubled rank is even, and half the work is enough.
  const step = differences.some(difference => difference % 2 !== 0) ? 1 : 2
  const sizes: number[] = []
  let [ups, downs] = [0, 0]
  for (const difference of differences) {
    const size = Math.abs(difference) / step
    sizes.push(size)
    if (difference > 0) ups += size
    else downs += size
  }
  if (sizes.length > exactLimit) return approximate(sizes, ups, downs)

  // Ups and downs are distributed alike, and add up to a constant: the smaller one's lower tail is the smaller p.
  const { upTo, exactly } = lowerTail(sizes, Math.min(ups, downs))
  const other = 1 - upTo + exactly
  return ups > downs ? { greater: upTo, less: other } : { greater: other, less: upTo }
}

/** Twice (mid-rank of head - mid-rank of base) for each complete round of a block. */
function rankDifferences(block: Block): readonly number[] {
  const base: number[] = []
  const head: number[] = []
  for (let round = 0; round < block.base.length; round++) {
    const [first, second] = [block.base[round] ?? null, block.head[round] ?? null]
    if (first === null || second === null) continue
    base.push(first)
    head.push(second)
  }
  const sorted = new Float64Array([...base, ...head]).sort()
  return head.map((value, index) => twiceRank(sorted, value) - twiceRank(sorted, base[index] as number))
}

/** Twice the mid-rank of `value` in `sorted`, less 1: how many are below it, and how many are not above it. */
function twiceRank(sorted: Float64Array, value: number): number {
  let [below, end] = [0, sorted.length]
  while (below < end) {
    const middle = (below + end) >> 1
    if ((sorted[middle] as number) < value) below = middle + 1
    else end = middle
  }
  let notAbove = below + 1
  while (sorted[notAbove] === value) notAbove++
  return below + notAbove
}

/** How likely the sum of a random subset of `sizes` is at most `limit`, and how likely exactly that. */
function lowerTail(sizes: readonly number[], limit: number): { upTo: number; exactly: number } {
  // ways[s]: subsets of the sizes so far that sum to s.
  const ways = new Float64Array(limit + 1)
  ways[0] = 1
  let most = 0
  for (const size of sizes) {
    most = Math.min(limit, most + size)
    for (let s = most; s >= size; s--) ways[s] = (ways[s] as number) + (ways[s - size] as number)
  }
  const subsets = 2 ** sizes.length
  let upTo = 0
  for (const count of ways) upTo += count
  return { upTo: upTo / subsets, exactly: (ways[limit] as number) / subsets }
}

function approximate(sizes: readonly number[], ups: number, downs: number): OneSided {
  const deviation = Math.sqrt(sizes.reduce((sum, size) => sum + size * size, 0)) / 2
  const above = (ups - downs) / 2
  return { greater: upperTail((above - 0.5) / deviation), less: upperTail((-above - 0.5) / deviation) }
}
