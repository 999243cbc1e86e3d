// Student's t distribution, and Welch's t test: the classic choice, which compares means and assumes normal noise.

/**
 * Returns P(T > t) for Student's T with `dof` degrees of freedom (real, above 0, finite): to about 1e-13 relative up to 1,000 of
 * them and 1e-11 at 100,000, near zero as in the far tail.
 *
 * Half the regularised incomplete beta function I_x(dof/2, 1/2) at x = dof/(dof + t^2), by its continued fraction on
 * whichever side of its mean that converges faster (Abramowitz & Stegun 26.7.1; DLMF 8.17.22). The work grows with the
 * root of dof. Written here as the normal tail is, and for the same reasons. Throws RangeError where dof is not above 0
 * and finite.
 */
export function studentUpperTail(t: number, dof: number): number {
  if (!(dof > 0 && dof < Number.POSITIVE_INFINITY))
    throw new RangeError(`degrees of freedom are finite and above 0, not ${dof}`)
  if (t < 0) return 1 - studentUpperTail(-t, dof)
  if (t === Number.POSITIVE_INFINITY) return 0
  const a = dof / 2
  // 1 - x and x, neither by subtraction: each may be tiny.
  const above = (t / dof) * t
  const x = 1 / (1 + above)
  const rest = above < 1 ? above * x : 1 / (1 + 1 / above)
  // x^a * (1 - x)^(1/2) / B(a, 1/2), with B(a, 1/2) = sqrt(pi) * gamma(a) / gamma(a + 1/2).
  const front = (Math.exp(-a * Math.log1p(above)) * Math.sqrt(rest) * gammaRatio(a)) / Math.sqrt(Math.PI)
  if (x < (a + 1) / (a + 2.5)) return (front * betaFraction(a, 0.5, x)) / a / 2
  return (1 - front * betaFraction(0.5, a, rest) * 2) / 2
}

/**
 * Returns gamma(a + 1/2) / gamma(a): from its asymptotic series at 20 or more, walked down by gamma(a + 1) = a * gamma(a).
 * The difference of two logarithms would lose a digit for every digit of a.
 */
function gammaRatio(a: number): number {
  let factor = 1
  let from = a
  for (; from < 20; from++) factor *= from / (from + 0.5)
  const series = [-1 / 8, 1 / 128, 5 / 1024, -21 / 32768, -399 / 262144, 869 / 4194304, 39325 / 33554432]
  const sum = series.reduceRight((inner, coefficient) => (inner + coefficient) / from, 0)
  return factor * Math.sqrt(from) * (1 + sum)
}

/** Evaluates the continued fraction of the incomplete beta function, by the modified method of Lentz. */
function betaFraction(a: number, b: number, x: number): number {
  let d = 1 / (1 - ((a + b) * x) / (a + 1))
  let c = 1
  let fraction = d
  for (let m = 1, change = 0; Math.abs(change - 1) > 1e-16 && m < 1e6; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / (1 + even * d)
    c = 1 + even / c
    fraction *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / (1 + odd * d)
    c = 1 + odd / c
    change = d * c
    fraction *= change
  }
  return fraction
}

export interface WelchResult {
  /** Difference of the means over its standard error; positive if head is greater. */
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
 * hide a change. Approximate even then, as the degrees of freedom are estimated. Null if a side has fewer than two
 * values or neither side varies, since there is then no noise to compare a difference with, and if the squares of
 * the values leave the range of a double. Values must be finite.
 *
 * Welch, Biometrika 34 (1947) 28-35.
 */
export function welchTTest(base: readonly number[], head: readonly number[]): WelchResult | null {
  const [first, second] = [moments(base), moments(head)]
  const variance = first.variance + second.variance
  // Of fewer than two values the variance is not a number.
  if (!(variance > 0 && Number.isFinite(variance))) return null
  const t = (second.mean - first.mean) / Math.sqrt(variance)
  // As shares of the sum, since the squares of small variances would vanish.
  const [share, rest] = [first.variance / variance, second.variance / variance]
  const dof = 1 / (share ** 2 / (base.length - 1) + rest ** 2 / (head.length - 1))
  const greater = studentUpperTail(t, dof)
  const less = studentUpperTail(-t, dof)
  return { t, dof, p: Math.min(1, 2 * Math.min(greater, less)), greater, less }
}

/** Returns the mean and the variance of the mean; computed relative to the first value, so that equal values have none. */
function moments(values: readonly number[]): { mean: number; variance: number } {
  const n = values.length
  const origin = values[0] as number
  const offset = values.reduce((sum, value) => sum + (value - origin), 0) / n
  const squares = values.reduce((sum, value) => sum + (value - origin - offset) ** 2, 0)
  return { mean: origin + offset, variance: squares / (n - 1) / n }
}
