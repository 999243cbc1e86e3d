// How large a worsening is ruled out: the deciding test, inverted.

/** Larger worsenings are not searched: a sample that cannot rule out a doubling of the time rules out nothing. */
const largest = 1
/** The precision of the search: finer than any report shows. */
const finest = 1e-4

/**
 * The smallest worsening (a ratio) whose p is at most `level`; null where not even 100 % has such a p. All larger ones
 * up to 100 % are taken to be ruled out as well. `pOf` gives the p of "head is not worse by as much as that". It falls
 * as the worsening grows, except for small steps where values tie, so the search returns a worsening at which p was
 * checked.
 */
export function smallestRuledOut(pOf: (worsening: number) => number, level: number): number | null {
  if (pOf(largest) > level) return null
  if (pOf(0) <= level) return 0
  let [open, ruledOut] = [0, largest]
  while (ruledOut - open > finest * Math.max(ruledOut, 0.01)) {
    // Small ones need more precision.
    const middle = open === 0 ? ruledOut / 4 : Math.sqrt(open * ruledOut)
    if (middle <= finest * 0.01) break
    if (pOf(middle) <= level) ruledOut = middle
    else open = middle
  }
  return ruledOut
}
