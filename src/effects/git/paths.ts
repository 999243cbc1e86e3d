// Finds, copies and removes files by the bytes of their names, which need not be UTF-8.
import {
  chmodSync,
  constants,
  copyFileSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  type Stats,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { chmod, open, readdir, rename, rm, rmdir, unlink } from 'node:fs/promises'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { lstatOrNull, lstatOrNullSync } from '../files/folder.ts'
import { joinPathPartsWithSlash, toUndecodedGitText, type UndecodedGitText } from './git.ts'

/** Joins a path of the file system; the first part is no text from git. */
export function joinPathAsBytes(root: string, ...parts: readonly UndecodedGitText[]): Buffer {
  return Buffer.concat([Buffer.from(root), ...parts.map(part => Buffer.from(`/${part}`, 'latin1'))])
}

/** The name of the git directory of a repository, or of the file that locates it. */
export const dotGit = toUndecodedGitText('.git')

/**
 * Reports whether a path, decoded or not, stays below its root and outside of .git. A list on disk may have been tampered with.
 */
export function isSafePathInWorkingTree(path: string): boolean {
  const parts = path.split('/')
  return parts[0] !== '.git' && parts.every(part => part !== '' && part !== '.' && part !== '..')
}

/** Returns the folders above a path, outermost first. */
export function foldersAbove(path: UndecodedGitText): readonly UndecodedGitText[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, depth) => joinPathPartsWithSlash(...parts.slice(0, depth + 1)))
}

/** Reports whether two paths are the same, or one is in the other. */
export function arePathsNested(first: UndecodedGitText, second: UndecodedGitText): boolean {
  return `${first}/`.startsWith(`${second}/`) || `${second}/`.startsWith(`${first}/`)
}

/** Returns the stats of `path` below `root`; null if there is nothing, or if a folder on the way is a link. */
export function statPathBelowWithoutLinks(root: string, path: UndecodedGitText): Promise<Stats | null> {
  return createStatReaderWithoutLinks(root)(path)
}

/** Returns such a function for many paths of a tree that does not change meanwhile; it reads each folder once. */
export function createStatReaderWithoutLinks(
  root: string,
): (path: UndecodedGitText) => Promise<Stats | null> {
  const folders = new Map<UndecodedGitText, boolean>()
  return async path => {
    for (const above of foldersAbove(path)) {
      const isFolder =
        folders.get(above) ?? (await lstatOrNull(joinPathAsBytes(root, above)))?.isDirectory() ?? false
      folders.set(above, isFolder)
      if (!isFolder) return null
    }
    return lstatOrNull(joinPathAsBytes(root, path))
  }
}

/** Suffixes of names during a move between file systems: of the copy being made, and of the original. */
export const unfinishedMoveSuffixes = { copy: '.benchgate-copying', original: '.benchgate-moved' }

/** Reports whether a path has such a suffix, or is in a folder that has. */
export function isUnfinishedMovePath(path: UndecodedGitText): boolean {
  return path
    .split('/')
    .some(part => Object.values(unfinishedMoveSuffixes).some(suffix => part.endsWith(suffix)))
}

/**
 * Returns the files below a folder, relative to it; a repository counts as one file, and so does a folder that is too deep to
 * be read. Empty if the folder does not exist.
 */
export async function listFilesAndFoldersBelow(
  folder: Buffer,
): Promise<{ readonly files: UndecodedGitText[]; readonly folders: UndecodedGitText[] }> {
  const files: UndecodedGitText[] = []
  const folders: UndecodedGitText[] = []
  /** Returns false if the folder has paths that are too long. */
  const listFolder = async (current: Buffer, above: readonly UndecodedGitText[]): Promise<boolean> => {
    const entries = await readdir(current, { withFileTypes: true, encoding: 'buffer' })
    const longestEntry = Math.max(0, ...entries.map(({ name }) => (name as Buffer).length))
    if (current.length + 1 + longestEntry > maxPathLength) return false
    for (const entry of entries) {
      const name = entry.name as Buffer
      const path = joinPathPartsWithSlash(...above, toUndecodedGitText(name))
      const childPath = Buffer.concat([current, Buffer.from('/'), name])
      if (isUnfinishedMovePath(path)) continue
      const git = Buffer.concat([childPath, Buffer.from('/.git')])
      if (!entry.isDirectory() || (git.length <= maxPathLength && (await lstatOrNull(git)))) files.push(path)
      else {
        folders.push(path)
        if (await listFolder(childPath, [path])) continue
        folders.pop()
        files.push(path)
      }
    }
    return true
  }
  if ((await lstatOrNull(folder))?.isDirectory()) await listFolder(folder, [])
  return { files, folders }
}

/** The longest path of the system, in bytes. */
const maxPathLength = process.platform === 'darwin' ? 1023 : 4095

export interface CopyProgressCallbacks {
  /** Called with the size of each file before it is copied; may throw to end the copy. */
  readonly counting?: (size: number) => void
  /** Called with an unreadable path, which is then left out; without this callback it is an error. */
  readonly unread?: (path: Buffer) => void
  /** Tells which files and folders are left out. */
  readonly isExcluded?: (path: Buffer) => boolean
  /** Called with each finished copy, the target of a link, or null, and what was copied. */
  readonly copied?: (to: Buffer, target: Buffer | null, from: Stats) => void
}

/** Copies a file, link or folder with modes and times, sharing blocks if the file system can. */
export async function copyRecursively(
  from: Buffer,
  to: Buffer,
  options: CopyProgressCallbacks = {},
): Promise<void> {
  if (options.isExcluded?.(from)) return
  try {
    const stats = lstatSync(from)
    if (stats.isSymbolicLink()) {
      const target = readlinkSync(from, { encoding: 'buffer' })
      symlinkSync(target, to)
      setOwner(to, stats)
      options.copied?.(to, target, stats)
      return
    }
    if (stats.isDirectory()) {
      const names = readdirSync(from, { encoding: 'buffer' })
      mkdirSync(to)
      for (const name of names) {
        const below = Buffer.concat([Buffer.from('/'), name])
        await copyRecursively(Buffer.concat([from, below]), Buffer.concat([to, below]), options)
      }
      setOwner(to, stats)
      chmodSync(to, stats.mode & 0o7777)
      // Lets signals be handled: the calls are synchronous, which is several times as fast for many small files.
      await turn()
    } else if (stats.isFile()) {
      options.counting?.(stats.size)
      if (stats.size > largeFile) await copyInPieces(from, to, stats.mode, options)
      else copyFileSync(from, to, constants.COPYFILE_FICLONE)
      // Changing the owner removes the setuid and setgid bits.
      if (setOwner(to, stats) && (stats.mode & 0o6000) !== 0) chmodSync(to, stats.mode & 0o7777)
    }
    // Sockets and pipes have no content to copy.
    else return
    options.copied?.(to, null, stats)
    // In seconds, as a Date is limited to milliseconds.
    utimesSync(to, stats.atimeMs / 1000, stats.mtimeMs / 1000)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // The user may remove a file while it is copied.
    if (code === 'ENOENT' && options.unread && !lstatOrNullSync(from)) return
    if (code !== 'EACCES' || !options.unread) throw error
    options.unread(from)
  }
}

/** Sets the owner of a copy, which only root can; not every file system has owners. */
export function setOwner(to: string | Buffer, { uid, gid }: Pick<Stats, 'uid' | 'gid'>): boolean {
  if (process.getuid?.() !== 0) return false
  try {
    lchownSync(to, uid, gid)
    return true
  } catch {
    return false
  }
}

/** Larger files are copied in pieces, so that the run can be ended in between: the system may take a minute for one file. */
const largeFile = 2 ** 26

async function copyInPieces(
  from: Buffer,
  to: Buffer,
  mode: number,
  { counting }: CopyProgressCallbacks,
): Promise<void> {
  try {
    return copyFileSync(from, to, constants.COPYFILE_FICLONE_FORCE)
  } catch {
    // This file system cannot share blocks.
  }
  await using source = await open(from, 'r')
  await using target = await open(to, 'w')
  await target.chmod(mode & 0o7777)
  const piece = Buffer.alloc(2 ** 23)
  for (let read = await source.read(piece); read.bytesRead > 0; read = await source.read(piece)) {
    // A single write may be incomplete when the disk becomes full; this goes on, and fails.
    await target.writeFile(piece.subarray(0, read.bytesRead))
    counting?.(0)
  }
}

/** Waits until `seconds` whole seconds have passed since the second of `time`, which is in milliseconds since 1970. */
export async function waitUntilSecondsAfter(time: number, seconds: number): Promise<void> {
  // The clock of a file system can be some milliseconds behind.
  const wait = 1000 * (Math.floor(time / 1000) + 1.05 + seconds) - Date.now()
  // A time in the future would not pass, so the wait is limited.
  if (wait > 0) await pause(Math.min(wait, 1000 * (1.05 + seconds)))
}

/** Removes the folders above `path` that have become empty, as git does, but not the current directory of this process. */
export async function removeEmptyFoldersAbove(root: string, path: UndecodedGitText): Promise<void> {
  for (const above of foldersAbove(path).toReversed()) {
    try {
      if (`${process.cwd()}/`.startsWith(`${joinPathAsBytes(root, above)}/`)) return
      await rmdir(joinPathAsBytes(root, above))
    } catch {
      return
    }
  }
}

// Removing folders that are write-protected, too deep for a path, or contain something that cannot be removed.

/** Removes a folder and all in it, even if it is write-protected, or too deep for a path. */
export async function removeFolderRecursively(folder: string | Buffer): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true })
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException
    if (code === 'EACCES') await unprotect(Buffer.from(folder))
    else if (code === 'ENAMETOOLONG') await flatten(Buffer.from(folder))
    // If Node may not remove a file, it treats the file as a folder and fails with ENOTDIR.
    else if (code === 'ENOTDIR' && path) await unlinkOrExplain(path)
    else throw error
    await rm(folder, { recursive: true, force: true })
  }
}

/** Moves deep folders to the top. */
async function flatten(top: Buffer, folder = top, counter = { count: 0 }): Promise<void> {
  // The failed removal may still be removing other folders.
  const ignoreMissing = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return null
  }
  const entries = await readdir(folder, { withFileTypes: true, encoding: 'buffer' }).catch(ignoreMissing)
  for (const entry of entries ?? []) {
    if (!entry.isDirectory()) continue
    let childPath = Buffer.concat([folder, Buffer.from('/'), entry.name as Buffer])
    if (childPath.length > top.length + 1000) {
      const target = Buffer.concat([top, Buffer.from(`/benchgate-deep-${++counter.count}`)])
      if ((await rename(childPath, target).catch(ignoreMissing)) === null) continue
      childPath = target
    }
    await flatten(top, childPath, counter)
  }
}

async function unprotect(folder: Buffer): Promise<void> {
  try {
    await chmod(folder, 0o700)
    for (const entry of await readdir(folder, { withFileTypes: true, encoding: 'buffer' }))
      if (entry.isDirectory())
        await unprotect(Buffer.concat([folder, Buffer.from('/'), entry.name as Buffer]))
  } catch (error) {
    // The failed removal may still be removing other folders.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

async function unlinkOrExplain(path: string): Promise<void> {
  await unlink(path).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(
      `${path} cannot be removed (${code}). If it is immutable, as "lsattr" shows, "chattr -i" changes that`,
    )
  })
}
