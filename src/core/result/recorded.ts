// Judges a run from what its result file keeps of it, for the job that has measured and for those that judge again.
import { accept } from '../judge/acceptances.ts'
import { calibrationOf, judgeCalibration } from '../judge/calibrate.ts'
import { compare, geomeans } from '../judge/compare.ts'
import { confirm, openWithoutBase } from '../judge/confirm.ts'
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
import { noisyMachine } from '../model/machine.ts'
import type { Series } from '../model/measuring.ts'
import type { Merged, ResultFile, RoundRecord } from '../model/result-file.ts'
import type { Settings } from '../model/settings.ts'
import { reasonOf } from '../words/headline.ts'

/** What of a result is computed from samples, or says how that went. */
type Computed =
  | ('schema' | 'verdict' | 'reason' | 'baseFailed')
  | ('again' | 'calibration' | 'comparisons' | 'geomeans')

/** A RecordedRun is what has been measured, and nothing that was decided of it. */
export interface RecordedRun extends Omit<ResultFile, Computed> {
  readonly series: readonly Series[]
  /** The second measurement of suspected regressions; null where there was none. */
  readonly again: { readonly rounds: readonly RoundRecord[]; readonly series: readonly Series[] } | null
}

/** Compares and judges what was measured on both sides. All deciding ends here; later code only shows the result. */
export function judgeRecorded(recorded: RecordedRun): ResultFile {
  const { settings, rounds, series, lost, proven, unmatched, again, merged, warnings } = recorded
  const first = compare(series, settings, machines(rounds))
  const confirmed = again ? confirm(first, again.series, settings, machines(again.rounds)) : first
  const replayed = replayedIn(warnings)
  const sound = replayed ? confirmed.map(opened) : openWithoutBase(confirmed, lost)
  const comparisons = accept(sound, settings.accepted)
  const isCalibrated = settings.calibrate && comparisons.length > 0 && replayed === null
  const calibration = isCalibrated ? calibrationOf(series, settings, settings.seed, machines(rounds)) : null
  if (settings.shard !== null && isEmpty(recorded))
    return withoutComparisons(recorded, judgeEmpty(settings.shard))
  const judgement = calibration
    ? judgeCalibration(calibration)
    : judgementOn({ comparisons, unmatched, lost, proven, settings, merged, warnings })
  const isAllSeen =
    settings.shard === null && missingIn(merged) === 0 && proven.length === 0 && lost.length === 0
  const told = ruleWarnings(settings, [
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
    // What fits nothing here may fit what another part has, or a sub-benchmark or unit that was not measured.
    warnings: inOrder([...warnings, ...told.filter(({ kind }) => isAllSeen || kind !== 'rule-unused')]),
  }
}

function replayedIn(warnings: readonly RunWarning[]): Replayed | null {
  return warnings.find(one => one.kind === 'replayed') ?? null
}

function unreadIn(warnings: readonly RunWarning[]): number {
  return warnings.reduce((sum, one) => sum + (one.kind === 'unread-results' ? one.count : 0), 0)
}

/** A comparison of times that were measured once, which shows nothing. */
function opened(one: Comparison): Comparison {
  return { ...one, change: 'inconclusive' }
}

/** Whether there was no benchmark in the shard. */
function isEmpty({ stopped, lost, series }: RecordedRun): boolean {
  return stopped === 'empty' && lost.length === 0 && series.length === 0
}

/** What a verdict stands on. */
type JudgedBy = 'comparisons' | 'unmatched' | 'lost' | 'proven' | 'settings' | 'merged' | 'warnings'

/** Judges what was compared, and all that can fail or open a run besides. */
export function judgementOn({
  comparisons,
  unmatched,
  lost,
  proven,
  settings,
  merged,
  warnings,
}: Pick<ResultFile, JudgedBy>): Judgement {
  const isClaimed = merged?.isStrangers ?? false
  const counts = {
    proven: proven.length,
    isClaimed,
    missing: missingIn(merged),
    replayed: replayedIn(warnings),
    isOtherCode: warnings.some(isOtherCodeShown),
    unread: unreadIn(warnings),
  }
  return judge({ comparisons, unmatched, lost, ...counts, rules: settings })
}

/** The result of a run that had nothing to measure, as no file that its command depends on differs. */
export function judgeNothing(recorded: RecordedRun): ResultFile {
  return withoutComparisons(recorded, judgeUntouched(recorded.merged?.isStrangers))
}

/** The result of a run in which base could not be measured; `why` is null where only strangers say it. */
export function judgeBaseFailed(
  recorded: RecordedRun,
  baseFailed: NonNullable<ResultFile['baseFailed']>,
  why: string | null,
): ResultFile {
  return { ...withoutComparisons(recorded, judgeWithoutBase(why, recorded.commits.base)), baseFailed }
}

function withoutComparisons(recorded: RecordedRun, judgement: Judgement): ResultFile {
  const { series, again, ...kept } = recorded
  return {
    schema: 1,
    ...verdictInWords(judgement, kept.settings),
    ...kept,
    baseFailed: null,
    again: again?.rounds ?? [],
    calibration: null,
    comparisons: [],
    geomeans: [],
  }
}

/** The verdict and the reason, as in the result file. */
export function verdictInWords(
  { verdict, grounds }: Judgement,
  settings: Settings,
): Pick<ResultFile, 'verdict' | 'reason'> {
  return { verdict, reason: reasonOf(grounds, settings) }
}

/**
 * How many parts could not be judged. A file that cannot be read is probably one of those that are absent, so only what
 * there are more of than of these counts.
 */
function missingIn(merged: Merged | null): number {
  const all = merged?.missing ?? []
  const unread = all.filter(({ why }) => why === 'unreadable').length
  const absent = all.filter(({ why }) => why === 'absent').length
  return all.length - unread - absent + Math.max(unread, absent)
}

/** Which machine measured each round. */
function machines(rounds: readonly RoundRecord[]): readonly number[] {
  return rounds.map(({ block }) => block)
}

/** Puts warnings in the order in which reports have them. */
export function inOrder(warnings: readonly RunWarning[]): readonly RunWarning[] {
  const order: readonly RunWarning['kind'][] = [
    ...([
      'replayed',
      'shared-install',
      'unread-code',
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
  return order.flatMap(kind => warnings.filter(one => one.kind === kind))
}

// The warnings of a run that follow from what its result file keeps.

/** What was measured on one machine, and with what. */
type OnOneMachine = Pick<RecordedRun, 'rounds' | 'again' | 'series' | 'machine' | 'toolchains'>

/** All that can be told from the rounds, the samples, the machine and what was built with. */
export function warningsFrom({
  rounds,
  again,
  series,
  machine,
  toolchains,
}: OnOneMachine): readonly RunWarning[] {
  return [
    ...[replayedByValue(series) ?? replayedByDuration(rounds, machine.cores)].filter(one => one !== null),
    ...toolchainWarning(toolchains),
    ...[noisyMachine(machine)].filter(one => one !== null),
    ...driftWarnings(rounds, series),
    ...stealWarning(machine.steal),
    // A load in the second measurement alone would keep a regression from recurring.
    ...[loadDifference(rounds) ?? loadDifference(again?.rounds ?? [])].filter(one => one !== null),
  ]
}

/** Warns of different compiler versions, which make different programs from the same code. */
function toolchainWarning({ base, head }: OnOneMachine['toolchains']): readonly RunWarning[] {
  if (base === null || head === null || base === head) return []
  return [{ kind: 'configuration', key: 'go', base, head }]
}
