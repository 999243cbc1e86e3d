// From comparisons to the verdict of the run, and the counts that it stands on.
import type { Change, Comparison, Replayed, Unmatched, Verdict } from '../model/comparison.ts'
import type { Judgement, MeasuredGrounds, Tally } from '../model/judgement.ts'
import { benchmarkId, type Side } from '../model/measuring.ts'
import type { Commit, Lost, ResultFile } from '../model/result-file.ts'
import type { CommentMode, FailOn, Rules, ShardNumber } from '../model/settings.ts'
import { isFaultOfHead } from './lost-results.ts'
import { gateOfBenchmark } from './row-rules.ts'

/** A Case is what a run is judged by. */
export interface Case {
  readonly comparisons: readonly Comparison[]
  readonly unmatched: Readonly<Record<Side, readonly Unmatched[]>>
  readonly lost: readonly Lost[]
  /** How many benchmarks are proven unchanged. */
  readonly proven: number
  /** Whether that is only what strangers say; no, unless said. */
  readonly isClaimed?: boolean
  /** Parts of the suite whose results are missing; none, unless said. */
  readonly missing?: number
  /** Whether a side may have run other code than its own; no, unless said. */
  readonly isOtherCode?: boolean
  /** Lines that look like results and could not be read; none, unless said. */
  readonly unread?: number
  /** The sides whose times were replayed, so that nothing can be said; none, unless said. */
  readonly replayed?: Replayed | null
  readonly rules: Pick<Rules, 'benchmarks'>
}

/**
 * Judges a whole run. Where nothing could be compared it never passes. A benchmark that fails on head alone fails the
 * run, as head has broken it; one that fails on base, or on both sides, or had too little time, makes the run
 * inconclusive, and so do a side that may have run other code than its own, a part of the suite that is missing, results that were printed and could not be read, and a unit that head no longer reports: it may be the one
 * that got worse. Proven benchmarks count as matched and unchanged; by
 * themselves they pass only where it was not strangers who measured. What rules have muted counts for nothing. A run whose times
 * were replayed is inconclusive, whatever they are.
 */
export function judge({
  comparisons,
  unmatched,
  lost: all,
  proven,
  isClaimed = false,
  missing = 0,
  isOtherCode = false,
  unread = 0,
  replayed = null,
  rules,
}: Case): Judgement {
  const lost = all.filter(one => !isMuted(one, rules))
  const broken = lost.filter(isBroken).length
  const grounds: MeasuredGrounds = {
    kind: 'measured',
    compared: comparisons.length === 0 ? null : tallyOf(comparisons),
    unmatched: { base: countBenchmarks(unmatched.base), head: countBenchmarks(unmatched.head) },
    halved: countBenchmarks(
      unmatched.base.filter(
        ({ unit, ...one }) => unit !== null && gateOfBenchmark({ ...one, unit }, rules) === 'fail',
      ),
    ),
    broken,
    unmeasured: lost.length - broken,
    proven,
    isClaimed,
    missing,
    isOtherCode,
    unread,
    replayed,
  }
  return { verdict: replayed ? 'inconclusive' : verdictOn(grounds), grounds }
}

/** Whether a rule has muted what was lost. Without a name it is a whole package, which no rule names. */
export function isMuted({ benchmark, package: path }: Lost, rules: Pick<Rules, 'benchmarks'>): boolean {
  return benchmark !== null && gateOfBenchmark({ benchmark, package: path }, rules) !== 'fail'
}

/** Whether head has broken what was lost. */
export function isBroken({ failures, tries }: Lost): boolean {
  if (failures.some(({ kind }) => kind === 'no time')) return false
  return tries ? isFaultOfHead(tries) : failures.every(({ side }) => side === 'head')
}

function verdictOn(grounds: MeasuredGrounds): Verdict {
  const { halved, broken, unmeasured, missing, compared, isOtherCode, unread } = grounds
  const rest = verdictOnTheRest(grounds)
  if (broken > 0) return 'fail'
  // What nothing was compared of may stand in the part that is missing.
  const isFail = rest === 'fail' && (missing === 0 || compared !== null)
  const isOpen = halved > 0 || unmeasured > 0 || missing > 0 || isOtherCode || unread > 0
  return isOpen && !isFail ? 'inconclusive' : rest
}

/**
 * A base without benchmarks is inconclusive: the pull request may add the first ones. If both sides have benchmarks but
 * no name in common, they were renamed, and a gate that let that pass would guard nothing: fail, unless the missing
 * ones were lost.
 */
function verdictOnTheRest({ compared, unmatched, unmeasured, proven, isClaimed }: MeasuredGrounds): Verdict {
  if (compared !== null) {
    if (compared.regressed > 0) return 'fail'
    return compared.undecided > 0 ? 'inconclusive' : 'pass'
  }
  if (proven > 0) return isClaimed ? 'inconclusive' : 'pass'
  if (unmeasured > 0) return 'inconclusive'
  return unmatched.base === 0 && unmatched.head > 0 ? 'inconclusive' : 'fail'
}

function tallyOf(comparisons: readonly Comparison[]): Tally {
  const count = (change: Change) => countBenchmarks(withChange(comparisons, change))
  const wider = new Set(held(comparisons))
  return {
    benchmarks: countBenchmarks(comparisons),
    regressed: countBenchmarks(regressions(comparisons)),
    accepted: countBenchmarks(acceptedOnes(comparisons)),
    muted: countBenchmarks(mutedOnes(comparisons)),
    improved: count('improved'),
    changed: count('changed'),
    undecided: countBenchmarks(undecided(comparisons)),
    within:
      wider.size === 0
        ? null
        : {
            benchmarks: countBenchmarks([...wider]),
            ruledOut: [...wider].reduce((most, { ruledOut }) => Math.max(most, ruledOut ?? 0), 0),
            areOthersNearer: comparisons.every(one => wider.has(one) || (isGated(one) && one.rule === null)),
          },
  }
}

/**
 * Judges a run whose command, as its settings say, depends on nothing that differs. It passes, but not because strangers
 * say so: a pass needs samples that can be judged.
 */
export function judgeUntouched(isClaimed = false): Judgement {
  return { verdict: isClaimed ? 'inconclusive' : 'pass', grounds: { kind: 'untouched', isClaimed } }
}

/** Judges a run without a benchmark in its shard: the others have them. */
export function judgeEmpty(shard: ShardNumber): Judgement {
  return { verdict: 'pass', grounds: { kind: 'empty-shard', shard } }
}

/** Judges a run in which base failed: whatever was measured before, there is nothing sound to compare head with. */
export function judgeWithoutBase(why: string | null, { sha }: Pick<Commit, 'sha'>): Judgement {
  return { verdict: 'inconclusive', grounds: { kind: 'base-failed', why, sha } }
}

/** What passes though the threshold is not ruled out: the comparisons that are within. */
export function held(comparisons: readonly Comparison[]): readonly Comparison[] {
  return withChange(comparisons, 'within').filter(isGated)
}

/** What could fail a run and is neither shown nor ruled out. */
export function undecided(comparisons: readonly Comparison[]): readonly Comparison[] {
  return withChange(comparisons, 'inconclusive').filter(isGated)
}

/** What fails a run. */
export function regressions(comparisons: readonly Comparison[]): readonly Comparison[] {
  return withChange(comparisons, 'regressed').filter(one => isGated(one) && one.accepted === null)
}

/** Regressions that pass, as somebody has accepted them. */
export function acceptedOnes(comparisons: readonly Comparison[]): readonly Comparison[] {
  return withChange(comparisons, 'regressed').filter(one => isGated(one) && one.accepted !== null)
}

/** Regressions that pass, as a rule has muted them. */
export function mutedOnes(comparisons: readonly Comparison[]): readonly Comparison[] {
  return withChange(comparisons, 'regressed').filter(({ gate }) => gate !== 'fail')
}

/** Whether it could fail a run: a unit of unknown direction cannot, nor what is muted. */
function isGated({ better, gate }: Comparison): boolean {
  return better !== null && gate === 'fail'
}

/** The comparisons with this change. */
export function withChange(comparisons: readonly Comparison[], change: Change): readonly Comparison[] {
  return comparisons.filter(comparison => comparison.change === change)
}

function countBenchmarks(named: readonly Pick<Comparison, 'benchmark' | 'package'>[]): number {
  return new Set(named.map(benchmarkId)).size
}

// The exit rule: whether a verdict turns the check red, and with which status the terminal program ends.

/** Whether the check is to turn red. */
export function failsCheck(verdict: Verdict, failOn: FailOn): boolean {
  if (failOn === 'never') return false
  return verdict === 'fail' || (verdict === 'inconclusive' && failOn === 'inconclusive')
}

/** The statuses of the terminal program. A script can tell inconclusive from pass, whatever `fail-on` says. */
export const statuses = { pass: 0, fail: 1, noMeasurement: 2, inconclusive: 3 } as const

/** The status of one verdict. */
export function exitStatus(verdict: Verdict, failOn: FailOn): number {
  return failOn === 'never' ? statuses.pass : statuses[verdict]
}

/**
 * The one status of several runs. A regression counts whatever else failed; a failed measurement counts more than an
 * inconclusive run.
 */
export function worstOf(all: readonly number[]): number {
  const byWeight = [statuses.fail, statuses.noMeasurement, statuses.inconclusive]
  return byWeight.find(status => all.includes(status)) ?? statuses.pass
}

// Whether a result is worth a new comment. One that is there is always updated, so that it never tells of another commit.

/** What turns the check red is a change, too: it was green, or there was no check. */
export function isWorthComment(
  mode: CommentMode,
  { verdict, comparisons, settings }: Pick<ResultFile, 'verdict' | 'comparisons' | 'settings'>,
): boolean {
  const isRed = failsCheck(verdict, settings.failOn)
  switch (mode) {
    case 'always':
      return true
    case 'on-failure':
      return isRed
    case 'on-change':
      // What a rule has turned off is only in the table.
      return (
        isRed ||
        verdict === 'fail' ||
        comparisons.some(({ change, gate }) => gate !== 'off' && changes.includes(change))
      )
    case 'never':
      return false
  }
}

const changes: readonly string[] = ['regressed', 'improved', 'changed']
