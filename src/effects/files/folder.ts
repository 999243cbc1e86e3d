// Reads and makes folders and files, where untrusted code may have put something else.
import { execFile } from 'node:child_process'
import {
  accessSync,
  constants,
  type Dirent,
  lstatSync,
  type PathLike,
  readdirSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs'
import { lstat, mkdir, mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, isAbsolute, join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { MisconfiguredError } from '../../core/model/errors.ts'

/** Reports whether `path` is a folder, or a link to one. */
export async function isFolder(path: PathLike): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch {
    return false
  }
}

/** Throws MisconfiguredError if the name of a folder is not UTF-8, as node cannot open it. */
export async function refuseNonUtf8Folder(folder: string): Promise<void> {
  if (folder.includes('\ufffd') && !(await isFolder(folder)))
    throw new MisconfiguredError(
      `The path of the folder to measure in is not in UTF-8, so it cannot be opened: ${folder}. Rename the folder, or clone the repository into another.`,
    )
}

/** Returns `path`, or the nearest existing folder above it: a killed run may have left a side checked out that lacks it. */
export async function pathOrNearestExistingFolderAbove(path: string): Promise<string> {
  let current = resolve(path)
  while (current !== dirname(current) && !(await isFolder(current))) current = dirname(current)
  return current
}

/**
 * Makes the folder at `path` and missing ones above it. One by one, as node's recursive mkdir never ends where the system
 * allows no folders, such as below /proc.
 */
export async function makeFolder(path: string): Promise<void> {
  const missing: string[] = []
  const existing = await pathOrNearestExistingFolderAbove(path)
  for (let current = resolve(path); current !== existing; current = dirname(current)) missing.unshift(current)
  for (const current of missing)
    await mkdir(current).catch(async error => {
      if (!(await isFolder(current))) throw error
    })
}

/** Returns the stats of `path` itself (a link is not followed), or null. */
export async function lstatOrNull(path: PathLike): Promise<Stats | null> {
  try {
    return await lstat(path)
  } catch (error) {
    return nullIfMissing(error)
  }
}

/** Returns the stats of `path` itself (a link is not followed), or null. */
export function lstatOrNullSync(path: PathLike): Stats | null {
  try {
    return lstatSync(path)
  } catch (error) {
    return nullIfMissing(error)
  }
}

/** Returns the stats of what `path` leads to, or null. */
export function statOrNullSync(path: PathLike): Stats | null {
  try {
    return statSync(path)
  } catch (error) {
    return nullIfMissing(error)
  }
}

/** Returns the stats of a path, or of what it leads to with `follows`; null also where this user may not look. */
export function accessibleStatsOrNull(path: string, follows: boolean): Stats | null {
  try {
    return follows ? statSync(path) : lstatSync(path)
  } catch {
    return null
  }
}

/** Returns null if nothing is at a path, such as one through a plain file; throws any other error of the system. */
function nullIfMissing(error: unknown): null {
  const { code = '' } = error as NodeJS.ErrnoException
  // Nothing can exist at a path that is too long for the system.
  if (['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'].includes(code)) return null
  throw error
}

/**
 * Returns the content of the file at `path`, or null if there is none. Throws for one that cannot be read, for a pipe, which
 * may block, and for a device, which may have no end.
 */
export async function readFileBytesOrNull(path: string): Promise<Buffer | null> {
  try {
    await using file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    if (!(await file.stat()).isFile()) throw new Error(`${path} is not a plain file`)
    return await file.readFile()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Returns the text of a plain file; empty if it cannot be read. */
export function readTextOrEmpty(path: string): string {
  try {
    // To read a pipe would wait for whoever writes to it.
    return statSync(path).isFile() ? readFileSync(path, 'utf8') : ''
  } catch {
    return ''
  }
}

/** Returns the content of a plain file; empty if it cannot be read. */
export function readBytesOrEmpty(path: string): Buffer {
  try {
    if (statSync(path).isFile()) return readFileSync(path)
  } catch {
    // The file has gone, or is not ours to read.
  }
  return Buffer.alloc(0)
}

/** Reports whether anything is at `path`, even a link that leads nowhere. */
export function isPathTaken(path: string): boolean {
  return lstatOrNullSync(path) !== null
}

/** Reports whether a path is a folder itself or below it; both are absolute, or relative to the same folder. */
export function isPathIn(folder: string, path: string): boolean {
  return `${path}${sep}`.startsWith(`${folder}${sep}`)
}

export function realPathOrNull(path: string): string | null {
  try {
    return realpathSync(path)
  } catch {
    return null
  }
}

/**
 * Makes sure that a file, or the names in a folder, are on disk. Windows cannot open folders, and files only for writing; it
 * writes names at once.
 */
export async function syncFolderOrFile(path: PathLike): Promise<void> {
  if (process.platform === 'win32') return
  await using handle = await open(path, 'r')
  await handle.sync()
}

/** Returns the entries of a folder; none if it is missing or cannot be read. */
export function folderEntries(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

/** Limits of a search: the most entries that are looked at, and the depth of the deepest folder that is opened. */
interface SearchLimits {
  readonly entries: number
  readonly depth: number
}

/**
 * Returns what is in a folder and in those below it that `isOpened` accepts by their relative paths, in the order of a search that opens
 * each folder where it meets it. Links are not followed.
 */
export function entriesBelow(
  top: string,
  { entries, depth }: SearchLimits,
  isOpened: (path: string) => boolean,
): readonly { readonly path: string; readonly entry: Dirent }[] {
  const found: { readonly path: string; readonly entry: Dirent }[] = []
  const search = (folder: string, depthLeft: number) => {
    for (const entry of folderEntries(join(top, folder))) {
      if (found.length >= entries) return
      const path = join(folder, entry.name)
      found.push({ path, entry })
      if (entry.isDirectory() && depthLeft > 0 && isOpened(path)) search(path, depthLeft - 1)
    }
  }
  search('', depth)
  return found
}

/** Returns an error handler that adds the path to a failed write, as the system names none. */
export function createErrorHandlerSettingPath(path: string): (error: unknown) => never {
  return error => {
    throw Object.assign(error as Error, { path })
  }
}

/**
 * Returns the default folder for the files of a run: outside the checkout, and different for each comment and step, so that two
 * gates in one job keep their files apart.
 */
export function defaultOutputFolder(
  commentId: string,
  { RUNNER_TEMP, GITHUB_ACTION }: Readonly<Record<string, string | undefined>>,
  workspace: string,
): string {
  const name = `${commentId.slice(0, 100)}-${GITHUB_ACTION ?? ''}`
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+|-+$/g, '')
  return join(RUNNER_TEMP || workspace, 'benchgate-results', name || 'benchgate')
}

/**
 * Looks the path of a program up once, so that one that a benchmark puts earlier on the search path is not run, and the toolkit does
 * not complain at each call about unreadable folders. Relative folders are left out, as they may be within the sides.
 */
export function resolveProgramPathOrKeepName(name: string, searchPath: string): string {
  const file = process.platform === 'win32' ? `${name}.exe` : name
  const folderWithProgram = searchPath.split(delimiter).find(folder => {
    try {
      accessSync(join(folder, file), constants.X_OK)
      return isAbsolute(folder)
    } catch {
      return false
    }
  })
  return folderWithProgram === undefined ? name : join(folderWithProgram, file)
}

/**
 * Reports whether no program can be run in a folder, as its file system is mounted with `noexec`; false if that cannot be
 * tried.
 */
export async function isNoexecFolder(folder: string): Promise<boolean> {
  await using probeFolder = await makeTemporaryFolder('benchgate-run-', folder).catch(() => null)
  if (probeFolder === null) return false
  const file = join(probeFolder.path, 'program')
  await writeFile(file, '#!/bin/sh\n', { mode: 0o755 })
  // A benchmark can write to the folder, and may put a program of its own there.
  return await promisify(execFile)(file, { env: {} }).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'EACCES',
  )
}

export function noexecFolderMessage(folder: string): string {
  return `No program can be run from the folder for temporary files, ${folder}, as its file system is mounted with "noexec". Set TMPDIR (in a workflow, RUNNER_TEMP) to a folder on a file system without "noexec".`
}

/** A folder of our own, which disposing of it removes with everything in it. */
export interface TemporaryFolder extends AsyncDisposable {
  readonly path: string
}

/**
 * Makes a temporary folder in `parent`; its name begins with `prefix`. Throws MisconfiguredError if the folder for temporary files
 * does not exist or may not be written.
 */
export async function makeTemporaryFolder(prefix: string, parent?: string): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(parent ?? tmpdir(), prefix)).catch((error: NodeJS.ErrnoException) => {
    if (parent !== undefined || !['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'].includes(error.code ?? ''))
      throw error
    throw new MisconfiguredError(
      `The folder for temporary files, ${tmpdir()}, does not exist or is not writable (${error.code}). Set TMPDIR to a writable folder.`,
    )
  })
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

/**
 * Removes whatever is at `path`, even a link, a folder or a pipe, and makes a new file, so that nothing is written through a
 * link.
 */
export async function removeAndCreateFile(
  path: string,
  content: string | Buffer,
  mode = 0o666,
): Promise<void> {
  await rm(path, { recursive: true, force: true })
  await writeFile(path, content, { flag: 'wx', mode }).catch(createErrorHandlerSettingPath(path))
}
