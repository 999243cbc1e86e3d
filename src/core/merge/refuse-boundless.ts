// Refuses result files that are small each and together more than a job can judge.
import { Misconfigured } from '../model/errors.ts'
import { type MachineRecord, RoundLayout } from './join-rounds.ts'

/** Rows in all: whatever their rounds, each has its place in every form of the report. */
const mostRows = 200_000
/** Values of one side in all rows, each of which has one for every round of all replicas, the second ones included: a gigabyte for both sides. */
const mostValues = 6e7
/** Judging takes time with the square of a replica's rounds, and of the replicas, as each is a block with gaps for all others. */
const mostSteps = 5e9

/** Throws Misconfigured where these pieces would take too much memory or time. */
export function refuseBoundless(pieces: readonly MachineRecord[]): void {
  const rows = pieces.reduce((sum, { of }) => sum + of.series.length, 0)
  const { stretches } = new RoundLayout(pieces, ({ rounds, again }) => [...rounds, ...(again?.rounds ?? [])])
  const lengths = stretches.map(({ length }) => length)
  const values = rows * lengths.reduce((sum, length) => sum + length, 0)
  if (rows > mostRows || values > mostValues || values * Math.max(lengths.length, ...lengths) > mostSteps)
    throw new Misconfigured(
      `results: ${rows} rows on ${lengths.length} machines are too much to judge at once. Give the files of one run.`,
    )
}
