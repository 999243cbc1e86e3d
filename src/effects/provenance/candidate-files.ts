// Finds the candidate files of a side: what its commands may use in place of the sources of the side, and was there before they ran.
import { constants } from 'node:fs'
import { basename, delimiter, dirname, extname, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { KindOfOtherCode } from '../../core/change/other-code-warning.ts'
import { programAndLibraryFolders } from '../../core/change/shared-folders-and-caches.ts'
import {
  couldBeBuiltFrom,
  isArchiveOfPython,
  isCompiledSource,
  isFileOfTimestampBuildTool,
  isMachineCodeSourceFile,
  mayBeMachineCode,
  nameOfGeneratedSource,
} from '../../core/change/sources.ts'
import { groupBy } from '../../core/common/memoize.ts'
import { otherSide, type Side } from '../../core/model/measuring.ts'
import { fileStatsFingerprint, isLink, plainFileStats } from '../files/access-times.ts'
import {
  accessibleStatsOrNull,
  entriesBelow,
  folderEntries,
  isPathIn,
  readBytesOrEmpty,
  readTextOrEmpty,
  realPathOrNull,
} from '../files/folder.ts'
import {
  type ChangedSourceBlobs,
  excludeJavaSourcesNotInFile,
  findCopiesOfChangedSourcesOfSide,
  hasContentOfBlob,
  possibleSourcesOfInstalledFile,
  selectInstalledFromCheckout,
} from './installed-files.ts'
import { findCodeOutsideWrittenSince, type ObservedCommandsContext } from './shared-installs.ts'
import {
  goModuleOf,
  isBuiltByGoFromFilesOf,
  isScriptWithSourceMap,
  type SourceFinder,
  selectSourcesOfProgram,
} from './sources-of-files.ts'
import { compiledCodeFilePattern } from './written-code-files.ts'

/** The sources of a side on which commands run. */
export interface ChangedAndTrackedSourcesOfSide {
  readonly side: Side
  readonly folder: string
  /** The user's own checkout; null if the side is there. */
  readonly checkout: string | null
  readonly changed: readonly string[]
  /** The settings of builds that differ, if no source file does; `changed` are then the sources that are built with them. */
  readonly settings: readonly string[]
  readonly tracked: ReadonlySet<string>
  /** The blobs of the tracked files. */
  readonly blobs: ReadonlySet<string>
  /** The changed sources with their blobs. */
  readonly differing: ChangedSourceBlobs
  /** The tracked files that were built, as their paths tell, and are the same on both sides. */
  readonly committedBuilds: readonly string[]
  readonly finder: SourceFinder
}

/** A side in which candidates are searched, and the other places where they may be. */
interface SideToSearch extends ChangedAndTrackedSourcesOfSide {
  /** All files in its folder, and those without third-party code that may be built of its sources, by their relative paths. */
  readonly files: readonly string[]
  readonly ownFiles: readonly string[]
  /** The user's checkout, and the folder of the side. */
  readonly roots: readonly string[]
  /** The paths that `findProgramsOnPathMentioningCheckout` and `findOutsideCopiesOfChangedSources` have found, for both sides. */
  readonly programs: readonly string[]
  readonly outside: readonly string[]
  /** The files in the user's checkout that may be built of the sources, by absolute paths; none if the side is there. */
  readonly ofCheckout: readonly string[]
}

/** A file that commands may use in place of sources. It counts if they read it while it is as it was when it was found. */
export interface CandidateFile {
  readonly kind: KindOfCandidate
  /** Relative to the side, or absolute. */
  readonly path: string
  /** A digest or another mark that identifies its content. */
  readonly id: string
}

/** The commands before which candidates are looked for: what `setup` leaves may be of the side itself. */
export type PhaseOfCommands = 'setup' | 'visits'

/** A kind of candidate files: the search for them, the changed sources that one has code of, and when one counts as used. */
export interface KindOfCandidate {
  readonly name: KindOfOtherCode
  /** The commands whose reading counts: those that install read what was installed before, too. */
  readonly isReadBy: 'any' | 'visits'
  /** What the same command must not have read: the sources of the file, or a build of its name in the side. */
  readonly inPlaceOf?: readonly ('sources' | 'namesakes')[]
  /**
   * What it is of the user's own: a source, whose access time is never reset, so that its first read counts for both sides; or a build,
   * whose access time is put back after each command, as git and build tools do not look at that.
   */
  readonly ofUser?: 'source' | 'build'
  /** Returns paths, relative to the side or absolute; `ofOwnPackages` is what `findFilesOfInstalledOwnPackages` has found. */
  find(side: SideToSearch & { readonly ofOwnPackages: readonly string[] }): readonly string[]
  sourcesOf(path: string, side: ChangedAndTrackedSourcesOfSide): readonly string[]
}

const kindsFoundBeforeSetup: readonly KindOfCandidate[] = [
  { name: 'built', isReadBy: 'any', find: findBuiltFiles, sourcesOf: sourcesInBuild },
  {
    ...{ name: 'program', isReadBy: 'any' },
    find: ({ programs }) => programs,
    sourcesOf: (path, { changed, finder }) => selectSourcesOfProgram(path, changed, finder.namedBy),
  },
  // Programs outside, and bundles that a tool keeps there or in a cache.
  {
    ...{ name: 'library', isReadBy: 'any' },
    find: ({ programs, outside, files, folder, finder }) =>
      [
        ...outside.filter(
          path => (isProgramName(path) && !programs.includes(path)) || isScriptWithSourceMap(path),
        ),
        ...files.filter(path => isInCacheOfTools(path) && isScriptWithSourceMap(join(folder, path))),
      ].filter(path => finder.sourcesOfProgram(path).length > 0),
    sourcesOf: (path, { finder }) => finder.sourcesOfProgram(path),
  },
  // Libraries outside that may hold code of a source: to observe others, which may be anyone's, would reset their access times.
  {
    ...{ name: 'library', isReadBy: 'any' },
    find: side =>
      findInstalledFiles(side).filter(
        path => compiledCodeFilePattern.test(path) && side.finder.mayBeIn(path),
      ),
    sourcesOf: (path, { finder }) => [...finder.namedByOwnLibrary(path), ...finder.exportedBy(path)],
  },
  // Addons of the published version, which a package for this system alone has: they are used where none was built in the checkout.
  {
    ...{ name: 'library', isReadBy: 'any' },
    find: ({ ofOwnPackages, changed }) =>
      ofOwnPackages.filter(
        path =>
          compiledCodeFilePattern.test(path) && possibleSourcesOfInstalledFile(path, changed).length > 0,
      ),
    sourcesOf: (path, { changed }) => possibleSourcesOfInstalledFile(path, changed),
  },
  // What an installer or a package manager has installed from the checkout, or of its package.
  {
    ...{ name: 'installed', isReadBy: 'visits', inPlaceOf: ['sources'] },
    find: side =>
      [
        ...selectInstalledFromCheckout(findInstalledFiles(side), side.roots, side.tracked, side.blobs),
        ...side.ofOwnPackages.filter(path => hasNameOfScript(path, side.changed)),
      ]
        // It makes no difference which of two equal files is used.
        .filter(path => !hasContentOfBlob(path, side.blobs)),
    sourcesOf: (path, { changed }) =>
      excludeJavaSourcesNotInFile(path, possibleSourcesOfInstalledFile(path, changed)),
  },
  // Other versions of sources.
  {
    ...{ name: 'installed', isReadBy: 'visits', inPlaceOf: ['sources'] },
    find: side =>
      findFilesThatMayBeInstalled(side).filter(
        path =>
          !isLink(path) &&
          side.finder.otherVersionsOf(path).length > 0 &&
          !hasContentOfBlob(path, side.blobs),
      ),
    sourcesOf: (path, { finder }) => finder.otherVersionsOf(path),
  },
  // Published builds. A tool may use that of its own package for its build, besides what is built here.
  {
    ...{ name: 'installed', isReadBy: 'visits', inPlaceOf: ['sources', 'namesakes'] },
    find: ({ ofOwnPackages, changed }) => selectBuildsOf(changed, ofOwnPackages),
    sourcesOf: (path, { finder }) => finder.sourcesOfInstalledFile(path),
  },
  // What a changed script writes.
  {
    ...{ name: 'generated', isReadBy: 'any' },
    find: ({ ownFiles, tracked, finder }) =>
      ownFiles
        .filter(path => !tracked.has(path) && !isFileOfTimestampBuildTool(path))
        // Settings and environments are not generated.
        .filter(path => !/(?:^|\/)\./.test(path) && finder.generatorsOf(path).length > 0)
        .slice(0, maxBuilt),
    sourcesOf: (path, { finder }) => finder.generatorsOf(path),
  },
  // Builds that the repository keeps, and that do not have the change.
  {
    ...{ name: 'generated', isReadBy: 'visits', sourcesOf: sourcesInBuild },
    find: ({ folder, committedBuilds, changed }) =>
      selectBuildsOf(changed, committedBuilds)
        .filter(path => isRunnable(join(folder, path)))
        .slice(0, maxBuilt),
  },
  {
    ...{ name: 'original', isReadBy: 'any', ofUser: 'source' },
    find: ({ changed, checkout }) => (checkout === null ? [] : changed.map(path => join(checkout, path))),
    sourcesOf: (path, { checkout }) => [relative(checkout ?? '', path)],
  },
  {
    ...{ name: 'original build', isReadBy: 'any', ofUser: 'build', sourcesOf: sourcesInBuild },
    find: ({ ofCheckout }) => ofCheckout,
  },
  {
    ...{ name: 'original build in place of its own', isReadBy: 'visits', inPlaceOf: ['namesakes'] },
    ...{ ofUser: 'build', sourcesOf: sourcesInBuild },
    find: ({ ofCheckout }) => ofCheckout,
  },
]

const kindsFoundBeforeVisits: readonly KindOfCandidate[] = [
  // What `setup` leaves: a package manager may take a package from its cache by what its recipe says, and build none of its sources. Only
  // names count: another source that defines the same functions may be built for this system.
  {
    ...{ name: 'library', isReadBy: 'visits' },
    find: side => (side.settings.length > 0 ? [] : findBuiltFiles(side)),
    sourcesOf: (path, { finder, folder }) =>
      finder.namedByOwnLibrary(join(folder, path)).filter(isMachineCodeSourceFile),
  },
  {
    ...{ name: 'copy', isReadBy: 'visits', inPlaceOf: ['sources'] },
    find: side => {
      const untracked = side.files.filter(path => !side.tracked.has(path))
      const outside = side.outside.filter(path => !isLink(path))
      return [...copiesOfOtherSide(side, [...untracked, ...outside]).keys()]
    },
    sourcesOf: (path, side) => [...copiesOfOtherSide(side, [path]).values()],
  },
  {
    ...{ name: 'link', isReadBy: 'visits' },
    find: ({ outside, checkout }) =>
      outside.filter(
        path => checkout !== null && isLink(path) && isPathIn(checkout, realPathOrNull(path) ?? ''),
      ),
    sourcesOf: (path, { changed, checkout }) => {
      const target = realPathOrNull(path)
      return changed.filter(source => target !== null && isPathIn(target, join(checkout ?? '', source)))
    },
  },
]

/** The kinds that are built with settings; sources and copies of them are the same on both sides if only settings differ. */
const builtWithSettings: readonly KindOfOtherCode[] = [
  'built',
  'program',
  'library',
  'original build',
  'original build in place of its own',
]

/** Reports whether a candidate may differ between sides in which only settings of a build differ. */
function isBuiltWithSettings(kind: KindOfCandidate, path: string): boolean {
  return (
    builtWithSettings.includes(kind.name) || (kind.name === 'installed' && compiledCodeFilePattern.test(path))
  )
}

/** Returns the candidates of a side that are to be found before these commands. */
export function findCandidateFiles(before: PhaseOfCommands, side: SideToSearch): readonly CandidateFile[] {
  const ofOwnPackages = before === 'setup' ? findFilesOfInstalledOwnPackages(side) : []
  return (before === 'setup' ? kindsFoundBeforeSetup : kindsFoundBeforeVisits).flatMap(kind =>
    kind
      .find({ ...side, ofOwnPackages })
      .filter(path => side.settings.length === 0 || isBuiltWithSettings(kind, path))
      .map(path => ({ kind, path, id: fileStatsFingerprint(resolve(side.folder, path)) })),
  )
}

function sourcesInBuild(path: string, { finder }: Pick<SideToSearch, 'finder'>): readonly string[] {
  return [...finder.namedBy(path), ...finder.exportedBy(path)]
}

/** Returns those of `paths` that may be built from a changed source. */
function selectBuildsOf(changed: readonly string[], paths: readonly string[]): readonly string[] {
  const changedOfEachExtension = ofEachExtension(changed)
  return paths.filter(path => couldBeBuiltFrom(path, changedOfEachExtension))
}

// In the folder of the side.

/** The most files built earlier that are watched on each side. */
const maxBuilt = 1000
/** The most bytes of an executable file that is read to see whether it is a script of a shell. */
const largestScript = 2 ** 21
/** The most files in a side that are watched for each build in the user's checkout. */
const maxNamesakes = 10
/** The most folder entries, and the depth, in the search for earlier builds, and for copies of sources, which are in larger folders. */
const searchForBuilt = { entries: 10_000, depth: 6 }
const searchForCopies = { entries: 200_000, depth: 12 }
/** The same in the user's checkout, which is searched once: classes of Java are deep in it. */
const searchForOriginalBuilds = { entries: 100_000, depth: 9 }
/** Folders of third-party code, caches and git. */
const excludedFolder =
  /^(\.git|node_modules|site-packages|dist-packages|vendor|third_?party|\..*cache|__pycache__)$/

/** Reports whether a file is where earlier builds are not searched, but not among installed packages. */
function isInCacheOfTools(path: string): boolean {
  return /(?:^|\/)\.[^/]*cache\//.test(path) && !path.includes('node_modules/')
}

/** Returns the files in the folder of a side. */
export function listFilesOfSide(folder: string): Pick<SideToSearch, 'files' | 'ownFiles'> {
  return {
    files: filesBelow(folder, searchForCopies, /^\.git$/),
    ownFiles: filesBelow(folder, searchForBuilt, excludedFolder),
  }
}

/** Returns the files in a side that may be built from the changed sources. */
function findBuiltFiles({
  folder,
  changed,
  tracked,
  ownFiles,
}: Pick<SideToSearch, 'folder' | 'changed' | 'tracked' | 'ownFiles'>): readonly string[] {
  // A module of Python that is compiled beside it is machine code.
  const changedOfEachExtension = ofEachExtension(changed)
  const isBuilt = (path: string) =>
    !tracked.has(path) &&
    !isFileOfTimestampBuildTool(path) &&
    (mayBeMachineCode(path) || couldBeBuiltFrom(path, changedOfEachExtension)) &&
    isRunnable(join(folder, path))
  return ownFiles.filter(isBuilt).slice(0, maxBuilt)
}

/** Returns one file of each extension, which is enough to know what their languages are compiled to, and all templates. */
function ofEachExtension(paths: readonly string[]): readonly string[] {
  const keyOf = (path: string) => (nameOfGeneratedSource(path) === basename(path) ? extname(path) : path)
  return [...new Map(paths.map(path => [keyOf(path), path])).values()]
}

/** Returns the files in the user's checkout that may be built from the changed sources of a side, by absolute paths. */
export function findOriginalBuilds(
  checkout: string,
  files: readonly string[],
  { changed, tracked }: Pick<SideToSearch, 'changed' | 'tracked'>,
): readonly string[] {
  const isObject = (path: string) => path.endsWith('.o')
  const ownFiles = [...files.filter(path => !isObject(path)), ...files.filter(isObject)]
  return findBuiltFiles({ folder: checkout, changed, tracked, ownFiles }).map(path => join(checkout, path))
}

/** Returns the files in the user's checkout without third-party code, by relative paths. */
export function listFilesOfCheckout(checkout: string): readonly string[] {
  return filesBelow(checkout, searchForOriginalBuilds, excludedFolder)
}

/**
 * Returns the files of a side, relative to it, that it may have of its own in place of a build in the user's checkout, or in its copy of
 * a package: libraries of that name, which may be installed in an environment of the side, and whatever is at the same place.
 */
export function findNamesakes(
  builds: readonly string[],
  files: readonly string[],
  placeOf: (path: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const libraries = groupBy(
    files.filter(path => compiledCodeFilePattern.test(path)),
    path => basename(path),
  )
  return new Map(
    builds.map(path => {
      const ofName = libraries.get(basename(path)) ?? []
      return [path, [...new Set([placeOf(path), ...ofName.slice(0, maxNamesakes)])]]
    }),
  )
}

/**
 * Reports whether a file may be used as it is: one without an extension is a program only if it is executable, and not if it is a script
 * of a shell. A `Makefile` or a `configure` names sources, and has no code of them.
 */
function isRunnable(path: string): boolean {
  if (basename(path).includes('.')) return true
  const { mode = 0, size = 0 } = plainFileStats(path) ?? {}
  const isExecutable = (mode & constants.S_IXUSR) !== 0
  return isExecutable && (size > largestScript || !/^#!.*\b(?:ba|da|k|z)?sh\b/.test(readTextOrEmpty(path)))
}

function copiesOfOtherSide(
  { side, differing, folder }: ChangedAndTrackedSourcesOfSide,
  paths: readonly string[],
): ReadonlyMap<string, string> {
  return findCopiesOfChangedSourcesOfSide(otherSide(side), differing, paths, folder)
}

/** Returns the files below a folder by their relative paths, except in folders with an excluded name. */
function filesBelow(top: string, limits: typeof searchForBuilt, excluded: RegExp): readonly string[] {
  return entriesBelow(top, limits, path => !excluded.test(basename(path))).flatMap(({ path, entry }) =>
    entry.isFile() ? [path] : [],
  )
}

// Outside of it, and in its environments of Python.

/**
 * Returns what is outside of a side and may be a copy of a source that differs, or compiled from one, or is a link, by absolute paths,
 * with what identifies its content.
 */
export function findOutsideCopiesOfChangedSources(
  context: ObservedCommandsContext,
  sideFolder: string,
  changed: readonly string[],
  finder: SourceFinder,
): ReadonlyMap<string, string> {
  const changedOfEachExtension = ofEachExtension(changed)
  const names = new Set(changed.map(path => basename(path)))
  const compiled = ofEachExtension(changed.filter(isCompiledSource))
  const ofPrograms = compiled.filter(isMachineCodeSourceFile)
  const isWanted = (path: string, isLinkFile: boolean) =>
    isLinkFile ||
    names.has(basename(path)) ||
    (compiledCodeFilePattern.test(path) && couldBeBuiltFrom(path, compiled)) ||
    (isProgramName(path) && ofPrograms.length > 0) ||
    (couldBeBuiltFrom(path, changedOfEachExtension) &&
      (isArchiveOfPython(path) ||
        finder.placeOfInstalledFile(path) !== null ||
        (!path.includes('/node_modules/') && isScriptWithSourceMap(path))))
  const { written } = findCodeOutsideWrittenSince(0, context, sideFolder, isWanted)
  return new Map(written.map(path => [path, fileStatsFingerprint(path)]))
}

/** Returns the libraries and the modules of Python that may be installed from a changed source, by absolute paths. */
function findInstalledFiles(side: SideToSearch): readonly string[] {
  const { changed } = side
  const names = new Set(changed.map(path => basename(path)))
  return findFilesThatMayBeInstalled(side).filter(
    path =>
      (compiledCodeFilePattern.test(path) || names.has(basename(path))) &&
      possibleSourcesOfInstalledFile(path, changed).length > 0 &&
      !isLink(path),
  )
}

/**
 * Returns the files that a package manager has put where dependencies are, for a package that the repository has by that name: an older
 * version, the published one, or a copy.
 */
function findFilesOfInstalledOwnPackages({
  files,
  outside,
  tracked,
  finder,
}: SideToSearch): readonly string[] {
  return [...files, ...outside].filter(
    path => finder.placeOfInstalledFile(path) !== null && !tracked.has(path) && !isLink(path),
  )
}

/** Reports whether a file has the name of a changed source that is not compiled. */
function hasNameOfScript(path: string, changed: readonly string[]): boolean {
  return changed.some(source => !isCompiledSource(source) && basename(source) === basename(path))
}

function findFilesThatMayBeInstalled({ folder, outside, files, tracked }: SideToSearch): readonly string[] {
  // An earlier step has copied sources to where Go, cargo, CMake and Meson compile dependencies from.
  const isCopied = (path: string) => isCompiledSource(path) && !tracked.has(path)
  const inside = files
    .filter(path => /\/(?:site|dist)-packages\//.test(path) || isCopied(path))
    .map(path => join(folder, path))
  return [...outside, ...inside]
}

/**
 * Tells whether a file may be a program by its name, such as `bench`, `bench.exe` as dune names it, and `bench.test` of `go test -c`. It is
 * found only if it is executable.
 */
function isProgramName(path: string): boolean {
  return !basename(path)
    .replace(/\.(?:exe|out|test)$/, '')
    .includes('.')
}

// Programs outside of the checkout that were built from it or run its files: they contain its path or the module that Go has built,
// or cargo has noted where it installed them from.

/** The most programs that are searched, and the most bytes in all. */
const maxPrograms = 500
const maxBytes = 512 * 2 ** 20

/** Returns the absolute paths of programs in the PATH of `env` that contain the path of the checkout, or are noted as installed from it. */
export function findProgramsOnPathMentioningCheckout(
  env: Readonly<Record<string, string>>,
  checkout: string,
): readonly string[] {
  const checkoutPath = `${checkout}${sep}`
  const programs = programAndLibraryFolders({ PATH: env.PATH }, delimiter)
    .filter(({ folder, depth }) => depth === 1 && !`${folder}${sep}`.startsWith(checkoutPath))
    .flatMap(({ folder }) => folderEntries(folder).map(({ name }) => join(folder, name)))
  const goModule = goModuleOf(readTextOrEmpty(join(checkout, 'go.mod')))
  let bytesLeft = maxBytes
  return programs.slice(0, maxPrograms).filter(path => {
    const stats = accessibleStatsOrNull(path, true)
    if (!stats?.isFile() || (stats.mode & constants.S_IXUSR) === 0) return false
    bytesLeft -= stats.size
    if (bytesLeft <= 0) return false
    const content = readBytesOrEmpty(path)
    return (
      content.includes(checkoutPath) ||
      (goModule !== null && isBuiltByGoFromFilesOf(goModule, content)) ||
      isNotedByCargoAsFrom(checkout, path)
    )
  })
}

/** Reports whether cargo has installed a program from `checkout`: it notes the folder and the programs of each package in a line. */
function isNotedByCargoAsFrom(checkout: string, program: string): boolean {
  const { href } = pathToFileURL(checkout)
  return readTextOrEmpty(join(dirname(program), '../.crates.toml'))
    .split('\n')
    .some(
      line => line.includes(`"${basename(program)}"`) && ['/', ')'].some(end => line.includes(href + end)),
    )
}

/** Reports whether two files can be read and are equal. */
export function haveEqualContent(first: string, second: string): boolean {
  const content = readBytesOrEmpty(first)
  return content.length > 0 && content.equals(readBytesOrEmpty(second))
}
