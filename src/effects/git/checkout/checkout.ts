// The user's checkout, taken over to show base and head in turn; restore.ts puts it back.

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Misconfigured, NotPutBack } from '../../../core/model/errors.ts'
import { type Side, sides } from '../../../core/model/measuring.ts'
import type { Commit } from '../../../core/model/result-file.ts'
import type { IgnoredFiles } from '../../../core/model/settings.ts'
import { lstatOrNull } from '../../files/folder.ts'
import type { Console } from '../../program/console.ts'
import { copyingFor } from '../copy-ignored.ts'
import { decodePath, type Git, gitPaths } from '../git.ts'
import { lockedBy } from '../guard.ts'
import { holder } from '../holder.ts'
import { filesOfCommit, isSparse, readStatus } from '../listing.ts'
import { areNested, bytes } from '../paths.ts'
import { leavingPointers } from '../revisions/large-files.ts'
import { hold, ownStash, readOthersStashes, type Stashes } from './hold.ts'
import {
  beginJournal,
  forgetStop,
  type GitFiles,
  isStillHeld,
  type Journal,
  keepGitFiles,
  names,
  readJournal,
  renewGitFiles,
  stateFolder,
  takeReserve,
  writeJournal,
  writeNote,
} from './journal.ts'
import { type Handling, leavingHome } from './leaving.ts'
import { type Outline, takeOutline } from './outline.ts'
import { inUse, recoverAlone, recoverCheckout } from './recover-checkout.ts'
import { forget, makeRoom, notPutBack, restore } from './restore.ts'
import { missingFrom, type OnUnmovable, retryOnce, type ShelfContent, shelve, staying } from './shelf.ts'
import { type ConcurrentEdits, noteMeanwhile, type SideSwitch, switching } from './switching.ts'
import { type CheckoutTree, treesOf } from './trees.ts'

/** A Checkout can show either side, until it is disposed of. */
export interface Checkout<Name extends string = Side> extends AsyncDisposable {
  /** Checks a side out, and gives its folder. */
  enter(side: Name): Promise<string>
  /** A folder for what the run needs besides, which is removed with the sides, also after a kill. */
  readonly beside?: string
  /** Throws where one side has changed the files of the other, if entering has left some of that to see later. */
  refuseChanged?(): void
}

export interface TakeOptions {
  readonly ignoredFiles?: IgnoredFiles
  /** Whether the user's tree has pointers instead of Git LFS files: then no checkout may fetch the files. */
  readonly hasPointers?: boolean
  /** Whether somebody may work in the checkout meanwhile: what they do is then kept. */
  readonly isWorkplace?: boolean
  /** Ends the copying of ignored files; the checkout is then put back. */
  readonly signal?: AbortSignal
}

/**
 * Takes the checkout over: uncommitted work goes on a shelf in the git directory, and a stash entry is made as a second
 * copy that plain git can restore. Disposing puts everything back. A checkout that an earlier run left behind is put
 * back first; one that another run holds is refused.
 */
export async function takeCheckout(
  user: Git,
  commits: Readonly<Record<Side, Pick<Commit, 'sha'>>>,
  console: Console,
  { ignoredFiles = 'per-side', hasPointers = false, isWorkplace = false, signal }: TakeOptions = {},
): Promise<Checkout> {
  await recoverCheckout(user, console)
  const git = hasPointers ? user.with(leavingPointers) : user
  const folder = await stateFolder(git)
  const findTrees = () => treesOf(git, { base: commits.base.sha, head: commits.head.sha }, folder)
  let trees = await findTrees()
  let isBack = false
  // A killed run may also have taken a submodule alone.
  for (const submodule of trees.slice(1)) if (await recoverAlone(submodule.git, console)) isBack = true
  if (isBack) trees = await findTrees()
  for (const tree of trees) await refuseReftables(tree.git)
  for (const tree of trees) await refuseUnfinished(tree.git)
  const taken: { journal: Journal; trees: TakenTree[] } = {
    journal: {
      phase: 'shelving',
      ...holder(),
      stash: null,
      ignoredFiles,
      hasPointers,
      isWorkplace,
      trees: trees.map(tree => tree.home),
    },
    trees: [],
  }
  const note = async (change: Partial<Journal>) => {
    taken.journal = { ...taken.journal, ...change }
    await writeJournal(folder, taken.journal)
  }
  if (!(await beginJournal(folder, taken.journal))) throw inUse(await readJournal(folder))

  if (isWorkplace)
    console.warn(`Do not work in ${git.folder} until this ends: base and head are checked out there in turn.`)
  const meanwhile = isWorkplace ? noteMeanwhile(folder, console) : null
  try {
    await takeReserve(folder)
    for (const tree of trees) taken.trees.push(await noteTree(tree, ignoredFiles))
    const created = await git.ask(['stash', 'create', ownStash])
    const stash = created || null
    if (created === null)
      console.info('git cannot make a stash entry of these changes, so there is no second copy of them')
    await note({ stash })
    if (stash) await git.run(['stash', 'store', '--message', ownStash, stash])
    for (const [n, { git, home }] of trees.entries()) {
      const stashes = taken.trees[n]?.stashes.map(([sha]) => sha) ?? []
      await hold(git, [home.sha, ...home.sides, ...stashes, ...(n === 0 && stash ? [stash] : [])])
    }
    const shown: SideSwitch[] = []
    const stays = staying(console)
    const copying = copyingFor(console, signal)
    for (const [n, tree] of trees.entries()) {
      const noted = taken.trees[n]
      if (tree.commits === null || !noted) continue
      const { handling, ignored, ...shelved } = await shelveHome(tree, tree.commits, noted.handling, stays)
      taken.trees[n] = { ...noted, handling, shelved }
      const switched = await switching(tree, tree.commits, trees, handling, stays, meanwhile)
      if (ignored.length > 0) {
        console.info('giving each side a copy of the ignored files')
        await switched.copyIgnored(ignored, copying)
      }
      shown.push(switched)
    }
    await note({ phase: 'measuring' })
    return {
      async enter(side) {
        await refuseTakenAway(folder, taken.journal)
        // Submodules can be switched at the same time, once the repository around them is at that side.
        await shown[0]?.enter(side)
        await Promise.all(shown.slice(1).map(one => one.enter(side)))
        return git.folder
      },
      async [Symbol.asyncDispose]() {
        const putInOrder = async () => {
          for (const one of shown) await one.putGitInOrder()
        }
        if (meanwhile && (await isStillHeld(folder, taken.journal)))
          await keepFound(meanwhile, shown, console)
        await putBackCheckout(git, folder, console, taken, putInOrder)
      },
    }
  } catch (error) {
    await putBackCheckout(git, folder, console, taken)
    throw error
  }
}

/** Never throws: what is the user's from before must come back in any case. */
async function keepFound(
  meanwhile: ConcurrentEdits,
  shown: readonly SideSwitch[],
  console: Console,
): Promise<void> {
  try {
    const shelves = []
    for (const one of shown) await one.putGitInOrder()
    for (const one of shown) shelves.push(...(await one.leaveWithAll()))
    await meanwhile.keep(shelves)
  } catch (error) {
    console.warn(`What was done in the checkout meanwhile could not all be kept: ${(error as Error).message}`)
  }
}

/** Puts what would be lost on the user's shelf; lists of it are on disk before anything moves. */
async function shelveHome(
  { git, state }: CheckoutTree,
  commits: Readonly<Record<Side, string>>,
  handling: Handling,
  stays: OnUnmovable,
) {
  const shelf = join(state, names.yours)
  const leaving = await leavingHome(git, Object.values(commits), handling)
  await writeNote(shelf, names.moved, leaving.moved)
  await writeNote(shelf, names.deleted, leaving.deleted)
  const staying: string[] = []
  const { moved, deleted, ignored } = await shelve(git, shelf, leaving, (path, why) => {
    if (why.code === 'ENAMETOOLONG') throw tooLong(path)
    staying.push(path)
    stays(path, why)
  })
  await refuseOverwriting(git, commits, staying)
  await writeNote(state, names.staying, staying)
  const { shared } = handling
  if (shared) await writeNote(state, names.apart, ignored)
  return {
    moved,
    deleted,
    ignored,
    handling: { ...handling, staying, shared: shared && { ...shared, apart: ignored } },
  }
}

/** What stays where it is must not be where a side has a file: a checkout would overwrite it. */
async function refuseOverwriting(
  git: Git,
  commits: Readonly<Record<Side, string>>,
  staying: readonly string[],
): Promise<void> {
  if (staying.length === 0) return
  for (const side of sides)
    for (const path of await filesOfCommit(git, commits[side])) {
      const one = staying.find(one => areNested(one, path))
      if (one !== undefined && (await lstatOrNull(bytes(git.folder, path))))
        throw new Misconfigured(
          `${decodePath(one)} cannot be moved, and ${side} has a file of its own at ${decodePath(path)}. Move it out of the checkout, or set checkout to "worktree".`,
        )
    }
}

function tooLong(path: string): Misconfigured {
  return new Misconfigured(
    `The path of an uncommitted file is too long for it to be set aside while base and head are checked out: ${decodePath(path)}. Move the file out of the checkout, or set checkout to "worktree".`,
  )
}

/** There HEAD is no file that could be put back. Since git 2.45. */
async function refuseReftables({ folder, find }: Git): Promise<void> {
  if (/^reftable/i.test((await find(['config', 'extensions.refStorage'])) ?? ''))
    throw new Misconfigured(
      `The repository in ${folder} keeps its refs as reftables, which Benchgate cannot put back after a run in place. Set checkout to "worktree".`,
    )
}

async function refuseUnfinished(git: Git): Promise<void> {
  const lock = await lockedBy(git)
  if (lock !== null)
    throw new Misconfigured(
      `Another git is at work in ${git.folder}: it holds ${lock}. Let it finish (a commit may be waiting for its message); if no git is running, remove that file.`,
    )
  for (const [name, path] of await gitPaths(git, [...unfinished.keys()])) {
    if (await lstatOrNull(path))
      throw new Misconfigured(
        `A ${unfinished.get(name)} is in progress in ${git.folder}. Finish or abort it, then run Benchgate again.`,
      )
  }
  if ((await git.run(['ls-files', '--unmerged'])) !== '')
    throw new Misconfigured(
      `There are unmerged files in ${git.folder}. Resolve them, then run Benchgate again.`,
    )
}

const unfinished = new Map([
  ['MERGE_HEAD', 'merge'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
  ['rebase-merge', 'rebase'],
  ['rebase-apply', 'rebase'],
  ['sequencer', 'cherry-pick or revert'],
])

// What a run remembers of the checkout it has taken, independent of its notes on disk, and how it puts that back.

/** A TakenCheckout is its journal, and the notes on each of its trees; fewer where taking it was cut short. */
export interface TakenCheckout {
  readonly journal: Journal
  readonly trees: readonly TakenTree[]
}

/** A TakenTree is the notes on the user's state of one repository. */
export interface TakenTree {
  readonly state: string
  readonly gitFiles: GitFiles
  /** Null for a submodule that is not switched. */
  readonly outline: Outline | null
  /** What is on the user's shelf; null until it is filled. */
  readonly shelved: ShelfContent | null
  readonly handling: Handling
  readonly stashes: Stashes
}

/** Notes, also on disk, what a checkout of other commits would change in a repository. */
export async function noteTree(
  { git, state, commits }: CheckoutTree,
  ignoredFiles: IgnoredFiles,
): Promise<TakenTree> {
  await mkdir(state, { recursive: true })
  const gitFiles = await keepGitFiles(git, state)
  const stashes = await readOthersStashes(git)
  await writeNote(state, names.stashes, stashes)
  const none = {
    state,
    gitFiles,
    stashes,
    outline: null,
    shelved: null,
    handling: { shared: null, isSparse: false, staying: [] },
  }
  if (commits === null) return none
  const outline = await takeOutline(git, Object.values(commits))
  await writeNote(state, names.outline, outline)
  const shared = ignoredFiles === 'shared' ? (await readStatus(git)).ignored : null
  if (shared) await writeNote(state, names.shared, shared)
  const handling = {
    shared: shared && { paths: new Set(shared), apart: [] },
    isSparse: await isSparse(git),
    staying: [],
  }
  return { ...none, outline, handling }
}

/** Puts the checkout back from memory, as the measured code may have changed the notes on disk. */
export async function putBackCheckout(
  git: Git,
  folder: string,
  console: Console,
  taken: TakenCheckout,
  putGitInOrder = async () => {},
): Promise<void> {
  await refuseTakenAway(folder, taken.journal).catch(async error => {
    await forgetStop(folder, taken.journal)
    throw error
  })
  let lost: readonly string[]
  try {
    await makeRoom(folder, taken.journal.trees)
    await putGitInOrder()
    lost = await retryOnce(() => renewNotes(folder, taken))
    const restored = await retryOnce(() => restore(git, folder, console))
    const { journal } = taken
    await forget(git, folder, console, {
      journal: { ...journal, stash: lost.length === 0 ? (restored?.journal.stash ?? null) : null },
      stuck: restored?.stuck ?? [],
    })
  } catch (error) {
    throw notPutBack(folder, error)
  }
  if (lost.length > 0) throw new NotPutBack(lossMessage(lost, taken.journal.stash))
}

/** Throws where another run has taken the checkout away from this one: whatever is in it now belongs to others. */
export async function refuseTakenAway(folder: string, own: Journal): Promise<void> {
  if (!(await isStillHeld(folder, own)))
    throw new NotPutBack(
      `Another Benchgate run, or "benchgate restore --force", has taken over the checkout of ${folder} from this run, which stops now and touches nothing in it. If your files are not back when the other has ended, "benchgate restore" puts them back.`,
    )
}

/** Writes all notes again. Returns the paths of files that have gone from the user's shelves. */
async function renewNotes(folder: string, { journal, trees }: TakenCheckout): Promise<readonly string[]> {
  const lost: string[] = []
  await mkdir(folder, { recursive: true })
  for (const [n, { state, gitFiles, stashes, outline, shelved, handling }] of trees.entries()) {
    const shelf = join(state, names.yours)
    await writeNote(state, names.stashes, stashes)
    if (outline) await writeNote(state, names.outline, outline)
    await writeNote(state, names.staying, handling.staying)
    if (handling.shared) {
      await writeNote(state, names.shared, [...handling.shared.paths])
      await writeNote(state, names.apart, handling.shared.apart)
    }
    if (shelved) {
      await writeNote(shelf, names.moved, shelved.moved)
      await writeNote(shelf, names.deleted, shelved.deleted)
      const path = Buffer.from(journal.trees[n]?.path ?? '').toString('latin1')
      for (const one of await missingFrom(shelf, shelved.moved))
        lost.push(path === '' ? one : `${path}/${one}`)
    }
    await renewGitFiles(state, gitFiles)
  }
  await writeJournal(folder, journal)
  return lost
}

function lossMessage(lost: readonly string[], stash: string | null): string {
  const copy = stash === null ? '' : ` "git stash list" has your changes to tracked files (${stash}).`
  return `The benchmarked code has removed uncommitted files of yours from the git directory: ${lost.map(decodePath).join(', ')}.${copy} Everything else is as it was.`
}
