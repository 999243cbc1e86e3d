// Decides which Go benchmarks are proven unchanged, once both sides are built: nothing differs in the code and data that they can
// reach, and they read no file that differs.
import { realpathSync } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import {
  anyDifferenceMayAffectBuild,
  type DifferingPath,
  isDocumentOrWorkflow,
  isGitAttributes,
} from '../../core/change/reach.ts'
import { getOrInsert, memoize } from '../../core/common/memoize.ts'
import { IncompleteProgramToCompareError, NumberedGoProgramSymbols } from '../../core/go/linked-program.ts'
import {
  type ParsedCompiledGoPackageArchive,
  parseCompiledGoPackageArchive,
  parseGoObjectKindNumbersFromSource,
  UnknownGoObjectFormatError,
} from '../../core/go/object-file.ts'
import { type LinkerCall, linkerImportcfgPath } from '../../core/go/relinking.ts'
import {
  pickRelocationAndSymbolKindNumbers,
  type RelocationAndSymbolKindNumbers,
} from '../../core/go/same-symbol.ts'
import {
  compareGoCodeReachedByBenchmarks,
  countTestFileOpensInFolder,
  didTestBinaryUseAnyPath,
  didTestOpenPathOrBelow,
  type LinkedGoTestBinaryToCompare,
  type ProvenGoBenchmarksAndMeasureReasons,
  parseUsedFilesOfTestLog,
  type ReachedDifference,
} from '../../core/go/unchanged-code.ts'
import type { Side } from '../../core/model/measuring.ts'
import type { ProvenBenchmark } from '../../core/model/result-file.ts'
import { formatCountWithNoun } from '../../core/words/numbers.ts'
import {
  plainFileStats,
  resetAccessTimes,
  restoreReadMarksAfter,
  topFolderAndFoldersAbovePath,
  wasFileReadSinceAccessTimeReset,
  wasFolderOrLinkReadSinceAccessTimeReset,
} from '../files/access-times.ts'
import { isPathTaken } from '../files/folder.ts'
import { createGit, decodeGitText, type Git } from '../git/git.ts'
import type { ChangedFunctionsAndMeasureReasons, DriverContext } from '../measure/driver.ts'
import type { RunProcess } from '../processes/process.ts'
import { steadyNow } from '../program/steady-clock.ts'
import { copyOfOwnGoModuleOutside } from './find-packages.ts'
import type { RecordedGoLinkerCallAndCodeProperties } from './linker.ts'
import type { BuiltPackage, PreparedGoSide } from './prepare-side.ts'

/** The value before both sides are built, and if everything is to be measured. */
export const noProvenBenchmarks: UnchangedProofOutcome = { names: new Map(), among: 0, reach: null }

/**
 * Finds the benchmarks that cannot have changed; none if it is not known how the sides differ. `folder` is our own folder for
 * files, and `run` runs a benchmark.
 */
export async function findProvenBenchmarks(
  {
    change,
    console,
    env,
    sideEnv = null,
    sides,
    signal,
  }: Pick<DriverContext, 'change' | 'console' | 'env' | 'sideEnv' | 'sides' | 'signal'>,
  { base, head }: Partial<Record<Side, PreparedGoSide>>,
  folder: string,
  run: RunProcess,
): Promise<UnchangedProofOutcome> {
  if (!base || !head || !change) return noProvenBenchmarks
  await sides.enter('head')
  // In these cases equal binaries do not prove that the differing code was built.
  const flags = [...base.go.flags, ...head.go.flags]
  if (anyDifferenceMayAffectBuild(change)) {
    const copy = await copyOfOwnGoModuleOutside(createGit(head.root, env), env, flags)
    if (copy !== null)
      console.warn(
        `Both sides may run the same code: ${flags.some(flag => /^--?modfile=/.test(flag) && flag.endsWith(`=${copy}`)) ? `-modfile=${copy} is outside the checkout, and because of it Go may build a module of this repository from elsewhere. Put this file into the repository, or remove -modfile.` : `go may build a module of this repository from ${copy}, which is outside the checkout. In go.mod ("replace") or go.work ("use"), name the module by a path in the checkout.`}`,
      )
    if (copy !== null || usesOverlay(flags) || (await hasIgnoredInputs(head.root, env)))
      return noProvenBenchmarks
  }
  const hasRemovedFiles = change.some(({ path }) => !isPathTaken(join(head.root, path)))
  const compiled = new GoBenchmarkReachableCodeComparer()
  const proven = await proveGoBenchmarksUnchanged({ base, head }, change, {
    async readsNone(built, paths, side) {
      // A try on head to open a file that only base has changes no access time, and is not logged before m.Run: base shows it.
      if (side === 'base' && !hasRemovedFiles) return true
      await sides.enter(side)
      return packageReadsNoneOf(built, paths, { top: { base, head }[side].root, folder, signal, run })
    },
    // Compiled packages are read once for all of them. If that fails, the benchmarks are measured.
    async compareCode(onBase, onHead, areSameBinaries) {
      if (!onBase.linker || !onHead.linker) return null
      return compiled.compare(onBase.linker, onHead.linker, areSameBinaries).catch((error: unknown) => {
        console.warn(
          `The code that the benchmarks of ${onHead.package.path} can reach could not be compared, so all of them are measured: ${error}. Please report this as a bug in Benchgate.`,
        )
        return null
      })
    },
    // Libraries that are loaded when the program starts are made of C code, too, and are not in the binary.
    mayRunOtherC: built => sideEnv?.head.CGO_CPPFLAGS !== undefined && built.linker?.code.hasC !== false,
  })
  const count = [...proven.names.values()].reduce((sum, names) => sum + names.size, 0)
  if (count > 0)
    console.info(
      `not measured: ${count} of ${formatCountWithNoun(proven.among, 'benchmark function')}, as both sides run the same code for them; to measure them, set measure to all`,
    )
  return proven
}

/** Reports whether the go command builds other files in place of sources. */
function usesOverlay(flags: readonly string[]): boolean {
  return flags.some(flag => /^--?overlay(=|$)/.test(flag))
}

/** Extensions of what go compiles or links besides tracked sources: generated sources and libraries. */
const buildInputs =
  'go s sx asm c cc cpp cxx m mm h hh hpp hxx f for f90 swig swigcxx syso a o so so.* dylib dll lib'.split(
    ' ',
  )

/**
 * Reports whether git ignores files that a build uses, such as generated sources, libraries and what is embedded: they may be of
 * either side, or of none.
 */
async function hasIgnoredInputs(sideFolder: string, env: Readonly<Record<string, string>>): Promise<boolean> {
  const git = createGit(sideFolder, env)
  const inputs = [
    ...buildInputs.map(extension => `:(icase)*.${extension}`),
    ...(await embeddedPathspecs(git)),
  ]
  const args = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--', ...inputs]
  return (await git.run(args)).length > 0
}

/** Returns what tracked Go code embeds, as pathspecs from the top folder of the side. */
async function embeddedPathspecs(git: Git): Promise<readonly string[]> {
  const search = ['grep', '--no-color', '--full-name', '-z', '-e', '^//go:embed[ \t]', '--', '*.go']
  const found = await git.find(search)
  return decodeGitText(found ?? '')
    .split('\n')
    .flatMap(line => {
      const [file = '', directive = ''] = line.split('\0')
      const patterns = directive.match(/"[^"]*"|`[^`]*`|\S+/g)?.slice(1) ?? []
      // In a pathspec `*` matches folders, too, as a folder is embedded with all that is in it.
      return patterns.map(
        pattern => `:(top)${join(file, '..', pattern.replace(/^["`]|["`]$/g, '').replace(/^all:/, ''))}`,
      )
    })
}

export function provenGoBenchmarksOfProofOutcome({
  names,
}: UnchangedProofOutcome): readonly ProvenBenchmark[] {
  return [...names].flatMap(([path, ofPackage]) =>
    [...ofPackage].map(name => ({ benchmark: name.replace(/^Benchmark/, ''), package: path })),
  )
}

// Deciding which benchmarks need not be measured.

/** The functions of proven benchmarks by import path; `among` is the number of benchmarks that both sides have. */
interface UnchangedProofOutcome {
  readonly names: ReadonlyMap<string, ReadonlySet<string>>
  readonly among: number
  /** Null if no code could be compared. */
  readonly reach: ChangedFunctionsAndMeasureReasons | null
}

/** The checks that a proof needs, besides the binaries. */
interface ProofChecks {
  /** Runs benchmarks of a package on a side once, and reports whether they read none of these paths. */
  readsNone(built: BuiltPackage, paths: readonly string[], side: Side): Promise<boolean>
  /**
   * Compares the code that benchmarks of a package can reach; null if that is not known. Of the same binaries it only finds what
   * starts programs.
   */
  compareCode(
    onBase: BuiltPackage,
    onHead: BuiltPackage,
    areSameBinaries: boolean,
  ): Promise<ProvenGoBenchmarksAndMeasureReasons | null>
  /** Reports whether C code of the sides that differs may be linked or loaded. */
  mayRunOtherC?(built: BuiltPackage): boolean
}

/**
 * Finds the benchmarks that reach the same code on both sides and run in the same environment, if they read none of
 * the files that differ. When in doubt a benchmark is not proven.
 */
export async function proveGoBenchmarksUnchanged(
  { base, head }: Readonly<Record<Side, PreparedGoSide>>,
  differences: readonly DifferingPath[],
  { readsNone, compareCode, mayRunOtherC = () => false }: ProofChecks,
): Promise<UnchangedProofOutcome> {
  const proven = new Map<string, ReadonlySet<string>>()
  const reachedByName = new Map<string, boolean>()
  const reasons = new Map<string, ReachedDifference>()
  const paths = differences.map(({ path }) => path)
  // Reads of a submodule's files, through a link, or of names that are not UTF-8 or have line breaks are not observed; attributes of
  // git can change how any file is checked out.
  const areAllPlain = differences.every(
    ({ path, isPlain }) => isPlain && !/[\n\uFFFD]/.test(path) && !isGitAttributes(path),
  )
  // Programs that benchmarks start are built of any file but these.
  const mayOtherProgramsDiffer = !paths.every(isDocumentOrWorkflow)
  const pairs = [...base.built].flatMap(([path, onBase]) => {
    const onHead = head.built.get(path)
    return onHead ? [{ path, onBase, onHead, common: commonBenchmarks(onBase, onHead) }] : []
  })
  for (const { path, onBase, onHead, common } of pairs) {
    const explain = (names: readonly string[], difference: string) => {
      for (const name of names) reasons.set(`${path}.${name}`, { difference, path: [] })
    }
    if (!areAllPlain || !haveSameEnvironment(onBase, onHead)) {
      explain(common, areAllPlain ? 'its environment differs' : 'files that it may read differ')
      continue
    }
    if (mayRunOtherC(onHead)) {
      explain(common, 'it uses C code, and C code differs')
      continue
    }
    const isSame = await filesHaveSameBytes(onBase.file, onHead.file)
    const isProvenByBytes = isSame && !mayOtherProgramsDiffer
    const outcome = isProvenByBytes ? null : await compareCode(onBase, onHead, isSame)
    for (const { name, isReached } of outcome?.changed ?? [])
      reachedByName.set(name, (reachedByName.get(name) ?? false) || isReached)
    const unchanged = new Set(isProvenByBytes ? common : outcome?.unchanged)
    const others = common.filter(name => !unchanged.has(name))
    explain(others, 'the code that it can reach could not be compared')
    for (const [name, reason] of outcome?.reasons ?? []) reasons.set(`${path}.${name}`, reason)
    // Of two functions of one name it would not be known which was compared.
    const isDistinct = (name: string) => !onBase.duplicates.has(name) && !onHead.duplicates.has(name)
    const names = common.filter(name => unchanged.has(name) && (isProvenByBytes || isDistinct(name)))
    if (names.length === 0) continue
    const benchmarks = new Map(names.map(name => [name, onHead.benchmarks.get(name) as string]))
    const readNone =
      paths.length === 0 ||
      ((await readsNone({ ...onHead, benchmarks }, paths, 'head')) &&
        (await readsNone({ ...onBase, benchmarks }, paths, 'base')))
    if (readNone) proven.set(path, new Set(names))
    else
      explain(
        names,
        'in a trial it read a file that differs, listed a folder that contains one, looked for files before the tests run, read its own program or .git, failed, or took too long',
      )
  }
  const changed = [...reachedByName.keys()]
  return {
    names: proven,
    among: pairs.reduce((sum, { common }) => sum + common.length, 0),
    reach: { changed, unreached: changed.filter(name => reachedByName.get(name) === false), reasons },
  }
}

/** Returns the benchmarks that both sides have, run by the same pattern. */
function commonBenchmarks(onBase: BuiltPackage, onHead: BuiltPackage): readonly string[] {
  return [...onHead.benchmarks].flatMap(([name, pattern]) =>
    onBase.benchmarks.get(name) === pattern ? [name] : [],
  )
}

/** Reports whether both run in the same folder with the same environment, as far as we set it. */
function haveSameEnvironment(onBase: BuiltPackage, onHead: BuiltPackage): boolean {
  const fingerprint = ({ package: { folder, module, env: ofModule }, cwd, env, toolchain }: BuiltPackage) => {
    // They name the side, for builds alone (go-tool.ts).
    const { CGO_CPPFLAGS: _, GOFLAGS: __, ...envOfRun } = env
    return JSON.stringify([folder, module, ofModule, cwd, envOfRun, toolchain])
  }
  return onBase.toolchain !== null && fingerprint(onBase) === fingerprint(onHead)
}

// Observing whether the benchmarks of a package read a file in which the sides differ.

/** The most seconds for a run of a trial of a package; if it takes longer, it is measured. */
const maxSeconds = 20

interface FileAccessDetectionOptions {
  /** The top folder of the side, whose file system keeps access times. */
  readonly top: string
  readonly folder: string
  readonly signal: AbortSignal
  readonly run: RunProcess
}

/**
 * Reports whether a trial shows that the benchmarks of a package read none of `paths`, which are relative to the top folder. The
 * log of the test binary has what package os reads after m.Run is called. The access times of the files, and of the folders above
 * them, also show earlier reads and those of programs that are started. Returns false if the trial fails or takes too long.
 */
function packageReadsNoneOf(
  built: BuiltPackage,
  paths: readonly string[],
  options: FileAccessDetectionOptions,
): Promise<boolean> {
  return restoreReadMarksAfter(options.top, paths, async () => {
    await resetAccessTimes(options.top, [
      ...new Set([...paths, ...paths.flatMap(topFolderAndFoldersAbovePath)]),
    ])
    const opened = await openedInTrial(built, paths, options, 1)
    if (opened === null) return false
    if (!paths.every(isReadIfAnything) && (await looksForFilesBeforeTests(built, options))) return false
    if (opened > 0) {
      // A benchmark that opens files in each operation may open another in the next. Only such a one opens more in more operations.
      const openedInTwo = await openedInTrial(built, paths, options, 2)
      const openedInThree = await openedInTrial(built, paths, options, 3)
      if (openedInTwo === null || openedInThree === null) return false
      const opensInOperations = openedInTwo !== openedInThree
      if (opensInOperations && (await openedInTrial(built, paths, options, 100)) === null) return false
    }
    // If reading a file changes no access time here, it is not known what the program has read.
    const withContent = paths.find(path => (plainFileStats(join(options.top, path))?.size ?? 0) > 0)
    if (withContent === undefined) return false
    await readFile(join(options.top, withContent))
    return wasFileReadSinceAccessTimeReset(join(options.top, withContent))
  })
}

/** Tells whether a program that has any use for a file reads it: only its existence or size is of no use. */
function isReadIfAnything(path: string): boolean {
  return isDocumentOrWorkflow(path) || /\.go$|(?:^|\/)go\.(?:mod|sum)$/.test(path)
}

/**
 * Reports whether a package asks for the existence or the size of files before the tests run, which neither the log nor an access
 * time shows. A profile of all memory that it allocates has the functions that do so.
 */
async function looksForFilesBeforeTests(
  { file, cwd, env }: BuiltPackage,
  { folder, signal, run }: FileAccessDetectionOptions,
): Promise<boolean> {
  const profile = join(folder, 'profile-of-start')
  await rm(profile, { force: true })
  const args = ['-test.paniconexit0', '-test.run=^$', '-test.bench=^$', `-test.memprofile=${profile}`]
  const profiling = { ...env, GODEBUG: `${env.GODEBUG ?? ''},memprofilerate=1` }
  await run({ file, args, cwd, env: profiling, signal, deadline: steadyNow() + 1000 * maxSeconds })
  try {
    return /\bos\.L?Stat/.test(gunzipSync(await readFile(profile)).toString('latin1'))
  } catch {
    return true
  }
}

/**
 * Runs so many operations of each benchmark, and returns how often files of the side were opened; null if one of `paths`, the
 * program itself or .git was used, if a folder above one of `paths` was listed, or if it is not known what was used.
 */
async function openedInTrial(
  { file, cwd, env, benchmarks }: BuiltPackage,
  paths: readonly string[],
  { top: sideFolder, folder, signal, run }: FileAccessDetectionOptions,
  operations: number,
): Promise<number | null> {
  const log = join(folder, 'test-log')
  const names = [...benchmarks.keys()].map(name => `^${name}$`)
  // The log may be of another run.
  await rm(log, { force: true })
  const args = [
    '-test.paniconexit0',
    '-test.timeout=0',
    '-test.run=^$',
    `-test.bench=${names.join('|')}`,
    `-test.benchtime=${operations}x`,
    `-test.testlogfile=${log}`,
  ]
  const deadline = steadyNow() + 1000 * maxSeconds
  const { status, isLate, stdout } = await run({ file, args, cwd, env, signal, deadline })
  // A program that ends without the test runner has not run all of them and leaves no log.
  const hasPassed = status === 0 && !isLate && /^PASS\r?$/m.test(stdout)
  const testLog = hasPassed ? await readFile(log, 'utf8').catch(() => null) : null
  if (testLog === null) return null
  const absolutePaths = paths.map(path => join(sideFolder, path))
  const follow = memoize((path: string) => (path === '/proc/self/exe' ? file : followLinks(path)))
  const used = parseUsedFilesOfTestLog(testLog, cwd, follow)
  // The test binary and the commit in .git differ between the sides.
  if ([file, join(sideFolder, '.git')].some(path => didTestOpenPathOrBelow(used, path))) return null
  if (didTestBinaryUseAnyPath(used, absolutePaths) || absolutePaths.some(wasFileReadSinceAccessTimeReset))
    return null
  const folders = new Set(paths.flatMap(topFolderAndFoldersAbovePath))
  if ([...folders].some(path => wasFolderOrLinkReadSinceAccessTimeReset(join(sideFolder, path)))) return null
  return countTestFileOpensInFolder(used, sideFolder)
}

/** Returns the path to which links lead; of what does not exist, that of the nearest folder around it, with the rest. */
function followLinks(path: string): string {
  try {
    return realpathSync.native(path)
  } catch {
    return path === dirname(path) ? path : join(followLinks(dirname(path)), basename(path))
  }
}

// Comparing two files byte by byte.

/** The largest file that is compared, in bytes: no test binary is larger, and two larger ones might not fit into memory. */
const maxBytes = 2 ** 29

/** Reports whether both files have the same bytes; false if one cannot be read. */
export async function filesHaveSameBytes(first: string, second: string): Promise<boolean> {
  try {
    const [{ size }, { size: otherSize }] = await Promise.all([stat(first), stat(second)])
    if (size !== otherSize || size > maxBytes) return false
    const [firstContent, secondContent] = await Promise.all([readFile(first), readFile(second)])
    return firstContent.equals(secondContent)
  } catch {
    return false
  }
}

// Reading the compiled packages that a test binary was linked from, for core/go/unchanged-code.ts.

/** The numbers and names needed to read the object files of one version of Go. */
interface GoFormat {
  readonly numbers: RelocationAndSymbolKindNumbers
  readonly builtins: readonly (readonly [name: string, abi: number])[]
}

/** Reads compiled packages, each file once. */
export class GoBenchmarkReachableCodeComparer {
  private readonly formats = new Map<string, Promise<GoFormat | null>>()
  private readonly archives = new Map<string, Promise<ParsedCompiledGoPackageArchive>>()

  /**
   * Finds the benchmarks of a package that reach the same code and data on both sides; null if that cannot be known: for a version
   * of Go whose files have another format, or if a file was removed or cut off.
   */
  async compare(
    base: RecordedGoLinkerCallAndCodeProperties,
    head: RecordedGoLinkerCallAndCodeProperties,
    areSameBinaries = false,
  ): Promise<ProvenGoBenchmarksAndMeasureReasons | null> {
    const { file } = base.call
    if (file !== head.call.file) return null
    const format = await getOrInsert(this.formats, file, () => readFormat(file))
    if (!format) return null
    try {
      const [onBase, onHead] = [await this.sideOf(base.call, format), await this.sideOf(head.call, format)]
      return (
        onBase && onHead && compareGoCodeReachedByBenchmarks(onBase, onHead, format.numbers, areSameBinaries)
      )
    } catch (error) {
      if (isUnreadable(error)) return null
      throw error
    }
  }

  private async sideOf(call: LinkerCall, format: GoFormat): Promise<LinkedGoTestBinaryToCompare | null> {
    const imports = linkerImportcfgPath(call.args)
    const main = call.args.at(-1)
    if (imports === null || main === undefined) return null
    const config = await readFile(imports, 'utf8')
    const files = new Map(
      [...config.matchAll(/^packagefile ([^=\n]+)=(.+)$/gm)].map(([, path = '', file = '']) => [path, file]),
    )
    files.set('main', main)
    const archives = new Map<string, ParsedCompiledGoPackageArchive>()
    for (const [path, file] of files) {
      const archive = getOrInsert(this.archives, file, () =>
        readFile(file).then(parseCompiledGoPackageArchive),
      )
      archives.set(path, await archive)
    }
    const program = new NumberedGoProgramSymbols(archives, format.builtins)
    return { program, flags: flagsOf(call), buildInfo: /^modinfo (.*)$/m.exec(config)?.[1] ?? '' }
  }
}

/** Reports whether an error comes from what is in the files. A RangeError is an offset beyond the end of one. */
function isUnreadable(error: unknown): boolean {
  return (
    error instanceof UnknownGoObjectFormatError ||
    error instanceof IncompleteProgramToCompareError ||
    error instanceof RangeError ||
    (error instanceof Error && 'code' in error)
  )
}

/** Reads what Go's own sources say of its object files, which are beside its tools; null without them. */
async function readFormat(linker: string): Promise<GoFormat | null> {
  const sources = join(linker, '../../../../src/cmd/internal')
  try {
    const [relocations, kinds, builtins] = await Promise.all(
      ['objabi/reloctype_string.go', 'objabi/symkind_string.go', 'goobj/builtinlist.go'].map(name =>
        readFile(join(sources, name), 'utf8'),
      ),
    )
    const numbers = pickRelocationAndSymbolKindNumbers(
      parseGoObjectKindNumbersFromSource(relocations ?? '', kinds ?? ''),
    )
    return (
      numbers && {
        numbers,
        builtins: [...(builtins ?? '').matchAll(/^\t\{"(.+)", (\d)\},$/gm)].map(
          ([, name = '', abi]) => [name, Number(abi)] as const,
        ),
      }
    )
  } catch {
    return null
  }
}

/** The flags of a linker's call, without those that name files and the build. */
function flagsOf({ args }: LinkerCall): string {
  const named = new Set(['-o', '-importcfg'])
  return args
    .slice(0, -1)
    .filter((arg, n) => !named.has(arg) && !named.has(args[n - 1] ?? '') && !arg.startsWith('-buildid='))
    .join('\n')
}
