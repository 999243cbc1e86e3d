// The story of one gate run, from inputs to a result. The caller shows the result.
import { join } from 'node:path'
import { canProve } from './core/change/reach.ts'
import { writeGo } from './core/formats/tools/go/go-write.ts'
import { type Inputs, settingsOf } from './core/inputs/inputs.ts'
import { newlyAccepted } from './core/inputs/rules-file.ts'
import type { Side } from './core/model/measuring.ts'
import type { Commit, Proven, ResultFile } from './core/model/result-file.ts'
import type { Settings } from './core/model/settings.ts'
import {
  type Circumstances,
  resultOf,
  resultUntouched,
  resultWithoutBase,
  withWarnings,
} from './core/result/result.ts'
import { collect } from './core/rounds/collect.ts'
import { shortSha } from './core/words/numbers.ts'
import { takeCheckout } from './effects/git/checkout/checkout.ts'
import { type Git, gitIn } from './effects/git/git.ts'
import { KeptGit } from './effects/git/kept-git.ts'
import { recover } from './effects/git/recovery/recover.ts'
import { prepareLargeFiles } from './effects/git/revisions/large-files.ts'
import { overlay } from './effects/git/revisions/overlay.ts'
import { origin } from './effects/git/revisions/remote.ts'
import { resolveRevisions } from './effects/git/revisions/revisions.ts'
import { suiteChanges } from './effects/git/revisions/suite-changes.ts'
import { differAt, treeChange } from './effects/git/revisions/tree-change.ts'
import { takeWorktrees } from './effects/git/worktrees/worktrees.ts'
import type { Event } from './effects/github/event.ts'
import { openDriver } from './effects/go/open-driver.ts'
import { sourcesOutside } from './effects/go/sources-outside.ts'
import { openShard } from './effects/inputs/open-shard.ts'
import { findProject } from './effects/inputs/project.ts'
import type { FoundRules } from './effects/inputs/rules-file.ts'
import { againstBase } from './effects/inputs/rules-of-base.ts'
import { observeMachine } from './effects/machine/machine.ts'
import { holdPerflock } from './effects/machine/perflock.ts'
import type { Bench, Enterable } from './effects/measure/command-driver.ts'
import { lostOf } from './effects/measure/driver.ts'
import { untrustedEnvironment } from './effects/measure/environment.ts'
import { Leftovers } from './effects/measure/leftovers.ts'
import type { Measured } from './effects/measure/measure.ts'
import type { RunMeasurements } from './effects/measure/measure-and-confirm.ts'
import { measureSides } from './effects/measure/measure-sides.ts'
import { runProcess } from './effects/measure/process.ts'
import type { Watch } from './effects/measure/watch.ts'
import { profilesFolder } from './effects/profile/profile-files.ts'
import { profileRegressions } from './effects/profile/profile-regressions.ts'
import { targetsIn } from './effects/profile/targets.ts'
import type { Console } from './effects/program/console.ts'

/** The surroundings of a run: everything that is not an input. */
export interface Surroundings {
  /** The folder that working-directory is relative to. */
  readonly folder: string
  /** The rules file that inputs were taken from; null where there was none. */
  readonly rules?: Pick<FoundRules, 'file' | 'path' | 'texts'>
  readonly env: Readonly<Record<string, string | undefined>>
  readonly event: Event
  /** Takes credentials out of the repository's configuration until it is disposed of; left out where they may stay. */
  readonly withhold?: (git: Git) => Promise<AsyncDisposable>
  /** Where GitHub is, for fetching with the token. */
  readonly server: string
  /** Whether somebody may work in the checkout during the run. */
  readonly isWorkplace?: boolean
  /** Our own folder, in which profiles are left. */
  readonly profiles: string
  readonly signal: AbortSignal
  /** Once it aborts, measuring ends, and what has been measured is judged. */
  readonly stop?: AbortSignal
  /** Whether nobody else works in the repository meanwhile, so that what changes in its git is put back. */
  readonly isOurs?: boolean
  readonly console: Console
  /** Is told about progress; without one, progress goes to the console as lines. */
  readonly watch?: Watch
}

/** The result of a run: its record, and each side's samples in the Go benchmark format. */
export interface GateResult {
  readonly result: ResultFile
  readonly samples: Readonly<Record<Side, string>>
}

/** Measures both sides and judges them. Throws Misconfigured, CouldNotMeasure or Cancelled where there is no verdict. */
export async function gate(inputs: Inputs, around: Surroundings): Promise<GateResult> {
  const { console, signal, stop, watch, isWorkplace = false } = around
  const { env, withheld } = untrustedEnvironment(around.env, [inputs.githubToken])
  if (withheld.length > 0)
    console.info(`not passed to the benchmarks, as they look like secrets: ${withheld.join(', ')}`)

  // Before anything is read from the checkout: a killed run may have left a side in it.
  await recover(join(around.folder, inputs.workingDirectory), env, console)
  const project = await findProject(around.folder, inputs, env)
  const git = gitIn(project.root, env)
  const { SSH_AUTH_SOCK: agent } = around.env
  const fetching = agent === undefined ? git : git.with({ SSH_AUTH_SOCK: agent })
  const remote = await origin(fetching, inputs.githubToken, around.server, signal)
  const base = inputs.base ?? (inputs.calibrate && around.event.pull === null ? 'HEAD' : null)
  const resolved = await resolveRevisions(
    git,
    remote,
    { base, head: inputs.head, event: around.event },
    console,
  )
  const commits = inputs.calibrate ? againstItself(resolved.base) : resolved
  await remote.complete([commits.base.sha, commits.head.sha])
  console.info(`base ${shortSha(commits.base.sha)} (${commits.base.from})`)
  console.info(`head ${shortSha(commits.head.sha)} (${commits.head.from})`)
  const hasPointers = await prepareLargeFiles(git, remote, [commits.base.sha, commits.head.sha], console)
  // The commits to check out: with `overlay`, base has benchmark files of head. What is compared and reported is base
  // itself.
  const entered = await overlay(git, commits, inputs.overlay)
  const suite = await suiteChanges(git, entered)
  // Not those of a calibration, in which both sides are base.
  const rules = around.rules ? await againstBase(around.rules, git, resolved.base) : null

  const accepted = newlyAccepted(inputs.accepted, rules)
  const { durations, ...part } = await openShard(inputs, around.folder, console)
  const settings = { ...project.settings, ...settingsOf(inputs), accepted, durations }
  const machine = observeMachine()
  if (await isUntouched(git, entered, settings)) {
    console.info('no file that `paths` names differs: not measured (measure: all measures it)')
    const nothing = { commits, settings, suite, rules, toolchains: { base: null, head: null } }
    return {
      result: resultUntouched({ ...nothing, machine: machine.done(null) }),
      samples: { base: '', head: '' },
    }
  }
  const change = canProve(settings) ? await treeChange(git, entered) : null
  const temporary = around.env.RUNNER_TEMP
  // First, as others may hold the lock for long, and until then nothing of the user's has to be set aside.
  const { perflock, governor, checkout: mode, ignoredFiles, setup, workingDirectory, timeout } = settings
  await using lock = await holdPerflock({ mode: perflock, governor, env, signal, console })
  // Everything has been fetched, and no code of head has run yet.
  await using _withheld = await around.withhold?.(git)
  await using kept = await KeptGit.of(git, console, {
    isPuttingBack: around.isOurs === true,
    withHead: mode === 'worktree',
  })
  const take = mode === 'worktree' ? takeWorktrees : takeCheckout
  const outside = (worktree: Git) => sourcesOutside(git.folder, worktree, env)
  const taking = { ignoredFiles, hasPointers, isWorkplace, outside, signal, temporary }
  await using checkout = await take(git, entered, console, taking)
  const ending = stop ? AbortSignal.any([signal, stop]) : signal
  await using leftovers = new Leftovers()
  const sides: Enterable = {
    async enter(side) {
      await leftovers.end()
      return checkout.enter(side)
    },
  }
  const marked = { env: leftovers.marked(env, 'command'), setupEnv: leftovers.marked(env, 'setup') }
  const place = { sides, commits, change, workingDirectory, ...marked }
  const bench: Bench = { ...place, setup, timeout, signal: ending, console }
  await using driver = await openDriver(bench, { ...settings, ...part }, temporary)
  const witness = { commits, console, onMeasuring: machine.measuring, stop, watch }
  const measured = await measureSides(driver, witness, inputs.calibrate ? inFull(settings) : settings)

  const toolchains = { base: driver.toolchain('base'), head: driver.toolchain('head') }
  const { planned: visits, laidOut } = driver
  const known = { commits, settings, suite, rules, toolchains, visits, laidOut }
  const circumstances = { ...known, machine: machine.done(lock.state) }
  const result = judged(circumstances, measured, driver.proven)
  const profiles = await profileRegressions(targetsIn(result, driver), {
    // In a calibration nothing is really slower.
    kinds: settings.calibrate || stop?.aborted ? [] : settings.profile,
    folder: join(around.profiles, profilesFolder),
    run: runProcess,
    go: { file: 'go', env },
    enter: sides.enter,
    timeout,
    signal,
    console,
  })
  await leftovers.endAll()
  checkout.refuseChanged?.()
  const noticed = [leftovers.ended, await kept.end()].filter(one => one !== null)
  const { rounds, units } = measured.first
  const samples = (side: Side) => writeGo(side, rounds, units)
  return {
    result: { ...withWarnings(result, noticed), profiles },
    samples: { base: samples('base'), head: samples('head') },
  }
}

/** Whether the command need not be run, as no file that it depends on differs. */
async function isUntouched(
  git: Git,
  commits: Readonly<Record<Side, Commit>>,
  { paths, measure, calibrate }: Pick<Settings, 'paths' | 'measure' | 'calibrate'>,
): Promise<boolean> {
  if (paths.length === 0 || measure === 'all' || calibrate) return false
  return !(await differAt(git, commits, paths))
}

function judged(
  circumstances: Circumstances,
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

/** A calibration compares base with itself, so any difference is noise. */
function againstItself(base: Commit): Readonly<Record<Side, Commit>> {
  return { base, head: { sha: base.sha, from: 'the same commit, as this is a calibration' } }
}

/** A calibration makes all rounds, as more of them tell the noise better, and confirms nothing. */
function inFull(settings: Settings): Settings {
  return { ...settings, stopEarly: 'never', confirm: false }
}

function seriesIn(measured: Measured) {
  return { ...measured, series: collect(measured.rounds, measured.units) }
}
