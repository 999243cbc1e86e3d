// Judges a run from the data in its result file: for the job that has measured, and for those that judge again.
import { markAcceptedRegressions } from '../judge/acceptances.ts'
import { computeCalibration } from '../judge/calibrate.ts'
import { compareAllSeries, geomeansByUnit } from '../judge/compare-series.ts'
import { applyConfirmationToComparisons, makeSuspectsOfFailedBaseInconclusive } from '../judge/confirm.ts'
import { rulesWithoutEffectRunWarnings } from '../judge/row-rules.ts'
import {
  findDriftRunWarningOfAllSeries,
  loadAndClockRunWarningUnlessHosted,
  loadDifferenceRunWarning,
  replayedRunWarningByVisitDuration,
  replayedRunWarningOfSides,
  stolenTimeRunWarning,
  testForSecondVisitEffect,
} from '../judge/run-warnings.ts'
import { decideVerdictAndGrounds, type VerdictWithGrounds } from '../judge/verdict.ts'
import { type RunWarning, runWarningKinds } from '../model/comparison.ts'
import type { BenchmarkSeries } from '../model/measuring.ts'
import type { ResultFile, RoundOrderAndVisitTimes } from '../model/result-file.ts'
import type { RunSettings } from '../model/settings.ts'
import { verdictReasonText } from '../report/say/headline.ts'

/** The fields of a result that are computed from samples, or tell how that went. */
type Computed =
  | ('schema' | 'verdict' | 'reason' | 'baseFailed')
  | ('again' | 'calibration' | 'comparisons' | 'geomeans')

/** The measured data of a run, without anything that was decided about it. */
export interface RunToJudge extends Omit<ResultFile, Computed> {
  readonly series: readonly BenchmarkSeries[]
  /** The second measurement of suspected regressions; null if there was none. */
  readonly again: {
    readonly rounds: readonly RoundOrderAndVisitTimes[]
    readonly series: readonly BenchmarkSeries[]
  } | null
}

/** Compares and judges what both sides measured. All decisions are made here; later code only shows the result. */
export function compareAndJudgeRun(recorded: RunToJudge): ResultFile {
  const { settings, rounds, series, lost, proven, unmatched, again, merged, warnings } = recorded
  const first = compareAllSeries(series, settings, machines(rounds))
  const confirmed = again
    ? applyConfirmationToComparisons(first, again.series, settings, machines(again.rounds))
    : first
  const isReplayed = warnings.some(({ kind }) => kind === 'replayed')
  const sound = isReplayed
    ? confirmed.map(comparison => ({ ...comparison, change: 'inconclusive' as const }))
    : makeSuspectsOfFailedBaseInconclusive(confirmed, lost)
  const comparisons = markAcceptedRegressions(sound, settings.accepted)
  const isCalibrated = settings.calibrate && comparisons.length > 0 && !isReplayed
  const calibration = isCalibrated
    ? computeCalibration(series, settings, settings.seed, machines(rounds))
    : null
  const isEmpty = recorded.stopped === 'empty' && lost.length === 0 && series.length === 0
  if (settings.shard !== null && isEmpty)
    return withoutComparisons(recorded, {
      verdict: 'pass',
      grounds: { kind: 'empty-shard', shard: settings.shard },
    })
  const judgement: VerdictWithGrounds = calibration
    ? { verdict: 'pass', grounds: { kind: 'calibration', calibration } }
    : decideVerdictAndGrounds({ ...recorded, comparisons })
  const isComplete =
    settings.shard === null && !merged?.missing.length && proven.length === 0 && lost.length === 0
  const ofRules = rulesWithoutEffectRunWarnings(settings, [
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
    geomeans: geomeansByUnit(comparisons),
    // A rule that matches nothing here may match rows of another part, or a sub-benchmark or unit that was not measured.
    warnings: sortRunWarnings([
      ...warnings,
      ...ofRules.filter(({ kind }) => isComplete || kind !== 'rule-unused'),
    ]),
  }
}

/**
 * Returns the result of a run that had nothing to measure, as by its settings its command depends on no file that differs. It
 * passes, except on the word of an untrusted result file: a pass needs samples that can be judged.
 */
export function resultOfRunWithUnchangedPaths(recorded: RunToJudge): ResultFile {
  const isUnverified = recorded.merged?.isStrangers ?? false
  return withoutComparisons(recorded, {
    verdict: isUnverified ? 'inconclusive' : 'pass',
    grounds: { kind: 'untouched', isUnverified },
  })
}

/**
 * Returns the result of a run in which base could not be measured: there is nothing sound to compare head with, whatever was
 * measured before. `why` is null if only an untrusted file says so.
 */
export function resultOfRunWithFailedBase(
  recorded: RunToJudge,
  baseFailed: NonNullable<ResultFile['baseFailed']>,
  why: string | null,
): ResultFile {
  const grounds = { kind: 'base-failed', why, sha: recorded.commits.base.sha } as const
  return { ...withoutComparisons(recorded, { verdict: 'inconclusive', grounds }), baseFailed }
}

function withoutComparisons(recorded: RunToJudge, judgement: VerdictWithGrounds): ResultFile {
  const { series, again, ...data } = recorded
  return {
    schema: 1,
    ...resultFileFieldsOfVerdict(judgement, data.settings),
    ...data,
    baseFailed: null,
    again: again?.rounds ?? [],
    calibration: null,
    comparisons: [],
    geomeans: [],
  }
}

/** Returns the verdict and the reason, as in the result file. */
export function resultFileFieldsOfVerdict(
  { verdict, grounds }: VerdictWithGrounds,
  settings: RunSettings,
): Pick<ResultFile, 'verdict' | 'reason'> {
  return { verdict, reason: verdictReasonText(grounds, settings) }
}

function machines(rounds: readonly RoundOrderAndVisitTimes[]): readonly number[] {
  return rounds.map(({ block }) => block)
}

/** Sorts warnings in the order of reports. */
export function sortRunWarnings(warnings: readonly RunWarning[]): readonly RunWarning[] {
  const placeOf = ({ kind }: RunWarning) => runWarningKinds.indexOf(kind)
  return warnings.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Returns the warnings that follow from the rounds, the samples, the machine and the toolchains. */
export function findRunWarnings({
  rounds,
  again,
  series,
  machine,
  toolchains,
}: Pick<RunToJudge, 'rounds' | 'again' | 'series' | 'machine' | 'toolchains'>): readonly RunWarning[] {
  const { base, head } = toolchains
  // Different compilers make different programs from the same code.
  const areOther = base !== null && head !== null && base !== head
  const warnings: readonly (RunWarning | null)[] = [
    replayedRunWarningOfSides(series) ?? replayedRunWarningByVisitDuration(rounds, machine.cores),
    areOther ? { kind: 'configuration', key: 'go', base, head } : null,
    loadAndClockRunWarningUnlessHosted(machine),
    findDriftRunWarningOfAllSeries(series),
    testForSecondVisitEffect(rounds, series),
    stolenTimeRunWarning(machine.steal),
    // Load in the second measurement alone would prevent a regression from recurring.
    loadDifferenceRunWarning(rounds) ?? loadDifferenceRunWarning(again?.rounds ?? []),
  ]
  return warnings.filter(warning => warning !== null)
}
