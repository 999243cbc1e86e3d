// Moves files between a working tree and its git directory. Even if a move is interrupted, one of both places has the whole
// file.
import { createHash } from 'node:crypto'
import { chmod, lstat, mkdir, readdir, rename } from 'node:fs/promises'
import { lstatOrNull, syncFolderOrFile } from '../files/folder.ts'
import { copyRecursively, removeFolderRecursively, unfinishedMoveSuffixes } from './paths.ts'

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
export async function removeFolderAtomically(path: Buffer): Promise<void> {
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
      `${from} has ${original.size} bytes, and a copy of it ${stats.size}: something writes to it, so it was left where it is. End that program first.`,
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
