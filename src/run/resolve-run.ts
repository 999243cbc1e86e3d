// Resolves what a run compares (both revisions) and how (rules and settings), and prepares the repository. Nothing is measured yet.
import { join } from 'node:path'
import {
  type Inputs,
  inputsWithLimitsOfCreep,
  pickRunSettingsFromInputs,
} from '../core/inputs/check-inputs.ts'
import { acceptedEntriesNewInHead } from '../core/judge/acceptances.ts'
import type { ParsedWorkflowEvent } from '../core/model/event.ts'
import { type Side, sides } from '../core/model/measuring.ts'
import type { ResolvedCommit, ResultFile } from '../core/model/result-file.ts'
import { sideCommitText } from '../core/report/say/how-measured.ts'
import { reportTextToPlain } from '../core/report/show/plain-text.ts'
import { type RunFactsBesideMeasurements, resultOfUntouchedRun } from '../core/result/result.ts'
import { createGit, type Git } from '../effects/git/git.ts'
import { findChangedBenchmarkFiles, sidesDifferInGlobs } from '../effects/git/revisions/changes.ts'
import { createSideCommitsWithBaseOverlaid } from '../effects/git/revisions/own-commits.ts'
import {
  fetchLargeFilesUnlessPointers,
  type OriginCommitFetcher,
  openOriginRemote,
} from '../effects/git/revisions/remote.ts'
import { resolveBaseAndHead, workingTreeValue } from '../effects/git/revisions/revisions.ts'
import { findCheckoutAndCommand, loadDurationsAndAssignShard } from '../effects/inputs/inputs.ts'
import { readRulesFileAndChangesSinceBase } from '../effects/inputs/rules-at.ts'
import type { RulesFileWithApplicableInputs } from '../effects/inputs/rules-file.ts'
import { startObservingMachine } from '../effects/machine/machine.ts'
import type { MeasurementDriver, MeasurementWatcher } from '../effects/measure/driver.ts'
import { createUntrustedEnvironment } from '../effects/processes/untrusted-environment.ts'
import type { RunConsole } from '../effects/program/console.ts'

/** Everything that a run needs and that is not an input. */
export interface RunContext {
  /** The folder that `working-directory` is relative to. The repository is recovered: no killed run has left another revision in it. */
  readonly folder: string
  /** The rules file that inputs were read from; null or left out if there was none. */
  readonly rules?: Pick<RulesFileWithApplicableInputs, 'file' | 'path' | 'texts'>
  readonly env: Readonly<Record<string, string | undefined>>
  readonly event: ParsedWorkflowEvent
  /** Removes credentials from the repository's configuration until disposed of; left out if they may stay. */
  readonly withholdCredentials?: (git: Git) => Promise<AsyncDisposable>
  /** The URL of GitHub, to fetch with the token. */
  readonly server: string
  /** True if somebody may work in the repository during the run, so that changes to its git configuration are not undone. */
  readonly isWorkplace?: boolean
  readonly profiles: string
  readonly signal: AbortSignal
  /** Once it aborts, measuring ends, and the rounds so far are judged. */
  readonly stop?: AbortSignal
  readonly console: RunConsole
  /** Follows the progress; without it, progress is logged as lines. */
  readonly watch?: MeasurementWatcher
  /** The result of an earlier run, whose plan of visits and memory layouts this run repeats. */
  readonly planFrom?: Pick<ResultFile, 'visits' | 'laidOut'> | null
  /** Our own folder where later runs find what this run has built; left out if no run follows. */
  readonly builds?: string
  readonly wrapDriver?: (driver: MeasurementDriver) => MeasurementDriver
}

/** The result file, and each side's samples in the Go benchmark format. */
export interface ResultFileAndSamples {
  readonly result: ResultFile
  readonly samples: Readonly<Record<Side, string>>
}

/** All that is known before anything is measured. */
export interface ResolvedRun
  extends Required<Pick<RunFactsBesideMeasurements, 'commits' | 'suite' | 'rules' | 'settings'>> {
  readonly inputs: Inputs
  readonly env: Readonly<Record<string, string>>
  /** The names of environment variables that are withheld from all commands. */
  readonly withheld: readonly string[]
  readonly git: Git
  readonly remote: OriginCommitFetcher
  /** The commits to check out: with `overlay`, base has benchmark files of head. */
  readonly sideCommits: Readonly<Record<Side, ResolvedCommit>>
  readonly shard: Omit<Awaited<ReturnType<typeof loadDurationsAndAssignShard>>, 'durations'>
  readonly hasLfsPointers: boolean
  readonly machine: ReturnType<typeof startObservingMachine>
}

/** Resolves both revisions, fetches what is missing, and reads rules and settings. Throws MisconfiguredError. */
export async function resolveRevisionsAndSettings(inputs: Inputs, context: RunContext): Promise<ResolvedRun> {
  const { console, signal } = context
  const { env, withheld } = createUntrustedEnvironment(context.env, [inputs.githubToken])
  if (withheld.length > 0)
    console.info(
      `not passed to the benchmarks, as they look like secrets or change how git works: ${withheld.join(', ')}`,
    )

  const project = await findCheckoutAndCommand(context.folder, inputs, env)
  const git = createGit(project.root, env)
  const { SSH_AUTH_SOCK: sshAgent } = context.env
  const fetchGit = sshAgent === undefined ? git : git.with({ SSH_AUTH_SOCK: sshAgent })
  const remote = await openOriginRemote(fetchGit, inputs.githubToken, context.server, signal)
  const base = inputs.base ?? (inputs.calibrate && context.event.pull === null ? 'HEAD' : null)
  const resolved = await resolveBaseAndHead(
    git,
    remote,
    {
      base,
      // In a calibration both sides are base.
      head: inputs.calibrate && inputs.head === workingTreeValue ? null : inputs.head,
      since: inputs.since,
      event: context.event,
      leftOut: { folder: join(project.root, project.settings.workingDirectory), globs: inputs.output },
    },
    console,
  )
  // A calibration compares base with itself, so that any difference is noise.
  const commits = inputs.calibrate
    ? { ...resolved, head: { ...resolved.base, from: 'the same commit, as this is a calibration' } }
    : resolved
  await remote.complete([commits.base.sha, commits.head.sha])
  for (const side of sides) console.info(reportTextToPlain(sideCommitText(side, commits[side])))
  const hasPointers = await fetchLargeFilesUnlessPointers(
    git,
    remote,
    [commits.base.sha, commits.head.sha],
    console,
  )
  // The overlay is only checked out; base itself is what is compared and reported.
  const sideCommits = await createSideCommitsWithBaseOverlaid(git, commits, inputs.overlay)
  const suite = await findChangedBenchmarkFiles(git, sideCommits)
  // Uses the resolved base, as in a calibration `commits` has base on both sides.
  const rules = context.rules
    ? await readRulesFileAndChangesSinceBase(context.rules, git, resolved.base)
    : null

  const accepted = acceptedEntriesNewInHead(inputs.accepted, rules)
  const { durations, ...shard } = await loadDurationsAndAssignShard(inputs, context.folder, console)
  const settings = {
    ...project.settings,
    ...pickRunSettingsFromInputs(
      resolved.base.from.startsWith('since: ') ? inputsWithLimitsOfCreep(inputs) : inputs,
    ),
    accepted,
    durations,
  }
  return {
    inputs,
    env,
    withheld,
    git,
    remote,
    commits,
    sideCommits,
    suite,
    rules,
    settings,
    shard,
    hasLfsPointers: hasPointers,
    machine: startObservingMachine(),
  }
}

// Skips the measurement of a run if none of the files that its benchmarks depend on (`paths`) differs.

/** Returns the result of a run that is skipped, and logs why; null if the run is to be measured. */
export async function resultIfPathsAreUnchanged(
  { git, sideCommits, commits, settings, suite, rules, machine }: ResolvedRun,
  console: RunConsole,
): Promise<ResultFileAndSamples | null> {
  const { paths, measure, calibrate } = settings
  if (paths.length === 0 || measure === 'all' || calibrate) return null
  if (await sidesDifferInGlobs(git, sideCommits, paths)) return null
  console.info('not measured, as no file that `paths` names differs; to measure anyway, set measure to all')
  const circumstances = { commits, settings, suite, rules, toolchains: { base: null, head: null } }
  return {
    result: resultOfUntouchedRun({ ...circumstances, machine: machine.done(null) }),
    samples: { base: '', head: '' },
  }
}
