// Git's own notes of worktrees, in the git directory of their repository, found by the path of the worktree.
import { readdir, realpath, rmdir } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { contentOf, lstatOrNull } from '../../files/folder.ts'
import { removeWhole } from '../remove-whole.ts'

/** The reason with which a worktree is locked, so that git leaves it alone even if it seems to be gone. */
export const ourLock = 'Benchgate measures here'

/**
 * Removes the registrations of worktrees below `folder` from a git directory. "git worktree remove" would look into the
 * worktree, and "git worktree prune" would drop a user's on a drive that is not mounted at present.
 */
export async function removeRegistrations(repository: string, folder: string): Promise<void> {
  for (const registration of await registrations(repository))
    if (isBelow(await placeOf(registration), folder)) await removeWhole(registration)
  // Git, too, removes it with the last worktree.
  await rmdir(join(repository, 'worktrees')).catch(() => null)
}

/**
 * Waits for a git that outlived a killed run to end, as far as can be told: by three looks in a row, as it may have
 * been about to begin. What is half registered by then will stay so, and is removed.
 */
export async function registeringEnded(repositories: readonly string[], folder: string): Promise<void> {
  const isBusy = async (registration: string) => {
    const place = await placeOf(registration)
    if (place === null) return true
    if (!isBelow(place, folder)) return false
    const lock = await contentOf(join(registration, 'locked')).catch(() => null)
    if (lock !== null && lock.toString().trim() !== ourLock) return true
    return (await lstatOrNull(join(registration, 'index.lock'))) !== null
  }
  for (let looks = 0, calm = 0; looks < 100 && calm < 3; looks++) {
    if (looks > 0) await pause(50)
    const all = (await Promise.all(repositories.map(registrations))).flat()
    calm = (await Promise.all(all.map(isBusy))).includes(true) ? 0 : calm + 1
  }
  for (const registration of (await Promise.all(repositories.map(registrations))).flat())
    if ((await placeOf(registration)) === null && (await isGits(registration)))
      await removeWhole(registration)
}

/** Whether a folder holds only what git writes about a worktree before, or while, it notes the worktree's path. */
async function isGits(registration: string): Promise<boolean> {
  const noted = ['locked', 'HEAD', 'commondir', 'logs', 'refs', 'reftable', 'index', 'index.lock']
  return (await readdir(registration)).every(name => noted.includes(name))
}

/** The folders of git's notes, one for each worktree. Links are not followed, as they lead to another place. */
async function registrations(repository: string): Promise<readonly string[]> {
  const folder = join(repository, 'worktrees')
  if ((await realpath(repository).catch(() => null)) !== repository) return []
  if (!(await lstatOrNull(folder))?.isDirectory()) return []
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter(entry => entry.isDirectory()).map(entry => join(folder, entry.name))
}

/** The path of the worktree, or null where it is not noted. */
async function placeOf(registration: string): Promise<string | null> {
  const note = join(registration, 'gitdir')
  if (!(await lstatOrNull(note))?.isFile()) return null
  return resolve(registration, (await contentOf(note))?.toString().trim() ?? '')
}

function isBelow(place: string | null, folder: string): boolean {
  return place?.startsWith(`${folder}${sep}`) ?? false
}
