// Puts back the checkout that a killed run has left: who may do so, and which files found in it are kept.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Misconfigured } from '../../../core/model/errors.ts'
import { lstatOrNull } from '../../files/folder.ts'
import type { Console } from '../../program/console.ts'
import { decodePath, type Git, gitPath } from '../git.ts'
import { ownerStatus } from '../holder.ts'
import { type Journal, names, readJournal, removeRemains, stateFolder, takeOver } from './journal.ts'
import { forget, keepAside, makeRoom, notPutBack, restore } from './restore.ts'

/**
 * Puts back a checkout that a run left behind when it was killed, and those that it is a submodule of: what is missing from
 * it may be on the shelf of one of these. Returns whether there was any. Where nobody can tell from here whether that run
 * has ended, it is only put back with `isForced`.
 */
export async function recoverCheckout(git: Git, console: Console, isForced = false): Promise<boolean> {
  const isBack = await recoverAlone(git, console, isForced)
  const around = await git.run(['rev-parse', '--show-superproject-working-tree'])
  return (around !== '' && (await recoverCheckout(git.in(decodePath(around)), console, isForced))) || isBack
}

/** The same, whatever it is a submodule of. */
export async function recoverAlone(git: Git, console: Console, isForced = false): Promise<boolean> {
  const folder = await stateFolder(git)
  await removeRemains(folder)
  const journal = await readJournal(folder)
  if (journal === null) {
    await refuseLostJournal(folder)
    return false
  }
  const fate = ownerStatus(journal)
  if (fate === 'running' || (fate === 'unseen' && !isForced)) throw inUse(journal)
  console.warn(
    `A Benchgate run started ${journal.started} was ended before it could put this checkout back. Putting it back now.`,
  )
  try {
    // Where the disk is full there is no room for a claim either.
    await rm(join(folder, names.reserve), { force: true })
    if (!(await takeOver(folder, journal))) throw inUse(await readJournal(folder))
    await makeRoom(folder, journal.trees)
    await gitToEnd(git)
    const restored = await restore(git, folder, console)
    if (restored === null) return true
    await keepLeft(folder, journal, console)
    await forget(git, folder, console, restored)
  } catch (error) {
    throw notPutBack(folder, error)
  }
  return true
}

/** The error for a checkout that another run holds, or may hold. */
export function inUse(journal: Journal | null): Misconfigured {
  if (journal !== null && ownerStatus(journal) === 'unseen')
    return new Misconfigured(
      `A Benchgate run holds this checkout that cannot be seen from here: process ${journal.pid} on ${decodePath(journal.host)}, since ${journal.started}, in another container or on another machine. Wait for it to end. If you know that it has ended, "benchgate restore --force" puts the checkout back.`,
    )
  const holder = journal === null ? '' : ` (process ${journal.pid}, since ${journal.started})`
  return new Misconfigured(
    `Another Benchgate run holds this checkout${holder}. Wait for it to end, or give each run a checkout of its own.`,
  )
}

/** Our folder has a journal from the first moment on; without it nobody can tell whose files are in it. */
async function refuseLostJournal(folder: string): Promise<void> {
  if ((await lstatOrNull(folder)) && (await readJournal(folder)) === null)
    throw new Misconfigured(
      `${folder} belongs to a killed run, and its journal is gone, so the checkout cannot be put back automatically. Look for files of yours in ${join(folder, names.yours)}, then remove the folder.`,
    )
}

/** After a kill nobody knows whether the files found are only what a benchmark left. */
async function keepLeft(folder: string, journal: Journal, console: Console): Promise<void> {
  for (const [, place] of await keepAside(folder, journal, name => name.startsWith(`${names.left}-`)))
    console.warn(
      `Files found uncommitted while a side was checked out were kept in ${place}; delete it if nothing in it is yours`,
    )
}

/** Waits for a git that outlived the killed run to end, as far as its lock tells. */
async function gitToEnd(git: Git): Promise<void> {
  const lock = await gitPath(git, 'index.lock')
  for (let waited = 0; waited < 5000 && (await lstatOrNull(lock)); waited += 50) await pause(50)
}
