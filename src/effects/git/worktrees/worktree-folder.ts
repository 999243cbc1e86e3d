// The temporary folder of a run's worktrees, and the record by which it is removed however the run ends.
import { createHash, randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, readdir, realpath, rm, rmdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Misconfigured } from '../../../core/model/errors.ts'
import { contentOf, lstatOrNull } from '../../files/folder.ts'
import type { Console } from '../../program/console.ts'
import { replaceSynced } from '../checkout/journal.ts'
import { decodePath, type Git } from '../git.ts'
import { type Holder, holder, ownerStatus } from '../holder.ts'
import { removeWhole } from '../paths.ts'

/** A Folder is where a run may put worktrees. */
export interface Folder {
  readonly folder: string
  /** Notes that a worktree is about to be registered in the repository of `git`. */
  register(git: Git): Promise<void>
  /**
   * Removes the folder and all that is registered in it. Never throws: it warns of what is left, which the next run
   * removes.
   */
  remove(console: Console): Promise<void>
}

/**
 * The name of a file in the folder that holds the id of its run: a record may have been tampered with, and name any
 * folder.
 */
const markName = '.benchgate'

/**
 * Makes a folder that nobody else has. It is the same for all runs of a repository that are not made at once, as compilers
 * keep what they have built by its path.
 */
export async function openFolder(git: Git, temporary: string): Promise<Folder> {
  const root = await realpath(temporary).catch(() => null)
  if (root === null)
    throw new Misconfigured(
      `The folder ${temporary}, in which to make worktrees, does not exist. Set TMPDIR (in a workflow, RUNNER_TEMP) to one that does.`,
    )
  if (`${root}${sep}`.startsWith(`${await realpath(git.folder)}${sep}`))
    throw new Misconfigured(
      `The folder for temporary files, ${root}, is in the checkout itself, so worktrees cannot be made there. Set TMPDIR (in a workflow, RUNNER_TEMP) to a folder outside.`,
    )
  const id = randomBytes(5).toString('hex')
  const records = await recordsFolder(git)
  const path = join(records, `${id}.json`)
  const ofRun = join(root, `benchgate-${id}`)
  const usual = join(
    root,
    `benchgate-${createHash('sha256').update(records).digest('hex').slice(0, id.length)}`,
  )
  // A run in a container may have it where we do not see it, and its worktrees are registered under that path.
  const isTaken = (await foldersIn(records)).includes(usual)
  let record: Record = { ...holder(), folder: isTaken ? ofRun : usual, repositories: [] }
  await writeFirst(records, path, record)
  try {
    await mkdir(record.folder, { mode: 0o700 })
  } catch (error) {
    if (isTaken || !hasCode(error, 'EEXIST')) throw error
    record = { ...record, folder: ofRun }
    await replaceSynced(path, JSON.stringify(record))
    await mkdir(record.folder, { mode: 0o700 })
  }
  const { folder } = record
  await writeFile(join(folder, markName), id)
  const made = await lstatOrNull(folder)
  return {
    folder,
    async register(repository) {
      const registered = await commonGitFolder(repository)
      if (record.repositories.includes(registered)) return
      record = { ...record, repositories: [...record.repositories, registered] }
      await replaceSynced(path, JSON.stringify(record))
    },
    remove: console =>
      finish(records, id, record, console, async () => {
        const there = await lstatOrNull(folder)
        // Something else may be there by now; a link is not followed.
        return there?.isDirectory() === true && there.ino === made?.ino && there.dev === made.dev
      }),
  }
}

async function writeFirst(records: string, path: string, record: Record): Promise<void> {
  // Making a folder below one that can only be read fails with words about another fault.
  await access(dirname(records), constants.W_OK)
  // Another run that is just ending may remove the empty folder of records.
  for (let attempt = 1; ; attempt++) {
    await mkdir(records, { recursive: true })
    const error = await replaceSynced(path, JSON.stringify(record)).catch((error: unknown) => error)
    if (error === undefined) return
    if (!hasCode(error, 'ENOENT') || attempt === 5) throw error
  }
}

function hasCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code
}

/**
 * Removes the worktrees of runs that were killed; those of others stay, and, unless `isForced`, those of runs that cannot be
 * seen from here. Returns whether there were any.
 */
export async function recoverWorktrees(git: Git, console: Console, isForced = false): Promise<boolean> {
  const records = await recordsFolder(git)
  if (!(await lstatOrNull(records))?.isDirectory()) return false
  await removeUnfinished(records)
  let isFound = false
  for (const name of await namesIn(records)) {
    const id = /^([0-9a-f]+)\.json$/.exec(name)?.[1]
    if (id === undefined) continue
    const record = await readRecord(join(records, name))
    const fate = record ? ownerStatus(record) : 'ended'
    if (fate === 'running' || (fate === 'unseen' && !isForced)) continue
    isFound = true
    if (record === null) {
      console.warn(
        `${join(records, name)} is no record of worktrees: it has been tampered with, and is now removed.`,
      )
      await rm(join(records, name), { recursive: true, force: true })
      continue
    }
    console.warn(
      `A Benchgate run started ${record.started} was ended before it could remove its worktrees. Removing them now.`,
    )
    await registeringEnded(record.repositories, record.folder)
    await finish(records, id, record, console, () => isMarked(record.folder, id))
  }
  // This fails, as it should, where other runs have records.
  await rmdir(records).catch(() => null)
  return isFound
}

/** Removes records that a killed run has only partly written; it had made nothing else. */
async function removeUnfinished(records: string): Promise<void> {
  const names = (await namesIn(records)).filter(name => name.endsWith('.json.next'))
  const paths = names.map(name => join(records, name))
  const isDead = async (path: string) => {
    const record = await readRecord(path)
    return record === null || ownerStatus(record) === 'ended'
  }
  for (const path of paths) {
    if (!(await isDead(path))) continue
    // A run that has just begun may still be writing it.
    await pause(50)
    if (await isDead(path)) await rm(path, { recursive: true, force: true })
  }
}

/** Every step can be repeated, should this be interrupted too. */
async function finish(
  records: string,
  id: string,
  record: Record,
  console: Console,
  isOurs: () => Promise<boolean>,
): Promise<void> {
  const { folder, repositories } = record
  try {
    for (const repository of repositories) await removeRegistrations(repository, folder)
    if (await isOurs()) await removeMarked(folder)
    else if (await lstatOrNull(folder))
      console.warn(
        `${folder} is not as the run made it, and was left alone. Delete it if nothing in it is yours.`,
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
        if ((await lstatOrNull(path))?.isDirectory()) await removeWhole(path)
        else await rm(path, { force: true })
      } catch (error) {
        // Something may still be writing there: a program that a benchmark left running, or a removal that failed.
        if (attempt === 5) throw error
        await pause(100)
      }
  }
  await removeWhole(folder)
}

/** Whether the run `id` has made this folder, whatever its record says. */
async function isMarked(folder: string, id: string): Promise<boolean> {
  if (!/^benchgate-[0-9a-f]+$/.test(basename(folder)) || !(await lstatOrNull(folder))?.isDirectory())
    return false
  if ((await realpath(folder)) !== folder) return false
  // The run may have been killed before it made the mark.
  if ((await readdir(folder)).length === 0) return true
  const mark = join(folder, markName)
  // A killed run may have written a part of it.
  return (
    (await lstatOrNull(mark))?.isFile() === true && id.startsWith((await contentOf(mark))?.toString() ?? '-')
  )
}

// The records of worktrees in a git directory: which run has made which folder.

/** A Record says which run owns a folder, and which repositories have worktrees in it. */
export interface Record extends Holder {
  readonly folder: string
  /** The git directories of the user's repository and of its submodules. */
  readonly repositories: readonly string[]
}

/** Null where it is no record. */
export async function readRecord(path: string): Promise<Record | null> {
  if (!(await lstatOrNull(path))?.isFile()) return null
  try {
    const record = JSON.parse((await contentOf(path))?.toString() ?? '') as Record
    const texts = [record.folder, record.started, ...record.repositories]
    return texts.every(text => typeof text === 'string' && text !== '') ? record : null
  } catch {
    return null
  }
}

async function allIn(records: string): Promise<readonly Record[]> {
  const names = (await namesIn(records)).filter(name => name.endsWith('.json'))
  const all = await Promise.all(names.map(name => readRecord(join(records, name))))
  return all.filter(record => record !== null)
}

/** The folders of all runs that have a record. */
export async function foldersIn(records: string): Promise<readonly string[]> {
  return (await allIn(records)).map(({ folder }) => folder)
}

/** Empty where the folder does not exist, as another run may have removed it. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => [])
}

export async function recordsFolder(git: Git): Promise<string> {
  return join(await commonGitFolder(git), 'benchgate-worktrees')
}

/** The git directory that all worktrees of a repository share. */
export async function commonGitFolder(git: Git): Promise<string> {
  return realpath(decodePath(await git.run(['rev-parse', '--path-format=absolute', '--git-common-dir'])))
}

/** Says which worktrees stay, as nobody can tell from here whether their run has ended. */
export async function warnForeignRuns(git: Git, console: Console): Promise<void> {
  const unseen = (await allIn(await recordsFolder(git))).filter(record => ownerStatus(record) === 'unseen')
  if (unseen.length > 0)
    console.info(
      `There are worktrees of runs that cannot be seen from here, in another container or on another machine: ${unseen.map(({ folder, started }) => `${folder} (since ${started})`).join(', ')}. If you know that these have ended, "benchgate restore --force" removes them.`,
    )
}

// Git's own notes of worktrees, in the git directory of their repository, found by the path of the worktree.

/** The reason with which a worktree is locked, so that git leaves it alone even if it seems to be gone. */
export const ourLock = 'Benchgate measures here'

/**
 * Removes the registrations of worktrees below `folder` from a git directory. "git worktree remove" would look into the
 * worktree, and "git worktree prune" would drop a user's on a drive that is not mounted at present.
 */
export async function removeRegistrations(repository: string, folder: string): Promise<void> {
  for (const registration of await registrations(repository))
    if (isBelow(await placeOf(registration), folder)) await removeWhole(registration)
  // Git, too, removes it with the last worktree.
  await rmdir(join(repository, 'worktrees')).catch(() => null)
}

/**
 * Waits for a git that outlived a killed run to end, as far as can be told: by three looks in a row, as it may have
 * been about to begin. What is half registered by then will stay so, and is removed.
 */
export async function registeringEnded(repositories: readonly string[], folder: string): Promise<void> {
  const isBusy = async (registration: string) => {
    const place = await placeOf(registration)
    if (place === null) return true
    if (!isBelow(place, folder)) return false
    const lock = await contentOf(join(registration, 'locked')).catch(() => null)
    if (lock !== null && lock.toString().trim() !== ourLock) return true
    return (await lstatOrNull(join(registration, 'index.lock'))) !== null
  }
  for (let looks = 0, calm = 0; looks < 100 && calm < 3; looks++) {
    if (looks > 0) await pause(50)
    const all = (await Promise.all(repositories.map(registrations))).flat()
    calm = (await Promise.all(all.map(isBusy))).includes(true) ? 0 : calm + 1
  }
  for (const registration of (await Promise.all(repositories.map(registrations))).flat())
    if ((await placeOf(registration)) === null && (await isGits(registration)))
      await removeWhole(registration)
}

/** Whether a folder holds only what git writes about a worktree before, or while, it notes the worktree's path. */
async function isGits(registration: string): Promise<boolean> {
  const noted = ['locked', 'HEAD', 'commondir', 'logs', 'refs', 'reftable', 'index', 'index.lock']
  return (await readdir(registration)).every(name => noted.includes(name))
}

/** The folders of git's notes, one for each worktree. Links are not followed, as they lead to another place. */
async function registrations(repository: string): Promise<readonly string[]> {
  const folder = join(repository, 'worktrees')
  if ((await realpath(repository).catch(() => null)) !== repository) return []
  if (!(await lstatOrNull(folder))?.isDirectory()) return []
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter(entry => entry.isDirectory()).map(entry => join(folder, entry.name))
}

/** The path of the worktree, or null where it is not noted. */
async function placeOf(registration: string): Promise<string | null> {
  const note = join(registration, 'gitdir')
  if (!(await lstatOrNull(note))?.isFile()) return null
  return resolve(registration, (await contentOf(note))?.toString().trim() ?? '')
}

function isBelow(place: string | null, folder: string): boolean {
  return place?.startsWith(`${folder}${sep}`) ?? false
}
