// The user's checkout, taken over to show base and head in turn; restore.ts puts it back.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Misconfigured } from '../../core/errors.ts'
import type { Side } from '../../core/model.ts'
import { sides } from '../../core/model.ts'
import type { Commit } from '../../core/result-file.ts'
import type { Console } from '../console.ts'
import { standing } from '../folder.ts'
import { type Git, readable } from './git.ts'
import { beginJournal, holder, type Journal, readJournal, writeJournal } from './journal.ts'
import { type Outline, takeOutline } from './outline.ts'
import { inUse, recoverCheckout, restore, type Taken } from './restore.ts'
import { copyShelf, isComplete, shelve, unshelve } from './shelf.ts'
import {
  type GitFiles,
  gitPath,
  keepConfiguration,
  keepGitFiles,
  names,
  stateFolder,
  writeOutline,
} from './state.ts'
import { submodulesToSwitch } from './submodules.ts'

const stashMessage = 'uncommitted work while Benchgate measures'

/** A Checkout can show either side, until it is disposed of. */
export interface Checkout extends AsyncDisposable {
  /** Shows a side, and gives the folder in which it stands. */
  enter(side: Side): Promise<string>
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
    ...holder(),
    started: new Date().toISOString(),
    branch: await git.ask(['symbolic-ref', '--quiet', 'HEAD']),
    sha: await git.run(['rev-parse', '--verify', 'HEAD']),
    stash: null,
    submodules: await submodulesToSwitch(git, entering),
  }
  await mkdir(folder, { recursive: true })
  if (!(await beginJournal(folder, journal))) throw inUse(await readJournal(folder))

  let outline: Outline = { folders: [], files: [] }
  let gitFiles: GitFiles = new Map()
  try {
    gitFiles = await keepGitFiles(git, folder)
    outline = await takeOutline(git, entering)
    await writeOutline(folder, outline)
    journal = { ...journal, stash: await git.ask(['stash', 'create', stashMessage]) }
    await writeJournal(folder, journal)
    if (journal.stash) await git.run(['stash', 'store', '--message', stashMessage, journal.stash])
    const shelved = await shelve(git, join(folder, names.yours), { entering, unchanged: true })
    journal = { ...journal, phase: 'measuring' }
    await writeJournal(folder, journal)
    await copyIgnored(git, folder, shelved.ignored, commits, console)
    const taken = { journal, outline, gitFiles, shelved }
    return entered(git, folder, commits, taken, await keepConfiguration(git), console)
  } catch (error) {
    await restore(git, folder, console, { journal, outline, gitFiles, shelved: null })
    throw error
  }
}

function entered(
  git: Git,
  folder: string,
  commits: Readonly<Record<Side, Commit>>,
  taken: Taken,
  putBackConfiguration: () => Promise<void>,
  console: Console,
): Checkout {
  let at: Side | null = null
  const fresh = new Set(sides)
  return {
    async enter(side) {
      if (at === side) return git.folder
      const target = commits[side].sha
      await putBackConfiguration()
      if (at !== null) await shelve(git, join(folder, at), { entering: [target], unchanged: false })
      at = null
      await git.run(['checkout', '--force', '--detach', target, '--'])
      if (taken.journal.submodules) await git.run(['submodule', 'update', '--recursive', '--force'])
      if (await isComplete(join(folder, side))) await unshelve(git, join(folder, side))
      // A copy of an ignored folder may have come over files in it that this side tracks.
      if (fresh.delete(side)) await git.ask(['checkout', '--force', 'HEAD', '--', '.'])
      at = side
      return git.folder
    },
    async [Symbol.asyncDispose]() {
      try {
        await putBackConfiguration()
        await restore(git, folder, console, taken)
      } catch (error) {
        throw new Error(
          `The checkout could not be put back: ${(error as Error).message}\nYour uncommitted files are in ${join(folder, names.yours)}; the next run, or the post step, tries again.`,
        )
      }
    },
  }
}

/**
 * Gives each side ignored files of its own, as copies of the user's: what one side installs or caches there must not be
 * measured on the other, and the user's must come back as they were.
 */
async function copyIgnored(
  git: Git,
  folder: string,
  ignored: readonly string[],
  commits: Readonly<Record<Side, Commit>>,
  console: Console,
): Promise<void> {
  if (ignored.length === 0) return
  console.info('giving each side a copy of the ignored files')
  for (const side of sides) {
    const unread = await copyShelf(
      git,
      join(folder, names.yours),
      join(folder, side),
      ignored,
      commits[side].sha,
    )
    for (const path of unread)
      console.warn(`An ignored file cannot be read, so ${side} is without it: ${readable(path)}`)
  }
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
