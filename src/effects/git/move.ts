// Moves files between a working tree and its git directory; wherever a move ends, one place has the whole.
import { createHash } from 'node:crypto'
import { chmod, lstat, mkdir, open, readdir, rename } from 'node:fs/promises'
import { lstatOrNull } from '../files/folder.ts'
import { copyWhole, removeWhole, unfinished } from './paths.ts'

/** Renames, or copies where the git directory is on another file system. */
export async function move(from: Buffer, to: Buffer): Promise<void> {
  try {
    await rename(from, to)
    return
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') await mkdir(parentOf(to), { recursive: true })
  }
  try {
    await renameAnyway(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await copyOver(from, to)
    await discard(from)
  }
}

/** Makes a copy that has its name only when it is complete and on disk. */
async function copyOver(from: Buffer, to: Buffer): Promise<void> {
  const copy = withEnd(to, unfinished.copy)
  await removeWhole(copy)
  try {
    await copyWhole(from, copy)
    await sync(copy, from)
    await rename(copy, to)
  } catch (error) {
    // Where the disk is full, half a copy takes what is left of it.
    await removeWhole(copy).catch(() => null)
    throw error
  }
  await syncOne(parentOf(to))
}

/** Removes a folder under another name: half of it, left by a kill, must not be taken for the whole. */
export async function discard(place: Buffer): Promise<void> {
  const aside = withEnd(place, unfinished.original)
  await removeWhole(aside)
  await renameAnyway(place, aside)
  await removeWhole(aside)
}

/** A path with an end to its name, which is cut where it would become too long for a file system. */
export function withEnd(path: Buffer, end: string): Buffer {
  const start = path.lastIndexOf('/') + 1
  const name = path.subarray(start)
  if (name.length + end.length <= longestName) return Buffer.concat([path, Buffer.from(end)])
  const cut = `-${createHash('sha1').update(name).digest('hex').slice(0, 8)}${end}`
  return Buffer.concat([path.subarray(0, start + longestName - cut.length), Buffer.from(cut)])
}

/** In bytes, on every file system that git is used on. */
const longestName = 255

/** Renames, also out of and into folders that are write-protected, as those of Go's module cache are. */
async function renameAnyway(from: Buffer, to: Buffer): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error
    const protectedFolders = [parentOf(from), from, parentOf(to)]
    const modes = await Promise.all(protectedFolders.map(async folder => (await lstat(folder)).mode & 0o7777))
    const isFolder = (await lstat(from)).isDirectory()
    try {
      for (const [index, folder] of protectedFolders.entries())
        if (index !== 1 || isFolder) await chmod(folder, (modes[index] as number) | 0o700)
      await rename(from, to)
      if (isFolder) await chmod(to, modes[1] as number)
    } finally {
      await chmod(protectedFolders[0] as Buffer, modes[0] as number)
      await chmod(protectedFolders[2] as Buffer, modes[2] as number)
    }
  }
}

/** Makes sure that all of a copy is on disk, and as long as what it was made from, before that is removed. */
async function sync(place: Buffer, from: Buffer): Promise<void> {
  const there = await lstatOrNull(place)
  const original = await lstatOrNull(from)
  if (there?.isFile() && original?.isFile() && there.size !== original.size)
    throw new Error(
      `${from} has ${original.size} bytes, and a copy of it ${there.size}: something writes to it, so it was left where it is. End that program first.`,
    )
  if (there?.isDirectory())
    for (const name of await readdir(place, { encoding: 'buffer' })) {
      const end = Buffer.concat([Buffer.from('/'), name])
      await sync(Buffer.concat([place, end]), Buffer.concat([from, end]))
    }
  if (there?.isDirectory() || there?.isFile()) await syncOne(place)
}

async function syncOne(place: Buffer): Promise<void> {
  // Windows opens no folders, and files only to write to them; it writes names at once.
  if (process.platform === 'win32') return
  const opened = await open(place, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

function parentOf(path: Buffer): Buffer {
  return path.subarray(0, path.lastIndexOf('/'))
}
