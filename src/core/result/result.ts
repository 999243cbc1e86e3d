// Puts the result file together: the public record of one run.

import { countWorseSteps, type HistoryBefore } from '../history/findings.ts'
import { rowKey } from '../history/note.ts'
import { kindOf, referenceOf } from '../history/point.ts'
import { accept } from '../judge/acceptances.ts'
import { doubtsOf, type Printed } from '../judge/doubts.ts'
import { addedUp, fewerResults, lostResults } from '../judge/lost-results.ts'
import { configurations, suiteWarning } from '../judge/run-warnings.ts'
import { isMatched, unmatched } from '../judge/unmatched.ts'
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
  inOrder,
  judgeBaseFailed,
  judgementOn,
  judgeNothing,
  judgeRecorded,
  type RecordedRun,
  verdictInWords,
  warningsFrom,
} from './recorded.ts'

/** What is known of a run whatever it has measured. */
export interface Circumstances {
  readonly commits: Readonly<Record<Side, Commit>>
  readonly settings: Settings
  readonly machine: Machine
  /** The benchmark files in which the sides differ, by their paths on head. */
  readonly suite: readonly string[]
  /** What speaks against each side's own code having run; left out where nothing was looked for. */
  readonly otherCode?: readonly RunWarning[]
  /** Null where there is no rules file. */
  readonly rules?: RulesFile | null
  /** What each side was built with; null where the driver does not know. */
  readonly toolchains: Readonly<Record<Side, string | null>>
  /** How rounds were made, as planned by the driver; left out where it had nothing to plan. */
  readonly laidOut?: readonly string[]
  readonly visits?: readonly PlannedVisits[]
}

/** What is known of a run when its last round has ended. */
export interface FinishedRun extends Circumstances {
  readonly rounds: readonly Round[]
  readonly stopped: Stopped
  readonly series: readonly Series[]
  /** Benchmarks that have failed, which are not in the rounds. */
  readonly lost: readonly Lost[]
  /** Benchmarks that have failed now and then, and are in the rounds; none if left out. */
  readonly flaky?: readonly Flaky[]
  /** Benchmarks that cannot have changed, and were not measured. */
  readonly proven?: readonly Proven[]
  /** What head measured before the first round. */
  readonly probe: readonly Probe[]
  /** What benchmarks have printed besides their results. */
  readonly printed: readonly Printed[]
  /** The second measurement of suspected regressions; null where there was none. */
  readonly again: {
    readonly rounds: readonly Round[]
    readonly series: readonly Series[]
    readonly flaky?: readonly Flaky[]
    /** Whether code was laid out anew for each of its rounds. */
    readonly isRelaid: boolean
  } | null
}

/** Compares and judges a run. */
export function resultOf(run: FinishedRun): ResultFile {
  const { rounds, series, lost, proven = [], probe, printed, again, stopped } = run
  const nothing = recordOfNothing(run, rounds)
  const recorded = {
    ...nothing,
    stopped,
    series: series.filter(isMatched),
    unmatched: { base: unmatched(series, 'base'), head: unmatched(series, 'head') },
    again: again && { rounds: again.rounds.map(recordOf), series: again.series },
    isRelaid: again?.isRelaid ?? false,
    lost,
    proven,
    doubts: doubtsOf({ rounds, probe, printed }),
  }
  const warnings = [
    ...nothing.warnings,
    ...movedWarning(rounds),
    ...flakyWarning(run),
    ...configurations(rounds),
    ...lostResults([...rounds, ...(again?.rounds ?? [])]),
    ...(run.settings.go === null ? fewerResults(rounds) : []),
    ...warningsFrom(recorded),
  ]
  return judgeRecorded({ ...recorded, warnings: inOrder(warnings) })
}

/** What has failed now and then, in both measurements together. */
function flakyWarning({ flaky = [], again }: Pick<FinishedRun, 'flaky' | 'again'>): readonly RunWarning[] {
  const benchmarks = addedUp([...flaky, ...(again?.flaky ?? [])])
  return benchmarks.length === 0 ? [] : [{ kind: 'flaky', benchmarks }]
}

/** The result of a run in which base could not be measured (even if it failed only after `rounds`), and head could. */
export function resultWithoutBase(
  circumstances: Circumstances,
  rounds: readonly Round[],
  { why, message, output }: Failure & { readonly why: string },
): ResultFile {
  return judgeBaseFailed(recordOfNothing(circumstances, rounds), { message, output }, why)
}

/** The same result, with what was noticed only after it was judged. */
export function withWarnings(result: ResultFile, warnings: readonly RunWarning[]): ResultFile {
  return { ...result, warnings: [...result.warnings, ...warnings] }
}

/** The result of a run that had nothing to measure, as no file that its command depends on differs. */
export function resultUntouched(circumstances: Circumstances): ResultFile {
  return judgeNothing({ ...recordOfNothing(circumstances, []), stopped: 'unchanged' })
}

/** What is known of a run without what it has measured. */
function recordOfNothing(
  {
    commits,
    settings,
    machine,
    suite,
    otherCode = [],
    rules = null,
    toolchains,
    laidOut = [],
    visits = [],
  }: Circumstances,
  rounds: readonly Round[],
): RecordedRun {
  return {
    ...{ commits, settings, rules, machine, toolchains, laidOut, visits },
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
    warnings: [...otherCode, ...suiteWarning(suite)],
    since: null,
    merged: null,
    elsewhere: null,
  }
}

/** A round as the result file has it. */
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

// The third side of a pull request: what of its result is kept beside base against head.

/**
 * The result of a pull request, with what that of the reference (as base) against the same head says, and what the history
 * up to base tells of each row; null where there is none.
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
  const counts = before && countWorseSteps(before, commits.base.sha, kindOf(result))
  return {
    ...referenceOf(commits.base),
    threshold: settings.threshold,
    rounds: rounds.length,
    rows: comparisons.map(one => {
      const { benchmark, package: path, unit, better, exact, delta, ratio, change, gate } = one
      const steps = counts?.get(rowKey(one)) ?? null
      return { benchmark, package: path, unit, better, exact, delta, ratio, change, gate, steps }
    }),
  }
}

// A result with what was accepted of it after it was judged, judged anew.

/** `accepted` adds to what the rules file accepts. Nothing but regressions, and the verdict on them, can change. */
export function acceptIn(result: ResultFile, accepted: readonly Accepted[]): ResultFile {
  if (accepted.length === 0) return result
  const { settings } = result
  const comparisons = accept(result.comparisons, [...settings.accepted, ...accepted])
  return { ...result, ...verdictInWords(judgementOn({ ...result, comparisons }), settings), comparisons }
}
