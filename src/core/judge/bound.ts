// How large a worsening is ruled out: the test that decides, inverted.

/** Larger worsenings are not looked for: who cannot rule out twice the time can rule out nothing. */
const largest = 1
/** How finely it is looked for: finer than any report shows it. */
const finest = 1e-4

/**
 * The smallest worsening (a ratio) whose p is at most `level`, and to which all larger ones up to 100 % are taken to be ruled
 * out as well; null where not even that one is. `pOf` gives the p of "head is not worse by as much as that": it falls as the
 * worsening grows, but for the odd step of ties, so that the answer is one at which it holds.
 */
export function smallestRuledOut(pOf: (worsening: number) => number, level: number): number | null {
  if (pOf(largest) > level) return null
  if (pOf(0) <= level) return 0
  let [open, ruledOut] = [0, largest]
  while (ruledOut - open > finest * Math.max(ruledOut, 0.01)) {
    // Small ones have to be known more finely.
    const middle = open === 0 ? ruledOut / 4 : Math.sqrt(open * ruledOut)
    if (middle <= finest * 0.01) break
    if (pOf(middle) <= level) ruledOut = middle
    else open = middle
  }
  return ruledOut
}
