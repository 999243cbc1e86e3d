// Creates the result of a run: the public record, judged, with the reference's rows and later acceptances.
import { historyReferenceOfBaseCommit, machineKindOf } from '../history/point.ts'
import { countWorseStepsByRow, type HistoryUpToCommit } from '../history/regressions.ts'
import { markAcceptedRegressions } from '../judge/acceptances.ts'
import { findBenchmarkDoubts, type MeasurementsToCheckForDoubts } from '../judge/doubts.ts'
import {
  mergeBenchmarksLostToFailure,
  mergeFlakyBenchmarks,
  roundsLackingBenchmarksRunWarnings,
  unreadOrImpossibleValuesRunWarnings,
} from '../judge/lost-results.ts'
import { changedBenchmarkFilesRunWarnings, sideSystemDifferenceRunWarnings } from '../judge/run-warnings.ts'
import { findBenchmarksOnlyOnSide, isMeasuredOnBothSides } from '../judge/unmatched.ts'
import { decideVerdictAndGrounds } from '../judge/verdict.ts'
import type { FlakyBenchmark, RunWarning } from '../model/comparison.ts'
import { type BenchmarkSeries, type MeasuredRound, rowId, type SideVisit } from '../model/measuring.ts'
import type {
  BenchmarkLostToFailure,
  FailureMessageAndOutput,
  HeadVersusReferenceComparison,
  ResultFile,
  RoundOrderAndVisitTimes,
} from '../model/result-file.ts'
import type { AcceptedWorsening } from '../model/settings.ts'
import { collectSampleCountsPerVisit, formatNameOfEachMeasuredSide } from '../rounds/collect.ts'
import { movedPackagesRunWarningsOfRounds } from '../rounds/rename-to-head.ts'
import {
  compareAndJudgeRun,
  findRunWarnings,
  type RunToJudge,
  resultFileFieldsOfVerdict,
  resultOfRunWithFailedBase,
  resultOfRunWithUnchangedPaths,
  sortRunWarnings,
} from './judge-recorded.ts'

export interface RunFactsBesideMeasurements
  extends Pick<RunToJudge, 'commits' | 'settings' | 'machine' | 'toolchains'>,
    Partial<Pick<RunToJudge, 'rules' | 'laidOut' | 'visits'>> {
  /** The benchmark files in which the sides differ, by their paths on head. */
  readonly suite: readonly string[]
  /** Signs that a side has run other code than its own; absent if nothing was checked. */
  readonly codeWarnings?: readonly RunWarning[]
}

/** The data of a run after its last round. */
export interface MeasuredRun
  extends RunFactsBesideMeasurements,
    MeasurementsToCheckForDoubts,
    Pick<RunToJudge, 'stopped' | 'series'>,
    Partial<Pick<RunToJudge, 'proven'>> {
  /** Benchmarks that failed in either measurement; a benchmark that failed in both is there twice. */
  readonly lost: readonly BenchmarkLostToFailure[]
  /** Benchmarks that failed now and then and are in the rounds. Default none. */
  readonly flaky?: readonly FlakyBenchmark[]
  /** The second measurement of suspected regressions; null if there was none. */
  readonly again: {
    readonly rounds: readonly MeasuredRound[]
    readonly series: readonly BenchmarkSeries[]
    readonly flaky?: readonly FlakyBenchmark[]
    /** Go binaries were relinked for each of its rounds. */
    readonly isRelinked: boolean
  } | null
}

export function resultFileOfMeasuredRun(run: MeasuredRun): ResultFile {
  const { rounds, series, lost, proven = [], probe, printed, again, stopped } = run
  const unmeasured = recordOfNothing(run, rounds)
  const recorded = {
    ...unmeasured,
    stopped,
    series: series.filter(isMeasuredOnBothSides),
    unmatched: {
      base: findBenchmarksOnlyOnSide(series, 'base'),
      head: findBenchmarksOnlyOnSide(series, 'head'),
    },
    again: again && { rounds: again.rounds.map(measuredRoundForResultFile), series: again.series },
    isRelaid: again?.isRelinked ?? false,
    lost: mergeBenchmarksLostToFailure(lost),
    proven,
    doubts: findBenchmarkDoubts({ rounds, probe, printed }),
  }
  const warnings = [
    ...unmeasured.warnings,
    ...movedPackagesRunWarningsOfRounds(rounds),
    ...flakyWarning(run),
    ...sideSystemDifferenceRunWarnings(rounds),
    ...unreadOrImpossibleValuesRunWarnings([...rounds, ...(again?.rounds ?? [])]),
    ...(run.settings.go === null ? roundsLackingBenchmarksRunWarnings(rounds) : []),
    ...findRunWarnings(recorded),
  ]
  return compareAndJudgeRun({ ...recorded, warnings: sortRunWarnings(warnings) })
}

/** Warns of benchmarks that failed now and then, in both measurements together. */
function flakyWarning({ flaky = [], again }: Pick<MeasuredRun, 'flaky' | 'again'>): readonly RunWarning[] {
  const benchmarks = mergeFlakyBenchmarks([...flaky, ...(again?.flaky ?? [])])
  return benchmarks.length === 0 ? [] : [{ kind: 'flaky', benchmarks }]
}

/** Returns the result of a run in which base could not be measured (even if it failed only after `rounds`), and head could. */
export function createResultOfFailedBaseFromRounds(
  circumstances: RunFactsBesideMeasurements,
  rounds: readonly MeasuredRound[],
  { why, message, output }: FailureMessageAndOutput & { readonly why: string },
  added: readonly string[] = [],
): ResultFile {
  const recorded = recordOfNothing(circumstances, rounds)
  // Without names: they are untrusted.
  const cause = added.length === 0 ? why : 'it lacks files that the command names and that head adds'
  return resultOfRunWithFailedBase(recorded, { message, output, added }, cause)
}

/** Adds warnings that were found only after the result was judged. */
export function resultWithRunWarnings(result: ResultFile, warnings: readonly RunWarning[]): ResultFile {
  return { ...result, warnings: [...result.warnings, ...warnings] }
}

/** Returns the result of a run that had nothing to measure, as no file that its command depends on differs. */
export function resultOfUntouchedRun(circumstances: RunFactsBesideMeasurements): ResultFile {
  return resultOfRunWithUnchangedPaths({ ...recordOfNothing(circumstances, []), stopped: 'unchanged' })
}

/** Returns the record of a run without measurements. */
function recordOfNothing(
  {
    commits,
    settings,
    machine,
    suite,
    codeWarnings = [],
    rules = null,
    toolchains,
    laidOut = [],
    visits = [],
  }: RunFactsBesideMeasurements,
  rounds: readonly MeasuredRound[],
): RunToJudge {
  return {
    commits,
    settings,
    rules,
    machine,
    toolchains,
    laidOut,
    visits,
    formats: formatNameOfEachMeasuredSide(rounds),
    innerSamples: collectSampleCountsPerVisit(rounds),
    rounds: rounds.map(measuredRoundForResultFile),
    stopped: 'failed',
    series: [],
    unmatched: { base: [], head: [] },
    again: null,
    isRelaid: false,
    lost: [],
    proven: [],
    doubts: [],
    profiles: [],
    warnings: [...codeWarnings, ...changedBenchmarkFilesRunWarnings(suite)],
    since: null,
    merged: null,
    elsewhere: null,
  }
}

export function measuredRoundForResultFile({
  round,
  block,
  first,
  base,
  head,
}: MeasuredRound): RoundOrderAndVisitTimes {
  return { round, block, first, base: recordVisit(base), head: recordVisit(head) }
}

function recordVisit({ started, seconds, claimed, others }: SideVisit): RoundOrderAndVisitTimes['base'] {
  return {
    ...{ started, seconds },
    ...(claimed === undefined ? {} : { claimed }),
    ...(others === undefined ? {} : { others }),
  }
}

/**
 * Adds to the result of a pull request how head compares with the reference: the rows of a `reference` result (the reference
 * as base, the same head), with the number of steps that the history up to base has for each; `before` is null without one.
 */
export function addReferenceComparisonToResult(
  result: ResultFile,
  reference: ResultFile,
  before: HistoryUpToCommit | null,
): ResultFile {
  return { ...result, since: sinceIn(reference, before) }
}

function sinceIn(result: ResultFile, before: HistoryUpToCommit | null): HeadVersusReferenceComparison {
  const { commits, settings, rounds, comparisons } = result
  const counts = before && countWorseStepsByRow(before, commits.base.sha, machineKindOf(result))
  return {
    ...historyReferenceOfBaseCommit(commits.base),
    threshold: settings.threshold,
    rounds: rounds.length,
    rows: comparisons.map(row => {
      const { benchmark, package: path, unit, better, exact, delta, ratio, change, gate } = row
      const steps = counts?.get(rowId(row)) ?? null
      return { benchmark, package: path, unit, better, exact, delta, ratio, change, gate, steps }
    }),
  }
}

/** Judges a result anew with acceptances beyond its rules file. Only regressions, and the verdict on them, can change. */
export function rejudgeWithAcceptances(
  result: ResultFile,
  accepted: readonly AcceptedWorsening[],
): ResultFile {
  if (accepted.length === 0) return result
  const { settings } = result
  const comparisons = markAcceptedRegressions(result.comparisons, [...settings.accepted, ...accepted])
  return {
    ...result,
    ...resultFileFieldsOfVerdict(decideVerdictAndGrounds({ ...result, comparisons }), settings),
    comparisons,
  }
}
