// From comparisons to the verdict of the run, with the one sentence that every face of the report shows.
import type { Change, Comparison, Unmatched, Verdict } from '../model/comparison.ts'
import type { Side } from '../model/measuring.ts'
import type { Commit, Lost } from '../model/result-file.ts'
import type { FailOn, Rules } from '../model/settings.ts'
import { formatRatio, shortSha } from '../words/numbers.ts'

/** A Judgement is the verdict and why. */
export interface Judgement {
  readonly verdict: Verdict
  readonly reason: string
}

/** What a run has Found, as far as it is judged by. */
export interface Found {
  readonly comparisons: readonly Comparison[]
  readonly unmatched: Readonly<Record<Side, readonly Unmatched[]>>
  readonly lost: readonly Lost[]
  /** How many benchmarks are proven unchanged. */
  readonly proven: number
}

/**
 * Judges a whole run. Where nothing could be compared it never passes. A benchmark that fails on head alone fails the run,
 * as it is head that has broken it; one that fails on base, or on both sides, or had too little time, leaves the question
 * open. So many benchmarks are `proven` unchanged: they are matched, and leave nothing open.
 */
export function judge(
  { comparisons, unmatched, lost, proven }: Found,
  { threshold }: Pick<Rules, 'threshold'>,
): Judgement {
  const compared = judgeCompared(comparisons, unmatched.base, unmatched.head, threshold, lost.length)
  const judgement = withProven(compared, comparisons.length > 0, proven)
  if (lost.length === 0) return judgement
  const isBroken = ({ failures }: Lost) =>
    failures.every(({ side, kind }) => side === 'head' && kind !== 'no time')
  const broken = lost.filter(isBroken).length
  const others = lost.length - broken
  const reasons = [
    broken > 0 ? `${plural(broken)} failed on head` : '',
    others > 0 ? `${plural(others)} could not be measured` : '',
    comparisons.length > 0 || proven > 0 ? judgement.reason : '',
  ]
  const [first = '', ...rest] = reasons.filter(reason => reason !== '')
  const isFailure = broken > 0 || judgement.verdict === 'fail'
  return {
    verdict: isFailure ? 'fail' : 'inconclusive',
    reason: [first, ...rest.map(reason => reason.replace(/^N/, 'n'))].join('; '),
  }
}

function withProven({ verdict, reason }: Judgement, isCompared: boolean, proven: number): Judgement {
  if (proven === 0) return { verdict, reason }
  if (isCompared)
    return { verdict, reason: `${reason}; ${proven} more proven unchanged: the same binary on both sides` }
  const are = `${plural(proven)} ${proven === 1 ? 'is' : 'are'} proven unchanged`
  return { verdict: 'pass', reason: `${are}: base and head build the same test binaries` }
}

function judgeCompared(
  comparisons: readonly Comparison[],
  onlyBase: readonly Unmatched[],
  onlyHead: readonly Unmatched[],
  threshold: number,
  lost: number,
): Judgement {
  if (comparisons.length === 0)
    return lost > 0
      ? { verdict: 'inconclusive', reason: 'Nothing could be compared' }
      : nothingCompared(countBenchmarks(onlyBase), countBenchmarks(onlyHead))
  const of = plural(countBenchmarks(comparisons))
  const count = (change: Change) => countBenchmarks(withChange(comparisons, change))
  const open = countBenchmarks(undecided(comparisons))
  const also = [
    count('improved') > 0 ? `, ${count('improved')} improved` : '',
    count('changed') > 0 ? `, ${count('changed')} changed in a unit of unknown direction` : '',
  ].join('')
  if (count('regressed') > 0)
    return {
      verdict: 'fail',
      reason: `${count('regressed')} of ${of} regressed${also}${open > 0 ? `, ${open} inconclusive` : ''}`,
    }
  if (open > 0)
    return {
      verdict: 'inconclusive',
      reason: `${open} of ${of} undecided, no regression shown${also}`,
    }
  return { verdict: 'pass', reason: `${noRegression(comparisons, of, threshold)}${also}` }
}

/** With how far each can be held to be from one, where that is not the threshold for all. */
function noRegression(comparisons: readonly Comparison[], of: string, threshold: number): string {
  const wider = held(comparisons)
  if (wider.length === 0) return `No regression in ${of}`
  const most = Math.max(...wider.map(({ ruledOut }) => ruledOut ?? 0))
  const within = `within ${Math.ceil(most * 100 - 1e-9)}%`
  const [all, apart] = [countBenchmarks(comparisons), countBenchmarks(wider)]
  if (all === apart) return `No regression: ${of} ${within}`
  return `No regression: ${all - apart} of ${of} within ${formatRatio(threshold)}, ${apart === 1 ? 'the other' : 'the others'} ${within}`
}

/** Judges a run whose command, as its settings say, depends on nothing that differs. */
export function judgeUntouched(): Judgement {
  return {
    verdict: 'pass',
    reason: 'No file that `paths` names differs between base and head, so nothing was measured',
  }
}

/** Judges a run that base has failed: whatever was measured before, there is nothing sound to compare head with. */
export function judgeWithoutBase(why: string, { sha }: Pick<Commit, 'sha'>): Judgement {
  return { verdict: 'inconclusive', reason: `Base could not be measured: ${why} (${shortSha(sha)})` }
}

/** Whether the check is to turn red. */
export function failsCheck(verdict: Verdict, failOn: FailOn): boolean {
  if (failOn === 'never') return false
  return verdict === 'fail' || (verdict === 'inconclusive' && failOn === 'inconclusive')
}

/** What passes though the threshold is not ruled out, as a worsening as large as `rule-out` is. */
export function held(comparisons: readonly Comparison[]): readonly Comparison[] {
  return withChange(comparisons, 'within').filter(({ better }) => better !== null)
}

/** What could fail a run and is neither shown nor ruled out; a unit of unknown direction cannot fail. */
export function undecided(comparisons: readonly Comparison[]): readonly Comparison[] {
  return withChange(comparisons, 'inconclusive').filter(({ better }) => better !== null)
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
  if (onlyBase === 0 && onlyHead === 0)
    return { verdict: 'fail', reason: 'Nothing was measured on either side' }
  if (onlyBase === 0)
    return {
      verdict: 'inconclusive',
      reason: `Base has no benchmarks to compare with (head has ${onlyHead})`,
    }
  return {
    verdict: 'fail',
    reason: `Nothing to compare: no benchmark has the same name on both sides (base has ${onlyBase}, head ${onlyHead})`,
  }
}

function countBenchmarks(named: readonly Pick<Comparison, 'benchmark' | 'package'>[]): number {
  return new Set(named.map(one => JSON.stringify([one.package, one.benchmark]))).size
}

function plural(benchmarks: number): string {
  return benchmarks === 1 ? '1 benchmark' : `${benchmarks} benchmarks`
}
