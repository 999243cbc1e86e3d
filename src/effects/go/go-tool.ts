// Runs the go command on a side, and runs tasks in parallel.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { formatGoflagsValue, splitGoFlags } from '../../core/go/flags.ts'
import { CouldNotMeasureError } from '../../core/model/errors.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import {
  CouldNotStartError,
  isExitStatusOfMissingProgram,
  type ProcessResult,
  runProcess,
} from '../measure/process.ts'
import { steadyNow } from '../program/steady-clock.ts'

/** Runs go in a folder; its output is shown only if it fails. */
export interface GoCommandRunner {
  /** Flags that every command gets, from the user's GOFLAGS and `go-flags`. */
  readonly flags: readonly string[]
  run(
    folder: string,
    args: readonly string[],
    moreEnv?: Readonly<Record<string, string>>,
  ): Promise<ProcessResult>
}

export interface GoCommandEnvironmentAndLimits {
  readonly env: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** Seconds that one command may take. */
  readonly timeout: number
}

/**
 * Opens go with the user's flags as GOFLAGS, from which each command uses those it knows. They are read in `folder`, which is
 * in no module, as they can also be set by `go env -w`. Throws CouldNotMeasureError if there is no go.
 */
export async function createGoCommandRunnerWithUserFlags(
  context: GoCommandEnvironmentAndLimits,
  { goFlags }: Pick<GoSettings, 'goFlags'>,
  folder: string,
): Promise<GoCommandRunner> {
  const localOnly = { GOTOOLCHAIN: 'local', GOWORK: 'off' }
  const ended = await start(context, folder, ['env', 'GOFLAGS'], localOnly).catch(throwMissing)
  const { status, stdout, lastLines } = ended
  if (isExitStatusOfMissingProgram(ended)) throw noGo(lastLines)
  if (status !== 0)
    throw new CouldNotMeasureError(
      `"go env GOFLAGS" failed (${status}). Check that go runs in this step.`,
      lastLines,
    )
  const userFlags = stdout.trim()
  const GOFLAGS = [userFlags, formatGoflagsValue(goFlags)].filter(part => part !== '').join(' ')
  return {
    flags: [...(splitGoFlags(userFlags) ?? []), ...goFlags],
    run: (cwd, args, moreEnv = {}) => start(context, cwd, args, { GOFLAGS, ...moreEnv }),
  }
}

function start(
  { env, signal, timeout }: GoCommandEnvironmentAndLimits,
  cwd: string,
  args: readonly string[],
  moreEnv: Readonly<Record<string, string>>,
): Promise<ProcessResult> {
  return runProcess({
    file: 'go',
    args,
    cwd,
    env: { ...env, PWD: cwd, ...moreEnv },
    signal,
    deadline: steadyNow() + timeout * 1000,
  })
}

function throwMissing(error: unknown): never {
  throw error instanceof CouldNotStartError ? noGo(error.message) : error
}

function noGo(output: string): CouldNotMeasureError {
  return new CouldNotMeasureError(
    'go could not be started. Install it before this step, as actions/setup-go does.',
    output,
  )
}

/** The version of Go that a module selects. */
export interface ModuleGoToolchain {
  /** `go1.26.8`. */
  readonly version: string
  /** True if its linker can change the order of functions. */
  readonly canRelink: boolean
  /** The environment that its `go test` adds for a test binary. */
  readonly env: Readonly<Record<string, string>>
}

/** Returns the toolchain in `folder`, with `moreEnv` in the environment; null if go does not answer. */
export async function findGoToolchainSelectedByModule(
  go: GoCommandRunner,
  folder: string,
  env: Readonly<Record<string, string>>,
  moreEnv: Readonly<Record<string, string>> = {},
): Promise<ModuleGoToolchain | null> {
  const { status, stdout } = await go.run(folder, ['env', 'GOVERSION', 'GOROOT'], moreEnv)
  const [version, root] = stdout.trim().split('\n')
  if (status !== 0 || !version || !root) return null
  // A linker that does not know the flag fails before it prints its version.
  const linker = await go.run(folder, ['tool', 'link', '-randlayout=1', '-V'], moreEnv)
  const separator = process.platform === 'win32' ? ';' : ':'
  return {
    version,
    canRelink: linker.status === 0,
    env: { PATH: [join(root, 'bin'), env.PATH].filter(part => part).join(separator) },
  }
}

// Parallel work, on as many tasks as there are processors.

/**
 * Returns the results in the order of the tasks. Once one fails no other begins; returns or throws when all running ones have
 * ended.
 */
export async function mapParallel<T, U>(
  tasks: readonly T[],
  work: (task: T) => Promise<U>,
): Promise<readonly U[]> {
  const results: U[] = []
  const waiting = [...tasks.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, task] = next
      results[index] = await work(task)
    }
  }
  const stopAll = (error: unknown) => {
    waiting.length = 0
    throw error
  }
  const workers = Array.from({ length: availableParallelism() }, () => worker().catch(stopAll))
  const failed = (await Promise.allSettled(workers)).find(task => task.status === 'rejected')
  if (failed) throw failed.reason
  return results
}
