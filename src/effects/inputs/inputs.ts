// Reads the inputs, with a random seed where none is set.
import { randomInt } from 'node:crypto'
import { dirname, resolve } from 'node:path'
import { goCommand } from '../../core/go/flags.ts'
import { type Inputs, inputsFrom } from '../../core/inputs/inputs.ts'
import type { ReadInput } from '../../core/inputs/table.ts'
import { Misconfigured } from '../../core/model/errors.ts'
import type { Settings } from '../../core/model/settings.ts'
import { digestOf, estimateDurations, type InShard, inShard } from '../../core/shard/shard.ts'
import { isFolder, lstatOrNull } from '../files/folder.ts'
import { readResults } from '../files/read-results.ts'
import { decodePath, type Git, gitIn, refuseDistrusted } from '../git/git.ts'
import { sourcesOutside, whyInPlace } from '../go/find-packages.ts'
import type { Console } from '../program/console.ts'

/** Throws Misconfigured with the input's name, its value and what is accepted. */
export function readInputs(read: ReadInput): Inputs {
  return inputsFrom(read, () => randomInt(2 ** 32))
}

// Which benchmarks this job measures, by the inputs that say so.

/** An OpenShard is what the driver has to know of it, and what the result says of it. */
export interface OpenShard {
  /** Left out where everything is measured. */
  readonly isInShard?: InShard
  /** A digest of the times that it goes by; null where names decide. */
  readonly durations: string | null
}

/** Reads what earlier runs tell of times, from a path relative to `folder`; a file there that is no result is told. */
export async function openShard(
  { shard, durations }: Pick<Inputs, 'shard' | 'durations'>,
  folder: string,
  console: Console,
): Promise<OpenShard> {
  if (shard === null) return { durations: null }
  if (durations === null) return { isInShard: inShard(shard), durations: null }
  const found = await readResults(resolve(folder, durations))
  for (const { name, why } of found) if (why !== '') console.warn(`durations: ${name}: ${why}`)
  const known = estimateDurations(found.flatMap(({ result }) => result ?? []))
  if (known.length > 0) return { isInShard: inShard(shard, known), durations: digestOf(known) }
  console.info(`no result in ${durations}: benchmarks are shared out by their names`)
  return { isInShard: inShard(shard), durations: null }
}

// Finds the repository around the working directory, and the command that measures it where none is given.

/** A Project is where to measure and how. */
export interface Project {
  /** The top folder of the checkout. */
  readonly root: string
  readonly settings: {
    /** Relative to the root, '.' for the root itself. */
    readonly workingDirectory: string
  } & Pick<Settings, 'run' | 'go' | 'checkout'>
}

/** Throws Misconfigured where there is no repository, or no command for it. */
export async function findProject(
  folder: string,
  inputs: Pick<Inputs, 'run' | 'go' | 'checkout' | 'ignoredFiles' | 'workingDirectory'>,
  env: Readonly<Record<string, string>>,
): Promise<Project> {
  const directory = resolve(folder, inputs.workingDirectory)
  if (!(await isFolder(directory)))
    throw new Misconfigured(
      `working-directory: "${inputs.workingDirectory}" is not a folder below ${folder}. Check the repository out first, or name a folder of it.`,
    )
  const git = gitIn(directory, env)
  await refuseDistrusted(git)
  const root = await git.ask(['rev-parse', '--show-toplevel'])
  if (!root)
    throw new Misconfigured(
      `working-directory: ${directory} is in no git checkout. Put actions/checkout before this step. If it has a "path", set working-directory to that.`,
    )
  const prefix = decodePath(await git.run(['rev-parse', '--show-prefix'])).replace(/\/$/, '')
  const what = await whatToRun(git, directory, decodePath(root), env, inputs)
  return { root: decodePath(root), settings: { workingDirectory: prefix || '.', ...what } }
}

/**
 * A command is measured in the checkout itself. Go benchmarks need both sides at once, as they switch all the time; but
 * code that can only be built in its own place is measured there.
 */
async function whatToRun(
  git: Git,
  directory: string,
  root: string,
  env: Readonly<Record<string, string>>,
  { run, go, checkout, ignoredFiles }: Pick<Inputs, 'run' | 'go' | 'checkout' | 'ignoredFiles'>,
): Promise<Pick<Settings, 'run' | 'go' | 'checkout'>> {
  if (run !== null) return { run, go: null, checkout: checkout ?? 'in-place' }
  if (await isGo(git, directory, root)) {
    const why = whyInPlace(await sourcesOutside(root, gitIn(root, env), env), env)
    if (checkout === 'worktree' && why !== null)
      throw new Misconfigured(
        `checkout: "worktree" does not work for this Go code: ${why}. Use in-place (--checkout in-place), and do not work in the checkout until the run ends.`,
      )
    const usual = ignoredFiles === 'shared' || why !== null ? 'in-place' : 'worktree'
    return { run: goCommand(go), go, checkout: checkout ?? usual }
  }
  throw new Misconfigured(
    `run: not set, and ${directory} has no go.mod or go.work to find Go benchmarks by. Set "working-directory" to the folder of your Go module, or "run" to the command that measures.`,
  )
}

/** Whether there is a module or workspace here, above, or somewhere below. */
async function isGo(git: Git, directory: string, root: string): Promise<boolean> {
  for (let folder = directory; ; folder = dirname(folder)) {
    for (const file of ['go.mod', 'go.work']) if (await lstatOrNull(resolve(folder, file))) return true
    if (folder === root || folder === dirname(folder)) break
  }
  return (await git.run(['ls-files', '-z', '--', 'go.mod', '**/go.mod'])) !== ''
}
