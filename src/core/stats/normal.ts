// The standard normal distribution: its density, upper tail, and quantiles.
import { memoize } from '../common/memoize.ts'

export function normalDensity(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
}

/**
 * Returns P(Z > z) for a standard normal Z, to about 1e-13 relative for z below 37.
 *
 * erfc by its two classic expansions (Abramowitz & Stegun 7.1.6 near zero, the continued fraction 7.1.14 in the tail).
 * Written here because simple-statistics' table ends at 0.999 and the exact libraries weigh 137 packages
 * (docs/decisions/0002-few-dependencies.md).
 */
export function normalUpperTail(z: number): number {
  return z < 0 ? 1 - normalUpperTail(-z) : erfc(z / Math.SQRT2) / 2
}

/**
 * Returns the z with normalUpperTail(z) = `p`, to about 1e-13 (relative from z = 1, absolute below); infinite if p is 0 or 1. A p
 * below 1e-300, near the end of doubles, counts as 1e-300.
 *
 * Newton's method on the logarithm of the tail. As exp(-z^2/2)/2 bounds the tail from above (z >= 0), its inverse lies
 * beyond the root, and as the logarithm is concave, every step from there falls short of the root: nothing can diverge.
 * Throws RangeError outside 0 to 1.
 */
export function normalUpperQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`a probability lies between 0 and 1, not at ${p}`)
  if (p > 0.5) return -normalUpperQuantile(1 - p)
  if (p === 0) return Number.POSITIVE_INFINITY
  if (p < 1e-300) return normalUpperQuantile(1e-300)
  return solve(p)
}

const solve = memoize((p: number) => {
  let z = Math.sqrt(-2 * Math.log(2 * p))
  // The error after a step is about the square of that step, so nothing can be gained after the last one.
  for (let step = 1; step > 1e-8; z -= step) {
    const tail = normalUpperTail(z)
    step = (Math.log(p / tail) * tail) / normalDensity(z)
  }
  return z
})

function erfc(x: number): number {
  // Beyond 1.5 the difference from 1 would lose digits that the fraction has.
  return x < 1.5 ? 1 - erfSeries(x) : erfcFraction(x)
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

/**
 * erfc(x) = exp(-x^2)/sqrt(pi) * 1/(x + (1/2)/(x + 1/(x + (3/2)/(x + ...)))), evaluated from the inside out. It needs about
 * 180/x^2 terms.
 */
function erfcFraction(x: number): number {
  let fraction = x
  for (let k = Math.ceil(10 + 180 / (x * x)); k >= 1; k--) fraction = x + k / 2 / fraction
  return Math.exp(-x * x) / Math.sqrt(Math.PI) / fraction
}
