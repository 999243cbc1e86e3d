// What two neighbours of a line say of each other by themselves, where nothing that differs from night to night is between them.
import type { ChangePoint } from '../stats/change-points.ts'
import { studentUpperTail } from '../stats/student.ts'
import type { LineValue } from './lines.ts'

/** Of a 95 % interval, from its middle to an end, in standard errors: for many rounds, and so too large an error for few. */
const standardErrors = 1.96
/** A benchmark may have left after so many rounds, whatever the run had. */
const fewestRounds = 8

/**
 * The places at which a value differs from the one before, with p adjusted for all places of the line.
 *
 * Counts that never vary, within a run or between runs of one commit, are as they are: p is 0. Values of the same rounds,
 * such as those of several releases, have met the same machine, and their intervals tell them apart: by Student's t of the
 * logarithms, with the degrees of freedom of the fewest rounds that a benchmark can have.
 */
export function neighbourSteps(values: readonly LineValue[]): readonly ChangePoint[] {
  const isCounted = neverVaries(values)
  const places = values.length - 1
  return values.slice(1).flatMap((value, index): readonly ChangePoint[] => {
    const before = values[index] as LineValue
    if (value.head === before.head || value.ratio.estimate === before.ratio.estimate) return []
    if (isCounted) return [{ at: index + 1, p: 0 }]
    return value.run === before.run ? [{ at: index + 1, p: Math.min(1, places * apart(before, value)) }] : []
  })
}

function neverVaries(values: readonly LineValue[]): boolean {
  const known = new Map<string, number>()
  return values.every(({ head, exact, ratio: { estimate } }) => {
    const isSame = (known.get(head) ?? estimate) === estimate
    known.set(head, estimate)
    return exact && isSame
  })
}

/** Two-sided p; 1 where there is no interval. */
function apart(one: LineValue, other: LineValue): number {
  const error = Math.hypot(errorOf(one), errorOf(other))
  const distance = Math.abs(Math.log(other.ratio.estimate / one.ratio.estimate))
  const freedom = Math.min(fewestRounds, one.rounds, other.rounds) - 1
  if (!(error > 0 && error < Number.POSITIVE_INFINITY && freedom > 0)) return 1
  return 2 * studentUpperTail(distance / error, freedom)
}

/** Of the logarithm; infinite where there is no interval. */
function errorOf({ ratio: { low, high } }: LineValue): number {
  if (low === null || high === null || !(low > 0)) return Number.POSITIVE_INFINITY
  return Math.log(high / low) / (2 * standardErrors)
}
