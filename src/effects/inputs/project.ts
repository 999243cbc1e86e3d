// Finds the repository around the working directory, and the command that measures it where none is given.
import { dirname, resolve } from 'node:path'
import { goCommand } from '../../core/go/go-command.ts'
import type { Inputs } from '../../core/inputs/inputs.ts'
import { Misconfigured } from '../../core/model/errors.ts'
import type { Settings } from '../../core/model/settings.ts'
import { isFolder, standing } from '../files/folder.ts'
import { type Git, gitIn, readable } from '../git/git.ts'
import { reachesOutside } from '../go/reaches-outside.ts'

/** A Project is where to measure and how. */
export interface Project {
  /** The top folder of the checkout. */
  readonly root: string
  readonly settings: {
    /** Relative to the root, '.' for the root itself. */
    readonly workingDirectory: string
  } & Pick<Settings, 'run' | 'go' | 'checkout'>
  /** Whether worktrees were asked for although Go code is built from sources outside the checkout. */
  readonly missesSources: boolean
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
  const root = await git.ask(['rev-parse', '--show-toplevel'])
  if (!root)
    throw new Misconfigured(
      `working-directory: ${directory} is in no git checkout that git trusts. Put actions/checkout before this step. If it has a "path", set working-directory to that; if this is a container, run "git config --global --add safe.directory ${directory}" first.`,
    )
  const prefix = readable(await git.run(['rev-parse', '--show-prefix'])).replace(/\/$/, '')
  const { missesSources, ...what } = await whatToRun(git, directory, readable(root), env, inputs)
  return { root: readable(root), settings: { workingDirectory: prefix || '.', ...what }, missesSources }
}

/**
 * A command is measured in the checkout itself. Go benchmarks need both sides at once, as they switch all the time; but
 * code that is built from sources outside the checkout is measured in place, as worktrees do not find these.
 */
async function whatToRun(
  git: Git,
  directory: string,
  root: string,
  env: Readonly<Record<string, string>>,
  { run, go, checkout, ignoredFiles }: Pick<Inputs, 'run' | 'go' | 'checkout' | 'ignoredFiles'>,
): Promise<Pick<Settings, 'run' | 'go' | 'checkout'> & Pick<Project, 'missesSources'>> {
  if (run !== null) return { run, go: null, checkout: checkout ?? 'in-place', missesSources: false }
  if (await isGo(git, directory, root)) {
    const reaches = await reachesOutside(gitIn(root, env), root, env)
    const usual = ignoredFiles === 'shared' || reaches ? 'in-place' : 'worktree'
    const shown = checkout ?? usual
    return { run: goCommand(go), go, checkout: shown, missesSources: reaches && shown === 'worktree' }
  }
  throw new Misconfigured(
    `run: not set, and ${directory} has no go.mod or go.work to find Go benchmarks by. Set "working-directory" to the folder of your Go module, or "run" to the command that measures.`,
  )
}

/** Whether there is a module or workspace here, above, or somewhere below. */
async function isGo(git: Git, directory: string, root: string): Promise<boolean> {
  for (let folder = directory; ; folder = dirname(folder)) {
    for (const file of ['go.mod', 'go.work']) if (await standing(resolve(folder, file))) return true
    if (folder === root || folder === dirname(folder)) break
  }
  return (await git.run(['ls-files', '-z', '--', 'go.mod', '**/go.mod'])) !== ''
}
