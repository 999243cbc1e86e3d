// How far values stray from zero, without letting a few wild ones decide.
import { median } from 'simple-statistics'

/** Makes the median of |Z| the standard deviation of a normal Z. */
const normal = 1.4826
/** How many standard deviations a value can count for. */
const furthest = 3

/**
 * The standard deviation of `values` around zero: the root of their mean square, where those beyond three robust standard
 * deviations (1.4826 times the median size) count as three. 0 for no values. Values must be finite.
 *
 * For normal values 1 % less than their standard deviation, and known almost as well (relative error 1 / sqrt(2n)), where
 * the median alone takes nearly three times as many. Bursts add little, and of two modes both count. Where most
 * values are 0, as of a coarse clock, nothing is cut: the few others are all the noise there is.
 *
 * Winsorising by the median absolute deviation: Huber, Robust Statistics (1981), section 5; Tukey, Annals of Mathematical
 * Statistics 33 (1962) 1-67.
 */
export function robustDeviation(values: readonly number[]): number {
  if (values.length === 0) return 0
  const sizes = values.map(Math.abs)
  const limit = furthest * normal * median(sizes) || Number.POSITIVE_INFINITY
  const squares = sizes.reduce((sum, size) => sum + Math.min(size, limit) ** 2, 0)
  return Math.sqrt(squares / values.length)
}
