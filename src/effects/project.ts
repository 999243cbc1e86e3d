// Finds the repository around the working directory, and the command that measures it where none is given.
import { resolve } from 'node:path'
import { Misconfigured } from '../core/errors.ts'
import { isFolder, standing } from './folder.ts'
import { gitIn, readable } from './git/git.ts'
import type { Inputs } from './inputs.ts'

/** A Project is where to measure and how. */
export interface Project {
  /** The top folder of the checkout. */
  readonly root: string
  readonly settings: {
    /** Relative to the root, '.' for the root itself. */
    readonly workingDirectory: string
    readonly run: string
  }
}

const goCommand = "go test -run '^$' -bench . -benchmem ./..."

/** Throws Misconfigured where there is no repository, or no command for it. */
export async function findProject(
  folder: string,
  inputs: Pick<Inputs, 'run' | 'workingDirectory'>,
  env: Readonly<Record<string, string>>,
): Promise<Project> {
  const directory = resolve(folder, inputs.workingDirectory)
  if (!(await isFolder(directory)))
    throw new Misconfigured(
      `working-directory: "${inputs.workingDirectory}" is no folder below ${folder}. Check the repository out first, or name a folder of it.`,
    )
  const git = gitIn(directory, env)
  const root = await git.ask(['rev-parse', '--show-toplevel'])
  if (!root)
    throw new Misconfigured(
      `working-directory: ${directory} is in no git checkout that git trusts. Put actions/checkout before this step. If it has a "path", set working-directory to that; if this is a container, run "git config --global --add safe.directory ${directory}" first.`,
    )
  const prefix = readable(await git.run(['rev-parse', '--show-prefix'])).replace(/\/$/, '')
  return {
    root: readable(root),
    settings: { workingDirectory: prefix || '.', run: inputs.run ?? (await usualCommand(directory)) },
  }
}

async function usualCommand(directory: string): Promise<string> {
  if (await standing(resolve(directory, 'go.mod'))) return goCommand
  throw new Misconfigured(
    `run: not set, and ${directory} has no go.mod to take the usual Go command for. Set "working-directory" to the folder of your Go module, or "run" to a command that prints Go benchmark lines.`,
  )
}
