// From comparisons to the verdict of the run, with the one sentence that every face of the report shows.
import type { Change, Comparison, FailOn, Unmatched, Verdict } from '../model.ts'

/** A Judgement is the verdict and why. */
export interface Judgement {
  readonly verdict: Verdict
  readonly reason: string
}

/** Judges a whole run. Where nothing could be compared it never passes. */
export function judge(
  comparisons: readonly Comparison[],
  onlyBase: readonly Unmatched[],
  onlyHead: readonly Unmatched[],
): Judgement {
  if (comparisons.length === 0) return nothingCompared(countBenchmarks(onlyBase), countBenchmarks(onlyHead))
  const benchmarks = countBenchmarks(comparisons)
  const regressed = countBenchmarks(withChange(comparisons, 'regressed'))
  const improved = countBenchmarks(withChange(comparisons, 'improved'))
  const alsoImproved = improved > 0 ? `, ${improved} improved` : ''
  if (regressed > 0)
    return { verdict: 'fail', reason: `${regressed} of ${plural(benchmarks)} regressed${alsoImproved}` }
  return { verdict: 'pass', reason: `No regression in ${plural(benchmarks)}${alsoImproved}` }
}

/** Whether the check is to turn red. */
export function failsCheck(verdict: Verdict, failOn: FailOn): boolean {
  if (failOn === 'never') return false
  return verdict === 'fail' || (verdict === 'inconclusive' && failOn === 'inconclusive')
}

/** The comparisons of which `change` is said. */
export function withChange(comparisons: readonly Comparison[], change: Change): readonly Comparison[] {
  return comparisons.filter(comparison => comparison.change === change)
}

/**
 * A base without benchmarks is what the pull request that adds the first ones looks like: inconclusive. Benchmarks on
 * both sides of which none has the same name were renamed, and a gate that lets that through guards nothing: fail.
 */
function nothingCompared(onlyBase: number, onlyHead: number): Judgement {
  if (onlyBase === 0)
    return {
      verdict: 'inconclusive',
      reason: `Base has no benchmarks, so the ${onlyHead} on head could not be compared`,
    }
  return {
    verdict: 'fail',
    reason: `Nothing could be compared: none of ${plural(onlyBase)} on base has the name of one of the ${onlyHead} on head`,
  }
}

function countBenchmarks(named: readonly Pick<Comparison, 'benchmark' | 'package'>[]): number {
  return new Set(named.map(one => JSON.stringify([one.package, one.benchmark]))).size
}

function plural(benchmarks: number): string {
  return benchmarks === 1 ? '1 benchmark' : `${benchmarks} benchmarks`
}
