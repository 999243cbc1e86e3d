// Finds what `setup` of one side, or what its first visit builds, outside of the checkout, and what the other side replaces or uses.
import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join, resolve } from 'node:path'
import { takeFirstPathsForWarning } from '../../core/change/other-code-warning.ts'
import { couldBeBuiltFrom, isSourceFile, selectProductionSources } from '../../core/change/sources.ts'
import type { RunWarningOf } from '../../core/model/comparison.ts'
import { otherSide, type Side } from '../../core/model/measuring.ts'
import type { RunSettings } from '../../core/model/settings.ts'
import { fileStatsFingerprint, isLink, observeReads, plainFileStats } from '../files/access-times.ts'
import { isPathIn, isPathTaken, lstatOrNullSync } from '../files/folder.ts'
import { decodeGitText, type Git, splitAtNul } from '../git/git.ts'
import type { DriverContext, MeasurementDriver } from '../measure/driver.ts'
import { wrapMeasurementDriverWithMethods } from '../measure/driver-wrappers.ts'
import type { LeftoverProcesses } from '../processes/leftovers.ts'
import { type ChangedSourceBlobs, findCopiesOfChangedSourcesOfSide } from './installed-files.ts'
import {
  findLocalPythonPackagesWith,
  hasPythonSourceChangedSinceInstall,
  type PythonPackageInstalledFromPath,
} from './python-installs.ts'
import { hasClasses, SourceFinder } from './sources-of-files.ts'
import {
  compiledCodeFilePattern,
  fileTimestampResolution,
  findCodeFilesWrittenSince,
  foldersSearchedByCommands,
} from './written-code-files.ts'

/** The most files that are watched. */
const mostWatched = 500
/** Larger files are compared by their size, in bytes. */
const largestFile = 512 * 2 ** 20

/** The run whose commands are observed. */
export interface ObservedCommandsContext
  extends Pick<DriverContext, 'sides' | 'env' | 'checkout' | 'builds' | 'console'>,
    Pick<RunSettings, 'setup' | 'run' | 'workingDirectory' | 'ignoredFiles'> {
  /** Git in the user's own checkout. */
  readonly git: Git
  /** The commits that are checked out. */
  readonly commits: Readonly<Record<Side, { readonly sha: string }>>
  /** The folder for temporary files that each side has of its own; null if both share one. */
  readonly ownTemporary: string | null
  readonly leftovers: Pick<LeftoverProcesses, 'findSetupProcess'>
  /** The record of the side that several runs share; undefined if there is one run. */
  readonly installs?: InstalledFilesOfFirstSide | undefined
}

/**
 * The record of the files that the side that is prepared first has installed. Runs that share this side share the record: one of
 * them prepares and visits it for all.
 */
export interface InstalledFilesOfFirstSide {
  readonly side: Side
  /** The files that it has installed, as digests by path; null before. */
  installed: ReadonlyMap<string, string> | null
  /** The files that another side has replaced or alone has installed, and those of them that this side has read since. */
  readonly replaced: Set<string>
  readonly used: Set<string>
}

export function createInstalledFilesOfFirstSide(side: Side): InstalledFilesOfFirstSide {
  return { side, installed: null, replaced: new Set(), used: new Set() }
}

/** Files that a build reads once, and then never again. */
const readByBuilds = /\.(?:a|o|obj|lib|rlib|rmeta|jar|h|hpp|mod)$/
/** Installers put what they download, once for both sides, below such a folder. */
const fetchedOnce = /\/(?:\.[^/]*|node_modules|(?:site|dist)-packages|vendor|third_?party)\//

/**
 * Compares what the first command on each side (`setup`, or else the first visit) leaves in the folders where programs and libraries
 * are searched.
 */
export class SharedInstallDetector {
  private readonly context: ObservedCommandsContext
  private readonly changed: ChangedSourceBlobs
  private readonly isFromBefore: (path: string) => boolean
  /** The record of the side that was prepared first, or that is shared. */
  private first: InstalledFilesOfFirstSide | null
  /** The files that the other side has replaced, and those that only its `setup` has installed. */
  private replacedPaths: readonly string[] = []
  private addedPaths: readonly string[] = []
  /** The files that the first side has built and the other side did not replace; null before the first command of that side. */
  private keptPaths: readonly string[] | null = null
  /** The kept files that the other side has read, and the replaced ones that it has read after the first side had built them again. */
  private readonly usedByOther = new Set<string>()
  /** The kept files of Python distributions whose source differs on the other side, which did not install them again. */
  private notInstalledAgain: ReadonlySet<string> = new Set()
  /** Finds classes of the sources that differ; null before the first command has ended. */
  private finder: SourceFinder | null = null
  /** The files for temporary use that the first side has read in one visit. */
  private readonly readOnce = new Set<string>()
  private readonly started = new Set<Side>()
  /** The files that each side has built in a visit, by the content that it left. */
  private readonly own = { base: new Map<string, string>(), head: new Map<string, string>() }

  /** `isFromBefore` tells of files that seem to have been written, but were there before. */
  constructor(
    context: ObservedCommandsContext,
    changed: ChangedSourceBlobs,
    isFromBefore: (path: string) => boolean = () => false,
  ) {
    this.context = context
    this.changed = changed
    this.isFromBefore = isFromBefore
    this.first = context.installs ?? null
  }

  /** Wraps a driver to watch its preparation and first visits. */
  watch(driver: MeasurementDriver): MeasurementDriver {
    return wrapMeasurementDriverWithMethods(driver, {
      prepare: side => {
        const action = () => driver.prepare(side)
        if (this.context.setup === null) return action()
        return this.recordFirstCommand(side, () => this.watchReads(side, action))
      },
      visit: (item, side, attempt) => {
        const action = () => this.watchReads(side, () => driver.visit(item, side, attempt))
        return this.started.has(side) ? action() : this.recordFirstCommand(side, action)
      },
    })
  }

  private async recordFirstCommand<T>(side: Side, action: () => Promise<T>): Promise<T> {
    this.started.add(side)
    const { sides, setup, console } = this.context
    const command = setup === null ? '"run"' : '"setup"'
    const started = Date.now() - fileTimestampResolution
    const result = await action()
    // If the first side has written nothing and there is no "setup", nothing can have been replaced: the search would take a second.
    if (setup === null && this.first?.installed?.size === 0) return result
    const folder = await sides.enter(side)
    this.finder ??= new SourceFinder({ folder, changed: this.changed.map(([path]) => path), tracked: [] })
    const outside = findCodeOutsideWrittenSince(started, this.context, folder)
    const sharedPaths = await this.sharedIgnoredPaths(folder)
    const isShared = (path: string) => sharedPaths.some(one => isPathIn(one, path))
    const inside = findCodeFilesWrittenSince(
      started,
      [...new Set(sharedPaths.map(path => dirname(path)))].map(one => ({ folder: one, depth: 6 })),
      [],
    )
    const written = [...outside.written, ...inside.written.filter(isShared)].filter(
      path => !this.isFromBefore(path),
    )
    const tooLarge = outside.tooLarge ?? inside.tooLarge
    if (tooLarge !== null)
      console.info(
        `it cannot be checked whether ${command} on ${side} replaces programs or libraries of the other side: there are too many files in ${tooLarge}`,
      )
    this.first ??= createInstalledFilesOfFirstSide(side)
    if (this.first.side === side) {
      this.first.installed ??= new Map(written.map(path => [path, digest(path)]))
      return result
    }
    const { installed, replaced } = this.first
    this.replacedPaths = takePathsToWatch(
      written.filter(path => installed?.has(path) && installed.get(path) !== digest(path)),
    )
    // A package manager may have put another version in a folder of its own, as conan does, and give it to both sides from now on.
    const contents = new Set(installed?.values())
    this.addedPaths = takePathsToWatch(
      setup === null || installed === null
        ? []
        : written.filter(
            path => !installed.has(path) && !contents.has(digest(path)) && !isOnlyTouched(path, started),
          ),
    )
    for (const path of [...this.replacedPaths, ...this.addedPaths]) replaced.add(path)
    for (const path of this.replacedPaths) this.own[side].set(path, fileStatsFingerprint(path))
    this.keptPaths = this.builtByFirst().filter(path => installed?.get(path) === digest(path))
    const sources = selectProductionSources(this.changed.map(([path]) => path))
    const changed = sources.map(path => join(folder, path))
    this.notInstalledAgain = new Set(
      this.localDistributions()
        .filter(one => hasPythonSourceChangedSinceInstall(one, changed))
        .flatMap(codeOf)
        .filter(path => !this.own[side].has(path)),
    )
    return result
  }

  /** Returns the absolute paths of the ignored files and folders in a side that both sides use; none if each has its own. */
  private async sharedIgnoredPaths(folder: string): Promise<readonly string[]> {
    if (this.context.ignoredFiles !== 'shared') return []
    const kinds = ['--others', '--ignored', '--exclude-standard', '--directory']
    const listing = await this.context.git.run(['ls-files', '-z', ...kinds])
    return splitAtNul(listing).map(path => resolve(folder, decodeGitText(path)))
  }

  /** Returns the Python distributions that the first side has installed from files of this machine. */
  private localDistributions(): readonly PythonPackageInstalledFromPath[] {
    return findLocalPythonPackagesWith(this.first?.installed?.keys() ?? [])
  }

  /** Returns what the first side has built outside of the checkout, and what no installer has fetched for both sides. */
  private builtByFirst(): readonly string[] {
    const programs = new Set(this.context.env.PATH?.split(delimiter))
    // A link that both sides have leads both to the same, which was built or not.
    const installed = [...(this.first?.installed?.keys() ?? [])].filter(path => !isLink(path))
    const copies = this.copiesOfFirst(installed)
    const built = installed.filter(
      path => (this.isModuleOfChanged(path) || !fetchedOnce.test(path)) && !programs.has(dirname(path)),
    )
    const ofDistributions = this.localDistributions().flatMap(codeOf)
    return takePathsToWatch([...new Set([...copies, ...ofDistributions, ...built])])
  }

  /** Returns those of `paths` that are copies of a source file of the first side which is different on the other. */
  private copiesOfFirst(paths: readonly string[]): readonly string[] {
    const side = this.first?.side ?? 'base'
    return [...findCopiesOfChangedSourcesOfSide(side, this.changed, paths, '/').keys()]
  }

  /** Returns the files of the first side that the other side has used although its own code differs. */
  private usedOfFirst(): readonly string[] {
    const used = this.usedOfOther()
    const unlike = used.filter(path => this.notInstalledAgain.has(path) || this.isModuleOfChanged(path))
    return [...new Set([...this.copiesOfFirst(used), ...unlike])]
  }

  /**
   * Reports whether a file is a library named after a compiled source that differs, such as `libfast.so` after `fast.c`, or a package with
   * a class of one. Tools such as pyximport and rebar3 read the source on both sides, and then take by its time what the
   * first side has compiled; NuGet does not unpack a version again.
   */
  private isModuleOfChanged(path: string): boolean {
    if (hasClasses(path)) return fetchedOnce.test(path) && (this.finder?.exportedBy(path).length ?? 0) > 0
    const stem = (name: string) => basename(name).replace(/\..*/, '')
    const libraryStem = stem(path)
    const stems = [libraryStem, libraryStem.replace(/^lib/, '')]
    return (
      /\.(?:so|beam)$/.test(path) &&
      !/\/(?:site|dist)-packages\//.test(path) &&
      this.changed.some(([source]) => couldBeBuiltFrom(path, [source]) && stems.includes(stem(source)))
    )
  }

  private async watchReads<T>(side: Side, action: () => Promise<T>): Promise<T> {
    if (this.first === null) return action()
    const isFirst = side === this.first.side
    const kept = isFirst ? [] : (this.keptPaths ?? this.builtByFirst())
    const isKept = new Set(kept)
    const used = isFirst ? this.first.used : this.usedByOther
    // With one checkout, a build tool may rebuild what is outside of it in the first rounds only, as each side's files get their times back.
    const replaced = isFirst ? [...this.first.replaced] : this.replacedPaths
    const paths = [...new Set([...kept, ...replaced])].filter(path => !used.has(path))
    if (paths.length === 0) return action()
    const before = paths.map(fileStatsFingerprint)
    const { result, code: read } = await observeReads('/', { code: paths }, action)
    // A file that a side has built is that side's own, until the other side builds it again.
    for (const [n, path] of paths.entries()) {
      const id = fileStatsFingerprint(path)
      if (id !== before[n]) this.own[side].set(path, id)
      else if (id !== this.own[side].get(path) && read.has(path))
        if (isKept.has(path) || this.isReadByCommand(path)) used.add(path)
    }
    return result
  }

  /**
   * Reports whether the first side has read a file that was seen to be read. Another program of the machine may write a script
   * for temporary use and run it, by chance while this side is visited: such a file has to be read in a second visit, too.
   */
  private isReadByCommand(path: string): boolean {
    if (!isPathIn(tmpdir(), path) || readByBuilds.test(path) || this.readOnce.has(path)) return true
    this.readOnce.add(path)
    return false
  }

  /** Reports whether the second side has replaced a program that the first side has installed, or what a script may import beside it. */
  hasReplaced(program: string): boolean {
    const isOf = (path: string) =>
      path === program || (isSourceFile(program) && isPathIn(dirname(program), path))
    return this.replacedPaths.some(isOf)
  }

  /** Returns the files outside that a side has read, and that the other side alone has built. */
  builtByOther(side: Side): readonly string[] {
    return side === this.first?.side ? [] : this.usedOfOther()
  }

  /** Returns the kept files that the other side has read. What is gone was a temporary file of a compiler. */
  private usedOfOther(): readonly string[] {
    return [...this.usedByOther].filter(path => !this.replacedPaths.includes(path) && isPathTaken(path))
  }

  /**
   * Returns the files that a side has used though `setup` of the other had replaced them, or not replaced those of the other; null
   * if there are none.
   */
  finding(): RunWarningOf<'shared-install'> | null {
    if (this.first === null) return null
    const { side, used } = this.first
    const isUsed = (path: string) => used.has(path) && isPathTaken(path)
    const replaced = this.replacedPaths.filter(isUsed)
    const ofOther = replaced.length > 0 ? replaced : this.addedPaths.filter(isUsed)
    const rebuilt = [...this.usedByOther].filter(
      path => this.replacedPaths.includes(path) && isPathTaken(path),
    )
    const ofFirst = rebuilt.length > 0 ? rebuilt : this.usedOfFirst()
    const [onSide, paths] = ofOther.length > 0 ? [side, ofOther] : [otherSide(side), ofFirst]
    if (paths.length === 0) return null
    return {
      ...{ kind: 'shared-install', side: onSide, count: paths.length },
      paths: takeFirstPathsForWarning(paths),
    }
  }
}

/** Returns what was written outside of a side since a time where its commands may find it, as `findCodeFilesWrittenSince` does. */
export function findCodeOutsideWrittenSince(
  started: number,
  { git, env, setup, run, workingDirectory, ownTemporary }: ObservedCommandsContext,
  sideFolder: string,
  isWanted?: (path: string, isLink: boolean) => boolean,
): ReturnType<typeof findCodeFilesWrittenSince> {
  const folders = foldersSearchedByCommands([setup, run], env, resolve(sideFolder, workingDirectory))
  // The files of one side alone are beside its folder for temporary files.
  const own = ownTemporary === null ? [] : [dirname(ownTemporary)]
  return findCodeFilesWrittenSince(started, folders, [git.folder, sideFolder, ...own], isWanted)
}

/**
 * Reports whether a file was there before a time, and only its mode or its access time has been set since, as another run of this program
 * does. What is written, moved or linked leaves a later time on the file or on its folder, or another link.
 */
function isOnlyTouched(path: string, time: number): boolean {
  const [file, folder] = [lstatOrNullSync(path), lstatOrNullSync(dirname(path))]
  const isOlder = (...times: readonly (number | undefined)[]) => times.every(one => (one ?? time) < time)
  return file?.nlink === 1 && isOlder(file.mtimeMs, file.birthtimeMs, folder?.mtimeMs)
}

/** Returns as many of `paths` as are watched: programs and libraries rather than the object files that they were built of. */
function takePathsToWatch(paths: readonly string[]): readonly string[] {
  const isObject = (path: string) => path.endsWith('.o')
  return [...paths.filter(path => !isObject(path)), ...paths.filter(isObject)].slice(0, mostWatched)
}

function digest(path: string): string {
  try {
    if (isLink(path)) return `link to ${readlinkSync(path)}`
    const size = plainFileStats(path)?.size ?? 0
    return size > largestFile ? `${size}` : createHash('sha256').update(readFileSync(path)).digest('hex')
  } catch {
    return 'unreadable'
  }
}

/** Returns the code that a distribution has installed; what an editable one has in Python only leads to the checkout. */
function codeOf({ files, isEditable }: PythonPackageInstalledFromPath): readonly string[] {
  return files.filter(path => compiledCodeFilePattern.test(path) || (!isEditable && isSourceFile(path)))
}
