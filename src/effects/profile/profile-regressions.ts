// Profiles what regressed: each benchmark once more on both sides, and the functions in which they differ.

import { constants } from 'node:fs'
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseGo } from '../../core/formats/tools/go/go.ts'
import { regressions } from '../../core/judge/verdict.ts'
import { Cancelled, CouldNotMeasure } from '../../core/model/errors.ts'
import { benchmarkId, type Side, sides } from '../../core/model/measuring.ts'
import type { ProfileDifference, ProfileKind } from '../../core/model/profile.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import { differenceOf, iterationsToProfile, type Profiled } from '../../core/profile/difference.ts'
import { magnitude } from '../../core/report/say/sentence.ts'
import { lstatOrNull, replaceFile } from '../files/folder.ts'
import type { Driver, TestBinary } from '../measure/driver.ts'
import type { Process, RunProcess } from '../measure/process.ts'
import type { Console } from '../program/console.ts'
import { findPprof, type Go, type Pprof } from './pprof.ts'

/** One regressed benchmark. */
export interface ProfileTarget {
  /** The full reported name: `Encode/1MB-8`. */
  readonly benchmark: string
  readonly package: string | null
  /** How often it is run on either side, so that both do the same work: see iterationsToProfile. */
  readonly iterations: number
  readonly sides: Readonly<Record<Side, TestBinary>>
}

/** Says what to profile, and in which surroundings. */
export interface Profiling {
  readonly kinds: readonly ProfileKind[]
  /** Where the profiles go: the folder `profiles` beside the result file. */
  readonly folder: string
  readonly run: RunProcess
  readonly go: Go
  /** Shows a side, before anything runs on it. */
  readonly enter: (side: Side) => Promise<unknown>
  readonly signal: AbortSignal
  readonly console: Console
  /** Seconds that one run of a benchmark may take. */
  readonly timeout: number
}

/** The most benchmarks that are profiled, the first ones: each takes half a minute, and nobody looks into more. */
const mostBenchmarks = 10
/** The most seconds that one run takes, and all together: a check that fails anyway should not wait longer. */
const mostSeconds = { run: 120, all: 900 }

/**
 * Recording every allocation takes up to forty times as long, so it is done with that many fewer iterations. Counts
 * need no more.
 */
const memoryShare = 1 / 32

/**
 * The units of pprof's numbers: nanoseconds and bytes. A processor is sampled every 10 ms; otherwise everything is
 * recorded.
 */
const scales: Readonly<Record<ProfileKind, Pick<Profiled, 'factor' | 'grain' | 'floor'>>> = {
  cpu: { factor: 1e-9, grain: 1e7, floor: 0 },
  mem: { factor: 1, grain: 0, floor: 1 },
  block: { factor: 1e-9, grain: 0, floor: 1 },
}

/**
 * Returns a difference for each kind of each benchmark. Where one cannot be profiled its `failure` says why, since a
 * regression stands whether or not it can be explained. Throws only Cancelled.
 */
export async function profileRegressions(
  targets: readonly ProfileTarget[],
  profiling: Profiling,
): Promise<readonly ProfileDifference[]> {
  const { kinds, console } = profiling
  const profiled = targets.slice(0, mostBenchmarks)
  if (profiled.length === 0 || kinds.length === 0) return []
  if (targets.length > profiled.length)
    console.info(`profiling the first ${profiled.length} of ${targets.length} regressed benchmarks`)
  const scratch = await mkdtemp(join(tmpdir(), 'benchgate-profile-'))
  try {
    const pprof = remembered(() => findPprof({ ...profiling, scratch: join(scratch, 'pprof') }))
    const stems = stemsOf(profiled)
    const end = Date.now() + mostSeconds.all * 1000
    const differences: ProfileDifference[] = []
    for (const [index, target] of profiled.entries()) {
      console.info(`profiling ${target.benchmark}: ${kinds.join(', ')}`)
      const work = { ...profiling, target, stem: stems[index] ?? '', scratch, pprof, end }
      for (const kind of kinds) differences.push(await difference({ ...work, kind }))
    }
    return differences
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** One kind of profile of one benchmark. */
interface Work extends Profiling {
  readonly target: ProfileTarget
  readonly kind: ProfileKind
  readonly stem: string
  readonly scratch: string
  readonly pprof: () => Promise<Pprof>
  /** When all must be done, in milliseconds as of Date.now. */
  readonly end: number
}

async function difference(work: Work): Promise<ProfileDifference> {
  const { target, kind, stem, folder } = work
  const iterations = kind === 'mem' ? Math.ceil(target.iterations * memoryShare) : target.iterations
  const known = { benchmark: target.benchmark, package: target.package, kind, iterations }
  const unit = kind === 'mem' ? 'B/op' : 'sec/op'
  const nothing = { ...known, unit, total: { base: 0, head: 0 }, functions: [] } as const
  const names = bySide(side => profileFile(stem, kind, side))
  const files = bySide(side => `${profilesFolder}/${names[side]}`)
  let areTaken = false
  try {
    const profiles = {
      base: await taken(work, 'base', iterations),
      head: await taken(work, 'head', iterations),
    }
    await makeFolder(folder)
    for (const side of sides) await replaceFile(join(folder, names[side]), profiles[side])
    areTaken = true
    const pprof = await work.pprof()
    const base = await pprof(kind, join(folder, names.base))
    const head = await pprof(kind, join(folder, names.head))
    return {
      ...nothing,
      ...differenceOf({ base, head, iterations, ...scales[kind] }),
      files,
      failure: null,
    }
  } catch (error) {
    if (error instanceof Cancelled) throw error
    const failure = error instanceof Error ? error.message : String(error)
    work.console.warn(`${target.benchmark} could not be profiled (${kind}): ${failure}`)
    return { ...nothing, files: areTaken ? files : null, failure }
  }
}

/** Returns the profile of one side; an error names the side. */
async function taken(work: Work, side: Side, iterations: number): Promise<Buffer> {
  const { target, kind, scratch, run, signal, console, timeout, end } = work
  const path = join(scratch, `${side}.${kind}`)
  if (Date.now() >= end) throw new CouldNotMeasure('there was no time left for it')
  const output = console.untrusted(`profile of ${target.benchmark} (${kind}) on ${side}`)
  try {
    // A file that an earlier benchmark has left there is no profile of this one.
    await rm(path, { recursive: true, force: true })
    const deadline = Math.min(end, Date.now() + Math.min(timeout, mostSeconds.run) * 1000)
    const onOutput = (chunk: Buffer) => output.write(chunk)
    await work.enter(side)
    const binary = target.sides[side]
    return await recordProfile({ binary, kind, iterations, path, run, signal, deadline, onOutput })
  } catch (error) {
    if (error instanceof CouldNotMeasure)
      throw new CouldNotMeasure(`on ${side}, ${error.message}`, error.output)
    throw error
  } finally {
    output.close()
  }
}

/** Untrusted code has been running: if the folder were a link, we would write elsewhere. */
async function makeFolder(folder: string): Promise<void> {
  if ((await lstatOrNull(folder))?.isSymbolicLink()) await rm(folder)
  await mkdir(folder, { recursive: true })
}

function bySide<T>(of: (side: Side) => T): Readonly<Record<Side, T>> {
  return { base: of('base'), head: of('head') }
}

/** Makes the value once, when it is first needed; a failure is remembered too. */
function remembered<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

// Runs a benchmark once under the profiler, and reads the profile, which untrusted code has written.

/** Says what to profile, and how. */
export interface ProfileRecording extends Pick<Process, 'signal' | 'deadline' | 'onOutput'> {
  readonly binary: TestBinary
  readonly kind: ProfileKind
  readonly iterations: number
  /** The path of the profile, in our own folder. */
  readonly path: string
  readonly run: RunProcess
}

/** The most bytes of a profile; those of large programs have a few hundred thousand. */
const mostBytes = 64 * 2 ** 20

/** Returns the profile. Throws CouldNotMeasure if there is none, with the reason as a clause: "it left no profile". */
export async function recordProfile(recording: ProfileRecording): Promise<Buffer> {
  const { binary, kind, iterations, path, run, signal, deadline, onOutput } = recording
  const args = [...profiling(kind, path), `-test.benchtime=${iterations}x`, '-test.count=1']
  const ended = await run({
    file: binary.file,
    args: [...args, ...binary.args.filter(arg => !ours.test(arg))],
    cwd: binary.cwd,
    env: binary.env,
    signal,
    deadline,
    onOutput,
  })
  if (ended.isLate) throw new CouldNotMeasure('it took too long', ended.lastLines)
  if (ended.status !== 0)
    throw new CouldNotMeasure(
      `it ended with ${typeof ended.status === 'number' ? 'exit code ' : ''}${ended.status}`,
      ended.lastLines,
    )
  if (parseGo(ended.stdout).measurements.length === 0)
    throw new CouldNotMeasure('it measured nothing', ended.lastLines)
  return readProfile(path)
}

/** Flags that only we may set, as the last value of a flag holds. */
const ours =
  /^--?test\.(benchtime|count|outputdir|trace|(cpu|mem|block|mutex)profile|(mem|block)profilerate|mutexprofilefraction)=/

/** Records every allocation and every blocking event; for the processor, a hundred samples a second. */
function profiling(kind: ProfileKind, path: string): readonly string[] {
  if (kind === 'cpu') return [`-test.cpuprofile=${path}`]
  return [`-test.${kind}profile=${path}`, `-test.${kind}profilerate=1`]
}

/** Reads a plain file, and nothing that a link or a pipe in its place leads to. */
async function readProfile(path: string): Promise<Buffer> {
  const missing = new CouldNotMeasure('it left no profile')
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => {
    throw missing
  })
  try {
    const found = await file.stat()
    if (!found.isFile() || found.size === 0) throw missing
    if (found.size > mostBytes)
      throw new CouldNotMeasure(`its profile is larger than ${mostBytes / 2 ** 20} MiB`)
    return await file.readFile()
  } finally {
    await file.close()
  }
}

// Which benchmarks are worth a profile: those that regressed, the worst first.

/** Returns each benchmark that `driver` has a binary for once, however many of its units regressed. */
export function targetsIn(
  { comparisons }: Pick<ResultFile, 'comparisons'>,
  driver: Pick<Driver, 'binaries'>,
): readonly ProfileTarget[] {
  const times = new Map(
    comparisons.filter(({ unit }) => unit === 'sec/op').map(one => [benchmarkId(one), one]),
  )
  const worst = regressions(comparisons).toSorted((a, b) => magnitude(b) - magnitude(a))
  const targets = new Map<string, ProfileTarget>()
  for (const comparison of worst) {
    const { benchmark, package: path } = comparison
    const binaries = driver.binaries(benchmark, path)
    const time = times.get(benchmarkId(comparison))
    if (!binaries || !time || targets.has(benchmarkId(comparison))) continue
    const iterations = iterationsToProfile(time.base.center, time.head.center)
    targets.set(benchmarkId(comparison), { benchmark, package: path, iterations, sides: binaries })
  }
  return [...targets.values()]
}

// The names of profile files: safe characters only, and all different.

/** The name of the folder, beside the result file. */
export const profilesFolder = 'profiles'

/** The most characters of a file name that come from a benchmark. */
const longest = 80

/** Returns a file stem for each benchmark, from the last part of its package and its name: `codec-encode-1mb`. */
export function stemsOf(
  benchmarks: readonly { readonly benchmark: string; readonly package: string | null }[],
): readonly string[] {
  const taken = new Set<string>()
  return benchmarks.map(({ benchmark, package: path }) => {
    const words = `${path?.split('/').at(-1) ?? ''} ${benchmark.replace(/-\d+$/, '')}`
    const plain = words
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-/, '')
    const stem = plain.slice(0, longest).replace(/-$/, '') || 'benchmark'
    let unique = stem
    for (let n = 2; taken.has(unique); n++) unique = `${stem}-${n}`
    taken.add(unique)
    return unique
  })
}

/** `codec-encode-1mb.cpu.base.pprof`. */
export function profileFile(stem: string, kind: ProfileKind, side: Side): string {
  return `${stem}.${kind}.${side}.pprof`
}
