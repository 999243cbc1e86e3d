// Runs the program of a workflow step, and prints to the log of its run. Nothing else may print where the runner reads commands.
import { randomBytes } from 'node:crypto'
import { appendFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as core from '@actions/core'
import { MisconfiguredError } from '../../core/model/errors.ts'
import { formatErrorOnOneLine } from '../../core/report/say/run-failure.ts'
import {
  disarmWorkflowCommands,
  escapeControlCharacters,
  splitLinesAndEscapeControlCharacters,
} from '../../core/words/escape.ts'
import {
  createErrorHandlerSettingPath,
  isFolder,
  readFileBytesOrNull,
  removeAndCreateFile,
} from '../files/folder.ts'
import type { RunConsole } from '../program/console.ts'
import { abortOnSignals, type VerdictAwareInterrupt } from '../program/interrupt.ts'

/** Can also annotate the run and fail the step. */
export interface WorkflowConsole extends RunConsole {
  error(text: string, title?: string): void
  fail(text: string): void
}

/**
 * Writes to the step's log. Output of a measured process is in a folded group, in which the runner ignores workflow
 * commands until a token that the process cannot know.
 */
export function createWorkflowConsole(): WorkflowConsole {
  return {
    info: line => core.info(harmless(line)),
    // The runner takes several lines as one command.
    warn: lines => core.warning(harmlessLines(lines)),
    error: (lines, title) => core.error(harmlessLines(lines), title === undefined ? {} : { title }),
    fail: lines => core.setFailed(harmlessLines(lines)),
    untrusted(title) {
      const token = randomBytes(16).toString('hex')
      core.startGroup(harmless(title))
      process.stdout.write(`::stop-commands::${token}\n`)
      let atLineStart = true
      return {
        write(chunk) {
          process.stdout.write(chunk)
          atLineStart = chunk.at(-1) === 0x0a
        },
        close() {
          process.stdout.write(`${atLineStart ? '' : '\n'}::${token}::\n`)
          core.endGroup()
        },
      }
    },
  }
}

/** Fails the step through the console at an uncaught error, which node would print unescaped. */
export function registerUncaughtErrorHandler(console: WorkflowConsole): void {
  process.once('uncaughtException', error => {
    for (const line of (error instanceof Error ? (error.stack ?? '') : '').split('\n')) console.info(line)
    console.fail(formatErrorOnOneLine(error))
    process.exit()
  })
}

function harmless(line: string): string {
  return disarmWorkflowCommands(escapeControlCharacters(line))
}

function harmlessLines(lines: string): string {
  return splitLinesAndEscapeControlCharacters(lines).map(disarmWorkflowCommands).join('\n')
}

// Files through which a step sends commands to the runner.

const names = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY']

/**
 * Saves the files and returns a function that restores them. Measured code is not told their paths, but could find them in
 * the runner's temporary folder. If one cannot be restored, the others still are. Throws MisconfiguredError if one cannot be written.
 */
export async function saveRunnerCommandFiles(
  env: Readonly<Record<string, string | undefined>>,
): Promise<() => Promise<void>> {
  const contents = new Map<string, Buffer>()
  for (const name of names) {
    const path = env[name]
    if (path) contents.set(path, await readCommandFile(name, path))
  }
  return async () => {
    const outcomes = await Promise.allSettled(
      [...contents].map(([path, content]) => removeAndCreateFile(path, content)),
    )
    const failed = outcomes.find(outcome => outcome.status === 'rejected')
    if (failed) throw failed.reason
  }
}

/** Reads such a file, which may be missing, but not its folder: nothing could be written there. */
async function readCommandFile(name: string, path: string): Promise<Buffer> {
  const content = await readFileBytesOrNull(path).catch((error: NodeJS.ErrnoException) => error)
  if (Buffer.isBuffer(content)) return content
  if (content === null && (await isFolder(dirname(path)))) return Buffer.alloc(0)
  const why =
    content === null
      ? 'is in a folder that does not exist'
      : `cannot be read (${content.code ?? content.message})`
  throw new MisconfiguredError(
    `${name}: ${path} ${why}. The runner makes this file for the step. If the job has a container, mount the runner's folder there at the same path.`,
  )
}

// The job summary, to which each step appends.

/** Appends Markdown; does nothing outside of a workflow. */
export async function appendToStepSummary(report: string): Promise<void> {
  const path = process.env.GITHUB_STEP_SUMMARY
  if (path) await appendFile(path, `${report}\n`).catch(createErrorHandlerSettingPath(path))
}

export interface ActionStepContext extends Pick<VerdictAwareInterrupt, 'signal' | 'judged'> {
  readonly env: Readonly<Record<string, string | undefined>>
  /** The folder into which actions/checkout puts the repository. */
  readonly workspace: string
  readonly console: WorkflowConsole
}

/**
 * Runs the program of a step: with its console, until a signal ends it, and with a failed step for every error. `onSignal` is what
 * the log says that the step does when a signal ends it.
 */
export async function runFunctionAsActionStep(
  run: (step: ActionStepContext) => Promise<void>,
  onFailure: (error: unknown, step: ActionStepContext) => Promise<void> | void = (error, { console }) =>
    console.fail(formatErrorOnOneLine(error)),
  onSignal?: string,
): Promise<void> {
  const { env } = process
  const console = createWorkflowConsole()
  registerUncaughtErrorHandler(console)
  using interrupt = abortOnSignals(console, onSignal)
  const { signal, judged } = interrupt
  const step = { env, workspace: env.GITHUB_WORKSPACE || process.cwd(), console, signal, judged }
  try {
    await run(step)
  } catch (error) {
    await onFailure(error, step)
  }
}
