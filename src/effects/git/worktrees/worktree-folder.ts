// The temporary folder of a run's worktrees, and the record by which it is removed however the run ends.
import { createHash, randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, readdir, realpath, rm, rmdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Misconfigured } from '../../../core/model/errors.ts'
import { contentOf, lstatOrNull } from '../../files/folder.ts'
import type { Console } from '../../program/console.ts'
import { writeSynced } from '../checkout/journal.ts'
import type { Git } from '../git.ts'
import { holder, ownerStatus } from '../holder.ts'
import { removeWhole } from '../remove-whole.ts'
import {
  commonGitFolder,
  foldersIn,
  namesIn,
  type Record,
  readRecord,
  recordsFolder,
} from './worktree-records.ts'
import { registeringEnded, removeRegistrations } from './worktree-registrations.ts'

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
    await writeSynced(path, JSON.stringify(record))
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
      await writeSynced(path, JSON.stringify(record))
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
    const error = await writeSynced(path, JSON.stringify(record)).catch((error: unknown) => error)
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
