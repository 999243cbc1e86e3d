// Git's own notes of worktrees, in the git directory of their repository: found by where the worktree stands.
import { readdir, realpath, rmdir } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { contentOf, standing } from '../../files/folder.ts'
import { removeWhole } from '../paths.ts'

/** What git is told on a worktree that it is to leave alone, wherever that seems to be. */
export const ourLock = 'Benchgate measures here'

/**
 * Removes what is registered in a git directory of worktrees below `folder`. "git worktree remove" would look into the
 * worktree, and "git worktree prune" would drop a user's on a drive that is not mounted at present.
 */
export async function removeRegistrations(repository: string, folder: string): Promise<void> {
  for (const registration of await registrations(repository))
    if (isBelow(await placeOf(registration), folder)) await removeWhole(registration)
  // Git removes it with the last one, too.
  await rmdir(join(repository, 'worktrees')).catch(() => null)
}

/**
 * Lets a git that outlived a killed run come to its end, as far as can be told: at three looks in a row, as it may have
 * been about to begin. What is half registered by then stays so for ever, and is removed.
 */
export async function registeringEnded(repositories: readonly string[], folder: string): Promise<void> {
  const isBusy = async (registration: string) => {
    const place = await placeOf(registration)
    if (place === null) return true
    if (!isBelow(place, folder)) return false
    const lock = await contentOf(join(registration, 'locked')).catch(() => null)
    if (lock !== null && lock.toString().trim() !== ourLock) return true
    return (await standing(join(registration, 'index.lock'))) !== null
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

/** Whether there is nothing in a folder but what git notes of a worktree before it says where that is, or as it does. */
async function isGits(registration: string): Promise<boolean> {
  const noted = ['locked', 'HEAD', 'commondir', 'logs', 'refs', 'index', 'index.lock']
  return (await readdir(registration)).every(name => noted.includes(name))
}

/** The folders of git's notes on worktrees, one for each. Nothing is followed: a link leads to another place. */
async function registrations(repository: string): Promise<readonly string[]> {
  const folder = join(repository, 'worktrees')
  if ((await realpath(repository).catch(() => null)) !== repository) return []
  if (!(await standing(folder))?.isDirectory()) return []
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter(entry => entry.isDirectory()).map(entry => join(folder, entry.name))
}

/** Where the worktree stands, or null where that is not noted. */
async function placeOf(registration: string): Promise<string | null> {
  const note = join(registration, 'gitdir')
  if (!(await standing(note))?.isFile()) return null
  return resolve(registration, (await contentOf(note))?.toString().trim() ?? '')
}

function isBelow(place: string | null, folder: string): boolean {
  return place?.startsWith(`${folder}${sep}`) ?? false
}
