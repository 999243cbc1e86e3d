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
