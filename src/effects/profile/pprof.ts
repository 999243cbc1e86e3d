// Asks Go's pprof for the functions of a profile, without anything of the user's, a network or a browser.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CouldNotMeasure } from '../../core/model/errors.ts'
import type { ProfileKind } from '../../core/model/profile.ts'
import { type CostTable, parsePprofTop } from '../../core/profile/pprof-top.ts'
import type { Process, RunProcess } from '../measure/process.ts'

/** A Pprof turns a profile of a kind into the table of its functions. */
export type Pprof = (kind: ProfileKind, profile: string) => Promise<CostTable>

/** How to run the go tool: `go`, or the path of one, and what it is given. */
export interface Go {
  readonly file: string
  readonly env: Readonly<Record<string, string>>
}

/** What finding and running pprof needs. */
export interface PprofSetting {
  readonly go: Go
  /** A folder of ours, in which nobody else writes. */
  readonly scratch: string
  readonly run: RunProcess
  readonly signal: AbortSignal
}

/** The unit that pprof puts after the numbers of a kind. */
const units: Readonly<Record<ProfileKind, string>> = { cpu: 'ns', mem: 'B', block: 'ns' }

/**
 * Stacks that are no cost of the benchmark, by a function in them. Benchmarks run on goroutines of their own: the main one
 * makes ready and waits for them, as one with sub-benchmarks does for these.
 */
const ignored = ['^runtime\\.main$', '^testing\\.\\(\\*B\\)\\.(doBench|run1|RunParallel)$']

/** What is asked of each kind: which numbers, and what else is left out. */
const questions: Readonly<Record<ProfileKind, readonly string[]>> = {
  cpu: ['-sample_index=cpu', `-ignore=${ignored.join('|')}`],
  // What the collector and the scheduler allocate for themselves depends on when they run.
  mem: [
    '-sample_index=alloc_space',
    `-ignore=${[...ignored, '^runtime\\.(gcBgMarkWorker|bgsweep|bgscavenge|forcegchelper|mcall|mstart)$'].join('|')}`,
  ],
  // A goroutine always blocks within runtime or sync, so that it is said of who called them.
  block: ['-sample_index=delay', `-ignore=${ignored.join('|')}`, '-hide=^(runtime|sync|internal/sync)\\.'],
}

/** How long pprof may take, in seconds: for a profile of some megabytes it takes one. */
const pprofTimeout = 60
/** How long the go tool may take to give it to us: since Go 1.25 it is built where it is first asked for. */
const buildTimeout = 600

/** Finds pprof. Throws CouldNotMeasure where there is none, as the function given does where it cannot read a profile. */
export async function findPprof({ go, scratch, run, signal }: PprofSetting): Promise<Pprof> {
  const home = join(scratch, 'home')
  await mkdir(home, { recursive: true })
  const asked = async (process: Pick<Process, 'file' | 'args' | 'env'>, seconds: number) => {
    const deadline = Date.now() + seconds * 1000
    const ended = await run({ ...process, cwd: home, signal, deadline, onOutput() {} })
    if (ended.isLate) throw new CouldNotMeasure(`pprof took longer than ${seconds} s.`)
    if (ended.status !== 0) {
      const last = ended.lastLines.split('\n').at(-1)?.slice(0, 200)
      throw new CouldNotMeasure(`pprof failed (${ended.status}): ${last}`, ended.lastLines)
    }
    return ended.stdout
  }

  // Outside of any module, and with the Go that is there: a module must not choose what is run, nor have one fetched.
  const plain = { GOTOOLCHAIN: 'local', GO111MODULE: 'off', GOWORK: 'off', GOFLAGS: '', GOPROXY: 'off' }
  const args = ['tool', '-n', 'pprof']
  const found = await asked({ file: go.file, args, env: { ...go.env, ...plain } }, buildTimeout)
  const file = found.trim()

  const env = { ...systemOf(go.env), ...homeAt(home) }
  return async (kind, profile) => {
    const unit = units[kind]
    const local = ['-top', '-symbolize=none', '-trim=false', '-relative_percentages', `-unit=${unit}`]
    const args = [...local, ...questions[kind], profile]
    const table = parsePprofTop(await asked({ file, args, env }, pprofTimeout), unit)
    if (table === null) throw new CouldNotMeasure('pprof printed what is no table of functions.')
    return table
  }
}

/** Where pprof would find settings, binaries and places for temporary files. */
function homeAt(folder: string): Readonly<Record<string, string>> {
  const names = ['HOME', 'USERPROFILE', 'AppData', 'LocalAppData', 'XDG_CONFIG_HOME', 'XDG_CACHE_HOME']
  const places = [...names, 'TMPDIR', 'TEMP', 'TMP', 'PPROF_TMPDIR', 'PPROF_BINARY_PATH']
  return Object.fromEntries(places.map(name => [name, folder]))
}

/** What a program needs to start at all. */
function systemOf(env: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => /^(PATH|SYSTEMROOT)$/i.test(name)))
}
