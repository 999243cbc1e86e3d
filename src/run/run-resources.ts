// Acquires everything a run needs (machine lock, credentials, git guard, checkout, process reaper) in a fixed order, and
// releases it in reverse.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Side } from '../core/model/measuring.ts'
import type { ResolvedCommit } from '../core/model/result-file.ts'
import type { RunSettings } from '../core/model/settings.ts'
import type { resultWithRunWarnings } from '../core/result/result.ts'
import { ignoreCtimeEnv } from '../effects/files/access-times.ts'
import { type SwitchableCheckout, takeOverUserCheckout } from '../effects/git/checkout/checkout.ts'
import type { Git } from '../effects/git/git.ts'
import { openGitGuard } from '../effects/git/git-settings-guard.ts'
import { createWorktreeCheckoutOfSides } from '../effects/git/worktrees/worktrees.ts'
import { goModulesAndWorkspaceOutsideCheckout } from '../effects/go/find-packages.ts'
import { chooseVariablesToRecompileNativeCode } from '../effects/go/go-tool.ts'
import { holdPerflock } from '../effects/machine/perflock.ts'
import type { DriverContext, SideFolderAccess } from '../effects/measure/driver.ts'
import {
  createEnvDisablingTaskRunnerCaches,
  createSideEnvAndCommandRewriter,
  TemporaryFoldersOfSides,
} from '../effects/measure/side-environment.ts'
import { LeftoverProcesses } from '../effects/processes/leftovers.ts'
import type { ResolvedRun, RunContext } from './resolve-run.ts'

/** The resources of a run. */
export interface RunResources {
  readonly sides: Pick<SwitchableCheckout<string>, 'enter'>
  readonly leftovers: LeftoverProcesses
  /** The temporary and build folders of each side; null if they would have to be in the checkout. */
  readonly own: TemporaryFoldersOfSides | null
  /** The state of the machine's lock (perflock). */
  readonly lock: Parameters<ResolvedRun['machine']['done']>[0]
}

/** Warnings about what happened during a run, for its result; null where nothing did. */
export type PossibleRunWarnings = readonly (Parameters<typeof resultWithRunWarnings>[1][number] | null)[]

/**
 * Calls `measure` with the resources, and returns what it measured and the warnings. `commits` are those of the sides, by name; only
 * in worktrees can there be more than base and head.
 */
export async function withRunResources<Outcome>(
  run: Pick<ResolvedRun, 'git' | 'env' | 'settings' | 'hasLfsPointers'>,
  context: Pick<RunContext, 'console' | 'signal' | 'withholdCredentials' | 'isWorkplace' | 'env'>,
  commits: Readonly<Record<string, ResolvedCommit>>,
  measure: (resources: RunResources) => Promise<Outcome>,
): Promise<{ readonly measured: Outcome; readonly notices: PossibleRunWarnings }> {
  const { git, env, settings, hasLfsPointers: hasPointers } = run
  const { console, signal, withholdCredentials, isWorkplace = false } = context
  const { RUNNER_TEMP: temporary } = context.env
  const { perflock, governor, checkout: mode, ignoredFiles } = settings
  // The lock comes first: others may hold it for long, and until then none of the user's files have to be moved.
  await using lock = await holdPerflock({ mode: perflock, governor, env, signal, console })
  // By now everything has been fetched, and no code of head has run yet.
  await using _credentials = await withholdCredentials?.(git)
  await using gitGuard = await openGitGuard(git, console, {
    restores: !isWorkplace,
    withHead: mode === 'worktree',
  })
  const outside = (worktree: Git) => goModulesAndWorkspaceOutsideCheckout(git.folder, worktree, env)
  const options = { hasPointers, ignoredFiles, isWorkplace, signal, outside, temporary }
  await using checkout: SwitchableCheckout<string> =
    mode === 'worktree'
      ? await createWorktreeCheckoutOfSides(git, commits, console, options)
      : await takeOverUserCheckout(git, commits as Record<Side, ResolvedCommit>, console, options)
  await using own = await TemporaryFoldersOfSides.open(
    checkout.beside ?? (temporary || tmpdir()),
    git.folder,
    console,
  )
  await using leftovers = new LeftoverProcesses()
  const sides: RunResources['sides'] = {
    enter(side) {
      own?.show(side)
      return checkout.enter(side)
    },
  }
  const measured = await measure({ sides, own, leftovers, lock: lock.state })
  await leftovers.endAll()
  checkout.refuseChanged?.()
  return { measured, notices: [...leftovers.ended, await gitGuard.end()] }
}

// The commands of a run, and their environment on each side.

/** The commands `setup` and `run` with their environments, and the sides that they run on. */
export interface PreparedCommandsAndSideAccess
  extends Required<Pick<DriverContext, 'sides' | 'env' | 'setupEnv' | 'setup' | 'sideEnv'>> {
  readonly run: string
  readonly relink: string | null
  readonly go: RunSettings['go']
  /** The top folder of the user's checkout; null if the sides are shown in it. */
  readonly checkout: string | null
}

/** Adapts the commands to the folders of the sides. Switches to head, to look for task runners in its files. */
export async function prepareCommandsAndEnvForSides(
  { git, env, settings, sideCommits }: Pick<ResolvedRun, 'git' | 'env' | 'settings' | 'sideCommits'>,
  resources: Pick<RunResources, 'sides' | 'leftovers' | 'own'>,
  { console }: Pick<RunContext, 'console'>,
): Promise<PreparedCommandsAndSideAccess> {
  const { leftovers, own } = resources
  const sides: SideFolderAccess = {
    async enter(side) {
      await leftovers.end()
      return resources.sides.enter(side)
    },
  }
  const { workingDirectory, setup, run, relink, go } = settings
  const folder = await sides.enter('head')
  const sideFolders = { checkout: git.folder, folder, workingDirectory, own }
  const commands = createSideEnvAndCommandRewriter(env, sideFolders, console)
  // In `setup` as well: where a task does not name all of its inputs, a cache gives head what was built of base.
  const ownEnv = createEnvDisablingTaskRunnerCaches(
    commands.env,
    `${setup ?? ''}\n${run}`,
    [folder, join(folder, workingDirectory)],
    console,
  )
  return {
    sides,
    setup: commands.inSide(setup),
    run: commands.inSide(run),
    relink: commands.inSide(relink),
    go: go && { ...go, goFlags: go.goFlags.map(commands.inSide) },
    env: leftovers.marked({ ...ownEnv, ...ignoreCtimeEnv }, 'command'),
    setupEnv: leftovers.marked({ ...ownEnv, ...ignoreCtimeEnv }, 'setup'),
    sideEnv: await chooseVariablesToRecompileNativeCode(git, sideCommits, commands.env, settings),
    checkout: settings.checkout === 'worktree' ? git.folder : null,
  }
}
