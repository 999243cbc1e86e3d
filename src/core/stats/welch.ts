// Welch's t test, for those who want the classic: it compares means and assumes normal noise.
import { studentUpperTail } from './student.ts'

/** A Welch is the outcome of the test. */
export interface Welch {
  /** Difference of the means over its standard error; positive where head is greater. */
  readonly t: number
  /** Degrees of freedom after Welch and Satterthwaite; real. */
  readonly dof: number
  /** Two-sided p. */
  readonly p: number
  /** One-sided p against the alternative that head is greater. */
  readonly greater: number
  /** One-sided p against the alternative that head is less. */
  readonly less: number
}

/**
 * Tests the null hypothesis that both samples come from populations of the same mean; their variances may differ.
 *
 * Assumes independent measurements and means that are about normal: with few measurements, one outlier is enough to
 * hide a change. Approximate even then, as the degrees of freedom are estimated. Null where a side has fewer than two
 * values or neither side varies, since there is then no noise to compare a difference with, and where the squares of
 * the values leave the range of a double. Values must be finite.
 *
 * Welch, Biometrika 34 (1947) 28-35.
 */
export function welch(base: readonly number[], head: readonly number[]): Welch | null {
  const [first, second] = [moments(base), moments(head)]
  const variance = first.variance + second.variance
  // Of fewer than two values it is no number.
  if (!(variance > 0 && Number.isFinite(variance))) return null
  const t = (second.mean - first.mean) / Math.sqrt(variance)
  // As shares of the sum, since the squares of small variances would vanish.
  const [share, rest] = [first.variance / variance, second.variance / variance]
  const dof = 1 / (share ** 2 / (base.length - 1) + rest ** 2 / (head.length - 1))
  const greater = studentUpperTail(t, dof)
  const less = studentUpperTail(-t, dof)
  return { t, dof, p: Math.min(1, 2 * Math.min(greater, less)), greater, less }
}

/** The mean and the variance of the mean, relative to the first value, so that equal values have no variance at all. */
function moments(values: readonly number[]): { mean: number; variance: number } {
  const n = values.length
  const origin = values[0] as number
  const offset = values.reduce((sum, value) => sum + (value - origin), 0) / n
  const squares = values.reduce((sum, value) => sum + (value - origin - offset) ** 2, 0)
  return { mean: origin + offset, variance: squares / (n - 1) / n }
}
