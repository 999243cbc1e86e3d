// Statistics of one sample: its deviation without outliers, its median with an interval, and whether it has two modes.
import { median, medianSorted } from 'simple-statistics'
import type { Sample } from '../model/measuring.ts'
import { normalUpperTail } from './normal.ts'
import { binomialCoefficient } from './u-distribution.ts'

/** The ratio of a normal distribution's standard deviation to its median absolute deviation. */
const normal = 1.4826
/** The largest value that counts, in standard deviations. */
const furthest = 3

/**
 * Returns the standard deviation of `values` around zero: the root of their mean square, where those beyond three robust
 * standard deviations (1.4826 times the median size) count as three. 0 for no values. Values must be finite.
 *
 * For normal values 1 % less than their standard deviation, and about as precise (relative error 1 / sqrt(2n)), where the
 * median alone takes nearly three times as many values. Bursts add little, and of two modes both count. If most values are
 * 0, as of a coarse clock, nothing is cut: the few others are all the noise there is.
 *
 * Winsorising by the median absolute deviation: Huber, Robust Statistics (1981), section 5; Tukey, Annals of Mathematical
 * Statistics 33 (1962) 1-67.
 */
export function robustRootMeanSquare(values: readonly number[]): number {
  if (values.length === 0) return 0
  const sizes = values.map(Math.abs)
  const limit = furthest * normal * median(sizes) || Number.POSITIVE_INFINITY
  const squares = sizes.reduce((sum, size) => sum + Math.min(size, limit) ** 2, 0)
  return Math.sqrt(squares / values.length)
}

/**
 * Replaces values further than 1.5 interquartile ranges outside the quartiles by null, so that rounds keep their places.
 * Values must be finite.
 *
 * Do not use it before a test whose level should hold: trimming makes each sample look less noisy than its population, and
 * where it cuts depends on the sample, so that chance differences stand out. On skewed noise, where the test of this file
 * counts them, false alarms at 5 % rise to 9 % with Mann-Whitney's test and from none to 15 % with Welch's.
 *
 * Tukey's fences, as in golang.org/x/perf/benchstat (the classic library): a value on a fence stays.
 */
export function replaceOutliersByNull(sample: Sample): Sample {
  const sorted = sample.filter(value => value !== null).sort((a, b) => a - b)
  const [first, third] = [quantileOfSorted(sorted, 0.25), quantileOfSorted(sorted, 0.75)]
  const reach = 1.5 * (third - first)
  return sample.map(value =>
    value !== null && value >= first - reach && value <= third + reach ? value : null,
  )
}

/**
 * Returns a quantile of `sorted` (ascending, not empty, finite) by definition 8 of Hyndman & Fan: between the order
 * statistics at p * (n + 1/3) + 1/3, about unbiased whatever the distribution; computed like in go-moremath.
 *
 * Hyndman & Fan, American Statistician 50 (1996) 361-365.
 */
export function quantileOfSorted(sorted: ArrayLike<number>, p: number): number {
  const position = 1 / 3 + p * (sorted.length + 1 / 3)
  const order = Math.floor(position)
  const below = sorted[Math.max(order, 1) - 1] as number
  const above = sorted[order] ?? below
  return below + (position - order) * (above - below)
}

/** The centre of a sample with its confidence interval from order statistics, as benchstat shows them; infinite if there are too few values. */
export interface CenterWithInterval {
  readonly center: number
  readonly low: number
  readonly high: number
}

/** Returns the median of `values` (unsorted, not empty, finite) and its interval at `confidence`. */
export function medianWithInterval(values: readonly number[], confidence: number): CenterWithInterval {
  const sorted = values.toSorted((a, b) => a - b)
  const orders = medianIntervalOrders(sorted.length, confidence)
  return {
    center: medianSorted(sorted),
    low: sorted[orders.low - 1] ?? Number.NEGATIVE_INFINITY,
    high: sorted[orders.high - 1] ?? Number.POSITIVE_INFINITY,
  }
}

/**
 * Returns the order statistics (counted from 1; 0 and n + 1 are infinite) that bound the median of `n` values with at least
 * `confidence`.
 *
 * The number of values below the population's median is Binomial(n, 1/2), whatever the distribution of the values. Up to n = 30
 * its probabilities are summed from the middle outwards, left first, until they reach the confidence; beyond that the
 * normal approximation with continuity correction is rounded outwards, and shortened on the right where that is enough.
 * Source: golang.org/x/perf's use of go-moremath QuantileCI; Hahn & Meeker, Statistical Intervals (1991), section 5.2.
 */
export function medianIntervalOrders(
  n: number,
  confidence: number,
): { readonly low: number; readonly high: number } {
  return n <= 30 ? binomialOrders(n, confidence) : normalOrders(n, confidence)
}

function binomialOrders(n: number, confidence: number): { low: number; high: number } {
  const probability = (k: number) => (k < 0 ? 0 : binomialCoefficient(n, k) / 2 ** n)
  let low = Math.ceil((n + 1) / 2) - 1
  let high = low + 1
  let covered = probability(low)
  // Left first, so that 0 is reached before n + 1; the sum of all is 1 to the last bit.
  while (covered < confidence) {
    if (probability(low - 1) >= probability(high)) covered += probability(--low)
    else covered += probability(high++)
  }
  const shift = rightShifted.some(([size, level]) => size === n && level === confidence) ? 1 : 0
  return { low: low + shift, high: high + shift }
}

/**
 * Of two intervals of the same width and coverage the left one is taken; but upstream, which computes with logarithms from
 * n = 21, takes the right one in these cases of its usual levels because the last bit of two equal probabilities differs.
 * Both are valid; these follow benchstat.
 */
const rightShifted: readonly (readonly [n: number, confidence: number])[] = [
  [28, 0.5],
  [30, 0.5],
  [27, 0.8],
  [22, 0.9],
  [29, 0.9],
  [24, 0.95],
  [28, 0.99],
  [24, 0.999],
  [30, 0.999],
]

function normalOrders(n: number, confidence: number): { low: number; high: number } {
  const below = (order: number) => normalUpperTail((n / 2 - (order - 0.5)) / (Math.sqrt(n) / 2))
  const tail = (1 - confidence) / 2
  let low = 0
  while (below(low + 1) <= tail) low++
  const high = n + 1 - low
  const shorter = below(high - 1) - below(low)
  return { low, high: shorter >= confidence ? high - 1 : high }
}

/** The fewest values in which two groups can be told apart, and the smallest size of each. */
const fewestValues = 8
const fewestInGroup = 4

/**
 * Tells whether `values` (unsorted, finite) look bimodal, as from two layouts in memory or two clock speeds: they fall into
 * two groups with a gap between them. False for fewer than 8 values.
 *
 * The sorted values (their logarithms if all are positive) are cut in two where that explains most of their variance, each
 * group having at least a fifth of the values and at least 4. There are two modes if the explained variance relative to the
 * residual, plus twice the gap relative to the standard deviation of the wider group, exceeds a limit: skewed noise thins
 * out gradually, modes leave a gap.
 *
 * The limit was found by simulation, so that at most 1 % of samples of 8 to 50 values with one mode pass it: normal,
 * log-normal, gamma, Student's t with 3 degrees of freedom, 5 % outliers of any height, and exponential, the worst of
 * them. Of samples with 30 % of the values in the other mode, those 6 standard deviations apart are seen in over half
 * at n = 20 and over nine tenths at 50; those 8 apart in over four fifths at 20 (its test counts them).
 *
 * A rule of thumb, for a warning. Outliers of equal height are a mode to it if they happen to be a fifth of the values, and
 * so are two ticks of a coarse clock.
 */
export function hasTwoModes(values: readonly number[]): boolean {
  const n = values.length
  if (n < fewestValues) return false
  const positive = values.every(value => value > 0)
  const sorted = values.map(value => (positive ? Math.log(value) : value)).sort((a, b) => a - b)
  const fewest = Math.max(fewestInGroup, Math.ceil(n / 5))
  const cut = bestCut(sorted, fewest)
  const [lower, upper] = [spreadOf(sorted.slice(0, cut)), spreadOf(sorted.slice(cut))]
  const between = ((cut * (n - cut)) / n) * (upper.mean - lower.mean) ** 2
  const widest = Math.sqrt(Math.max(lower.squares / (cut - 1), upper.squares / (n - cut - 1)))
  const gap = (sorted[cut] as number) - (sorted[cut - 1] as number)
  return between / (lower.squares + upper.squares) + (2 * gap) / widest > Math.min(18, 2 + 208 / n)
}

/** Returns the size of the lower group with which the groups' means explain most of the variance. */
function bestCut(sorted: readonly number[], fewest: number): number {
  const { mean } = spreadOf(sorted)
  let best = { cut: fewest, explained: -1 }
  let sum = 0
  for (const [index, value] of sorted.entries()) {
    sum += value - mean
    const cut = index + 1
    const explained = sum ** 2 / (cut * (sorted.length - cut))
    if (cut >= fewest && sorted.length - cut >= fewest && explained > best.explained)
      best = { cut, explained }
  }
  return best.cut
}

function spreadOf(values: readonly number[]): { mean: number; squares: number } {
  // Relative to the first value, so that equal values have no variance at all.
  const origin = values[0] as number
  const mean = origin + values.reduce((sum, value) => sum + (value - origin), 0) / values.length
  return { mean, squares: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) }
}
