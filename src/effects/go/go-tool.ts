// Runs the go command on a side.

import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { joinFlags, splitFlags } from '../../core/go/flags.ts'
import { CouldNotMeasure } from '../../core/model/errors.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import { CouldNotStart, type ProcessEnd, runProcess } from '../measure/process.ts'

/** A GoTool runs go in a folder; its output is shown only if it fails. */
export interface GoTool {
  /** Flags that every command gets, from the user's GOFLAGS and `go-flags`. */
  readonly flags: readonly string[]
  run(folder: string, args: readonly string[], more?: Readonly<Record<string, string>>): Promise<ProcessEnd>
}

/** The surroundings in which go runs. */
export interface GoSurroundings {
  readonly env: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** Seconds that one command may take. */
  readonly timeout: number
}

/**
 * Go with the user's flags, as GOFLAGS: each command takes those it knows. It is asked for them in `folder`, which is
 * in no module, as they can also be set by `go env -w`. Throws CouldNotMeasure where there is no go.
 */
export async function openGo(
  around: GoSurroundings,
  { goFlags }: Pick<GoSettings, 'goFlags'>,
  folder: string,
): Promise<GoTool> {
  const alone = { GOTOOLCHAIN: 'local', GOWORK: 'off' }
  const { status, stdout, lastLines } = await start(around, folder, ['env', 'GOFLAGS'], alone).catch(missing)
  if (status === notFound) throw noGo(lastLines)
  if (status !== 0)
    throw new CouldNotMeasure(
      `"go env GOFLAGS" failed (${status}). Check that go runs in this step.`,
      lastLines,
    )
  const given = stdout.trim()
  const GOFLAGS = [given, joinFlags(goFlags)].filter(part => part !== '').join(' ')
  return {
    flags: [...(splitFlags(given) ?? []), ...goFlags],
    run: (cwd, args, more = {}) => start(around, cwd, args, { GOFLAGS, ...more }),
  }
}

function start(
  { env, signal, timeout }: GoSurroundings,
  cwd: string,
  args: readonly string[],
  more: Readonly<Record<string, string>>,
): Promise<ProcessEnd> {
  return runProcess({
    file: 'go',
    args,
    cwd,
    env: { ...env, PWD: cwd, ...more },
    signal,
    deadline: Date.now() + timeout * 1000,
    onOutput() {},
  })
}

/** The exit code of a shell for a program that is not found. */
const notFound = 127

function missing(error: unknown): never {
  throw error instanceof CouldNotStart ? noGo(error.message) : error
}

function noGo(output: string): CouldNotMeasure {
  return new CouldNotMeasure(
    'go could not be started. Install it before this step, as actions/setup-go does.',
    output,
  )
}

/** A Toolchain is the Go that a module asks for. */
export interface Toolchain {
  /** `go1.26.8`. */
  readonly version: string
  /** Whether its linker can change the order of functions. */
  readonly canRelay: boolean
  /** The environment that its `go test` adds for a test binary. */
  readonly env: Readonly<Record<string, string>>
}

/** Asks go about itself in `folder`, with `more` in its environment; null where it gives no answer. */
export async function toolchainIn(
  go: GoTool,
  folder: string,
  env: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
): Promise<Toolchain | null> {
  const { status, stdout } = await go.run(folder, ['env', 'GOVERSION', 'GOROOT'], more)
  const [version, root] = stdout.trim().split('\n')
  if (status !== 0 || !version || !root) return null
  // A linker that does not know the flag fails before it prints its version.
  const linker = await go.run(folder, ['tool', 'link', '-randlayout=1', '-V'], more)
  const separator = process.platform === 'win32' ? ';' : ':'
  return {
    version,
    canRelay: linker.status === 0,
    env: { PATH: [join(root, 'bin'), env.PATH].filter(part => part).join(separator) },
  }
}

// Works on several things at a time: as many as there are processors.

/** Gives what became of each, in their order. Once one throws no other begins; returns when all running ones have ended. */
export async function mapParallel<T, U>(
  all: readonly T[],
  work: (one: T) => Promise<U>,
): Promise<readonly U[]> {
  const done: U[] = []
  const waiting = [...all.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, one] = next
      done[index] = await work(one)
    }
  }
  const giveUp = (error: unknown) => {
    waiting.length = 0
    throw error
  }
  const workers = Array.from({ length: availableParallelism() }, () => worker().catch(giveUp))
  const failed = (await Promise.allSettled(workers)).find(one => one.status === 'rejected')
  if (failed) throw failed.reason
  return done
}
