// Asks the file system what is at a path.

import { execFile } from 'node:child_process'
import { constants, type Dirent, type PathLike, readdirSync, type Stats } from 'node:fs'
import { lstat, mkdir, mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
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

// What a folder holds, where that can be told.

/** None where the folder is missing, or cannot be read. */
export function entriesIn(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

// Names the file that could not be written: of a write that fails the system names none.

/** Throws the error of a write again, with the path that it was for. */
export function nameFile(path: string): (error: unknown) => never {
  return error => {
    throw Object.assign(error as Error, { path })
  }
}

// Where the files of a run are unless a folder is named.

/** Outside the checkout, and different for each comment and step, so that two gates in one job keep their files apart. */
export function usualFolder(
  commentId: string,
  { RUNNER_TEMP, GITHUB_ACTION }: Readonly<Record<string, string | undefined>>,
  workspace: string,
): string {
  const name = `${commentId.slice(0, 100)}-${GITHUB_ACTION ?? ''}`
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+|-+$/g, '')
  return join(RUNNER_TEMP || workspace, 'benchgate-results', name || 'benchgate')
}

// Tells a folder from which no program can be run, as its file system is mounted with `noexec`.

/** Whether a file that may be executed is refused there; false where that cannot be tried. */
export async function isNoexec(folder: string): Promise<boolean> {
  const own = await mkdtemp(join(folder, 'benchgate-run-')).catch(() => null)
  if (own === null) return false
  try {
    const file = join(own, 'program')
    await writeFile(file, '#!/bin/sh\n', { mode: 0o755 })
    return await new Promise(done => {
      execFile(file, error => done((error as NodeJS.ErrnoException | null)?.code === 'EACCES'))
    })
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

/** What is wrong with such a folder, and what to do. */
export function noexecText(folder: string): string {
  return `No program can be run from the folder for temporary files, ${folder}, as its file system is mounted with "noexec". Set TMPDIR (in a workflow, RUNNER_TEMP) to a folder on another one.`
}

// Writes a file where untrusted code may have put something else.

/**
 * Removes whatever is at `path`, even a link, a folder or a pipe, and makes a new file, so that nothing is written
 * through a link.
 */
export async function replaceFile(path: string, content: string | Buffer, mode = 0o666): Promise<void> {
  await rm(path, { recursive: true, force: true })
  await writeFile(path, content, { flag: 'wx', mode }).catch(nameFile(path))
}
