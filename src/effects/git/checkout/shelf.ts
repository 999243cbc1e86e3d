// A shelf: files of a working tree that are not in its commit, set aside by renaming them into the git directory.
//
// `git stash` would rewrite the files: it loses modes, times and mixed line ends, cannot take an intent-to-add, and
// copies every large untracked file into the object store. A rename keeps each file as it is, at no cost.
import { mkdir, rm } from 'node:fs/promises'
import { standing } from '../../files/folder.ts'
import type { Console } from '../../program/console.ts'
import { type Git, readable } from '../git.ts'
import {
  below,
  bytes,
  type Copying,
  copyWhole,
  foldersAbove,
  move,
  removeEmptied,
  removeWhole,
  standingBelow,
} from '../paths.ts'
import type { Leaving } from './leaving.ts'

/** The folder of a shelf that holds the files, by their paths in the tree. */
const filesName = 'files'

/** ShelfContent is what is on a shelf, and which tracked paths must be missing when it comes back. */
export type ShelfContent = Pick<Leaving, 'moved' | 'deleted'>

/**
 * Moves what leaves from the tree onto the shelf in `folder`. Tracked files are then missing until a commit is checked
 * out. A folder that only its owner may move (a container made it, as root) stays where it is, and `stays` is called
 * with it. Gives what has been moved.
 */
export async function shelve<T extends Leaving>(
  git: Git,
  folder: string,
  leaving: T,
  stays: (path: string) => void,
): Promise<T> {
  await mkdir(bytes(folder, filesName), { recursive: true })
  const stuck = new Set<string>()
  for (const path of leaving.moved) {
    try {
      await move(bytes(git.folder, path), bytes(folder, filesName, path))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // A process that outlived its command may have removed it.
      if (code === 'ENOENT' && !(await standing(bytes(git.folder, path)))) {
        stuck.add(path)
        continue
      }
      if (leaving.times.has(path) || (code !== 'EPERM' && code !== 'EACCES')) throw error
      stuck.add(path)
      stays(path)
      continue
    }
    await removeEmptied(git.folder, path)
  }
  if (leaving.flagged.length > 0) await unflag(git, leaving.flagged)
  const isMoved = (path: string) => !stuck.has(path)
  return { ...leaving, moved: leaving.moved.filter(isMoved), ignored: leaving.ignored.filter(isMoved) }
}

/** Warns of a folder that stays. */
export function staying(console: Console): (path: string) => void {
  const said = new Set<string>()
  return path => {
    if (said.has(path)) return
    said.add(path)
    console.warn(
      `${readable(path)} belongs to another user (a container may have made it) and cannot be moved, so both sides see it as it is. Remove it, or make it yours with chown.`,
    )
  }
}

/** Moves a shelf back over the commit it was taken from, and removes it. Returns the names of files kept beside. */
export async function unshelve(
  git: Git,
  folder: string,
  shelved: ShelfContent,
  tracked: ReadonlySet<string>,
): Promise<readonly string[]> {
  await removeDeleted(git, shelved.deleted, tracked)
  return bringBack(git, folder, shelved.moved, tracked)
}

/** Removes what a checkout has written at paths that must be missing. */
export async function removeDeleted(
  git: Git,
  deleted: readonly string[],
  tracked: ReadonlySet<string>,
): Promise<void> {
  for (const path of deleted) {
    const there = await standingBelow(git.folder, path)
    if (!tracked.has(path) || !there || there.isDirectory()) continue
    await rm(bytes(git.folder, path))
    await removeEmptied(git.folder, path)
  }
}

/**
 * Moves the files of a shelf back and removes it. A file that has appeared in the meantime where one of the shelf
 * belongs is kept beside it; the names of those are returned.
 */
export async function bringBack(
  git: Git,
  folder: string,
  moved: readonly string[],
  tracked: ReadonlySet<string>,
): Promise<readonly string[]> {
  const kept: string[] = []
  for (const path of moved) {
    if (!(await standing(bytes(folder, filesName, path)))) continue
    await makeWay(git, path, tracked, kept)
    await move(bytes(folder, filesName, path), bytes(git.folder, path))
  }
  // Files that the list does not name are the user's too.
  for (const path of (await below(bytes(folder, filesName))).files) {
    await makeWay(git, path, tracked, kept)
    await move(bytes(folder, filesName, path), bytes(git.folder, path))
  }
  await removeWhole(folder)
  return kept
}

/** The paths of `moved` whose files are gone from the shelf. */
export async function missingFrom(folder: string, moved: readonly string[]): Promise<readonly string[]> {
  const missing: string[] = []
  for (const path of moved) if (!(await standing(bytes(folder, filesName, path)))) missing.push(path)
  return missing
}

/** Copies `paths` from one shelf to another, except where `tracked` has a file. Returns the copied paths. */
export async function copyShelf(
  from: string,
  to: string,
  paths: readonly string[],
  tracked: ReadonlySet<string>,
  copying: Copying,
): Promise<readonly string[]> {
  const wanted = paths.filter(path => ![...foldersAbove(path), path].some(part => tracked.has(part)))
  const above = bytes(from, filesName).length + 1
  const unread = (place: Buffer) => copying.unread?.(place.subarray(above))
  for (const path of wanted) {
    const target = bytes(to, filesName, path)
    await mkdir(target.subarray(0, target.lastIndexOf('/')), { recursive: true })
    await copyWhole(bytes(from, filesName, path), target, { ...copying, unread })
  }
  return wanted
}

/** Removes files from a shelf for good. */
export async function dropFiles(folder: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) await removeWhole(bytes(folder, filesName, path))
}

/** Whether there are files on the shelf in `folder`. */
export async function hasFiles(folder: string): Promise<boolean> {
  return (await below(bytes(folder, filesName))).files.length > 0
}

/**
 * Makes git look at the files again, as otherwise a checkout would leave them missing. The user's own index comes back
 * later.
 */
async function unflag(git: Git, paths: readonly string[]): Promise<void> {
  const input = Buffer.from(paths.map(path => `${path}\0`).join(''), 'latin1')
  for (const flag of ['--no-assume-unchanged', '--no-skip-worktree'])
    await git.run(['update-index', '-z', flag, '--stdin'], { input })
}

/** Clears the place of `path`: above it only folders may stay, and at it only the commit's own version. */
async function makeWay(git: Git, path: string, tracked: ReadonlySet<string>, kept: string[]): Promise<void> {
  for (const above of foldersAbove(path)) {
    const there = await standing(bytes(git.folder, above))
    if (there && !there.isDirectory()) await keepBeside(git, above, kept)
  }
  const target = bytes(git.folder, path)
  const there = await standing(target)
  if (!there) return
  // A tracked path that is a folder is a submodule that we have filled.
  const inside = there.isDirectory() ? (await below(target)).files : []
  const isOurs =
    tracked.has(path) || (there.isDirectory() && inside.every(one => tracked.has(`${path}/${one}`)))
  if (isOurs) await rm(target, { recursive: true })
  else await keepBeside(git, path, kept)
}

async function keepBeside(git: Git, path: string, kept: string[]): Promise<void> {
  for (let n = 1; ; n++) {
    const name = `${path}.benchgate-${n}`
    if (await standing(bytes(git.folder, name))) continue
    await move(bytes(git.folder, path), bytes(git.folder, name))
    kept.push(name)
    return
  }
}
