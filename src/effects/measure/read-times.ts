// Tells by the access times of files whether they have been read.
import { execFile } from 'node:child_process'
import { closeSync, lstatSync, openSync, readSync, type Stats, utimesSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** An access time that lies before all others: Linux renews an access time that is not newer than the last change (relatime). */
const longAgo = '@1'
/** How many paths a command is given: systems limit the length of all arguments together. */
const pathsAtOnce = 400

/** Whether the access times of files in `folder` are kept: not with the mount option noatime, nor on every system. */
export async function keepsReadTimes(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false
  const own = await mkdtemp(join(folder, 'benchgate-atime-')).catch(() => null)
  if (own === null) return false
  try {
    const path = join(own, 'file')
    writeFileSync(path, 'read')
    await setUnread(own, ['file'])
    if (wasRead(path)) return false
    const file = openSync(path, 'r')
    readSync(file, Buffer.alloc(4), 0, 4, 0)
    closeSync(file)
    return wasRead(path)
  } catch {
    return false
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

/**
 * Sets the access times of files back, and no other time: a build tool goes by the time of the last change. Where that fails, they
 * count as read. `paths` are relative to `folder`; what is not there is left out.
 */
export function setUnread(folder: string, paths: readonly string[]): Promise<void> {
  return setAccessTimes(folder, paths, longAgo)
}

/**
 * Runs `observe`, which may call `setUnread` on `paths` and read them, and puts back afterwards which of them count as read: an observation
 * within another one must not erase what the outer one has seen.
 */
export async function keepingReads<T>(
  folder: string,
  paths: readonly string[],
  observe: () => Promise<T>,
): Promise<T> {
  const readBefore = paths.filter(path => wasRead(join(folder, path)))
  try {
    return await observe()
  } finally {
    await setUnread(folder, paths)
    await setAccessTimes(folder, readBefore, 'now')
  }
}

/** `time` is a date as the program `touch` reads it. */
async function setAccessTimes(folder: string, paths: readonly string[], time: string): Promise<void> {
  for (let from = 0; from < paths.length; from += pathsAtOnce) {
    const args = ['-a', '-c', '-h', '-d', time, '--', ...paths.slice(from, from + pathsAtOnce)]
    await promisify(execFile)('touch', args, { cwd: folder, timeout: 10_000 }).catch(() => {})
  }
}

/**
 * The environment in which git does not read a file again because of that: setting the time of access back also changes the time of the last
 * change of status, and tools such as pytest-benchmark ask git whether the tree is clean.
 */
export const unreadByGit = {
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'core.trustctime',
  GIT_CONFIG_VALUE_0: 'false',
} as const

/**
 * Has git take the files of an index for those that it has seen: what was checked out in the second in which the index was written it
 * would read again each time.
 */
export function settleIndex(path: string): void {
  const later = Date.now() / 1000 + 2
  utimesSync(path, later, later)
}

/** Null where there is no plain file: a sparse checkout leaves files out. */
export function fileAt(path: string): Stats | null {
  const there = lstatSync(path, { throwIfNoEntry: false })
  return there?.isFile() ? there : null
}

/** Whether a file was read since its access time was set back. */
export function wasRead(path: string): boolean {
  return (fileAt(path)?.atimeMs ?? 0) > 1000
}
