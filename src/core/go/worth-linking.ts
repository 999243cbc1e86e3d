// Which packages are worth linking anew for each round: those for which that takes little beside measuring.

/** A Linking is what it takes to link a package for a round, and to measure it then; seconds, of both sides together. */
export interface Linking {
  readonly path: string
  readonly linking: number
  readonly measuring: number
}

/** The largest part of a round's measuring that linking may take. */
export const mostLinking = 0.15
/** Seconds of linking in a whole run that nobody minds. */
export const fewSeconds = 30

/** All of them where their links take few seconds in as many rounds; else those whose links take little of their own time. */
export function worthLinking(packages: readonly Linking[], rounds: number): readonly string[] {
  const together = packages.reduce((sum, { linking }) => sum + linking, 0) * rounds
  return packages
    .filter(one => together <= fewSeconds || one.linking <= mostLinking * one.measuring)
    .map(({ path }) => path)
}
