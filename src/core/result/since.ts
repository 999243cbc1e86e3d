// The third side of a pull request: what of its result is kept beside base against head.
import { referenceOf } from '../history/point.ts'
import type { ResultFile } from '../model/result-file.ts'
import type { Since } from '../model/since.ts'

/** The result of a pull request, with what that of the reference (as base) against the same head says. */
export function withSince(result: ResultFile, reference: ResultFile): ResultFile {
  return { ...result, since: sinceIn(reference) }
}

function sinceIn({ commits, settings, rounds, comparisons }: ResultFile): Since {
  return {
    ...referenceOf(commits.base),
    threshold: settings.threshold,
    rounds: rounds.length,
    rows: comparisons.map(
      ({ benchmark, package: path, unit, better, exact, delta, ratio, change, gate }) => ({
        ...{ benchmark, package: path, unit, better, exact, delta, ratio, change, gate },
      }),
    ),
  }
}
