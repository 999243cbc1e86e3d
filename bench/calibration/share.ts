// How often something happened in a number of repetitions, and how far chance alone can move that.

/** A Share is a number of repetitions, and how many of these were hits. */
export interface Share {
  readonly hits: number
  readonly of: number
}

/** Repeats an experiment with a yes-or-no outcome. */
export function howOften(repetitions: number, happens: () => boolean): Share {
  let hits = 0
  for (let i = 0; i < repetitions; i++) if (happens()) hits++
  return { hits, of: repetitions }
}

/** All repetitions of several shares, as one. */
export function pooled(shares: readonly Share[]): Share {
  return {
    hits: shares.reduce((sum, share) => sum + share.hits, 0),
    of: shares.reduce((sum, share) => sum + share.of, 0),
  }
}

export function ratio({ hits, of }: Share): number {
  return hits / of
}

/**
 * The number of hits that is exceeded with a chance of only about 3 in 100,000, if the true share is at most `limit`:
 * four standard errors above it, and two hits more for shares so small that their distribution is skewed.
 */
export function mostHits(limit: number, of: number): number {
  return limit * of + 4 * Math.sqrt(limit * (1 - limit) * of) + 2
}

/** Like mostHits, from below, if the true share is at least `limit`. */
export function fewestHits(limit: number, of: number): number {
  return of - mostHits(1 - limit, of)
}

/** In percent, with a second decimal near 0 and 100 %. */
export function percent(share: Share): string {
  if (share.hits === 0 || share.hits === share.of) return `${share.hits === 0 ? 0 : 100} %`
  const value = 100 * ratio(share)
  if (value < 0.005) return '< 0.01 %'
  return `${value.toFixed(value < 1 || value > 99 ? 2 : 1)} %`
}
