// A run before anything is measured: its sides, what is needed of them, and its settings.
import { join } from 'node:path'
import { type Inputs, settingsOf } from '../core/inputs/inputs.ts'
import { newlyAccepted } from '../core/inputs/rules-file.ts'
import type { Side } from '../core/model/measuring.ts'
import type { Commit, ResultFile } from '../core/model/result-file.ts'
import type { Settings } from '../core/model/settings.ts'
import { type RunDetails, resultUntouched } from '../core/result/result.ts'
import { shortSha } from '../core/words/numbers.ts'
import { type Git, gitIn } from '../effects/git/git.ts'
import { recover } from '../effects/git/recovery/recover.ts'
import { differAt, suiteChanges } from '../effects/git/revisions/changes.ts'
import { prepareLargeFiles } from '../effects/git/revisions/large-files.ts'
import { overlay } from '../effects/git/revisions/own-commits.ts'
import { origin } from '../effects/git/revisions/remote.ts'
import { resolveRevisions, worktree } from '../effects/git/revisions/revisions.ts'
import type { Event } from '../effects/github/event.ts'
import { sourcesOutside } from '../effects/go/find-packages.ts'
import { findProject, openShard } from '../effects/inputs/inputs.ts'
import { againstBase } from '../effects/inputs/rules-at.ts'
import type { FoundRules } from '../effects/inputs/rules-file.ts'
import { observeMachine } from '../effects/machine/machine.ts'
import type { Driver, Watch } from '../effects/measure/driver.ts'
import { untrustedEnvironment } from '../effects/measure/environment.ts'
import type { Console } from '../effects/program/console.ts'

/** The surroundings of a run: everything that is not an input. */
export interface RunContext {
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
  /** The result of an earlier run, whose visits this one makes too. */
  readonly like?: Pick<ResultFile, 'visits' | 'laidOut'> | null
  /** Our own folder, in which later runs find what this one has built; left out where none follows. */
  readonly builds?: string
  /** How many versions share the alpha that was set, of which the inputs have one share; one if left out. */
  readonly sharing?: number
  /** What the run measures with, if not with its driver alone. */
  readonly with?: (driver: Driver) => Driver
}

/** The result of a run: its record, and each side's samples in the Go benchmark format. */
export interface GateResult {
  readonly result: ResultFile
  readonly samples: Readonly<Record<Side, string>>
}

/** An OpenedRun is all that is known before anything is measured. */
export interface OpenedRun extends Required<Pick<RunDetails, 'commits' | 'suite' | 'rules' | 'settings'>> {
  readonly inputs: Inputs
  readonly env: Readonly<Record<string, string>>
  /** The names of variables that no command gets. */
  readonly withheld: readonly string[]
  readonly git: Git
  /** The commits to check out: with `overlay`, base has benchmark files of head. */
  readonly entered: Readonly<Record<Side, Commit>>
  readonly part: Omit<Awaited<ReturnType<typeof openShard>>, 'durations'>
  readonly hasPointers: boolean
  readonly machine: ReturnType<typeof observeMachine>
}

/** Resolves the sides and reads what is needed of them. Throws Misconfigured. */
export async function openRun(inputs: Inputs, around: RunContext): Promise<OpenedRun> {
  const { console, signal } = around
  const { env, withheld } = untrustedEnvironment(around.env, [inputs.githubToken])
  if (withheld.length > 0)
    console.info(
      `not passed to the benchmarks, as they look like secrets or change how git works: ${withheld.join(', ')}`,
    )

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
    {
      base,
      // Both sides of a calibration are base.
      head: inputs.calibrate && inputs.head === worktree ? null : inputs.head,
      since: inputs.since,
      event: around.event,
      leftOut: { folder: join(project.root, project.settings.workingDirectory), globs: inputs.output },
    },
    console,
  )
  const commits = inputs.calibrate ? againstItself(resolved.base) : resolved
  await remote.complete([commits.base.sha, commits.head.sha])
  console.info(`base ${shortSha(commits.base.sha)} (${commits.base.from})`)
  console.info(`head ${shortSha(commits.head.sha)} (${commits.head.from})`)
  const hasPointers = await prepareLargeFiles(git, remote, [commits.base.sha, commits.head.sha], console)
  // What is compared and reported is base itself.
  const entered = await overlay(git, commits, inputs.overlay)
  const suite = await suiteChanges(git, entered)
  // Not those of a calibration, in which both sides are base.
  const rules = around.rules ? await againstBase(around.rules, git, resolved.base) : null

  const accepted = newlyAccepted(inputs.accepted, rules)
  const { durations, ...part } = await openShard(inputs, around.folder, console)
  const settings = { ...project.settings, ...settingsOf(limited(inputs, resolved)), accepted, durations }
  const known = { inputs, env, withheld, git, commits, entered, suite, rules, settings, part, hasPointers }
  return { ...known, machine: observeMachine() }
}

/** Against the reference of a history another worsening may be allowed than by one change. */
function limited(inputs: Inputs, { base }: Readonly<Record<Side, Commit>>): Inputs {
  const { creep, threshold, ruleOut } = inputs
  if (creep === null || !base.from.startsWith('since: ')) return inputs
  return {
    ...inputs,
    threshold: creep,
    ruleOut: Math.min(1, creep * (threshold > 0 ? ruleOut / threshold : 2)),
  }
}

/** How the sides of a run are checked out. */
export function takingOf(
  { git, env, hasPointers }: OpenedRun,
  { signal, env: all, isWorkplace = false }: RunContext,
) {
  const outside = (worktree: Git) => sourcesOutside(git.folder, worktree, env)
  return { hasPointers, outside, signal, isWorkplace, temporary: all.RUNNER_TEMP }
}

/** The result of a run that needs no measuring. */
export function untouched(
  { commits, settings, suite, rules, machine }: OpenedRun,
  console: Console,
): GateResult {
  console.info('no file that `paths` names differs: not measured (measure: all measures it)')
  const nothing = { commits, settings, suite, rules, toolchains: { base: null, head: null } }
  return {
    result: resultUntouched({ ...nothing, machine: machine.done(null) }),
    samples: { base: '', head: '' },
  }
}

/** Whether the command need not be run, as no file that it depends on differs. */
export async function isUntouched(
  git: Git,
  commits: Readonly<Record<Side, Commit>>,
  { paths, measure, calibrate }: Pick<Settings, 'paths' | 'measure' | 'calibrate'>,
): Promise<boolean> {
  if (paths.length === 0 || measure === 'all' || calibrate) return false
  return !(await differAt(git, commits, paths))
}

/** A calibration compares base with itself, so any difference is noise. */
function againstItself(base: Commit): Readonly<Record<Side, Commit>> {
  return { base, head: { sha: base.sha, from: 'the same commit, as this is a calibration' } }
}
