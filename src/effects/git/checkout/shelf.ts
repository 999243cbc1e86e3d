// A shelf: files of a working tree that are not in its commit, set aside by renaming them into the git directory.
//
// `git stash` would rewrite the files: it loses modes, times and mixed line ends, cannot take an intent-to-add, and
// copies every large untracked file into the object store. A rename keeps each file as it is, at no cost.
import { lstat, mkdir, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { lstatOrNull } from '../../files/folder.ts'
import type { Console } from '../../program/console.ts'
import { decodePath, type Git } from '../git.ts'
import { discard, move, withSuffix } from '../move.ts'
import {
  bytes,
  type CopyOptions,
  copyWhole,
  foldersAbove,
  listBelow,
  removeEmptied,
  removeWhole,
  statsBelow,
  unfinishedSuffixes,
} from '../paths.ts'
import type { FilesToMove } from './leaving.ts'

/** The folder of a shelf that holds the files, by their paths in the tree. */
const filesName = 'files'

/**
 * ShelfContent is what is on a shelf, which tracked paths must be missing when it comes back, and, where that is known,
 * what of it is neither the commit's nor ignored.
 */
export type ShelfContent = Pick<FilesToMove, 'moved' | 'deleted'> & Partial<Pick<FilesToMove, 'found'>>

/**
 * Moves what leaves from the tree onto the shelf in `folder`. Tracked files are then missing until a commit is checked
 * out. What is not tracked and cannot be moved (a folder that a container made as root, say) stays where it is, and
 * `stays` is called with it. Gives what has been moved.
 */
export async function shelve<T extends FilesToMove>(
  git: Git,
  folder: string,
  leaving: T,
  stays: OnUnmovable,
): Promise<T> {
  await mkdir(bytes(folder, filesName), { recursive: true })
  const stuck = new Set<string>()
  for (const path of leaving.moved) {
    try {
      await move(bytes(git.folder, path), bytes(folder, filesName, path))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // A process that outlived its command may have removed it.
      if (code === 'ENOENT' && !(await lstatOrNull(bytes(git.folder, path)))) {
        stuck.add(path)
        continue
      }
      if (leaving.times.has(path) || !immovable.includes(code ?? '')) throw error
      stuck.add(path)
      stays(path, error as Error)
      continue
    }
    await removeEmptied(git.folder, path)
  }
  if (leaving.flagged.length > 0) await unflag(git, leaving.flagged)
  const isMoved = (path: string) => !stuck.has(path)
  const { moved, ignored, found } = leaving
  return {
    ...leaving,
    moved: moved.filter(isMoved),
    ignored: ignored.filter(isMoved),
    found: found.filter(isMoved),
  }
}

/** It is another user's, or its path is too long for the shelf, or something is mounted there. */
const immovable = ['EPERM', 'EACCES', 'ENAMETOOLONG', 'EBUSY']

/** Called with a path that stays, and why. */
export type OnUnmovable = (path: string, why: NodeJS.ErrnoException) => void

/** Warns of what stays. */
export function staying(console: Console): OnUnmovable {
  const said = new Set<string>()
  return (path, { code, message }) => {
    if (said.has(path)) return
    said.add(path)
    const [why, remedy] =
      code === 'EPERM' || code === 'EACCES'
        ? [
            code === 'EPERM'
              ? 'it belongs to another user (a container may have made it), or is immutable'
              : 'it belongs to another user (a container may have made it)',
            `Remove it, or make it yours with chown${code === 'EPERM' ? ' (an immutable one: chattr -i)' : ''}.`,
          ]
        : [message, 'If you can, move it out of the checkout.']
    console.warn(`${decodePath(path)} cannot be moved, so both sides see it as it is: ${why}. ${remedy}`)
  }
}

/** Moves a shelf back over the commit it was taken from, and removes it. */
export async function unshelve(
  git: Git,
  folder: string,
  shelved: ShelfContent,
  tracked: ReadonlySet<string>,
): Promise<void> {
  await removeDeleted(git, shelved.deleted, tracked)
  const { stuck } = await bringBack(git, folder, shelved.moved, tracked)
  if (stuck[0]) throw stuck[0].error
}

/** Removes what a checkout has written at paths that must be missing. */
export async function removeDeleted(
  git: Git,
  deleted: readonly string[],
  tracked: ReadonlySet<string>,
): Promise<void> {
  for (const path of deleted) {
    const there = await statsBelow(git.folder, path)
    if (!tracked.has(path) || !there || there.isDirectory()) continue
    await rm(bytes(git.folder, path))
    await removeEmptied(git.folder, path)
  }
}

/** An UnrestoredFile file could not be moved back, and is still on the shelf. */
export interface UnrestoredFile {
  readonly path: string
  readonly place: string
  readonly error: NodeJS.ErrnoException
}

/** What came of moving files back. */
export interface Returned {
  /** The new names of files that have appeared in the meantime where one of the shelf belongs: they are kept beside it. */
  readonly kept: readonly string[]
  readonly stuck: readonly UnrestoredFile[]
}

/** Moves the files of a shelf back, and removes it when all are. One that cannot be moved does not stop the others. */
export async function bringBack(
  git: Git,
  folder: string,
  moved: readonly string[],
  tracked: ReadonlySet<string>,
): Promise<Returned> {
  const kept: string[] = []
  const stuck = new Map<string, UnrestoredFile>()
  const moveBack = async (path: string) => {
    const from = bytes(folder, filesName, path)
    try {
      if (!(await lstatOrNull(from))) return
      await makeWay(git, path, from, tracked, kept)
      await move(from, bytes(git.folder, path))
      stuck.delete(path)
    } catch (error) {
      stuck.set(path, { path, place: decodePath(from.toString('latin1')), error: error as Error })
    }
  }
  for (const path of moved) await moveBack(path)
  // What was in the way may have gone by now.
  for (const path of [...stuck.keys()]) await moveBack(path)
  const isStuck = (path: string) => [...foldersAbove(path), path].some(part => stuck.has(part))
  // Files that the list does not name are the user's too.
  for (const path of (await listBelow(bytes(folder, filesName))).files)
    if (!isStuck(path)) await moveBack(path)
  if (stuck.size === 0) await removeWhole(folder)
  return { kept, stuck: [...stuck.values()] }
}

/** The paths of `moved` whose files are gone from the shelf. */
export async function missingFrom(folder: string, moved: readonly string[]): Promise<readonly string[]> {
  const missing: string[] = []
  for (const path of moved) if (!(await lstatOrNull(bytes(folder, filesName, path)))) missing.push(path)
  return missing
}

/** Copies `paths` from one shelf to another, except where `tracked` has a file. Returns the copied paths. */
export async function copyShelf(
  from: string,
  to: string,
  paths: readonly string[],
  tracked: ReadonlySet<string>,
  copying: CopyOptions,
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

/** Moves files of a shelf into the folder `to`. */
export async function takeFrom(folder: string, paths: readonly string[], to: string): Promise<void> {
  for (const path of paths) await move(bytes(folder, filesName, path), bytes(to, path))
}

/** Removes files from a shelf for good. */
export async function dropFiles(folder: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) await removeWhole(bytes(folder, filesName, path))
}

/** Whether there are files on the shelf in `folder`. */
export async function hasFiles(folder: string): Promise<boolean> {
  return (await listBelow(bytes(folder, filesName))).files.length > 0
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

// Clears the places in a working tree to which files of a shelf come back.

/**
 * Clears the place of `path`, whose own file waits at `waiting`: above it only folders may stay, and at it only the
 * commit's own version. What else is there is kept beside it, and its new name added to `kept`.
 */
export async function makeWay(
  git: Git,
  path: string,
  waiting: Buffer,
  tracked: ReadonlySet<string>,
  kept: string[],
): Promise<void> {
  for (const above of foldersAbove(path)) {
    const there = await lstatOrNull(bytes(git.folder, above))
    if (there && !there.isDirectory()) await keepBeside(git, above, kept)
  }
  const target = bytes(git.folder, path)
  const there = await lstatOrNull(target)
  if (!there) return
  // A tracked path that is a folder is a submodule that we have filled.
  const inside = there.isDirectory() ? (await listBelow(target)).files : []
  const isOurs =
    tracked.has(path) ||
    (there.isDirectory() && inside.every(one => tracked.has(`${path}/${one}`))) ||
    // A move between file systems that was killed has left it at both ends.
    (await areAlike(target, waiting))
  if (!isOurs) await keepBeside(git, path, kept)
  else if (there.isDirectory()) await discard(target)
  else await rm(target)
}

async function keepBeside(git: Git, path: string, kept: string[]): Promise<void> {
  for (let n = 1; ; n++) {
    const name = withSuffix(Buffer.from(path, 'latin1'), `.benchgate-${n}`).toString('latin1')
    if (await lstatOrNull(bytes(git.folder, name))) continue
    await move(bytes(git.folder, path), bytes(git.folder, name))
    kept.push(name)
    return
  }
}

/** Whether two files, links or folders have the same names, modes and content. */
async function areAlike(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([lstat(one), lstat(other)])
  if (a.mode !== b.mode) return false
  if (a.isSymbolicLink()) return (await readlink(one)) === (await readlink(other))
  // A copy has the time of what it was made from, as far as it can be given.
  if (a.isFile())
    return (
      a.size === b.size &&
      Math.abs(a.mtimeMs - b.mtimeMs) < 1 &&
      (await readFile(one)).equals(await readFile(other))
    )
  const [names, others] = await Promise.all([one, other].map(place => readdir(place, { encoding: 'buffer' })))
  if (!names || names.length !== others?.length) return false
  const within = (place: Buffer, name: Buffer) => Buffer.concat([place, Buffer.from('/'), name])
  for (const name of names)
    if (
      !(await lstatOrNull(within(other, name))) ||
      !(await areAlike(within(one, name), within(other, name)))
    )
      return false
  return true
}

/** Removes what killed moves of these paths, all that were to be moved, have left in the tree, as far as it can be. */
export async function clearUnfinished(git: Git, paths: readonly string[]): Promise<void> {
  const own = new Set(paths)
  for (const path of paths)
    for (const end of Object.values(unfinishedSuffixes)) {
      const name = withSuffix(Buffer.from(path, 'latin1'), end).toString('latin1')
      const place = bytes(git.folder, name)
      if (!own.has(name) && (await lstatOrNull(place))) await removeWhole(place).catch(() => null)
    }
}

// Tries a step again that a second Ctrl-C may have ended.

/** Tries twice: Ctrl-C in a terminal also ends the git that we wait for. The step must be one that can be repeated. */
export async function retryOnce<T>(step: () => Promise<T>): Promise<T> {
  return step().catch(step)
}
