// Fisher's exact test: whether something happens more often in one of two groups of tries.

/**
 * The one-sided p that at least so many of `hits` + `otherHits` fall into the first group, if they fall into both alike:
 * `hits` of `of` tries against `otherHits` of `otherOf`. Exact at any size; 1 where there is no hit.
 *
 * Fisher, The Design of Experiments (1935), chapter 2.
 */
export function fisherMore(hits: number, of: number, otherHits: number, otherOf: number): number {
  const all = hits + otherHits
  const ways = logChoose(of + otherOf, all)
  let p = 0
  for (let n = hits; n <= Math.min(of, all); n++)
    if (all - n <= otherOf) p += Math.exp(logChoose(of, n) + logChoose(otherOf, all - n) - ways)
  return Math.min(1, p)
}

/** The logarithm of how many ways there are to choose `k` of `n`. */
function logChoose(n: number, k: number): number {
  let sum = 0
  for (let i = 1; i <= Math.min(k, n - k); i++) sum += Math.log((n - i + 1) / i)
  return sum
}

// How well a share is known from how often something happened.

/**
 * The interval of a probability at `confidence`, from `hits` of `of` independent tries (of >= 1): exact, so that it covers
 * at least as often as asked, more often for few tries. The ends are the probabilities at which so many hits or more, and
 * so many or fewer, become as unlikely as half of what the confidence leaves.
 *
 * Clopper & Pearson, Biometrika 26 (1934) 404-413.
 */
export function binomialInterval(
  hits: number,
  of: number,
  confidence: number,
): { readonly low: number; readonly high: number } {
  const tail = (1 - confidence) / 2
  return {
    low: hits === 0 ? 0 : rootOf(p => atLeast(hits, of, p) - tail),
    high: hits === of ? 1 : rootOf(p => tail - atLeast(of - hits, of, 1 - p)),
  }
}

/** The p at which `rising` passes zero, to the last bit that halving finds. */
function rootOf(rising: (p: number) => number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (rising(middle) < 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The probability of `hits` or more; by logarithms, as a single term can be below what a double holds. */
function atLeast(hits: number, of: number, p: number): number {
  if (p <= 0) return 0
  if (p >= 1) return 1
  let term = of * Math.log1p(-p)
  let fewer = 0
  for (let k = 0; k < hits; k++) {
    fewer += Math.exp(term)
    term += Math.log((of - k) / (k + 1)) + Math.log(p) - Math.log1p(-p)
  }
  return Math.max(0, 1 - fewer)
}
