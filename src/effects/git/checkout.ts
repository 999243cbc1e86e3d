// The user's checkout, taken over to show base and head in turn, and put back as it was however the run ends.
import { copyFile, mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Misconfigured } from '../../core/errors.ts'
import type { Commit, Side } from '../../core/model.ts'
import { sides } from '../../core/model.ts'
import type { Console } from '../console.ts'
import { standing } from '../folder.ts'
import { type Git, readable } from './git.ts'
import { beginJournal, isHeld, type Journal, readJournal, writeJournal } from './journal.ts'
import { applyOutline, ignoring, type Outline, takeOutline } from './outline.ts'
import { isComplete, shelve, unshelve } from './shelf.ts'
import { returnToBranches, submodulesToSwitch } from './submodules.ts'

/** A Checkout is the folder in which either side can be entered, until it is disposed of. */
export interface Checkout extends AsyncDisposable {
  readonly root: string
  enter(side: Side): Promise<void>
}

/**
 * Takes the checkout over: what is uncommitted goes on a shelf in the git directory, and a stash entry is made as a
 * second copy that plain git can bring back. Disposing puts everything back. A checkout that an earlier run left behind
 * is put back first; one that another run holds is refused.
 */
export async function takeCheckout(
  git: Git,
  commits: Readonly<Record<Side, Commit>>,
  console: Console,
): Promise<Checkout> {
  await recoverCheckout(git, console)
  await refuseUnfinished(git)
  const folder = await stateFolder(git)
  const entering = sides.map(side => commits[side].sha)
  let journal: Journal = {
    phase: 'shelving',
    pid: process.pid,
    started: new Date().toISOString(),
    branch: await git.ask(['symbolic-ref', '--quiet', 'HEAD']),
    sha: await git.run(['rev-parse', '--verify', 'HEAD']),
    stash: null,
    submodules: await submodulesToSwitch(git, entering),
  }
  await mkdir(folder, { recursive: true })
  if (!(await beginJournal(folder, journal))) throw inUse(await readJournal(folder))

  try {
    for (const name of kept) await copyIfThere(await gitPath(git, name), join(folder, fileOf(name)))
    const outline = await takeOutline(git, entering)
    await writeWhole(join(folder, outlineName), JSON.stringify(outline))
    journal = { ...journal, stash: await git.ask(['stash', 'create', stashMessage]) }
    await writeJournal(folder, journal)
    if (journal.stash) await git.run(['stash', 'store', '--message', stashMessage, journal.stash])
    await shelve(git, join(folder, shelfName), { entering, stays: () => false, unchanged: true })
    await writeJournal(folder, { ...journal, phase: 'measuring' })
    return entered(git, folder, commits, journal, outline, console)
  } catch (error) {
    await restore(git, folder, console, 'tidy')
    throw error
  }
}

function entered(
  git: Git,
  folder: string,
  commits: Readonly<Record<Side, Commit>>,
  { submodules }: Journal,
  outline: Outline,
  console: Console,
): Checkout {
  let at: Side | null = null
  return {
    root: git.folder,
    async enter(side) {
      if (at === side) return
      const target = commits[side].sha
      if (at !== null)
        await shelve(git, join(folder, at), {
          entering: [target],
          stays: ignoring(outline),
          unchanged: false,
        })
      at = null
      await git.run(['checkout', '--force', '--detach', target, '--'])
      if (submodules) await git.run(['submodule', 'update', '--recursive', '--force'])
      if (await isComplete(join(folder, side))) await unshelve(git, join(folder, side))
      at = side
    },
    [Symbol.asyncDispose]: () => restore(git, folder, console, 'tidy'),
  }
}

/** Puts back a checkout that a run left behind when it was killed. Returns whether there was one. */
export async function recoverCheckout(git: Git, console: Console): Promise<boolean> {
  const folder = await stateFolder(git)
  const journal = await readJournal(folder)
  if (journal === null) return false
  if (isHeld(journal)) throw inUse(journal)
  console.warn(
    `A Benchgate run of ${journal.started} was ended before it could put this checkout back. Doing so now.`,
  )
  await writeJournal(folder, { ...journal, pid: process.pid })
  await gitToEnd(git)
  await restore(git, folder, console, 'keep')
  return true
}

const shelfName = 'yours'
const leftName = 'left'
const outlineName = 'outline.json'
const stashMessage = 'uncommitted work while Benchgate measures'

/** Files of the git directory that are put back byte for byte, and removed where they were not there before. */
const kept = ['HEAD', 'logs/HEAD', 'SQUASH_MSG', 'MERGE_MSG', 'AUTO_MERGE', 'index']

/** Finishes from whatever phase the journal says. Every step can be repeated, should this be interrupted as well. */
async function restore(
  git: Git,
  folder: string,
  console: Console,
  leftovers: 'tidy' | 'keep',
): Promise<void> {
  const journal = await readJournal(folder)
  if (journal === null) return
  // The checkout is ours, so a lock is what a git that was killed has left.
  await rm(await gitPath(git, 'index.lock'), { force: true })
  const outline = await readOutline(folder)
  if (journal.phase === 'measuring') {
    await shelve(git, join(folder, leftName), {
      entering: [journal.sha],
      stays: ignoring(outline),
      unchanged: false,
    })
    await git.run(['checkout', '--force', '--detach', journal.sha, '--'])
    if (journal.submodules) await git.ask(['submodule', 'update', '--recursive', '--force'])
    await writeJournal(folder, { ...journal, phase: 'restoring' })
  }
  for (const name of await unshelve(git, join(folder, shelfName)))
    console.warn(`A benchmark wrote where a file of yours belongs; its version is now ${readable(name)}`)
  await applyOutline(git, outline)
  if (journal.phase !== 'shelving' && journal.branch !== null)
    await git.run(['symbolic-ref', 'HEAD', readable(journal.branch)])
  for (const name of kept)
    await putBack(join(folder, fileOf(name)), await gitPath(git, name), journal.phase !== 'shelving')
  if (journal.submodules && !(await returnToBranches(git, journal.submodules)))
    console.warn('A submodule could not be switched back. "git submodule update --recursive" does it.')
  if (journal.stash) await dropStash(git, journal.stash)
  if (leftovers === 'keep' && (await standing(join(folder, leftName, 'files')))) {
    const aside = `${folder}-left-${Date.now()}`
    await rename(join(folder, leftName), aside)
    console.warn(`Files found uncommitted while a side was checked out were kept in ${aside}`)
  }
  // In one step: half a folder of ours would be taken for a run to finish.
  await rm(`${folder}-done`, { recursive: true, force: true })
  await rename(folder, `${folder}-done`)
  await rm(`${folder}-done`, { recursive: true, force: true })
}

/** Lets a git that outlived the killed run come to its end, as far as its lock tells. */
async function gitToEnd(git: Git): Promise<void> {
  const lock = await gitPath(git, 'index.lock')
  for (let waited = 0; waited < 5000 && (await standing(lock)); waited += 50) await pause(50)
}

async function refuseUnfinished(git: Git): Promise<void> {
  for (const [name, what] of unfinished) {
    if (await standing(await gitPath(git, name)))
      throw new Misconfigured(
        `A ${what} is in progress in ${git.folder}. Finish or abort it, then run Benchgate again.`,
      )
  }
  if ((await git.run(['ls-files', '--unmerged'])) !== '')
    throw new Misconfigured(
      `There are unmerged files in ${git.folder}. Resolve them, then run Benchgate again.`,
    )
}

const unfinished = [
  ['MERGE_HEAD', 'merge'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
  ['rebase-merge', 'rebase'],
  ['rebase-apply', 'rebase'],
  ['sequencer', 'cherry-pick or revert'],
] as const

async function dropStash(git: Git, sha: string): Promise<void> {
  const entries = (await git.run(['stash', 'list', '--format=%H'])).split('\n')
  const index = entries.indexOf(sha)
  if (index >= 0) await git.run(['stash', 'drop', '--quiet', `stash@{${index}}`])
}

function inUse(journal: Journal | null): Misconfigured {
  const holder = journal === null ? '' : ` (process ${journal.pid}, since ${journal.started})`
  return new Misconfigured(
    `Another Benchgate run holds this checkout${holder}. Wait for it to end, or give each run a checkout of its own.`,
  )
}

async function stateFolder(git: Git): Promise<string> {
  return join(readable(await git.run(['rev-parse', '--absolute-git-dir'])), 'benchgate')
}

async function gitPath(git: Git, name: string): Promise<string> {
  return readable(await git.run(['rev-parse', '--path-format=absolute', '--git-path', name]))
}

function fileOf(name: string): string {
  return name.replace('/', '-')
}

async function readOutline(folder: string): Promise<Outline> {
  const text = await readFile(join(folder, outlineName), 'utf8').catch(() => null)
  return text === null ? { folders: [], files: [], ignored: [] } : (JSON.parse(text) as Outline)
}

async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.next`, text)
  await rename(`${path}.next`, path)
}

async function copyIfThere(from: string, to: string): Promise<void> {
  const there = await standing(from)
  if (!there?.isFile()) return
  await copyFile(from, `${to}.next`)
  // Git takes files as old as the index for possibly changed; a younger copy would hide a change (racy git).
  const time = Math.floor(there.mtimeMs / 1000)
  await utimes(`${to}.next`, time, time)
  await rename(`${to}.next`, to)
}

async function putBack(from: string, to: string, wasSaved: boolean): Promise<void> {
  if (await standing(from)) await copyIfThere(from, to)
  else if (wasSaved) await rm(to, { force: true })
}
