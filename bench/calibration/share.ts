// How often something happened in so many repetitions, and how far chance alone can move that.

/** A Share is a count of repetitions, and of those in which it happened. */
export interface Share {
  readonly hits: number
  readonly of: number
}

/** Repeats an experiment that ends in yes or no. */
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
 * The number of hits that stays unexceeded, but for a chance of about 3 in 100,000, where the true share is at most
 * `limit`: four standard errors above it, and two hits more for shares so small that their distribution is skewed.
 */
export function mostHits(limit: number, of: number): number {
  return limit * of + 4 * Math.sqrt(limit * (1 - limit) * of) + 2
}

/** As mostHits, from below, where the true share is at least `limit`. */
export function fewestHits(limit: number, of: number): number {
  return of - mostHits(1 - limit, of)
}

/** In percent, with a second digit near the ends, where it is the first that counts. */
export function percent(share: Share): string {
  if (share.hits === 0 || share.hits === share.of) return `${share.hits === 0 ? 0 : 100} %`
  const value = 100 * ratio(share)
  if (value < 0.005) return '< 0.01 %'
  return `${value.toFixed(value < 1 || value > 99 ? 2 : 1)} %`
}
