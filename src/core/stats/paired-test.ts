// The paired permutation test: the unadjusted p-value of the rank sum of head, when base and head are swapped within rounds.
import type { SamplesOfBothSides } from '../model/measuring.ts'
import { normalUpperTail } from './normal.ts'

/** The one-sided results of a test. */
export interface PValuesForGreaterAndLess {
  /** p against "head is greater". */
  readonly greater: number
  /** p against "head is less". */
  readonly less: number
}

/** The largest number of complete rounds with an exact p-value: half a millisecond's work. */
const exactLimit = 100

/**
 * Tests the null hypothesis that in no round it mattered which side was base and which was head.
 *
 * The statistic is Mann-Whitney's: the sum of head's mid-ranks among all values of its block, summed over the blocks;
 * only rounds complete on both sides count. Under the null hypothesis base and head are exchangeable in every round. That is
 * true by design if the order of the sides was random, whatever the noise does over time (drift, bursts, several modes);
 * nothing is assumed of its distribution, only that it does not depend on the order.
 *
 * Exact up to 100 complete rounds (those of equal values not counted): all 2^rounds outcomes are counted, by dynamic
 * programming over the sums of |rank of head - rank of base| (relative error about 1e-15). Beyond that the normal
 * approximation with continuity correction. A p is the probability of a sum at least this far, so the two add up to 1
 * and the probability of this very sum. Both are 1 if no round is complete or no round's values differ. Values must
 * be finite.
 *
 * Fisher, The Design of Experiments (1935), section 21, with ranks for values; Edgington & Onghena, Randomization Tests
 * (2007).
 */
export function pairedRankPermutationTest(blocks: readonly SamplesOfBothSides[]): PValuesForGreaterAndLess {
  const differences = rankDifferences(completePairs(blocks))
  const known = recent.find(earlier => haveSameItems(earlier.differences, differences))
  if (known) return known.result
  const result = testOf(differences)
  recent.unshift({ differences, result })
  recent.length = Math.min(recent.length, mostRecent)
  return result
}

/**
 * Prepares the test of `blocks` for many swaps; a round is a gap in all blocks but one.
 *
 * It returns what `pairedRankPermutationTest` returns for the blocks with the marked rounds swapped, to about 1e-15. Swapping
 * leaves the pooled values as they are, so their ranks and the distribution of the rank sum stay too, and only the sum itself
 * changes: a thousand suites then cost as much as one.
 */
export function createPairedTestForSideSwaps(
  blocks: readonly SamplesOfBothSides[],
): (swapped: readonly boolean[]) => PValuesForGreaterAndLess {
  const pairs = completePairs(blocks)
  const differences = rankDifferences(pairs)
  const { sizes, total, step } = sizesOf(differences)
  const atMost = sizes.length > exactLimit ? approximateLowerTails(sizes, total) : lowerTails(sizes, total)
  return swapped => {
    let ups = 0
    for (const [index, difference] of differences.entries())
      ups += Math.max(0, swapped[pairs.rounds[index] as number] ? -difference : difference) / step
    // The distribution is symmetric: a sum is as likely as the total minus it.
    return { greater: atMost(total - ups), less: atMost(ups) }
  }
}

/** Returns the probability that the sum of a random subset of `sizes`, which are `total` together, is at most a limit. */
function lowerTails(sizes: readonly number[], total: number): (limit: number) => number {
  const tails = waysToSum(sizes, new Float64Array(total + 1))
  for (let s = 1; s <= total; s++) tails[s] = (tails[s] as number) + (tails[s - 1] as number)
  return limit => (tails[limit] as number) / 2 ** sizes.length
}

/** Returns the same by the normal approximation, with continuity correction. */
function approximateLowerTails(sizes: readonly number[], total: number): (limit: number) => number {
  const deviation = Math.sqrt(sizes.reduce((sum, size) => sum + size * size, 0)) / 2
  return limit => normalUpperTail((total / 2 - limit - 0.5) / deviation)
}

/** The values of complete rounds, base before head, round after round; block by block up to `ends`. */
interface Pairs {
  readonly values: readonly number[]
  /** The index of each pair's round. */
  readonly rounds: readonly number[]
  readonly ends: readonly number[]
}

/**
 * The latest results. A result follows from the rank differences alone, and computing those takes a fraction of the time of a
 * test: the search for the largest worsening that is ruled out tests nearly the same values again and again.
 */
const recent: { readonly differences: readonly number[]; readonly result: PValuesForGreaterAndLess }[] = []
/** Enough for both ends of such a search, and two more. */
const mostRecent = 4

function haveSameItems(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}

/** Tests the doubled rank differences of all rounds. */
function testOf(differences: readonly number[]): PValuesForGreaterAndLess {
  const { sizes, total, step } = sizesOf(differences)
  let ups = 0
  for (const difference of differences) ups += Math.max(0, difference) / step
  const downs = total - ups
  if (sizes.length > exactLimit) {
    const atMost = approximateLowerTails(sizes, total)
    return { greater: atMost(downs), less: atMost(ups) }
  }

  // Ups and downs are distributed alike, and add up to a constant: the smaller one's lower tail is the smaller p.
  const { atMost, exactly } = lowerTail(sizes, Math.min(ups, downs))
  const other = 1 - atMost + exactly
  return ups > downs ? { greater: atMost, less: other } : { greater: other, less: atMost }
}

/** Returns the sizes of the doubled rank differences that are not 0, and their total, in units of `step`. */
function sizesOf(differences: readonly number[]): {
  readonly sizes: readonly number[]
  readonly total: number
  readonly step: number
} {
  // Without ties every doubled rank is even, and half the work suffices.
  let step = 2
  for (const difference of differences) if (difference % 2 !== 0) step = 1
  const sizes: number[] = []
  let total = 0
  for (const difference of differences) {
    const size = Math.abs(difference) / step
    if (size > 0) sizes.push(size)
    total += size
  }
  return { sizes, total, step }
}

function completePairs(blocks: readonly SamplesOfBothSides[]): Pairs {
  const values: number[] = []
  const rounds: number[] = []
  const ends: number[] = []
  for (const { base, head } of blocks) {
    for (const [round, first] of base.entries()) {
      const second = head[round] ?? null
      if (first === null || second === null) continue
      values.push(first, second)
      rounds.push(round)
    }
    ends.push(values.length)
  }
  return { values, rounds, ends }
}

/** Returns twice (mid-rank of head - mid-rank of base) of each pair. */
function rankDifferences(pairs: Pairs): readonly number[] {
  const { places, isTied } = orderOf(pairs)
  const ranks: number[] = []
  for (let from = 0; from < places.length; ) {
    let to = from + 1
    while (isTied[to]) to++
    // Twice the mid-rank less a constant of the block, which the difference does not have.
    for (let index = from; index < to; index++) ranks[places[index] as number] = from + to
    from = to
  }
  const differences: number[] = []
  for (let index = 0; index < ranks.length; index += 2) {
    differences.push((ranks[index + 1] as number) - (ranks[index] as number))
  }
  return differences
}

/** The indices of each block's values in ascending order, and for each whether it equals the one before in its block. */
interface Order {
  readonly places: readonly number[]
  readonly isTied: readonly boolean[]
}

/** The order of the test before, to start with: nearly equal values are then nearly sorted. */
let last: { readonly ends: readonly number[]; readonly places: number[] } = { ends: [], places: [] }

/** Up to this many values insertion sort is faster than a call of the engine's sort. */
const fewValues = 100

function orderOf({ values, ends }: Pairs): Order {
  const places = haveSameItems(ends, last.ends) ? last.places : values.map((_, place) => place)
  const isTied: boolean[] = []
  let begin = 0
  for (const end of ends) {
    if (end - begin > fewValues) {
      const sorted = places.slice(begin, end).sort((a, b) => (values[a] as number) - (values[b] as number))
      for (const [index, place] of sorted.entries()) places[begin + index] = place
    } else
      for (let next = begin; next < end; next++) {
        const place = places[next] as number
        const value = values[place] as number
        let to = next
        for (; to > begin && (values[places[to - 1] as number] as number) > value; to--)
          places[to] = places[to - 1] as number
        places[to] = place
      }
    for (let index = begin; index < end; index++)
      isTied.push(index > begin && values[places[index - 1] as number] === values[places[index] as number])
    begin = end
  }
  last = { ends, places }
  return { places, isTied }
}

/** Returns the probability that the sum of a random subset of `sizes` is at most `limit`, and that it is exactly that. */
function lowerTail(sizes: readonly number[], limit: number): { atMost: number; exactly: number } {
  const isShort = limit < waysBuffer.length
  const ways = waysToSum(
    sizes,
    isShort ? waysBuffer.subarray(0, limit + 1).fill(0) : new Float64Array(limit + 1),
  )
  const subsets = 2 ** sizes.length
  let atMost = 0
  for (let s = 0; s <= limit; s++) atMost += ways[s] as number
  return { atMost: atMost / subsets, exactly: (ways[limit] as number) / subsets }
}

/** Counts, in zeros, the subsets of `sizes` that sum to s, at each s. */
function waysToSum(sizes: readonly number[], ways: Float64Array): Float64Array {
  ways[0] = 1
  let largest = 0
  for (const size of sizes) {
    largest = Math.min(ways.length - 1, largest + size)
    for (let s = largest; s >= size; s--) ways[s] = (ways[s] as number) + (ways[s - size] as number)
  }
  return ways
}

/**
 * Half the greatest sum of doubled rank differences, if no rounds of equal values spread the ranks of the others. Allocating
 * it for each test would take longer than a test of few rounds.
 */
const waysBuffer = new Float64Array(exactLimit ** 2 + 1)
