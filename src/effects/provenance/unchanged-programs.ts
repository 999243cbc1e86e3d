// Proves that a command runs the same code on both sides, so that it need not be measured: the programs that it starts were built
// on each side from that side's sources, have the same bytes, and read no file that differs. A command that starts the programs
// named in a variable is measured with those that differ, if this is true of the others.
//
// Only compiled sources may differ: other files can change what `setup` does, or what a program finds when it runs. They must have been
// read by `setup`, and the programs written by it, as a program that was not built again looks the same, too. Sources of Rust need not
// have been read if cargo has compiled all code of the checkout: then no program needs them.
import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import {
  explainUnreproducibleBuild,
  isBuildStateOrEarlierResultsFile,
  relevantPartsOfElf,
  sourcesInDepInfo,
} from '../../core/change/built-programs.ts'
import { type DifferingPath, isDocumentOrWorkflow } from '../../core/change/reach.ts'
import { isMachineCodeSourceFile } from '../../core/change/sources.ts'
import { SideFailedError } from '../../core/model/errors.ts'
import { configValueOfMeasurement, type Measurement, type Side } from '../../core/model/measuring.ts'
import type { ProvenBenchmark } from '../../core/model/result-file.ts'
import type { RunSettings } from '../../core/model/settings.ts'
import { escapeControlCharacters } from '../../core/words/escape.ts'
import {
  fileStatsFingerprint,
  folderKeepsAccessTimes,
  observeReads,
  plainFileStats,
  topFolderAndFoldersAbovePath,
} from '../files/access-times.ts'
import { folderEntries, lstatOrNullSync, readTextOrEmpty, realPathOrNull } from '../files/folder.ts'
import { decodeGitText, splitAtNul, toUndecodedGitText } from '../git/git.ts'
import {
  globToPathspec,
  readDifferencesInGlobs,
  refuseGlobOutsideRepository,
} from '../git/revisions/changes.ts'
import { type MeasurementDriver, VisitCutOffByBudgetError, type VisitOptions } from '../measure/driver.ts'
import { wrapMeasurementDriverWithMethods } from '../measure/driver-wrappers.ts'
import { steadyNow } from '../program/steady-clock.ts'
import type { ObservedCommandsContext } from './shared-installs.ts'
import {
  fileTimestampResolution,
  findCodeFilesWrittenSince,
  foldersSearchedByCommands,
} from './written-code-files.ts'

/** The most files of a side whose reading is observed. */
const maxFiles = 20_000
/** The share of a budget that the proof may take, as the trials of Go benchmarks may. */
const budgetShare = 1 / 4
/** The most bytes of a file that is compared. */
const maxBytes = 2 ** 30

/** The variable with the programs that differ, separated by spaces, relative to the working directory. It is set only if others do not. */
const programsVariable = 'BENCHGATE_PROGRAMS'

type ProgramProofContext = ObservedCommandsContext &
  Pick<RunSettings, 'binaries' | 'output' | 'budget' | 'paths'> & {
    /** Files that differ and may matter. */
    readonly differences: readonly DifferingPath[]
  }

/**
 * Wraps the driver of a command. If the command cannot have changed, it has no items, and its benchmarks are proven. If it can
 * be told which programs to start, it starts those that differ, and the benchmarks of the others are proven.
 */
export async function wrapDriverToSkipUnchangedPrograms(
  driver: MeasurementDriver,
  context: Omit<ProgramProofContext, 'differences'>,
): Promise<MeasurementDriver> {
  const { git, commits, paths } = context
  const differences = await readDifferencesInGlobs(git, commits, paths)
  const proof = new ProgramProof(driver, { ...context, differences })
  let outcome: ProvenPrograms | null = null
  return wrapMeasurementDriverWithMethods(driver, {
    prepare: side => proof.prepare(side),
    async items() {
      outcome ??= await proof.prove()
      return outcome.benchmarks.length > 0 && outcome.differing === null ? [] : driver.items()
    },
    async visit(item, side, attempt) {
      const env = outcome?.differing ? { [programsVariable]: outcome.differing[side] } : {}
      return driver.visit(item, side, { ...attempt, env })
    },
    report: () => ({
      ...driver.report(),
      proven: [...driver.report().proven, ...(outcome?.benchmarks ?? [])],
    }),
  })
}

/** The benchmarks that are proven, and the programs that differ, as the value of the variable on each side; null if none does. */
interface ProvenPrograms {
  readonly benchmarks: readonly ProvenBenchmark[]
  readonly differing: Readonly<Record<Side, string>> | null
}

/** A file's bytes as they matter when it runs, as a digest. */
type Digests = ReadonlyMap<string, string>

/** The effects of preparing a side. */
interface Build {
  /** True if the folder of the side keeps access times. */
  readonly keepsTimes: boolean
  /** The files that differ and that were read, or that the side does not have. */
  readonly read: ReadonlySet<string>
  /** A program or library that was written outside of the checkout, or a folder with too many files to tell; null if there is none. */
  readonly outside: string | null
  readonly programs: Digests
  /** The programs that were written. */
  readonly written: ReadonlySet<string>
  /** The programs that can be started: next to programs, tools leave other files of similar names. */
  readonly executable: ReadonlySet<string>
  /** Files that git does not track and that were there before. */
  readonly unwritten: ReadonlySet<string>
  /** True if files were left in the folder for temporary files of the side. */
  readonly hasTemporaryFiles: boolean
  /** The programs that cargo has built, after it has compiled all code of the checkout that can be in them. */
  readonly compiledByCargo: ReadonlySet<string>
}

interface ObservedRun {
  readonly read: ReadonlySet<string>
  /** The folders of files that differ, as far as they were listed. */
  readonly foldersRead: ReadonlySet<string>
  /** The files that differ, as far as the side has them. */
  readonly existing: ReadonlySet<string>
  readonly benchmarks: readonly ProvenBenchmark[]
}

class ProgramProof {
  private readonly driver: MeasurementDriver
  private readonly subject: ProgramProofContext
  private readonly builds: Record<Side, Build | null> = { base: null, head: null }
  /** The end of the time for the proof, in milliseconds as of steadyNow; null for no limit. */
  private deadline: number | null = null
  /** The fingerprints of the files outside before the first side was prepared, by path; null before. */
  private outsideBefore: ReadonlyMap<string, string> | null = null

  constructor(driver: MeasurementDriver, subject: ProgramProofContext) {
    this.driver = driver
    this.subject = subject
  }

  /** Prepares a side, and observes which of the files that differ are read, and what is written. */
  async prepare(side: Side): Promise<void> {
    this.builds[side] = null
    const paths = this.subject.differences.map(({ path }) => path)
    const folder = await this.subject.sides.enter(side)
    const keepsTimes = await folderKeepsAccessTimes(folder)
    const absent = paths.filter(path => isMissing(folder, path))
    const { git, env, binaries, setup, run, workingDirectory } = this.subject
    const writtenOutside = (since: number, sideFolder: string) => {
      const folders = foldersSearchedByCommands([setup, run], env, resolve(sideFolder, workingDirectory))
      return findCodeFilesWrittenSince(since, folders, [git.folder, sideFolder])
    }
    this.outsideBefore ??= new Map(
      writtenOutside(0, folder).written.map(path => [path, fileStatsFingerprint(path)]),
    )
    const { result, files } = await observeReads(folder, { files: paths }, async () => {
      const began = Date.now() - fileTimestampResolution
      await this.driver.prepare(side)
      return { began, now: await this.subject.sides.enter(side) }
    })
    const { began, now } = result
    const read = new Set([...absent, ...files])
    for (const glob of binaries) refuseGlobOutsideRepository('binaries', glob)
    const { written, tooLarge } = writtenOutside(began, now)
    // Another run on this machine alters the last status change of files when it observes them.
    const installed = written.filter(path => this.outsideBefore?.get(path) !== fileStatsFingerprint(path))
    const programs = (await this.list(now, binaries)) ?? []
    const rebuilt = new Set(programs.filter(path => (lstatOf(now, path)?.ctimeMs ?? 0) >= began))
    const executable = new Set(programs.filter(path => ((lstatOf(now, path)?.mode ?? 0) & 0o111) !== 0))
    const compiledByCargo = new Set<string>()
    for (const path of programs)
      if (await isCompiledByCargo(join(now, path), now, began)) compiledByCargo.add(path)
    const untracked = compiledByCargo.size === 0 ? [] : ((await this.list(now, [], ['--others'])) ?? [])
    const unwritten = new Set(untracked.filter(path => (lstatOf(now, path)?.ctimeMs ?? 0) < began))
    // A file that is gone, such as one of a compiler that runs beside, is read by nothing later.
    const outside = installed.find(path => !isMissing('/', path)) ?? tooLarge
    this.builds[side] = {
      ...{ keepsTimes, read, written: rebuilt, executable, compiledByCargo, unwritten, outside },
      hasTemporaryFiles: this.hasTemporaryFiles(),
      programs: await digestAll(now, programs),
    }
  }

  /** Returns the benchmarks that cannot have changed; if there are none, logs why the command is measured. */
  async prove(): Promise<ProvenPrograms> {
    const outcome = await this.tryToProve()
    if (typeof outcome !== 'string') return outcome
    this.subject.console.info(`binaries: ${escapeControlCharacters(outcome)}, so the command is measured`)
    return { benchmarks: [], differing: null }
  }

  private async tryToProve(): Promise<ProvenPrograms | string> {
    const { differences, budget, binaries, console } = this.subject
    this.deadline = budget === null ? null : steadyNow() + budget * 1000 * budgetShare
    const { base, head } = this.builds
    if (base === null || head === null) return 'a side could not be prepared'
    if (base.programs.size + head.programs.size === 0) {
      console.warn(
        `binaries: "${binaries.join(', ')}" matches no file on either side after "setup". Give globs, from the top folder of the repository, of what "setup" builds and "run" starts, such as "build/bench/*". Programs outside of the checkout, as with CARGO_TARGET_DIR, are not compared.`,
      )
      return 'no program was found'
    }
    const differing = differingPaths(base.programs, head.programs)
    const same = [...head.executable].filter(path => !differing.includes(path))
    const programs =
      differing.length === 0
        ? null
        : { differing: await this.variable(differing), same: await this.variable(same) }
    if (programs !== null && (programs.differing === null || programs.same === null))
      return this.explain(differing, same)
    const named = [this.subject.setup, this.subject.run].find(text => text !== null && namesCommit.test(text))
    if (named)
      return 'a command asks git for the commit, so each side may use different files outside of the checkout'
    if (base.hasTemporaryFiles || head.hasTemporaryFiles)
      return '"setup" left files in the folder for temporary files, which are not compared'
    const server = this.subject.leftovers.findSetupProcess()
    if (server !== null)
      return `"setup" left a process running (${server}), and a server may answer the command with code that differs`
    /** A source that differs and that `setup` has not read, as no program needs it; null if there is none. */
    let unneeded: string | null = null
    for (const { path, isPlain } of differences) {
      if (!isPlain) return `${path}, which is a link or a submodule, differs`
      if (isDocumentOrWorkflow(path)) continue
      if (!isMachineCodeSourceFile(path))
        return `${path} differs, and such a difference may do more than change a program`
      for (const [side, build] of [['base', base] as const, ['head', head] as const]) {
        if (!build.keepsTimes) return 'the file system of the two sides does not record when files are read'
        const isUnneeded =
          path.endsWith('.rs') && same.length > 0 && same.every(program => build.compiledByCargo.has(program))
        if (build.read.has(path)) continue
        if (!isUnneeded) return `${path} differs, but "setup" did not read it on ${side}`
        unneeded = path
      }
    }
    const outside = base.outside ?? head.outside
    if (outside !== null) return `"setup" may have written ${outside}, which is outside of the checkout`
    const runBase = await this.observeRun('base', programs?.same ?? null)
    if (typeof runBase === 'string') return runBase
    const runHead = await this.observeRun('head', programs?.same ?? null)
    if (typeof runHead === 'string') return runHead
    const benchmarks = await this.compareRuns(runBase, runHead, unneeded)
    if (typeof benchmarks === 'string') return benchmarks
    const missed = programs && (await this.whyPartsAreNotWhole(benchmarks, programs.differing))
    if (missed !== null) return missed
    if (programs !== null)
      console.info(
        `binaries: ${same.length} of ${head.executable.size} programs ${same.length === 1 ? 'is' : 'are'} the same on both sides, so only ${escapeControlCharacters(programs.differing?.head ?? '')} ${head.executable.size - same.length === 1 ? 'is' : 'are'} measured`,
      )
    return { benchmarks, differing: programs?.differing ?? null }
  }

  /**
   * Returns the value of the variable that makes the command start these programs, on each side; null if it cannot be told, or
   * if a side has none of them.
   */
  private async variable(programs: readonly string[]): Promise<Readonly<Record<Side, string>> | null> {
    const { run, sides, workingDirectory, installs } = this.subject
    // The command must do the same in all runs that share a side and its visits.
    if (installs || !run.includes(programsVariable) || programs.some(path => needsQuotes.test(path)))
      return null
    const valueOn = async (side: Side) => {
      const folder = await sides.enter(side)
      return programs
        .filter(path => this.builds[side]?.executable.has(path))
        .map(path => relative(resolve(folder, workingDirectory), join(folder, path)))
        .map(path => (path.includes('/') ? path : `./${path}`))
        .join(' ')
    }
    const values = { base: await valueOn('base'), head: await valueOn('head') }
    return values.base === '' || values.head === '' ? null : values
  }

  /**
   * Runs the command on head with all programs, and with those that differ. Returns why its benchmarks are not those that are proven
   * and those of the programs that differ, each once; null if they are.
   */
  private async whyPartsAreNotWhole(
    proven: readonly ProvenBenchmark[],
    differing: Readonly<Record<Side, string>> | null,
  ): Promise<string | null> {
    const whole = await this.observeRun('head', null)
    if (typeof whole === 'string') return whole
    const rest = await this.observeRun('head', differing)
    if (typeof rest === 'string') return rest
    if (namesOf(whole.benchmarks) === namesOf([...proven, ...rest.benchmarks])) return null
    return `with $${programsVariable} the command does not report the same benchmarks as with all programs`
  }

  private async compareRuns(
    base: ObservedRun,
    head: ObservedRun,
    unneeded: string | null,
  ): Promise<readonly ProvenBenchmark[] | string> {
    const { differences } = this.subject
    const listed = differences.find(
      ({ path }) =>
        base.existing.has(path) !== head.existing.has(path) &&
        topFolderAndFoldersAbovePath(path).some(
          folder => base.foldersRead.has(folder) || head.foldersRead.has(folder),
        ),
    )
    if (listed) return `the command lists a folder that contains ${listed.path}, which only one side has`
    const changed = new Set(differences.map(({ path }) => path))
    const isData = (path: string) => changed.has(path) || !isBuildStateOrEarlierResultsFile(path)
    const read = [...new Set([...base.read, ...head.read])].filter(isData)
    const oneSided = read.find(path => base.read.has(path) !== head.read.has(path))
    if (oneSided !== undefined) return `the command reads ${oneSided} on one side only`
    const contents = { base: await this.digest('base', read), head: await this.digest('head', read) }
    const [differing] = differingPaths(contents.base, contents.head)
    if (differing !== undefined) return `the command reads ${differing}, which differs`
    const [builtOnBase, builtOnHead] = [this.builds.base, this.builds.head]
    const isBuilt = (path: string) => builtOnBase?.written.has(path) && builtOnHead?.written.has(path)
    const started = [...(builtOnHead?.programs.keys() ?? [])].filter(path => head.read.has(path))
    if (started.length === 0) return 'the command reads none of the files that "binaries" matches'
    // A library that was built before may be of a source that no program needed.
    const kept = unneeded === null ? undefined : read.find(path => builtOnHead?.unwritten.has(path))
    if (kept !== undefined && !isCargoLock(kept))
      return `"setup" did not read ${unneeded}, which differs between base and head, and the command reads ${kept}, which is older than this run of "setup" and may have been built from ${unneeded} (make "setup" build ${kept})`
    const stale = started.find(path => !isBuilt(path))
    if (stale !== undefined) return `on at least one side "setup" did not build ${stale}`
    const rebuilt = started.find(path => contents.head.get(path) !== builtOnHead?.programs.get(path))
    if (rebuilt !== undefined) return `${rebuilt} is no longer what "setup" built`
    if (head.benchmarks.length === 0 || namesOf(base.benchmarks) !== namesOf(head.benchmarks))
      return 'the sides do not have the same benchmarks'
    return head.benchmarks
  }

  private hasTemporaryFiles(): boolean {
    const { ownTemporary } = this.subject
    return ownTemporary !== null && folderEntries(ownTemporary).length > 0
  }

  private async digest(side: Side, paths: readonly string[]): Promise<Digests> {
    return digestAll(await this.subject.sides.enter(side), paths)
  }

  /** Describes the difference between the sides' builds of the first program that differs. */
  private async explain([path = '']: readonly string[], same: readonly string[]): Promise<string> {
    const { commits, run, installs } = this.subject
    const textOn = async (side: Side) => {
      const folder = await this.subject.sides.enter(side)
      return readFile(join(folder, path), 'latin1').catch(() => '')
    }
    const build = { path, base: await textOn('base'), head: await textOn('head') }
    const why = explainUnreproducibleBuild(build, { base: commits.base.sha, head: commits.head.sha })
    const hint =
      same.length === 0 || installs || run.includes(programsVariable)
        ? ''
        : ` (${same.length === 1 ? 'another program is' : `${same.length} other programs are`} the same: with $${programsVariable} in "run" only what differs is measured, see docs/unchanged.md)`
    return `${path} differs between base and head${why === null ? '' : `; ${why}`}${hint}`
  }

  /**
   * Runs the command once on a side, with these programs or null for all, and returns what it reads, and its benchmarks; a text
   * says why that is unknown.
   */
  private async observeRun(
    side: Side,
    programs: Readonly<Record<Side, string>> | null,
  ): Promise<ObservedRun | string> {
    const { differences, console, output, workingDirectory } = this.subject
    const folder = await this.subject.sides.enter(side)
    const paths = await this.list(folder, [])
    if (paths === null) return 'a file has a name that is not UTF-8'
    if (paths.length > maxFiles) return `there are more than ${maxFiles} files in the checkout`
    // The files to which the command has written results before.
    const outputGlobs = output.map(glob => join(workingDirectory, glob))
    const outputs = new Set(output.length === 0 ? [] : await this.list(folder, outputGlobs, ['--others']))
    const folders = [...new Set(differences.flatMap(({ path }) => topFolderAndFoldersAbovePath(path)))]
    const [item] = await this.driver.items()
    if (item === undefined) return 'the command has nothing to measure'
    const place = 'the run that shows what the command reads'
    const section = console.untrusted(`${place}, ${side}`)
    const onOutput: VisitOptions['onOutput'] = chunk => section.write(chunk)
    const env = programs === null ? {} : { [programsVariable]: programs[side] }
    const attempt = { round: 0, place, only: null, budgetEnds: this.deadline, onOutput, env }
    try {
      const observed = await observeReads(folder, { files: paths, folders }, async () => {
        const visited = await this.driver.visit(item, side, attempt)
        return { ...visited, now: await this.subject.sides.enter(side) }
      })
      const { visit, failed, now } = observed.result
      if (failed && failed.size > 0) return `a benchmark failed on ${side}`
      const gone = paths.find(path => isMissing(now, path) && !outputs.has(path))
      if (gone !== undefined) return `the command removes ${gone}`
      if (this.hasTemporaryFiles())
        return 'the command left files in the folder for temporary files, which are not compared'
      return {
        read: observed.files,
        foldersRead: observed.folders,
        existing: new Set(differences.map(({ path }) => path).filter(path => !isMissing(now, path))),
        benchmarks: uniqueBenchmarks(visit.measurements),
      }
    } catch (error) {
      if (error instanceof VisitCutOffByBudgetError) return 'a run takes more than a quarter of the budget'
      if (!(error instanceof SideFailedError)) throw error
      return `the command failed on ${side}`
    } finally {
      section.close()
      // Setting access times has made git's index look out of date.
      await this.subject.git.in(folder).ask(['update-index', '-q', '--refresh'])
    }
  }

  /**
   * Returns the plain files of a side that match globs, or all, ignored ones and those of submodules and other repositories included;
   * null if a name is not UTF-8. `kinds` are flags of git ls-files.
   */
  private async list(
    folder: string,
    globs: readonly string[],
    kinds: readonly string[] = ['--cached', '--others'],
  ): Promise<readonly string[] | null> {
    const git = this.subject.git.in(folder)
    const listed = splitAtNul(await git.run(['ls-files', '-z', ...kinds, '--', ...globs.map(globToPathspec)]))
    const paths = listed.map(decodeGitText)
    if (paths.some((path, n) => toUndecodedGitText(path) !== listed[n])) return null
    return [...new Set(paths)].flatMap(path => plainFilesBelow(folder, path.replace(/\/$/, '')))
  }
}

/**
 * Reports whether cargo has built a program since `began`, or one that is the same, and has compiled all that it can be made of: each
 * library and program beside it with a source in the checkout. A build script of the checkout may compile anything, and nothing tells what.
 */
async function isCompiledByCargo(path: string, checkout: string, began: number): Promise<boolean> {
  const program = await programOfCargo(path)
  if (program === null) return false
  const folder = dirname(program)
  const profile = dirname(folder)
  // With `--target`, build scripts are in the profile's folder beside that of the target.
  const profiles = [profile, join(dirname(dirname(profile)), basename(profile))]
  const real = realPathOrNull(checkout) ?? checkout
  const isInCheckout = (source: string) =>
    !isAbsolute(source) ||
    ([checkout, real].some(top => source.startsWith(`${top}/`)) &&
      !source.includes(`/${basename(profile)}/build/`))
  const hasSourceInCheckout = (path: string) => sourcesInDepInfo(readTextOrEmpty(path)).some(isInCheckout)
  const isWritten = (path: string) => (lstatOrNullSync(path)?.ctimeMs ?? 0) >= began
  const scripts = profiles.flatMap(top =>
    folderEntries(join(top, 'build')).map(({ name }) => join(top, 'build', name)),
  )
  return (
    hasSourceInCheckout(`${program}.d`) &&
    depInfoFiles(folder).every(path => isWritten(path) || !hasSourceInCheckout(path)) &&
    !scripts.flatMap(depInfoFiles).some(hasSourceInCheckout)
  )
}

/** Returns the program that cargo has built: this one, or the same in the folder of cargo's beside it; null if there is none. */
async function programOfCargo(path: string): Promise<string | null> {
  const folder = dirname(path)
  if (basename(folder) === 'deps') return path
  const digest = await digestOf(path)
  for (const file of depInfoFiles(join(folder, 'release', 'deps'))) {
    const program = file.slice(0, -'.d'.length)
    if (lstatOrNullSync(program)?.isFile() && (await digestOf(program)) === digest) return program
  }
  return null
}

function depInfoFiles(folder: string): readonly string[] {
  return folderEntries(folder)
    .filter(({ name }) => name.endsWith('.d'))
    .map(({ name }) => join(folder, name))
}

function lstatOf(folder: string, path: string) {
  return lstatOrNullSync(join(folder, path))
}

async function digestAll(folder: string, paths: readonly string[]): Promise<Digests> {
  const digests = new Map<string, string>()
  for (const path of paths) digests.set(path, await digestOf(join(folder, path)))
  return digests
}

/** Git lists a repository within another one as one entry, without its files. */
function plainFilesBelow(folder: string, path: string): readonly string[] {
  const stats = lstatOf(folder, path)
  if (stats?.isFile()) return [path]
  if (!stats?.isDirectory()) return []
  return folderEntries(join(folder, path))
    .filter(({ name }) => name !== '.git')
    .flatMap(({ name }) => plainFilesBelow(folder, `${path}/${name}`))
}

/** Cargo reads it to know what is up to date; its programs do not. */
function isCargoLock(path: string): boolean {
  return path === 'Cargo.lock' || path.endsWith('/Cargo.lock')
}

/** Matches commands that name files or images after the commit. */
const namesCommit = /\bgit\b[^\n;&|]*\b(?:rev-parse|describe|log|show)\b/

function isMissing(folder: string, path: string): boolean {
  return lstatOf(folder, path) === null
}

/** Returns the paths that only one of them has, or that have different digests. */
function differingPaths(base: Digests, head: Digests): readonly string[] {
  return [...new Set([...base.keys(), ...head.keys()])].filter(path => base.get(path) !== head.get(path))
}

/** Matches what a shell splits or expands in the value of a variable. */
const needsQuotes = /[\s*?[\]\\]/

/** Returns a digest of the bytes of a file that matter when it runs; of a file that cannot be read, one that no other file has. */
async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  const stats = plainFileStats(path)
  if (stats === null || stats.size > maxBytes) return randomUUID()
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null) return randomUUID()
  hash.update(`${stats.mode}\n`)
  for (const { key, content } of relevantPartsOfElf(bytes) ?? [{ key: `${bytes.length}`, content: bytes }]) {
    hash.update(`${key}\n`)
    if (content !== null) hash.update(content)
  }
  return hash.digest('hex')
}

function uniqueBenchmarks(rows: readonly Measurement[]): readonly ProvenBenchmark[] {
  const named = rows
    .map(({ benchmark, config }) => ({ benchmark, package: configValueOfMeasurement(config, 'pkg') ?? null }))
    .map(benchmark => [keyOf(benchmark), benchmark] as const)
  return [...new Map(named).values()]
}

function keyOf({ benchmark, package: path }: ProvenBenchmark): string {
  return `${path} ${benchmark}`
}

function namesOf(benchmarks: readonly ProvenBenchmark[]): string {
  return benchmarks.map(keyOf).sort().join('\n')
}
