// Puts back the checkout that a killed run has left: who may do so, and which files found in it are kept.
import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Misconfigured } from '../../../core/model/errors.ts'
import { standing } from '../../files/folder.ts'
import type { Console } from '../../program/console.ts'
import { type Git, gitPath } from '../git.ts'
import { isHeld, type Journal, readJournal, removeRemains, takeOver } from './journal.ts'
import { forget, restore } from './restore.ts'
import { hasFiles } from './shelf.ts'
import { names, stateFolder } from './state.ts'
import { stateOf } from './trees.ts'

/** Puts back a checkout that a run left behind when it was killed. Returns whether there was one. */
export async function recoverCheckout(git: Git, console: Console): Promise<boolean> {
  const folder = await stateFolder(git)
  await removeRemains(folder)
  const journal = await readJournal(folder)
  if (journal === null) {
    await refuseLostJournal(folder)
    return false
  }
  if (isHeld(journal)) throw inUse(journal)
  console.warn(
    `A Benchgate run started ${journal.started} was ended before it could put this checkout back. Putting it back now.`,
  )
  if (!(await takeOver(folder, journal))) throw inUse(await readJournal(folder))
  await gitToEnd(git)
  await restore(git, folder, console)
  await keepLeft(folder, journal, console)
  await forget(git, folder, console, journal)
  return true
}

/** The error for a checkout that another run holds. */
export function inUse(journal: Journal | null): Misconfigured {
  const holder = journal === null ? '' : ` (process ${journal.pid}, since ${journal.started})`
  return new Misconfigured(
    `Another Benchgate run holds this checkout${holder}. Wait for it to end, or give each run a checkout of its own.`,
  )
}

/** Our folder has a journal from the first moment on; without it nobody can tell whose files are in it. */
async function refuseLostJournal(folder: string): Promise<void> {
  if ((await standing(folder)) && (await readJournal(folder)) === null)
    throw new Misconfigured(
      `${folder} belongs to a killed run, and its journal is gone, so the checkout cannot be put back automatically. Look for files of yours in ${join(folder, names.yours)}, then remove the folder.`,
    )
}

/** After a kill nobody knows whether the files found are only what a benchmark left. */
async function keepLeft(folder: string, { trees }: Journal, console: Console): Promise<void> {
  const aside = `${folder}-left-${Date.now()}`
  let kept = 0
  // A run that was killed early has not made folders for submodules yet.
  for (const [n] of trees.entries())
    for (const name of (await standing(stateOf(folder, n))) ? await readdir(stateOf(folder, n)) : []) {
      const left = join(stateOf(folder, n), name)
      if (!name.startsWith(`${names.left}-`) || !(await hasFiles(left))) continue
      const place = kept++ === 0 ? aside : `${aside}-${kept}`
      await rename(left, place)
      console.warn(
        `Files found uncommitted while a side was checked out were kept in ${place}; delete it if nothing in it is yours`,
      )
    }
}

/** Waits for a git that outlived the killed run to end, as far as its lock tells. */
async function gitToEnd(git: Git): Promise<void> {
  const lock = await gitPath(git, 'index.lock')
  for (let waited = 0; waited < 5000 && (await standing(lock)); waited += 50) await pause(50)
}
