// The journal of a checkout that has been taken over: enough to put it back however the run ends, even by a kill.
import { link, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { IgnoredFiles } from '../../../core/model/settings.ts'
import { lstatOrNull } from '../../files/folder.ts'
import { nameFile } from '../../files/name-file.ts'
import { type Holder, holder, isRunning, ownerStatus } from '../holder.ts'
import { removeWhole } from '../remove-whole.ts'

/**
 * A Phase says what may have happened to the checkout. shelving: no HEAD has moved, some files may be on the shelf.
 * measuring: a side is checked out, all of the user's files are on the shelf.
 */
export type Phase = 'shelving' | 'measuring'

/** A Journal records the state of the checkout when it was taken over, and how far we got. */
export interface Journal extends Holder {
  readonly phase: Phase
  /** A second copy of the user's tracked changes, as a commit in the stash list; null where there were none. */
  readonly stash: string | null
  readonly ignoredFiles: IgnoredFiles
  /** Whether the user's tree has pointers instead of Git LFS files. */
  readonly hasPointers: boolean
  /** Whether somebody may work in the checkout meanwhile; missing in the journals of older versions. */
  readonly isWorkplace?: boolean
  /** The user's repository, then the submodules that are filled, outer ones first. */
  readonly trees: readonly OriginalHead[]
}

/** An OriginalHead is where the HEAD of a repository was, and is put back to. */
export interface OriginalHead {
  /** Relative to the user's checkout; '' for the checkout itself. */
  readonly path: string
  /** The branch that HEAD names, or null where it is detached. */
  readonly branch: string | null
  readonly sha: string
  /** The content of .git where that is a file, as a command may remove it. */
  readonly link: string | null
  /** False for a submodule that one of the commits does not have: it is moved as a whole by the repository around it. */
  readonly isSwitched: boolean
  /** The commits that are checked out in it by turns. */
  readonly sides: readonly string[]
  /** In phase measuring: the user's commit is checked out again, some files may still be on the shelf. */
  readonly isBack: boolean
}

const fileName = 'journal.json'

/** The journal in `folder`, or null where no run holds the checkout. */
export async function readJournal(folder: string): Promise<Journal | null> {
  try {
    return JSON.parse(await readFile(join(folder, fileName), 'utf8')) as Journal
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Makes the folder with the first journal of a run in it. False where another run was faster. */
export async function beginJournal(folder: string, journal: Journal): Promise<boolean> {
  // Renamed into place when complete: the folder never exists without a journal, and only one of two runs can make it.
  const begun = await mkdtemp(`${folder}${beginning}${process.pid}-`)
  await syncedFile(join(begun, fileName), JSON.stringify(journal))
  try {
    await rename(begun, folder)
    await syncFolder(dirname(folder))
    return true
  } catch (error) {
    await removeWhole(begun)
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'EPERM') return false
    throw error
  }
}

/**
 * Makes this process the holder of a checkout that `former` held. False where another was faster: two that put a
 * checkout back at once would take each other's files. If `former` may still run, it is told to stop.
 */
export async function takeOver(folder: string, former: Journal): Promise<boolean> {
  const me = holder()
  const mine = join(folder, `claim-of-${me.run}`)
  const claim = join(folder, `claim-on-${former.run}`)
  if (ownerStatus(former) !== 'ended') await writeFile(stopOf(folder, former), JSON.stringify(former))
  try {
    await syncedFile(mine, JSON.stringify(me))
    await link(mine, claim)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return false
    if (code !== 'EEXIST') throw error
    // The process that claimed it may have died as well.
    if (ownerStatus(JSON.parse(await readFile(claim, 'utf8')) as Holder) !== 'ended') return false
    await rename(mine, claim)
    if ((await readFile(claim, 'utf8')) !== JSON.stringify(me)) return false
  }
  const now = await readJournal(folder)
  if (now?.run !== former.run) return false
  await writeJournal(folder, { ...now, ...me })
  return true
}

/**
 * Whether the run that noted `own` still holds the checkout. Benchmarks may damage or remove its journal; only another
 * run that lives, or one that has told this to stop, takes it away.
 */
export async function isStillHeld(folder: string, own: Holder): Promise<boolean> {
  if (await lstatOrNull(stopOf(folder, own))) return false
  const now = await readJournal(folder).catch(() => null)
  return typeof now?.run !== 'string' || now.run === own.run || ownerStatus(now) === 'ended'
}

/** Removes the word to stop of a run that has stopped. */
export async function forgetStop(folder: string, own: Holder): Promise<void> {
  await rm(stopOf(folder, own), { force: true })
}

/** Stands beside the folder, which goes once the checkout is back; it holds the journal of the run that is to stop. */
function stopOf(folder: string, { run }: Pick<Holder, 'run'>): string {
  return `${folder}-stop-${run}`
}

const beginning = '-begun-'

/**
 * Removes what a killed run left before its journal was in place, or after it had removed the journal, and the word to
 * stop for a run that ended without having seen it.
 */
export async function removeRemains(folder: string): Promise<void> {
  const stop = basename(stopOf(folder, { run: '' }))
  for (const name of await readdir(dirname(folder))) {
    const path = join(dirname(folder), name)
    const [, pid] = name.startsWith(basename(folder)) ? name.split(beginning) : []
    if (
      name.startsWith(`${basename(folder)}-done-`) ||
      (pid && !isRunning(Number.parseInt(pid, 10))) ||
      (name.startsWith(stop) && (await hasEnded(path)))
    )
      // Whoever could not remove it has said so.
      await removeWhole(path).catch(() => null)
  }
}

/** Whether the run whose journal is in a file has ended; false where that cannot be told. */
async function hasEnded(path: string): Promise<boolean> {
  try {
    return ownerStatus(JSON.parse(await readFile(path, 'utf8')) as Holder) === 'ended'
  } catch {
    return false
  }
}

export async function writeJournal(folder: string, journal: Journal): Promise<void> {
  await writeSynced(join(folder, fileName), JSON.stringify(journal))
}

/** Replaces a file in one step, on disk before it returns. */
export async function writeSynced(path: string, content: string | Buffer): Promise<void> {
  await syncedFile(`${path}.next`, content)
  await rename(`${path}.next`, path)
  await syncFolder(dirname(path))
}

async function syncedFile(path: string, content: string | Buffer): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(content).catch(nameFile(path))
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes sure that a file is on disk. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A file name is on disk when its folder is synced. Windows cannot open folders, and writes names at once. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
