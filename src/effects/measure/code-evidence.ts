// Collects evidence of whether the commands of a run have run the code of the side that they ran on.
import { sharedContainerImage } from '../../core/change/sources.ts'
import type { SharedInstallWarning, UnreadCodeWarning } from '../../core/model/comparison.ts'
import type { Git } from '../git/git.ts'
import type { MeasurementDriver } from './driver.ts'
import { type CodeSearchPlaces, SourceReadWatcher } from './read-evidence.ts'
import { SharedInstallDetector } from './shared-installs.ts'

/** A driver that is observed. `findings` is complete once its last visit has ended. */
export interface ObservedDriver {
  readonly driver: MeasurementDriver
  findings(): readonly (UnreadCodeWarning | SharedInstallWarning)[]
}

/** Observes the commands of a driver, unless both commits are the same. */
export async function observeDriver(
  driver: MeasurementDriver,
  git: Git,
  commits: Parameters<typeof SourceReadWatcher.open>[1],
  places: CodeSearchPlaces,
): Promise<ObservedDriver> {
  if (commits.base.sha === commits.head.sha) return { driver, findings: () => [] }
  const readEvidence = await SourceReadWatcher.open(git, commits, places)
  const { setup, run, env, enter } = places
  const installs = setup === null ? null : new SharedInstallDetector({ env, checkout: git.folder, enter })
  const watched = readEvidence?.watch(driver) ?? driver
  return {
    driver: installs?.watch(watched) ?? watched,
    findings() {
      const image = sharedContainerImage(setup, run)
      const sharedInstall: SharedInstallWarning | null = image
        ? { kind: 'shared-install', side: 'base', count: 1, paths: [`image ${image}`] }
        : (installs?.finding() ?? null)
      // A shared install already explains why code is unread.
      const unreadCode = sharedInstall === null ? readEvidence?.finding() : null
      return [sharedInstall, unreadCode].filter(one => one != null)
    },
  }
}
