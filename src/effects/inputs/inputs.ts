// Reads the inputs, and finds the project and the shard that they select.
//
// In a terminal sides are always in worktrees unless a flag says otherwise: edits that a user makes while a side is checked out
// cannot be told from what a benchmark writes.
import { randomInt } from 'node:crypto'
import { dirname, resolve } from 'node:path'
import { shellCommandToRepeatGoBenchmarks } from '../../core/go/flags.ts'
import { type Inputs, parseAndCheckAllInputs } from '../../core/inputs/check-inputs.ts'
import type { ReadInputText } from '../../core/inputs/input-table.ts'
import { MisconfiguredError } from '../../core/model/errors.ts'
import type { RunSettings } from '../../core/model/settings.ts'
import {
  createShardPredicate,
  digestOfDurationsForSharding,
  estimateBenchmarkSecondsFromResultFiles,
  type IsInShard,
} from '../../core/shard/shard.ts'
import { isFolder, lstatOrNull } from '../files/folder.ts'
import { createGit, decodeGitText, findTopFolderOfCheckout, type Git } from '../git/git.ts'
import { whyGoCheckoutNotBuildableElsewhere } from '../go/find-packages.ts'
import { readGoEnvFile } from '../measure/side-environment.ts'
import type { RunConsole } from '../program/console.ts'

/**
 * Reads the inputs, with a random seed if none is set. Throws MisconfiguredError with the input's name, its value and what is
 * accepted.
 */
export function readInputsWithSeed(read: ReadInputText): Inputs {
  return parseAndCheckAllInputs(read, () => randomInt(2 ** 32))
}

// The shard: which benchmarks this job measures.

/**
 * Opens a shard, and returns what is in it (everything, if that is left out), and a digest of the durations by which benchmarks are
 * distributed; null if they are by name. Reads durations from earlier results at a path relative to `folder`, and warns of files
 * that are no results.
 */
export async function loadDurationsAndAssignShard(
  { shard, durations }: Pick<Inputs, 'shard' | 'durations'>,
  folder: string,
  console: RunConsole,
): Promise<{ readonly isInShard?: IsInShard; readonly durations: string | null }> {
  if (shard === null) return { durations: null }
  if (durations === null) return { isInShard: createShardPredicate(shard), durations: null }
  const { readResultsInFolder } = await import('../files/results.ts')
  const results = await readResultsInFolder(resolve(folder, durations))
  for (const { name, why } of results) if (why !== '') console.warn(`durations: ${name}: ${why}`)
  const recordedDurations = estimateBenchmarkSecondsFromResultFiles(
    results.flatMap(({ result }) => result ?? []),
  )
  if (recordedDurations.length > 0)
    return {
      isInShard: createShardPredicate(shard, recordedDurations),
      durations: digestOfDurationsForSharding(recordedDurations),
    }
  console.info(`no result in ${durations}: benchmarks are assigned to shards by name`)
  return { isInShard: createShardPredicate(shard), durations: null }
}

// The project: the repository around the working directory, and the command that measures it.

export interface CheckoutRootAndCommand {
  /** The top folder of the checkout. */
  readonly root: string
  readonly settings: {
    /** Relative to the root, '.' for the root itself. */
    readonly workingDirectory: string
  } & Pick<RunSettings, 'run' | 'go' | 'checkout'>
}

/** Finds the project. Throws MisconfiguredError if there is no repository, or no command for it. */
export async function findCheckoutAndCommand(
  folder: string,
  inputs: Pick<Inputs, 'run' | 'go' | 'checkout' | 'ignoredFiles' | 'workingDirectory'>,
  env: Readonly<Record<string, string>>,
): Promise<CheckoutRootAndCommand> {
  const directory = resolve(folder, inputs.workingDirectory)
  if (!(await isFolder(directory)))
    throw new MisconfiguredError(
      `working-directory: "${inputs.workingDirectory}" is not a folder below ${folder}. Check the repository out first, or name a folder of it.`,
    )
  const git = createGit(directory, env)
  const root = await findTopFolderOfCheckout(git)
  if (root === null)
    throw new MisconfiguredError(
      `working-directory: ${directory} is not in a git checkout. Put actions/checkout before this step. If it has a "path", set working-directory to that.`,
    )
  const prefix = decodeGitText(await git.run(['rev-parse', '--show-prefix'])).replace(/\/$/, '')
  const command = await chooseCommand(git, directory, root, env, inputs)
  return { root, settings: { workingDirectory: prefix || '.', ...command } }
}

/**
 * Chooses the command and the checkout mode. By default a command is measured in the checkout itself. Go benchmarks need both
 * sides at once, as they alternate all the time; but code that can only be built in its own folder is measured there.
 */
async function chooseCommand(
  git: Git,
  directory: string,
  root: string,
  env: Readonly<Record<string, string>>,
  { run, go, checkout, ignoredFiles }: Pick<Inputs, 'run' | 'go' | 'checkout' | 'ignoredFiles'>,
): Promise<Pick<RunSettings, 'run' | 'go' | 'checkout'>> {
  if (run !== null) return { run, go: null, checkout: checkout ?? 'in-place' }
  if (await isGo(git, directory, root)) {
    const why = await whyGoCheckoutNotBuildableElsewhere(root, createGit(root, env), {
      ...env,
      ...readGoEnvFile(env),
    })
    if (checkout === 'worktree' && why !== null)
      throw new MisconfiguredError(
        `checkout: "worktree" does not work for this Go code: ${why}. Use in-place (--checkout in-place), and do not work in the checkout until the run ends.`,
      )
    const defaultMode = ignoredFiles === 'shared' || why !== null ? 'in-place' : 'worktree'
    return { run: shellCommandToRepeatGoBenchmarks(go), go, checkout: checkout ?? defaultMode }
  }
  throw new MisconfiguredError(
    `run: not set, and ${directory} has no go.mod or go.work. Set "run" to the command that runs the benchmarks, or "working-directory" to the folder of a Go module.`,
  )
}

/** Reports whether there is a module or workspace here, above, or somewhere below. */
async function isGo(git: Git, directory: string, root: string): Promise<boolean> {
  for (let folder = directory; ; folder = dirname(folder)) {
    for (const file of ['go.mod', 'go.work']) if (await lstatOrNull(resolve(folder, file))) return true
    if (folder === root || folder === dirname(folder)) break
  }
  return (await git.run(['ls-files', '-z', '--', 'go.mod', '**/go.mod'])) !== ''
}
