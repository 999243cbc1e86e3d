// What shows whether the commands of a run have run the code of the side that they ran on.
import { sharedImage } from '../../core/change/sources.ts'
import type { SharedInstall, UnreadCode } from '../../core/model/comparison.ts'
import type { Git } from '../git/git.ts'
import type { Driver } from './driver.ts'
import { SharedInstalls } from './installs.ts'
import { type CodePlaces, ReadEvidence } from './read-evidence.ts'

/** An ObservedDriver is a driver that is watched, and what was found once its last visit has ended. */
export interface ObservedDriver {
  readonly driver: Driver
  findings(): readonly (UnreadCode | SharedInstall)[]
}

/** Watches the commands of a driver, where the commits differ. */
export async function observed(
  driver: Driver,
  git: Git,
  commits: Parameters<typeof ReadEvidence.open>[1],
  places: CodePlaces,
): Promise<ObservedDriver> {
  if (commits.base.sha === commits.head.sha) return { driver, findings: () => [] }
  const reads = await ReadEvidence.open(git, commits, places)
  const { setup, run, env, enter } = places
  const installs = setup === null ? null : new SharedInstalls({ env, checkout: git.folder, enter })
  const watched = reads?.watching(driver) ?? driver
  return {
    driver: installs?.watching(watched) ?? watched,
    findings() {
      const image = sharedImage(setup, run)
      const shared: SharedInstall | null = image
        ? { kind: 'shared-install', side: 'base', count: 1, paths: [`image ${image}`] }
        : (installs?.finding() ?? null)
      // What setup has replaced is unread for that reason.
      const unread = shared === null ? reads?.finding() : null
      return [shared, unread].filter(one => one != null)
    },
  }
}
