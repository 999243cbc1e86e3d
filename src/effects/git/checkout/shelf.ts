// A shelf: files of a working tree that are not in its commit, renamed into the git directory. `git stash` would rewrite the
// files: it loses modes, times and mixed line ends, cannot store intent-to-add entries, and copies every large untracked file
// into the object store. A rename keeps each file as it is, at no cost.
import { createHash } from 'node:crypto'
import { chmod, lstat, mkdir, readdir, readFile, readlink, rename, rm } from 'node:fs/promises'
import { CouldNotMeasureError } from '../../../core/model/errors.ts'
import { lstatOrNull, syncFolderOrFile } from '../../files/folder.ts'
import type { RunConsole } from '../../program/console.ts'
import {
  decodeGitText,
  type Git,
  joinPathPartsWithSlash,
  toUndecodedGitText,
  type UndecodedGitText,
} from '../git.ts'
import {
  arePathsNested,
  type CopyProgressCallbacks,
  copyRecursively,
  foldersAbove,
  joinPathAsBytes,
  listFilesAndFoldersBelow,
  removeEmptyFoldersAbove,
  removeFolderRecursively,
  statPathBelowWithoutLinks,
  unfinishedMoveSuffixes,
} from '../paths.ts'
import type { FilesToMoveOutOfTree } from './files-to-move.ts'

/** The folder in a shelf that has the files, by their paths in the tree. */
const filesName = toUndecodedGitText('files')

/**
 * The files on a shelf, the tracked paths that must be missing when it is restored, and, if known, the files that are neither the
 * commit's nor ignored.
 */
export type ShelvedAndDeletedPaths = Pick<FilesToMoveOutOfTree, 'moved' | 'deleted'> &
  Partial<Pick<FilesToMoveOutOfTree, 'modifiedOrUntracked'>>

/**
 * Moves files from the tree onto the shelf in `folder`, and returns what was moved. Tracked files are then missing until a
 * commit is checked out. Untracked files that cannot be moved (such as a folder that a container made as root) stay, and are
 * passed to `onUnmovable`.
 */
export async function shelveFiles<T extends FilesToMoveOutOfTree>(
  git: Git,
  folder: string,
  filesToMove: T,
  onUnmovable: UnmovableFileHandler,
): Promise<T> {
  await mkdir(joinPathAsBytes(folder, filesName), { recursive: true })
  const unrestored = new Set<UndecodedGitText>()
  for (const path of filesToMove.moved) {
    try {
      await moveFile(joinPathAsBytes(git.folder, path), joinPathAsBytes(folder, filesName, path))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // A process that outlived its command may have removed it.
      if (code === 'ENOENT' && !(await lstatOrNull(joinPathAsBytes(git.folder, path)))) {
        unrestored.add(path)
        continue
      }
      if (filesToMove.times.has(path) && (code === 'EACCES' || code === 'EPERM'))
        throw new CouldNotMeasureError(
          `${decodeGitText(path)} cannot be moved while base and head are checked out (${code}): it or its folder belongs to another user, or is immutable. Make it yours with chown, or set checkout to "worktree".`,
        )
      if (filesToMove.times.has(path) || !unmovableCodes.includes(code ?? '')) throw error
      unrestored.add(path)
      onUnmovable(path, error as Error)
      continue
    }
    await removeEmptyFoldersAbove(git.folder, path)
  }
  if (filesToMove.flagged.length > 0) await clearFlags(git, filesToMove.flagged)
  const isMoved = (path: UndecodedGitText) => !unrestored.has(path)
  const { moved, ignored, modifiedOrUntracked } = filesToMove
  return {
    ...filesToMove,
    moved: moved.filter(isMoved),
    ignored: ignored.filter(isMoved),
    modifiedOrUntracked: modifiedOrUntracked.filter(isMoved),
  }
}

/** Error codes of files that belong to another user, whose path is too long for the shelf, or that are mounted. */
const unmovableCodes = ['EPERM', 'EACCES', 'ENAMETOOLONG', 'EBUSY']

/** Called with a path that cannot be moved, and the error. */
export type UnmovableFileHandler = (path: UndecodedGitText, reason: NodeJS.ErrnoException) => void

/** Returns a callback that warns once of each unmovable path. */
export function createUnmovablePathWarner(console: RunConsole): UnmovableFileHandler {
  const warned = new Set<UndecodedGitText>()
  return (path, { code, message }) => {
    if (warned.has(path)) return
    warned.add(path)
    const [reason, remedy] =
      code === 'EPERM' || code === 'EACCES'
        ? [
            'it belongs to another user (a container may have made it), or is immutable',
            'Remove it, or make it yours with chown (an immutable one: chattr -i).',
          ]
        : [message, 'If you can, move it out of the checkout.']
    console.warn(
      `${decodeGitText(path)} cannot be moved, so both sides see it as it is: ${reason}. ${remedy}`,
    )
  }
}

/** Moves a shelf back over the commit it was taken from, and removes it. */
export async function unshelveFilesOfSide(
  git: Git,
  folder: string,
  shelved: ShelvedAndDeletedPaths,
  tracked: ReadonlySet<UndecodedGitText>,
): Promise<void> {
  await removeFilesDeletedOnShelf(git, shelved.deleted, tracked)
  const { stuck: unrestored } = await restoreShelf(git, folder, shelved.moved, tracked)
  if (unrestored[0]) throw unrestored[0].error
}

/** Removes what a checkout has written at paths that must be missing. */
export async function removeFilesDeletedOnShelf(
  git: Git,
  deleted: readonly UndecodedGitText[],
  tracked: ReadonlySet<UndecodedGitText>,
): Promise<void> {
  for (const path of deleted) {
    const stats = await statPathBelowWithoutLinks(git.folder, path)
    if (!tracked.has(path) || !stats || stats.isDirectory()) continue
    await rm(joinPathAsBytes(git.folder, path))
    await removeEmptyFoldersAbove(git.folder, path)
  }
}

/** A file that could not be moved back, and is still on the shelf. */
export interface UnrestoredFile {
  readonly path: UndecodedGitText
  readonly place: string
  readonly error: NodeJS.ErrnoException
}

/**
 * Moves the files of a shelf back, and removes the shelf when it is empty. A file that cannot be moved does not stop the
 * others.
 */
export async function restoreShelf(
  git: Git,
  folder: string,
  moved: readonly UndecodedGitText[],
  tracked: ReadonlySet<UndecodedGitText>,
) {
  const keptNames: UndecodedGitText[] = []
  const unrestored = new Map<UndecodedGitText, UnrestoredFile>()
  const moveBack = async (path: UndecodedGitText) => {
    const from = joinPathAsBytes(folder, filesName, path)
    try {
      if (!(await lstatOrNull(from))) return
      await removeOrMoveAsideForShelvedFile(git, path, from, tracked, keptNames)
      await moveFile(from, joinPathAsBytes(git.folder, path))
      unrestored.delete(path)
    } catch (error) {
      unrestored.set(path, { path, place: from.toString(), error: error as Error })
    }
  }
  for (const path of moved) await moveBack(path)
  // The obstacle in a file's place may have been moved by now.
  for (const path of [...unrestored.keys()]) await moveBack(path)
  const isStuck = (path: UndecodedGitText) => [...foldersAbove(path), path].some(part => unrestored.has(part))
  // Files on the shelf that the list does not name are the user's too.
  for (const path of (await listFilesAndFoldersBelow(joinPathAsBytes(folder, filesName))).files)
    if (!isStuck(path)) await moveBack(path)
  if (unrestored.size === 0) await removeFolderRecursively(folder)
  return { kept: keptNames, stuck: [...unrestored.values()] }
}

export async function pathsMissingFromShelf(
  folder: string,
  moved: readonly UndecodedGitText[],
): Promise<readonly UndecodedGitText[]> {
  const missing: UndecodedGitText[] = []
  for (const path of moved)
    if (!(await lstatOrNull(joinPathAsBytes(folder, filesName, path)))) missing.push(path)
  return missing
}

/** Copies `paths` from one shelf to another, except where `tracked` has a file. Returns the copied paths. */
export async function copyBetweenShelves(
  from: string,
  to: string,
  paths: readonly UndecodedGitText[],
  tracked: ReadonlySet<UndecodedGitText>,
  copying: CopyProgressCallbacks,
): Promise<readonly UndecodedGitText[]> {
  const pathsToCopy = paths.filter(path => ![...foldersAbove(path), path].some(part => tracked.has(part)))
  const prefixLength = joinPathAsBytes(from, filesName).length + 1
  const onUnreadable = (place: Buffer) => copying.unread?.(place.subarray(prefixLength))
  for (const path of pathsToCopy) {
    const target = joinPathAsBytes(to, filesName, path)
    await mkdir(target.subarray(0, target.lastIndexOf('/')), { recursive: true })
    await copyRecursively(joinPathAsBytes(from, filesName, path), target, {
      ...copying,
      unread: onUnreadable,
    })
  }
  return pathsToCopy
}

export async function moveFilesFromShelfTo(
  folder: string,
  paths: readonly UndecodedGitText[],
  to: string,
): Promise<void> {
  for (const path of paths)
    await moveFile(joinPathAsBytes(folder, filesName, path), joinPathAsBytes(to, path))
}

export async function removeFromShelf(folder: string, paths: readonly UndecodedGitText[]): Promise<void> {
  for (const path of paths) await removeFolderRecursively(joinPathAsBytes(folder, filesName, path))
}

/**
 * Removes the copies of the user's ignored files from a side's shelf, as far as they are in `paths`: a side whose .gitignore does not
 * name them shows them as untracked. Returns the `paths` that remain.
 */
export async function removeCopiesOfUserIgnoredFilesFromShelf(
  folder: string,
  paths: readonly UndecodedGitText[],
  copied: readonly UndecodedGitText[],
  tracked: ReadonlySet<UndecodedGitText> = new Set(),
): Promise<readonly UndecodedGitText[]> {
  const remaining: UndecodedGitText[] = []
  for (const path of paths) {
    const copies = tracked.has(path) ? [] : copied.filter(copy => arePathsNested(copy, path))
    for (const copy of copies)
      await removeFolderRecursively(
        joinPathAsBytes(folder, filesName, copy.length > path.length ? copy : path),
      )
    const place = joinPathAsBytes(folder, filesName, path)
    const stats = await lstatOrNull(place)
    if (stats && (!stats.isDirectory() || (await listFilesAndFoldersBelow(place)).files.length > 0))
      remaining.push(path)
  }
  return remaining
}

export async function shelfHasFiles(folder: string): Promise<boolean> {
  return (await listFilesAndFoldersBelow(joinPathAsBytes(folder, filesName))).files.length > 0
}

/**
 * Clears flags by which git ignores files, as a checkout would otherwise leave them missing. The user's own index is restored
 * later.
 */
async function clearFlags(git: Git, paths: readonly UndecodedGitText[]): Promise<void> {
  const input = Buffer.from(paths.map(path => `${path}\0`).join(''), 'latin1')
  for (const flag of ['--no-assume-unchanged', '--no-skip-worktree'])
    await git.run(['update-index', '-z', flag, '--stdin'], { input })
}

// Clearing the paths in a working tree to which files of a shelf return.

/**
 * Clears the path of a file that returns from `shelved`: above it only folders may stay, and at it only the commit's own
 * version is removed. Other files there are kept beside it, and their new names added to `keptNames`.
 */
export async function removeOrMoveAsideForShelvedFile(
  git: Git,
  path: UndecodedGitText,
  shelved: Buffer,
  tracked: ReadonlySet<UndecodedGitText>,
  keptNames: UndecodedGitText[],
): Promise<void> {
  for (const above of foldersAbove(path)) {
    const stats = await lstatOrNull(joinPathAsBytes(git.folder, above))
    if (stats && !stats.isDirectory()) await keepBeside(git, above, keptNames)
  }
  const target = joinPathAsBytes(git.folder, path)
  const stats = await lstatOrNull(target)
  if (!stats) return
  // A tracked path that is a folder is a submodule that a run has checked out.
  const innerFiles = stats.isDirectory() ? (await listFilesAndFoldersBelow(target)).files : []
  const isReplaceable =
    tracked.has(path) ||
    (stats.isDirectory() && innerFiles.every(first => tracked.has(joinPathPartsWithSlash(path, first)))) ||
    // A killed move between file systems has left it at both ends.
    (await areSame(target, shelved))
  if (!isReplaceable) await keepBeside(git, path, keptNames)
  else if (stats.isDirectory()) await removeFolderAtomically(target)
  else await rm(target)
}

async function keepBeside(git: Git, path: UndecodedGitText, keptNames: UndecodedGitText[]): Promise<void> {
  for (let n = 1; ; n++) {
    const name = withSuffix(path, `.benchgate-${n}`)
    if (await lstatOrNull(joinPathAsBytes(git.folder, name))) continue
    await moveFile(joinPathAsBytes(git.folder, path), joinPathAsBytes(git.folder, name))
    keptNames.push(name)
    return
  }
}

function withSuffix(path: UndecodedGitText, suffix: string): UndecodedGitText {
  return toUndecodedGitText(appendSuffixWithinFileNameLimit(Buffer.from(path, 'latin1'), suffix))
}

/** Reports whether two files, links or folders have the same names, modes and content. */
async function areSame(first: Buffer, second: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([lstat(first), lstat(second)])
  if (a.mode !== b.mode) return false
  if (a.isSymbolicLink()) return (await readlink(first)) === (await readlink(second))
  // A copy has the time of its original, up to the precision of the file system.
  if (a.isFile())
    return (
      a.size === b.size &&
      Math.abs(a.mtimeMs - b.mtimeMs) < 1 &&
      (await readFile(first)).equals(await readFile(second))
    )
  const [names, otherNames] = await Promise.all(
    [first, second].map(place => readdir(place, { encoding: 'buffer' })),
  )
  if (!names || names.length !== otherNames?.length) return false
  const childOf = (place: Buffer, name: Buffer) => Buffer.concat([place, Buffer.from('/'), name])
  for (const name of names)
    if (
      !(await lstatOrNull(childOf(second, name))) ||
      !(await areSame(childOf(first, name), childOf(second, name)))
    )
      return false
  return true
}

/**
 * Removes what killed moves of these paths have left in the tree, as far as possible. `paths` are all paths that were to be
 * moved.
 */
export async function removeRemnantsOfUnfinishedMoves(
  git: Git,
  paths: readonly UndecodedGitText[],
): Promise<void> {
  const pathSet = new Set(paths)
  for (const path of paths)
    for (const suffix of Object.values(unfinishedMoveSuffixes)) {
      const name = withSuffix(path, suffix)
      const target = joinPathAsBytes(git.folder, name)
      if (!pathSet.has(name) && (await lstatOrNull(target)))
        await removeFolderRecursively(target).catch(() => null)
    }
}

/** Tries a step twice, as a second Ctrl-C in a terminal also ends the git that we wait for. The step must be repeatable. */
export async function retryOnce<T>(step: () => Promise<T>): Promise<T> {
  return step().catch(step)
}

// Moves files between a working tree and its git directory. Even if a move is interrupted, one of both places has the whole
// file.

/** Renames a file, or copies it if the git directory is on another file system. */
export async function moveFile(from: Buffer, to: Buffer): Promise<void> {
  try {
    await rename(from, to)
    return
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') await mkdir(parentOf(to), { recursive: true })
  }
  try {
    await renameProtected(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await copyOver(from, to)
    await removeFolderAtomically(from)
  }
}

/** Makes a copy that gets its name only when it is complete and on disk. */
async function copyOver(from: Buffer, to: Buffer): Promise<void> {
  const copy = appendSuffixWithinFileNameLimit(to, unfinishedMoveSuffixes.copy)
  await removeFolderRecursively(copy)
  try {
    await copyRecursively(from, copy)
    await syncCopy(copy, from)
    await rename(copy, to)
  } catch (error) {
    // On a full disk, a partial copy would take the last space.
    await removeFolderRecursively(copy).catch(() => null)
    throw error
  }
  await syncFolderOrFile(parentOf(to))
}

/** Removes a folder under another name: a part of it, left by a kill, must not be taken for the whole. */
async function removeFolderAtomically(path: Buffer): Promise<void> {
  const aside = appendSuffixWithinFileNameLimit(path, unfinishedMoveSuffixes.original)
  await removeFolderRecursively(aside)
  await renameProtected(path, aside)
  await removeFolderRecursively(aside)
}

/** Appends a suffix to the name of a path, which is shortened if it would be too long for a file system. */
export function appendSuffixWithinFileNameLimit(path: Buffer, suffix: string): Buffer {
  const nameStart = path.lastIndexOf('/') + 1
  const name = path.subarray(nameStart)
  if (name.length + suffix.length <= maxNameLength) return Buffer.concat([path, Buffer.from(suffix)])
  const shortened = `-${createHash('sha1').update(name).digest('hex').slice(0, 8)}${suffix}`
  return Buffer.concat([
    path.subarray(0, nameStart + maxNameLength - shortened.length),
    Buffer.from(shortened),
  ])
}

/** The longest name in bytes, on every file system that git is used on. */
const maxNameLength = 255

/** Renames even out of and into write-protected folders, such as those of Go's module cache. */
async function renameProtected(from: Buffer, to: Buffer): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error
    const protectedFolders = [parentOf(from), from, parentOf(to)]
    const modes = await Promise.all(protectedFolders.map(async folder => (await lstat(folder)).mode & 0o7777))
    const isFolder = (await lstat(from)).isDirectory()
    // One that its owner may write to is another user's, whose mode cannot be changed.
    const isProtected = (index: number) => ((modes[index] as number) & 0o700) !== 0o700
    try {
      for (const [index, folder] of protectedFolders.entries())
        if (isProtected(index) && (index !== 1 || isFolder))
          await chmod(folder, (modes[index] as number) | 0o700)
      await rename(from, to)
      if (isFolder && isProtected(1)) await chmod(to, modes[1] as number)
    } finally {
      for (const index of [0, 2])
        if (isProtected(index)) await chmod(protectedFolders[index] as Buffer, modes[index] as number)
    }
  }
}

/** Makes sure that a copy is on disk and has the size of the original, before the original is removed. */
async function syncCopy(path: Buffer, from: Buffer): Promise<void> {
  const stats = await lstatOrNull(path)
  const original = await lstatOrNull(from)
  if (stats?.isFile() && original?.isFile() && stats.size !== original.size)
    throw new Error(
      `${from} has ${original.size} bytes, but a copy of it has ${stats.size}: a program is writing to the file, so it was left where it is. End that program first.`,
    )
  if (stats?.isDirectory())
    for (const name of await readdir(path, { encoding: 'buffer' })) {
      const below = Buffer.concat([Buffer.from('/'), name])
      await syncCopy(Buffer.concat([path, below]), Buffer.concat([from, below]))
    }
  if (stats?.isDirectory() || stats?.isFile()) await syncFolderOrFile(path)
}

function parentOf(path: Buffer): Buffer {
  return path.subarray(0, path.lastIndexOf('/'))
}
