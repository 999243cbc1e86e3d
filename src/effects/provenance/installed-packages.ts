// Finds out whether a side runs other versions of its dependencies or its interpreter than its files name: those that an earlier step has installed for both.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, delimiter, dirname, join, relative, resolve } from 'node:path'
import { takeFirstPathsForWarning } from '../../core/change/other-code-warning.ts'
import {
  isCatalogFile,
  isLockFile,
  isVersionOneOf,
  kindOfRequirementsFile,
  mayNameVersionsOfSomeEnvironments,
  type PackageKind,
  packagesOfComposer,
  packagesWithOtherVersions,
  parseRequiredVersions,
  type RequiredVersions,
} from '../../core/change/required-packages.ts'
import type { FolderWithMaxSearchDepth } from '../../core/change/shared-folders-and-caches.ts'
import type { RunWarningOf } from '../../core/model/comparison.ts'
import { otherSide, type Side, sides } from '../../core/model/measuring.ts'
import { folderKeepsAccessTimes, observeReads } from '../files/access-times.ts'
import {
  entriesBelow,
  folderEntries,
  isPathIn,
  lstatOrNullSync,
  readTextOrEmpty,
  realPathOrNull,
  resolveProgramPathOrKeepName,
} from '../files/folder.ts'
import type { MeasurementDriver } from '../measure/driver.ts'
import { wrapMeasurementDriverWithMethods } from '../measure/driver-wrappers.ts'
import type { ChangedSourceBlobs } from './installed-files.ts'
import { pythonDistributionsIn, pythonPackageFolders } from './python-installs.ts'
import type { ObservedCommandsContext } from './shared-installs.ts'
import { foldersSearchedByCommands } from './written-code-files.ts'

/** The most packages whose versions differ that are watched. */
const mostPackages = 500
/** The visits to a side that are watched. */
const mostVisits = 2

/** A lock file or a manifest that differs between base and head. */
interface ChangedRequirements {
  readonly path: string
  readonly kind: PackageKind
  readonly versions: Readonly<Record<Side, RequiredVersions>>
  /** The names of the packages that it names in other versions. */
  readonly packages: readonly string[]
}

/** Watches the first visits to each side for packages that differ from what the lock file or manifest of the side names. */
export class InstalledPackagesWatcher {
  private readonly context: ObservedCommandsContext
  private readonly requirements: readonly ChangedRequirements[]
  private readonly visits = { base: 0, head: 0 }
  /** The folders of packages that a side has used in another version, by the path of the lock file or manifest. */
  private readonly used = { base: new Map<string, Set<string>>(), head: new Map<string, Set<string>>() }

  private constructor(context: ObservedCommandsContext, requirements: readonly ChangedRequirements[]) {
    this.context = context
    this.requirements = requirements
  }

  /** Returns null if no lock file and no manifest differs in versions, or if it cannot be observed what commands read. */
  static async open(
    context: ObservedCommandsContext,
    changed: ChangedSourceBlobs,
  ): Promise<InstalledPackagesWatcher | null> {
    // Runs that share a side must not enter theirs here.
    if (context.installs !== undefined || context.builds !== undefined) return null
    const { git } = context
    const requirements: ChangedRequirements[] = []
    for (const [path, blobs] of changed) {
      const kind = kindOfRequirementsFile(path)
      // A file that one side lacks has no blob of this side.
      if (kind === null || sides.some(side => /^0+$/.test(blobs[side]))) continue
      const [ofBase, ofHead] = [await textOf(blobs.base), await textOf(blobs.head)]
      // The blobs of a submodule are in another repository.
      if (ofBase === null || ofHead === null) continue
      const base = parseRequiredVersions(path, ofBase)
      const head = parseRequiredVersions(path, ofHead)
      const packages = packagesWithOtherVersions(base, head).slice(0, mostPackages)
      if (packages.length > 0) requirements.push({ path, kind, versions: { base, head }, packages })
    }
    // A lock file says more exactly what the manifests of its kind ask for.
    const locked = new Set(requirements.filter(({ path }) => isLockFile(path)).map(({ kind }) => kind))
    const deciding = requirements.filter(({ path, kind }) => isLockFile(path) || !locked.has(kind))
    if (deciding.length === 0) return null
    const probeFolder = await context.sides.enter('head')
    return (await folderKeepsAccessTimes(probeFolder))
      ? new InstalledPackagesWatcher(context, deciding)
      : null

    function textOf(blob: string): Promise<string | null> {
      return git.run(['cat-file', 'blob', blob]).catch(() => null)
    }
  }

  watch(driver: MeasurementDriver): MeasurementDriver {
    return wrapMeasurementDriverWithMethods(driver, {
      visit: async (item, side, attempt) => {
        if (++this.visits[side] > mostVisits) return driver.visit(item, side, attempt)
        const folder = await this.context.sides.enter(side)
        const packages = this.packagesInOtherVersion(folder, side)
        const code = packages.flatMap(({ files }) => files)
        const { result, code: read } = await observeReads('/', { code, codeOfOthers: code }, () =>
          driver.visit(item, side, attempt),
        )
        const used = packages.filter(({ files }) => files.some(path => read.has(path)))
        // The command itself may have installed the right version.
        const kept =
          used.length === 0 ? [] : this.packagesInOtherVersion(folder, side).map(({ shown }) => shown)
        for (const { file, shown } of used)
          if (kept.includes(shown))
            this.used[side].set(file, (this.used[side].get(file) ?? new Set()).add(shown))
        return result
      },
    })
  }

  /** Returns the packages in reach of a side that are installed in a version that its lock file or manifest does not allow. */
  private packagesInOtherVersion(folder: string, side: Side) {
    const { env, setup, run, workingDirectory } = this.context
    const reach: PlacesInReach = {
      ...{ env, searchPath: env.PATH ?? '' },
      outside: () => foldersSearchedByCommands([setup, run], env, resolve(folder, workingDirectory)),
    }
    return this.requirements.flatMap(({ path, kind, versions, packages }) => {
      const places = {
        ...reach,
        folders: foldersFromFileUp(folder, path),
        isLockFile: isLockFile(path),
        isCatalogFile: isCatalogFile(path),
      }
      const isAsked = (asking: Side, { name, version }: InstalledPackage) =>
        isVersionOneOf(version, versions[asking].get(name) ?? new Set())
      return installedPackages[kind](packages, places)
        .filter(one => versions[side].has(one.name) && !isAsked(side, one))
        .filter(one => !mayNameVersionsOfSomeEnvironments(path) || isAsked(otherSide(side), one))
        .map(({ installed, files }) => {
          const shown = isPathIn(folder, installed) ? relative(folder, installed) : installed
          return { file: path, shown, files: files() }
        })
    })
  }

  /** Returns the packages that a side has used in another version than it asks for; null if there are none. */
  finding(): RunWarningOf<'unread-code'> | null {
    const side = sides.find(one => this.used[one].size > 0)
    if (side === undefined) return null
    const used = this.used[side]
    return {
      ...{ kind: 'unread-code', side, count: used.size, files: takeFirstPathsForWarning([...used.keys()]) },
      instead: takeFirstPathsForWarning([...used.values()].flatMap(paths => [...paths])),
      ...{ isElsewhere: false, isAll: false },
    }
  }
}

/** Milliseconds to wait for the version of an interpreter. */
const versionPatience = 5000

interface InstalledPackage {
  readonly name: string
  readonly version: string
  /** The absolute path of its folder. */
  readonly installed: string
  /** Returns the absolute paths of files of which one is read whenever it is used. */
  readonly files: () => readonly string[]
}

/** Returns the absolute paths of the folder of the file at `path` in a checkout, and of those above it in the checkout. */
function foldersFromFileUp(checkout: string, path: string): readonly string[] {
  const names = path.split('/').slice(0, -1)
  return [...names, ''].map((_, index) => join(checkout, ...names.slice(0, names.length - index)))
}

/** The places in which the commands of a side may find what a file asks for. */
interface PlacesInReach {
  /** The environment of the commands, and its PATH. */
  readonly env: Readonly<Record<string, string>>
  readonly searchPath: string
  /** Returns the folders outside of the side from which the commands may load code. */
  readonly outside: () => readonly FolderWithMaxSearchDepth[]
}

interface PlacesOfRequirements extends PlacesInReach {
  /** The folder of the file, and those above it. */
  readonly folders: readonly string[]
  /** Whether the file names the versions of all packages, and not only of those that one package asks for itself. */
  readonly isLockFile: boolean
  /** Whether it names versions for those packages of the workspace that refer to it. */
  readonly isCatalogFile: boolean
}

/** Return the packages with these names that are installed in these places. */
const installedPackages: Readonly<
  Record<PackageKind, (names: readonly string[], places: PlacesOfRequirements) => readonly InstalledPackage[]>
> = {
  javascript: (names, { folders, isLockFile, isCatalogFile }) => {
    const [folder = ''] = folders
    if (isCatalogFile) return packagesOfCatalogs(folder, names)
    const all = isLockFile ? [...nodePackagesBelow(folder, names), ...plugAndPlayPackages(folder, names)] : []
    const found = new Set(all.map(({ name }) => name))
    const missing = names.filter(name => !found.has(name))
    return [...all, ...missing.flatMap(name => nearestNodePackage(folders, name))]
  },
  python: (names, places) => pythonPackagesIn(places).filter(({ name }) => names.includes(name)),
  php: (names, { folders }) => folders.flatMap(phpPackagesIn).filter(({ name }) => names.includes(name)),
  interpreter: (names, places) => names.flatMap(name => interpreterFound(name, places)),
}

/** Returns the package of a name in the `node_modules` of the first folder that has it; empty if none has. */
function nearestNodePackage(folders: readonly string[], name: string): readonly InstalledPackage[] {
  for (const folder of folders) {
    const found = nodePackageIn(join(folder, 'node_modules'), name)
    if (found !== null) return [found]
  }
  return []
}

function nodePackageIn(modules: string, name: string): InstalledPackage | null {
  const installed = join(modules, name)
  // The package may be a link, as pnpm makes one.
  const manifest = realPathOrNull(join(installed, 'package.json'))
  if (manifest === null) return null
  const [, version] = /"version"\s*:\s*"([^"]+)"/.exec(readTextOrEmpty(manifest)) ?? []
  return version === undefined ? null : { name, version, installed, files: () => [manifest] }
}

/** The most folder entries, and the depth, in the search for packages of a workspace. */
const searchInCheckout = { entries: 20_000, depth: 3 }
/** Folders of git, and of installed packages. */
const unsearched = /(?:^|\/)(?:\.git|node_modules)$/
/** The most folders `node_modules` in which packages are searched. */
const mostModuleFolders = 5000

/**
 * Returns the packages of these names that one lock file decides on: those of each package of the workspace, those that are in
 * the `node_modules` of another package, and those in the folders that pnpm links.
 */
function nodePackagesBelow(top: string, names: readonly string[]): readonly InstalledPackage[] {
  const wanted = new Set(names)
  const modules = moduleFoldersOfWorkspace(top)
  const found = new Map<string, InstalledPackage>()
  for (let index = 0; index < Math.min(modules.length, mostModuleFolders); index++) {
    const folder = modules[index] as string
    const entries = folderEntries(folder)
    const inScopes = entries
      .filter(({ name }) => name.startsWith('@'))
      .flatMap(({ name }) =>
        folderEntries(join(folder, name)).map(entry => ({ name: `${name}/${entry.name}`, entry })),
      )
    const packages = [...entries.map(entry => ({ name: entry.name, entry })), ...inScopes]
    const ofPnpm = folderEntries(join(folder, '.pnpm')).map(({ name }) => join('.pnpm', name))
    // A link leads to a package that is found where it is.
    const own = packages.filter(({ entry }) => entry.isDirectory()).map(({ name }) => name)
    const nested = [...own, ...ofPnpm].map(name => join(folder, name, 'node_modules'))
    modules.push(...nested.filter(path => lstatOrNullSync(path)?.isDirectory()))
    for (const { name } of packages.filter(({ name }) => wanted.has(name))) {
      const installed = nodePackageIn(folder, name)
      const [manifest = ''] = installed?.files() ?? []
      if (installed !== null && !found.has(manifest)) found.set(manifest, installed)
    }
  }
  return [...found.values()]
}

/** Returns the folders `node_modules` of the packages in a folder, except below another lock file. */
function moduleFoldersOfWorkspace(top: string): string[] {
  const isOfWorkspace = (path: string) =>
    !unsearched.test(path) && !folderEntries(join(top, path)).some(({ name }) => isNodeLockFile(name))
  return entriesBelow(top, searchInCheckout, isOfWorkspace)
    .filter(({ entry }) => entry.isDirectory() && entry.name === 'node_modules')
    .map(({ path }) => join(top, path))
}

/** Returns the packages of these names in those packages of the workspace that take their versions from a catalog. */
function packagesOfCatalogs(top: string, names: readonly string[]): readonly InstalledPackage[] {
  return moduleFoldersOfWorkspace(top).flatMap(folder => {
    const manifest = readTextOrEmpty(join(dirname(folder), 'package.json'))
    const [...referring] = manifest.matchAll(/"([^"]+)"\s*:\s*"catalog:[^"]*"/g)
    return referring
      .filter(([, name = '']) => names.includes(name))
      .map(([, name = '']) => nodePackageIn(folder, name))
      .filter(each => each !== null)
  })
}

function isNodeLockFile(name: string): boolean {
  return isLockFile(name) && kindOfRequirementsFile(name) === 'javascript'
}

/** Returns the packages of these names in the archives and folders that the file of Yarn Plug'n'Play in a folder names. */
function plugAndPlayPackages(folder: string, names: readonly string[]): readonly InstalledPackage[] {
  const text = ['.pnp.cjs', '.pnp.data.json'].map(name => readTextOrEmpty(join(folder, name))).join('\n')
  const locations = text.matchAll(
    /"packageLocation":\s*"([^"]*-npm-(\d[^/"]*?)-[0-9a-f]{8,}(?:-\w+)?(\.zip)?)\/node_modules\/([^"]+?)\/"/g,
  )
  return [...locations].flatMap(([, path = '', version = '', archive, name = '']) => {
    const installed = resolve(folder, path)
    const file = archive === undefined ? join(installed, 'node_modules', name, 'package.json') : installed
    return names.includes(name) ? [{ name, version, installed, files: () => [file] }] : []
  })
}

/** The same for environments of Python: `.tox/bench` in the checkout, and those of hatch in the home folder. */
const searchForEnvironments = { entries: 5000, depth: 1 }
const searchForEnvironmentsInHome = { entries: 5000, depth: 3 }
/** The least depth to which the folders are searched in which only managers make environments. */
const leastDepthOfEnvironments = 9
/** The most files of a Python package without a module of its own at the top, as one in a namespace, that are watched. */
const mostFilesOfNamespace = 500

/** Returns the packages of the Python environments in the folders, of those whose programs are on PATH, and of those outside. */
function pythonPackagesIn({
  folders,
  searchPath,
  outside,
}: PlacesOfRequirements): readonly InstalledPackage[] {
  const isEnvironment = (path: string) =>
    ['pyvenv.cfg', 'conda-meta'].some(name => existsSync(join(path, name)))
  const below = (top: string, limits: typeof searchForEnvironments) =>
    [
      top,
      ...entriesBelow(top, limits, path => !unsearched.test(path) && !isEnvironment(join(top, path)))
        .filter(({ entry }) => entry.isDirectory())
        .map(({ path }) => join(top, path)),
    ].filter(isEnvironment)
  const others = outside()
  const environments = [
    ...folders.flatMap(folder => [join(folder, '.venv'), join(folder, 'venv')]),
    ...folders.flatMap(folder => below(folder, searchForEnvironments)),
    ...searchPath.split(delimiter).map(dirname),
    ...others.flatMap(({ folder }) => [folder, dirname(folder)]),
    ...others
      .filter(({ folder, depth }) => depth >= leastDepthOfEnvironments && basename(folder) !== 'lib')
      .flatMap(({ folder }) => below(folder, searchForEnvironmentsInHome)),
  ]
  // A variable may name a folder of packages itself, as PYTHONPATH does.
  const libraries = [...environments.flatMap(pythonPackageFolders), ...others.map(({ folder }) => folder)]
  return [...new Set(libraries)].flatMap(library =>
    pythonDistributionsIn(library).map(({ name, version, records, files }) => ({
      ...{ name, version, installed: records },
      files: () => {
        const top = dirname(records)
        const code = files().filter(path => /\.(?:py|so)$/.test(path))
        const atTop = code.filter(
          path => dirname(basename(path) === '__init__.py' ? dirname(path) : path) === top,
        )
        return atTop.length > 0 ? atTop : code.slice(0, mostFilesOfNamespace)
      },
    })),
  )
}

/** The limits of the search for files of a PHP package. */
const searchForPhp = { entries: 2000, depth: Number.POSITIVE_INFINITY }

/** Returns the packages that Composer has installed in the `vendor` of a folder. */
function phpPackagesIn(folder: string): readonly InstalledPackage[] {
  const records = join(folder, 'vendor', 'composer')
  const packages = packagesOfComposer(readTextOrEmpty(join(records, 'installed.json')))
  return packages.flatMap(([name, version, installPath]) => {
    if (installPath === null) return []
    const installed = join(records, installPath)
    const files = () =>
      entriesBelow(installed, searchForPhp, () => true)
        .filter(({ path, entry }) => path.endsWith('.php') && !entry.isDirectory())
        .map(({ path }) => join(installed, path))
    return [{ name, version, installed, files }]
  })
}

/** Returns the interpreter that a command in the first folder probably starts; empty if it does not tell its version. */
function interpreterFound(
  name: string,
  { folders, searchPath, env }: PlacesOfRequirements,
): readonly InstalledPackage[] {
  const environments = folders.flatMap(folder => [join(folder, '.venv'), join(folder, 'venv')])
  const environment = environments.find(path => readTextOrEmpty(join(path, 'pyvenv.cfg')) !== '')
  if (name === 'python' && environment !== undefined) return pythonOfEnvironment(environment)
  const program = [name, `${name}3`]
    .map(each => realPathOrNull(resolveProgramPathOrKeepName(each, searchPath)))
    .find(path => path !== null)
  // The program that runs this would seem to be used by the commands.
  if (program === undefined || program === realPathOrNull(process.execPath)) return []
  // A program of the checkout is code of a side, which only the driver may start.
  if (folders.some(folder => isPathIn(folder, program))) return []
  // A version manager may start another version in another folder.
  const { stdout } = spawnSync(program, ['--version'], {
    ...{ cwd: folders[0], env },
    ...{ timeout: versionPatience, killSignal: 'SIGKILL', encoding: 'utf8' },
  })
  const [version] = /\d+(?:\.\d+)+/.exec(stdout ?? '') ?? []
  return version === undefined ? [] : [{ name, version, installed: program, files: () => [program] }]
}

/** Returns the interpreter of an environment, whose version is in its settings. */
function pythonOfEnvironment(environment: string): readonly InstalledPackage[] {
  const settings = readTextOrEmpty(join(environment, 'pyvenv.cfg'))
  const [, version] = /^version(?:_info)? *= *(\d+(?:\.\d+)+)/m.exec(settings) ?? []
  const program = realPathOrNull(join(environment, 'bin/python'))
  if (version === undefined || program === null) return []
  return [{ name: 'python', version, installed: program, files: () => [program] }]
}
