// Collects evidence of whose code the commands of a run have run; core/change/other-code-warning.ts decides by it.
//
// Before commands run on a side, candidate-files.ts lists what is there that they may use in place of its sources. After them, access
// times tell which of its sources and which of these candidates they have read. What the commands of one side install, and those of the
// other use, shared-installs.ts finds.
import { constants } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import {
  isBuildSettings,
  selectBuildSettings,
  selectSourcesBuiltWith,
} from '../../core/change/build-settings.ts'
import {
  commandsReadCodeFromGitObjects,
  findImageSharedBySidesInCommands,
} from '../../core/change/command-line-code.ts'
import {
  type EvidenceOfCodeThatOneSideRan,
  findWarningThatOtherCodeRan,
} from '../../core/change/other-code-warning.ts'
import { isSettingsOfCachingBuildTool } from '../../core/change/shared-folders-and-caches.ts'
import {
  isFileOfTimestampBuildTool,
  isReadByBuildTools,
  isSourceFile,
  isUsualPathOfBuild,
  selectProductionSources,
} from '../../core/change/sources.ts'
import { isWarningThatOtherCodeRan } from '../../core/judge/run-warnings.ts'
import type { RunWarningOf } from '../../core/model/comparison.ts'
import { otherSide, type Side } from '../../core/model/measuring.ts'
import { escapeControlCharacters } from '../../core/words/escape.ts'
import {
  fileStatsFingerprint,
  folderKeepsAccessTimes,
  makeGitIndexTimesTrusted,
  observeReads,
  plainFileStats,
  putAccessTimesOfCodeBack,
  setFileTimesToNow,
} from '../files/access-times.ts'
import { isPathIn, realPathOrNull } from '../files/folder.ts'
import { readCommitEntries, readRawGitDifferencesBetweenCommits } from '../git/commit-files.ts'
import { decodeGitText, type Git, resolvePathInGitFolder } from '../git/git.ts'
import type { ItemToMeasure, MeasurementDriver } from '../measure/driver.ts'
import { wrapMeasurementDriverWithMethods } from '../measure/driver-wrappers.ts'
import type { RunConsole } from '../program/console.ts'
import {
  type CandidateFile,
  type ChangedAndTrackedSourcesOfSide,
  findCandidateFiles,
  findNamesakes,
  findOriginalBuilds,
  findOutsideCopiesOfChangedSources,
  findProgramsOnPathMentioningCheckout,
  haveEqualContent,
  type KindOfCandidate,
  listFilesOfCheckout,
  listFilesOfSide,
  type PhaseOfCommands,
} from './candidate-files.ts'
import {
  type ChangedSourceBlobs,
  findCopiesOfChangedSourcesOfSide,
  hasContentOfBlob,
} from './installed-files.ts'
import { InstalledPackagesWatcher } from './installed-packages.ts'
import { warnOfEditableInstall } from './python-installs.ts'
import { type ObservedCommandsContext, SharedInstallDetector } from './shared-installs.ts'
import { SourceFinder } from './sources-of-files.ts'

/**
 * Observes the commands of a driver, unless both commits are the same. The findings are complete once the last visit of the
 * returned driver has ended.
 */
export async function watchDriverForUnreadOrSharedCode(
  driver: MeasurementDriver,
  context: ObservedCommandsContext,
) {
  const { commits, setup, run, sides, leftovers, ownTemporary } = context
  if (commits.base.sha === commits.head.sha)
    return { driver: warnOfEditableInstallAfterSetup(driver, context), findings: () => [] }
  const changed = await readChangedBlobs(context.git, [commits.base.sha, commits.head.sha], context.console)
  const changedSources = changed.filter(([path]) => isSourceFile(path))
  const readEvidence = await SourceReadWatcher.open(context, changed)
  const packages = await InstalledPackagesWatcher.open(context, changed)
  // The first detector finds what `setup` installs; if there is a `setup`, a second one finds what the first visits build.
  const contexts = [context, ...(setup === null ? [] : [{ ...context, setup: null, installs: undefined }])]
  const isFromBefore = (path: string) => readEvidence?.isFromBefore(path) === true
  const installs = contexts.map(one => new SharedInstallDetector(one, changedSources, isFromBefore))
  const warning = warnOfEditableInstallAfterSetup(driver, context)
  const observed = readEvidence?.watch(warning) ?? warning
  const watched = installs.reduce(
    (inner, detector) => detector.watch(inner),
    packages?.watch(observed) ?? observed,
  )
  /** The command line of a server that `setup` has started from code of the checkout, and the side that did not start it. */
  let server: { readonly command: string; readonly side: Side } | null = null
  return {
    driver: wrapMeasurementDriverWithMethods(watched, {
      async prepare(side) {
        await watched.prepare(side)
        if (server !== null || changedSources.length === 0) return
        const folder = await sides.enter(side)
        const command = leftovers.findSetupProcess(
          path =>
            isCodeIn(folder, path) ||
            isBuiltInOwnFolder(ownTemporary, path) ||
            installs.some(detector => detector.hasReplaced(path)),
        )
        if (command !== null) server = { command, side: otherSide(side) }
      },
    }),
    findings(): readonly RunWarningOf<'unread-code' | 'shared-install'>[] {
      const image = findImageSharedBySidesInCommands(setup, run)
      const finding = { kind: 'shared-install', count: 1 } as const
      const sharedInstall: RunWarningOf<'shared-install'> | null = image
        ? { ...finding, side: 'base', paths: [`image ${image}`] }
        : server
          ? { ...finding, side: server.side, paths: [server.command] }
          : (installs.map(detector => detector.finding()).find(found => found !== null) ?? null)
      // A shared install already explains why code is unread.
      const unreadCode =
        sharedInstall === null
          ? readEvidence?.finding(side => installs.flatMap(detector => detector.builtByOther(side)))
          : null
      const isCertain = unreadCode != null && isWarningThatOtherCodeRan(unreadCode)
      const otherCode = isCertain ? unreadCode : (packages?.finding() ?? unreadCode)
      return [sharedInstall, otherCode].filter(one => one != null)
    },
  }
}

function warnOfEditableInstallAfterSetup(
  driver: MeasurementDriver,
  context: ObservedCommandsContext,
): MeasurementDriver {
  return wrapMeasurementDriverWithMethods(driver, {
    async prepare(side) {
      await driver.prepare(side)
      if (side !== 'head') return
      const folder = resolve(await context.sides.enter(side), context.workingDirectory)
      await warnOfEditableInstall(context.run, folder, context)
    },
  })
}

/** Reports whether a file is code of a side, and none that is fetched or that tests or benchmarks use. */
function isCodeIn(folder: string, path: string): boolean {
  const relativePath = relative(realPathOrNull(folder) ?? folder, path)
  if (/^\.\.|(?:^|\/)(?:\.[^/]*|node_modules)\//.test(relativePath)) return false
  const mode = plainFileStats(path)?.mode
  if (mode === undefined) return false
  return isSourceFile(relativePath)
    ? selectProductionSources([relativePath]).length > 0
    : (mode & constants.S_IXUSR) !== 0 || /\.(?:jar|class)$/.test(relativePath)
}

/** Reports whether a side has built a file in the folders that it has of its own, as cargo and `go run` do. */
function isBuiltInOwnFolder(ownTemporary: string | null, path: string): boolean {
  if (ownTemporary === null || !isPathIn(dirname(ownTemporary), path)) return false
  // Other temporary files may be a database, or its settings.
  return !isPathIn(ownTemporary, path) || /\/go-build\d+\//.test(path)
}

// A change of a submodule is one of its files, which the commands of each side use like its own.

const modeOfSubmodules = '160000'

const notObservedMessage = 'it cannot be checked whether commands read the code of each side'

/**
 * Returns all files that differ between two commits, with the ids of their blobs; of a submodule that both have, its files that differ.
 * The log says if its commits are not there, as where only `setup` fetches them.
 */
async function readChangedBlobs(
  git: Git,
  [base, head]: readonly [string, string],
  console: RunConsole,
): Promise<ChangedSourceBlobs> {
  const differences = await readRawGitDifferencesBetweenCommits(git, [base, head], '--no-renames')
  const changed = differences.map(async ({ to, modes, objects }): Promise<ChangedSourceBlobs> => {
    const path = decodeGitText(to)
    const [ofBase, ofHead] = objects
    if (modes.some(mode => mode !== modeOfSubmodules)) return [[path, { base: ofBase, head: ofHead }]]
    const inside = await readChangedBlobs(git.in(join(git.folder, path)), objects, console).catch(() => {
      const reason = 'not both of its commits are in this checkout before the run'
      console.info(`${notObservedMessage} in the submodule ${escapeControlCharacters(path)}: ${reason}`)
      return []
    })
    return inside.map(([name, blobs]) => [`${path}/${name}`, blobs])
  })
  return (await Promise.all(changed)).flat()
}

/** Returns the files with settings of a build that differ in these; what cannot be read, as it is of a submodule, may differ in any. */
async function selectPathsOfChangedBuildSettings(
  git: Git,
  changed: ChangedSourceBlobs,
): Promise<readonly string[]> {
  const textOf = (blob: string) => git.run(['cat-file', 'blob', blob]).catch(() => blob)
  const settings = changed.filter(([path]) => isBuildSettings(path))
  const differs = settings.map(async ([path, { base, head }]) => {
    const [ofBase, ofHead] = await Promise.all([textOf(base), textOf(head)])
    return selectBuildSettings(path, ofBase) !== selectBuildSettings(path, ofHead)
  })
  const isChanged = await Promise.all(differs)
  return settings.filter((_, index) => isChanged[index]).map(([path]) => path)
}

/** Returns the files of a commit, with the ids of their blobs, and those of its submodules in which a path of `changed` is. */
async function readFilesAndChangedSubmodules(
  git: Git,
  commit: string,
  changed: readonly string[],
): Promise<readonly { readonly path: string; readonly object: string }[]> {
  const entries = (await readCommitEntries(git, commit)).map(async entry => {
    const path = decodeGitText(entry.path)
    const inside = entry.mode === modeOfSubmodules ? changed.filter(one => one.startsWith(`${path}/`)) : []
    if (inside.length === 0) return [{ path, object: entry.object }]
    const names = inside.map(one => one.slice(path.length + 1))
    const files = await readFilesAndChangedSubmodules(git.in(join(git.folder, path)), entry.object, names)
    return files.map(one => ({ path: `${path}/${one.path}`, object: one.object }))
  })
  return (await Promise.all(entries)).flat()
}

// Finds out by access times which source code, and which files in place of it, the commands of each side have read.

/** The most source files, and files of build tools, that are watched on each side. */
const maxSources = 6000
const maxBuildFiles = 1000
/**
 * The most visits to a side that are watched: the first of each item if an earlier build may be used, otherwise three in all. In the first
 * ones, a tool may install for each side what it has built for the other and kept in a cache, which the next one then uses.
 */
const maxVisits = 60
const minVisits = 3

/** The files that a side has of its commit. Paths are relative to its folder. */
interface FilesOfSide
  extends Pick<
      ChangedAndTrackedSourcesOfSide,
      'changed' | 'settings' | 'tracked' | 'blobs' | 'differing' | 'committedBuilds'
    >,
    Pick<EvidenceOfCodeThatOneSideRan, 'others' | 'isSkipping'> {
  /** The watched sources that do not differ. */
  readonly alike: readonly string[]
  /** Settings of build tools that can run code without reading its files. */
  readonly settingsOfCaches: readonly string[]
}

/** The observations on a side so far. */
class ObservedSide {
  readonly files: FilesOfSide
  /** The files that commands may use in place of the sources, by the commands before which they were found. */
  candidates: Readonly<Record<PhaseOfCommands, readonly CandidateFile[]>> = { setup: [], visits: [] }
  /** What the side has of its own in place of candidates that are only used without it, by the paths of these; empty before the first visit. */
  namesakes: ReturnType<typeof findNamesakes> = new Map()
  /** The copies of changed sources that the side has of its own, as in an environment into which `setup` has installed them. */
  ownCopies: ReturnType<typeof findCopiesOfChangedSourcesOfSide> = new Map()
  /** Files of build tools; a side is searched for them before the first command. */
  buildFiles: readonly string[] = []
  /** The sources that are watched for reads; null before the first command. */
  finder: SourceFinder | null = null
  /** The path of git's index; null before. */
  index: string | null = null
  /** The sources, settings and files of build tools that commands have read. */
  readonly read = new Set<string>()
  /** The candidates that they have read, with the changed sources that these have code of. */
  readonly used = new Map<CandidateFile, readonly string[]>()
  /** The changed files that exist: a sparse checkout leaves files out. */
  existing: readonly string[] = []
  readonly items = new Set<ItemToMeasure>()
  visits = 0
  /** True if the last commands have not read all changed sources. */
  hasUnread = true
  /** True once a watched visit has ended without a failure: a command that failed may have ended before it read its code. */
  hasRun = false

  constructor(files: FilesOfSide) {
    this.files = files
  }

  /** Reports whether the next visit is to be watched. */
  isNextVisitWatched(item: ItemToMeasure): boolean {
    const isNew = !this.items.has(item)
    this.items.add(item)
    const mayUseEarlierBuild = () =>
      this.buildFiles.length > 0 ||
      this.candidates.setup.some(({ kind }) => kind.name === 'built' || kind.name === 'program')
    return this.visits++ < minVisits || (isNew && this.visits <= maxVisits && mayUseEarlierBuild())
  }

  evidence(builtByOther: readonly string[]): EvidenceOfCodeThatOneSideRan {
    const { settings, others, isSkipping, settingsOfCaches } = this.files
    const { existing: changed, read } = this
    const tracked = this.finder?.trackedExceptUnnamedPackages() ?? this.files.tracked
    const { namedBy } = new SourceFinder({ changed, tracked, folder: '/' })
    return {
      ...{ changed, settings, others, tracked, read },
      used: [
        ...[...this.used].map(([{ kind, path }, sources]) => ({ kind: kind.name, path, sources })),
        ...builtByOther.map(path => {
          const sources = [...namedBy(path), ...(this.finder?.exportedBy(path) ?? [])]
          return { kind: 'built by other side', path, sources } as const
        }),
      ],
      isSkipping: isSkipping || settingsOfCaches.some(path => read.has(path)),
    }
  }
}

/** Watches what the commands of both sides read. */
class SourceReadWatcher {
  private readonly context: ObservedCommandsContext
  private readonly sides: Readonly<Record<Side, ObservedSide>>
  private readonly programs: readonly string[]
  /**
   * The files outside that were there before the first command and may be installed from the checkout, by path, with the mark that
   * identifies their content; null before.
   */
  private outside: ReadonlyMap<string, string> | null = null
  /** The files in the user's checkout if the sides are in worktrees; null before the first command. */
  private filesOfCheckout: readonly string[] | null = null

  private constructor(context: ObservedCommandsContext, sides: Readonly<Record<Side, ObservedSide>>) {
    this.context = context
    this.sides = sides
    this.programs = findProgramsOnPathMentioningCheckout(context.env, context.git.folder)
  }

  /** Returns null if nothing can be observed: no source code differs, too much does, or access times are not kept. */
  static async open(
    context: ObservedCommandsContext,
    changedFiles: ChangedSourceBlobs,
  ): Promise<SourceReadWatcher | null> {
    // A side that was prepared before, by another run, has read its sources then, unobserved. Runs that share a side must not enter
    // theirs here, as each would look for files on the side of another.
    if (context.installs !== undefined || context.builds !== undefined) return null
    const paths = new Set(changedFiles.map(([path]) => path))
    const changedSources = changedFiles.filter(([path]) => isSourceFile(path))
    const { git, commits, console } = context
    const changedSettings = await selectPathsOfChangedBuildSettings(git, changedFiles)
    if (changedSources.length === 0 && changedSettings.length === 0) return null
    // A file in the checkout itself would be seen by its user.
    const probeFolder = context.checkout
      ? await context.sides.enter('head')
      : dirname(await resolvePathInGitFolder(git, 'HEAD'))
    if (!(await folderKeepsAccessTimes(probeFolder))) {
      console.info(
        `${notObservedMessage}: the file system of ${probeFolder} does not record when files are read`,
      )
      return null
    }
    const isFromGit = commandsReadCodeFromGitObjects([context.setup, context.run])
    const observedSide = async ({ sha }: { readonly sha: string }): Promise<ObservedSide> => {
      const entries = await readFilesAndChangedSubmodules(git, sha, [...paths])
      const tracked = entries.map(({ path }) => path)
      const sources = selectProductionSources(tracked)
      const differing = sources.filter(path => paths.has(path))
      const isOfSettings = differing.every(isReadByBuildTools)
      const ofSettings = isOfSettings ? selectSourcesBuiltWith(changedSettings, sources) : []
      const changed = ofSettings.length > 0 ? ofSettings : differing
      const watched = new Set(changed.slice(0, maxSources))
      const others = sources.filter(path => !watched.has(path)).slice(0, maxSources - watched.size)
      return new ObservedSide({
        changed: [...watched],
        settings: ofSettings.length > 0 ? changedSettings : [],
        differing: changedSources.filter(([path]) => watched.has(path)),
        ...{ others, alike: [...watched, ...others].filter(path => !paths.has(path)) },
        isSkipping: isFromGit || sources.length > maxSources,
        settingsOfCaches: tracked.filter(isSettingsOfCachingBuildTool),
        committedBuilds: tracked.filter(path => isUsualPathOfBuild(path) && !paths.has(path)),
        ...{ tracked: new Set(tracked), blobs: new Set(entries.map(({ object }) => object)) },
      })
    }
    const sides = { base: await observedSide(commits.base), head: await observedSide(commits.head) }
    const count = sides.head.files.changed.length
    if (count === maxSources)
      console.info(
        `${notObservedMessage}: at least ${maxSources} source files differ or are built with settings that differ, which is too many`,
      )
    if (count === 0 || count === maxSources) return null
    return new SourceReadWatcher(context, sides)
  }

  watch(driver: MeasurementDriver): MeasurementDriver {
    return wrapMeasurementDriverWithMethods(driver, {
      prepare: async side => {
        await this.findCandidates('setup', side)
        await this.observe('setup', side, () => driver.prepare(side))
      },
      visit: async (item, side, attempt) => {
        const { visits, hasUnread } = this.sides[side]
        const visit = () => driver.visit(item, side, attempt)
        if (!this.sides[side].isNextVisitWatched(item)) return visit()
        if (visits === 0 || (visits < minVisits && hasUnread)) await this.findCandidates('visits', side)
        const visited = await this.observe('visits', side, visit)
        this.sides[side].hasRun = true
        return visited
      },
    })
  }

  /** Reports whether a file outside was there before the first command, although resetting access times alters its last status change. */
  isFromBefore(path: string): boolean {
    const id = this.outside?.get(path)
    return id !== undefined && id === fileStatsFingerprint(path)
  }

  private async findCandidates(before: PhaseOfCommands, side: Side): Promise<void> {
    const { context, programs } = this
    const observed = this.sides[side]
    const folder = await context.sides.enter(side)
    const sources = this.sourcesOf(side, folder)
    this.outside ??= findOutsideCopiesOfChangedSources(context, folder, sources.changed, sources.finder)
    const files = listFilesOfSide(folder)
    const { checkout } = context
    if (checkout) this.filesOfCheckout ??= listFilesOfCheckout(checkout)
    const ofCheckout =
      checkout && before === 'setup'
        ? findOriginalBuilds(checkout, this.filesOfCheckout ?? [], observed.files)
        : []
    const search = {
      ...{ ...sources, ...files, programs, outside: [...this.outside.keys()] },
      ...{ roots: [context.git.folder, folder], ofCheckout },
    }
    const found = findCandidateFiles(before, search)
    if (before === 'visits') {
      observed.candidates = { ...observed.candidates, visits: found }
      const untracked = files.files.filter(path => !sources.tracked.has(path))
      observed.ownCopies = findCopiesOfChangedSourcesOfSide(side, sources.differing, untracked, folder)
      const named = observed.candidates.setup.filter(({ kind }) => kind.inPlaceOf?.includes('namesakes'))
      const { placeOfInstalledFile } = search.finder
      observed.namesakes = findNamesakes(
        named.map(({ path }) => path),
        files.files,
        path => placeOfInstalledFile(path) ?? relative(context.git.folder, path),
      )
    } else {
      observed.candidates = { setup: found, visits: [] }
      observed.buildFiles = files.ownFiles.filter(isFileOfTimestampBuildTool).slice(0, maxBuildFiles)
    }
  }

  private sourcesOf(side: Side, folder: string): ChangedAndTrackedSourcesOfSide {
    const observed = this.sides[side]
    const roots = [this.context.git.folder, folder]
    observed.finder ??= new SourceFinder({ ...observed.files, folder, roots })
    return {
      ...observed.files,
      side,
      folder,
      checkout: this.context.checkout ?? null,
      finder: observed.finder,
    }
  }

  /** Runs commands of a side, and notes what they have read. */
  private async observe<T>(phase: PhaseOfCommands, side: Side, action: () => Promise<T>): Promise<T> {
    const observed = this.sides[side]
    const { changed, others, alike, settingsOfCaches } = observed.files
    const folder = await this.context.sides.enter(side)
    // In one checkout, a build tool could find that what an earlier step built with the settings of the other side is up to date. Files
    // that differ are written when the sides switch, and caches of interpreters know the versions by their seconds.
    if (!this.context.checkout && phase === 'setup') await setFileTimesToNow(folder, alike)
    await this.makeIndexTimesTrusted(observed, folder)
    const candidates = Object.values(observed.candidates)
      .flat()
      .filter(({ kind }) => phase === 'visits' || kind.isReadBy === 'any')
    const pathsOf = (isOfKind: (kind: KindOfCandidate) => boolean) =>
      candidates.filter(({ kind }) => isOfKind(kind)).map(({ path }) => path)
    const buildsOfUser = pathsOf(kind => kind.ofUser === 'build')
    await using _timesOfUser = {
      [Symbol.asyncDispose]: () => putAccessTimesOfCodeBack([...new Set(buildsOfUser)]),
    }
    const namesakes = [...observed.namesakes.values()].flat()
    const { result, files, code } = await observeReads(
      folder,
      {
        files: [...changed, ...others, ...settingsOfCaches, ...observed.buildFiles],
        code: [
          ...[...changed, ...observed.ownCopies.keys()],
          ...[...pathsOf(kind => kind.ofUser !== 'source'), ...namesakes],
        ],
        codeOfOthers: pathsOf(kind => kind.ofUser !== undefined),
      },
      async () => {
        const returned = await action()
        // The commands may have checked out something else.
        await this.context.sides.enter(side)
        return returned
      },
    )
    for (const path of files) observed.read.add(path)
    const readNow = new Set(changed.filter(path => code.has(path)))
    // A new file has the time of its creation.
    const isReadAndNotOnlyWritten = (path: string) =>
      (code.get(path) ?? 0) > (plainFileStats(join(folder, path))?.mtimeMs ?? 0)
    const readCandidates = candidates.filter(
      ({ path, kind }) =>
        code.has(path) &&
        !(
          kind.inPlaceOf?.includes('namesakes') && observed.namesakes.get(path)?.some(isReadAndNotOnlyWritten)
        ),
    )
    observed.hasUnread = readNow.size < changed.length
    observed.existing = changed.filter(path => plainFileStats(join(folder, path)))
    // A tool such as nox may depend on the package itself, and load another version of it than its environment for the benchmarks has.
    const readAsCopies = [...observed.ownCopies].flatMap(([path, source]) =>
      isReadAndNotOnlyWritten(path) ? [source] : [],
    )
    this.noteUsed(readCandidates, new Set([...readNow, ...readAsCopies]), this.sourcesOf(side, folder))
    // In one checkout, the next switch would write the sources again, and the side would build all of its code again.
    if (!this.context.checkout) await this.makeIndexTimesTrusted(observed, folder)
    return result
  }

  /** Notes which candidates were used on a side, of those that a command has read; `readNow` are the sources that it has read. */
  private noteUsed(
    candidates: readonly CandidateFile[],
    readNow: ReadonlySet<string>,
    sourcesOfSide: ChangedAndTrackedSourcesOfSide,
  ): void {
    const { side, folder, tracked, blobs } = sourcesOfSide
    const { used, read, namesakes } = this.sides[side]
    // A file that was written again is no earlier build; the other detector checks it. A switch of sides may write tracked files again.
    const isAsFound = ({ path, id }: CandidateFile) =>
      tracked.has(path)
        ? hasContentOfBlob(resolve(folder, path), blobs)
        : fileStatsFingerprint(resolve(folder, path)) === id
    for (const one of candidates) {
      if (used.has(one) || !isAsFound(one)) continue
      const { inPlaceOf, ofUser, sourcesOf } = one.kind
      const sources = sourcesOf(one.path, sourcesOfSide)
      if (inPlaceOf && sources.length === 0) continue
      if (inPlaceOf?.includes('sources') && sources.some(path => readNow.has(path))) continue
      // A package manager keeps its copy of a package if that is as it was. The side has built the same of its own sources.
      const isEqual = (own: string) => haveEqualContent(resolve(folder, own), resolve(folder, one.path))
      const isOfOwnSources = ofUser !== 'build' && sources.some(path => read.has(path))
      if (isOfOwnSources && namesakes.get(one.path)?.some(isEqual)) continue
      for (const observed of ofUser === 'source' ? [this.sides.base, this.sides.head] : [this.sides[side]])
        observed.used.set(one, sources)
    }
    for (const one of used.keys()) if (!isAsFound(one)) used.delete(one)
  }

  /** Otherwise git would reread, or write again, files whose times of the last status change were altered. */
  private async makeIndexTimesTrusted(observed: ObservedSide, folder: string): Promise<void> {
    const git = this.context.git.in(folder)
    await git.ask(['update-index', '-q', '--refresh'])
    observed.index ??= await resolvePathInGitFolder(git, 'index')
    makeGitIndexTimesTrusted(observed.index)
  }

  /** Returns the evidence that a side's code has not run; null if there is none, or if a side has not run without a failure. */
  finding(builtByOther: SharedInstallDetector['builtByOther']): RunWarningOf<'unread-code'> | null {
    const { base, head } = this.sides
    if (!head.hasRun || !base.hasRun) return null
    return findWarningThatOtherCodeRan({
      base: base.evidence(builtByOther('base')),
      head: head.evidence(builtByOther('head')),
    })
  }
}
