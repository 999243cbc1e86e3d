// Change point detection in a series of values: binary segmentation by Mann-Whitney tests of all splits.
import { normalUpperTail } from './normal.ts'
import { mannWhitneyLowerTailNearZero } from './u-distribution.ts'

/** The first value of a new level. */
export interface ChangePointIndexAndPValue {
  readonly at: number
  /** Two-sided p, adjusted for the number of possible splits. */
  readonly p: number
}

/** The largest size of the smaller part for which the distribution is computed exactly. */
const exactLimit = 20
/** Larger p-values split nothing, so the normal approximation will do. */
const interesting = 0.02
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
 * The price is power: the first split of a series of 60 takes five values of the new level at an alpha of 0.001, and a
 * level that soon ends is hidden by its neighbours.
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

/** Returns the split with the smallest p; null if all values are equal. */
function bestSplit(values: readonly number[]): ChangePointIndexAndPValue | null {
  const n = values.length
  const { doubled, ties } = ranks(values)
  if (ties.length < 2) return null
  const tied = ties.reduce((sum, t) => sum + t * t * t - t, 0)
  // Twice the smaller U of each split, and its two-sided p by the normal approximation.
  const twiceLow = new Float64Array(n)
  const normal = new Float64Array(n).fill(2)
  for (let at = 1, sum = 0; at < n; at++) {
    sum += doubled[at - 1] as number
    const pairs = at * (n - at)
    // Twice the number of pairs in which a value before exceeds one after.
    const twiceU = sum - at * (at + 1)
    const low = Math.min(twiceU, 2 * pairs - twiceU)
    const deviation = Math.sqrt((pairs * (n + 1 - tied / (n * (n - 1)))) / 12)
    twiceLow[at] = low
    normal[at] = Math.min(1, 2 * normalUpperTail((pairs - low - 1) / 2 / deviation))
  }
  let best: ChangePointIndexAndPValue | null = null
  for (let at = 1; at < n; at++) {
    const p = normal[at] as number
    // Neighbouring splits hardly differ: only a local minimum can be the best.
    if (p > (normal[at - 1] as number) || p > (normal[at + 1] ?? 2)) continue
    const adjusted = Math.min(1, (n - 1) * exactP(at, n - at, twiceLow[at] as number, p))
    if (best === null || adjusted < best.p) best = { at, p: adjusted }
  }
  return best
}

/** Returns the two-sided p: exact if that matters and is quickly computed, otherwise `normal`. */
function exactP(n1: number, n2: number, twiceLow: number, normal: number): number {
  const u = Math.ceil(twiceLow / 2)
  if (normal > interesting || Math.min(n1, n2) > exactLimit || n1 * n2 * u > mostSteps) return normal
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
    while (end < order.length && values[order[end] as number] === values[order[start] as number]) end++
    for (let k = start; k < end; k++) doubled[order[k] as number] = start + 1 + end
    ties.push(end - start)
    start = end
  }
  return { doubled, ties }
}
