// Judges the result files of one run together, however many machines have measured it.
import { couldFail, tooFewRounds } from '../judge/interims.ts'
import type { Comparison, RunWarning } from '../model/comparison.ts'
import { Misconfigured } from '../model/errors.ts'
import type { Series, Side } from '../model/measuring.ts'
import type { Merged, MissingPart, ResultFile, RoundRecord, RulesFile } from '../model/result-file.ts'
import type { Settings } from '../model/settings.ts'
import { usualDirection } from '../model/units.ts'
import {
  judgeBaseFailed,
  judgeNothing,
  judgeRecorded,
  type RecordedRun,
  sortWarnings,
} from '../result/recorded.ts'
import { printableName } from '../words/escape.ts'
import { joinedOf, type MachineRecord, RoundLayout } from './join.ts'
import { type FoundPart, isByRule, partsInOrder, refuseDifferent } from './parts.ts'

/** A GivenFile is a result file, or why it is none; its name is for people. */
export type GivenFile =
  | { readonly name: string; readonly result: ResultFile }
  | { readonly name: string; readonly problem: string }

/**
 * One result of several files, with one verdict and one correction over all. Shards are joined; replicas are blocks,
 * whose rounds are only compared with each other. Everything is computed again from the samples (`recordedIn`). What is
 * missing leaves the verdict open. A single file is judged the same way.
 *
 * Throws Misconfigured where the files are not of one run, with the names of two of them, where none is a result, and where
 * they are too much together.
 */
export function mergeResults(files: readonly GivenFile[], trusted: Trusted): ResultFile {
  const read = files.filter(one => 'result' in one)
  const unread = files.filter(one => 'problem' in one)
  if (read.length === 0) throw noneOf(unread)
  refuseDifferent(read)
  const { found, missing: unclear } = partsInOrder(read)
  const measured = found.filter(({ result }) => isMeasured(result))
  const only = measured.length === 0 ? (found[0] ?? null) : null
  const missing = [
    ...unclear,
    ...(only ? [] : found.filter(one => !measured.includes(one)).map(unmeasured)),
    ...unread.map(unreadable),
  ]
  const counted = only ? [only] : measured
  const merged: Merged = {
    files: counted.length,
    machines: counted.map(({ result }) => result.machine),
    missing,
    isStrangers: trusted.isStrangers,
  }
  const [replicas] = found.map(({ result }) => result.settings.replica?.[1] ?? 1)
  const judging = { ...trusted, settings: settingsFor(trusted.settings, replicas ?? 1) }
  const pieces = counted.map(({ result, shard, replica }) => ({
    shard,
    replica,
    of: recordedIn(result, judging),
  }))
  refuseBoundless(pieces)
  const joined = joinedOf(pieces)
  const few = tooFewRounds(
    joined.settings,
    joined.series.filter(one => couldFail(one, joined.settings)).length,
  )
  const recorded = {
    ...joined,
    merged,
    warnings: few ? sortWarnings([...joined.warnings, few]) : joined.warnings,
  }
  if (only?.result.baseFailed) return judgeBaseFailed(recorded, only.result.baseFailed, null)
  if (only && only.result.stopped === 'unchanged' && missing.length === 0) return judgeNothing(recorded)
  return judgeRecorded(recorded)
}

/** Without a result not even the commits are known. */
function noneOf(unread: readonly { readonly name: string; readonly problem: string }[]): Misconfigured {
  const [first] = unread
  const why = first ? `, such as "${printableName(first.name, 100)}": ${first.problem}` : '.'
  return new Misconfigured(
    `results: none of ${unread.length} files is a result file${why} Did the measuring job fail before it wrote one?`,
  )
}

/** Replicas never end early, so that all their rounds count once. */
function settingsFor(settings: Trusted['settings'], replicas: number): Trusted['settings'] {
  if (replicas === 1) return settings
  return { ...settings, count: settings.count * replicas, stopEarly: false }
}

/** Whether it says more than that there was nothing to measure; a shard without benchmarks says all there is. */
function isMeasured({ baseFailed, stopped, comparisons, proven, lost, unmatched }: ResultFile): boolean {
  if (baseFailed) return false
  const some = [comparisons, proven, lost, unmatched.base, unmatched.head].some(({ length }) => length > 0)
  return some || stopped === 'empty'
}

function unmeasured({ name, shard, replica, result }: FoundPart): MissingPart {
  const message = result.baseFailed?.message ?? 'The file says that there was nothing to measure.'
  return { shard, replica, why: 'unmeasured', files: [name], message }
}

function unreadable({ name, problem }: { readonly name: string; readonly problem: string }): MissingPart {
  return { shard: null, replica: null, why: 'unreadable', files: [name], message: problem }
}

// What of a result file is judged again: its samples and what surrounds them, under settings that its writer did not choose.

/** What the judging job knows by itself, and does not take from a file. */
export interface Trusted {
  /** The settings to judge by, and to show; only the seed is that of the file. */
  readonly settings: Settings
  readonly rules: RulesFile | null
  /** How the commits were found, as text of ours. */
  readonly from: Readonly<Record<Side, string>>
  /** Whether those have measured who may not write to the repository. */
  readonly isStrangers: boolean
}

/**
 * The run that a file records. Verdict, reason, every p, every interval and each `change` in it are left behind, and so
 * are its settings, except the seed. Taken as the file says, as they cannot be computed from samples: what was lost,
 * proven, doubted, or measured on one side only, the machine and the times of its rounds, what was built with, and the
 * direction of units whose name does not tell it. A file is of one machine, so all its rounds are one block.
 */
export function recordedIn(file: ResultFile, { settings, rules, from }: Trusted): RecordedRun {
  const { commits, comparisons, again, baseFailed, calibration, geomeans, ...kept } = file
  const { schema, verdict, reason, ...others } = kept
  const { seed } = file.settings
  // Which rules give rows a direction is for our own to say.
  const rows = comparisons.map(one => (isByRule(one, file) ? { ...one, better: null } : one))
  return {
    ...others,
    commits: {
      base: { sha: commits.base.sha, from: from.base },
      head: { sha: commits.head.sha, from: from.head },
    },
    settings: { ...settings, seed, shard: null, durations: null, replica: null },
    rules,
    warnings: file.warnings.filter(isOnlySaid),
    rounds: ofOneMachine(file.rounds),
    series: rows.map(seriesOf),
    again:
      again.length === 0
        ? null
        : {
            rounds: ofOneMachine(again),
            series: rows.flatMap(seriesAgain),
          },
    merged: null,
  }
}

function ofOneMachine(rounds: readonly RoundRecord[]): readonly RoundRecord[] {
  return rounds.map(round => ({ ...round, block: 1 }))
}

function seriesOf(one: Comparison): Series {
  const { base, head, worse } = one
  const series = { ...named(one), base: base.samples, head: head.samples }
  return worse === null ? series : { ...series, worse }
}

function seriesAgain({ confirmation, ...one }: Comparison): readonly Series[] {
  if (confirmation === null) return []
  const { base, head } = confirmation
  return [{ ...named(one), base: base.samples, head: head.samples }]
}

/** A stranger's file must not turn a slowdown into an improvement by calling a longer time better. */
function named({
  benchmark,
  package: path,
  unit,
  better,
  assume,
}: Pick<Comparison, 'benchmark' | 'package' | 'unit' | 'better' | 'assume'>) {
  const rule = { better: usualDirection(unit) ?? better }
  return { benchmark, package: path, unit, rule: assume === null ? rule : { ...rule, assume } }
}

/** Whether a warning is of what the samples do not show. */
function isOnlySaid(warning: RunWarning): boolean {
  if (warning.kind === 'configuration') return warning.key !== 'go'
  return [
    'suite',
    'moved',
    'flaky',
    'unread-code',
    'shared-install',
    'left-running',
    'setup-running',
    'git-changed',
    'reference-failed',
    'unread-results',
    'values-left-out',
    'fewer-results',
  ].includes(warning.kind)
}

// Refuses result files that are small each and together more than a job can judge.

/** Rows in all: whatever their rounds, each has its place in every form of the report. */
const mostRows = 200_000
/** Values of one side in all rows, each of which has one for every round of all replicas, the second ones included: a gigabyte for both sides. */
const mostValues = 6e7
/** Judging takes time with the square of a replica's rounds, and of the replicas, as each is a block with gaps for all others. */
const mostSteps = 5e9

/** Throws Misconfigured where these pieces would take too much memory or time. */
export function refuseBoundless(pieces: readonly MachineRecord[]): void {
  const rows = pieces.reduce((sum, { of }) => sum + of.series.length, 0)
  const { stretches } = new RoundLayout(pieces, ({ rounds, again }) => [...rounds, ...(again?.rounds ?? [])])
  const lengths = stretches.map(({ length }) => length)
  const values = rows * lengths.reduce((sum, length) => sum + length, 0)
  if (rows > mostRows || values > mostValues || values * Math.max(lengths.length, ...lengths) > mostSteps)
    throw new Misconfigured(
      `results: ${rows} rows on ${lengths.length} machines are too much to judge at once. Give the files of one run.`,
    )
}
