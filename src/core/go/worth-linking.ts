// Which packages are worth linking anew for each round: those where linking takes little time beside measuring.

/** A Linking is the time to link a package for a round, and the least to measure it there; seconds, both sides together. */
export interface Linking {
  readonly path: string
  readonly linking: number
  readonly measuring: number
}

/** The largest part of a round's measuring that linking may take. */
export const mostLinking = 0.15
/** Seconds of linking in a round that are always acceptable: half a minute in twenty rounds. */
export const fewSeconds = 1.5

/**
 * All packages if linking them takes at most `few` seconds in a round; otherwise those for which it takes little of their
 * own measuring time. It does not depend on how many rounds there are: the gates of a bisection have different numbers of
 * them, and compare their answers.
 */
export function selectRelinkable(packages: readonly Linking[], few = fewSeconds): readonly string[] {
  const together = packages.reduce((sum, { linking }) => sum + linking, 0)
  return packages
    .filter(one => together <= few || one.linking <= mostLinking * one.measuring)
    .map(({ path }) => path)
}
