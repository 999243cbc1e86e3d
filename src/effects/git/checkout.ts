// The user's checkout, taken over to show base and head in turn, and put back as it was however the run ends.
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CouldNotMeasure, Misconfigured } from '../../core/errors.ts'
import type { Commit, Side } from '../../core/model.ts'
import { sides } from '../../core/model.ts'
import type { Console } from '../console.ts'
import { standing } from '../folder.ts'
import { type Git, nulSeparated, readable } from './git.ts'
import { beginJournal, isHeld, type Journal, readJournal, writeJournal } from './journal.ts'
import { isComplete, shelve, unshelve } from './shelf.ts'

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
  await mkdir(folder, { recursive: true })
  const branch = await git.ask(['symbolic-ref', '--quiet', 'HEAD'])
  const sha = await git.run(['rev-parse', '--verify', 'HEAD'])
  let journal: Journal = {
    phase: 'shelving',
    pid: process.pid,
    started: new Date().toISOString(),
    branch,
    sha,
    stash: null,
  }
  if (!(await beginJournal(folder, journal))) throw inUse(await readJournal(folder))

  const submodules = await submodulesDiffer(git, commits)
  let at: Side | null = null
  const checkout: Checkout = {
    root: git.folder,
    async enter(side) {
      if (at === side) return
      const target = commits[side].sha
      if (at !== null) await shelve(git, join(folder, at), [target])
      at = null
      await git.run(['checkout', '--force', '--detach', target, '--'])
      if (submodules) await git.run(['submodule', 'update', '--recursive', '--force'])
      if (await isComplete(join(folder, side))) await unshelve(git, join(folder, side))
      at = side
    },
    [Symbol.asyncDispose]: () => restore(git, folder, console, 'tidy'),
  }

  try {
    for (const name of kept) await copyIfThere(await gitPath(git, name), join(folder, fileOf(name)))
    journal = { ...journal, stash: await secondCopy(git) }
    await writeJournal(folder, journal)
    await shelve(
      git,
      join(folder, shelfName),
      sides.map(side => commits[side].sha),
    )
    journal = { ...journal, phase: 'measuring' }
    await writeJournal(folder, journal)
  } catch (error) {
    await restore(git, folder, console, 'tidy')
    throw error
  }
  return checkout
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
  await rm(await gitPath(git, 'index.lock'), { force: true })
  await restore(git, folder, console, 'keep')
  return true
}

const shelfName = 'yours'
const leftName = 'left'
/** Files of the git directory that are put back byte for byte: what is staged, and where HEAD has been. */
const kept = ['index', 'logs/HEAD']

/** Finishes from whatever phase the journal says. Every step can be repeated, should this be interrupted as well. */
async function restore(
  git: Git,
  folder: string,
  console: Console,
  leftovers: 'tidy' | 'keep',
): Promise<void> {
  const journal = await readJournal(folder)
  if (journal === null) return
  if (journal.phase === 'measuring') {
    await shelve(git, join(folder, leftName), [journal.sha])
    await git.run(['checkout', '--force', '--detach', journal.sha, '--'])
    if (await standing(join(git.folder, '.gitmodules'))) await git.ask(['submodule', 'update', '--recursive'])
    await writeJournal(folder, { ...journal, phase: 'restoring' })
  }
  for (const name of await unshelve(git, join(folder, shelfName)))
    console.warn(`A benchmark wrote where a file of yours belongs; its version is now ${readable(name)}`)
  if (journal.branch !== null) await git.run(['symbolic-ref', 'HEAD', journal.branch])
  for (const name of kept) await putBack(join(folder, fileOf(name)), await gitPath(git, name))
  if (journal.stash !== null) await dropStash(git, journal.stash)
  if (leftovers === 'keep' && (await standing(join(folder, leftName, 'files')))) {
    const aside = `${folder}-left-${Date.now()}`
    await rename(join(folder, leftName), aside)
    console.warn(`Files found uncommitted while a side was checked out were kept in ${aside}`)
  }
  await rm(folder, { recursive: true, force: true })
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
] as const

/** Whether a switch must move submodules too. Uncommitted work inside one would be lost by that, so it is refused. */
async function submodulesDiffer(git: Git, commits: Readonly<Record<Side, Commit>>): Promise<boolean> {
  const links = await Promise.all(
    sides.map(
      async side =>
        (await git.run(['ls-tree', '-r', commits[side].sha])).match(/^160000 .*$/gm)?.join('\n') ?? '',
    ),
  )
  if (links[0] === links[1]) return false
  const status = nulSeparated(await git.run(['status', '--porcelain=v2', '-z', '--untracked-files=no']))
  const dirty = status.filter(entry => /^1 .. S.*[CMU]/.test(entry.slice(0, 10)))
  if (dirty.length > 0)
    throw new CouldNotMeasure(
      `Base and head have different submodules, and ${readable(dirty[0]?.split(' ').slice(8).join(' ') ?? 'one')} has uncommitted work that switching would lose. Commit it or run "git submodule update" first.`,
    )
  return true
}

/** The user's tracked changes as a stash entry; null where there are none, or git cannot stash them. */
async function secondCopy(git: Git): Promise<string | null> {
  const stash = await git.ask(['stash', 'create', 'uncommitted work while Benchgate measures'])
  if (!stash) return null
  await git.run(['stash', 'store', '--message', 'uncommitted work while Benchgate measures', stash])
  return stash
}

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

async function copyIfThere(from: string, to: string): Promise<void> {
  if (await standing(from)) await copyFile(from, to)
}

async function putBack(from: string, to: string): Promise<void> {
  if (!(await standing(from))) return
  await copyFile(from, `${to}.benchgate`)
  await rename(`${to}.benchgate`, to)
}
