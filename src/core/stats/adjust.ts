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
  for (const one of p)
    if (!(one >= 0 && one <= 1)) throw new RangeError(`a p-value lies between 0 and 1, not at ${one}`)
  if (correction === 'none') return [...p]
  const ascending = p.map((_, index) => index).sort((a, b) => (p[a] as number) - (p[b] as number))
  const adjusted = new Array<number>(p.length)
  if (correction === 'holm') stepDown(p, ascending, adjusted)
  else stepUp(p, ascending, adjusted)
  return adjusted
}

/** The smallest p times m, the next times m - 1, …; none below its predecessor. */
function stepDown(p: readonly number[], ascending: readonly number[], adjusted: number[]): void {
  let floor = 0
  for (const [rank, index] of ascending.entries()) {
    floor = Math.max(floor, Math.min(1, (p[index] as number) * (ascending.length - rank)))
    adjusted[index] = floor
  }
}

/** The largest p times m / m, the next times m / (m - 1), …; none above its predecessor. */
function stepUp(p: readonly number[], ascending: readonly number[], adjusted: number[]): void {
  let ceiling = 1
  for (const [rank, index] of [...ascending.entries()].reverse()) {
    // The quotient is at least 1, so that rounding cannot bring the product below p.
    ceiling = Math.min(ceiling, (p[index] as number) * (ascending.length / (rank + 1)))
    adjusted[index] = ceiling
  }
}
