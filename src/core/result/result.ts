// Creates the result of a run: the public record, judged, with the reference's rows and later acceptances.

import { countWorseSteps, type HistoryBefore } from '../history/findings.ts'
import { rowKey } from '../history/note.ts'
import { machineKindOf, referenceOf } from '../history/point.ts'
import { accept } from '../judge/acceptances.ts'
import { doubtsOf, type PrintedLine } from '../judge/doubts.ts'
import { addUpFlaky, fewerResults, lostResults } from '../judge/lost-results.ts'
import { configurations, suiteWarning } from '../judge/run-warnings.ts'
import { isOnBothSides, unmatched } from '../judge/unmatched.ts'
import type { Flaky, RunWarning } from '../model/comparison.ts'
import type { Machine } from '../model/machine.ts'
import type { Probe, Round, Series, Side, Visit } from '../model/measuring.ts'
import type {
  Commit,
  Failure,
  Lost,
  PlannedVisits,
  Proven,
  ResultFile,
  RoundRecord,
  RulesFile,
  Since,
  Stopped,
} from '../model/result-file.ts'
import type { Accepted, Settings } from '../model/settings.ts'
import { formatsOf, innerSamplesOf } from '../rounds/collect.ts'
import { movedWarning } from '../rounds/moved.ts'
import {
  judgeBaseFailed,
  judgementOn,
  judgeRecorded,
  type RecordedRun,
  sortWarnings,
  untouchedResultOf,
  verdictInWords,
  warningsFrom,
} from './recorded.ts'

/** The facts of a run that do not depend on what it has measured. */
export interface RunDetails {
  readonly commits: Readonly<Record<Side, Commit>>
  readonly settings: Settings
  readonly machine: Machine
  /** The benchmark files in which the sides differ, by their paths on head. */
  readonly suite: readonly string[]
  /** Signs that a side has run other code than its own; absent if nothing was checked. */
  readonly codeWarnings?: readonly RunWarning[]
  /** Null if there is no rules file. */
  readonly rules?: RulesFile | null
  /** The toolchain of each side; null if the driver does not know. */
  readonly toolchains: Readonly<Record<Side, string | null>>
  /** The packages whose test binaries were relinked for each round. */
  readonly laidOut?: readonly string[]
  /** The driver's plan of the visits; absent if it had nothing to plan. */
  readonly visits?: readonly PlannedVisits[]
}

/** The data of a run after its last round. */
export interface MeasuredRun extends RunDetails {
  readonly rounds: readonly Round[]
  readonly stopped: Stopped
  readonly series: readonly Series[]
  /** Benchmarks that failed and are not in the rounds. */
  readonly lost: readonly Lost[]
  /** Benchmarks that failed now and then and are in the rounds. Default none. */
  readonly flaky?: readonly Flaky[]
  /** Benchmarks that cannot have changed, and were not measured. */
  readonly proven?: readonly Proven[]
  /** The runs on head before the first round. */
  readonly probe: readonly Probe[]
  /** The lines that benchmarks have printed besides their results. */
  readonly printed: readonly PrintedLine[]
  /** The second measurement of suspected regressions; null if there was none. */
  readonly again: {
    readonly rounds: readonly Round[]
    readonly series: readonly Series[]
    readonly flaky?: readonly Flaky[]
    /** Go binaries were relinked for each of its rounds. */
    readonly isRelinked: boolean
  } | null
}

/** Compares and judges a run. */
export function resultOf(run: MeasuredRun): ResultFile {
  const { rounds, series, lost, proven = [], probe, printed, again, stopped } = run
  const unmeasured = recordOfNothing(run, rounds)
  const recorded = {
    ...unmeasured,
    stopped,
    series: series.filter(isOnBothSides),
    unmatched: { base: unmatched(series, 'base'), head: unmatched(series, 'head') },
    again: again && { rounds: again.rounds.map(recordOf), series: again.series },
    isRelaid: again?.isRelinked ?? false,
    lost,
    proven,
    doubts: doubtsOf({ rounds, probe, printed }),
  }
  const warnings = [
    ...unmeasured.warnings,
    ...movedWarning(rounds),
    ...flakyWarning(run),
    ...configurations(rounds),
    ...lostResults([...rounds, ...(again?.rounds ?? [])]),
    ...(run.settings.go === null ? fewerResults(rounds) : []),
    ...warningsFrom(recorded),
  ]
  return judgeRecorded({ ...recorded, warnings: sortWarnings(warnings) })
}

/** Warns of benchmarks that failed now and then, in both measurements together. */
function flakyWarning({ flaky = [], again }: Pick<MeasuredRun, 'flaky' | 'again'>): readonly RunWarning[] {
  const benchmarks = addUpFlaky([...flaky, ...(again?.flaky ?? [])])
  return benchmarks.length === 0 ? [] : [{ kind: 'flaky', benchmarks }]
}

/** Returns the result of a run in which base could not be measured (even if it failed only after `rounds`), and head could. */
export function resultWithoutBase(
  circumstances: RunDetails,
  rounds: readonly Round[],
  { why, message, output }: Failure & { readonly why: string },
): ResultFile {
  return judgeBaseFailed(recordOfNothing(circumstances, rounds), { message, output }, why)
}

/** Adds warnings that were found only after the result was judged. */
export function withWarnings(result: ResultFile, warnings: readonly RunWarning[]): ResultFile {
  return { ...result, warnings: [...result.warnings, ...warnings] }
}

/** Returns the result of a run that had nothing to measure, as no file that its command depends on differs. */
export function resultUntouched(circumstances: RunDetails): ResultFile {
  return untouchedResultOf({ ...recordOfNothing(circumstances, []), stopped: 'unchanged' })
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
  }: RunDetails,
  rounds: readonly Round[],
): RecordedRun {
  return {
    commits,
    settings,
    rules,
    machine,
    toolchains,
    laidOut,
    visits,
    formats: formatsOf(rounds),
    innerSamples: innerSamplesOf(rounds),
    rounds: rounds.map(recordOf),
    stopped: 'failed',
    series: [],
    unmatched: { base: [], head: [] },
    again: null,
    isRelaid: false,
    lost: [],
    proven: [],
    doubts: [],
    profiles: [],
    warnings: [...codeWarnings, ...suiteWarning(suite)],
    since: null,
    merged: null,
    elsewhere: null,
  }
}

/** Returns a round as in the result file. */
export function recordOf({ round, block, first, base, head }: Round): RoundRecord {
  return { round, block, first, base: recordVisit(base), head: recordVisit(head) }
}

function recordVisit({ started, seconds, claimed, others }: Visit): RoundRecord['base'] {
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
export function withSince(
  result: ResultFile,
  reference: ResultFile,
  before: HistoryBefore | null,
): ResultFile {
  return { ...result, since: sinceIn(reference, before) }
}

function sinceIn(result: ResultFile, before: HistoryBefore | null): Since {
  const { commits, settings, rounds, comparisons } = result
  const counts = before && countWorseSteps(before, commits.base.sha, machineKindOf(result))
  return {
    ...referenceOf(commits.base),
    threshold: settings.threshold,
    rounds: rounds.length,
    rows: comparisons.map(row => {
      const { benchmark, package: path, unit, better, exact, delta, ratio, change, gate } = row
      const steps = counts?.get(rowKey(row)) ?? null
      return { benchmark, package: path, unit, better, exact, delta, ratio, change, gate, steps }
    }),
  }
}

/** Judges a result anew with acceptances beyond its rules file. Only regressions, and the verdict on them, can change. */
export function applyAcceptances(result: ResultFile, accepted: readonly Accepted[]): ResultFile {
  if (accepted.length === 0) return result
  const { settings } = result
  const comparisons = accept(result.comparisons, [...settings.accepted, ...accepted])
  return { ...result, ...verdictInWords(judgementOn({ ...result, comparisons }), settings), comparisons }
}
