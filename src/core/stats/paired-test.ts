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
  const pairs = completePairs(blocks)
  for (const { order, result } of lately) if (isInOrder(pairs, order)) return result
  const order = orderOf(pairs, lately[0]?.order)
  const result = testOf(rankDifferences(pairs, order))
  lately.unshift({ order, result })
  lately.length = Math.min(lately.length, mostKept)
  return result
}

/** Pairs are the values of complete rounds, base and head of one after the other, block by block up to `ends`. */
interface Pairs {
  readonly values: readonly number[]
  readonly ends: readonly number[]
}

/** An Order is the places of values from the least to the greatest of a block, and whether each equals the one before. */
interface Order {
  readonly places: readonly number[]
  readonly isTied: readonly boolean[]
  readonly ends: readonly number[]
}

/**
 * The answers given last. The outcome follows from the order alone, and to see that values have the same one takes a
 * fraction of the time of a test: whoever looks for the largest worsening that is ruled out asks again and again with
 * nearly the same values.
 */
const lately: { readonly order: Order; readonly result: OneSided }[] = []
/** Enough for the two ends of such a search, and two more. */
const mostKept = 4

/** The test of twice the rank differences of all rounds. */
function testOf(differences: readonly number[]): OneSided {
  // Without ties every doubled rank is even, and half the work is enough.
  let step = 2
  for (const difference of differences) if (difference % 2 !== 0) step = 1
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

function completePairs(blocks: readonly Block[]): Pairs {
  const values: number[] = []
  const ends: number[] = []
  for (const { base, head } of blocks) {
    for (let round = 0; round < base.length; round++) {
      const [first, second] = [base[round] ?? null, head[round] ?? null]
      if (first === null || second === null) continue
      values.push(first, second)
    }
    ends.push(values.length)
  }
  return { values, ends }
}

/** Up to as many values are sorted sooner here than by a call of the engine's own sort. */
const fewValues = 100

/** Begins with the order of `last`, if that is of as many values: where they are nearly the same, little is left to do. */
function orderOf({ values, ends }: Pairs, last: Order | undefined): Order {
  const count = values.length
  const isAlike = last?.places.length === count && ends.every((end, block) => end === last.ends[block])
  const places = isAlike ? last.places.slice() : values.map((_, place) => place)
  const isTied: boolean[] = []
  let begin = 0
  for (const end of ends) {
    if (end - begin > fewValues) {
      const sorted = places.slice(begin, end).sort((a, b) => (values[a] as number) - (values[b] as number))
      for (let index = begin; index < end; index++) places[index] = sorted[index - begin] as number
    }
    for (let next = begin + 1; next < end; next++) {
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
  return { places, isTied, ends }
}

/** Whether the values of each block have this order, with ties where it has them and nowhere else. */
function isInOrder({ values, ends }: Pairs, order: Order): boolean {
  const { places, isTied } = order
  if (ends.length !== order.ends.length) return false
  let begin = 0
  for (let block = 0; block < ends.length; block++) {
    const end = ends[block] as number
    if (end !== order.ends[block]) return false
    for (let index = begin + 1; index < end; index++) {
      const before = values[places[index - 1] as number] as number
      const value = values[places[index] as number] as number
      if (isTied[index] ? before !== value : before >= value) return false
    }
    begin = end
  }
  return true
}

/** Twice (mid-rank of head - mid-rank of base) of each round in which that is not 0. */
function rankDifferences({ values, ends }: Pairs, { places, isTied }: Order): readonly number[] {
  const ranks = values.map(() => 0)
  let begin = 0
  for (const end of ends) {
    for (let from = begin; from < end; ) {
      let to = from + 1
      while (to < end && isTied[to]) to++
      // Twice the mid-rank, less 1: how many of the block are below, and how many are not above.
      for (let index = from; index < to; index++) ranks[places[index] as number] = from + to - 2 * begin
      from = to
    }
    begin = end
  }
  const differences: number[] = []
  for (let index = 0; index < ranks.length; index += 2) {
    const difference = (ranks[index + 1] as number) - (ranks[index] as number)
    if (difference !== 0) differences.push(difference)
  }
  return differences
}

/** How likely the sum of a random subset of `sizes` is at most `limit`, and how likely exactly that. */
function lowerTail(sizes: readonly number[], limit: number): { upTo: number; exactly: number } {
  // ways[s]: subsets of the sizes so far that sum to s.
  const ways = limit < waysRoom.length ? waysRoom.fill(0, 0, limit + 1) : new Float64Array(limit + 1)
  ways[0] = 1
  let most = 0
  for (const size of sizes) {
    most = Math.min(limit, most + size)
    for (let s = most; s >= size; s--) ways[s] = (ways[s] as number) + (ways[s - size] as number)
  }
  const subsets = 2 ** sizes.length
  let upTo = 0
  for (let s = 0; s <= limit; s++) upTo += ways[s] as number
  return { upTo: upTo / subsets, exactly: (ways[limit] as number) / subsets }
}

/**
 * Half the greatest sum of doubled rank differences, unless rounds of equal values push the ranks of others apart. To make room
 * each time takes longer than a test of few rounds.
 */
const waysRoom = new Float64Array(exactLimit ** 2 + 1)

function approximate(sizes: readonly number[], ups: number, downs: number): OneSided {
  const deviation = Math.sqrt(sizes.reduce((sum, size) => sum + size * size, 0)) / 2
  const above = (ups - downs) / 2
  return { greater: upperTail((above - 0.5) / deviation), less: upperTail((-above - 0.5) / deviation) }
}
