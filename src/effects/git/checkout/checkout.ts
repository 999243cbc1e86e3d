// Takes over the user's checkout to show base and head in it in turn, and puts it back.

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
import { areNested, bytePath } from '../paths.ts'
import { keepPointersEnv } from '../revisions/large-files.ts'
import {
  beginJournal,
  copyGitFiles,
  type GitFiles,
  isStillHeld,
  type Journal,
  readJournal,
  removeStopRequest,
  reserveSpace,
  restoreCopies,
  stateFolder,
  stateNames,
  writeJournal,
  writeNote,
} from './journal.ts'
import { filesToMoveFromHome, type LeavingOptions } from './leaving.ts'
import { type Outline, takeOutline } from './outline.ts'
import { ownStash, protectObjects, readOthersStashes, type Stashes } from './pin-commits.ts'
import { inUseError, recoverCheckout, recoverOneCheckout } from './recover-checkout.ts'
import { freeSpace, notPutBackError, releaseCheckout, restore } from './restore.ts'
import {
  missingFrom,
  type OnUnmovable,
  retryOnce,
  type ShelfContent,
  shelve,
  warnOfUnmovable,
} from './shelf.ts'
import {
  type ConcurrentEdits,
  collectConcurrentEdits,
  prepareSwitching,
  type SideSwitch,
} from './switching.ts'
import { type CheckoutTree, treesOf } from './trees.ts'

/** Shows either side, until it is disposed of. */
export interface Checkout<Name extends string = Side> extends AsyncDisposable {
  /** Checks a side out, and returns its folder. */
  enter(side: Name): Promise<string>
  /** A folder for other files of the run, which is removed with the sides, even after a kill. */
  readonly beside?: string
  /** Throws if one side has changed the files of the other and `enter` has not noticed yet. */
  refuseChanged?(): void
}

export interface TakeOptions {
  readonly ignoredFiles?: IgnoredFiles
  /** True if the user's tree has pointers instead of Git LFS files, so that no checkout may fetch the files. */
  readonly hasPointers?: boolean
  /** True if somebody may work in the checkout during the run, so that their changes must be kept. */
  readonly isWorkplace?: boolean
  /** Cancels the copying of ignored files; the checkout is then put back. */
  readonly signal?: AbortSignal
}

/**
 * Takes the checkout over. Uncommitted work is moved to a shelf in the git directory, and a stash entry is made as a second
 * copy that plain git can restore. Disposing puts everything back. A checkout that a killed run left is put back first; one
 * that another run holds is refused.
 */
export async function takeCheckout(
  user: Git,
  commits: Readonly<Record<Side, Pick<Commit, 'sha'>>>,
  console: Console,
  { ignoredFiles = 'per-side', hasPointers = false, isWorkplace = false, signal }: TakeOptions = {},
): Promise<Checkout> {
  await recoverCheckout(user, console)
  const git = hasPointers ? user.with(keepPointersEnv) : user
  const folder = await stateFolder(git)
  const findTrees = () => treesOf(git, { base: commits.base.sha, head: commits.head.sha }, folder)
  let checkoutTrees = await findTrees()
  let wasRecovered = false
  // A killed run may also have taken over a single submodule.
  for (const submodule of checkoutTrees.slice(1))
    if (await recoverOneCheckout(submodule.git, console)) wasRecovered = true
  if (wasRecovered) checkoutTrees = await findTrees()
  for (const tree of checkoutTrees) await refuseReftables(tree.git)
  for (const tree of checkoutTrees) await refuseOperationInProgress(tree.git)
  const takenCheckout: { journal: Journal; trees: TakenTree[] } = {
    journal: {
      phase: 'shelving',
      ...holder(),
      stash: null,
      ignoredFiles,
      hasPointers,
      isWorkplace,
      trees: checkoutTrees.map(tree => tree.home),
    },
    trees: [],
  }
  const updateJournal = async (change: Partial<Journal>) => {
    takenCheckout.journal = { ...takenCheckout.journal, ...change }
    await writeJournal(folder, takenCheckout.journal)
  }
  if (!(await beginJournal(folder, takenCheckout.journal))) throw inUseError(await readJournal(folder))

  if (isWorkplace)
    console.warn(`Do not work in ${git.folder} until this ends: base and head are checked out there in turn.`)
  const concurrentEdits = isWorkplace ? collectConcurrentEdits(folder, console) : null
  try {
    await reserveSpace(folder)
    for (const tree of checkoutTrees) takenCheckout.trees.push(await recordUserTree(tree, ignoredFiles))
    const created = await git.ask(['stash', 'create', ownStash])
    const stash = created || null
    if (created === null)
      console.info('git cannot make a stash entry of these changes, so there is no second copy of them')
    await updateJournal({ stash })
    if (stash) await git.run(['stash', 'store', '--message', ownStash, stash])
    for (const [n, { git, home }] of checkoutTrees.entries()) {
      const stashes = takenCheckout.trees[n]?.stashes.map(([sha]) => sha) ?? []
      await protectObjects(git, [home.sha, ...home.sides, ...stashes, ...(n === 0 && stash ? [stash] : [])])
    }
    const switches: SideSwitch[] = []
    const onUnmovable = warnOfUnmovable(console)
    const copying = copyingFor(console, signal)
    for (const [n, tree] of checkoutTrees.entries()) {
      const notedTree = takenCheckout.trees[n]
      if (tree.commits === null || !notedTree) continue
      const { handling, ignored, ...shelved } = await shelveHome(
        tree,
        tree.commits,
        notedTree.handling,
        onUnmovable,
      )
      takenCheckout.trees[n] = { ...notedTree, handling, shelved }
      const sideSwitch = await prepareSwitching(
        tree,
        tree.commits,
        checkoutTrees,
        handling,
        onUnmovable,
        concurrentEdits,
      )
      if (ignored.length > 0) {
        console.info('giving each side a copy of the ignored files')
        await sideSwitch.copyIgnored(ignored, copying)
      }
      switches.push(sideSwitch)
    }
    await updateJournal({ phase: 'measuring' })
    return {
      async enter(side) {
        await refuseTakenAway(folder, takenCheckout.journal)
        // Submodules can be switched in parallel, once the repository around them is on that side.
        await switches[0]?.enter(side)
        await Promise.all(switches.slice(1).map(submodule => submodule.enter(side)))
        return git.folder
      },
      async [Symbol.asyncDispose]() {
        const restoreGitFiles = async () => {
          for (const tree of switches) await tree.putGitInOrder()
        }
        if (concurrentEdits && (await isStillHeld(folder, takenCheckout.journal)))
          await keepConcurrentEdits(concurrentEdits, switches, console)
        await putBackCheckout(git, folder, console, takenCheckout, restoreGitFiles)
      },
    }
  } catch (error) {
    await putBackCheckout(git, folder, console, takenCheckout)
    throw error
  }
}

/** Keeps the concurrent edits. Never throws, as the user's earlier files must be restored in any case. */
async function keepConcurrentEdits(
  concurrentEdits: ConcurrentEdits,
  switches: readonly SideSwitch[],
  console: Console,
): Promise<void> {
  try {
    const shelves = []
    for (const tree of switches) await tree.putGitInOrder()
    for (const tree of switches) shelves.push(...(await tree.leaveWithAll()))
    await concurrentEdits.keep(shelves)
  } catch (error) {
    console.warn(
      `Changes made in the checkout during the run could not all be kept: ${(error as Error).message}`,
    )
  }
}

/** Moves what would be lost to the user's shelf; lists of it are on disk before anything moves. */
async function shelveHome(
  { git, state }: CheckoutTree,
  commits: Readonly<Record<Side, string>>,
  handling: LeavingOptions,
  onUnmovable: OnUnmovable,
) {
  const shelf = join(state, stateNames.yours)
  const filesToMove = await filesToMoveFromHome(git, Object.values(commits), handling)
  await writeNote(shelf, stateNames.moved, filesToMove.moved)
  await writeNote(shelf, stateNames.deleted, filesToMove.deleted)
  const unmovable: string[] = []
  const { moved, deleted, ignored } = await shelve(git, shelf, filesToMove, (path, error) => {
    if (error.code === 'ENAMETOOLONG') throw tooLong(path)
    unmovable.push(path)
    onUnmovable(path, error)
  })
  await refuseOverwriting(git, commits, unmovable)
  await writeNote(state, stateNames.staying, unmovable)
  const { shared: sharedFiles } = handling
  if (sharedFiles) await writeNote(state, stateNames.apart, ignored)
  return {
    moved,
    deleted,
    ignored,
    handling: { ...handling, staying: unmovable, shared: sharedFiles && { ...sharedFiles, apart: ignored } },
  }
}

/** Throws Misconfigured if a side has a file where an unmovable file stays, as a checkout would overwrite it. */
async function refuseOverwriting(
  git: Git,
  commits: Readonly<Record<Side, string>>,
  unmovable: readonly string[],
): Promise<void> {
  if (unmovable.length === 0) return
  for (const side of sides)
    for (const path of await filesOfCommit(git, commits[side])) {
      const blocking = unmovable.find(stayingPath => areNested(stayingPath, path))
      if (blocking !== undefined && (await lstatOrNull(bytePath(git.folder, path))))
        throw new Misconfigured(
          `${decodePath(blocking)} cannot be moved, and ${side} has a file of its own at ${decodePath(path)}. Move it out of the checkout, or set checkout to "worktree".`,
        )
    }
}

function tooLong(path: string): Misconfigured {
  return new Misconfigured(
    `The path of an uncommitted file is too long for it to be set aside while base and head are checked out: ${decodePath(path)}. Move the file out of the checkout, or set checkout to "worktree".`,
  )
}

/** With reftables HEAD is no file that could be restored. Since git 2.45. */
async function refuseReftables({ folder, find }: Git): Promise<void> {
  if (/^reftable/i.test((await find(['config', 'extensions.refStorage'])) ?? ''))
    throw new Misconfigured(
      `The repository in ${folder} keeps its refs as reftables, which Benchgate cannot restore after a run in place. Set checkout to "worktree".`,
    )
}

async function refuseOperationInProgress(git: Git): Promise<void> {
  const lock = await lockedBy(git)
  if (lock !== null)
    throw new Misconfigured(
      `Another git process is running in ${git.folder}: it holds ${lock}. Let it finish (a commit may be waiting for its message); if no git is running, remove that file.`,
    )
  for (const [name, path] of await gitPaths(git, [...operationFiles.keys()])) {
    if (await lstatOrNull(path))
      throw new Misconfigured(
        `A ${operationFiles.get(name)} is in progress in ${git.folder}. Finish or abort it, then run Benchgate again.`,
      )
  }
  if ((await git.run(['ls-files', '--unmerged'])) !== '')
    throw new Misconfigured(
      `There are unmerged files in ${git.folder}. Resolve them, then run Benchgate again.`,
    )
}

const operationFiles = new Map([
  ['MERGE_HEAD', 'merge'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
  ['rebase-merge', 'rebase'],
  ['rebase-apply', 'rebase'],
  ['sequencer', 'cherry-pick or revert'],
])

// The state of a run in memory, independent of its notes on disk, and how the checkout is put back from it.

/** The journal, and the notes on each tree; fewer if taking the checkout over was interrupted. */
export interface TakenCheckout {
  readonly journal: Journal
  readonly trees: readonly TakenTree[]
}

/** The notes on the user's state of one repository. */
export interface TakenTree {
  readonly state: string
  readonly gitFiles: GitFiles
  /** Null for a submodule that is not switched. */
  readonly outline: Outline | null
  /** What is on the user's shelf; null until it is filled. */
  readonly shelved: ShelfContent | null
  readonly handling: LeavingOptions
  readonly stashes: Stashes
}

/** Records, also on disk, what a checkout of other commits would change in a repository. */
export async function recordUserTree(
  { git, state, commits }: CheckoutTree,
  ignoredFiles: IgnoredFiles,
): Promise<TakenTree> {
  await mkdir(state, { recursive: true })
  const gitFiles = await copyGitFiles(git, state)
  const stashes = await readOthersStashes(git)
  await writeNote(state, stateNames.stashes, stashes)
  const notes = {
    state,
    gitFiles,
    stashes,
    outline: null,
    shelved: null,
    handling: { shared: null, isSparse: false, staying: [] },
  }
  if (commits === null) return notes
  const outline = await takeOutline(git, Object.values(commits))
  await writeNote(state, stateNames.outline, outline)
  const sharedFiles = ignoredFiles === 'shared' ? (await readStatus(git)).ignored : null
  if (sharedFiles) await writeNote(state, stateNames.shared, sharedFiles)
  const handling = {
    shared: sharedFiles && { paths: new Set(sharedFiles), apart: [] },
    isSparse: await isSparse(git),
    staying: [],
  }
  return { ...notes, outline, handling }
}

/** Puts the checkout back from memory, as the measured code may have changed the notes on disk. */
export async function putBackCheckout(
  git: Git,
  folder: string,
  console: Console,
  takenCheckout: TakenCheckout,
  restoreGitFiles = async () => {},
): Promise<void> {
  await refuseTakenAway(folder, takenCheckout.journal).catch(async error => {
    await removeStopRequest(folder, takenCheckout.journal)
    throw error
  })
  let missing: readonly string[]
  try {
    await freeSpace(folder, takenCheckout.journal.trees)
    await restoreGitFiles()
    missing = await retryOnce(() => renewNotes(folder, takenCheckout))
    const restored = await retryOnce(() => restore(git, folder, console))
    const { journal } = takenCheckout
    await releaseCheckout(git, folder, console, {
      journal: { ...journal, stash: missing.length === 0 ? (restored?.journal.stash ?? null) : null },
      stuck: restored?.stuck ?? [],
    })
  } catch (error) {
    throw notPutBackError(folder, error)
  }
  if (missing.length > 0) throw new NotPutBack(missingMessage(missing, takenCheckout.journal.stash))
}

/** Throws NotPutBack if another run has taken the checkout over: its present content belongs to others. */
export async function refuseTakenAway(folder: string, ownJournal: Journal): Promise<void> {
  if (!(await isStillHeld(folder, ownJournal)))
    throw new NotPutBack(
      `Another Benchgate run, or "benchgate restore --force", has taken over the checkout of ${folder} from this run, which stops now and touches nothing in it. If your files are not back when the other has ended, "benchgate restore" restores them.`,
    )
}

/** Writes all notes again. Returns the paths of files that are missing from the user's shelves. */
async function renewNotes(folder: string, { journal, trees }: TakenCheckout): Promise<readonly string[]> {
  const missing: string[] = []
  await mkdir(folder, { recursive: true })
  for (const [n, { state, gitFiles, stashes, outline, shelved, handling }] of trees.entries()) {
    const shelf = join(state, stateNames.yours)
    await writeNote(state, stateNames.stashes, stashes)
    if (outline) await writeNote(state, stateNames.outline, outline)
    await writeNote(state, stateNames.staying, handling.staying)
    if (handling.shared) {
      await writeNote(state, stateNames.shared, [...handling.shared.paths])
      await writeNote(state, stateNames.apart, handling.shared.apart)
    }
    if (shelved) {
      await writeNote(shelf, stateNames.moved, shelved.moved)
      await writeNote(shelf, stateNames.deleted, shelved.deleted)
      const path = Buffer.from(journal.trees[n]?.path ?? '').toString('latin1')
      for (const missingPath of await missingFrom(shelf, shelved.moved))
        missing.push(path === '' ? missingPath : `${path}/${missingPath}`)
    }
    await restoreCopies(state, gitFiles)
  }
  await writeJournal(folder, journal)
  return missing
}

function missingMessage(missing: readonly string[], stash: string | null): string {
  const stashNote = stash === null ? '' : ` "git stash list" has your changes to tracked files (${stash}).`
  return `The benchmarked code has removed uncommitted files of yours from the git directory: ${missing.map(decodePath).join(', ')}.${stashNote} Everything else is as it was.`
}
