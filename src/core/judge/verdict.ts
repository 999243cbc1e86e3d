// The verdict of a run and its grounds, and what follows from it: check, exit status, and whether it is worth a comment.
import type { CalibrationFindings } from '../model/calibration.ts'
import type { Comparison, ComparisonChangeKind, RunWarningOf, Verdict } from '../model/comparison.ts'
import { packageAndBenchmarkId } from '../model/measuring.ts'
import type { BenchmarkLostToFailure, ResultFile } from '../model/result-file.ts'
import type { CommentMode, DecisionRules, FailOn, ShardNumber } from '../model/settings.ts'
import { isHeadBlamedByFailureCounts } from './lost-results.ts'
import { gateModeOfUncomparedBenchmark, isBenchmarkWithoutRowsMuted } from './row-rules.ts'
import { isWarningThatOtherCodeRan } from './run-warnings.ts'

/** The decision on a whole run, with its reasons; `core/report/say/headline.ts` has the sentences. */
export interface VerdictWithGrounds {
  readonly verdict: Verdict
  readonly grounds: VerdictGrounds
}

export type VerdictGrounds =
  | VerdictGroundsOfMeasuredRun
  /** Nothing was measured, as no file that the command depends on differs; `isUnverified` if only an untrusted file says so. */
  | { readonly kind: 'untouched'; readonly isUnverified: boolean }
  | { readonly kind: 'empty-shard'; readonly shard: ShardNumber }
  /** Base could not be measured: `why` says where (null if only an untrusted file says so), and `sha` is its commit. */
  | { readonly kind: 'base-failed'; readonly why: string | null; readonly sha: string }
  | { readonly kind: 'calibration'; readonly calibration: CalibrationFindings }

/** Counts of benchmarks, each counted once whatever its units. */
export interface VerdictGroundsOfMeasuredRun {
  readonly kind: 'measured'
  /** Null if nothing could be compared. */
  readonly compared: BenchmarkTally | null
  /** Measured on one side only. */
  readonly unmatched: { readonly base: number; readonly head: number }
  /** Compared, but without a unit that only base has. */
  readonly halved: number
  /** Failed on head alone. */
  readonly broken: number
  /** Failed on base or on both sides, or had too little time. */
  readonly unmeasured: number
  /** Proven unchanged without being measured. */
  readonly proven: number
  readonly isCommand: boolean
  /** Only an untrusted result file says that these are unchanged. */
  readonly isUnverified: boolean
  /** Parts of the suite without a result. */
  readonly missing: number
  /** Parts of the suite with several results, of which the first was judged. */
  readonly doubled: number
  /** A side may have run other code than its own. */
  readonly isOtherCode: boolean
  /** Lines that look like results and could not be read. */
  readonly unread: number
  /** The sides whose times were replayed; null if all were measured. */
  readonly replayed: RunWarningOf<'replayed'> | null
}

/** The compared benchmarks, counted by what was decided about them. */
export interface BenchmarkTally {
  readonly benchmarks: number
  readonly regressed: number
  /** Accepted and muted regressions, without benchmarks that an earlier one of these three counts. */
  readonly accepted: number
  readonly muted: number
  /** Muted and inconclusive; these are in no other count. */
  readonly mutedUndecided: number
  /** Without benchmarks that have regressed or are undecided in another unit. */
  readonly improved: number
  /** In a unit of unknown direction; without the same benchmarks. */
  readonly changed: number
  /** Without benchmarks that have regressed in another unit. */
  readonly undecided: number
  /** The benchmarks that pass within `rule-out`, and the worsening ruled out in all of them. */
  readonly within: { readonly benchmarks: number; readonly ruledOut: number } | null
}

/** The fields of a result that its verdict depends on. */
type ResultToJudge = Pick<
  ResultFile,
  'comparisons' | 'unmatched' | 'lost' | 'proven' | 'merged' | 'warnings'
> & {
  readonly settings: Pick<ResultFile['settings'], 'benchmarks' | 'go'>
}

/**
 * Judges a whole run.
 *
 * It never passes if nothing could be compared. A benchmark that fails on head alone fails the run, as head has broken it.
 * The run is inconclusive if a benchmark fails on base or on both sides, or had too little time; if a side may have run
 * other code than its own; if a part of the suite is missing; if printed results could not be read; or if head no longer
 * reports a unit, which may be the one that got worse. Proven benchmarks count as matched and unchanged; by themselves they
 * pass only if the result file is trusted. Muted rows do not count. A run with replayed times is always inconclusive.
 */
export function decideVerdictAndGrounds({
  comparisons,
  unmatched,
  lost: allLost,
  proven,
  settings,
  merged,
  warnings,
}: ResultToJudge): VerdictWithGrounds {
  const lost = allLost.filter(entry => !isFailedBenchmarkMuted(entry, settings))
  const broken = lost.filter(isBrokenByHead).length
  const grounds: VerdictGroundsOfMeasuredRun = {
    kind: 'measured',
    compared: comparisons.length === 0 ? null : tallyOf(comparisons),
    unmatched: { base: countBenchmarks(unmatched.base), head: countBenchmarks(unmatched.head) },
    halved: countBenchmarks(
      unmatched.base.filter(
        ({ unit, ...row }) =>
          unit !== null && gateModeOfUncomparedBenchmark({ ...row, unit }, settings) === 'fail',
      ),
    ),
    broken,
    unmeasured: lost.length - broken,
    proven: proven.length,
    isCommand: settings.go === null,
    isUnverified: merged?.isStrangers ?? false,
    missing: missingIn(merged),
    doubled: merged?.missing.filter(({ why }) => why === 'double').length ?? 0,
    isOtherCode: warnings.some(isWarningThatOtherCodeRan),
    unread: warnings.reduce((sum, one) => sum + (one.kind === 'unread-results' ? one.count : 0), 0),
    replayed: warnings.find(warning => warning.kind === 'replayed') ?? null,
  }
  return { verdict: grounds.replayed ? 'inconclusive' : verdictOn(grounds), grounds }
}

/**
 * Counts the parts that could not be judged. An unreadable file is probably one of the absent parts, so of the two kinds only
 * the larger number counts.
 */
function missingIn(merged: ResultFile['merged']): number {
  const missing = merged?.missing.filter(({ why }) => why !== 'double') ?? []
  const unreadable = missing.filter(({ why }) => why === 'unreadable').length
  const absent = missing.filter(({ why }) => why === 'absent').length
  return missing.length - Math.min(unreadable, absent)
}

/** Tells whether rules have muted a failed benchmark. Without a name it is a whole package, which no rule names. */
export function isFailedBenchmarkMuted(
  { benchmark, package: path }: BenchmarkLostToFailure,
  rules: Pick<DecisionRules, 'benchmarks'>,
): boolean {
  return benchmark !== null && isBenchmarkWithoutRowsMuted({ benchmark, package: path }, rules)
}

export function isBrokenByHead({ failures, tries }: BenchmarkLostToFailure): boolean {
  if (failures.some(({ kind }) => kind === 'no time')) return false
  return tries ? isHeadBlamedByFailureCounts(tries) : failures.every(({ side }) => side === 'head')
}

function verdictOn(grounds: VerdictGroundsOfMeasuredRun): Verdict {
  const { halved, broken, unmeasured, compared, isOtherCode, unread } = grounds
  const missing = grounds.missing + grounds.doubled
  const verdict = verdictOnCompared(grounds)
  if (broken > 0) return 'fail'
  // If nothing was compared, the comparisons may be in the missing part.
  const isFail = verdict === 'fail' && (missing === 0 || compared !== null)
  const isOpen = halved > 0 || unmeasured > 0 || missing > 0 || isOtherCode || unread > 0
  return isOpen && !isFail ? 'inconclusive' : verdict
}

/**
 * Returns the verdict without the failures. A base without benchmarks is inconclusive: the pull request may add the first
 * ones. If both sides have benchmarks but no name in common, they were renamed, and a gate that let that pass would guard
 * nothing: it fails, unless the missing ones have failed.
 */
function verdictOnCompared({
  compared,
  unmatched,
  unmeasured,
  proven,
  isUnverified,
}: VerdictGroundsOfMeasuredRun): Verdict {
  if (compared !== null) {
    if (compared.regressed > 0) return 'fail'
    return compared.undecided > 0 ? 'inconclusive' : 'pass'
  }
  if (proven > 0) return isUnverified ? 'inconclusive' : 'pass'
  if (unmeasured > 0) return 'inconclusive'
  return unmatched.base === 0 && unmatched.head > 0 ? 'inconclusive' : 'fail'
}

function tallyOf(comparisons: readonly Comparison[]): BenchmarkTally {
  const rowsOf = (outcome: ReportRowOutcome) => rowsWithOutcome(comparisons, outcome)
  const count = (outcome: ReportRowOutcome) => countBenchmarks(rowsOf(outcome))
  const within = rowsPassingThoughThresholdNotRuledOut(comparisons)
  const [failing, accepted, open] = [rowsOf('regressed'), rowsOf('accepted'), rowsOf('inconclusive')]
  return {
    benchmarks: countBenchmarks(comparisons),
    regressed: countBenchmarks(failing),
    accepted: countBenchmarksBeside(failing, accepted),
    muted: countBenchmarksBeside([...failing, ...accepted], rowsOf('muted')),
    mutedUndecided: count('mutedInconclusive'),
    improved: countBenchmarksBeside([...failing, ...open], rowsOf('improved')),
    changed: countBenchmarksBeside([...failing, ...open], rowsOf('changed')),
    undecided: countBenchmarksBeside(failing, open),
    within:
      within.length === 0
        ? null
        : {
            benchmarks: countBenchmarks(within),
            ruledOut: within.reduce((most, { ruledOut }) => Math.max(most, ruledOut ?? 0), 0),
          },
  }
}

/** Returns the rows that could fail the run, and pass only because a worsening as large as `rule-out` is ruled out. */
export function rowsPassingThoughThresholdNotRuledOut(
  comparisons: readonly Comparison[],
): readonly Comparison[] {
  return comparisons.filter(
    ({ change, better, gate }) => change === 'within' && better !== null && gate === 'fail',
  )
}

/** The kind under which a row is shown: regressions and inconclusive rows that cannot fail have kinds of their own. */
export type ReportRowOutcome =
  | ComparisonChangeKind
  | 'accepted'
  | 'muted'
  | 'mutedInconclusive'
  | 'undirected'

export function displayedOutcomeOfComparison({
  change,
  better,
  gate,
  accepted,
}: Comparison): ReportRowOutcome {
  if (change === 'inconclusive' && better === null) return 'undirected'
  if (change === 'inconclusive' && gate !== 'fail') return 'mutedInconclusive'
  if (change !== 'regressed') return change
  if (gate !== 'fail') return 'muted'
  return accepted === null ? change : 'accepted'
}

/** Returns the rows of these outcomes; those that have `regressed` fail the run. */
export function rowsWithOutcome(
  comparisons: readonly Comparison[],
  ...outcomes: readonly ReportRowOutcome[]
): readonly Comparison[] {
  return comparisons.filter(row => outcomes.includes(displayedOutcomeOfComparison(row)))
}

/** Counts the benchmarks of `rows` without those of `counted`: one benchmark may regress in several units, and counts once. */
function countBenchmarksBeside(counted: readonly Comparison[], rows: readonly Comparison[]): number {
  const ids = new Set(counted.map(packageAndBenchmarkId))
  return countBenchmarks(rows.filter(row => !ids.has(packageAndBenchmarkId(row))))
}

function countBenchmarks(named: readonly Pick<Comparison, 'benchmark' | 'package'>[]): number {
  return new Set(named.map(packageAndBenchmarkId)).size
}

export function verdictFailsCheck(verdict: Verdict, failOn: FailOn): boolean {
  if (failOn === 'never') return false
  return verdict === 'fail' || (verdict === 'inconclusive' && failOn === 'inconclusive')
}

/** The exit statuses of the terminal program. Scripts can tell inconclusive from pass, whatever `fail-on` says. */
export const exitStatuses = { pass: 0, fail: 1, noMeasurement: 2, inconclusive: 3 } as const

export function exitStatusOfVerdict(verdict: Verdict, failOn: FailOn): number {
  return failOn === 'never' ? exitStatuses.pass : exitStatuses[verdict]
}

/**
 * Returns the exit status of several runs together: a regression outweighs a failed measurement, which outweighs an
 * inconclusive run.
 */
export function worstExitStatus(each: readonly number[]): number {
  const byWeight = [exitStatuses.fail, exitStatuses.noMeasurement, exitStatuses.inconclusive]
  return byWeight.find(status => each.includes(status)) ?? exitStatuses.pass
}

/**
 * Tells whether a result is worth a new comment. An existing comment is always updated, so that it never shows another
 * commit. A red check is worth one with `on-change` as well: it was green before, or there was no check.
 */
export function isWorthComment(
  mode: CommentMode,
  { verdict, comparisons, settings }: Pick<ResultFile, 'verdict' | 'comparisons' | 'settings'>,
): boolean {
  const isRed = verdictFailsCheck(verdict, settings.failOn)
  switch (mode) {
    case 'always':
      return true
    case 'on-failure':
      return isRed
    case 'on-change':
      // Rows that a rule has turned off appear in the table only.
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
