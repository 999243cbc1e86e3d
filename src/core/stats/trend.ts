// Tests of values in order of time: where their level changes (binary segmentation), and whether they have a trend (Mann-Kendall).
import { groupBy } from '../common/memoize.ts'
import { normalUpperTail } from './normal.ts'
import { mannWhitneyLowerTailNearZero, mannWhitneySaddlepointDeviate } from './u-distribution.ts'

/** The first value of a new level. */
export interface ChangePointIndexAndPValue {
  readonly at: number
  /** Two-sided p, adjusted for the number of possible splits. */
  readonly p: number
}

/** The largest size of the smaller part for which the distribution is computed exactly. */
const largestExactPart = 20
/** Larger p-values split nothing, so the normal approximation will do. */
const interesting = 0.02
/** The most splits that are compared by more than the normal approximation, which are those around the largest steps. */
const mostCompared = 50
/** The most additions for an exact distribution; beyond, the normal approximation is used, which is larger in the tail. */
const mostSteps = 2e6

/**
 * Returns the change points of `values` (finite, in order of time), in order.
 *
 * A Mann-Whitney test at each possible split asks whether the values after it are from the same population as those before.
 * The smallest p, times the number of splits (Bonferroni), splits the series if it is at most `alpha`, and its parts are
 * tested in the same way (binary segmentation). So a series of exchangeable values is split with a probability of at most
 * `alpha`, whatever their distribution, and one outlier cannot make a level. The p of a split is exact if the smaller part
 * has up to 20 values, as far as that is quickly computed, and else the normal approximation, which is larger in the tail.
 * Ties count one half, which also makes p larger.
 *
 * The price is power: the first split of a series of 60 takes four values of the new level at an alpha of 0.001, and a level
 * that soon ends is hidden by its neighbours.
 *
 * Pettitt, Applied Statistics 28 (1979) 126-135; Hawkins & Deng, Journal of Quality Technology 42 (2010) 165-173.
 */
export function findChangePoints(
  values: readonly number[],
  alpha: number,
): readonly ChangePointIndexAndPValue[] {
  const points: ChangePointIndexAndPValue[] = []
  // A list instead of recursion: a series of many steps would go deep.
  const open: (readonly [from: number, to: number])[] = [[0, values.length]]
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part
    const split = bestSplit(values.slice(from, to))
    if (split === null || split.p > alpha) continue
    const at = from + split.at
    points.push({ at, p: split.p })
    open.push([from, at], [at, to])
  }
  return points.sort((a, b) => a.at - b.at)
}

/**
 * Returns the split with the smallest p; null if all values are equal. The normal approximation prefers splits near the middle, so the
 * likely ones are compared by saddlepoint approximations, which are close to the exact p of each.
 */
function bestSplit(values: readonly number[]): ChangePointIndexAndPValue | null {
  const n = values.length
  const { doubled, ties } = ranks(values)
  if (ties.length < 2) return null
  const tied = ties.reduce((sum, t) => sum + t * t * t - t, 0)
  let rankSum = 0
  const splits = Array.from({ length: n - 1 }, (_, index) => {
    const at = index + 1
    rankSum += doubled[index] as number
    const pairs = at * (n - at)
    // Twice the number of pairs in which a value before exceeds one after.
    const twiceU = rankSum - at * (at + 1)
    const twiceLow = Math.min(twiceU, 2 * pairs - twiceU)
    const deviation = Math.sqrt((pairs * (n + 1 - tied / (n * (n - 1)))) / 12)
    const z = (pairs - twiceLow - 1) / 2 / deviation
    return { at, twiceLow, z, normal: Math.min(1, 2 * normalUpperTail(z)) }
  })
  const likely = splits.toSorted((a, b) => b.z - a.z).slice(0, mostCompared)
  const deviates = likely.map(({ at, twiceLow, z, normal }) =>
    normal > interesting ? -z : mannWhitneySaddlepointDeviate(at, n - at, twiceLow / 2),
  )
  const { at, twiceLow, normal } = likely[deviates.indexOf(Math.min(...deviates))] as (typeof splits)[number]
  return { at, p: Math.min(1, (n - 1) * exactP(at, n - at, twiceLow, normal)) }
}

/** Returns the two-sided p: exact if that matters and is quickly computed, otherwise `normal`. */
function exactP(n1: number, n2: number, twiceLow: number, normal: number): number {
  const u = Math.ceil(twiceLow / 2)
  if (normal > interesting || Math.min(n1, n2) > largestExactPart || n1 * n2 * u > mostSteps) return normal
  return Math.min(1, 2 * mannWhitneyLowerTailNearZero(n1, n2, u))
}

/** Returns doubled mid-ranks in the order of the values, and the sizes of the groups of ties, ascending by value. */
function ranks(values: readonly number[]): {
  readonly doubled: Float64Array
  readonly ties: readonly number[]
} {
  const order = values.map((_, index) => index).sort((a, b) => (values[a] as number) - (values[b] as number))
  const doubled = new Float64Array(values.length)
  const ties: number[] = []
  for (let start = 0; start < order.length; ) {
    let end = start
    while (values[order[end] as number] === values[order[start] as number]) end++
    for (let k = start; k < end; k++) doubled[order[k] as number] = start + 1 + end
    ties.push(end - start)
    start = end
  }
  return { doubled, ties }
}

/** The longest sequence without ties for which the p of a trend is exact. */
const longestExactSequence = 50

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
  if (ties.length === n && n <= longestExactSequence)
    return { s, p: Math.min(1, 2 * exactTail(n, Math.abs(s))) }
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
