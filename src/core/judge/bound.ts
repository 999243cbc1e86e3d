// How large a worsening is ruled out: the deciding test, inverted.

/** Without larger limits, larger worsenings are not searched: what cannot rule out a doubling of the time rules out nothing. */
const largest = 1
/** The precision of the search: finer than any report shows. */
const finest = 1e-4

/**
 * The smallest worsening (a ratio) whose p is at most `level`; null where neither 100 % nor one of `limits` has such a p. All
 * larger ones are taken to be ruled out as well. `pOf` gives the p of "head is not worse by as much as that". It falls
 * as the worsening grows, except for small steps where values tie, so the search returns a worsening at which p was
 * checked. It begins at the limits: what is ruled out of these is not exceeded by a last digit of the search.
 */
export function smallestRuledOut(
  pOf: (worsening: number) => number,
  level: number,
  limits: readonly number[] = [],
): number | null {
  const tried = [0, ...limits, largest].sort((a, b) => a - b)
  const first = tried.findIndex(worsening => pOf(worsening) <= level)
  if (first === -1) return null
  let [open, ruledOut] = [tried[first - 1] ?? 0, tried[first] as number]
  while (ruledOut - open > finest * Math.max(ruledOut, 0.01)) {
    // Small ones need more precision.
    const middle = open === 0 ? ruledOut / 4 : Math.sqrt(open * ruledOut)
    if (middle <= finest * 0.01) break
    if (pOf(middle) <= level) ruledOut = middle
    else open = middle
  }
  return ruledOut
}
