// Puts back a checkout that a killed run has left: decides who may do so, and which files found in it are kept.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MisconfiguredError } from '../../../core/model/errors.ts'
import { lstatOrNull } from '../../files/folder.ts'
import type { RunConsole } from '../../program/console.ts'
import { decodeGitText, type Git, resolvePathInGitFolder } from '../git.ts'
import { findStatusOfRunProcess } from '../holder.ts'
import {
  type CheckoutJournal,
  checkoutStateFolder,
  readCheckoutJournal,
  removeObsoleteRunState,
  stateFolderEntryNames,
  takeOverCheckoutFromFormerHolder,
} from './journal.ts'
import {
  freeDiskSpaceForRestore,
  removeStateOfRestoredCheckout,
  rescueShelvesFromStateFolder,
  restoreCheckout,
  toNotPutBackError,
} from './restore.ts'

/**
 * Puts back a checkout that a killed run left, and those of the repositories around it, whose shelves may have files of a
 * submodule. Returns whether there were any. If it is unknown whether the run has ended, `isForced` is needed.
 */
export async function recoverCheckoutAndSuperprojects(
  git: Git,
  console: RunConsole,
  isForced = false,
): Promise<boolean> {
  const wasRecovered = await recoverCheckoutWithoutSuperprojects(git, console, isForced)
  const superproject = await git.run(['rev-parse', '--show-superproject-working-tree'])
  return (
    (superproject !== '' &&
      (await recoverCheckoutAndSuperprojects(git.in(decodeGitText(superproject)), console, isForced))) ||
    wasRecovered
  )
}

/** Puts back a single checkout, without the repositories around it. */
export async function recoverCheckoutWithoutSuperprojects(
  git: Git,
  console: RunConsole,
  isForced = false,
): Promise<boolean> {
  const folder = await checkoutStateFolder(git)
  await removeObsoleteRunState(folder)
  const journal = await readCheckoutJournal(folder)
  if (journal === null) {
    await refuseLostJournal(folder)
    return false
  }
  const status = findStatusOfRunProcess(journal)
  if (status === 'running' || (status === 'unseen' && !isForced)) throw checkoutInUseError(journal)
  console.warn(
    `The Benchgate run of ${journal.started} was ended before it could restore this checkout. Restoring it now.`,
  )
  try {
    // On a full disk there is no space for a claim either.
    await rm(join(folder, stateFolderEntryNames.reserve), { force: true })
    if (!(await takeOverCheckoutFromFormerHolder(folder, journal)))
      throw checkoutInUseError(await readCheckoutJournal(folder))
    await freeDiskSpaceForRestore(folder, journal.trees)
    await waitForGit(git)
    const restored = await restoreCheckout(git, folder, console)
    if (restored === null) return true
    await keepFoundFiles(folder, journal, console)
    await removeStateOfRestoredCheckout(git, folder, console, restored)
  } catch (error) {
    throw toNotPutBackError(folder, error)
  }
  return true
}

/** Returns the error for a checkout that another run holds, or may hold. */
export function checkoutInUseError(journal: CheckoutJournal | null): MisconfiguredError {
  if (journal !== null && findStatusOfRunProcess(journal) === 'unseen')
    return new MisconfiguredError(
      `A Benchgate run in another container or on another machine is using this checkout: process ${journal.pid} on ${journal.host}, since ${journal.started}. Wait for it to end. If you know that it has ended, "benchgate restore --force" restores the checkout.`,
    )
  const holderNote = journal === null ? '' : ` (process ${journal.pid}, since ${journal.started})`
  return new MisconfiguredError(
    `Another Benchgate run is using this checkout${holderNote}. Wait for it to end, or give each run a checkout of its own.`,
  )
}

/** Throws MisconfiguredError if our folder has no journal, as nobody can tell whose files are in it. */
async function refuseLostJournal(folder: string): Promise<void> {
  if ((await lstatOrNull(folder)) && (await readCheckoutJournal(folder)) === null)
    throw new MisconfiguredError(
      `${folder} belongs to a killed run, and its journal is gone, so the checkout cannot be restored automatically. Look for files of yours in ${join(folder, stateFolderEntryNames.yours)}, then remove the folder.`,
    )
}

/** Keeps the files that were found: after a kill nobody knows whether they are only what a benchmark left. */
async function keepFoundFiles(folder: string, journal: CheckoutJournal, console: RunConsole): Promise<void> {
  for (const [, keptFolder] of await rescueShelvesFromStateFolder(folder, journal, name =>
    name.startsWith(`${stateFolderEntryNames.left}-`),
  ))
    console.warn(
      `Uncommitted files that appeared while base or head was checked out are now in ${keptFolder}. Delete that folder if nothing in it is yours.`,
    )
}

/** Waits for a git that outlived the killed run, as far as its lock tells. */
async function waitForGit(git: Git): Promise<void> {
  const lock = await resolvePathInGitFolder(git, 'index.lock')
  for (
    let waitedMilliseconds = 0;
    waitedMilliseconds < 5000 && (await lstatOrNull(lock));
    waitedMilliseconds += 50
  )
    await pause(50)
}
