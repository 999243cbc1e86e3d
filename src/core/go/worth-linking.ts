// Which packages are worth linking anew for each round: those where linking takes little time beside measuring.

/** A Linking is the time to link a package for a round, and to measure it there; seconds, both sides together. */
export interface Linking {
  readonly path: string
  readonly linking: number
  readonly measuring: number
}

/** The largest part of a round's measuring that linking may take. */
export const mostLinking = 0.15
/** Seconds of linking in a whole run that are always acceptable. */
export const fewSeconds = 30

/**
 * All packages if linking takes few seconds over all `rounds`; otherwise those for which it takes little of their own
 * measuring time.
 */
export function worthLinking(packages: readonly Linking[], rounds: number): readonly string[] {
  const together = packages.reduce((sum, { linking }) => sum + linking, 0) * rounds
  return packages
    .filter(one => together <= fewSeconds || one.linking <= mostLinking * one.measuring)
    .map(({ path }) => path)
}
