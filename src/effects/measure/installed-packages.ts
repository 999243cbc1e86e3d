// Finds out whether a side runs other versions of its dependencies than its lock file names: those that an earlier step has installed for both.
import { delimiter, dirname, join, relative } from 'node:path'
import {
  isLockFile,
  isLockFileOfJavaScript,
  type LockedVersions,
  normalizedPythonName,
  packagesWithOtherVersions,
  parseVersionsOfLockFile,
} from '../../core/change/locked-packages.ts'
import { takeFirstPathsForWarning } from '../../core/change/other-code-warning.ts'
import type { RunWarningOf } from '../../core/model/comparison.ts'
import { type Side, sides } from '../../core/model/measuring.ts'
import { folderEntries, isPathIn, readTextOrEmpty, realPathOrNull } from '../files/folder.ts'
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

/** A lock file that differs between base and head. */
interface ChangedLockFile {
  readonly path: string
  readonly versions: Readonly<Record<Side, LockedVersions>>
  /** The names of the packages that it names in other versions. */
  readonly packages: readonly string[]
}

/** Watches the first visits to each side for packages that differ from the lock file of the side. */
export class InstalledPackagesWatcher {
  private readonly context: ObservedCommandsContext
  private readonly lockFiles: readonly ChangedLockFile[]
  private readonly visits = { base: 0, head: 0 }
  /** The folders of packages that a side has used in another version, by the path of the lock file. */
  private readonly used = { base: new Map<string, Set<string>>(), head: new Map<string, Set<string>>() }

  private constructor(context: ObservedCommandsContext, lockFiles: readonly ChangedLockFile[]) {
    this.context = context
    this.lockFiles = lockFiles
  }

  /** Returns null if no lock file differs, or if it cannot be observed what commands read. */
  static async open(
    context: ObservedCommandsContext,
    changed: ChangedSourceBlobs,
  ): Promise<InstalledPackagesWatcher | null> {
    // Runs that share a side must not enter theirs here.
    if (context.installs !== undefined || context.builds !== undefined) return null
    const { git } = context
    const lockFiles: ChangedLockFile[] = []
    for (const [path, blobs] of changed) {
      // A lock file that one side lacks has no blob of this side.
      if (!isLockFile(path) || sides.some(side => /^0+$/.test(blobs[side]))) continue
      const base = parseVersionsOfLockFile(path, await textOf(blobs.base))
      const head = parseVersionsOfLockFile(path, await textOf(blobs.head))
      const packages = packagesWithOtherVersions(base, head).slice(0, mostPackages)
      if (packages.length > 0) lockFiles.push({ path, versions: { base, head }, packages })
    }
    if (lockFiles.length === 0) return null
    const probeFolder = await context.sides.enter('head')
    return (await folderKeepsAccessTimes(probeFolder))
      ? new InstalledPackagesWatcher(context, lockFiles)
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
        for (const { lockFile, shown } of used)
          if (kept.includes(shown))
            this.used[side].set(lockFile, (this.used[side].get(lockFile) ?? new Set()).add(shown))
        return visited
      },
    })
  }

  /** Returns the packages in reach of a side that are installed in a version which its lock file does not name. */
  private packagesInOtherVersion(folder: string, side: Side) {
    const { PATH = '' } = this.context.env
    return this.lockFiles.flatMap(({ path, versions, packages }) => {
      const top = join(folder, dirname(path))
      const all = isLockFileOfJavaScript(path)
        ? packages.flatMap(name => nodePackageIn(top, name))
        : pythonPackagesIn(top, PATH).filter(({ name }) => packages.includes(name))
      return all
        .filter(({ name, version }) => versions[side].get(name)?.has(version) === false)
        .map(({ installed, files }) => {
          const shown = isPathIn(folder, installed) ? relative(folder, installed) : installed
          return { lockFile: path, shown, files: files() }
        })
    })
  }

  /** Returns the packages that a side has used in another version than its lock file names; null if there are none. */
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

interface InstalledPackage {
  readonly name: string
  readonly version: string
  /** The absolute path of its folder. */
  readonly installed: string
  /** Returns the absolute paths of files of which one is read whenever it is used. */
  readonly files: () => readonly string[]
}

/** Returns the package of a name in the `node_modules` of a folder; empty if there is none. */
function nodePackageIn(folder: string, name: string): readonly InstalledPackage[] {
  const installed = join(folder, 'node_modules', name)
  // The package may be a link, as pnpm makes one.
  const manifest = realPathOrNull(join(installed, 'package.json'))
  const [, version] = /"version"\s*:\s*"([^"]+)"/.exec(manifest ? readTextOrEmpty(manifest) : '') ?? []
  return manifest === null || version === undefined
    ? []
    : [{ name, version, installed, files: () => [manifest] }]
}

/** Returns the packages of the Python environments in a folder, and of those whose programs are on `searchPath`. */
function pythonPackagesIn(folder: string, searchPath: string): readonly InstalledPackage[] {
  const environments = [
    join(folder, '.venv'),
    join(folder, 'venv'),
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
