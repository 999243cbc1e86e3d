// The story of one gate run, from inputs to a result. The caller shows the result.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canProve } from '../core/change/reach.ts'
import { writeGo } from '../core/formats/tools/go/go-write.ts'
import type { Inputs } from '../core/inputs/inputs.ts'
import type { Side } from '../core/model/measuring.ts'
import type { Proven, ResultFile } from '../core/model/result-file.ts'
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
import { type DriverContext, lostOf, type SwitchableSides } from '../effects/measure/driver.ts'
import type { Measured } from '../effects/measure/measure.ts'
import { measureSides, type RunMeasurements } from '../effects/measure/measure-and-confirm.ts'
import { runProcess } from '../effects/measure/process.ts'
import { profileRegressions, profilesFolder, targetsIn } from '../effects/profile/profile-regressions.ts'
import {
  type GateResult,
  isUntouched,
  type OpenedRun,
  openRun,
  type RunContext,
  takingOf,
  untouched,
} from './open-run.ts'
import { type Noticed, onSides, type RunResources, withRunResources } from './run-resources.ts'

/** Measures both sides and judges them. Throws Misconfigured, CouldNotMeasure or Cancelled where there is no verdict. */
export async function gate(inputs: Inputs, around: RunContext): Promise<GateResult> {
  const run = await openRun(inputs, around)
  const { git, settings, entered } = run
  if (await isUntouched(git, entered, settings)) return untouched(run, around.console)
  return gateOpened(run, around)
}

/** The same of a run that is open, and has something to measure. */
export async function gateOpened(run: OpenedRun, around: RunContext): Promise<GateResult> {
  const { git, settings, entered } = run
  const { checkout: mode, ignoredFiles } = settings
  const take = mode === 'worktree' ? takeWorktrees : takeCheckout
  const { measured, noticed } = await withRunResources(
    run,
    around,
    () => take(git, entered, around.console, { ...takingOf(run, around), ignoredFiles }),
    ({ checkout: sides, ...held }) =>
      measureRun(run, around, {
        ...{ sides, ...held, profiles: around.profiles, with: around.with },
        ...(around.like && { alike: sharedPlanAs(around.like, settings.seed) }),
      }),
  )
  return noticing(measured, noticed)
}

/** A MeasurementContext is where a run measures. */
export interface MeasurementContext extends Pick<RunResources<Side>, 'leftovers' | 'lock' | 'own'> {
  readonly sides: SwitchableSides
  /** Our own folder, in which profiles are left. */
  readonly profiles: string
  readonly once?: DriverContext['once']
  /** What the run measures with, if not with its driver alone. */
  readonly with?: RunContext['with'] | undefined
  readonly alike?: Schedule['alike']
  /** Ends when all other runs are prepared and tried as well. */
  readonly ready?: () => Promise<void>
  /** Runs what must not run beside other runs. */
  readonly alone?: <T>(act: () => Promise<T>) => Promise<T>
}

/** Measures and judges what was checked out. */
export async function measureRun(
  run: OpenedRun,
  around: RunContext,
  at: MeasurementContext,
): Promise<GateResult> {
  const { inputs, git, withheld, commits, entered, suite, rules, settings, part, machine } = run
  const { console, signal, stop, watch, builds, sharing } = around
  const { workingDirectory, timeout } = settings
  const change = canProve(settings) ? await treeChange(git, entered) : null
  const moved = await findMovedPackages(git, entered)
  const ending = stop ? AbortSignal.any([signal, stop]) : signal
  const { run: command, ...onEach } = await onSides(run, at, around)
  const { sides, checkout } = onEach
  const bench: DriverContext = {
    ...{ ...onEach, commits, change, moved, workingDirectory, once: at.once, withheld, builds },
    ...{ timeout, signal: ending, console },
  }
  const planning = { ...settings, run: command, ...part, alike: at.alike }
  await using driver = await openDriver(bench, planning, around.env.RUNNER_TEMP)
  const ready = async () => {
    await at.ready?.()
    machine.measuring()
  }
  const witness = { commits, console, ready, stop, watch, sharing }
  const measuring = inputs.calibrate ? inFull(settings) : settings
  const { RUNNER_TEMP: temporary = tmpdir() } = around.env
  const places = {
    ...{ enter: sides.enter, checkout, temporary, env: onEach.env, console },
    ...{ setup: settings.setup, run: settings.run },
    isPreparedBefore: at.once !== undefined || builds !== undefined,
  }
  const { driver: watched, findings } = await observed(driver, git, entered, places)
  const measured = await measureSides(at.with?.(watched) ?? watched, witness, measuring)
  const otherCode = findings()

  const toolchains = { base: driver.toolchain('base'), head: driver.toolchain('head') }
  const { planned: visits, laidOut } = driver
  const known = { commits, settings, suite, otherCode, rules, toolchains, visits, laidOut }
  const circumstances = { ...known, machine: machine.done(at.lock) }
  const result = judged(circumstances, measured, driver.proven)
  const profile = () =>
    profileRegressions(targetsIn(result, driver), {
      // In a calibration nothing is really slower.
      kinds: settings.calibrate || stop?.aborted ? [] : settings.profile,
      folder: join(at.profiles, profilesFolder),
      run: runProcess,
      go: { file: 'go', env: run.env },
      enter: sides.enter,
      timeout,
      signal,
      console,
    })
  const profiles = await (at.alone ? at.alone(profile) : profile())
  const { rounds, units } = measured.first
  const samples = (side: Side) => writeGo(side, rounds, units)
  return { result: { ...result, profiles }, samples: { base: samples('base'), head: samples('head') } }
}

/** The result with what was noticed while it was measured. */
export function noticing(gated: GateResult, noticed: Noticed): GateResult {
  const result = withWarnings(
    gated.result,
    noticed.filter(one => one !== null),
  )
  return { ...gated, result }
}

function judged(
  circumstances: RunDetails,
  { first, again, probe, isRelaid }: RunMeasurements,
  proven: readonly Proven[],
): ResultFile {
  if (first.baseFailed) return resultWithoutBase(circumstances, first.rounds, first.baseFailed)
  return resultOf({
    ...circumstances,
    ...seriesIn(first),
    probe,
    proven,
    lost: first.lost.map(lostOf),
    again: again && { ...seriesIn(again), isRelaid },
  })
}

/** A calibration makes all rounds, as more of them tell the noise better, and confirms nothing. */
function inFull(settings: Settings): Settings {
  return { ...settings, stopEarly: false, confirm: false }
}

function seriesIn(measured: Measured) {
  return { ...measured, series: collect(measured.rounds, measured.units) }
}
