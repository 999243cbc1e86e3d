// The third side of a pull request: what of its result is kept beside base against head.
import { idOf } from '../history/full-rows.ts'
import { kindOf, referenceOf } from '../history/point.ts'
import { type Before, countWorseSteps } from '../history/worse-steps.ts'
import type { ResultFile } from '../model/result-file.ts'
import type { Since } from '../model/since.ts'

/**
 * The result of a pull request, with what that of the reference (as base) against the same head says, and what the history
 * up to base tells of each row; null where there is none.
 */
export function withSince(result: ResultFile, reference: ResultFile, before: Before | null): ResultFile {
  return { ...result, since: sinceIn(reference, before) }
}

function sinceIn(result: ResultFile, before: Before | null): Since {
  const { commits, settings, rounds, comparisons } = result
  const counts = before && countWorseSteps(before, commits.base.sha, kindOf(result))
  return {
    ...referenceOf(commits.base),
    threshold: settings.threshold,
    rounds: rounds.length,
    rows: comparisons.map(one => {
      const { benchmark, package: path, unit, better, exact, delta, ratio, change, gate } = one
      const steps = counts?.get(idOf(one)) ?? null
      return { benchmark, package: path, unit, better, exact, delta, ratio, change, gate, steps }
    }),
  }
}
