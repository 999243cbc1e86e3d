// The tail of the standard normal distribution.

/**
 * P(Z > z) for a standard normal Z, to about 1e-13 relative for z below 37.
 *
 * erfc by its two classic expansions (Abramowitz & Stegun 7.1.6 near zero, the continued fraction 7.1.14 in the tail).
 * Written here because simple-statistics' table ends at 0.999 and the exact libraries weigh 137 packages
 * (docs/decisions/0002-few-dependencies.md).
 */
export function upperTail(z: number): number {
  return z < 0 ? 1 - upperTail(-z) : erfc(z / Math.SQRT2) / 2
}

function erfc(x: number): number {
  return x < 2.5 ? 1 - erfSeries(x) : erfcFraction(x)
}

/** erf(x) = 2/sqrt(pi) * exp(-x^2) * sum of 2^n x^(2n+1) / (1*3*...*(2n+1)); every term is positive. */
function erfSeries(x: number): number {
  let term = x
  let sum = x
  for (let n = 1; term > sum * 1e-17; n++) {
    term *= (2 * x * x) / (2 * n + 1)
    sum += term
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum
}

/** erfc(x) = exp(-x^2)/sqrt(pi) * 1/(x + (1/2)/(x + 1/(x + (3/2)/(x + ...)))), evaluated from the inside out. */
function erfcFraction(x: number): number {
  let fraction = x
  for (let k = 120; k >= 1; k--) fraction = x + k / 2 / fraction
  return Math.exp(-x * x) / Math.sqrt(Math.PI) / fraction
}
