// The exit status for `git bisect run`: good, bad, cannot be tested, or end the whole bisection.
import { CouldNotMeasure, SideFailed } from '../model/errors.ts'
import type { ResultFile } from '../model/result-file.ts'

/** As `git help bisect` has them; from 128 on git ends the bisection. */
export const bisectStatuses = { good: 0, bad: 1, skip: 125, abort: 128 } as const

/**
 * Bad is only what was shown to be slower: what is broken or was not decided is skipped. Without a base no other commit
 * can be tested, either.
 */
export function bisectStatusOf({
  verdict,
  comparisons,
  baseFailed,
}: Pick<ResultFile, 'verdict' | 'comparisons' | 'baseFailed'>): number {
  if (baseFailed) return bisectStatuses.abort
  const isSlower = comparisons.some(
    one => one.change === 'regressed' && one.gate === 'fail' && one.accepted === null,
  )
  if (isSlower) return bisectStatuses.bad
  return verdict === 'pass' ? bisectStatuses.good : bisectStatuses.skip
}

/** A commit that cannot be measured says nothing; any other failure would befall the next one, too. */
export function bisectStatusOfError(error: unknown): number {
  if (error instanceof SideFailed && error.side === 'base') return bisectStatuses.abort
  return error instanceof CouldNotMeasure ? bisectStatuses.skip : bisectStatuses.abort
}
