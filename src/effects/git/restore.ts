// Puts a taken checkout back: at the end of a run, or later where the run was killed.
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Misconfigured } from '../../core/errors.ts'
import type { Console } from '../console.ts'
import { standing } from '../folder.ts'
import { type Git, readable } from './git.ts'
import { holder, isHeld, type Journal, readJournal, writeJournal } from './journal.ts'
import { applyOutline, type Outline } from './outline.ts'
import { removeWhole } from './paths.ts'
import { renewLists, type Shelved, shelve, unshelve } from './shelf.ts'
import {
  type GitFiles,
  gitPath,
  names,
  putBackGitFiles,
  readOutline,
  renewGitFiles,
  stateFolder,
} from './state.ts'
import { returnToBranches } from './submodules.ts'

/** Puts back a checkout that a run left behind when it was killed. Returns whether there was one. */
export async function recoverCheckout(git: Git, console: Console): Promise<boolean> {
  const folder = await stateFolder(git)
  const journal = await readJournal(folder)
  if (journal === null) return false
  if (isHeld(journal)) throw inUse(journal)
  console.warn(
    `A Benchgate run of ${journal.started} was ended before it could put this checkout back. Doing so now.`,
  )
  await writeJournal(folder, { ...journal, ...holder() })
  await gitToEnd(git)
  await restore(git, folder, console, null)
  return true
}

/** A Taken checkout is what a run that took it remembers, whatever has become of its notes on disk. */
export interface Taken {
  readonly journal: Journal
  readonly outline: Outline
  readonly gitFiles: GitFiles
  /** What is on the user's shelf; null until it is filled. */
  readonly shelved: Shelved | null
}

/**
 * Finishes from whatever phase the journal says. Every step can be repeated, should this be interrupted as well. The run
 * itself passes what it remembers; only a recovery believes what is on disk.
 */
export async function restore(
  git: Git,
  folder: string,
  console: Console,
  taken: Taken | null,
): Promise<void> {
  const journal = taken?.journal ?? (await readJournal(folder))
  if (journal === null) return
  await mkdir(folder, { recursive: true })
  const shelf = join(folder, names.yours)
  const lost = taken?.shelved ? await renewLists(shelf, taken.shelved) : []
  // The checkout is ours, so a lock is what a git that was killed has left.
  for (const lock of ['index.lock', 'HEAD.lock', 'config.lock'])
    await rm(await gitPath(git, lock), { recursive: true, force: true })
  const outline = taken?.outline ?? (await readOutline(folder))
  if (journal.phase === 'measuring') {
    await shelve(git, join(folder, names.left), { entering: [journal.sha], unchanged: false })
    await git.run(['checkout', '--force', '--detach', journal.sha, '--'])
    if (journal.submodules) await git.ask(['submodule', 'update', '--recursive', '--force'])
    await writeJournal(folder, { ...journal, phase: 'restoring' })
  }
  for (const name of await unshelve(git, shelf))
    console.warn(`A benchmark wrote where a file of yours belongs; its version is now ${readable(name)}`)
  await applyOutline(git, outline)
  if (journal.phase !== 'shelving' && journal.branch !== null)
    await git.run(['symbolic-ref', 'HEAD', readable(journal.branch)])
  if (taken) await renewGitFiles(folder, taken.gitFiles)
  await putBackGitFiles(git, folder)
  if (journal.submodules && !(await returnToBranches(git, journal.submodules)))
    console.warn('A submodule could not be switched back. "git submodule update --recursive" does it.')
  if (journal.stash && lost.length === 0) await dropStash(git, journal.stash)
  if (taken === null && (await standing(join(folder, names.left, 'files')))) {
    const aside = `${folder}-left-${Date.now()}`
    await rename(join(folder, names.left), aside)
    console.warn(
      `Files found uncommitted while a side was checked out were kept in ${aside}; delete it if nothing in it is yours`,
    )
  }
  // In one step: half a folder of ours would be taken for a run to finish.
  await removeWhole(`${folder}-done`)
  await rename(folder, `${folder}-done`)
  await removeWhole(`${folder}-done`)
  if (lost.length > 0) throw new Error(lossMessage(lost, journal.stash))
}

function lossMessage(lost: readonly string[], stash: string | null): string {
  const copy = stash === null ? '' : ` "git stash list" has your changes to tracked files (${stash}).`
  return `The benchmarked code has removed uncommitted files of yours from the git directory: ${lost.map(readable).join(', ')}.${copy} Everything else is as it was.`
}

/** The refusal of a checkout that another run holds. */
export function inUse(journal: Journal | null): Misconfigured {
  const holder = journal === null ? '' : ` (process ${journal.pid}, since ${journal.started})`
  return new Misconfigured(
    `Another Benchgate run holds this checkout${holder}. Wait for it to end, or give each run a checkout of its own.`,
  )
}

/** Lets a git that outlived the killed run come to its end, as far as its lock tells. */
async function gitToEnd(git: Git): Promise<void> {
  const lock = await gitPath(git, 'index.lock')
  for (let waited = 0; waited < 5000 && (await standing(lock)); waited += 50) await pause(50)
}

async function dropStash(git: Git, sha: string): Promise<void> {
  const entries = (await git.run(['stash', 'list', '--format=%H'])).split('\n')
  const index = entries.indexOf(sha)
  if (index >= 0) await git.run(['stash', 'drop', '--quiet', `stash@{${index}}`])
}
