// The journal of a checkout that has been taken over: enough to put it back after any end, even a kill.
import { readFileSync } from 'node:fs'
import { link, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A Phase says what may have happened to the tree. shelving: HEAD has not moved, some files may be on the shelf.
 * measuring: a side is checked out, all of the user's files are on the shelf. restoring: the user's commit is checked
 * out, some files may still be on the shelf.
 */
export type Phase = 'shelving' | 'measuring' | 'restoring'

/** A Journal is what the checkout looked like when it was taken over, and how far we got. */
export interface Journal {
  readonly phase: Phase
  /** The process that holds the checkout. */
  readonly pid: number
  /** When that process began, as the system tells, since numbers are used again; null where it does not. */
  readonly pidStarted: string | null
  readonly started: string
  /** The branch that HEAD names, or null where it is detached. */
  readonly branch: string | null
  readonly sha: string
  /** A second copy of the user's tracked changes, as a commit in the stash list; null where there were none. */
  readonly stash: string | null
  /** Where submodules have to be switched too: each one's path, and the branch its HEAD names. Else null. */
  readonly submodules: Readonly<Record<string, string | null>> | null
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

/** Writes the first journal of a run. False where another run was quicker. */
export async function beginJournal(folder: string, journal: Journal): Promise<boolean> {
  // A link, so that a journal is whole from its first moment on and only one of two runs can make it.
  const first = join(folder, `${fileName}.${process.pid}`)
  await writeSynced(first, journal)
  try {
    await link(first, join(folder, fileName))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(first, { force: true })
  }
}

/** Replaces the journal in one step, on disk before it returns. */
export async function writeJournal(folder: string, journal: Journal): Promise<void> {
  const next = join(folder, `${fileName}.next`)
  await writeSynced(next, journal)
  await rename(next, join(folder, fileName))
}

async function writeSynced(path: string, journal: Journal): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(JSON.stringify(journal))
    await file.sync()
  } finally {
    await file.close()
  }
}

/** This process, for a journal. */
export function holder(): Pick<Journal, 'pid' | 'pidStarted'> {
  return { pid: process.pid, pidStarted: startOf(process.pid) }
}

/** Whether the process that wrote the journal still runs. */
export function isHeld({ pid, pidStarted, started }: Journal): boolean {
  if (pidStarted !== null && startOf(pid) !== pidStarted) return false
  // In a container the next run often gets the number of the one that was killed.
  if (pid === process.pid) return Date.parse(started) >= Date.now() - process.uptime() * 1000
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The boot, and the clock ticks from it, by Linux's /proc; null elsewhere, or where there is no such process. */
function startOf(pid: number): string | null {
  try {
    const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19]
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${ticks}`
  } catch {
    return null
  }
}
