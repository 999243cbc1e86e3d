// The temporary folder of a run's worktrees, and the record by which it is removed however the run ends.
import { createHash, randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, readdir, realpath, rm, rmdir, writeFile } from 'node:fs/promises'
import { basename, join, resolve, sep } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MisconfiguredError } from '../../../core/model/errors.ts'
import { folderEntries, isPathIn, lstatOrNull, readFileBytesOrNull } from '../../files/folder.ts'
import type { RunConsole } from '../../program/console.ts'
import { replaceFileSynced } from '../checkout/journal.ts'
import { protectObjectsFromPruning, stopProtectingObjectsFromPruning } from '../checkout/pin-commits.ts'
import { decodeGitText, type Git, refuseUnwritableGitFolder } from '../git.ts'
import { findStatusOfRunProcess, type RunProcessIdentity, thisProcessAsHolder } from '../holder.ts'
import { removeFolderRecursively } from '../paths.ts'

/** The name of a file in the folder that has the id of its run: a record may have been tampered with, and name any folder. */
const markName = '.benchgate'

/**
 * Makes a folder for this run alone. Runs of a repository that do not overlap get the same path, as compilers cache builds by
 * path.
 */
export async function makeWorktreesFolderOfRun(git: Git, temporary: string) {
  const root = await resolveTemporaryFolderForWorktrees(git, temporary)
  const id = randomBytes(5).toString('hex')
  const records = await ownWorktreeRecordsFolder(git)
  const path = join(records, `${id}.json`)
  const ownPath = join(root, `benchgate-${id}`)
  const defaultPath = join(
    root,
    `benchgate-${createHash('sha256').update(records).digest('hex').slice(0, id.length)}`,
  )
  // A run in a container may use the same path out of our sight, with its worktrees registered under it.
  const isInUse = (await readWorktreeRecords(records)).some(({ record }) => record?.folder === defaultPath)
  let record: WorktreesFolderRecord = {
    ...thisProcessAsHolder(),
    folder: isInUse ? ownPath : defaultPath,
    repositories: [],
  }
  await writeFirstRecord(records, path, record)
  try {
    try {
      await mkdir(record.folder, { mode: 0o700 })
    } catch (error) {
      if (isInUse || !hasCode(error, 'EEXIST')) throw error
      record = { ...record, folder: ownPath }
      await replaceFileSynced(path, JSON.stringify(record))
      await mkdir(record.folder, { mode: 0o700 })
    }
    await writeFile(join(record.folder, markName), id)
  } catch (error) {
    // Otherwise the next run would speak of one that was killed.
    const mark = join(record.folder, markName)
    for (const remove of [() => rm(mark), () => rmdir(record.folder), () => rm(path), () => rmdir(records)])
      await remove().catch(() => null)
    throw error
  }
  const { folder } = record
  const createdStats = await lstatOrNull(folder)
  return {
    folder,
    /** Records that a worktree is about to be registered in a repository. */
    async register(repository: Git) {
      const registered = await commonGitFolder(repository)
      if (record.repositories.includes(registered)) return
      record = { ...record, repositories: [...record.repositories, registered] }
      await replaceFileSynced(path, JSON.stringify(record))
    },
    /** Keeps commits that only the user's stash list names from being pruned until `remove`. */
    protect: (commits: readonly string[]) => protectObjectsFromPruning(git, commits, protectingRefOfRun(id)),
    /**
     * Removes the folder and all worktrees registered in it. Never throws: it warns of what is left, which the next run removes.
     */
    remove: (console: RunConsole) =>
      removeRun(git, records, id, record, console, async () => {
        const stats = await lstatOrNull(folder)
        // Something else may be there by now; a link is not followed.
        return (
          stats?.isDirectory() === true && stats.ino === createdStats?.ino && stats.dev === createdStats.dev
        )
      }),
  }
}

/** Returns the folder in which worktrees are made. Throws MisconfiguredError if none can be made there. */
export async function resolveTemporaryFolderForWorktrees(git: Git, temporary: string): Promise<string> {
  await refuseUnwritableGitFolder(await commonGitFolder(git))
  const root = await realpath(temporary).catch(() => null)
  if (root === null)
    throw new MisconfiguredError(
      `The folder for worktrees, ${temporary}, does not exist. Set TMPDIR (in a workflow, RUNNER_TEMP) to a folder that exists.`,
    )
  if (isPathIn(await realpath(git.folder), root))
    throw new MisconfiguredError(
      `The folder for temporary files, ${root}, is in the checkout itself, so worktrees cannot be made there. Set TMPDIR (in a workflow, RUNNER_TEMP) to a folder outside.`,
    )
  const error = await access(root, constants.W_OK).catch((error: NodeJS.ErrnoException) => error)
  if (error)
    throw new MisconfiguredError(
      `The folder for worktrees, ${root}, is not writable (${error.code}). Set TMPDIR (in a workflow, RUNNER_TEMP) to a writable folder.`,
    )
  return root
}

async function writeFirstRecord(records: string, path: string, record: WorktreesFolderRecord): Promise<void> {
  // Another run that is just ending may remove the empty folder of records.
  for (let attempt = 1; ; attempt++) {
    await mkdir(records, { recursive: true })
    const error = await replaceFileSynced(path, JSON.stringify(record)).catch((error: unknown) => error)
    if (error === undefined) return
    if (!hasCode(error, 'ENOENT') || attempt === 5) throw error
  }
}

function hasCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code
}

/**
 * Removes the worktrees of runs that were killed; those of running ones stay, and, unless `isForced`, those of runs whose
 * status is unknown here. Returns whether there were any.
 */
export async function removeKilledRunWorktrees(
  git: Git,
  console: RunConsole,
  isForced = false,
): Promise<boolean> {
  const records = await ownWorktreeRecordsFolder(git)
  if (!(await lstatOrNull(records))?.isDirectory()) return false
  await removeUnfinished(records)
  let hasFound = false
  for (const { id, path, record, status } of await readWorktreeRecords(records)) {
    if (status === 'running' || (status === 'unseen' && !isForced)) continue
    hasFound = true
    if (record === null) {
      console.warn(`${path} is not a record of worktrees: it has been tampered with, and is now removed.`)
      await rm(path, { recursive: true, force: true })
      continue
    }
    console.warn(
      `The Benchgate run of ${record.started} was ended before it could remove its worktrees. Removing them now.`,
    )
    await pruneIncompleteWorktreesOnceGitIsQuiet(record.repositories, record.folder)
    await removeRun(git, records, id, record, console, () => isMadeByRun(record.folder, id))
  }
  // This fails, as intended, if other runs have records.
  await rmdir(records).catch(() => null)
  return hasFound
}

/** Removes records that a killed run has only partly written; it had made nothing else. */
async function removeUnfinished(records: string): Promise<void> {
  const unfinished = folderEntries(records).filter(({ name }) => name.endsWith('.json.next'))
  const paths = unfinished.map(({ name }) => join(records, name))
  const isOfEndedRun = async (path: string) => {
    const record = await readWorktreesFolderRecord(path)
    return record === null || findStatusOfRunProcess(record) === 'ended'
  }
  for (const path of paths) {
    if (!(await isOfEndedRun(path))) continue
    // A run that has just begun may still be writing it.
    await pause(50)
    if (await isOfEndedRun(path)) await rm(path, { recursive: true, force: true })
  }
}

function protectingRefOfRun(id: string): string {
  return `refs/benchgate-${id}`
}

/** Removes a run's worktrees, folder and record. Every step can be repeated, in case this is interrupted too. */
async function removeRun(
  git: Git,
  records: string,
  id: string,
  record: WorktreesFolderRecord,
  console: RunConsole,
  isOurs: () => Promise<boolean>,
): Promise<void> {
  const { folder, repositories } = record
  try {
    await stopProtectingObjectsFromPruning(git, protectingRefOfRun(id))
    for (const repository of repositories) await removeWorktreeRegistrationsBelowFolder(repository, folder)
    if (await isOurs()) await removeMarked(folder)
    else if (await lstatOrNull(folder))
      console.warn(
        `${folder} was changed after the run had made it, and was left alone. Delete it if nothing in it is yours.`,
      )
    await rm(join(records, `${id}.json`), { force: true })
    await rm(join(records, `${id}.json.next`), { force: true })
    await rmdir(records).catch(() => null)
  } catch (error) {
    console.warn(
      `The worktrees in ${folder} could not be removed: ${(error as Error).message}. The next run tries again.`,
    )
  }
}

/** Removes the mark last, so that a half-removed folder is still known as ours. */
async function removeMarked(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name === markName) continue
    const path = join(folder, name)
    for (let attempt = 1; await lstatOrNull(path); attempt++)
      try {
        if ((await lstatOrNull(path))?.isDirectory()) await removeFolderRecursively(path)
        else await rm(path, { force: true })
      } catch (error) {
        // Something may still be writing there: a program that a benchmark left running, or a removal that failed.
        if (attempt === 5) throw error
        await pause(100)
      }
  }
  await removeFolderRecursively(folder)
}

/** Reports whether the run `id` has made this folder, whatever its record says. */
async function isMadeByRun(folder: string, id: string): Promise<boolean> {
  if (!/^benchgate-[0-9a-f]+$/.test(basename(folder)) || !(await lstatOrNull(folder))?.isDirectory())
    return false
  if ((await realpath(folder)) !== folder) return false
  // The run may have been killed before it made the mark.
  if ((await readdir(folder)).length === 0) return true
  const mark = join(folder, markName)
  // A killed run may have written a part of it.
  return (
    (await lstatOrNull(mark))?.isFile() === true &&
    id.startsWith((await readFileBytesOrNull(mark))?.toString() ?? '-')
  )
}

// Records of worktrees in a git directory, each with a run and the folder that it has made.

/** The run that owns a folder, and the repositories that have worktrees in it. */
interface WorktreesFolderRecord extends RunProcessIdentity {
  readonly folder: string
  /** The git directories of the user's repository and of its submodules. */
  readonly repositories: readonly string[]
}

/** Reads a record; null if it is not valid. */
export async function readWorktreesFolderRecord(path: string): Promise<WorktreesFolderRecord | null> {
  try {
    if (!(await lstatOrNull(path))?.isFile()) return null
    const record = JSON.parse(String(await readFileBytesOrNull(path))) as WorktreesFolderRecord
    const texts = [record.folder, record.started, ...record.repositories]
    return texts.every(value => typeof value === 'string' && value !== '') ? record : null
  } catch {
    return null
  }
}

/** Returns the files of a folder of records, which another run may have removed. One that is no record is as of an ended run. */
export async function readWorktreeRecords(records: string) {
  const ids = folderEntries(records).flatMap(({ name }) => /^([0-9a-f]+)\.json$/.exec(name)?.[1] ?? [])
  return Promise.all(
    ids.map(async id => {
      const path = join(records, `${id}.json`)
      const record = await readWorktreesFolderRecord(path)
      return { id, path, record, status: record ? findStatusOfRunProcess(record) : 'ended' }
    }),
  )
}

/** Counts the records of runs that have ended without removing their worktrees, and files that are no records. */
export async function countAbandonedWorktreeFolders(git: Git): Promise<number> {
  const records = await readWorktreeRecords(await ownWorktreeRecordsFolder(git))
  return records.filter(({ status }) => status === 'ended').length
}

async function ownWorktreeRecordsFolder(git: Git): Promise<string> {
  return join(await commonGitFolder(git), 'benchgate-worktrees')
}

/** Returns the git directory that all worktrees of a repository share. */
async function commonGitFolder(git: Git): Promise<string> {
  return realpath(decodeGitText(await git.run(['rev-parse', '--path-format=absolute', '--git-common-dir'])))
}

/** Logs which worktrees stay, as nobody can tell from here whether their run has ended. */
export async function warnAboutWorktreesOfOtherMachines(git: Git, console: RunConsole): Promise<void> {
  const records = await readWorktreeRecords(await ownWorktreeRecordsFolder(git))
  const unseen = records.flatMap(({ record, status }) => (record && status === 'unseen' ? [record] : []))
  if (unseen.length > 0)
    console.info(
      `There are worktrees of runs in another container or on another machine: ${unseen.map(({ folder, started }) => `${folder} (since ${started})`).join(', ')}. If you know that these runs have ended, "benchgate restore --force" removes them.`,
    )
}

// Git's registrations of worktrees, in the git directory of their repository, found by the path of the worktree.

/** The reason with which a worktree is locked, so that git leaves it alone even if it seems to be gone. */
export const worktreeLockReason = 'Benchgate measures here'

/**
 * Removes the registrations of worktrees below `folder` from a git directory. "git worktree remove" would look into the
 * worktree, and "git worktree prune" would drop a user's on a drive that is not mounted at present.
 */
export async function removeWorktreeRegistrationsBelowFolder(
  repository: string,
  folder: string,
): Promise<void> {
  for (const registration of await registrations(repository))
    if (isBelow(await worktreePath(registration), folder)) await removeFolderRecursively(registration)
  // Git, too, removes this folder with the last worktree.
  await rmdir(join(repository, 'worktrees')).catch(() => null)
}

/**
 * Waits for a git that outlived a killed run, as far as can be told: three checks in a row, as it may have been about to begin.
 * Removes registrations that are still incomplete then.
 */
export async function pruneIncompleteWorktreesOnceGitIsQuiet(
  repositories: readonly string[],
  folder: string,
): Promise<void> {
  const isBusy = async (registration: string) => {
    const path = await worktreePath(registration)
    if (path === null) return true
    if (!isBelow(path, folder)) return false
    const lock = await readFileBytesOrNull(join(registration, 'locked')).catch(() => null)
    if (lock !== null && lock.toString().trim() !== worktreeLockReason) return true
    return (await lstatOrNull(join(registration, 'index.lock'))) !== null
  }
  for (let checks = 0, quietChecks = 0; checks < 100 && quietChecks < 3; checks++) {
    if (checks > 0) await pause(50)
    const validRecords = (await Promise.all(repositories.map(registrations))).flat()
    quietChecks = (await Promise.all(validRecords.map(isBusy))).includes(true) ? 0 : quietChecks + 1
  }
  for (const registration of (await Promise.all(repositories.map(registrations))).flat())
    if ((await worktreePath(registration)) === null && (await isIncomplete(registration)))
      await removeFolderRecursively(registration)
}

/** Reports whether a registration has only files that git writes before, or while, it writes the worktree's path. */
async function isIncomplete(registration: string): Promise<boolean> {
  const gitFiles = ['locked', 'HEAD', 'commondir', 'logs', 'refs', 'reftable', 'index', 'index.lock']
  return (await readdir(registration)).every(name => gitFiles.includes(name))
}

/** Returns the folders of registrations, one for each worktree. Links are not followed, as they lead elsewhere. */
async function registrations(repository: string): Promise<readonly string[]> {
  const folder = join(repository, 'worktrees')
  if ((await realpath(repository).catch(() => null)) !== repository) return []
  if (!(await lstatOrNull(folder))?.isDirectory()) return []
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter(entry => entry.isDirectory()).map(entry => join(folder, entry.name))
}

/** Returns the path of a registered worktree; null if it is not written yet. */
async function worktreePath(registration: string): Promise<string | null> {
  const gitdirFile = join(registration, 'gitdir')
  if (!(await lstatOrNull(gitdirFile))?.isFile()) return null
  return resolve(registration, (await readFileBytesOrNull(gitdirFile))?.toString().trim() ?? '')
}

function isBelow(path: string | null, folder: string): boolean {
  return path?.startsWith(`${folder}${sep}`) ?? false
}
