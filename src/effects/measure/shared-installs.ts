// Finds installed code that both sides would share: editable installs of Python, and what `setup` of one side replaces on the
// other.
import { createHash } from 'node:crypto'
import { constants, existsSync, readFileSync, readlinkSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { basename, delimiter, dirname, join, resolve, sep } from 'node:path'
import {
  type FolderWithMaxSearchDepth,
  isSystemFolder,
  pathsNamedInCommands,
  programAndLibraryFolders,
} from '../../core/change/shared-folders.ts'
import { takeFirstPathsForWarning } from '../../core/change/signs-of-other-code.ts'
import { couldBeBuiltFrom, isSourceFile, selectNonTestSources } from '../../core/change/sources.ts'
import type { RunWarningOf } from '../../core/model/comparison.ts'
import { otherSide, type Side } from '../../core/model/measuring.ts'
import type { RunSettings } from '../../core/model/settings.ts'
import {
  folderEntries,
  lstatOrNullSync,
  readTextOrEmpty,
  realPathOrNull,
  statOrNullSync,
} from '../files/folder.ts'
import { decodeGitText, type Git, splitAtNul } from '../git/git.ts'
import {
  plainFileStats,
  resetAccessTimes,
  wasFileReadSinceAccessTimeReset,
  wasFolderOrLinkReadSinceAccessTimeReset,
} from './access-times.ts'
import type { DriverContext, MeasurementDriver } from './driver.ts'
import { wrapMeasurementDriverWithMethods } from './driver-wrappers.ts'
import type { LeftoverProcesses } from './leftovers.ts'
import {
  findLocalPythonPackagesIn,
  hasPythonPackageSourceChanged,
  type LocalPythonPackage,
} from './local-distributions.ts'

export interface EditableInstall {
  readonly environment: string
  /** The folder in the checkout that it imports from. */
  readonly target: string
}

interface CommandFolderAndEnv {
  /** The top folder of the user's own checkout, a real path. */
  readonly checkout: string
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
}

/**
 * Warns of an editable install, as a pass would mean nothing: in worktrees both sides would import the user's own files. Does
 * nothing if the sides are in the checkout itself.
 */
export async function warnOfEditableInstall(
  run: string,
  folder: string,
  { checkout, env, console }: Pick<DriverContext, 'checkout' | 'env' | 'console'>,
): Promise<void> {
  const editable = checkout
    ? await findEditableInstallImportedByCommand(run, { folder, env, checkout })
    : null
  if (editable)
    console.warn(
      `Both sides may run the code in ${editable.target} and not their own: the Python environment ${editable.environment} has it as an editable install. Make an environment in "setup" (docs/formats.md), or set "checkout" to in-place.`,
    )
}

/**
 * Returns the first editable install that the command `run` may import from; null if none is found. Nothing is executed. An
 * environment in the checkout is copied for each side, and refers to that side.
 */
export async function findEditableInstallImportedByCommand(
  run: string,
  place: CommandFolderAndEnv,
): Promise<EditableInstall | null> {
  const environments = environmentsOf(run, place)
  for (const environment of environments.filter(one => !isIn(place.checkout, one)))
    for (const packages of packageFolders(environment))
      for (const path of pathsIn(packages)) {
        const target = await realpath(path).catch(() => path)
        // What pip has cloned into an environment is not the user's own code, even if the environment is in the checkout.
        if (isIn(place.checkout, target) && !isIn(environment, target)) return { environment, target }
      }
  return null
}

/** Programs of an environment in a command: `.venv/bin/pytest`, or `activate`; but none of the system, such as `/usr/bin/env`. */
const environmentProgram = /(?<![^\s;&|("'=])(?!\/usr\/)([^\s;&|("'=]+)\/bin\/[\w.-]+/g
/** Commands that may run Python: its own programs, and those that run anything. */
const python = /\b(py\w*|asv|make|just|task|invoke|[\w./-]+\.sh)\b/
/** Programs that choose an environment by the working directory, or use the active one. */
const environmentManager = /\b(uvx?|poetry|pdm|pipenv|hatch|tox|nox|pixi|conda)\b/

function environmentsOf(run: string, { folder, env }: CommandFolderAndEnv): readonly string[] {
  const own = [...run.matchAll(environmentProgram)].map(([, path = '']) => resolve(folder, path))
  if (own.length > 0) return own
  if (environmentManager.test(run))
    return [env.UV_PROJECT_ENVIRONMENT, '.venv', env.VIRTUAL_ENV, env.CONDA_PREFIX]
      .filter(path => path)
      .map((path = '') => resolve(folder, path))
  if (!python.test(run)) return []
  for (const programs of (env.PATH ?? '').split(delimiter))
    for (const name of ['python3', 'python'])
      if (programs !== '' && existsSync(join(programs, name))) return [dirname(resolve(folder, programs))]
  return []
}

/** Returns `lib/python3.13/site-packages`, and the name that Debian uses. */
function packageFolders(environment: string): readonly string[] {
  const lib = join(environment, 'lib')
  const versions = folderEntries(lib).filter(({ name }) => name.startsWith('python3'))
  return versions.flatMap(({ name }) =>
    ['site-packages', 'dist-packages'].map(packages => join(lib, name, packages)),
  )
}

/**
 * Returns the paths that a folder of packages imports from: lines of `.pth` files, and the editable installs that pip notes
 * (PEP 610).
 */
function pathsIn(packages: string): readonly string[] {
  const paths: string[] = []
  for (const { name } of folderEntries(packages))
    if (name.endsWith('.pth')) {
      // A line that is no path, such as code, resolves to nothing outside of this folder.
      const lines = readTextOrEmpty(join(packages, name)).split('\n')
      paths.push(...lines.map(line => resolve(packages, line.trim())))
    }
  const editable = findLocalPythonPackagesIn(packages).filter(({ isEditable }) => isEditable)
  return [...paths, ...editable.map(({ source }) => source)]
}

function isIn(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}${sep}`)
}

// What `setup` on one side installed outside of the checkout and `setup` on the other replaced.

/** Limits on the files that are looked at, in all and below each folder, and on the replaced files that are watched. */
const mostFiles = 300_000
const mostInFolder = 100_000
const mostWatched = 500
/** Larger files are compared by their size, in bytes. */
const largestFile = 512 * 2 ** 20
/** The resolution of a file system's clock, in milliseconds. */
export const fileTimestampResolution = 20
/** Native libraries, and compiled or packed code of Java, Node, Python, R (`.rdb`), Elixir, PHP and .NET. */
const library =
  /\.(?:a|o|so(?:\.\d+)*|dylib|dll|jar|war|class|node|wasm|whl|egg|pyz|pex|zip|rdb|beam|phar|nupkg)$/
/** How deep a folder that a command names is searched, as setup copies whole projects to one, with their packages in `node_modules`. */
const depthInNamed = 12
/** The longest script whose paths are read, in bytes. */
const longestShim = 16 * 2 ** 10
/** Metadata of installers, which differs each time, and folders of this program's runs. */
const unsearchedFolder = /\.(dist|egg)-info$|^benchgate-/

/** The run whose commands are observed. */
export interface ObservedRunContext
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
  readonly installs?: FirstSideInstallRecord | undefined
}

/** The source files that differ, with the ids of their blobs. */
type ChangedSourceBlobs = readonly (readonly [path: string, blobs: Readonly<Record<Side, string>>])[]

/**
 * What is known of the installed files of the side that is prepared first. Runs that share this side share the record: one of them
 * prepares and visits it for all.
 */
export interface FirstSideInstallRecord {
  readonly side: Side
  /** The files that it has installed, as digests by path; null before. */
  installed: ReadonlyMap<string, string> | null
  /** The files that another side has replaced, and those of them that this side has read since. */
  readonly replaced: Set<string>
  readonly used: Set<string>
}

export function createInstalledFilesOfFirstSide(side: Side): FirstSideInstallRecord {
  return { side, installed: null, replaced: new Set(), used: new Set() }
}

/** What installers fetch, once for both sides, is below such a folder. */
const fetchedOnce = /\/(?:\.[^/]*|node_modules|(?:site|dist)-packages|vendor|third_?party)\//

/**
 * Compares what the first command on each side (`setup`, or else the first visit) leaves in the folders where programs and libraries
 * are searched.
 */
export class SharedInstallDetector {
  private readonly context: ObservedRunContext
  private readonly changed: ChangedSourceBlobs
  /** The record of the side that was prepared first, or that is shared. */
  private first: FirstSideInstallRecord | null
  /** The files that the other side has replaced. */
  private replacedPaths: readonly string[] = []
  /** The files that the first side has built and the other side did not replace; null before the first command of that side. */
  private keptPaths: readonly string[] | null = null
  /** Those of them that the other side has read. */
  private readonly usedKept = new Set<string>()
  /** Of the kept files, the code of Python distributions whose source differs on the other side, which did not install them again. */
  private notInstalledAgain: ReadonlySet<string> = new Set()
  private readonly started = new Set<Side>()
  /** The files that each side has built in a visit, by the content that it left. */
  private readonly own = { base: new Map<string, string>(), head: new Map<string, string>() }

  constructor(context: ObservedRunContext, changed: ChangedSourceBlobs) {
    this.context = context
    this.changed = changed
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
    const { git, sides, env, setup, run, workingDirectory, ownTemporary, console } = this.context
    const command = setup === null ? '"run"' : '"setup"'
    const started = Date.now() - fileTimestampResolution
    const result = await action()
    const folder = await sides.enter(side)
    const folders = foldersSearchedByCommands([setup, run], env, resolve(folder, workingDirectory))
    // What each side has of its own is beside its folder for temporary files.
    const own = ownTemporary === null ? [] : [dirname(ownTemporary)]
    const outside = findCodeFilesWrittenSince(started, folders, [git.folder, folder, ...own])
    const sharedPaths = await this.sharedIgnoredPaths(folder)
    const isShared = (path: string) => sharedPaths.some(one => isIn(one, path))
    const inside = findCodeFilesWrittenSince(
      started,
      [...new Set(sharedPaths.map(path => dirname(path)))].map(one => ({ folder: one, depth: 6 })),
      [],
    )
    const written = [...outside.written, ...inside.written.filter(isShared)]
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
    for (const path of this.replacedPaths) replaced.add(path)
    this.keptPaths = this.builtByFirst().filter(path => installed?.get(path) === digest(path))
    const sources = selectNonTestSources(this.changed.map(([path]) => path))
    const changed = sources.map(path => join(folder, path))
    this.notInstalledAgain = new Set(
      this.localDistributions()
        .filter(one => hasPythonPackageSourceChanged(one, changed))
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
  private localDistributions(): readonly LocalPythonPackage[] {
    const installed = this.first?.installed ?? new Map()
    const folders = new Set([...installed.keys()].flatMap(parentFolders))
    const isInstalled = ({ files }: LocalPythonPackage) => files.some(path => installed.has(path))
    return [...folders].flatMap(findLocalPythonPackagesIn).filter(isInstalled)
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
    const used = [...this.usedKept]
    const unlike = used.filter(path => this.notInstalledAgain.has(path) || this.isModuleOfChanged(path))
    return [...new Set([...this.copiesOfFirst(used), ...unlike])]
  }

  /**
   * Reports whether a file is a library named after a compiled source that differs, such as `libfast.so` after `fast.c`. Tools that
   * compile at import, such as pyximport, read the source on both sides, and then take by its time what the first side has compiled.
   */
  private isModuleOfChanged(path: string): boolean {
    const stem = (name: string) => basename(name).replace(/\..*/, '')
    const libraryStem = stem(path)
    const stems = [libraryStem, libraryStem.replace(/^lib/, '')]
    return (
      /\.so$/.test(path) &&
      !/\/(?:site|dist)-packages\//.test(path) &&
      this.changed.some(([source]) => couldBeBuiltFrom(path, [source]) && stems.includes(stem(source)))
    )
  }

  private async watchReads<T>(side: Side, action: () => Promise<T>): Promise<T> {
    if (this.first === null) return action()
    const isFirst = side === this.first.side
    const used = isFirst ? this.first.used : this.usedKept
    const paths = (isFirst ? [...this.first.replaced] : (this.keptPaths ?? this.builtByFirst())).filter(
      path => !used.has(path),
    )
    if (paths.length === 0) return action()
    await resetAccessTimes(
      '/',
      paths.flatMap(path => [path, ...compiledFilesOfPythonModule(path)]),
    )
    const before = paths.map(contentId)
    const result = await action()
    // What a side has built itself is its own, until the other side builds it again.
    for (const [n, path] of paths.entries()) {
      const id = contentId(path)
      if (id !== before[n]) this.own[side].set(path, id)
      else if (
        id !== this.own[side].get(path) &&
        (isLink(path)
          ? wasFolderOrLinkReadSinceAccessTimeReset(path)
          : [path, ...compiledFilesOfPythonModule(path)].some(wasFileReadSinceAccessTimeReset))
      )
        used.add(path)
    }
    return result
  }

  /** Returns the files outside that a side has read, and that the other side alone has built. */
  builtByOther(side: Side): readonly string[] {
    return side === this.first?.side ? [] : [...this.usedKept]
  }

  /**
   * Returns the files that a side has used though `setup` of the other had replaced them, or not replaced those of the other; null
   * if there are none.
   */
  finding(): RunWarningOf<'shared-install'> | null {
    if (this.first === null) return null
    const { side, used } = this.first
    const replaced = this.replacedPaths.filter(path => used.has(path))
    const [onSide, paths] = replaced.length > 0 ? [side, replaced] : [otherSide(side), this.usedOfFirst()]
    if (paths.length === 0) return null
    return {
      ...{ kind: 'shared-install', side: onSide, count: paths.length },
      paths: takeFirstPathsForWarning(paths),
    }
  }
}

/**
 * Returns the folders from which commands may load what one of them has built or installed: those that they name by a path, as that of
 * a program, and those of their environment. `folder` is the one in which they run.
 */
export function foldersSearchedByCommands(
  commands: readonly (string | null)[],
  env: Readonly<Record<string, string>>,
  folder: string,
): readonly FolderWithMaxSearchDepth[] {
  const named = [...new Set(pathsNamedInCommands(commands, env).map(path => resolve(folder, path)))]
  // What programs load is next to their folder `bin`, although PATH does not name it.
  const programs = named.map(path => dirname(path)).filter(one => basename(one) === 'bin')
  const PATH = [...programs, env.PATH ?? '', ...programFoldersBehindShims(env.PATH ?? '')].join(delimiter)
  return [
    ...named
      .flatMap(path => [
        { folder: dirname(path), depth: 1 },
        { folder: path, depth: depthInNamed },
      ])
      .filter(one => !isSystemFolder(one.folder)),
    ...linkedFoldersOutside(folder).map(linked => ({ folder: linked, depth: 5 })),
    ...programAndLibraryFolders({ ...env, PATH }, delimiter),
  ]
}

/** Returns the folders outside of `folder` to which links in it lead, as those of Bazel to its last builds. */
function linkedFoldersOutside(folder: string): readonly string[] {
  const links = folderEntries(folder).filter(entry => entry.isSymbolicLink())
  const targets = links.map(({ name }) => realPathOrNull(join(folder, name)))
  return targets.filter(path => path !== null).filter(path => !isIn(folder, path) && !isSystemFolder(path))
}

/** Returns the folders of the programs that version managers start by shims on PATH: pyenv and rbenv, and asdf and mise. */
function programFoldersBehindShims(path: string): readonly string[] {
  const foldersIn = (folder: string) => folderEntries(folder).map(({ name }) => join(folder, name))
  const roots = path
    .split(delimiter)
    .filter(one => basename(one) === 'shims')
    .map(one => dirname(one))
  return roots
    .flatMap(root => [
      ...foldersIn(join(root, 'versions')),
      ...foldersIn(join(root, 'installs')).flatMap(foldersIn),
    ])
    .map(version => join(version, 'bin'))
}

/** Returns what was written in `folders` since a time, except in `excluded`, and the first folder that is too large to search. */
export function findCodeFilesWrittenSince(
  started: number,
  folders: readonly FolderWithMaxSearchDepth[],
  excluded: readonly string[],
): { readonly written: readonly string[]; readonly tooLarge: string | null } {
  const written = new Set<string>()
  /** The depth to which each folder was searched: another one may lead deeper into it. */
  const depths = new Map<string, number>()
  let entriesLeft = 0
  let totalLeft = mostFiles
  let tooLarge: string | null = null
  // All of one depth come before what is deeper, so that large folders in one place hide nothing near the top of another.
  const search = (top: string, maxDepth: number) => {
    const queue = [{ folder: top, depth: maxDepth }]
    for (const { folder, depth } of queue) {
      if (depth <= (depths.get(folder) ?? 0)) continue
      depths.set(folder, depth)
      if (excluded.some(one => `${folder}${sep}`.startsWith(`${one}${sep}`))) continue
      for (const entry of folderEntries(folder)) {
        if (entriesLeft-- <= 0) return
        const path = join(folder, entry.name)
        if (entry.isDirectory() && !unsearchedFolder.test(entry.name))
          queue.push({ folder: path, depth: depth - 1 })
        else if (entry.isFile() || entry.isSymbolicLink()) {
          const isNew = isWritten(path, started)
          if (isNew) written.add(path)
          if (folder === top && entry.isSymbolicLink())
            queue.push(...foldersOfPrograms([realPathOrNull(path)], started))
          else if (folder === top && isNew) queue.push(...foldersOfShim(path, started))
        }
      }
    }
  }
  for (const { folder, depth } of folders) {
    entriesLeft = Math.min(totalLeft, mostInFolder)
    const entriesBefore = entriesLeft
    search(realPathOrNull(folder) ?? folder, depth)
    if (entriesLeft < 0) tooLarge ??= folder
    totalLeft -= entriesBefore - Math.max(entriesLeft, 0)
  }
  return { written: [...written], tooLarge }
}

/** Returns the folders from which the programs load code that a script starts, as pnpm writes such scripts. */
function foldersOfShim(path: string, started: number): readonly FolderWithMaxSearchDepth[] {
  if ((plainFileStats(path)?.size ?? 0) > longestShim) return []
  const text = readTextOrEmpty(path)
  if (!text.startsWith('#!')) return []
  const named = [...text.matchAll(/(?<![\w./])(?:\$basedir)?(?:\/[\w.@+-]+)+/g)]
  return foldersOfPrograms(
    named.map(([one]) => one.replace('$basedir', dirname(path))),
    started,
  )
}

/** Returns the folders from which those of the programs load code that were written since a time. */
function foldersOfPrograms(
  programs: readonly (string | null)[],
  started: number,
): readonly FolderWithMaxSearchDepth[] {
  return programs.flatMap(path => {
    if (path === null || isSystemFolder(path)) return []
    if (plainFileStats(path) === null || !isWritten(path, started)) return []
    const [packages] = /^.*?\/node_modules(?=\/)/.exec(path) ?? []
    const parent = dirname(path)
    const ownFolder = basename(parent) === 'bin' ? join(dirname(parent), 'lib') : parent
    return [{ folder: packages ?? ownFolder, depth: 9 }]
  })
}

/**
 * Reports whether a file that can be run or loaded was written, or a link to one or to a folder, as that to the current one of several
 * versions; other files that `setup` writes on both sides are no code.
 */
function isWritten(path: string, started: number): boolean {
  const stats = (lstatOrNullSync(path)?.ctimeMs ?? 0) < started ? null : statOrNullSync(path)
  if (stats === null) return false
  return isSourceFile(path) || library.test(path) || (stats.mode & constants.S_IXUSR) !== 0
}

/** Returns as many of `paths` as are watched: programs and libraries rather than the object files that they were built of. */
function takePathsToWatch(paths: readonly string[]): readonly string[] {
  const isObject = (path: string) => path.endsWith('.o')
  return [...paths.filter(path => !isObject(path)), ...paths.filter(isObject)].slice(0, mostWatched)
}

function isLink(path: string): boolean {
  return lstatOrNullSync(path)?.isSymbolicLink() === true
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

/** Returns which of `paths`, relative to `folder`, are copies of a source file as only `side` has it; the values are the sources' paths. */
export function findCopiesOfChangedSourcesOfSide(
  side: Side,
  changed: ChangedSourceBlobs,
  paths: Iterable<string>,
  folder: string,
): ReadonlyMap<string, string> {
  const ofOther = new Set(changed.map(([, blobs]) => blobs[otherSide(side)]))
  const sources = new Map<string, string>()
  for (const [path, blobs] of changed) if (!ofOther.has(blobs[side])) sources.set(blobs[side], path)
  const names = new Set(changed.map(([path]) => basename(path)))
  const algorithm = changed[0]?.[1].base.length === 64 ? 'sha256' : 'sha1'
  const copies = new Map<string, string>()
  for (const path of paths) {
    const source = names.has(basename(path)) && sources.get(blobId(resolve(folder, path), algorithm))
    if (source) copies.set(path, source)
  }
  return copies
}

/** Returns all folders that a path is in. */
function parentFolders(path: string): readonly string[] {
  const parent = dirname(path)
  return parent === path ? [] : [parent, ...parentFolders(parent)]
}

/** Returns the code that a distribution has installed; what an editable one has in Python only leads to the checkout. */
function codeOf({ files, isEditable }: LocalPythonPackage): readonly string[] {
  return files.filter(path => library.test(path) || (!isEditable && isSourceFile(path)))
}

/** Returns the id that git gives the content of a file; empty if the file is empty, as empty files are no copies of each other. */
function blobId(path: string, algorithm: 'sha1' | 'sha256'): string {
  try {
    const content = readFileSync(path)
    const hash = createHash(algorithm).update(`blob ${content.length}\0`).update(content)
    return content.length === 0 ? '' : hash.digest('hex')
  } catch {
    return ''
  }
}

/** Identifies the content of a file or a link by what changes when it is written. */
function contentId(path: string): string {
  const stats = lstatOrNullSync(path)
  return stats === null ? '' : `${stats.ino} ${stats.size} ${stats.mtimeMs}`
}

/** Returns the compiled files that Python reads in place of a module. */
export function compiledFilesOfPythonModule(path: string): readonly string[] {
  if (!path.endsWith('.py')) return []
  const folder = join(dirname(path), '__pycache__')
  const stem = `${basename(path, '.py')}.`
  return folderEntries(folder).flatMap(({ name }) => (name.startsWith(stem) ? [join(folder, name)] : []))
}
