// Sample size planning: the rounds that detect a given change, and the change that given rounds detect.
import { normalUpperQuantile, normalUpperTail } from './normal.ts'

/**
 * Returns the fewest rounds in which a change by `effect` (a ratio: 0.05 is 5 % up, -0.05 is 5 % down) is significant with
 * probability `power`; infinite for no change, or for alpha 0.
 *
 * `spread` is the standard deviation of the logarithms of the values, for small noise the coefficient of variation.
 * `alpha` is one-sided; with Holm's correction over m comparisons, alpha / m is the safe choice. Noether's formula for
 * the Mann-Whitney test, for log-normal noise and equally many values on both sides: approximate, a little too many for
 * large effects, as it takes the variance of U without the effect. Never fewer than the gate's paired test needs to
 * reach alpha at all, whose smallest p is 2^-rounds.
 *
 * Noether, JASA 82 (1987) 645-647.
 */
export function roundsToDetect(effect: number, spread: number, alpha: number, power: number): number {
  const distance = Math.abs(Math.log1p(effect))
  if (distance === 0) return Number.POSITIVE_INFINITY
  // P(head > base) - 1/2 for two log-normal values this far apart.
  const advantage = 0.5 - normalUpperTail(distance / spread / Math.SQRT2)
  const rounds = required(alpha, power) ** 2 / (6 * advantage ** 2)
  // The change that smallestDetectableChange returns for n rounds must take n rounds, in spite of rounding.
  return Math.max(Math.ceil(rounds * (1 - 1e-9)), fewestRounds(alpha))
}

/**
 * Returns the smallest change upwards (a ratio) that `rounds` detect with probability `power`: the inverse of roundsToDetect,
 * with its terms and assumptions. Infinite if so few rounds cannot detect a change of any size with that power.
 */
export function smallestDetectableChange(
  rounds: number,
  spread: number,
  alpha: number,
  power: number,
): number {
  const advantage = required(alpha, power) / Math.sqrt(6 * rounds)
  if (rounds < fewestRounds(alpha) || advantage >= 0.5) return Number.POSITIVE_INFINITY
  return Math.expm1(Math.SQRT2 * normalUpperQuantile(0.5 - advantage) * spread)
}

/**
 * Returns the spread that explains the width of the Hodges-Lehmann interval of a ratio: from `low` to `high` (ratios, head
 * to base) at `confidence`, with `n` values on each side. Infinite for an unbounded interval.
 *
 * Large-sample formula for log-normal noise, whose interval is sqrt(pi/3) times as wide as that of the means; with few
 * values intervals are wider by luck of the ranks, and so is the estimate. Lehmann, Nonparametrics (1975), section 2.5.
 */
export function estimateNoiseFromRatioInterval(
  low: number,
  high: number,
  n: number,
  confidence: number,
): number {
  const halfWidth = (Math.log(high) - Math.log(low)) / 2
  return halfWidth / (normalUpperQuantile((1 - confidence) / 2) * Math.sqrt(2 / n) * Math.sqrt(Math.PI / 3))
}

/** Returns how many standard errors an effect must measure, to be significant at alpha with probability `power`. */
function required(alpha: number, power: number): number {
  return Math.max(0, normalUpperQuantile(alpha) + normalUpperQuantile(1 - power))
}

function fewestRounds(alpha: number): number {
  return Math.ceil(-Math.log2(alpha) * (1 - 1e-12))
}
