// Collects evidence of whether the commands of a run have run the code of the side that they ran on.
import { sharedContainerImage } from '../../core/change/sources.ts'
import type { SharedInstall, UnreadCode } from '../../core/model/comparison.ts'
import type { Git } from '../git/git.ts'
import type { Driver } from './driver.ts'
import { SharedInstalls } from './installs.ts'
import { type CodePlaces, ReadEvidence } from './read-evidence.ts'

/** A driver that is observed. `findings` is complete once its last visit has ended. */
export interface ObservedDriver {
  readonly driver: Driver
  findings(): readonly (UnreadCode | SharedInstall)[]
}

/** Observes the commands of a driver, unless both commits are the same. */
export async function observeDriver(
  driver: Driver,
  git: Git,
  commits: Parameters<typeof ReadEvidence.open>[1],
  places: CodePlaces,
): Promise<ObservedDriver> {
  if (commits.base.sha === commits.head.sha) return { driver, findings: () => [] }
  const readEvidence = await ReadEvidence.open(git, commits, places)
  const { setup, run, env, enter } = places
  const installs = setup === null ? null : new SharedInstalls({ env, checkout: git.folder, enter })
  const watched = readEvidence?.watch(driver) ?? driver
  return {
    driver: installs?.watch(watched) ?? watched,
    findings() {
      const image = sharedContainerImage(setup, run)
      const sharedInstall: SharedInstall | null = image
        ? { kind: 'shared-install', side: 'base', count: 1, paths: [`image ${image}`] }
        : (installs?.finding() ?? null)
      // A shared install already explains why code is unread.
      const unreadCode = sharedInstall === null ? readEvidence?.finding() : null
      return [sharedInstall, unreadCode].filter(one => one != null)
    },
  }
}
