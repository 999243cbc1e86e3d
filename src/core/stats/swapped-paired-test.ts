// The paired test of one series under many random swaps of its rounds: the ranks are sorted once, each p is looked up.
import type { SamplesOfOneMachine } from '../model/measuring.ts'
import { normalUpperTail } from './normal.ts'
import type { PValuesForGreaterAndLess } from './paired-test.ts'

/** The largest number of rounds with an exact p-value, as in pairedRankPermutationTest. */
const exactLimit = 100

/** Returns the p-values of the paired test after base and head are swapped in the marked rounds. */
type PairedTestAfterSwappingSides = (swapped: readonly boolean[]) => PValuesForGreaterAndLess

/**
 * Prepares the test of `blocks`; a round is null in a block if another block has it, or it is not complete.
 *
 * The test returns what pairedRankPermutationTest returns for the swapped blocks, to about 1e-15. Swapping leaves the pooled values as they
 * are, so their ranks and the distribution of the rank sum stay too, and only the sum itself changes: a thousand suites then
 * cost as much as one.
 */
export function createPairedTestAfterSwappingSides(
  blocks: readonly SamplesOfOneMachine[],
): PairedTestAfterSwappingSides {
  const differences = blocks.map(rankDifferences)
  const rounds = Math.max(0, ...differences.map(block => block.length))
  const byRound = Array.from({ length: rounds }, (_, round) =>
    differences.reduce((sum, block) => sum + (block[round] ?? 0), 0),
  )
  const sizes = byRound.map(Math.abs).filter(size => size !== 0)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const atMost = sizes.length > exactLimit ? approximate(sizes, total) : exact(sizes, total)
  return swapped => {
    let ups = 0
    for (const [round, difference] of byRound.entries())
      if (difference > 0 !== (swapped[round] ?? false)) ups += Math.abs(difference)
    // The distribution is symmetric: a sum is as likely as the total minus it.
    return { greater: atMost(total - ups), less: atMost(ups) }
  }
}

/** Returns twice (mid-rank of head - mid-rank of base) in each round of a block, 0 in those that are not complete. */
function rankDifferences({ base, head }: SamplesOfOneMachine): readonly number[] {
  const isComplete = (round: number) => (base[round] ?? null) !== null && (head[round] ?? null) !== null
  const rounds = [...base.keys()].filter(isComplete)
  const values = rounds.flatMap(round => [base[round] as number, head[round] as number])
  const sorted = new Float64Array(values).sort()
  const twiceRank = new Map<number, number>()
  for (let first = 0, last = 0; first < sorted.length; first = ++last) {
    while (sorted[last + 1] === sorted[first]) last++
    twiceRank.set(sorted[first] as number, first + last)
  }
  const rank = (value: number | null | undefined) => twiceRank.get(value as number) ?? 0
  return base.map((_, round) => (isComplete(round) ? rank(head[round]) - rank(base[round]) : 0))
}

/** Returns the probability that the sum of a random subset of `sizes` is at most a limit. */
function exact(sizes: readonly number[], total: number): (limit: number) => number {
  // ways[s]: subsets of the sizes so far that sum to s.
  const ways = new Float64Array(total + 1)
  ways[0] = 1
  let largest = 0
  for (const size of sizes) {
    largest += size
    for (let s = largest; s >= size; s--) ways[s] = (ways[s] as number) + (ways[s - size] as number)
  }
  for (let s = 1; s <= total; s++) ways[s] = (ways[s] as number) + (ways[s - 1] as number)
  return limit => (ways[limit] as number) / 2 ** sizes.length
}

/** Returns the same by the normal approximation, with continuity correction. */
function approximate(sizes: readonly number[], total: number): (limit: number) => number {
  const deviation = Math.sqrt(sizes.reduce((sum, size) => sum + size * size, 0)) / 2
  // Without ties every size is even, and so is every sum.
  const step = sizes.some(size => size % 2 !== 0) ? 1 : 2
  return limit => normalUpperTail((total / 2 - limit - step / 2) / deviation)
}
