// Gets the Go benchmarks of one side ready: built, listed, and tested.
import { rmSync } from 'node:fs'
import { mkdir, realpath } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { buildFlags } from '../../core/go/flags.ts'
import { patternFor, splitPattern } from '../../core/go/names.ts'
import { Misconfigured, SideFailed } from '../../core/model/errors.ts'
import type { Side } from '../../core/model/measuring.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import { counted } from '../../core/words/numbers.ts'
import { gitIn } from '../git/git.ts'
import { enterFolder, setUp } from '../measure/command-driver.ts'
import type { DriverContext } from '../measure/driver.ts'
import { refusedHint } from '../measure/environment.ts'
import { refuseFailed } from '../measure/failures.ts'
import { type ProcessEnd, runProcess } from '../measure/process.ts'
import {
  type Binary,
  type Build,
  binaryOf,
  build,
  isAsSealed,
  type Linker,
  linkerOf,
  openRecorder,
} from './binary.ts'
import { findPackages, type GoPackage, type Listing, type PackageList } from './find-packages.ts'
import { type GoTool, openGo, type Toolchain, toolchainIn } from './go-tool.ts'
import { benchCommand, listCommand, testCommand } from './repeat.ts'

/** A BuiltPackage has a test binary with benchmarks that were asked for. */
export interface BuiltPackage extends Binary, Benchmarks {
  /** The toolchain of its module; null where go gives no information on it. */
  readonly toolchain: Toolchain | null
  /** What links it again without go; null where only go can. */
  readonly linker: Linker | null
}

/** A PreparedSide is everything that can be run on a side. */
export interface PreparedSide {
  /** The top folder of the side when it is entered. */
  readonly root: string
  readonly go: GoTool
  /** By import path. */
  readonly built: ReadonlyMap<string, BuiltPackage>
  /**
   * Packages that could not be built or listed, without stopping the others, and what `allOf` names; on head only those that
   * base has broken too.
   */
  readonly broken: ReadonlyMap<string, SideFailed>
  /** Patterns of packages that found nothing. */
  readonly idle: readonly string[]
}

/** Stands for all packages of a module that could not be listed: `./bench`, which is no import path. */
export function allOf({ module }: Pick<GoPackage, 'module'>): string {
  return module === '.' ? './' : `./${module}`
}

/** Whether a side has a package, broken or not, or one of the module that `path` stands for. */
export function hasPackage({ built, broken }: PreparedSide, path: string): boolean {
  const isListed = [...built.values()].some(one => allOf(one.package) === path)
  return isListed || built.has(path) || broken.has(path)
}

/**
 * Sets up, builds outside the tree, lists, and tests if that is wanted. `onBase` are packages that
 * are broken on base. Throws SideFailed where the side fails as a whole, as head does if it alone breaks a package.
 */
export async function prepareSide(
  bench: DriverContext,
  side: Side,
  settings: GoSettings,
  folder: string,
  onBase: PreparedSide['broken'] = new Map(),
): Promise<PreparedSide> {
  await setUp(bench, side)
  // Go reports the real path of a package.
  const root = await realpath(await bench.sides.enter(side))
  const cwd = await realpath(await enterFolder(bench, side))
  const go = await openGo(bench, settings, folder)
  const { packages, idle, unlisted } = await find(bench, side, go, settings, root, relative(root, cwd) || '.')

  const fileOf = await filesOf(bench, side, folder)
  const record = await openRecorder(folder, go.flags)
  const builds = packages.map((one, n): Build => {
    const file = fileOf(n)
    return { package: one, root, file, flags: [], recording: record?.(file) }
  })
  if (builds.length > 0) bench.console.info(`building ${counted(builds.length, 'package')} on ${side}`)
  const outcomes = await build(go, builds, settings)
  const toolchains = await toolchainsOf(go, root, packages, bench.env)
  const built = new Map<string, BuiltPackage>()
  const broken = new Map<string, SideFailed>()
  // What is broken fails head, unless it was broken on base as well; the others can still be compared.
  const leaveOut = (path: string, error: unknown) => {
    if (!(error instanceof SideFailed) || (side === 'head' && !onBase.has(path))) throw error
    broken.set(path, error)
  }
  for (const [module, error] of unlisted) leaveOut(allOf({ module }), error)
  for (const [n, { package: one, file }] of builds.entries()) {
    try {
      const name = { name: `The build of ${one.path}`, its: `the build of ${one.path}` }
      const ended = outcomes[n] as ProcessEnd
      const called = { ...name, text: benchCommand(settings, one), hint: refusedHint(bench, ended.lastLines) }
      refuseFailed(bench, side, 'the preparation', called, ended)
      const toolchain = toolchains.get(one.module) ?? null
      const binary = binaryOf(one, root, file, bench.env, toolchain)
      const listed = await listBenchmarks(bench, settings, side, binary)
      const linker = record ? await linkerOf(file) : null
      if (listed.benchmarks.size > 0) built.set(one.path, { ...binary, ...listed, toolchain, linker })
    } catch (error) {
      leaveOut(one.path, error)
    }
  }
  if (settings.test)
    await runTests(
      bench,
      side,
      go,
      settings,
      root,
      packages.filter(({ path }) => !broken.has(path)),
    )
  return { root, go, built, broken, idle }
}

/**
 * Where the binaries of a side go: into the folder `side` of `folder`, or where an earlier run has left those of the commit. Go
 * tells by its build id whether such a binary is what it would build now, and links it again only where it is not.
 */
async function filesOf(
  { builds, commits }: DriverContext,
  side: Side,
  folder: string,
): Promise<(n: number) => string> {
  const own = join(folder, side)
  await mkdir(own, { recursive: true })
  if (builds === undefined) return n => join(own, `${n}.test`)
  const kept = join(builds, side, commits[side].sha)
  await mkdir(kept, { recursive: true })
  return n => {
    const file = join(kept, `${n}.test`)
    // Its build id proves nothing where something has written over it since.
    if (!isAsSealed(file)) rmSync(file, { force: true })
    return file
  }
}

/** By module folder, as each module can ask for its own version of Go. */
async function toolchainsOf(
  go: GoTool,
  root: string,
  packages: readonly GoPackage[],
  env: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, Toolchain | null>> {
  const found = new Map<string, Toolchain | null>()
  for (const { module, env: more } of packages)
    if (!found.has(module)) found.set(module, await toolchainIn(go, resolve(root, module), env, more))
  return found
}

function find(
  bench: DriverContext,
  side: Side,
  go: GoTool,
  settings: GoSettings,
  root: string,
  workingDirectory: string,
): Promise<PackageList> {
  const refuse = (listing: Listing, ended: ProcessEnd) => {
    const what = `listing the packages of ${allOf(listing)}`
    const called = {
      name: what.replace('l', 'L'),
      its: what,
      text: listCommand(settings, listing),
      hint: refusedHint(bench, ended.lastLines),
    }
    refuseFailed(bench, side, 'the preparation', called, ended)
  }
  return findPackages(go, { git: gitIn(root, bench.env), root, workingDirectory, refuse }, settings)
}

/** Runs the tests: code that fails them is not worth measuring. */
async function runTests(
  bench: DriverContext,
  side: Side,
  go: GoTool,
  settings: GoSettings,
  root: string,
  packages: readonly GoPackage[],
): Promise<void> {
  if (packages.length > 0) bench.console.info(`testing ${counted(packages.length, 'package')} on ${side}`)
  for (const module of new Set(packages.map(one => one.module))) {
    const [one, ...others] = packages.filter(({ module: its }) => its === module)
    if (!one) continue
    const args = ['test', ...buildFlags(settings), ...[one, ...others].map(({ path }) => path)]
    const ended = await go.run(resolve(root, module), args, one.env)
    const called = {
      name: 'The test run',
      its: 'its test run',
      text: testCommand(settings, [one, ...others]),
    }
    refuseFailed(bench, side, 'the preparation', called, ended)
  }
}

// Lists the benchmarks of a test binary by asking it, as it knows what build tags have left in.

/** The Benchmarks of a test binary that were asked for. */
export interface Benchmarks {
  /** In the order of the source, each with the pattern that runs it alone. */
  readonly benchmarks: ReadonlyMap<string, string>
  /**
   * Those that are there twice, in the package and in its external tests: whatever runs one of them runs both, under one
   * name.
   */
  readonly twice: ReadonlySet<string>
}

/** Asks the binary which benchmarks it has, without running any. */
export async function listBenchmarks(
  bench: DriverContext,
  settings: GoSettings,
  side: Side,
  binary: Binary,
): Promise<Benchmarks> {
  const found = new Map<string, (readonly string[])[]>()
  const run = (...args: readonly string[]) =>
    runProcess({
      ...binary,
      args,
      signal: bench.signal,
      deadline: Date.now() + bench.timeout * 1000,
      onOutput() {},
    })
  const list = (pattern: string) => run(`-test.list=${pattern}`)
  /** The most often that a name was listed at once. */
  const times = new Map<string, number>()
  for (const alternative of splitPattern(settings.bench)) {
    const [top = '.', ...below] = alternative
    // An invalid pattern for sub-benchmarks only shows when benchmarks run, and would look like their failure.
    for (const element of below) refuseInvalid(settings, await list(element))
    const ended = await list(top)
    refuseInvalid(settings, ended)
    const text = benchCommand(settings, binary.package)
    const called = {
      name: `Listing the benchmarks of ${binary.package.path}`,
      its: `listing ${binary.package.path}`,
      text,
    }
    refuseFailed(bench, side, 'the preparation', called, ended)
    const names = namesIn(ended.stdout)
    // The program's own output also appears when nothing is to be listed.
    const own = names.some(({ isAlone }) => !isAlone) ? namesIn((await list('^$')).stdout) : []
    const seen = new Map<string, number>()
    for (const { name, isAlone } of names) {
      const at = own.findIndex(one => one.name === name && one.isAlone === isAlone)
      if (at >= 0) {
        own.splice(at, 1)
        continue
      }
      const nth = (seen.get(name) ?? 0) + 1
      seen.set(name, nth)
      times.set(name, Math.max(nth, times.get(name) ?? 0))
      if (nth === 1) found.set(name, [...(found.get(name) ?? []), alternative])
    }
  }
  const benchmarks = new Map([...found].map(([name, all]) => [name, patternFor(name, all)]))
  const repeated = [...times].filter(([, often]) => often > 1)
  if (repeated.length === 0) return { benchmarks, twice: new Set() }
  // TestMain may run everything several times, each time in another way: then each run ends with PASS.
  const { stdout } = await run('-test.run=^$', '-test.bench=^$')
  const runs = stdout.match(/PASS\r?$/gm)?.length ?? 1
  return { benchmarks, twice: new Set(repeated.filter(([, often]) => often > runs).map(([name]) => name)) }
}

function refuseInvalid({ bench }: Pick<GoSettings, 'bench'>, { status, lastLines }: ProcessEnd): void {
  const invalid = /^testing: invalid regexp .*$/m.exec(lastLines)
  if (invalid && status !== 0)
    throw new Misconfigured(
      `bench: "${bench}" is not accepted (${invalid[0]}). Give what "go test -bench" takes.`,
    )
}

/** Names at the ends of lines, and whether each is alone on its line: a program may print first without ending its line. */
function namesIn(text: string): { readonly name: string; readonly isAlone: boolean }[] {
  return text.split('\n').flatMap(line => {
    const name = listed.exec(line.trim())?.[0]
    return !name?.startsWith('Benchmark') ? [] : [{ name, isAlone: name === line.trim() }]
  })
}

/** A name that Go lists as a benchmark, by its own rule for names. */
const listed = /(?:Benchmark|Example|Fuzz|Test)(?!\p{Ll})[\p{L}\p{Nd}_]*$/u

// Refuses patterns that find no package with benchmarks.

/** A pattern that selects nothing is a mistake: what it was meant for would not be measured. `place` is shown to people. */
export function refuseIdle(
  settings: GoSettings,
  { base, head }: Partial<Record<Side, PreparedSide>>,
  place: string,
): void {
  if (!base || !head || base.built.size + base.broken.size + head.built.size === 0) return
  const idle = settings.packages.find(one => base.idle.includes(one) && head.idle.includes(one))
  if (idle === undefined) return
  throw new Misconfigured(
    `packages: "${idle}" matches no package with benchmarks on either side. Give patterns as for "go test", relative to ${place}.`,
  )
}
