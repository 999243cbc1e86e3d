// Exact tests and intervals for counts: Fisher's test of two groups, and the Clopper-Pearson interval of a proportion.

/**
 * Returns the one-sided p of Fisher's exact test: the probability of `hits` or more in the first group, given the total, if
 * hits are equally likely in both: `hits` of `tries` against `otherHits` of `otherTries`. Exact at any size; 1 without a hit.
 *
 * Fisher, The Design of Experiments (1935), chapter 2.
 */
export function fisherExactGreater(
  hits: number,
  tries: number,
  otherHits: number,
  otherTries: number,
): number {
  const total = hits + otherHits
  const ways = logChoose(tries + otherTries, total)
  let p = 0
  for (let n = hits; n <= Math.min(tries, total); n++)
    p += Math.exp(logChoose(tries, n) + logChoose(otherTries, total - n) - ways)
  return Math.min(1, p)
}

/** Returns the logarithm of the binomial coefficient n over k. */
function logChoose(n: number, k: number): number {
  let sum = 0
  for (let i = 1; i <= Math.min(k, n - k); i++) sum += Math.log((n - i + 1) / i)
  return sum
}

/**
 * Returns the confidence interval of a probability from `hits` in `tries` independent tries (at least 1). Exact: it covers
 * at least as often as asked, more often for few tries. Its ends are the probabilities at which `hits` or more, and `hits`
 * or fewer, have probability (1 - confidence) / 2.
 *
 * Clopper & Pearson, Biometrika 26 (1934) 404-413.
 */
export function binomialInterval(
  hits: number,
  tries: number,
  confidence: number,
): { readonly low: number; readonly high: number } {
  const tail = (1 - confidence) / 2
  return {
    low: hits === 0 ? 0 : rootOf(p => atLeast(hits, tries, p) - tail),
    high: hits === tries ? 1 : rootOf(p => tail - atLeast(tries - hits, tries, 1 - p)),
  }
}

/** Returns the p at which `rising` passes zero, by bisection down to the last bit. */
function rootOf(rising: (p: number) => number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (rising(middle) < 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Returns the probability of `hits` or more, for 0 < p < 1; by logarithms, as one term can be below the range of a double. */
function atLeast(hits: number, tries: number, p: number): number {
  let term = tries * Math.log1p(-p)
  let fewer = 0
  for (let k = 0; k < hits; k++) {
    fewer += Math.exp(term)
    term += Math.log((tries - k) / (k + 1)) + Math.log(p) - Math.log1p(-p)
  }
  return Math.max(0, 1 - fewer)
}
