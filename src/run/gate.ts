// Runs one gate, from inputs to a result: opens the run, checks out both sides, measures them interleaved and judges the difference.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canProve } from '../core/change/reach.ts'
import { writeGo } from '../core/formats/tools/go/go-write.ts'
import type { Inputs } from '../core/inputs/inputs.ts'
import type { Side } from '../core/model/measuring.ts'
import type { ResultFile } from '../core/model/result-file.ts'
import type { Settings } from '../core/model/settings.ts'
import { type RunDetails, resultOf, resultWithoutBase, withWarnings } from '../core/result/result.ts'
import { collect } from '../core/rounds/collect.ts'
import { takeCheckout } from '../effects/git/checkout/checkout.ts'
import { findMovedPackages, treeChange } from '../effects/git/revisions/changes.ts'
import { takeWorktrees } from '../effects/git/worktrees/worktrees.ts'
import type { Schedule } from '../effects/go/layouts.ts'
import { openDriver } from '../effects/go/open-driver.ts'
import { sharedPlanAs } from '../effects/go/plan.ts'
import { observed } from '../effects/measure/code-evidence.ts'
import { type Driver, type DriverContext, lostOf, type SwitchableSides } from '../effects/measure/driver.ts'
import type { Measured } from '../effects/measure/measure.ts'
import { measureSides, type RunMeasurements } from '../effects/measure/measure-and-confirm.ts'
import { runProcess } from '../effects/measure/process.ts'
import { profileRegressions, profilesFolder, targetsIn } from '../effects/profile/profile-regressions.ts'
import {
  canSkipMeasuring,
  checkoutOptions,
  type GateResult,
  type OpenedRun,
  openRun,
  type RunContext,
  skippedResult,
} from './open-run.ts'
import {
  type CommandsOnSides,
  commandsOnSides,
  type Notices,
  type RunResources,
  withRunResources,
} from './run-resources.ts'

/**
 * Compares head with base. The caller shows the result. Throws Misconfigured, CouldNotMeasure or Cancelled if there is no
 * verdict.
 */
export async function gate(inputs: Inputs, context: RunContext): Promise<GateResult> {
  const run = await openRun(inputs, context)
  if (await canSkipMeasuring(run.git, run.sideCommits, run.settings))
    return skippedResult(run, context.console)
  return runGate(run, context)
}

/** Checks both sides out, measures and judges them. `run` is open and has something to measure. */
export async function runGate(run: OpenedRun, context: RunContext): Promise<GateResult> {
  const { git, settings, sideCommits } = run
  const { checkout: mode, ignoredFiles } = settings
  const take = mode === 'worktree' ? takeWorktrees : takeCheckout
  const { measured, notices } = await withRunResources(
    run,
    context,
    () => take(git, sideCommits, context.console, { ...checkoutOptions(run, context), ignoredFiles }),
    ({ checkout: sides, ...resources }) =>
      measureRun(run, context, {
        ...{ sides, ...resources, profiles: context.profiles, wrapDriver: context.wrapDriver },
        ...(context.planFrom && { sharedPlan: sharedPlanAs(context.planFrom, settings.seed) }),
      }),
  )
  return withNotices(measured, notices)
}

/** The checkout and resources of one run. Several runs can measure in one process (several-runs.ts) and share some of them. */
export interface MeasurementContext extends Pick<RunResources<Side>, 'leftovers' | 'lock' | 'own'> {
  readonly sides: SwitchableSides
  /** The folder for profiles. */
  readonly profiles: string
  /** Prepares the side that several runs share. */
  readonly prepareOnce?: DriverContext['prepareOnce']
  /** Wraps the driver to change what is measured. */
  readonly wrapDriver?: RunContext['wrapDriver'] | undefined
  /** The plan of visits and memory layouts that several runs share. */
  readonly sharedPlan?: Schedule['sharedPlan']
  /** Resolves once all other runs are prepared and have tried their benchmarks once, too. */
  readonly ready?: () => Promise<void>
  /** Runs an action while no other run does anything. */
  readonly exclusively?: <T>(action: () => Promise<T>) => Promise<T>
}

/** Measures what was checked out, judges it, and profiles the benchmarks that became slower. */
export async function measureRun(
  run: OpenedRun,
  context: RunContext,
  measurement: MeasurementContext,
): Promise<GateResult> {
  const { git, settings, sideCommits } = run
  const change = canProve(settings) ? await treeChange(git, sideCommits) : null
  const moved = await findMovedPackages(git, sideCommits)
  const { run: command, ...commands } = await commandsOnSides(run, measurement, context)

  // `signal` cancels the run; `stop` ends the measurement and judges the rounds so far. Either ends a command.
  const { signal, stop } = context
  const driverContext: DriverContext = {
    ...{ ...commands, commits: run.commits, change, moved, withheld: run.withheld },
    ...{ workingDirectory: settings.workingDirectory, timeout: settings.timeout, builds: context.builds },
    ...{ signal: stop ? AbortSignal.any([signal, stop]) : signal, console: context.console },
    prepareOnce: measurement.prepareOnce,
  }
  const schedule = { ...settings, run: command, ...run.shard, sharedPlan: measurement.sharedPlan }
  await using driver = await openDriver(driverContext, schedule, context.env.RUNNER_TEMP)

  const { measurements, otherCode } = await measureObserved(driver, run, context, measurement, commands)
  const result = judge(run, driver, measurements, { otherCode, machine: run.machine.done(measurement.lock) })
  const profile = () => profileSlower(result, driver, run, context, measurement, commands)
  const profiles = await (measurement.exclusively ? measurement.exclusively(profile) : profile())

  const { rounds, units } = measurements.first
  const samples = (side: Side) => writeGo(side, rounds, units)
  return { result: { ...result, profiles }, samples: { base: samples('base'), head: samples('head') } }
}

/** Adds the warnings about what happened during the measurement. */
export function withNotices(gated: GateResult, notices: Notices): GateResult {
  const warnings = notices.filter(notice => notice !== null)
  return { ...gated, result: withWarnings(gated.result, warnings) }
}

type SideCommands = Omit<CommandsOnSides, 'run'>

/** Makes the rounds and watches which files the commands read, to tell whether each side ran its own code. */
async function measureObserved(
  driver: Driver,
  { inputs, git, sideCommits, commits, settings, machine }: OpenedRun,
  { console, stop, watch, builds, sharing, env }: RunContext,
  measurement: MeasurementContext,
  commands: SideCommands,
) {
  const { driver: observedDriver, findings } = await observed(driver, git, sideCommits, {
    ...{ enter: commands.sides.enter, checkout: commands.checkout, temporary: env.RUNNER_TEMP ?? tmpdir() },
    ...{ env: commands.env, console, setup: settings.setup, run: settings.run },
    // A side that was prepared before has read its sources then, unobserved.
    isPreparedBefore: measurement.prepareOnce !== undefined || builds !== undefined,
  })
  const ready = async () => {
    await measurement.ready?.()
    machine.measuring()
  }
  const measurements = await measureSides(
    measurement.wrapDriver?.(observedDriver) ?? observedDriver,
    { commits, console, ready, stop, watch, sharing },
    inputs.calibrate ? withAllRounds(settings) : settings,
  )
  return { measurements, otherCode: findings() }
}

/** A calibration confirms nothing, and makes all rounds, as more rounds measure the noise more precisely. */
function withAllRounds(settings: Settings): Settings {
  return { ...settings, stopEarly: false, confirm: false }
}

function judge(
  { commits, settings, suite, rules }: OpenedRun,
  driver: Driver,
  { first, again, probe, isRelaid }: RunMeasurements,
  observations: Pick<RunDetails, 'otherCode' | 'machine'>,
): ResultFile {
  const details: RunDetails = {
    ...{ commits, settings, suite, rules, ...observations },
    toolchains: { base: driver.toolchain('base'), head: driver.toolchain('head') },
    ...{ visits: driver.planned, laidOut: driver.laidOut },
  }
  if (first.baseFailed) return resultWithoutBase(details, first.rounds, first.baseFailed)
  return resultOf({
    ...details,
    ...withSeries(first),
    ...{ probe, proven: driver.proven, lost: first.lost.map(lostOf) },
    again: again && { ...withSeries(again), isRelaid },
  })
}

function withSeries(measured: Measured) {
  return { ...measured, series: collect(measured.rounds, measured.units) }
}

function profileSlower(
  result: ResultFile,
  driver: Driver,
  { settings, env }: OpenedRun,
  { stop, signal, console }: RunContext,
  { profiles }: MeasurementContext,
  { sides }: SideCommands,
) {
  return profileRegressions(targetsIn(result, driver), {
    // In a calibration nothing is really slower.
    kinds: settings.calibrate || stop?.aborted ? [] : settings.profile,
    folder: join(profiles, profilesFolder),
    run: runProcess,
    go: { file: 'go', env },
    ...{ enter: sides.enter, timeout: settings.timeout, signal, console },
  })
}
