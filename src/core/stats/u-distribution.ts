// The exact null distribution of Mann-Whitney's U, with or without ties.

/**
 * P(2U <= twiceU) for the first of two samples of sizes `n1` and `n2` from one population.
 *
 * `ties` holds the size of each group of equal values in the pooled sample, in ascending order of value (all 1 without
 * ties). Every way to deal the pooled values out to the two samples is equally likely; they are counted by dynamic
 * programming over the groups, where a group of t values that gives k to the first sample can do so in C(t, k) ways
 * (Klotz 1966). Work is in doubled ranks, so that mid-ranks are whole numbers, and only the tail asked for is counted.
 * Exact up to rounding of doubles (relative error about 1e-14 at n = 50).
 */
export function lowerTail(n1: number, n2: number, ties: readonly number[], twiceU: number): number {
  if (twiceU < 0) return 0
  if (twiceU >= 2 * n1 * n2) return 1
  // ways[k * width + s]: deals that gave k values to the first sample and contributed s to 2U so far.
  const width = Math.floor(twiceU) + 1
  let ways = new Float64Array((n1 + 1) * width)
  ways[0] = 1
  let below = 0
  for (const t of ties) {
    const next = new Float64Array((n1 + 1) * width)
    for (let k = 0; k <= Math.min(n1, below); k++) {
      // Of the values below this group, `below - k` went to the second sample; each value of this group that goes to
      // the first beats them (2 each) and ties with the second sample's share of its own group (1 each).
      const beaten = below - k
      if (beaten > n2) continue
      for (let taken = 0; taken <= Math.min(t, n1 - k); taken++) {
        if (beaten + t - taken > n2) continue
        const shift = taken * (2 * beaten + t - taken)
        if (shift >= width) continue
        const combinations = choose(t, taken)
        const from = k * width
        const to = (k + taken) * width + shift
        for (let s = 0; s < width - shift; s++) {
          next[to + s] = (next[to + s] as number) + (ways[from + s] as number) * combinations
        }
      }
    }
    ways = next
    below += t
  }
  let tail = 0
  for (let s = 0; s < width; s++) tail += ways[n1 * width + s] as number
  return tail / choose(n1 + n2, n1)
}

/** The binomial coefficient, as a double. */
export function choose(n: number, k: number): number {
  let result = 1
  for (let i = 1; i <= Math.min(k, n - k); i++) result = (result * (n - Math.min(k, n - k) + i)) / i
  return result
}
