// The statistics of samples, as benchstat computes them: tests, centres and geometric means; and the test of paired files.
import { memoize } from '../common/memoize.ts'
import { convertWorseningToRise } from '../judge/effect-size.ts'
import type { BetterDirection } from '../model/measuring.ts'
import type { DeltaTest } from '../model/settings.ts'
import { mannWhitneyTestOfSorted } from '../stats/mann-whitney.ts'
import { type CenterWithInterval, medianIntervalOrders, quantileOfSorted } from '../stats/one-sample.ts'
import { pairedRankPermutationTest } from '../stats/paired-test.ts'
import { roundsToDetect } from '../stats/power-analysis.ts'
import { welchTTest } from '../stats/student.ts'
import { binomialCoefficient } from '../stats/u-distribution.ts'
import type { ColumnGeomeanAndRatioToFirst, SampleComparison } from './comparison-table.ts'
import type { CompareTableNote } from './notes.ts'

// Tests of two samples: the p-value, or why there is none.

interface TwoSampleTestResultWithNotes
  extends Pick<SampleComparison, 'p' | 'isPowerless' | 'needed' | 'notes'> {
  /** If nothing was tested: the samples count as different. */
  readonly differs: boolean
}

/** The two-sided p of a test of two samples; null if nothing was tested. */
interface TwoSampleTestResult {
  readonly p: number | null
  /** All values of both samples are the same. */
  readonly isAllEqual: boolean
  /** Each side has one constant value, different from the other side's: a difference without a test. */
  readonly areSidesConstant: boolean
}

/** Tests `base` against `head` (both ascending, not empty). */
export function testSortedSamplesWithDeltaTest(
  base: Float64Array,
  head: Float64Array,
  test: DeltaTest,
): TwoSampleTestResult {
  const least = Math.min(base[0] as number, head[0] as number)
  const isAllEqual = least === base[base.length - 1] && least === head[head.length - 1]
  if (test === 'none') return { p: null, isAllEqual, areSidesConstant: false }
  if (test === 'ttest') {
    const areSidesConstant = !isAllEqual && isConstant(base) && isConstant(head)
    return { p: welchTTest(Array.from(base), Array.from(head))?.p ?? null, isAllEqual, areSidesConstant }
  }
  return { p: isAllEqual ? 1 : mannWhitneyTestOfSorted(base, head).p, isAllEqual, areSidesConstant: false }
}

function isConstant(values: Float64Array): boolean {
  return values.length > 1 && values[0] === values[values.length - 1]
}

/**
 * Returns the outcome of a test. Notes refer to `alpha`, as in benchstat; power refers to `level`, which the p has to reach in
 * the family.
 */
export function addNotesToTwoSampleTestResult(
  { p, isAllEqual, areSidesConstant }: TwoSampleTestResult,
  [base, head]: readonly [base: number, head: number],
  test: DeltaTest,
  alpha: number,
  level = alpha,
): TwoSampleTestResultWithNotes {
  if (test === 'none') return { p: null, differs: true, isPowerless: false, needed: null, notes: [] }
  if (test === 'ttest') {
    const isPowerless = p === null && !areSidesConstant
    return {
      p,
      differs: areSidesConstant,
      isPowerless,
      needed: null,
      notes: isPowerless ? [{ kind: 'untested' }] : [],
    }
  }
  const isPowerless = smallestUTestP(base, head) > level
  const power = { isPowerless, needed: isPowerless ? fewestForUTest(level) : null }
  if (isAllEqual) return { p: 1, differs: false, ...power, notes: [{ kind: 'all-equal' }] }
  if (p !== null && p <= alpha) return { p, differs: false, ...power, notes: [] }
  const needed = fewestForUTest(alpha)
  // benchstat has this note only if the larger sample is too small, too.
  const isNoted = Math.max(base, head) < (needed ?? mostSuggestedValues + 1)
  return { p, differs: false, ...power, notes: isNoted ? [{ kind: 'powerless', needed, alpha }] : [] }
}

/** Returns the smallest p of the U test for samples of these sizes: 2 of all ways to split the values between the sides. */
function smallestUTestP(base: number, head: number): number {
  // Larger samples are never too small; the two sizes make one key of the cache.
  return base < 2 ** 20 && head < 2 ** 20 ? smallestUTestPOfSizes(base * 2 ** 20 + head) : 0
}

/** Memoized, as most samples of a file have the same size. */
const smallestUTestPOfSizes = memoize((sizes: number): number => {
  const [base, head] = [Math.floor(sizes / 2 ** 20), sizes % 2 ** 20]
  return Math.min(1, 2 / binomialCoefficient(base + head, base))
})

const mostSuggestedValues = 50

/** Returns the number of values on each side that can be significant. */
const fewestForUTest = memoize((alpha: number): number | null => {
  for (let n = 1; n <= mostSuggestedValues; n++) if (smallestUTestP(n, n) <= alpha) return n
  return null
})

// Centres of cells, as in benchstat: the median and its confidence interval, or the exact value.

/** Returns the median of `sorted` (not empty, ascending), and its interval at `confidence`. */
export function medianOfSortedWithInterval(sorted: Float64Array, confidence: number): CenterWithInterval {
  const orders = intervalOrders(confidence)(sorted.length)
  const low = sorted[orders.low - 1] ?? Number.NEGATIVE_INFINITY
  const high = sorted[orders.high - 1] ?? Number.POSITIVE_INFINITY
  // (a + b) / 2 rounds differently: the last digit in a CSV file is benchstat's.
  return { center: quantileOfSorted(sorted, 0.5), low, high }
}

export function notesOnMedian({ low, high }: CenterWithInterval, confidence: number): CompareTableNote[] {
  const isBounded = Number.isFinite(low) && Number.isFinite(high)
  return isBounded ? [] : [{ kind: 'unbounded', needed: fewestForInterval(confidence), confidence }]
}

/** Memoized, as most samples of a file have the same size. */
const intervalOrders = memoize((confidence: number) =>
  memoize((n: number) => medianIntervalOrders(n, confidence)),
)

/**
 * Returns the mode of `sorted` (the smallest, if there are several), with the range of all values as its interval: no noise is
 * expected.
 */
export function modeWithRangeOfSorted(sorted: Float64Array): CenterWithInterval {
  const [low, high] = [sorted[0] as number, sorted[sorted.length - 1] as number]
  let [center, most, count] = [low, 1, 0]
  for (const [place, value] of sorted.entries()) {
    count = place > 0 && value === sorted[place - 1] ? count + 1 : 1
    if (count > most) [center, most] = [value, count]
  }
  return { center, low, high }
}

/** Returns the number of values that bounds the median; null if it is over 50. */
const fewestForInterval = memoize((confidence: number): number | null => {
  for (let n = 2; n <= mostSuggestedValues; n++) {
    const { low, high } = medianIntervalOrders(n, confidence)
    if (low > 0 && high <= n) return n
  }
  return null
})

// Geometric means of the columns, computed like in benchstat.

/** The centres of a table by row and column; NaN if nothing was measured. */
interface CentersByRowAndColumn {
  readonly length: number
  readonly columns: number
  centerOf(row: number, column: number): number
}

/**
 * Returns the totals of the columns. Ratios are of the rows that are in the first column too, so that they are meaningful even
 * if the rows differ; the ratio of 0 to 0 is 1.
 */
export function computeColumnGeomeans(
  centers: CentersByRowAndColumn,
): readonly ColumnGeomeanAndRatioToFirst[] {
  const { length, columns } = centers
  let inFirst = 0
  for (let row = 0; row < length; row++) if (!Number.isNaN(centers.centerOf(row, 0))) inFirst++
  return Array.from({ length: columns }, (_, column) => {
    const own = new GeometricMean()
    const ratios = new GeometricMean()
    let areFinite = true
    for (let row = 0; row < length; row++) {
      const center = centers.centerOf(row, column)
      const base = centers.centerOf(row, 0)
      if (Number.isNaN(center)) continue
      own.add(center)
      if (Number.isNaN(base)) continue
      const ratio = center === base ? 1 : center / base
      if (!Number.isFinite(ratio)) areFinite = false
      ratios.add(ratio)
    }
    const center = own.value()
    const notes: CompareTableNote[] = []
    if (column > 0 && ratios.count !== inFirst) notes.push({ kind: 'other-rows' })
    if (center === null) notes.push({ kind: 'no-geomean', of: 'centers' })
    if (column === 0 || !areFinite) return { center, ratio: null, notes }
    const ratio = ratios.value()
    if (ratio === null) notes.push({ kind: 'no-geomean', of: 'ratios' })
    return { center, ratio, notes }
  })
}

/** Computes a running mean of logarithms, like benchstat, so that the last digits agree. */
class GeometricMean {
  count = 0
  private mean = 0
  private isPositive = true

  add(value: number): void {
    this.count++
    if (value <= 0) this.isPositive = false
    else if (this.isPositive) this.mean += (Math.log(value) - this.mean) / this.count
  }

  /** Null if there is none. */
  value(): number | null {
    return this.count > 0 && this.isPositive ? Math.exp(this.mean) : null
  }
}

// Paired files: the permutation test within rounds, and the rounds that it needs.

/** The power of the suggested number of rounds to show a worsening. */
const power = 0.8
const mostSuggestedRounds = 1000

/** Returns the two-sided p of the permutation test within rounds; both samples are in the order of the rounds. */
export function pairedTwoSidedP(base: Float64Array, head: Float64Array): number {
  const { greater, less } = pairedRankPermutationTest([{ base: Array.from(base), head: Array.from(head) }])
  return Math.min(1, 2 * Math.min(greater, less))
}

/** Returns the standard deviation of one value's logarithm, from the differences within rounds; NaN if unknown. */
export function logDeviationOfOneValue(base: Float64Array, head: Float64Array): number {
  const ratios = Array.from(base, (value, round) => Math.log((head[round] as number) / value))
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
  const squares = ratios.reduce((sum, ratio) => sum + (ratio - mean) ** 2, 0)
  const spread = Math.sqrt(squares / (ratios.length - 1) / 2)
  return Number.isFinite(spread) ? spread : Number.NaN
}

/** Tells whether `rounds` are too few for a p of `level`, and how many suffice: the smallest p is 2 of all 2^rounds swaps. */
export function assessRoundCountForPairedTest(
  rounds: number,
  level: number,
): { isPowerless: boolean; needed: number | null } {
  const isPowerless = 2 ** (1 - rounds) > level
  const needed = Math.ceil(1 - Math.log2(level) - 1e-12)
  return { isPowerless, needed: isPowerless && needed <= mostSuggestedRounds ? needed : null }
}

/**
 * Returns the rounds in which a worsening would be shown at `level` in four of five comparisons; null if
 * unknown, or over 1,000.
 */
export function roundsToShowWorsening(
  spread: number,
  worsening: number,
  better: BetterDirection,
  level: number,
): number | null {
  if (Number.isNaN(spread) || better === null || worsening === 0) return null
  const rise = convertWorseningToRise(worsening, better)
  const rounds = Math.max(roundsToDetect(rise, spread, level / 2, power), Math.ceil(1 - Math.log2(level)))
  return rounds <= mostSuggestedRounds ? rounds : null
}
