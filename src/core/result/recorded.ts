// Judges a run from the data in its result file: for the job that has measured, and for those that judge again.
import { accept } from '../judge/acceptances.ts'
import { calibrationOf, judgeCalibration } from '../judge/calibrate.ts'
import { compare, geomeans } from '../judge/compare-series.ts'
import { confirm, markInconclusiveWithoutBase } from '../judge/confirm.ts'
import { noisyMachine } from '../judge/noisy-machine.ts'
import { ruleWarnings } from '../judge/row-rules.ts'
import {
  driftWarnings,
  isOtherCodeShown,
  loadDifference,
  replayedByDuration,
  replayedByValue,
  stealWarning,
} from '../judge/run-warnings.ts'
import { judge, judgeEmpty, judgeUntouched, judgeWithoutBase } from '../judge/verdict.ts'
import type { Comparison, Replayed, RunWarning } from '../model/comparison.ts'
import type { Judgement } from '../model/judgement.ts'
import type { Series } from '../model/measuring.ts'
import type { Merged, ResultFile, RoundRecord } from '../model/result-file.ts'
import type { Settings } from '../model/settings.ts'
import { reasonOf } from '../words/headline.ts'

/** The fields of a result that are computed from samples, or tell how that went. */
type Computed =
  | ('schema' | 'verdict' | 'reason' | 'baseFailed')
  | ('again' | 'calibration' | 'comparisons' | 'geomeans')

/** The measured data of a run, without anything that was decided about it. */
export interface RecordedRun extends Omit<ResultFile, Computed> {
  readonly series: readonly Series[]
  /** The second measurement of suspected regressions; null if there was none. */
  readonly again: { readonly rounds: readonly RoundRecord[]; readonly series: readonly Series[] } | null
}

/** Compares and judges what both sides measured. All decisions are made here; later code only shows the result. */
export function judgeRecorded(recorded: RecordedRun): ResultFile {
  const { settings, rounds, series, lost, proven, unmatched, again, merged, warnings } = recorded
  const first = compare(series, settings, machines(rounds))
  const confirmed = again ? confirm(first, again.series, settings, machines(again.rounds)) : first
  const replayed = replayedIn(warnings)
  const sound = replayed ? confirmed.map(undecide) : markInconclusiveWithoutBase(confirmed, lost)
  const comparisons = accept(sound, settings.accepted)
  const isCalibrated = settings.calibrate && comparisons.length > 0 && replayed === null
  const calibration = isCalibrated ? calibrationOf(series, settings, settings.seed, machines(rounds)) : null
  if (settings.shard !== null && isEmpty(recorded))
    return withoutComparisons(recorded, judgeEmpty(settings.shard))
  const judgement = calibration
    ? judgeCalibration(calibration)
    : judgementOn({ comparisons, unmatched, lost, proven, settings, merged, warnings })
  const isComplete =
    settings.shard === null && missingIn(merged) === 0 && proven.length === 0 && lost.length === 0
  const ofRules = ruleWarnings(settings, [
    ...comparisons,
    ...unmatched.base,
    ...unmatched.head,
    ...lost,
    ...proven,
  ])
  return {
    ...withoutComparisons(recorded, judgement),
    calibration,
    comparisons,
    geomeans: geomeans(comparisons),
    // A rule that matches nothing here may match rows of another part, or a sub-benchmark or unit that was not measured.
    warnings: sortWarnings([
      ...warnings,
      ...ofRules.filter(({ kind }) => isComplete || kind !== 'rule-unused'),
    ]),
  }
}

function replayedIn(warnings: readonly RunWarning[]): Replayed | null {
  return warnings.find(warning => warning.kind === 'replayed') ?? null
}

function unreadIn(warnings: readonly RunWarning[]): number {
  return warnings.reduce((sum, warning) => sum + (warning.kind === 'unread-results' ? warning.count : 0), 0)
}

/** Makes a comparison of replayed times inconclusive. */
function undecide(comparison: Comparison): Comparison {
  return { ...comparison, change: 'inconclusive' }
}

/** Tells whether the shard has no benchmark. */
function isEmpty({ stopped, lost, series }: RecordedRun): boolean {
  return stopped === 'empty' && lost.length === 0 && series.length === 0
}

/** The fields of a result that its verdict depends on. */
type JudgedBy = 'comparisons' | 'unmatched' | 'lost' | 'proven' | 'settings' | 'merged' | 'warnings'

/** Judges the comparisons, and everything else that can make the run fail or inconclusive. */
export function judgementOn({
  comparisons,
  unmatched,
  lost,
  proven,
  settings,
  merged,
  warnings,
}: Pick<ResultFile, JudgedBy>): Judgement {
  const isUnverified = merged?.isStrangers ?? false
  const counts = {
    proven: proven.length,
    isUnverified,
    missing: missingIn(merged),
    replayed: replayedIn(warnings),
    isOtherCode: warnings.some(isOtherCodeShown),
    unread: unreadIn(warnings),
  }
  return judge({ comparisons, unmatched, lost, ...counts, rules: settings })
}

/** Returns the result of a run that had nothing to measure, as no file that its command depends on differs. */
export function untouchedResultOf(recorded: RecordedRun): ResultFile {
  return withoutComparisons(recorded, judgeUntouched(recorded.merged?.isStrangers))
}

/** Returns the result of a run in which base could not be measured; `why` is null if only an untrusted file says so. */
export function judgeBaseFailed(
  recorded: RecordedRun,
  baseFailed: NonNullable<ResultFile['baseFailed']>,
  why: string | null,
): ResultFile {
  return { ...withoutComparisons(recorded, judgeWithoutBase(why, recorded.commits.base)), baseFailed }
}

function withoutComparisons(recorded: RecordedRun, judgement: Judgement): ResultFile {
  const { series, again, ...data } = recorded
  return {
    schema: 1,
    ...verdictInWords(judgement, data.settings),
    ...data,
    baseFailed: null,
    again: again?.rounds ?? [],
    calibration: null,
    comparisons: [],
    geomeans: [],
  }
}

/** Returns the verdict and the reason, as in the result file. */
export function verdictInWords(
  { verdict, grounds }: Judgement,
  settings: Settings,
): Pick<ResultFile, 'verdict' | 'reason'> {
  return { verdict, reason: reasonOf(grounds, settings) }
}

/**
 * Counts the parts that could not be judged. An unreadable file is probably one of the absent parts, so of the two kinds only
 * the larger number counts.
 */
function missingIn(merged: Merged | null): number {
  const missing = merged?.missing ?? []
  const unreadable = missing.filter(({ why }) => why === 'unreadable').length
  const absent = missing.filter(({ why }) => why === 'absent').length
  return missing.length - unreadable - absent + Math.max(unreadable, absent)
}

/** Returns the machine of each round. */
function machines(rounds: readonly RoundRecord[]): readonly number[] {
  return rounds.map(({ block }) => block)
}

/** Sorts warnings in the order of reports. */
export function sortWarnings(warnings: readonly RunWarning[]): readonly RunWarning[] {
  const order: readonly RunWarning['kind'][] = [
    ...([
      'replayed',
      'shared-install',
      'unread-code',
      'unreached-code',
      'unread-results',
      'fewer-results',
      'values-left-out',
      'too-few-rounds',
      'suite',
      'moved',
      'flaky',
      'noisy-machine',
      'drift',
      'second-visit',
      'configuration',
    ] as const),
    ...([
      'steal',
      'others',
      'rule-unused',
      'rule-over',
      'left-running',
      'setup-running',
      'git-changed',
      'reference-failed',
    ] as const),
  ]
  return order.flatMap(kind => warnings.filter(warning => warning.kind === kind))
}

/** The measurements of one machine, and its toolchains. */
type OnOneMachine = Pick<RecordedRun, 'rounds' | 'again' | 'series' | 'machine' | 'toolchains'>

/** Returns the warnings that follow from the rounds, the samples, the machine and the toolchains. */
export function warningsFrom({
  rounds,
  again,
  series,
  machine,
  toolchains,
}: OnOneMachine): readonly RunWarning[] {
  return [
    ...[replayedByValue(series) ?? replayedByDuration(rounds, machine.cores)].filter(
      warning => warning !== null,
    ),
    ...toolchainWarning(toolchains),
    ...[noisyMachine(machine)].filter(warning => warning !== null),
    ...driftWarnings(rounds, series),
    ...stealWarning(machine.steal),
    // Load in the second measurement alone would prevent a regression from recurring.
    ...[loadDifference(rounds) ?? loadDifference(again?.rounds ?? [])].filter(warning => warning !== null),
  ]
}

/** Warns of different compiler versions, which make different programs from the same code. */
function toolchainWarning({ base, head }: OnOneMachine['toolchains']): readonly RunWarning[] {
  if (base === null || head === null || base === head) return []
  return [{ kind: 'configuration', key: 'go', base, head }]
}
