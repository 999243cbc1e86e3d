// Finds out whether a side runs other versions of its dependencies or its interpreter than its files name: those that an earlier step has installed for both.
import { spawnSync } from 'node:child_process'
import { delimiter, dirname, join, relative } from 'node:path'
import { takeFirstPathsForWarning } from '../../core/change/other-code-warning.ts'
import {
  isLockFile,
  isVersionOneOf,
  kindOfRequirementsFile,
  normalizedPythonName,
  type PackageKind,
  packagesOfComposer,
  packagesWithOtherVersions,
  parseRequiredVersions,
  type RequiredVersions,
} from '../../core/change/required-packages.ts'
import type { RunWarningOf } from '../../core/model/comparison.ts'
import { type Side, sides } from '../../core/model/measuring.ts'
import {
  folderEntries,
  isPathIn,
  readTextOrEmpty,
  realPathOrNull,
  resolveProgramPathOrKeepName,
} from '../files/folder.ts'
import {
  folderKeepsAccessTimes,
  lastReadTimeOfCode,
  latestResetTime,
  resetAccessTimesOfCode,
} from './access-times.ts'
import type { MeasurementDriver } from './driver.ts'
import { wrapMeasurementDriverWithMethods } from './driver-wrappers.ts'
import type { ObservedCommandsContext } from './shared-installs.ts'
import type { ChangedSourceBlobs } from './sources-of-files.ts'

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
      const base = parseRequiredVersions(path, await textOf(blobs.base))
      const head = parseRequiredVersions(path, await textOf(blobs.head))
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

    function textOf(blob: string): Promise<string> {
      return git.run(['cat-file', 'blob', blob])
    }
  }

  watch(driver: MeasurementDriver): MeasurementDriver {
    return wrapMeasurementDriverWithMethods(driver, {
      visit: async (item, side, attempt) => {
        if (++this.visits[side] > mostVisits) return driver.visit(item, side, attempt)
        const folder = await this.context.sides.enter(side)
        const packages = this.packagesInOtherVersion(folder, side)
        await resetAccessTimesOfCode(
          '/',
          packages.flatMap(({ files }) => files),
        )
        // Times of another user's files cannot be reset.
        const before = new Map(
          packages
            .flatMap(({ files }) => files)
            .map(path => [path, Math.max(lastReadTimeOfCode(path), latestResetTime)]),
        )
        const visited = await driver.visit(item, side, attempt)
        const used = packages.filter(({ files }) =>
          files.some(path => lastReadTimeOfCode(path) > (before.get(path) ?? latestResetTime)),
        )
        // The command itself may have installed the right version.
        const kept =
          used.length === 0 ? [] : this.packagesInOtherVersion(folder, side).map(({ shown }) => shown)
        for (const { file, shown } of used)
          if (kept.includes(shown))
            this.used[side].set(file, (this.used[side].get(file) ?? new Set()).add(shown))
        return visited
      },
    })
  }

  /** Returns the packages in reach of a side that are installed in a version that its lock file or manifest does not allow. */
  private packagesInOtherVersion(folder: string, side: Side) {
    const { PATH = '' } = this.context.env
    return this.requirements.flatMap(({ path, kind, versions, packages }) => {
      const installed = installedPackages[kind](foldersFromFileUp(folder, path), packages, PATH)
      return installed
        .filter(({ name, version }) => {
          const required = versions[side].get(name)
          return required !== undefined && !isVersionOneOf(version, required)
        })
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

/** Return the packages with these names that are installed in one of the folders, or by a program on `searchPath`. */
const installedPackages: Readonly<
  Record<
    PackageKind,
    (folders: readonly string[], names: readonly string[], searchPath: string) => readonly InstalledPackage[]
  >
> = {
  javascript: (folders, names) => names.flatMap(name => nearestNodePackage(folders, name)),
  python: (folders, names, searchPath) =>
    pythonPackagesIn(folders, searchPath).filter(({ name }) => names.includes(name)),
  php: (folders, names) => folders.flatMap(phpPackagesIn).filter(({ name }) => names.includes(name)),
  interpreter: (folders, names, searchPath) =>
    names.flatMap(name => interpreterFound(folders, name, searchPath)),
}

/** Returns the package of a name in the `node_modules` of the first folder that has it; empty if none has. */
function nearestNodePackage(folders: readonly string[], name: string): readonly InstalledPackage[] {
  for (const folder of folders) {
    const installed = join(folder, 'node_modules', name)
    // The package may be a link, as pnpm makes one.
    const manifest = realPathOrNull(join(installed, 'package.json'))
    if (manifest === null) continue
    const [, version] = /"version"\s*:\s*"([^"]+)"/.exec(readTextOrEmpty(manifest)) ?? []
    if (version !== undefined) return [{ name, version, installed, files: () => [manifest] }]
  }
  return []
}

/** Returns the packages of the Python environments in the folders, and of those whose programs are on `searchPath`. */
function pythonPackagesIn(folders: readonly string[], searchPath: string): readonly InstalledPackage[] {
  const environments = [
    ...folders.flatMap(folder => [join(folder, '.venv'), join(folder, 'venv')]),
    ...searchPath.split(delimiter).map(dirname),
  ]
  const libraries = [...new Set(environments)].flatMap(environment =>
    folderEntries(join(environment, 'lib'))
      .filter(({ name }) => /^python3/.test(name))
      .flatMap(({ name }) =>
        ['site-packages', 'dist-packages'].map(one => join(environment, 'lib', name, one)),
      ),
  )
  return libraries.flatMap(library =>
    folderEntries(library).flatMap(({ name }): readonly InstalledPackage[] => {
      const [, ofPackage, version] = /^(.+)-([^-]+)\.dist-info$/.exec(name) ?? []
      if (ofPackage === undefined || version === undefined) return []
      const files = () => {
        const record = readTextOrEmpty(join(library, name, 'RECORD'))
        const modules = record.matchAll(/^(?:[^/,\n]+\/__init__\.py|[^/,\n]+\.(?:py|so))(?=,)/gm)
        return Array.from(modules, ([path]) => join(library, path))
      }
      return [{ name: normalizedPythonName(ofPackage), version, installed: join(library, name), files }]
    }),
  )
}

/** The most folders and files of a PHP package that are looked at. */
const mostEntries = 2000

/** Returns the packages that Composer has installed in the `vendor` of a folder. */
function phpPackagesIn(folder: string): readonly InstalledPackage[] {
  const records = join(folder, 'vendor', 'composer')
  const packages = packagesOfComposer(readTextOrEmpty(join(records, 'installed.json')))
  return packages.flatMap(([name, version, installPath]) => {
    if (installPath === null) return []
    const installed = join(records, installPath)
    return [{ name, version, installed, files: () => phpFilesIn(installed) }]
  })
}

/** Returns the absolute paths of the PHP files in a folder and those below it. */
function phpFilesIn(folder: string): readonly string[] {
  const files: string[] = []
  const folders = [folder]
  for (let left = mostEntries; folders.length > 0 && left > 0; ) {
    const current = folders.pop() as string
    const entries = folderEntries(current).slice(0, left)
    left -= entries.length + 1
    for (const entry of entries) {
      if (entry.isDirectory()) folders.push(join(current, entry.name))
      else if (entry.name.endsWith('.php')) files.push(join(current, entry.name))
    }
  }
  return files
}

/** Returns the interpreter that a command in the first folder probably starts; empty if it does not tell its version. */
function interpreterFound(
  folders: readonly string[],
  name: string,
  searchPath: string,
): readonly InstalledPackage[] {
  const programFolders = [
    ...folders.flatMap(folder => [join(folder, '.venv/bin'), join(folder, 'venv/bin')]),
    ...searchPath.split(delimiter),
  ].join(delimiter)
  const program = [name, `${name}3`]
    .map(each => realPathOrNull(resolveProgramPathOrKeepName(each, programFolders)))
    .find(path => path !== null)
  // The program that runs this would seem to be used by the commands.
  if (program === undefined || program === realPathOrNull(process.execPath)) return []
  // A version manager may start another version in another folder.
  const { stdout } = spawnSync(program, ['--version'], {
    ...{ cwd: folders[0], env: { PATH: searchPath } },
    ...{ timeout: versionPatience, encoding: 'utf8' },
  })
  const [version] = /\d+(?:\.\d+)+/.exec(stdout ?? '') ?? []
  return version === undefined ? [] : [{ name, version, installed: program, files: () => [program] }]
}
