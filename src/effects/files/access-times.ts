// Finds out by the access times of files whether they have been read, and by their other times whether they have been written.
import { execFile } from 'node:child_process'
import { closeSync, openSync, readSync, type Stats, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import {
  folderEntries,
  lstatOrNullSync,
  makeTemporaryFolder,
  resolveProgramPathOrKeepName,
} from './folder.ts'

/** An access time before all others. Linux only updates an access time that is older than the last change (relatime). */
const longAgo = '@1'
/** The latest time, in milliseconds, at which a file counts as not read since its access time was reset. */
const latestResetTime = 1000
/** The path of the program, looked up before a command of the sides can have put another in its place. */
let touch: string | null = null
/** The most paths in one command, as systems limit the length of its arguments. */
const pathsAtOnce = 400

/** Reports whether access times are kept in `folder`: they are not with the mount option noatime, nor on every system. */
export async function folderKeepsAccessTimes(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false
  await using probeFolder = await makeTemporaryFolder('benchgate-atime-', folder).catch(() => null)
  if (probeFolder === null) return false
  try {
    const path = join(probeFolder.path, 'file')
    writeFileSync(path, 'read')
    await resetAccessTimes(probeFolder.path, ['file'])
    if (wasFileReadSinceAccessTimeReset(path)) return false
    const file = openSync(path, 'r')
    readSync(file, Buffer.alloc(4), 0, 4, 0)
    closeSync(file)
    return wasFileReadSinceAccessTimeReset(path)
  } catch {
    return false
  }
}

/**
 * Sets access times back, and no other times, as build tools use the time of the last change. A file whose time cannot be set
 * counts as read. `paths` are relative to `folder`; missing files are ignored.
 */
export function resetAccessTimes(folder: string, paths: readonly string[]): Promise<void> {
  return setAccessTimes(folder, paths, longAgo)
}

/**
 * Runs `observe`, which may reset and read `paths`, and then restores which of them count as read, so that one observation does
 * not erase what an outer one has seen.
 */
export async function restoreReadMarksAfter<T>(
  folder: string,
  paths: readonly string[],
  observe: () => Promise<T>,
): Promise<T> {
  const readBefore = paths.filter(path => wasFileReadSinceAccessTimeReset(join(folder, path)))
  try {
    return await observe()
  } finally {
    await resetAccessTimes(folder, paths)
    await setAccessTimes(folder, readBefore, 'now')
  }
}

/**
 * Sets the access times and the times of the last change of files to now, so that build tools build again what is compiled of them. All get
 * the same time, as a tracked file may be generated from another, by a tool that is not installed.
 */
export function setFileTimesToNow(folder: string, paths: readonly string[]): Promise<void> {
  return runTouch(folder, paths, ['-d', `@${Date.now() / 1000}`])
}

/** `time` is a date in the syntax of `touch`. */
function setAccessTimes(folder: string, paths: readonly string[], time: string): Promise<void> {
  return runTouch(folder, paths, ['-a', '-d', time])
}

async function runTouch(folder: string, paths: readonly string[], flags: readonly string[]): Promise<void> {
  touch ??= resolveProgramPathOrKeepName('touch', process.env.PATH ?? '')
  for (let from = 0; from < paths.length; from += pathsAtOnce) {
    const args = [...flags, '-c', '-h', '--', ...paths.slice(from, from + pathsAtOnce)]
    // Any process of the user can read the environment of another.
    await promisify(execFile)(touch, args, { cwd: folder, timeout: 10_000, env: {} }).catch(() => {})
  }
}

/**
 * Makes git ignore the time of the last status change, which resetting access times alters: otherwise git would read these
 * files again whenever a tool such as pytest-benchmark asks whether the tree is clean.
 */
export const ignoreCtimeEnv = {
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'core.trustctime',
  GIT_CONFIG_VALUE_0: 'false',
} as const

/**
 * Makes git trust the times in an index. Otherwise it would reread each time what was checked out in the second in which the
 * index was written.
 */
export function makeGitIndexTimesTrusted(path: string): void {
  const future = Date.now() / 1000 + 2
  utimesSync(path, future, future)
}

/** Returns null if there is no plain file, as in a sparse checkout. */
export function plainFileStats(path: string): Stats | null {
  const stats = lstatOrNullSync(path)
  return stats?.isFile() ? stats : null
}

/** Reports whether a file was read since its access time was reset. */
export function wasFileReadSinceAccessTimeReset(path: string): boolean {
  return (plainFileStats(path)?.atimeMs ?? 0) > latestResetTime
}

/** Returns the folders above a path, the top folder included. */
export function topFolderAndFoldersAbovePath(path: string): readonly string[] {
  const parts = path.split('/')
  return parts.map((_, n) => parts.slice(0, n).join('/') || '.')
}

/** Reports whether a folder was listed, or a link followed, since its access time was reset. */
export function wasFolderOrLinkReadSinceAccessTimeReset(path: string): boolean {
  return (lstatOrNullSync(path)?.atimeMs ?? 0) > latestResetTime
}

// Reads of commands, also of code, of which Python keeps a compiled file.

/** What commands are observed to read; paths are absolute, or relative to a folder. */
interface PathsToObserve {
  /** Plain files that are no code, or of which only reading the file itself counts. */
  readonly files?: readonly string[]
  readonly folders?: readonly string[]
  /** Files and links with code: reading what Python has compiled of them counts, too. */
  readonly code?: readonly string[]
  /** Code of which only a later read than the last one counts, as it is another user's, or is not in `code` and so not reset. */
  readonly codeOfOthers?: readonly string[]
}

/** What commands have returned and read. */
interface ObservedReads<T> {
  readonly result: T
  readonly files: ReadonlySet<string>
  readonly folders: ReadonlySet<string>
  /** The code that was read, with the time, in milliseconds. */
  readonly code: ReadonlyMap<string, number>
}

/** Resets access times, runs commands, and returns what they have read. A time that cannot be reset counts as a read. */
export async function observeReads<T>(
  folder: string,
  { files = [], folders = [], code = [], codeOfOthers = [] }: PathsToObserve,
  run: () => Promise<T>,
): Promise<ObservedReads<T>> {
  const lastRead = (path: string) => lastReadTimeOfCode(resolve(folder, path))
  const compiled = code.flatMap(path => compiledFilesOfPythonModule(resolve(folder, path)))
  await resetAccessTimes(folder, [...new Set([...files, ...folders, ...code, ...compiled])])
  const readBefore = new Map(codeOfOthers.map(path => [path, lastRead(path)]))
  const result = await run()
  // All times are looked at before any content, as reading that alters them.
  const times = [...new Set([...code, ...codeOfOthers])].map(path => [path, lastRead(path)] as const)
  const isRead = ([path, time]: readonly [string, number]) =>
    time > Math.max(readBefore.get(path) ?? 0, latestResetTime)
  return {
    result,
    files: new Set(files.filter(path => wasFileReadSinceAccessTimeReset(resolve(folder, path)))),
    folders: new Set(folders.filter(path => wasFolderOrLinkReadSinceAccessTimeReset(resolve(folder, path)))),
    code: new Map(times.filter(isRead)),
  }
}

/** Returns when a file, what Python has compiled of it, or a link was last read, in milliseconds. */
function lastReadTimeOfCode(path: string): number {
  return Math.max(
    ...[path, ...compiledFilesOfPythonModule(path)].map(one => lstatOrNullSync(one)?.atimeMs ?? 0),
  )
}

/**
 * Gives code that was not read since its access times were reset the present time: it was just read, to be copied, and the exact time of
 * that is not known any more. `paths` are absolute.
 */
export function putAccessTimesOfCodeBack(paths: readonly string[]): Promise<void> {
  const files = paths.flatMap(path => [path, ...compiledFilesOfPythonModule(path)])
  return setAccessTimes(
    '/',
    files.filter(path => !wasFileReadSinceAccessTimeReset(path)),
    'now',
  )
}

/** Returns the compiled files that Python reads in place of a module. */
function compiledFilesOfPythonModule(path: string): readonly string[] {
  if (!path.endsWith('.py')) return []
  const folder = join(dirname(path), '__pycache__')
  const stem = `${basename(path, '.py')}.`
  return folderEntries(folder).flatMap(({ name }) => (name.startsWith(stem) ? [join(folder, name)] : []))
}

/** Identifies the content of a file or a link by what changes when it is written; resetting access times leaves this as it is. */
export function fileStatsFingerprint(path: string): string {
  const stats = lstatOrNullSync(path)
  return stats === null ? '' : `${stats.ino} ${stats.size} ${stats.mtimeMs}`
}

export function isLink(path: string): boolean {
  return lstatOrNullSync(path)?.isSymbolicLink() === true
}
