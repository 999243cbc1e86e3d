// Finds what would be measured, and asks the programs that it needs for their versions.
import { join } from 'node:path'
import type { MeasuredTask, RequiredProgram } from '../../core/doctor/task.ts'
import type { Inputs } from '../../core/inputs/inputs.ts'
import { gitIn } from '../git/git.ts'
import { foldersWithBenchmarks } from '../go/find-packages.ts'
import type { Project } from '../inputs/inputs.ts'
import { type Editable, editableIn } from '../measure/installs.ts'
import { runProcess } from '../measure/process.ts'

type Environment = Readonly<Record<string, string>>

export async function taskOf({ root, settings }: Project, env: Environment): Promise<MeasuredTask> {
  const { go, run, workingDirectory } = settings
  if (go === null) return { kind: 'command', run }
  const directory = join(root, workingDirectory)
  const folders = await foldersWithBenchmarks(gitIn(directory, env))
  return { kind: 'go', folders: folders.length, directory }
}

/** Returns what the command would import of the user's own tree if it ran in a worktree, as it stands before `setup`. */
export async function editableFor({ root, settings }: Project, env: Environment): Promise<Editable | null> {
  const { go, run, checkout, workingDirectory } = settings
  if (go !== null || checkout !== 'worktree') return null
  return editableIn(run, { checkout: root, folder: join(root, workingDirectory), env })
}

/** Missing tools have no version. */
export async function toolsFor(
  { settings: { go } }: Project,
  { setup }: Inputs,
  env: Environment,
): Promise<readonly RequiredProgram[]> {
  const tools: RequiredProgram[] = []
  // The question must not make Go download another version.
  if (go !== null)
    tools.push({ name: 'go', version: await firstLine('go', ['version'], { ...env, GOTOOLCHAIN: 'local' }) })
  if (go === null || setup !== null)
    tools.push({ name: 'bash', version: await firstLine('bash', ['--version'], env) })
  return tools
}

/** Milliseconds that a program has to tell its version. */
const patience = 5000

/** Returns the first line that a program prints; null if it fails, or prints nothing in time. */
async function firstLine(file: string, args: readonly string[], env: Environment): Promise<string | null> {
  const { signal } = new AbortController()
  const deadline = Date.now() + patience
  const process = { file, args, cwd: '/', env, signal, deadline, onOutput() {} }
  const ended = await runProcess(process).catch(() => null)
  if (ended?.status !== 0) return null
  return ended.stdout.split('\n')[0]?.trim() || null
}
