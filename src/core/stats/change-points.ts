// Where the level of a line of values changes: a scan of Mann-Whitney tests, split by split.
import { upperTail } from './normal.ts'
import { shortTail } from './u-distribution.ts'

/** A ChangePoint is the first value of a new level. */
export interface ChangePoint {
  /** Its place in the values. */
  readonly at: number
  /** Two-sided p, adjusted for all places at which the level could have changed. */
  readonly p: number
}

/** The distribution is counted out where the smaller part has at most so many values. */
const exactLimit = 20
/** Above this nothing is split, so that the normal distribution will do. */
const interesting = 0.02
/** Additions in counting out; beyond these the normal distribution, which is larger in the tail, will do. */
const mostSteps = 2e6

/**
 * The places at which the level of `values` (finite, in time) changes, in order.
 *
 * Each place that splits the line is tested by Mann-Whitney: are the values after it from the same population as those
 * before? The smallest p counts, times the number of places (Bonferroni), and where that is at most `alpha` the line is
 * split there, and its parts are looked at in the same way (binary segmentation). So a line whose values are exchangeable
 * is split with a probability of at most `alpha`, whatever their distribution, and one wild value cannot make a level. (The
 * p of a place is exact where the smaller part has up to 20 values, as far as that is soon counted, and else the normal
 * approximation, which is larger in the tail. Equal values count one half, which makes p larger too.) The price is that a level needs several values: the first split of a line of 60 takes five of
 * the new level at an alpha of 0.001.
 * A level that was left again soon hides behind what surrounds it.
 *
 * Pettitt, Applied Statistics 28 (1979) 126-135; Hawkins & Deng, Journal of Quality Technology 42 (2010) 165-173.
 */
export function changePoints(values: readonly number[], alpha: number): readonly ChangePoint[] {
  const found: ChangePoint[] = []
  // A list instead of recursion: a line of steps would go deep.
  const open: (readonly [from: number, to: number])[] = [[0, values.length]]
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part
    const split = bestSplit(values.slice(from, to))
    if (split === null || split.p > alpha) continue
    const at = from + split.at
    found.push({ at, p: split.p })
    open.push([from, at], [at, to])
  }
  return found.sort((one, other) => one.at - other.at)
}

/** The place that splits these values best; null where there is none. */
function bestSplit(values: readonly number[]): ChangePoint | null {
  const n = values.length
  const { doubled, ties } = ranks(values)
  if (ties.length < 2) return null
  const tied = ties.reduce((sum, t) => sum + t * t * t - t, 0)
  /** Twice the smaller U of each place, and its two-sided p by the normal distribution. */
  const twiceLow = new Float64Array(n)
  const normal = new Float64Array(n).fill(2)
  for (let at = 1, sum = 0; at < n; at++) {
    sum += doubled[at - 1] as number
    const pairs = at * (n - at)
    // Twice how often a value before exceeds one after.
    const twiceU = sum - at * (at + 1)
    const low = Math.min(twiceU, 2 * pairs - twiceU)
    const deviation = Math.sqrt((pairs * (n + 1 - tied / (n * (n - 1)))) / 12)
    twiceLow[at] = low
    normal[at] = Math.min(1, 2 * upperTail((pairs - low - 1) / 2 / deviation))
  }
  let best: ChangePoint | null = null
  for (let at = 1; at < n; at++) {
    const p = normal[at] as number
    // Its neighbours hardly differ: where one is smaller, that one is the place.
    if (p > (normal[at - 1] as number) || p > (normal[at + 1] ?? 2)) continue
    const counted = Math.min(1, (n - 1) * counting(at, n - at, twiceLow[at] as number, p))
    if (best === null || counted < best.p) best = { at, p: counted }
  }
  return best
}

/** The two-sided p, counted out where that makes a difference and is soon done. */
function counting(n1: number, n2: number, twiceLow: number, normal: number): number {
  const u = Math.ceil(twiceLow / 2)
  if (normal > interesting || Math.min(n1, n2) > exactLimit || n1 * n2 * u > mostSteps) return normal
  return Math.min(1, 2 * shortTail(n1, n2, u))
}

/** Doubled mid-ranks in the order of the values, and the sizes of the groups of equal ones in ascending order. */
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
