// Finds out whether a side runs other versions of its dependencies than its lock file names: those that an earlier step has installed for both.
import { dirname, join } from 'node:path'
import {
  type LockedVersions,
  lockFilePattern,
  packagesWithOtherVersions,
  parseVersionsOfLockFile,
} from '../../core/change/locked-packages.ts'
import { takeFirstPathsForWarning } from '../../core/change/other-code-warning.ts'
import type { RunWarningOf } from '../../core/model/comparison.ts'
import { type Side, sides } from '../../core/model/measuring.ts'
import { readTextOrEmpty, realPathOrNull } from '../files/folder.ts'
import { folderKeepsAccessTimes, resetAccessTimes, wasFileReadSinceAccessTimeReset } from './access-times.ts'
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
      if (!lockFilePattern.test(path) || sides.some(side => /^0+$/.test(blobs[side]))) continue
      const [base, head] = [await versionsIn(blobs.base), await versionsIn(blobs.head)]
      const packages = packagesWithOtherVersions(base, head).slice(0, mostPackages)
      if (packages.length > 0) lockFiles.push({ path, versions: { base, head }, packages })
    }
    if (lockFiles.length === 0) return null
    const probeFolder = await context.sides.enter('head')
    return (await folderKeepsAccessTimes(probeFolder))
      ? new InstalledPackagesWatcher(context, lockFiles)
      : null

    async function versionsIn(blob: string): Promise<LockedVersions> {
      return parseVersionsOfLockFile(await git.run(['cat-file', 'blob', blob]))
    }
  }

  watch(driver: MeasurementDriver): MeasurementDriver {
    return wrapMeasurementDriverWithMethods(driver, {
      visit: async (item, side, attempt) => {
        if (++this.visits[side] > mostVisits) return driver.visit(item, side, attempt)
        const folder = await this.context.sides.enter(side)
        const manifests = this.packagesWithOtherVersionIn(folder, side)
        await resetAccessTimes(
          '/',
          manifests.map(({ manifest }) => manifest),
        )
        const visited = await driver.visit(item, side, attempt)
        for (const { manifest, lockFile, installed } of manifests)
          if (wasFileReadSinceAccessTimeReset(manifest))
            this.used[side].set(lockFile, (this.used[side].get(lockFile) ?? new Set()).add(installed))
        return visited
      },
    })
  }

  /** Returns the packages in a side's folder that are installed in a version which its lock file does not name, with the file that says so. */
  private packagesWithOtherVersionIn(folder: string, side: Side) {
    return this.lockFiles.flatMap(({ path, versions, packages }) =>
      packages.flatMap(name => {
        const installed = join(dirname(path), 'node_modules', name)
        // The package may be a link, as pnpm makes one.
        const manifest = realPathOrNull(join(folder, installed, 'package.json'))
        const [, version] = /"version"\s*:\s*"([^"]+)"/.exec(manifest ? readTextOrEmpty(manifest) : '') ?? []
        const isOther = version !== undefined && versions[side].get(name)?.has(version) === false
        return manifest !== null && isOther ? [{ manifest, lockFile: path, installed }] : []
      }),
    )
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
