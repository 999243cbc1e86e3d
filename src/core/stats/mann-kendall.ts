// The Mann-Kendall test for a trend in a sequence.
import { groupBy } from '../common/memoize.ts'
import { normalUpperTail } from './normal.ts'

/** The longest sequence without ties for which p is exact. */
const exactLimit = 50

/**
 * Tests the null hypothesis that `values` are in random order, against a trend up or down, straight or not.
 *
 * Assumes nothing about their distribution, but that they are independent: noise that carries over from one value to
 * the next looks like a trend. Exact up to 50 values without ties; else the normal approximation with tie and
 * continuity corrections. Fewer than two values, or all equal, give p = 1; without ties, p cannot go below 2 / n!.
 * Values must be finite. Returns s, the pairs that rise minus those that fall, and the two-sided p.
 *
 * Mann, Econometrica 13 (1945) 245-259; Kendall, Rank Correlation Methods (1975).
 */
export function mannKendallTest(values: readonly number[]): { readonly s: number; readonly p: number } {
  const n = values.length
  let s = 0
  for (const [index, later] of values.entries())
    for (let before = 0; before < index; before++) s += Math.sign(later - (values[before] as number))
  const ties = Array.from(groupBy(values, value => value).values(), equal => equal.length)
  if (s === 0 || ties.length < 2) return { s, p: 1 }
  if (ties.length === n && n <= exactLimit) return { s, p: Math.min(1, 2 * exactTail(n, Math.abs(s))) }
  const term = (size: number) => size * (size - 1) * (2 * size + 5)
  const variance = (term(n) - ties.reduce((sum, size) => sum + term(size), 0)) / 18
  return { s, p: Math.min(1, 2 * normalUpperTail((Math.abs(s) - 1) / Math.sqrt(variance))) }
}

/**
 * Returns P(S >= s) for n values in random order: S = n(n - 1)/2 - 2 * inversions, and the k-th value adds 0 to k - 1
 * inversions to those of the values before it, each with the same probability.
 */
function exactTail(n: number, s: number): number {
  const most = Math.floor(((n * (n - 1)) / 2 - s) / 2)
  let probability = new Float64Array(most + 1)
  probability[0] = 1
  for (let k = 2; k <= n; k++) {
    const next = new Float64Array(most + 1)
    for (let inversions = 0; inversions <= most; inversions++)
      for (let added = 0; added < k && added <= inversions; added++)
        next[inversions] = (next[inversions] as number) + (probability[inversions - added] as number) / k
    probability = next
  }
  return probability.reduce((sum, term) => sum + term, 0)
}
