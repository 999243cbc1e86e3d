// The paired test under balanced coins: of all swaps, only those that keep the order of each block balanced.
import type { PValuesForGreaterAndLess } from '../../src/core/stats/paired-test.ts'

/** A Placed round has the values of both sides, and which of them was measured first. */
export interface Placed {
  readonly base: number
  readonly head: number
  readonly isBaseFirst: boolean
}

/** The numbers of rounds that are balanced together: looks come after 8, 12, 16 and 20 rounds. */
export const blockSizes: readonly number[] = [8, 4, 4, 4]

/**
 * p of the rank sum of head, given the values in both places, where base was first in half the rounds of each block.
 * By dynamic programming over the sum, and over how often base was first in the block so far. Ties take the mean rank.
 */
export function balancedTest(rounds: readonly Placed[]): PValuesForGreaterAndLess {
  const sorted = rounds.flatMap(({ base, head }) => [base, head]).sort((a, b) => a - b)
  const twiceRank = (value: number) => sorted.indexOf(value) + sorted.lastIndexOf(value)
  const most = rounds.length * 2 * sorted.length
  let ways = new Map<number, Float64Array>([[0, one(most)]])
  let [made, block] = [0, 0]
  for (const { base, head, isBaseFirst } of rounds) {
    const [first, second] = isBaseFirst ? [base, head] : [head, base]
    const next = new Map<number, Float64Array>()
    for (const [firsts, sums] of ways) {
      shift(next, firsts + 1, sums, twiceRank(second))
      shift(next, firsts, sums, twiceRank(first))
    }
    ways = next
    made++
    const size = blockSizes[block] ?? 4
    if (made < size) continue
    ways = new Map([[0, ways.get(size / 2) ?? one(most)]])
    ;[made, block] = [0, block + 1]
  }
  const all = completed(ways, blockSizes[block] ?? 4, made, most)
  const seen = rounds.reduce((sum, { head }) => sum + twiceRank(head), 0)
  let [total, above, below] = [0, 0, 0]
  for (const [sum, count] of all.entries()) {
    total += count
    if (sum >= seen) above += count
    if (sum <= seen) below += count
  }
  return { greater: above / total, less: below / total }
}

/** The ways in which an unfinished block can end balanced. */
function completed(
  ways: ReadonlyMap<number, Float64Array>,
  size: number,
  made: number,
  most: number,
): Float64Array {
  const all = new Float64Array(most + 1)
  for (const [firsts, sums] of ways) {
    const weight = choose(size - made, size / 2 - firsts)
    for (const [sum, count] of sums.entries()) all[sum] = (all[sum] ?? 0) + weight * count
  }
  return all
}

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  return Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce(
    (product, factor) => product * factor,
    1,
  )
}

function one(most: number): Float64Array {
  const ways = new Float64Array(most + 1)
  ways[0] = 1
  return ways
}

function shift(into: Map<number, Float64Array>, key: number, sums: Float64Array, by: number): void {
  const known = into.get(key) ?? new Float64Array(sums.length)
  for (let sum = by; sum < sums.length; sum++) known[sum] = (known[sum] ?? 0) + (sums[sum - by] ?? 0)
  into.set(key, known)
}
