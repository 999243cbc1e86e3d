// Adjusts p-values for how many hypotheses are tested at once.
import type { Correction } from '../model/settings.ts'

/**
 * The adjusted p of each of `p`, in the order given: rejecting where it is at most alpha keeps the family's promise.
 *
 * holm: the chance of any false rejection is at most alpha, however the tests depend on each other (Holm, Scandinavian
 * Journal of Statistics 6 (1979) 65-70). bh: the expected share of false rejections among all rejections is at most
 * alpha, for independent or positively dependent tests (Benjamini & Hochberg, JRSS B 57 (1995) 289-300). Both assume
 * that each p is valid alone: at most alpha with at most probability alpha where its null holds.
 *
 * Exact. An adjusted p is at least its p and at most 1. Throws RangeError for a p outside 0 to 1.
 */
export function adjust(p: readonly number[], correction: Correction): readonly number[] {
  const adjusted = adjusting(new Float64Array(p), correction)
  return p.map(adjusted)
}

/**
 * Gives the adjusted p of any p in the family `p`, whose order does not matter: equal p have equal ones. For millions of
 * them. Throws like `adjust`.
 */
export function adjusting(p: Float64Array, correction: Correction): (one: number) => number {
  for (const one of p)
    if (!(one >= 0 && one <= 1)) throw new RangeError(`a p-value lies between 0 and 1, not at ${one}`)
  if (correction === 'none') return one => one
  const sorted = p.slice().sort()
  const adjusted = correction === 'holm' ? stepDown(sorted) : stepUp(sorted)
  return one => adjusted[firstAt(sorted, one)] as number
}

/** The smallest p times m, the next times m - 1, …; none below its predecessor. */
function stepDown(sorted: Float64Array): Float64Array {
  let floor = 0
  return sorted.map((p, rank) => {
    floor = Math.max(floor, Math.min(1, p * (sorted.length - rank)))
    return floor
  })
}

/** The largest p times m / m, the next times m / (m - 1), …; none above its predecessor. */
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

/** The first place of a value that is in `sorted`. */
function firstAt(sorted: Float64Array, value: number): number {
  let [from, to] = [0, sorted.length - 1]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] as number) < value) from = middle + 1
    else to = middle
  }
  return from
}
