// Asks the file system what is at a path.

import { constants, type PathLike, type Stats } from 'node:fs'
import { lstat, mkdir, open, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Misconfigured } from '../../core/model/errors.ts'

/** Whether `path` is a folder, or a link to one. */
export async function isFolder(path: PathLike): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch {
    return false
  }
}

/** Throws Misconfigured where the name of a folder is no UTF-8: what node makes of it is no folder. */
export async function refuseUnnameable(folder: string): Promise<void> {
  if (folder.includes('\ufffd') && !(await isFolder(folder)))
    throw new Misconfigured(
      `The path of the folder to measure in is not in UTF-8, so it cannot be opened: ${folder}. Rename the folder, or clone the repository into another.`,
    )
}

/**
 * The folder at `path`, or the nearest existing one above it: a killed run may have left a side checked out that lacks
 * it.
 */
export async function nearestFolder(path: string): Promise<string> {
  let place = resolve(path)
  while (place !== dirname(place) && !(await isFolder(place))) place = dirname(place)
  return place
}

/**
 * Makes the folder at `path` and those above it that are missing. One by one, as node's own way of doing so never ends
 * where the system makes none, such as below /proc.
 */
export async function makeFolder(path: string): Promise<void> {
  const missing: string[] = []
  const there = await nearestFolder(path)
  for (let place = resolve(path); place !== there; place = dirname(place)) missing.unshift(place)
  for (const place of missing)
    await mkdir(place).catch(async error => {
      if (!(await isFolder(place))) throw error
    })
}

/** What is at `path` itself (a link is not followed), or null. */
export async function lstatOrNull(path: PathLike): Promise<Stats | null> {
  try {
    return await lstat(path)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    // A path that is too long for the system leads to nothing that could be there.
    if (['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'].includes(code)) return null
    throw error
  }
}

/**
 * The content of the file at `path`, or null where there is none; one that cannot be read is an error, not null. So is a pipe,
 * for which others would have to write, and a device, which may have no end.
 */
export async function contentOf(path: string): Promise<Buffer | null> {
  try {
    await using file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    if (!(await file.stat()).isFile()) throw new Error(`${path} is not a plain file`)
    return await file.readFile()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
