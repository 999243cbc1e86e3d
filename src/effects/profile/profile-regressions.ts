// Profiles regressed benchmarks on both sides, and finds the functions in which they differ.
//
// Both sides run the same number of operations, since a profile of a fixed time does less work on the slower side. Each kind of
// profile has a run of its own: recorded together, the processor profile would mostly show the memory profiler. Memory is
// sampled completely for a thirty-second of the operations, as Go's default rate misses benchmarks that allocate little.
import { constants } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseGoOutput } from '../../core/formats/tools/go/go.ts'
import { rowsWithOutcome } from '../../core/judge/verdict.ts'
import { CancelledError, CouldNotMeasureError } from '../../core/model/errors.ts'
import { packageAndBenchmarkId, type Side, sides } from '../../core/model/measuring.ts'
import type { ProfileDifference, ProfileKind } from '../../core/model/profile.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import {
  iterationsToProfile,
  type ProfilesOfBothSides,
  type ProfileTotalAndFunctionCosts,
  parsePprofTop,
  profileDifferenceOf,
} from '../../core/profile/difference.ts'
import { changeMagnitudeOfComparison } from '../../core/report/say/sentence.ts'
import { lstatOrNull, makeTemporaryFolder, removeAndCreateFile } from '../files/folder.ts'
import type { BenchmarkBinaryInvocation, MeasurementDriver } from '../measure/driver.ts'
import type { ProcessRequest, RunProcess } from '../processes/process.ts'
import { type RunConsole, runFunctionShowingUntrustedOutput } from '../program/console.ts'
import { steadyNow } from '../program/steady-clock.ts'

export interface GoBenchmarkToProfileOnBothSides {
  /** The full reported name: `Encode/1MB-8`. */
  readonly benchmark: string
  readonly package: string | null
  /** The number of iterations on each side, so that both do the same work (see iterationsToProfile). */
  readonly iterations: number
  readonly sides: Readonly<Record<Side, BenchmarkBinaryInvocation>>
}

export interface ProfilingContext {
  readonly kinds: readonly ProfileKind[]
  /** The folder of the profiles: `profiles` beside the result file. */
  readonly folder: string
  readonly run: RunProcess
  /** The go tool: `go` or its path, and its environment. */
  readonly go: { readonly file: string; readonly env: Readonly<Record<string, string>> }
  /** Switches to a side, before anything runs on it. */
  readonly enter: (side: Side) => Promise<unknown>
  readonly signal: AbortSignal
  readonly console: RunConsole
  /** Seconds that one run of a benchmark may take. */
  readonly timeout: number
}

/** The most benchmarks that are profiled: each takes half a minute, and hardly anybody reads more. */
const maxBenchmarks = 10
/** The most seconds of one run, and of all together: a check that fails anyway should not wait longer. */
const maxSeconds = { run: 120, all: 900 }

/**
 * Recording every allocation takes up to forty times as long, so it is done with that many fewer iterations. Counts need no
 * more.
 */
const memoryShare = 1 / 32

/** The units of pprof's numbers: nanoseconds and bytes. A processor is sampled every 10 ms; otherwise everything is recorded. */
const scales: Readonly<
  Record<ProfileKind, Pick<ProfilesOfBothSides, 'factor' | 'grain' | 'floor'> & { readonly unit: string }>
> = {
  cpu: { unit: 'ns', factor: 1e-9, grain: 1e7, floor: 0 },
  mem: { unit: 'B', factor: 1, grain: 0, floor: 1 },
  block: { unit: 'ns', factor: 1e-9, grain: 0, floor: 1 },
}

/**
 * Returns a difference for each kind of each benchmark. If one cannot be profiled its `failure` has the reason, as the
 * regression is a fact whether or not it can be explained. Throws only CancelledError.
 */
export async function profileRegressions(
  targets: readonly GoBenchmarkToProfileOnBothSides[],
  options: ProfilingContext,
): Promise<readonly ProfileDifference[]> {
  const { kinds, console } = options
  const profiled = targets.slice(0, maxBenchmarks)
  if (profiled.length === 0 || kinds.length === 0) return []
  if (targets.length > profiled.length)
    console.info(`profiling the first ${profiled.length} of ${targets.length} regressed benchmarks`)
  await using temporary = await makeTemporaryFolder('benchgate-profile-')
  const scratch = temporary.path
  let openedPprof: Promise<ReadProfileByFunction> | undefined
  // Found once, when it is first needed; a failure is kept too.
  const pprof = () => {
    openedPprof ??= createPprofProfileReader({ ...options, scratch: join(scratch, 'pprof') })
    return openedPprof
  }
  const stems = profileFileStemsOfBenchmarks(profiled)
  const deadlineOfAll = steadyNow() + maxSeconds.all * 1000
  const differences: ProfileDifference[] = []
  for (const [index, target] of profiled.entries()) {
    console.info(`profiling ${target.benchmark}: ${kinds.join(', ')}`)
    const task = { ...options, target, stem: stems[index] ?? '', scratch, pprof, end: deadlineOfAll }
    for (const kind of kinds) differences.push(await difference({ ...task, kind }))
  }
  return differences
}

interface ProfileTask extends ProfilingContext {
  readonly target: GoBenchmarkToProfileOnBothSides
  readonly kind: ProfileKind
  readonly stem: string
  /** Our own folder, in which nobody else writes. */
  readonly scratch: string
  readonly pprof: () => Promise<ReadProfileByFunction>
  /** The time by which all must be done, in milliseconds as of steadyNow. */
  readonly end: number
}

async function difference(task: ProfileTask): Promise<ProfileDifference> {
  const { target, kind, stem, folder } = task
  const iterations = kind === 'mem' ? Math.ceil(target.iterations * memoryShare) : target.iterations
  const identity = { benchmark: target.benchmark, package: target.package, kind, iterations }
  const unit = kind === 'mem' ? 'B/op' : 'sec/op'
  const emptyDifference = { ...identity, unit, total: { base: 0, head: 0 }, functions: [] } as const
  const names = {
    base: profileFileName(stem, kind, 'base'),
    head: profileFileName(stem, kind, 'head'),
  }
  let files: ProfileDifference['files'] = null
  try {
    const profiles = {
      base: await takeProfile(task, 'base', iterations),
      head: await takeProfile(task, 'head', iterations),
    }
    await makeFolder(folder)
    for (const side of sides) await removeAndCreateFile(join(folder, names[side]), profiles[side])
    files = { base: `${profilesFolderName}/${names.base}`, head: `${profilesFolderName}/${names.head}` }
    const pprof = await task.pprof()
    const base = await pprof(kind, join(folder, names.base))
    const head = await pprof(kind, join(folder, names.head))
    return {
      ...emptyDifference,
      ...profileDifferenceOf({ base, head, iterations, ...scales[kind] }),
      files,
      failure: null,
    }
  } catch (error) {
    if (error instanceof CancelledError) throw error
    const failure = error instanceof Error ? error.message : String(error)
    task.console.warn(`${target.benchmark} could not be profiled (${kind}): ${failure}`)
    return { ...emptyDifference, files, failure }
  }
}

/** Takes the profile of one side; an error names the side. */
async function takeProfile(task: ProfileTask, side: Side, iterations: number): Promise<Buffer> {
  const { target, kind, scratch, run, signal, console, timeout, end: deadlineOfAll } = task
  const path = join(scratch, `${side}.${kind}`)
  if (steadyNow() >= deadlineOfAll) throw new CouldNotMeasureError('there was no time left for it')
  const title = `profile of ${target.benchmark} (${kind}) on ${side}`
  return runFunctionShowingUntrustedOutput(console, title, async onOutput => {
    // A file of an earlier benchmark must not be taken for this profile.
    await rm(path, { recursive: true, force: true })
    const deadline = Math.min(deadlineOfAll, steadyNow() + Math.min(timeout, maxSeconds.run) * 1000)
    await task.enter(side)
    const binary = target.sides[side]
    return profileGoBenchmark({ binary, kind, iterations, path, run, signal, deadline, onOutput })
  }).catch(error => {
    if (error instanceof CouldNotMeasureError)
      throw new CouldNotMeasureError(`on ${side}, ${error.message}`, error.output)
    throw error
  })
}

/** Makes the folder. Untrusted code has been running: through a link in its place we would write elsewhere. */
async function makeFolder(folder: string): Promise<void> {
  if ((await lstatOrNull(folder))?.isSymbolicLink()) await rm(folder)
  await mkdir(folder, { recursive: true })
}

// Running a benchmark once under the profiler, and reading the profile, which untrusted code has written.

interface ProfileRecordingRequest extends Pick<ProcessRequest, 'signal' | 'deadline' | 'onOutput'> {
  readonly binary: BenchmarkBinaryInvocation
  readonly kind: ProfileKind
  readonly iterations: number
  /** The path of the profile, in our own folder. */
  readonly path: string
  readonly run: RunProcess
}

/** The most bytes of a profile; those of large programs have a few hundred thousand. */
const maxBytes = 64 * 2 ** 20

/**
 * Runs the benchmark, and returns the profile. Throws CouldNotMeasureError if there is none, with the reason as a clause: "it left
 * no profile".
 */
export async function profileGoBenchmark(recording: ProfileRecordingRequest): Promise<Buffer> {
  const { binary, kind, iterations, path, run, signal, deadline, onOutput } = recording
  const args = [...profiling(kind, path), `-test.benchtime=${iterations}x`, '-test.count=1']
  const processEnd = await run({
    file: binary.file,
    args: [...args, ...binary.args.filter(arg => !ownFlag.test(arg))],
    cwd: binary.cwd,
    env: binary.env,
    signal,
    deadline,
    onOutput,
  })
  if (processEnd.isLate) throw new CouldNotMeasureError('it took too long', processEnd.lastLines)
  if (processEnd.status !== 0)
    throw new CouldNotMeasureError(
      `it ended with ${typeof processEnd.status === 'number' ? 'exit code ' : ''}${processEnd.status}`,
      processEnd.lastLines,
    )
  if (parseGoOutput(processEnd.stdout).measurements.length === 0)
    throw new CouldNotMeasureError('it measured nothing', processEnd.lastLines)
  return readProfile(path)
}

/** Flags that only we may set, as the last value of a flag applies. */
const ownFlag =
  /^--?test\.(benchtime|count|outputdir|trace|(cpu|mem|block|mutex)profile|(mem|block)profilerate|mutexprofilefraction)=/

/** Returns the flags that record every allocation or blocking event, or for the processor a hundred samples a second. */
function profiling(kind: ProfileKind, path: string): readonly string[] {
  if (kind === 'cpu') return [`-test.cpuprofile=${path}`]
  return [`-test.${kind}profile=${path}`, `-test.${kind}profilerate=1`]
}

/** Reads a plain file, without following a link or waiting for a pipe in its place. */
async function readProfile(path: string): Promise<Buffer> {
  const missing = new CouldNotMeasureError('it left no profile')
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants
  await using file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => {
    throw missing
  })
  const stats = await file.stat()
  if (!stats.isFile() || stats.size === 0) throw missing
  if (stats.size > maxBytes)
    throw new CouldNotMeasureError(`its profile is larger than ${maxBytes / 2 ** 20} MiB`)
  return await file.readFile()
}

// The benchmarks to profile: those that regressed, the worst first.

/** Returns each regressed benchmark that `driver` has a binary for, once, however many of its units regressed. */
export function findProfileTargets(
  { comparisons }: Pick<ResultFile, 'comparisons'>,
  driver: Pick<MeasurementDriver, 'binaries'>,
): readonly GoBenchmarkToProfileOnBothSides[] {
  const times = new Map(
    comparisons.filter(({ unit }) => unit === 'sec/op').map(one => [packageAndBenchmarkId(one), one]),
  )
  const worst = rowsWithOutcome(comparisons, 'regressed').toSorted(
    (a, b) => changeMagnitudeOfComparison(b) - changeMagnitudeOfComparison(a),
  )
  const targets = new Map<string, GoBenchmarkToProfileOnBothSides>()
  for (const comparison of worst) {
    const { benchmark, package: path } = comparison
    const binaries = driver.binaries(benchmark, path)
    const time = times.get(packageAndBenchmarkId(comparison))
    if (!binaries || !time || targets.has(packageAndBenchmarkId(comparison))) continue
    const iterations = iterationsToProfile(time.base.center, time.head.center)
    targets.set(packageAndBenchmarkId(comparison), { benchmark, package: path, iterations, sides: binaries })
  }
  return [...targets.values()]
}

// Names of profile files: safe characters only, and all different.

/** The name of the folder, beside the result file. */
export const profilesFolderName = 'profiles'

/** The most characters of a file name that come from a benchmark. */
const maxNameLength = 80

/** Returns a file stem for each benchmark, from the last part of its package and its name: `codec-encode-1mb`. */
export function profileFileStemsOfBenchmarks(
  benchmarks: readonly { readonly benchmark: string; readonly package: string | null }[],
): readonly string[] {
  const stems = new Set<string>()
  return benchmarks.map(({ benchmark, package: path }) => {
    const words = `${path?.split('/').at(-1) ?? ''} ${benchmark.replace(/-\d+$/, '')}`
    const plain = words
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-/, '')
    const stem = plain.slice(0, maxNameLength).replace(/-$/, '') || 'benchmark'
    let unique = stem
    for (let n = 2; stems.has(unique); n++) unique = `${stem}-${n}`
    stems.add(unique)
    return unique
  })
}

/** Returns `codec-encode-1mb.cpu.base.pprof`. */
export function profileFileName(stem: string, kind: ProfileKind, side: Side): string {
  return `${stem}.${kind}.${side}.pprof`
}

/** Converts a profile of some kind to the table of its functions. */
type ReadProfileByFunction = (kind: ProfileKind, profile: string) => Promise<ProfileTotalAndFunctionCosts>

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

/** The time limit of pprof, in seconds: for a profile of some megabytes it takes one. */
const pprofTimeout = 60
/** The time limit for finding pprof, in seconds: since Go 1.25 it is built when it is first used. */
const buildTimeout = 600

/** Finds pprof. Throws CouldNotMeasureError if there is none; the returned function throws it if it cannot read a profile. */
async function createPprofProfileReader({
  go,
  scratch,
  run,
  signal,
}: Pick<ProfileTask, 'go' | 'scratch' | 'run' | 'signal'>): Promise<ReadProfileByFunction> {
  const home = join(scratch, 'home')
  await mkdir(home, { recursive: true })
  const runPprof = async (process: Pick<ProcessRequest, 'file' | 'args' | 'env'>, seconds: number) => {
    const deadline = steadyNow() + seconds * 1000
    const processEnd = await run({ ...process, cwd: home, signal, deadline })
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
    const { unit } = scales[kind]
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
