// Runs Go's pprof to list the functions of a profile, without the user's settings, a network or a browser.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CouldNotMeasureError } from '../../core/model/errors.ts'
import type { ProfileKind } from '../../core/model/profile.ts'
import { type ProfileByFunction, parsePprofTop } from '../../core/profile/pprof-top.ts'
import type { ProcessRequest, RunProcess } from '../measure/process.ts'

/** Converts a profile of some kind to the table of its functions. */
export type RunPprof = (kind: ProfileKind, profile: string) => Promise<ProfileByFunction>

/** How to run the go tool: `go` or its path, and its environment. */
export interface GoCommand {
  readonly file: string
  readonly env: Readonly<Record<string, string>>
}

export interface PprofOptions {
  readonly go: GoCommand
  /** Our own folder, in which nobody else writes. */
  readonly scratch: string
  readonly run: RunProcess
  readonly signal: AbortSignal
}

/** The unit that pprof puts after the numbers of a kind. */
const units: Readonly<Record<ProfileKind, string>> = { cpu: 'ns', mem: 'B', block: 'ns' }

/**
 * Functions whose stacks are no cost of the benchmark. Benchmarks run on goroutines of their own: the main one prepares and
 * waits for them, and a benchmark with sub-benchmarks waits for these.
 */
const ignoredFunctions = ['^runtime\\.main$', '^testing\\.\\(\\*B\\)\\.(doBench|run1|RunParallel)$']

/** The options for each kind: which numbers, and what else is left out. */
const kindOptions: Readonly<Record<ProfileKind, readonly string[]>> = {
  cpu: ['-sample_index=cpu', `-ignore=${ignoredFunctions.join('|')}`],
  // Allocations of the garbage collector and the scheduler depend on when they run.
  mem: [
    '-sample_index=alloc_space',
    `-ignore=${[...ignoredFunctions, '^runtime\\.(gcBgMarkWorker|bgsweep|bgscavenge|forcegchelper|mcall|mstart)$'].join('|')}`,
  ],
  // A goroutine always blocks within runtime or sync, so their callers are named instead.
  block: [
    '-sample_index=delay',
    `-ignore=${ignoredFunctions.join('|')}`,
    '-hide=^(runtime|sync|internal/sync)\\.',
  ],
}

/** How long pprof may take, in seconds: for a profile of some megabytes it takes one. */
const pprofTimeout = 60
/** How long finding pprof may take, in seconds: since Go 1.25 it is built when it is first used. */
const buildTimeout = 600

/** Finds pprof. Throws CouldNotMeasureError if there is none; the returned function throws it if it cannot read a profile. */
export async function findPprof({ go, scratch, run, signal }: PprofOptions): Promise<RunPprof> {
  const home = join(scratch, 'home')
  await mkdir(home, { recursive: true })
  const runPprof = async (process: Pick<ProcessRequest, 'file' | 'args' | 'env'>, seconds: number) => {
    const deadline = Date.now() + seconds * 1000
    const processEnd = await run({ ...process, cwd: home, signal, deadline, onOutput() {} })
    if (processEnd.isLate) throw new CouldNotMeasureError(`pprof took longer than ${seconds} s.`)
    if (processEnd.status !== 0) {
      const last = processEnd.lastLines.split('\n').at(-1)?.slice(0, 200)
      throw new CouldNotMeasureError(`pprof failed (${processEnd.status}): ${last}`, processEnd.lastLines)
    }
    return processEnd.stdout
  }

  // Outside any module, with the installed Go: a module must not choose what is run, nor cause another Go to be downloaded.
  const isolatedEnv = { GOTOOLCHAIN: 'local', GO111MODULE: 'off', GOWORK: 'off', GOFLAGS: '', GOPROXY: 'off' }
  const args = ['tool', '-n', 'pprof']
  const listedPath = await runPprof({ file: go.file, args, env: { ...go.env, ...isolatedEnv } }, buildTimeout)
  const file = listedPath.trim()

  const env = { ...systemVariables(go.env), ...homeVariables(home) }
  return async (kind, profile) => {
    const unit = units[kind]
    const commonArgs = ['-top', '-symbolize=none', '-trim=false', '-relative_percentages', `-unit=${unit}`]
    const args = [...commonArgs, ...kindOptions[kind], profile]
    const table = parsePprofTop(await runPprof({ file, args, env }, pprofTimeout), unit)
    if (table === null) throw new CouldNotMeasureError('pprof did not print a table of functions.')
    return table
  }
}

/** Returns the variables for the folders in which pprof searches settings and binaries, and puts temporary files. */
function homeVariables(folder: string): Readonly<Record<string, string>> {
  const names = ['HOME', 'USERPROFILE', 'AppData', 'LocalAppData', 'XDG_CONFIG_HOME', 'XDG_CACHE_HOME']
  const variables = [...names, 'TMPDIR', 'TEMP', 'TMP', 'PPROF_TMPDIR', 'PPROF_BINARY_PATH']
  return Object.fromEntries(variables.map(name => [name, folder]))
}

/** Returns the variables that a program needs to start at all. */
function systemVariables(env: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => /^(PATH|SYSTEMROOT)$/i.test(name)))
}
