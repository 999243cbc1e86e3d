// Puts the result file together: the public record of one run.

import { accept } from '../judge/accept.ts'
import { calibrationOf, judgeCalibration } from '../judge/calibrate.ts'
import { compare } from '../judge/compare.ts'
import { confirm, openWithoutBase } from '../judge/confirm.ts'
import { doubtsOf, type Printed } from '../judge/doubts.ts'
import { geomeans } from '../judge/geomean.ts'
import { othersOf } from '../judge/others.ts'
import { ruleWarnings } from '../judge/rule-warnings.ts'
import { runWarnings, suiteWarning } from '../judge/run-warnings.ts'
import { unmatched } from '../judge/unmatched.ts'
import { judge, judgeUntouched, judgeWithoutBase } from '../judge/verdict.ts'
import type { RunWarning } from '../model/comparison.ts'
import type { Judgement } from '../model/judgement.ts'
import { type Machine, noisyMachine } from '../model/machine.ts'
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
  Stopped,
} from '../model/result-file.ts'
import type { Settings } from '../model/settings.ts'
import { formatsOf, innerSamplesOf } from '../rounds/inner-samples.ts'
import { reasonOf } from '../words/headline.ts'

/** What is known of a run whatever it has measured. */
export interface Circumstances {
  readonly commits: Readonly<Record<Side, Commit>>
  readonly settings: Settings
  readonly machine: Machine
  /** The benchmark files in which the sides differ, by their paths on head. */
  readonly suite: readonly string[]
  /** Null where there is no rules file. */
  readonly rules?: RulesFile | null
  /** What each side was built with; null where the driver does not know. */
  readonly toolchains: Readonly<Record<Side, string | null>>
  /** How rounds were made, as planned by the driver; left out where it had nothing to plan. */
  readonly laidOut?: readonly string[]
  readonly visits?: readonly PlannedVisits[]
}

/** What is known of a run when its last round has ended. */
export interface Run extends Circumstances {
  readonly rounds: readonly Round[]
  readonly stopped: Stopped
  readonly series: readonly Series[]
  /** Benchmarks that have failed, which are not in the rounds. */
  readonly lost: readonly Lost[]
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
    /** Whether code was laid out anew for each of its rounds. */
    readonly isRelaid: boolean
  } | null
}

/** Compares and judges a run. All deciding ends here; later code only shows the result. */
export function resultOf(run: Run): ResultFile {
  const { settings, rounds, stopped, series, lost, proven = [], probe, printed, again } = run
  const first = compare(series, settings, machines(rounds))
  const confirmed = again
    ? confirm(first, again.series, { ...settings, count: again.rounds.length }, machines(again.rounds))
    : first
  const comparisons = accept(openWithoutBase(confirmed, lost), settings.accepted)
  const isCalibrated = settings.calibrate && comparisons.length > 0
  const calibration = isCalibrated ? calibrationOf(series, settings, settings.seed, machines(rounds)) : null
  const only = { base: unmatched(series, 'base'), head: unmatched(series, 'head') }
  const judgement = calibration
    ? judgeCalibration(calibration)
    : judge({ comparisons, unmatched: only, lost, proven: proven.length, rules: settings })
  const nothing = resultOfNothing(run, rounds, judgement)
  return {
    ...nothing,
    stopped,
    again: (again?.rounds ?? []).map(record),
    isRelaid: again?.isRelaid ?? false,
    lost,
    proven,
    calibration,
    doubts: doubtsOf({ rounds, probe, printed }),
    comparisons,
    geomeans: geomeans(comparisons),
    warnings: [
      ...nothing.warnings,
      ...toolchainWarning(run.toolchains),
      ...machineWarning(run.machine),
      ...runWarnings(rounds, series, run.machine.steal),
      ...othersWarning(rounds, again?.rounds ?? []),
      ...ruleWarnings(settings, [...comparisons, ...only.base, ...only.head, ...lost, ...proven]),
    ],
    unmatched: only,
  }
}

/** The result of a run in which base could not be measured (even if it failed only after `rounds`), and head could. */
export function resultWithoutBase(
  circumstances: Circumstances,
  rounds: readonly Round[],
  { why, message, output }: Failure & { readonly why: string },
): ResultFile {
  const judgement = judgeWithoutBase(why, circumstances.commits.base)
  return { ...resultOfNothing(circumstances, rounds, judgement), baseFailed: { message, output } }
}

/** The same result, with what was noticed only after it was judged. */
export function withWarnings(result: ResultFile, warnings: readonly RunWarning[]): ResultFile {
  return { ...result, warnings: [...result.warnings, ...warnings] }
}

/** The result of a run that had nothing to measure, as no file that its command depends on differs. */
export function resultUntouched(circumstances: Circumstances): ResultFile {
  return { ...resultOfNothing(circumstances, [], judgeUntouched()), stopped: 'unchanged' }
}

/** What is known of a run without its comparisons. */
function resultOfNothing(
  { commits, settings, machine, suite, rules = null, toolchains, laidOut = [], visits = [] }: Circumstances,
  rounds: readonly Round[],
  judgement: Judgement,
): ResultFile {
  return {
    schema: 1,
    ...inWords(judgement, settings),
    commits,
    settings,
    rules,
    machine,
    toolchains,
    formats: formatsOf(rounds),
    innerSamples: innerSamplesOf(rounds),
    rounds: rounds.map(record),
    stopped: 'failed',
    baseFailed: null,
    again: [],
    isRelaid: false,
    laidOut,
    visits,
    lost: [],
    proven: [],
    doubts: [],
    calibration: null,
    profiles: [],
    comparisons: [],
    geomeans: [],
    warnings: suiteWarning(suite),
    unmatched: { base: [], head: [] },
  }
}

/** The verdict and the reason, as in the result file. */
export function inWords(
  { verdict, grounds }: Judgement,
  settings: Settings,
): Pick<ResultFile, 'verdict' | 'reason'> {
  return { verdict, reason: reasonOf(grounds, settings) }
}

/** Warns of different compiler versions, which make different programs from the same code. */
function toolchainWarning({ base, head }: Circumstances['toolchains']): readonly RunWarning[] {
  if (base === null || head === null || base === head) return []
  return [{ kind: 'configuration', key: 'go', base, head }]
}

/** A load in the second measurement alone would keep a regression from recurring. */
function othersWarning(first: readonly Round[], again: readonly Round[]): readonly RunWarning[] {
  const warning = othersOf(first) ?? othersOf(again)
  return warning === null ? [] : [warning]
}

function machineWarning(machine: Machine): readonly RunWarning[] {
  const noisy = noisyMachine(machine)
  return noisy === null ? [] : [noisy]
}

function machines(rounds: readonly Round[]): readonly number[] {
  return rounds.map(({ block }) => block)
}

function record({ round, block, first, base, head }: Round): RoundRecord {
  return {
    round,
    block,
    first,
    base: recordVisit(base),
    head: recordVisit(head),
  }
}

function recordVisit({ started, seconds, others }: Visit): RoundRecord['base'] {
  return others === undefined ? { started, seconds } : { started, seconds, others }
}
