// Runs the go command on a side, with variables that keep its native code apart, and runs tasks in parallel.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isDocumentOrWorkflow } from '../../core/change/reach.ts'
import { mayBeCSourceOrIncludedFile } from '../../core/change/sources.ts'
import { formatGoflagsValue, splitGoFlags } from '../../core/go/flags.ts'
import { CouldNotMeasureError } from '../../core/model/errors.ts'
import { type Side, sides } from '../../core/model/measuring.ts'
import type { ResolvedCommit } from '../../core/model/result-file.ts'
import type { GoSettings, RunSettings } from '../../core/model/settings.ts'
import type { Git } from '../git/git.ts'
import { readPathsDifferingBetweenSides } from '../git/revisions/changes.ts'
import {
  CouldNotStartError,
  isExitStatusOfMissingProgram,
  type ProcessResult,
  runProcess,
} from '../processes/process.ts'
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

// Keeps the C and assembler code of both sides apart in Go's cache of builds, which both share.

/**
 * Returns the variables with which go compiles the C and assembler code of each side anew; null if none is needed. Go takes a
 * compiled package from its cache without looking at what C and assembler files include from elsewhere (`go help cache`), so at one
 * path both sides would run the code of base. A macro of the side, which no code uses, is part of the key in the cache and changes
 * nothing else.
 */
export async function chooseVariablesToRecompileNativeCode(
  git: Git,
  commits: Readonly<Record<Side, Pick<ResolvedCommit, 'sha'>>>,
  env: Readonly<Record<string, string>>,
  { setup, go }: Pick<RunSettings, 'setup' | 'go'>,
): Promise<Readonly<Record<Side, Readonly<Record<string, string>>>> | null> {
  const differences = await readPathsDifferingBetweenSides(git, commits)
  // Commands may generate C code from any other file, such as config.h from config.h.in.
  const mayGenerate = setup !== null || go === null
  const isNative = (path: string) =>
    (mayBeCSourceOrIncludedFile(path) || (mayGenerate && !path.endsWith('.go'))) &&
    !isDocumentOrWorkflow(path)
  if (!differences.some(({ path, isPlain }) => !isPlain || isNative(path))) return null
  const anySideHas = async (pattern: string, ...names: readonly string[]) => {
    const search = ['grep', '--no-color', '--no-recurse-submodules', '-l', '-z', '-E', '-e', pattern]
    const paths = names.map(name => `:(top)${name}`)
    const listings = sides.map(side => git.find([...search, commits[side].sha, '--', ...paths]))
    return (await Promise.all(listings)).some(listing => listing !== null)
  }
  const usesC = await anySideHas('import[[:space:]]+"C"|^[[:space:]]*"C"', '*.go')
  const assemblerIncludes =
    (await anySideHas(includeOfUnknownToGo, '*.s', '*.h')) && (await anySideHas('^TEXT|^GLOBL', '*.s'))
  if (!usesC && !assemblerIncludes) return null
  const [cppFlags = '', goFlags = ''] = await readUserFlags(git.folder, env)
  const variablesOf = (side: Side): Readonly<Record<string, string>> => {
    const macro = `BENCHGATE_SIDE_${commits[side].sha}`
    return {
      ...(usesC && { CGO_CPPFLAGS: `${cppFlags} -D${macro}`.trim() }),
      ...(assemblerIncludes && { GOFLAGS: withAssemblerMacro(goFlags, macro) }),
    }
  }
  return { base: variablesOf('base'), head: variablesOf('head') }
}

/** An include of a file that go does not look at: one in another folder, or that does not end in `.h`. */
const includeOfUnknownToGo = '^[[:space:]]*#[[:space:]]*include[[:space:]]+"[^"]*(/[^"]*|[^h"])"'

/** Adds to the flags of the assembler, of which only the last `-asmflags` counts. */
function withAssemblerMacro(goFlags: string, macro: string): string {
  const own = splitGoFlags(goFlags)?.findLast(flag => /^--?asmflags=/.test(flag)) ?? '-asmflags=all='
  const separator = own.endsWith('=') ? '' : ' '
  return `${goFlags} ${formatGoflagsValue([`${own}${separator}-D=${macro}`])}`.trim()
}

/** Returns the user's CGO_CPPFLAGS and GOFLAGS, which may also be set by `go env -w`. */
async function readUserFlags(
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const answer = await runProcess({
    ...{ file: 'go', args: ['env', 'CGO_CPPFLAGS', 'GOFLAGS'], cwd: folder },
    env: { ...env, PWD: folder, GOTOOLCHAIN: 'local' },
    signal: AbortSignal.timeout(60_000),
    deadline: steadyNow() + 60_000,
  }).catch(() => null)
  return answer?.status === 0 ? answer.stdout.split('\n') : [env.CGO_CPPFLAGS ?? '', env.GOFLAGS ?? '']
}
