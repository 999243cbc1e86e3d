// The course of one gate, from inputs to a result: opens the run, checks out both sides, measures them interleaved, judges the
// difference, and profiles what became slower.
import { join } from 'node:path'
import { pathsNamedByCommandsOnlyOnHead } from '../core/change/command-line-code.ts'
import {
  canProveCommandUnchangedWithSettings,
  canProveGoUnchangedWithSettings,
} from '../core/change/reach.ts'
import { writeGoFormat } from '../core/formats/tools/go/go-write.ts'
import type { Inputs } from '../core/inputs/check-inputs.ts'
import { unreachedCodeRunWarnings } from '../core/judge/run-warnings.ts'
import type { RunWarning } from '../core/model/comparison.ts'
import type { Side } from '../core/model/measuring.ts'
import type { ResultFile } from '../core/model/result-file.ts'
import {
  createResultOfFailedBaseFromRounds,
  type RunFactsBesideMeasurements,
  resultFileOfMeasuredRun,
  resultWithRunWarnings,
} from '../core/result/result.ts'
import { collectSeriesFromRounds } from '../core/rounds/collect.ts'
import { listFilePathsOfCommit } from '../effects/git/commit-files.ts'
import { decodeGitText } from '../effects/git/git.ts'
import { findMovedGoImportPaths, readPathsDifferingBetweenSides } from '../effects/git/revisions/changes.ts'
import { openMeasurementDriver } from '../effects/go/go-driver.ts'
import type { GoShardAndVisitPlanOptions } from '../effects/go/layouts.ts'
import { reuseVisitPlanOfResult } from '../effects/go/visit-plans.ts'
import {
  convertLostItemToResultFileEntry,
  type DriverContext,
  type DriverReportBesideMeasurements,
  type MeasurementDriver,
} from '../effects/measure/driver.ts'
import { renameImportPathsInBaseResultsOfDriver } from '../effects/measure/driver-wrappers.ts'
import type { ScheduleResults } from '../effects/measure/measure.ts'
import {
  type MeasurementWithConfirmation,
  prepareMeasureAndConfirm,
} from '../effects/measure/measure-and-confirm.ts'
import { runProcess } from '../effects/processes/process.ts'
import {
  findProfileTargets,
  profileRegressions,
  profilesFolderName,
} from '../effects/profile/profile-regressions.ts'
import { watchDriverForUnreadOrSharedCode } from '../effects/provenance/code-evidence.ts'
import type { InstalledFilesOfFirstSide } from '../effects/provenance/shared-installs.ts'
import { wrapDriverToSkipUnchangedPrograms } from '../effects/provenance/unchanged-programs.ts'
import {
  type ResolvedRun,
  type ResultFileAndSamples,
  type RunContext,
  resolveRevisionsAndSettings,
  resultIfPathsAreUnchanged,
} from './resolve-run.ts'
import {
  type PossibleRunWarnings,
  type PreparedCommandsAndSideAccess,
  prepareCommandsAndEnvForSides,
  type RunResources,
  withRunResources,
} from './run-resources.ts'

/**
 * Runs one gate: compares head with base. The caller shows the result. Throws MisconfiguredError, CouldNotMeasureError or CancelledError if
 * there is no verdict.
 */
export async function runGate(inputs: Inputs, context: RunContext): Promise<ResultFileAndSamples> {
  const run = await resolveRevisionsAndSettings(inputs, context)
  return (await resultIfPathsAreUnchanged(run, context.console)) ?? runResolvedGate(run, context)
}

/** Runs the rest of a gate whose run is open and has something to measure. */
export async function runResolvedGate(run: ResolvedRun, context: RunContext): Promise<ResultFileAndSamples> {
  const { profiles, wrapDriver, planFrom } = context
  const sharedPlan = planFrom ? reuseVisitPlanOfResult(planFrom, run.settings.seed) : undefined
  const { measured, notices } = await withRunResources(run, context, run.sideCommits, resources =>
    measureAndJudge(run, context, { ...resources, profiles, wrapDriver, sharedPlan }),
  )
  return addWarningsToGateResult(measured, notices)
}

/** The checkout and resources of one run. Several runs can measure in one process (several-runs.ts) and share some of them. */
export interface CheckoutAndResourcesOfRun extends RunResources {
  readonly profiles: string
  /** Prepares the side that several runs share. */
  readonly prepareOnce?: DriverContext['prepareOnce']
  /** The record of what is installed on the side that several runs share. */
  readonly installs?: InstalledFilesOfFirstSide
  readonly wrapDriver?: RunContext['wrapDriver'] | undefined
  /** The plan of visits and memory layouts that several runs share. */
  readonly sharedPlan?: GoShardAndVisitPlanOptions['sharedPlan']
  /** Resolves once all other runs are prepared and have tried their benchmarks once, too. */
  readonly ready?: () => Promise<void>
  /** Runs an action while no other run does anything. */
  readonly exclusively?: <T>(action: () => Promise<T>) => Promise<T>
}

/** Measures what was checked out, judges it, and profiles the benchmarks that became slower. */
export async function measureAndJudge(
  run: ResolvedRun,
  context: RunContext,
  measurement: CheckoutAndResourcesOfRun,
): Promise<ResultFileAndSamples> {
  const { git, sideCommits, settings, shard } = run
  const { sharedPlan } = measurement
  const commands = await prepareCommandsAndEnvForSides(run, measurement, context)
  const moved = await findMovedGoImportPaths(git, sideCommits)
  const change = canProveGoUnchangedWithSettings(settings)
    ? await readPathsDifferingBetweenSides(git, sideCommits)
    : null
  const driverContext = { ...driverContextOf(run, context, measurement, commands), moved, change }
  // Runs that share a side have the same layouts, as that side is linked once for all of them.
  const seed = sharedPlan?.seed ?? settings.seed
  const schedule = { ...settings, ...commands, ...shard, sharedPlan, seed }
  await using driver = await openMeasurementDriver(driverContext, schedule, context.env.RUNNER_TEMP)
  const prepared: PreparedRun = { run, context, measurement, driverContext, driver }

  const observed = await measureObserved(prepared)
  const judged = judge(prepared, observed)
  const profiles = await profileRegressed(prepared, judged)
  const { rounds, units } = observed.measurements.first
  const samplesOf = (side: Side) => writeGoFormat(side, rounds, units)
  return { result: { ...judged, profiles }, samples: { base: samplesOf('base'), head: samplesOf('head') } }
}

/** Adds the warnings about what happened during the measurement. */
export function addWarningsToGateResult(
  gated: ResultFileAndSamples,
  notices: PossibleRunWarnings,
): ResultFileAndSamples {
  const warnings = notices.filter(notice => notice !== null)
  return { ...gated, result: resultWithRunWarnings(gated.result, warnings) }
}

/** Everything that a run has once its driver is open. */
interface PreparedRun {
  readonly run: ResolvedRun
  readonly context: RunContext
  readonly measurement: CheckoutAndResourcesOfRun
  readonly driverContext: DriverContext
  readonly driver: MeasurementDriver
}

function driverContextOf(
  { settings, commits, withheld }: ResolvedRun,
  { signal, stop, console, builds }: RunContext,
  { prepareOnce }: CheckoutAndResourcesOfRun,
  { run: _, ...commands }: PreparedCommandsAndSideAccess,
): DriverContext {
  const { workingDirectory, timeout } = settings
  // `signal` cancels the run; `stop` ends the measurement and judges the rounds so far. Either ends a command.
  const ending = stop ? AbortSignal.any([signal, stop]) : signal
  return {
    ...{ ...commands, commits, withheld, workingDirectory, timeout, builds, console, prepareOnce },
    signal: ending,
  }
}

/** The measurements, and the observations of the commands meanwhile. */
interface ObservedMeasurement {
  readonly measurements: MeasurementWithConfirmation
  readonly codeWarnings: readonly RunWarning[]
  readonly report: DriverReportBesideMeasurements
  /** If base failed: what the commands name and only head has. */
  readonly added: readonly string[]
}

/** Makes the rounds, and observes which files the commands read, to decide whether each side ran its own code. */
async function measureObserved({
  run,
  context,
  measurement,
  driverContext,
  driver,
}: PreparedRun): Promise<ObservedMeasurement> {
  const { git, sideCommits, commits, inputs, settings, machine } = run
  const { console, stop, watch } = context
  const { installs, leftovers, own } = measurement
  const observedRun = {
    ...{ ...settings, ...driverContext, git, installs, leftovers },
    commits: sideCommits,
    // As the user wrote it, like `run`.
    setup: settings.setup,
    ownTemporary: own?.temporary ?? null,
  }
  const provingDriver = canProveCommandUnchangedWithSettings(settings)
    ? await wrapDriverToSkipUnchangedPrograms(driver, observedRun)
    : driver
  const observed = await watchDriverForUnreadOrSharedCode(provingDriver, observedRun)
  const ready = async () => {
    await measurement.ready?.()
    machine.measuring()
  }
  const sharingDriver = measurement.wrapDriver?.(observed.driver) ?? observed.driver
  const measurements = await prepareMeasureAndConfirm(
    // Go's driver has names of its own for what it builds.
    settings.go === null && driverContext.moved
      ? renameImportPathsInBaseResultsOfDriver(sharingDriver, driverContext.moved)
      : sharingDriver,
    { commits, console, ready, stop, watch },
    // A calibration confirms nothing, and makes all rounds, as more rounds measure the noise more precisely.
    inputs.calibrate ? { ...settings, stopEarly: false, confirm: false } : settings,
  )
  const added = measurements.first.baseFailed ? await findNamedPathsOnlyOnHead(run) : []
  return { measurements, codeWarnings: observed.findings(), report: provingDriver.report(), added }
}

/** Returns what the commands name and base lacks, as the pull request adds it. Go's own command names no files. */
async function findNamedPathsOnlyOnHead({
  git,
  sideCommits,
  settings,
}: ResolvedRun): Promise<readonly string[]> {
  if (settings.go !== null) return []
  const pathsOf = async (side: Side) =>
    (await listFilePathsOfCommit(git, sideCommits[side].sha)).map(decodeGitText)
  const paths = { base: await pathsOf('base'), head: await pathsOf('head') }
  const { setup, run, workingDirectory } = settings
  return pathsNamedByCommandsOnlyOnHead([setup, run], workingDirectory, paths)
}

function judge(
  { run, measurement }: PreparedRun,
  { measurements, codeWarnings, report, added }: ObservedMeasurement,
): ResultFile {
  const { commits, settings, suite, rules, machine } = run
  const { first, again, probe, isRelinked } = measurements
  const { toolchains, proven, reach, planned, relinkedPackages } = report
  const details: RunFactsBesideMeasurements = {
    commits,
    settings,
    suite,
    rules,
    codeWarnings: [...codeWarnings, ...unreachedCodeRunWarnings(reach)],
    machine: machine.done(measurement.lock),
    toolchains,
    visits: planned,
    laidOut: relinkedPackages,
  }
  if (first.baseFailed) {
    // A command that failed may have read nothing at all.
    const codeWarnings = details.codeWarnings?.filter(({ kind }) => kind !== 'unread-code') ?? []
    const facts = { ...details, codeWarnings }
    return createResultOfFailedBaseFromRounds(facts, first.rounds, first.baseFailed, added)
  }
  return resultFileOfMeasuredRun({
    ...details,
    ...first,
    series: seriesOf(first),
    probe,
    proven,
    lost: first.lost.map(convertLostItemToResultFileEntry),
    again: again && { ...again, series: seriesOf(again), isRelinked },
  })
}

function seriesOf({ rounds, units }: ScheduleResults) {
  return collectSeriesFromRounds(rounds, units)
}

/** Profiles the benchmarks that became slower, while no other run measures. */
function profileRegressed(
  { run, context, measurement, driverContext, driver }: PreparedRun,
  result: ResultFile,
) {
  const { settings, env } = run
  const { stop, signal, console } = context
  const profile = () =>
    profileRegressions(findProfileTargets(result, driver), {
      // In a calibration nothing is really slower.
      kinds: settings.calibrate || stop?.aborted ? [] : settings.profile,
      folder: join(measurement.profiles, profilesFolderName),
      run: runProcess,
      go: { file: 'go', env },
      enter: driverContext.sides.enter,
      timeout: settings.timeout,
      signal,
      console,
    })
  return measurement.exclusively ? measurement.exclusively(profile) : profile()
}
