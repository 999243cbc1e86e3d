// Collects evidence of whose code the commands of a run have run; core/change/signs-of-other-code.ts decides by it.
import { constants } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import {
  commandsReadCodeFromGitObjects,
  type EvidenceOfCodeThatOneSideRan,
  findImageSharedBySidesInCommands,
  findWarningThatOtherCodeRan,
  isSettingsOfCachingBuildTool,
} from '../../core/change/signs-of-other-code.ts'
import {
  couldBeBuiltFrom,
  isCompiledSource,
  isFileOfTimestampBuildTool,
  isSourceFile,
  mayBeMachineCode,
  selectNonTestSources,
} from '../../core/change/sources.ts'
import type { RunWarningOf } from '../../core/model/comparison.ts'
import { otherSide, type Side } from '../../core/model/measuring.ts'
import { folderEntries, isPathIn, realPathOrNull } from '../files/folder.ts'
import { readCommitEntries, readRawGitDifferencesBetweenCommits } from '../git/commit-files.ts'
import { decodeGitText, resolvePathInGitFolder } from '../git/git.ts'
import {
  folderKeepsAccessTimes,
  makeGitIndexTimesTrusted,
  plainFileStats,
  resetAccessTimes,
  wasFileReadSinceAccessTimeReset,
  wasFolderOrLinkReadSinceAccessTimeReset,
} from './access-times.ts'
import type { ItemToMeasure, MeasurementDriver } from './driver.ts'
import { wrapMeasurementDriverWithMethods } from './driver-wrappers.ts'
import {
  findCodeOutsideNamedAfter,
  findProgramsOnPathMentioningCheckout,
  identifyInstalledFilesOf,
  isBuiltByGo,
  isInstalledFromCheckout,
  selectSourcesHeldByFile,
  sourcesOfInstalledFile,
} from './earlier-installs.ts'
import {
  mapBuiltFilesToSourcesTheyName,
  mapLibrariesToSourcesOfTheirFunctions,
  selectLibrariesOfRepository,
} from './named-sources.ts'
import {
  compiledFilesOfPythonModule,
  contentId,
  findCopiesOfChangedSourcesOfSide,
  hasContentOfBlob,
  isLink,
  type ObservedRunContext,
  SharedInstallDetector,
} from './shared-installs.ts'

/**
 * Observes the commands of a driver, unless both commits are the same. The findings are complete once the last visit of the
 * returned driver has ended.
 */
export async function watchSourceReadsOfDriver(driver: MeasurementDriver, context: ObservedRunContext) {
  const { commits, setup, run, sides, leftovers, ownTemporary } = context
  if (commits.base.sha === commits.head.sha) return { driver, findings: () => [] }
  const changed = await changedBlobs(context)
  const readEvidence = await SourceReadWatcher.open(context, changed)
  const changedSources = [...changed].filter(([path]) => isSourceFile(path))
  // What `setup` installs, and, if there is a `setup`, what the first visits build.
  const contexts = [context, ...(setup === null ? [] : [{ ...context, setup: null, installs: undefined }])]
  const isFromBefore = (path: string) => readEvidence?.isFromBefore(path) === true
  const installs = contexts.map(one => new SharedInstallDetector(one, changedSources, isFromBefore))
  const watched = installs.reduce(
    (inner, detector) => detector.watch(inner),
    readEvidence?.watch(driver) ?? driver,
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
      return [sharedInstall, unreadCode].filter(one => one != null)
    },
  }
}

/** Reports whether a file is code of a side, and none that is fetched or that tests or benchmarks use. */
function isCodeIn(folder: string, path: string): boolean {
  const relativePath = relative(realPathOrNull(folder) ?? folder, path)
  if (/^\.\.|(?:^|\/)(?:\.[^/]*|node_modules)\//.test(relativePath)) return false
  const mode = plainFileStats(path)?.mode
  if (mode === undefined) return false
  return isSourceFile(relativePath)
    ? selectNonTestSources([relativePath]).length > 0
    : (mode & constants.S_IXUSR) !== 0 || /\.(?:jar|class)$/.test(relativePath)
}

/** Reports whether a side has built a file in the folders that it has of its own, as cargo and `go run` do. */
function isBuiltInOwnFolder(ownTemporary: string | null, path: string): boolean {
  if (ownTemporary === null || !isPathIn(dirname(ownTemporary), path)) return false
  // What else is among the temporary files may be a database, or its settings.
  return !isPathIn(ownTemporary, path) || /\/go-build\d+\//.test(path)
}

/** The ids of the blobs that differ, by their paths; zeros where a side has no file. */
type BlobsOfSides = ReadonlyMap<string, Readonly<Record<Side, string>>>

async function changedBlobs({ git, commits: { base, head } }: ObservedRunContext): Promise<BlobsOfSides> {
  const differences = await readRawGitDifferencesBetweenCommits(git, [base.sha, head.sha], '--no-renames')
  return new Map(
    differences.map(({ to, objects: [ofBase, ofHead] }) => [
      decodeGitText(to),
      { base: ofBase, head: ofHead },
    ]),
  )
}

// Finds out by access times whether commands have read the source code of the side that they ran on.

/** The most source files, and earlier builds, that are watched on each side. */
const maxSources = 6000
const maxBuilt = 1000
/** The most folder entries, and the depth, in the search for earlier builds, and for copies of sources, which are in larger folders. */
const searchForBuilt = { entries: 10_000, depth: 6 }
const searchForCopies = { entries: 200_000, depth: 12 }
/** The most visits to a side that are watched: the first of each item if an earlier build may be used, otherwise two in all. */
const maxVisits = 60
const minVisits = 2

/** The watched files of a side, by their paths in it, and which of them its commands have read. */
interface WatchedFiles extends Pick<EvidenceOfCodeThatOneSideRan, 'changed' | 'others' | 'isSkipping'> {
  readonly tracked: ReadonlySet<string>
  /** The path of its index; null before the first command. */
  index: string | null
  /** Settings of build tools that can run code without reading its files. */
  readonly settings: readonly string[]
  /** Build files, and products of the changed sources from before the first command, with their times. */
  built: ReadonlyMap<string, number>
  /** The changed sources that those of them name which were read. */
  readonly named: Map<string, readonly string[]>
  /** The libraries that were read, with the changed sources that define their functions. */
  readonly functions: Map<string, readonly string[]>
  /** The untracked files that are copies of a source as only the other side has it, with its path; null before the first visit. */
  copies: ReadonlyMap<string, string> | null
  /** Libraries, outside or installed in it before the first command, with what identifies their content. */
  installed: ReadonlyMap<string, string>
  readonly blobs: ReadonlySet<string>
  readonly usedCopies: Map<string, string>
  /** Links outside that lead into the user's checkout; empty before the first visit, as installers follow those of other packages, too. */
  links: readonly LinkToSources[]
  readonly readFiles: Set<string>
  /** The changed files that exist: a sparse checkout leaves files out. */
  existing: readonly string[]
  /** The programs and libraries elsewhere that they have read. */
  readonly usedOutside: Set<string>
  visits: number
  readonly items: Set<ItemToMeasure>
}

/** A link outside that leads into the user's checkout, with the changed sources there. */
interface LinkToSources {
  readonly path: string
  readonly sources: readonly string[]
}

/** Watches the source files of both sides. */
class SourceReadWatcher {
  private readonly sides: Readonly<Record<Side, WatchedFiles>>
  private readonly context: ObservedRunContext
  /** The changed files that commands have read in the user's own checkout, or reached there by a link that is outside. */
  private readonly elsewhere = new Set<string>()
  /** Programs elsewhere that were built from the user's checkout. */
  private readonly programs: readonly string[]

  private readonly blobs: BlobsOfSides
  /** What was outside before the first command and may be installed from the checkout, with what identifies its content; null before. */
  private outside: ReadonlyMap<string, string> | null = null

  private constructor(
    context: ObservedRunContext,
    sides: Readonly<Record<Side, WatchedFiles>>,
    blobs: BlobsOfSides,
  ) {
    this.context = context
    this.sides = sides
    this.blobs = blobs
    this.programs = findProgramsOnPathMentioningCheckout(context.env, context.git.folder)
  }

  /** Returns null if nothing can be observed: no source code differs, too much does, or access times are not kept. */
  static async open(context: ObservedRunContext, blobs: BlobsOfSides): Promise<SourceReadWatcher | null> {
    // A side that was prepared before, by another run, has read its sources then, unobserved. Runs that share a side must not enter
    // theirs here, as each would look for files on the side of another.
    if (context.installs !== undefined || context.builds !== undefined) return null
    if (![...blobs.keys()].some(isSourceFile)) return null
    const { git, commits, console } = context
    const notObservedMessage = 'it cannot be checked whether commands read the code of each side'
    // A file in the checkout itself would be seen by its user.
    const probeFolder = context.checkout
      ? await context.sides.enter('head')
      : dirname(await resolvePathInGitFolder(git, 'HEAD'))
    if (!(await folderKeepsAccessTimes(probeFolder))) {
      console.info(`${notObservedMessage}: ${probeFolder} does not keep the times at which files are read`)
      return null
    }
    const isFromGit = commandsReadCodeFromGitObjects([context.setup, context.run])
    const watchSide = async ({ sha }: { readonly sha: string }): Promise<WatchedFiles> => {
      const entries = await readCommitEntries(git, sha)
      const tracked = entries.map(({ path }) => decodeGitText(path))
      const sources = selectNonTestSources(tracked)
      const changed = sources.filter(path => blobs.has(path)).slice(0, maxSources)
      const others = sources.filter(path => !blobs.has(path)).slice(0, maxSources - changed.length)
      const isSkipping = isFromGit || sources.length > maxSources
      const settings = tracked.filter(isSettingsOfCachingBuildTool)
      return {
        ...{ changed, others, isSkipping, settings, tracked: new Set(tracked) },
        ...{
          built: new Map(),
          named: new Map(),
          functions: new Map(),
          readFiles: new Set(),
          usedOutside: new Set(),
        },
        ...{ existing: [], visits: 0, items: new Set(), index: null, copies: null, usedCopies: new Map() },
        links: [],
        ...{ installed: new Map(), blobs: new Set(entries.map(({ object }) => object)) },
      }
    }
    const sides = { base: await watchSide(commits.base), head: await watchSide(commits.head) }
    const count = sides.head.changed.length
    if (count === maxSources)
      console.info(`${notObservedMessage}: at least ${maxSources} source files differ, which is too many`)
    if (count === 0 || count === maxSources) return null
    return new SourceReadWatcher(context, sides, blobs)
  }

  watch(driver: MeasurementDriver): MeasurementDriver {
    return wrapMeasurementDriverWithMethods(driver, {
      prepare: async side => {
        const { changed, tracked } = this.sides[side]
        const folder = await this.context.sides.enter(side)
        this.sides[side].built = builtFrom(changed, folder, tracked)
        this.outside ??= findCodeOutsideNamedAfter(this.context, folder, changed)
        const inside = filesBelow(folder, searchForCopies, name => name === '.git')
          .filter(path => packagesOfPython.test(path))
          .map(path => join(folder, path))
        this.sides[side].installed = identifyInstalledFilesOf(changed, [...this.outside.keys(), ...inside])
        await this.observe(side, () => driver.prepare(side))
      },
      visit: async (item, side, attempt) => {
        const visit = () => driver.visit(item, side, attempt)
        if (!this.isWatched(item, side)) return visit()
        const { changed, copies, tracked } = this.sides[side]
        if (copies === null) {
          this.sides[side].links = this.linksIntoCheckout(changed)
          const folder = await this.context.sides.enter(side)
          const found = filesBelow(folder, searchForCopies, name => name === '.git')
          const untracked = found.filter(path => !tracked.has(path))
          this.sides[side].copies = this.copiesOfOther(side, folder, [
            ...untracked,
            // Another clone may have copies of sources that are compiled, but these do not run.
            ...[...(this.outside?.keys() ?? [])].filter(path => !isCompiledSource(path)),
          ])
        }
        return this.observe(side, visit)
      },
    })
  }

  /** Reports whether a file outside was there before the first command, although resetting access times alters its last status change. */
  isFromBefore(path: string): boolean {
    const id = this.outside?.get(path)
    return id !== undefined && id === contentId(path)
  }

  private isFromCheckout(side: Side, folder: string, path: string): boolean {
    return isInstalledFromCheckout(path, [this.context.git.folder, folder], this.sides[side].blobs)
  }

  /** Returns those of `paths` that are copies of a source as only the other side has it, each with that source. */
  private copiesOfOther(side: Side, folder: string, paths: readonly string[]): ReadonlyMap<string, string> {
    if (paths.length === 0) return new Map()
    const changed = new Set(this.sides[side].changed)
    const sources = [...this.blobs].filter(([path]) => changed.has(path))
    return findCopiesOfChangedSourcesOfSide(otherSide(side), sources, paths, folder)
  }

  private isWatched(item: ItemToMeasure, side: Side): boolean {
    const { items, built } = this.sides[side]
    const isNew = !items.has(item)
    items.add(item)
    const visits = this.sides[side].visits++
    return visits < minVisits || (isNew && visits < maxVisits && built.size + this.programs.length > 0)
  }

  private async observe<T>(side: Side, action: () => Promise<T>): Promise<T> {
    const { changed, others, settings, built, copies, installed, readFiles, usedOutside } = this.sides[side]
    const paths = [...changed, ...others, ...settings, ...built.keys()]
    const sideFolder = await this.context.sides.enter(side)
    const git = this.context.git.in(sideFolder)
    // Otherwise git would reread files that were restored with their old times again and again.
    await git.ask(['update-index', '-q', '--refresh'])
    this.sides[side].index ??= await resolvePathInGitFolder(git, 'index')
    makeGitIndexTimesTrusted(this.sides[side].index)
    const withCompiled = (path: string) => [path, ...compiledFilesOfPythonModule(resolve(sideFolder, path))]
    const copyPaths = [...(copies?.keys() ?? [])]
    const installedPaths = [...this.programs, ...installed.keys()]
    const idsBefore = installedPaths.map(contentId)
    const { links } = this.sides[side]
    const linkIdsBefore = links.map(({ path }) => contentId(path))
    await resetAccessTimes(sideFolder, [
      ...paths,
      ...[...installedPaths, ...changed, ...copyPaths].flatMap(withCompiled),
      ...links.map(({ path }) => path),
    ])
    const timesBefore = this.timesElsewhere(changed)
    const result = await action()
    const folder = await this.context.sides.enter(side)
    for (const path of paths) if (wasFileReadSinceAccessTimeReset(join(folder, path))) readFiles.add(path)
    const isRead = (path: string) =>
      withCompiled(path).some(one => wasFileReadSinceAccessTimeReset(resolve(folder, one)))
    // What was installed anew is no earlier build; the other detector looks at it.
    for (const [n, path] of installedPaths.entries())
      if (isRead(path) && contentId(path) === idsBefore[n]) usedOutside.add(path)
    this.noteUsedCopies(side, folder, isRead)
    this.sides[side].existing = changed.filter(path => plainFileStats(join(folder, path)))
    this.noteSourcesOfEarlierBuilds(side, folder)
    for (const [n, time] of this.timesElsewhere(changed).entries())
      if (time > (timesBefore[n] ?? time)) this.elsewhere.add(changed[n] ?? '')
    for (const [n, { path, sources }] of links.entries())
      if (wasFolderOrLinkReadSinceAccessTimeReset(path) && contentId(path) === linkIdsBefore[n])
        for (const source of sources) this.elsewhere.add(source)
    return result
  }

  /** Notes which copies of sources, and which files that were installed before, were read in place of the sources of a side. */
  private noteUsedCopies(side: Side, folder: string, isRead: (path: string) => boolean): void {
    const { changed, copies, installed, blobs, usedCopies } = this.sides[side]
    // Commands that install read what was installed before, too.
    if (copies === null) return
    // What `run` has replaced by the side's own is no copy of the other side any more.
    for (const [path, source] of this.copiesOfOther(side, folder, [...copies.keys()]))
      if (isRead(path) && !isRead(source)) usedCopies.set(path, source)
    for (const [path, id] of installed) {
      // It makes no difference which of two equal files is used.
      if (!isRead(path) || contentId(path) !== id || hasContentOfBlob(path, blobs)) continue
      const sources = selectSourcesHeldByFile(path, sourcesOfInstalledFile(path, changed))
      const [source] = sources
      if (source !== undefined && !sources.some(isRead) && this.isFromCheckout(side, folder, path))
        usedCopies.set(path, source)
    }
  }

  /** Notes which changed sources the files name, or define the functions of, that were built before and that were read. */
  private noteSourcesOfEarlierBuilds(side: Side, folder: string): void {
    const { changed, built, named, functions, tracked, readFiles, usedOutside } = this.sides[side]
    // A product that was rebuilt is no longer an earlier build.
    const unchanged = new Map(
      [...built].filter(
        ([path, time]) =>
          isFileOfTimestampBuildTool(path) || plainFileStats(join(folder, path))?.mtimeMs === time,
      ),
    )
    this.sides[side].built = unchanged
    const used = [...unchanged.keys()].filter(path => readFiles.has(path) && !named.has(path))
    for (const [path, sources] of mapBuiltFilesToSourcesTheyName(used, changed, tracked, folder))
      named.set(path, sources)
    const libraries = [...used, ...usedOutside].filter(path => !functions.has(path))
    for (const [path, sources] of mapLibrariesToSourcesOfTheirFunctions(libraries, changed, folder))
      functions.set(path, sources)
  }

  /** Returns the links outside that lead into the user's checkout, as of `npm link`, each with those of `sources` to which it leads. */
  private linksIntoCheckout(sources: readonly string[]): readonly LinkToSources[] {
    const { checkout } = this.context
    if (!checkout) return []
    return [...(this.outside?.keys() ?? [])].flatMap(path => {
      const target = isLink(path) ? realPathOrNull(path) : null
      if (target === null || !isPathIn(checkout, target)) return []
      return [{ path, sources: sources.filter(source => isPathIn(target, join(checkout, source))) }]
    })
  }

  /** Returns the access times of files in the user's checkout, which are never reset. */
  private timesElsewhere(paths: readonly string[]): readonly number[] {
    const { checkout } = this.context
    return checkout ? paths.map(path => plainFileStats(join(checkout, path))?.atimeMs ?? 0) : []
  }

  /** Returns the evidence that a side's code has not run; null if there is none. */
  finding(builtByOther: SharedInstallDetector['builtByOther']): RunWarningOf<'unread-code'> | null {
    const { base, head } = this.sides
    if (head.visits === 0 || base.visits === 0) return null
    return findWarningThatOtherCodeRan({
      base: this.observed(base, builtByOther('base')),
      head: this.observed(head, builtByOther('head')),
    })
  }

  private observed(files: WatchedFiles, builtByOther: readonly string[]): EvidenceOfCodeThatOneSideRan {
    const { existing, built, named, functions, readFiles, usedOutside, usedCopies, settings } = files
    const { others, tracked, isSkipping } = files
    const unread = existing.filter(path => !readFiles.has(path))
    const usedPrograms = this.programs.filter(path => usedOutside.has(path))
    // Go names in a program all Go files that it was built from.
    const isOfGoAlone = unread.every(path => path.endsWith('.go'))
    const goSources = mapBuiltFilesToSourcesTheyName(usedPrograms, isOfGoAlone ? unread : [], tracked)
    const programs = usedPrograms.filter(
      path => !isOfGoAlone || !isBuiltByGo(path) || goSources.get(path)?.length,
    )
    const usedLibraries = [...files.installed.keys()].filter(path => usedOutside.has(path))
    // A stripped library names none of its sources.
    const withFunctionsOfUnread = usedLibraries.filter(path =>
      functions.get(path)?.some(source => unread.includes(source)),
    )
    const libraries = [
      ...new Set([...selectLibrariesOfRepository(usedLibraries, unread, tracked), ...withFunctionsOfUnread]),
    ]
    const namedOutside = mapBuiltFilesToSourcesTheyName([...builtByOther, ...libraries], existing, tracked)
    return {
      ...{ others, tracked, builtByOther, copies: usedCopies },
      ...{ read: readFiles, changed: existing, started: [...programs, ...libraries] },
      builtBefore: [...built.keys()].filter(path => readFiles.has(path)),
      named: new Map(
        [...named, ...namedOutside].map(([path, sources]) => [
          path,
          [...sources, ...(functions.get(path) ?? [])],
        ]),
      ),
      elsewhere: this.elsewhere,
      isSkipping: isSkipping || settings.some(path => readFiles.has(path)),
      isInPlace: !this.context.checkout,
    }
  }
}

/** Matches what is installed in an environment of Python. */
const packagesOfPython = /\/(?:site|dist)-packages\//

/** Folders of third-party code, caches and git. */
const excludedFolder =
  /^(\.git|node_modules|site-packages|dist-packages|vendor|third_?party|\..*cache|__pycache__)$/

/** Returns build files, and files that could have been built from `sources`, with the times of their last change. */
function builtFrom(
  sources: readonly string[],
  sideFolder: string,
  tracked: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const isBuilt = (path: string) =>
    isFileOfTimestampBuildTool(path) ||
    (!tracked.has(path) &&
      (couldBeBuiltFrom(path, sources) || mayBeMachineCode(path)) &&
      isRunnable(join(sideFolder, path)))
  const products = filesBelow(sideFolder, searchForBuilt, name => excludedFolder.test(name)).filter(isBuilt)
  return new Map(
    products.slice(0, maxBuilt).map(path => [path, plainFileStats(join(sideFolder, path))?.mtimeMs ?? 0]),
  )
}

/** Returns the files below a folder by their relative paths, except in folders whose name is excluded. */
function filesBelow(
  top: string,
  { entries, depth }: typeof searchForBuilt,
  isExcluded: (name: string) => boolean,
): readonly string[] {
  const files: string[] = []
  let entriesLeft = entries
  const walk = (folder: string, depthLeft: number) => {
    for (const entry of folderEntries(join(top, folder))) {
      if (entriesLeft-- <= 0) return
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory() && depthLeft > 0 && !isExcluded(entry.name)) walk(path, depthLeft - 1)
      else if (entry.isFile()) files.push(path)
    }
  }
  walk('', depth)
  return files
}

/** Reports whether a file may be used as it is: one without an extension is a program only if it is executable. */
function isRunnable(path: string): boolean {
  return basename(path).includes('.') || ((plainFileStats(path)?.mode ?? 0) & constants.S_IXUSR) !== 0
}
