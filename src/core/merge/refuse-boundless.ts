// Refuses result files that are small each and together more than a job can judge.
import { Misconfigured } from '../model/errors.ts'
import { Layout, type Piece } from './join-rounds.ts'

/** Values of one side in all rows, each of which has one for every round of all replicas: a gigabyte for both sides. */
const mostValues = 6e7
/** Pairs of values to compare: judging takes time with the square of the rounds of a replica. */
const mostPairs = 2e9

/** Throws Misconfigured where these pieces would take too much memory or time. */
export function refuseBoundless(pieces: readonly Piece[]): void {
  const rows = pieces.reduce((sum, { of }) => sum + of.series.length, 0)
  for (const [what, roundsOf] of [
    ['rounds', ({ rounds }: Piece['of']) => rounds],
    ['second rounds', ({ again }: Piece['of']) => again?.rounds ?? []],
  ] as const) {
    const { stretches } = new Layout(pieces, roundsOf)
    const rounds = stretches.reduce((sum, { length }) => sum + length, 0)
    // Each replica is a block, in which the rounds of all others are gaps.
    const pairs =
      rows * stretches.length * rounds + stretches.reduce((sum, one) => sum + pairsOf(one, roundsOf), 0)
    if (rows * rounds > mostValues || pairs > mostPairs)
      throw new Misconfigured(
        `results: the ${pieces.length} files have ${rows} rows and ${rounds} ${what} together, which is more than can be judged at once. Give the files of one run, or measure with fewer replicas.`,
      )
  }
}

function pairsOf({ pieces }: Layout['stretches'][number], roundsOf: Layout['roundsOf']): number {
  return pieces.reduce((sum, { of }) => sum + of.series.length * roundsOf(of).length ** 2, 0)
}
