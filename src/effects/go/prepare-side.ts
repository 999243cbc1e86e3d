// Prepares the Go benchmarks of one side: sets up, builds, lists, and tests them.
import { rmSync } from 'node:fs'
import { mkdir, realpath } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { getOrInsert, groupBy } from '../../core/common/memoize.ts'
import {
  narrowBenchPatternToBenchmark,
  splitBenchPatternAtPipeAndSlash,
} from '../../core/go/benchmark-names.ts'
import {
  flagsForEveryGoCommand,
  goBenchCommand,
  shellCommandToRepeatInGoModule,
} from '../../core/go/flags.ts'
import { MisconfiguredError, SideFailedError } from '../../core/model/errors.ts'
import type { Side } from '../../core/model/measuring.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import { formatCountWithNoun } from '../../core/words/numbers.ts'
import { createGit } from '../git/git.ts'
import { runSetupOnSide, switchToSideAndGetFolder } from '../measure/command-driver.ts'
import type { DriverContext } from '../measure/driver.ts'
import { refuseFailedProcess } from '../measure/failures.ts'
import { type ProcessResult, runProcess } from '../processes/process.ts'
import { withheldVariablesHintIfAccessDenied } from '../processes/untrusted-environment.ts'
import { steadyNow } from '../program/steady-clock.ts'
import { findGoPackages, type GoListQuery, type GoPackage } from './find-packages.ts'
import {
  createGoCommandRunnerWithUserFlags,
  findGoToolchainSelectedByModule,
  type GoCommandRunner,
  type ModuleGoToolchain,
} from './go-tool.ts'
import {
  createLinkRecordingFlagsFactory,
  type RecordedGoLinkerCallAndCodeProperties,
  readRecordedGoLinkerCall,
} from './linker.ts'
import {
  createGoTestBinaryWithFolderAndEnv,
  type GoBuildRequest,
  type GoTestBinary,
  isBinaryAsBuilt,
  runTestBinaryBuilds,
} from './test-binaries.ts'

export interface BuiltPackage extends GoTestBinary, ListedBenchmarksOfGoTestBinary {
  /** The toolchain of its module; null if go gives no information on it. */
  readonly toolchain: ModuleGoToolchain | null
  /** The linker call that links it again without the go command; null if only go can. */
  readonly linker: RecordedGoLinkerCallAndCodeProperties | null
}

export interface PreparedGoSide {
  /** The top folder of the side while it is shown. */
  readonly root: string
  readonly go: GoCommandRunner
  readonly built: ReadonlyMap<string, BuiltPackage>
  /**
   * Failures of packages that could not be built or listed, by import path or `packageKeyOfUnlistedGoModule`; on head only of packages that are
   * broken on base too.
   */
  readonly broken: ReadonlyMap<string, SideFailedError>
  /** Patterns that matched no package. */
  readonly unmatched: readonly string[]
}

/** Returns a key for all packages of a module that could not be listed: `./bench`, which is no import path. */
export function packageKeyOfUnlistedGoModule({ module }: Pick<GoPackage, 'module'>): string {
  return module === '.' ? './' : `./${module}`
}

/** Reports whether a side has a package, broken or not, or one of the module with the key `path`. */
export function sideHasPackage({ built, broken }: PreparedGoSide, path: string): boolean {
  const isListed = [...built.values()].some(
    goPackage => packageKeyOfUnlistedGoModule(goPackage.package) === path,
  )
  return isListed || built.has(path) || broken.has(path)
}

/**
 * Sets a side up, builds outside the tree, lists, and tests if `settings.test` is set. `brokenOnBase` are the packages that are
 * broken on base. Throws SideFailedError if the side fails as a whole, and on head for a package that base has not broken.
 */
export async function prepareGoSide(
  context: DriverContext,
  side: Side,
  settings: GoSettings,
  folder: string,
  brokenOnBase: PreparedGoSide['broken'] = new Map(),
): Promise<PreparedGoSide> {
  await runSetupOnSide(context, side)
  // Go reports the real path of a package.
  const root = await realpath(await context.sides.enter(side))
  const cwd = await realpath(await switchToSideAndGetFolder(context, side))
  const env = { ...context.env, ...context.sideEnv?.[side] }
  const go = await createGoCommandRunnerWithUserFlags({ ...context, env }, settings, folder)
  const refuseUnlisted = (listing: GoListQuery, processEnd: ProcessResult) => {
    const description = `listing the packages of ${packageKeyOfUnlistedGoModule(listing)}`
    const names = {
      name: description.replace('l', 'L'),
      its: description,
      text: shellCommandToRepeatInGoModule('list', { ...settings, goFlags: [] }, listing, listing.pattern),
      hint: withheldVariablesHintIfAccessDenied(context, processEnd.lastLines),
    }
    refuseFailedProcess(context, side, 'the preparation', names, processEnd)
  }
  const { packages, unmatched, unlisted } = await findGoPackages(
    go,
    {
      git: createGit(root, context.env),
      root,
      workingDirectory: relative(root, cwd) || '.',
      refuse: refuseUnlisted,
    },
    settings,
  )

  const fileOf = await binaryPaths(context, side, folder)
  const record = await createLinkRecordingFlagsFactory(folder, go.flags)
  const builds = packages.map((goPackage, n): GoBuildRequest => {
    const file = fileOf(n)
    return { package: goPackage, root, file, flags: [], recording: record?.(file) }
  })
  if (builds.length > 0)
    context.console.info(`building ${formatCountWithNoun(builds.length, 'package')} on ${side}`)
  const outcomes = await runTestBinaryBuilds(go, builds, settings)
  // Each module can select its own version of Go.
  const toolchains = new Map<string, Promise<ModuleGoToolchain | null>>()
  const built = new Map<string, BuiltPackage>()
  const broken = new Map<string, SideFailedError>()
  // A broken package fails head, unless it was broken on base as well; the others can still be compared.
  const leaveOut = (path: string, error: unknown) => {
    if (!(error instanceof SideFailedError) || (side === 'head' && !brokenOnBase.has(path))) throw error
    broken.set(path, error)
  }
  for (const [module, error] of unlisted) leaveOut(packageKeyOfUnlistedGoModule({ module }), error)
  for (const [n, { package: goPackage, file }] of builds.entries()) {
    try {
      const processEnd = outcomes[n] as ProcessResult
      const names = {
        name: `The build of ${goPackage.path}`,
        its: `the build of ${goPackage.path}`,
        text: goBenchCommand(settings, goPackage),
        hint: withheldVariablesHintIfAccessDenied(context, processEnd.lastLines),
      }
      refuseFailedProcess(context, side, 'the preparation', names, processEnd)
      const { module } = goPackage
      const toolchain = await getOrInsert(toolchains, module, () =>
        findGoToolchainSelectedByModule(go, resolve(root, module), env, goPackage.env),
      )
      const binary = createGoTestBinaryWithFolderAndEnv(goPackage, root, file, env, toolchain)
      const listed = await listBenchmarksOfBinary(context, settings, side, binary)
      const linker = record ? await readRecordedGoLinkerCall(file) : null
      if (listed.benchmarks.size > 0) built.set(goPackage.path, { ...binary, ...listed, toolchain, linker })
    } catch (error) {
      leaveOut(goPackage.path, error)
    }
  }
  if (settings.test)
    await runTests(
      context,
      side,
      go,
      settings,
      root,
      packages.filter(({ path }) => !broken.has(path)),
    )
  return { root, go, built, broken, unmatched }
}

/**
 * Returns the paths for the binaries of a side: in the folder `side` of `folder`, or where an earlier run has left those of the
 * same commit. By its build id go recognises such a binary as what it would build now, and then does not link it again.
 */
async function binaryPaths(
  { builds, commits }: DriverContext,
  side: Side,
  folder: string,
): Promise<(n: number) => string> {
  const ownFolder = join(folder, side)
  await mkdir(ownFolder, { recursive: true })
  if (builds === undefined) return n => join(ownFolder, `${n}.test`)
  const keptFolder = join(builds, side, commits[side].sha)
  await mkdir(keptFolder, { recursive: true })
  return n => {
    const file = join(keptFolder, `${n}.test`)
    // The build id proves nothing if the binary was overwritten since.
    if (!isBinaryAsBuilt(file)) rmSync(file, { force: true })
    return file
  }
}

/** Runs the tests, as code that fails them is not worth measuring. */
async function runTests(
  context: DriverContext,
  side: Side,
  go: GoCommandRunner,
  settings: GoSettings,
  root: string,
  packages: readonly GoPackage[],
): Promise<void> {
  if (packages.length > 0)
    context.console.info(`testing ${formatCountWithNoun(packages.length, 'package')} on ${side}`)
  for (const [first, ...others] of groupBy(packages, ({ module }) => module).values()) {
    const paths = [first, ...others].map(({ path }) => path)
    const args = ['test', ...flagsForEveryGoCommand(settings), ...paths]
    const processEnd = await go.run(resolve(root, first.module), args, first.env)
    const text = shellCommandToRepeatInGoModule('test', settings, first, ...paths)
    const names = { name: 'The test run', its: 'its test run', text }
    refuseFailedProcess(context, side, 'the preparation', names, processEnd)
  }
}

// Listing the benchmarks of a test binary. The binary itself is asked, as only it knows the effect of build tags.

/** The selected benchmarks of a test binary. */
export interface ListedBenchmarksOfGoTestBinary {
  /** The benchmarks in the order of the source, each with the pattern that runs it alone. */
  readonly benchmarks: ReadonlyMap<string, string>
  /** Names that occur twice, in the package and in its external tests: a pattern for one of them runs both, under one name. */
  readonly duplicates: ReadonlySet<string>
}

/** Asks the binary which benchmarks it has, without running any. */
export async function listBenchmarksOfBinary(
  context: DriverContext,
  settings: GoSettings,
  side: Side,
  binary: GoTestBinary,
): Promise<ListedBenchmarksOfGoTestBinary> {
  const patternsByName = new Map<string, (readonly string[])[]>()
  const run = (...args: readonly string[]) =>
    runProcess({ ...binary, args, signal: context.signal, deadline: steadyNow() + context.timeout * 1000 })
  const listNames = (pattern: string) => run(`-test.list=${pattern}`)
  /** The highest number of times that each name occurred in one listing. */
  const occurrences = new Map<string, number>()
  for (const alternative of splitBenchPatternAtPipeAndSlash(settings.bench)) {
    const [topPattern = '.', ...subpatterns] = alternative
    // An invalid pattern for sub-benchmarks has an effect only when benchmarks run, and would look like their failure.
    for (const element of subpatterns) refuseInvalid(settings, await listNames(element))
    const processEnd = await listNames(topPattern)
    refuseInvalid(settings, processEnd)
    const text = goBenchCommand(settings, binary.package)
    const processNames = {
      name: `Listing the benchmarks of ${binary.package.path}`,
      its: `listing ${binary.package.path}`,
      text,
    }
    refuseFailedProcess(context, side, 'the preparation', processNames, processEnd)
    const printedNames = namesIn(processEnd.stdout)
    // The program's own output is the same when nothing is listed.
    const ownOutput = printedNames.some(({ isAlone }) => !isAlone)
      ? namesIn((await listNames('^$')).stdout)
      : []
    const counts = new Map<string, number>()
    for (const { name, isAlone } of printedNames) {
      const index = ownOutput.findIndex(other => other.name === name && other.isAlone === isAlone)
      if (index >= 0) {
        ownOutput.splice(index, 1)
        continue
      }
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      occurrences.set(name, Math.max(count, occurrences.get(name) ?? 0))
      if (count === 1) patternsByName.set(name, [...(patternsByName.get(name) ?? []), alternative])
    }
  }
  const benchmarks = new Map(
    [...patternsByName].map(([name, alternatives]) => [
      name,
      narrowBenchPatternToBenchmark(name, alternatives),
    ]),
  )
  const repeatedNames = [...occurrences].filter(([, times]) => times > 1)
  if (repeatedNames.length === 0) return { benchmarks, duplicates: new Set() }
  // TestMain may run everything several times, each in another way; each run ends with PASS.
  const { stdout } = await run('-test.run=^$', '-test.bench=^$')
  const runs = stdout.match(/PASS\r?$/gm)?.length ?? 1
  return {
    benchmarks,
    duplicates: new Set(repeatedNames.filter(([, times]) => times > runs).map(([name]) => name)),
  }
}

function refuseInvalid({ bench }: Pick<GoSettings, 'bench'>, { status, lastLines }: ProcessResult): void {
  const invalid = /^testing: invalid regexp .*$/m.exec(lastLines)
  if (invalid && status !== 0)
    throw new MisconfiguredError(
      `bench: "${bench}" is not accepted (${invalid[0]}). Give what "go test -bench" takes.`,
    )
}

/**
 * Returns names at the ends of lines, and whether each is alone on its line: a program may print before it without ending its
 * line.
 */
function namesIn(text: string): { readonly name: string; readonly isAlone: boolean }[] {
  return text.split('\n').flatMap(line => {
    const name = listedName.exec(line.trim())?.[0]
    return !name?.startsWith('Benchmark') ? [] : [{ name, isAlone: name === line.trim() }]
  })
}

/** A name that Go lists, by its own rule for names of benchmarks and tests. */
const listedName = /(?:Benchmark|Example|Fuzz|Test)(?!\p{Ll})[\p{L}\p{Nd}_]*$/u

/**
 * Throws MisconfiguredError for a pattern that matches no package with benchmarks on either side, as what it was meant for would not
 * be measured. `place` is the working directory, as shown to people.
 */
export function refuseUnmatchedPackagePatterns(
  settings: GoSettings,
  { base, head }: Partial<Record<Side, PreparedGoSide>>,
  place: string,
): void {
  if (!base || !head || base.built.size + base.broken.size + head.built.size === 0) return
  const unmatched = settings.packages.find(
    pattern => base.unmatched.includes(pattern) && head.unmatched.includes(pattern),
  )
  if (unmatched === undefined) return
  throw new MisconfiguredError(
    `packages: "${unmatched}" matches no package with benchmarks on either side. Give patterns as for "go test", relative to ${place}.`,
  )
}
