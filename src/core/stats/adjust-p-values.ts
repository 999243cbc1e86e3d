// Multiple testing: adjusts p-values for the number of hypotheses tested at once (Holm, Benjamini-Hochberg).
import type { MultipleTestingCorrection } from '../model/settings.ts'

/**
 * Returns the adjusted p-values in the order given: rejecting those at most alpha controls the error rate of the family.
 *
 * holm: the family-wise error rate, however the tests depend on each other (Holm, Scandinavian Journal of Statistics 6
 * (1979) 65-70). bh: the false discovery rate, for independent or positively dependent tests (Benjamini & Hochberg, JRSS B
 * 57 (1995) 289-300). Both assume that each p is valid alone: at most alpha with at most probability alpha under its null
 * hypothesis.
 *
 * Exact. An adjusted p is at least its p and at most 1. Throws RangeError for a p outside 0 to 1.
 */
export function adjustPValues(
  p: readonly number[],
  correction: MultipleTestingCorrection,
): readonly number[] {
  const adjusted = createPValueAdjuster(new Float64Array(p), correction)
  return p.map(adjusted)
}

/**
 * Returns a function from any p-value of the family `p` (in any order) to its adjusted one, for families of millions. Throws
 * like `adjustPValues`.
 */
export function createPValueAdjuster(
  p: Float64Array,
  correction: MultipleTestingCorrection,
): (value: number) => number {
  for (const value of p)
    if (!(value >= 0 && value <= 1)) throw new RangeError(`a p-value lies between 0 and 1, not at ${value}`)
  if (correction === 'none') return value => value
  const sorted = p.slice().sort()
  const adjusted = correction === 'holm' ? stepDown(sorted) : stepUp(sorted)
  return value => adjusted[firstIndex(sorted, value)] as number
}

/** Holm: the smallest p times m, the next times m - 1, …; none below its predecessor. */
function stepDown(sorted: Float64Array): Float64Array {
  let floor = 0
  return sorted.map((p, rank) => {
    floor = Math.max(floor, Math.min(1, p * (sorted.length - rank)))
    return floor
  })
}

/** Benjamini-Hochberg: the largest p times m / m, the next times m / (m - 1), …; none above its predecessor. */
function stepUp(sorted: Float64Array): Float64Array {
  const adjusted = new Float64Array(sorted.length)
  let ceiling = 1
  for (let rank = sorted.length - 1; rank >= 0; rank--) {
    // The quotient is at least 1, so that rounding cannot bring the product below p.
    ceiling = Math.min(ceiling, (sorted[rank] as number) * (sorted.length / (rank + 1)))
    adjusted[rank] = ceiling
  }
  return adjusted
}

/** Returns the first index of a value that is in `sorted`, by bisection. */
function firstIndex(sorted: Float64Array, value: number): number {
  let [from, to] = [0, sorted.length - 1]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] as number) < value) from = middle + 1
    else to = middle
  }
  return from
}
