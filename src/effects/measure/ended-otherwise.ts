// The failures of benchmarks whose commands have ended otherwise on the other side.
import { SideFailed } from '../../core/model/errors.ts'
import type { Side, Visit } from '../../core/model/measuring.ts'
import { exitFailures } from '../../core/rounds/exit-statuses.ts'

/** A FailedBenchmark has its reported name, and how it failed on a side. */
export type FailedBenchmark = readonly [benchmark: string, failure: SideFailed]

/** Compares a visit with the last one to the other side. */
export function endedOtherwise(
  visit: Visit,
  side: Side,
  other: Visit,
  place: string,
): readonly FailedBenchmark[] {
  const visits = side === 'base' ? { base: visit, head: other } : { base: other, head: visit }
  return exitFailures(visits).map(({ benchmark, side: failed, why }) => [
    benchmark,
    new SideFailed(
      failed,
      `a benchmark failed in ${place}`,
      `A benchmark failed in ${place}, ${failed}, though what ran it ended with status 0: ${benchmark}: ${why}. Run it by hand to see what it prints.`,
    ),
  ])
}

/** The first failure of each side. */
export function firstOfEachSide(failures: readonly SideFailed[]): readonly SideFailed[] {
  return failures.filter((one, index) => failures.findIndex(({ side }) => side === one.side) === index)
}
