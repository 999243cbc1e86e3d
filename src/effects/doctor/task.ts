// Finds what would be measured, and asks the programs that it needs for their versions.
import { join } from 'node:path'
import type { MeasurementTargetCheckedByDoctor, RequiredProgramStatus } from '../../core/doctor/task.ts'
import type { Inputs } from '../../core/inputs/check-inputs.ts'
import { createGit } from '../git/git.ts'
import { findFoldersWithGoBenchmarksByGit } from '../go/find-packages.ts'
import type { CheckoutRootAndCommand } from '../inputs/inputs.ts'
import { runProcess } from '../measure/process.ts'
import { type EditableInstall, findEditableInstallImportedByCommand } from '../measure/python-installs.ts'
import { steadyNow } from '../program/steady-clock.ts'

type Environment = Readonly<Record<string, string>>

export async function findCommandOrGoFolderCountToMeasure(
  { root, settings }: CheckoutRootAndCommand,
  env: Environment,
): Promise<MeasurementTargetCheckedByDoctor> {
  const { go, run, workingDirectory } = settings
  if (go === null) return { kind: 'command', run }
  const directory = join(root, workingDirectory)
  const folders = await findFoldersWithGoBenchmarksByGit(createGit(directory, env))
  return { kind: 'go', folders: folders.length, directory }
}

/** Returns what the command would import of the user's own tree if it ran in a worktree, as it stands before `setup`. */
export async function findSharedEditableInstallOfProject(
  { root, settings }: CheckoutRootAndCommand,
  env: Environment,
): Promise<EditableInstall | null> {
  const { go, run, checkout, workingDirectory } = settings
  if (go !== null || checkout !== 'worktree') return null
  return findEditableInstallImportedByCommand(run, {
    checkout: root,
    folder: join(root, workingDirectory),
    env,
  })
}

/** Missing tools have no version. */
export async function readVersionsOfRequiredPrograms(
  { root, settings: { go, workingDirectory } }: CheckoutRootAndCommand,
  { setup }: Inputs,
  env: Environment,
): Promise<readonly RequiredProgramStatus[]> {
  const tools: RequiredProgramStatus[] = []
  if (go !== null) tools.push({ name: 'go', ...(await goIn(join(root, workingDirectory), env)) })
  if (go === null || setup !== null)
    tools.push({ name: 'bash', version: await firstLine('bash', ['--version'], '/', env), refused: null })
  return tools
}

/** Asks the Go that builds in `folder`, as its go.mod or GOTOOLCHAIN can choose another than the installed one. */
async function goIn(folder: string, env: Environment): Promise<Omit<RequiredProgramStatus, 'name'>> {
  // The question must not make Go download another version.
  const offline = { ...env, GOPROXY: 'off' }
  const version =
    (await firstLine('go', ['version'], folder, offline)) ??
    (await firstLine('go', ['version'], '/', { ...env, GOTOOLCHAIN: 'local' }))
  const { lastLines } = (await ended('go', ['list', '-m'], folder, offline)) ?? { lastLines: '' }
  const refused = /go\.mod requires go >= \S+ \(running go \S+; GOTOOLCHAIN=local\)/.exec(lastLines)
  return { version, refused: refused?.[0] ?? null }
}

/** Milliseconds that a program has to tell its version. */
const patience = 5000

/** Returns the first line that a program prints; null if it fails, or prints nothing in time. */
async function firstLine(
  file: string,
  args: readonly string[],
  cwd: string,
  env: Environment,
): Promise<string | null> {
  const end = await ended(file, args, cwd, env)
  return end?.status === 0 ? end.stdout.split('\n')[0]?.trim() || null : null
}

/** Runs a program; null if it cannot be run. */
async function ended(file: string, args: readonly string[], cwd: string, env: Environment) {
  const { signal } = new AbortController()
  const deadline = steadyNow() + patience
  return runProcess({ file, args, cwd, env, signal, deadline }).catch(() => null)
}
