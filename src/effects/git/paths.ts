// Files by the bytes of their names, which need not be UTF-8: finding, moving, copying and removing them.
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
import { setImmediate as turn } from 'node:timers/promises'
import { lstatOrNull } from '../files/folder.ts'

/** A path from parts, of which all but the first are latin1 text from git. */
export function bytes(root: string, ...parts: readonly string[]): Buffer {
  return Buffer.concat([Buffer.from(root), ...parts.map(part => Buffer.from(`/${part}`, 'latin1'))])
}

/** Whether a path leads to a place below a root, and not into its .git. A list on disk may have been tampered with. */
export function isInside(path: string): boolean {
  const parts = path.split('/')
  return parts[0] !== '.git' && parts.every(part => part !== '' && part !== '.' && part !== '..')
}

/** The folders above a path, outermost first. */
export function foldersAbove(path: string): readonly string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, depth) => parts.slice(0, depth + 1).join('/'))
}

/** Whether two paths are the same, or one is in the other. */
export function areNested(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`)
}

/** What is at `path` below `root`; null where a folder on the way is a link, which leads to another place. */
export function standingBelow(root: string, path: string): Promise<Stats | null> {
  return looking(root)(path)
}

/** The same for many paths of a tree that does not change meanwhile: each folder is looked at once. */
export function looking(root: string): (path: string) => Promise<Stats | null> {
  const folders = new Map<string, boolean>()
  return async path => {
    for (const above of foldersAbove(path)) {
      const known = folders.get(above) ?? (await lstatOrNull(bytes(root, above)))?.isDirectory() ?? false
      folders.set(above, known)
      if (!known) return null
    }
    return lstatOrNull(bytes(root, path))
  }
}

/** The ends of names while a move between file systems goes on: a copy being made, and what it was made from. */
export const unfinished = { copy: '.benchgate-copying', original: '.benchgate-moved' }

/** Whether a path is one of these, or in a folder that is. */
export function isUnfinished(path: string): boolean {
  return path.split('/').some(part => Object.values(unfinished).some(end => part.endsWith(end)))
}

/**
 * The files below a folder, relative to it; a repository among them counts as one file, and so does a folder that is too
 * deep to be looked into. Empty without the folder.
 */
export async function below(
  folder: Buffer,
): Promise<{ readonly files: string[]; readonly folders: string[] }> {
  const files: string[] = []
  const folders: string[] = []
  /** False where not all in the folder can be reached. */
  const look = async (place: Buffer, prefix: string): Promise<boolean> => {
    const entries = await readdir(place, { withFileTypes: true, encoding: 'buffer' })
    const longest = Math.max(0, ...entries.map(({ name }) => (name as Buffer).length))
    if (place.length + 1 + longest > longestPath) return false
    for (const entry of entries) {
      const name = entry.name as Buffer
      const path = prefix + name.toString('latin1')
      const inside = Buffer.concat([place, Buffer.from('/'), name])
      if (isUnfinished(path)) continue
      const git = Buffer.concat([inside, Buffer.from('/.git')])
      if (!entry.isDirectory() || (git.length <= longestPath && (await lstatOrNull(git)))) files.push(path)
      else {
        folders.push(path)
        if (await look(inside, `${path}/`)) continue
        folders.pop()
        files.push(path)
      }
    }
    return true
  }
  if ((await lstatOrNull(folder))?.isDirectory()) await look(folder, '')
  return { files, folders }
}

/** In bytes; none reaches further. */
const longestPath = process.platform === 'darwin' ? 1023 : 4095

/** Callbacks of a copy while it is made. */
export interface Copying {
  /** Called with the size of each file before it is copied; what it throws ends the copy. */
  readonly counting?: (size: number) => void
  /** Called with a path that the user may not read, which is then left out; without this callback it is an error. */
  readonly unread?: (path: Buffer) => void
  /** Called with each copy once it is made, and where a link leads; null where it is none. */
  readonly copied?: (to: Buffer, target: Buffer | null) => void
}

/** Copies a file, link or folder with modes and times; without copying blocks, where the file system can do that. */
export async function copyWhole(from: Buffer, to: Buffer, copying: Copying = {}): Promise<void> {
  try {
    const there = lstatSync(from)
    if (there.isSymbolicLink()) {
      const target = readlinkSync(from, { encoding: 'buffer' })
      symlinkSync(target, to)
      giveOwner(to, there)
      copying.copied?.(to, target)
      return
    }
    if (there.isDirectory()) {
      const names = readdirSync(from, { encoding: 'buffer' })
      mkdirSync(to)
      for (const name of names) {
        const end = Buffer.concat([Buffer.from('/'), name])
        await copyWhole(Buffer.concat([from, end]), Buffer.concat([to, end]), copying)
      }
      giveOwner(to, there)
      chmodSync(to, there.mode & 0o7777)
      // Lets signals through: these calls are synchronous, which makes many small files several times as fast.
      await turn()
    } else if (there.isFile()) {
      copying.counting?.(there.size)
      if (there.size > longCopy) await copyLong(from, to, there.mode, copying)
      else copyFileSync(from, to, constants.COPYFILE_FICLONE)
      // Another owner takes these marks from a program.
      if (giveOwner(to, there) && (there.mode & 0o6000) !== 0) chmodSync(to, there.mode & 0o7777)
    }
    // A socket or a pipe has no content to copy.
    else return
    copying.copied?.(to, null)
    // In seconds, as a Date is limited to milliseconds.
    utimesSync(to, there.atimeMs / 1000, there.mtimeMs / 1000)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // A user at work there may remove a file while we copy.
    if (code === 'ENOENT' && copying.unread && !lstatSync(from, { throwIfNoEntry: false })) return
    if (code !== 'EACCES' || !copying.unread) throw error
    copying.unread(from)
  }
}

/** Gives a copy the owner of what it was made from, which only root can; not every file system has owners. */
function giveOwner(to: Buffer, { uid, gid }: Stats): boolean {
  if (process.getuid?.() !== 0) return false
  try {
    lchownSync(to, uid, gid)
    return true
  } catch {
    return false
  }
}

/** A file of more bytes than this is copied piece by piece, so that the run can be ended in between. */
const longCopy = 2 ** 26

async function copyLong(from: Buffer, to: Buffer, mode: number, copying: Copying): Promise<void> {
  try {
    return copyFileSync(from, to, constants.COPYFILE_FICLONE_FORCE)
  } catch {
    // This file system cannot share blocks.
  }
  const source = await open(from, 'r')
  try {
    const target = await open(to, 'w', mode & 0o7777)
    try {
      const piece = Buffer.alloc(2 ** 23)
      for (let read = await source.read(piece); read.bytesRead > 0; read = await source.read(piece)) {
        // A single write may be cut short where the disk fills up; this goes on, and fails.
        await target.writeFile(piece.subarray(0, read.bytesRead))
        copying.counting?.(0)
      }
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** Removes the folders above `path` that have become empty, as git does, but not the current directory of this process. */
export async function removeEmptied(root: string, path: string): Promise<void> {
  for (const above of foldersAbove(path).toReversed()) {
    try {
      if (`${process.cwd()}/`.startsWith(`${bytes(root, above)}/`)) return
      await rmdir(bytes(root, above))
    } catch {
      return
    }
  }
}

// Removes folders that are write-protected, too deep for a path, or have something in them that cannot be removed.

/** Removes a folder and all in it, also what is write-protected, or so deep that no path reaches it. */
export async function removeWhole(folder: string | Buffer): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true })
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException
    if (code === 'EACCES') await unprotect(Buffer.from(folder))
    else if (code === 'ENAMETOOLONG') await flatten(Buffer.from(folder))
    // Node takes a file that it may not remove for a folder, and would say that it is none.
    else if (code === 'ENOTDIR' && path) await unlinkAnyway(path)
    else throw error
    await rm(folder, { recursive: true, force: true })
  }
}

/** Brings deep folders to the top. */
async function flatten(top: Buffer, folder = top, brought = { count: 0 }): Promise<void> {
  // The failed removal may still be removing other folders.
  const gone = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return null
  }
  const entries = await readdir(folder, { withFileTypes: true, encoding: 'buffer' }).catch(gone)
  for (const entry of entries ?? []) {
    if (!entry.isDirectory()) continue
    let inside = Buffer.concat([folder, Buffer.from('/'), entry.name as Buffer])
    if (inside.length > top.length + 1000) {
      const up = Buffer.concat([top, Buffer.from(`/benchgate-deep-${++brought.count}`)])
      if ((await rename(inside, up).catch(gone)) === null) continue
      inside = up
    }
    await flatten(top, inside, brought)
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

async function unlinkAnyway(path: string): Promise<void> {
  await unlink(path).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(
      `${path} may not be removed (${code}). If it is immutable, as "lsattr" shows, "chattr -i" ends that`,
    )
  })
}
