// The Mann-Whitney U test: the two-sided p-value that benchstat prints, and the one-sided p-values.
import { normalUpperTail } from './normal.ts'
import { mannWhitneyLowerTail } from './u-distribution.ts'

interface MannWhitneyResult {
  /** The number of pairs in which the base value exceeds the head value, ties counting one half: 0 to n1 * n2. */
  readonly u: number
  /** Two-sided p. */
  readonly p: number
  /** One-sided p against "head tends to be greater than base". */
  readonly greater: number
  /** One-sided p against "head tends to be less than base". */
  readonly less: number
  /** False if the normal approximation was used. */
  readonly exact: boolean
}

/** The largest sample with an exact p-value, without and with ties: the limits of benchstat. */
const exactLimit = 50
const exactLimitWithTies = 25

/**
 * Tests the null hypothesis that both samples come from the same population, against a shift in either direction and
 * in each.
 *
 * Assumes independent measurements; nothing about their distribution. Exact up to 50 values a side, or 25 where values
 * tie; beyond that the normal approximation with tie and continuity corrections. A one-sided p is the probability of a
 * U at least this far to its side, so the two add up to 1 and the probability of this very U. p doubles the smaller one;
 * it is 1 where U lies in the middle. All values equal give 1 for all three. Throws RangeError for an empty sample.
 * Values must be finite.
 *
 * Equal to golang.org/x/perf except for samples of different size with ties: upstream looks up the smaller U in the
 * distribution of the first sample, which is then not symmetric, and can print p > 1. This code looks up each tail itself.
 *
 * Mann & Whitney, Annals of Mathematical Statistics 18 (1947) 50-60; Klotz, JASA 61 (1966) 772-787 for ties.
 */
export function mannWhitneyTest(base: readonly number[], head: readonly number[]): MannWhitneyResult {
  return mannWhitneyTestOfSorted(new Float64Array(base).sort(), new Float64Array(head).sort())
}

/** Tests samples that are in ascending order. */
export function mannWhitneyTestOfSorted(base: Float64Array, head: Float64Array): MannWhitneyResult {
  const n1 = base.length
  const n2 = head.length
  if (n1 === 0 || n2 === 0) throw new RangeError('the Mann-Whitney test needs a value on each side')
  const { twiceU, ties } = rank(base, head)
  const u = twiceU / 2
  const tied = ties.length < n1 + n2
  const limit = tied ? exactLimitWithTies : exactLimit
  const exact = n1 <= limit && n2 <= limit
  if (ties.length === 1) return { u, p: 1, greater: 1, less: 1, exact }

  // Head is greater if base seldom exceeds it. The number of pairs in which head exceeds base is the U of swapped samples.
  const [greater, less] = exact
    ? [mannWhitneyLowerTail(n1, n2, ties, twiceU), mannWhitneyLowerTail(n2, n1, ties, 2 * n1 * n2 - twiceU)]
    : approximate(n1, n2, ties, u)
  const p = twiceU === n1 * n2 ? 1 : Math.min(1, 2 * Math.min(greater, less))
  return { u, p, greater, less, exact }
}

/** Returns 2U of the first sample, and the sizes of the groups of ties, ascending by value. Both samples are ascending. */
function rank(first: Float64Array, second: Float64Array): { twiceU: number; ties: readonly number[] } {
  const ties: number[] = []
  let twiceU = 0
  let [i, j] = [0, 0]
  while (i < first.length || j < second.length) {
    const isFirst = j >= second.length || (i < first.length && (first[i] as number) <= (second[j] as number))
    const value = (isFirst ? first[i] : second[j]) as number
    const [fromFirst, fromSecond] = [i, j]
    while (i < first.length && first[i] === value) i++
    while (j < second.length && second[j] === value) j++
    ties.push(i - fromFirst + j - fromSecond)
    twiceU += (i - fromFirst) * (2 * fromSecond + (j - fromSecond))
  }
  return { twiceU, ties }
}

function approximate(n1: number, n2: number, ties: readonly number[], u: number): readonly [number, number] {
  const n = n1 + n2
  const tied = ties.reduce((sum, t) => sum + t * t * t - t, 0)
  const deviation = Math.sqrt((n1 * n2 * (n + 1 - tied / (n * (n - 1)))) / 12)
  const above = u - (n1 * n2) / 2
  return [normalUpperTail((-above - 0.5) / deviation), normalUpperTail((above - 0.5) / deviation)]
}
