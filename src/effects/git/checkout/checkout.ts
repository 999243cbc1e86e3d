// Takes over the user's checkout to show base and head in it in turn, and puts it back.
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MisconfiguredError, NotPutBackError } from '../../../core/model/errors.ts'
import { type Side, sides } from '../../../core/model/measuring.ts'
import type { ResolvedCommit } from '../../../core/model/result-file.ts'
import type { IgnoredFilesSharing } from '../../../core/model/settings.ts'
import { lstatOrNull } from '../../files/folder.ts'
import type { RunConsole } from '../../program/console.ts'
import { listFilePathsOfCommit } from '../commit-files.ts'
import { createIgnoredFileCopyCallbacks } from '../copy-ignored.ts'
import {
  decodeGitText,
  type Git,
  joinPathPartsWithSlash,
  refuseUnwritableGitFolder,
  resolvePathsInGitFolder,
  toUndecodedGitText,
  type UndecodedGitText,
} from '../git.ts'
import { findGitLock } from '../git-settings-guard.ts'
import { thisProcessAsHolder } from '../holder.ts'
import { isSparseCheckout, readGitStatus } from '../listing.ts'
import { arePathsNested, joinPathAsBytes } from '../paths.ts'
import { keepLfsPointersEnv } from '../revisions/remote.ts'
import { isWorkingTreeDirty } from '../revisions/revisions.ts'
import { type FilesToMoveOptions, filesToMoveWhenLeavingUserCommit } from './files-to-move.ts'
import {
  type BackedUpGitFileContents,
  backUpGitFiles,
  type CheckoutJournal,
  checkoutStateFolder,
  readCheckoutJournal,
  removeStopRequestToThisRun,
  reserveDiskSpaceForRestore,
  rewriteMissingBackupsOfGitFiles,
  stateFolderEntryNames,
  stillOwnsCheckout,
  tryToClaimCheckoutWithJournal,
  writeCheckoutJournal,
  writeStateFolderEntry,
} from './journal.ts'
import {
  backupStashMessage,
  listOtherStashes,
  protectObjectsFromPruning,
  type StashEntries,
} from './pin-commits.ts'
import {
  checkoutInUseError,
  recoverCheckoutAndSuperprojects,
  recoverCheckoutWithoutSuperprojects,
} from './recover-checkout.ts'
import {
  freeDiskSpaceForRestore,
  removeStateOfRestoredCheckout,
  restoreCheckout,
  toNotPutBackError,
} from './restore.ts'
import {
  createUnmovablePathWarner,
  pathsMissingFromShelf,
  retryOnce,
  type ShelvedAndDeletedPaths,
  shelveFiles,
  type UnmovableFileHandler,
} from './shelf.ts'
import {
  type ConcurrentEditsCollector,
  createConcurrentEditsCollector,
  prepareSideSwitcher,
  type SideSwitcher,
} from './switching.ts'
import { collectWorkingTreeFoldersAndModes, type WorkingTreeFoldersAndModes } from './tree-outline.ts'
import { type CheckoutRepositoryAndSideCommits, listCheckoutRepositories } from './trees.ts'

/** Shows either side, until it is disposed of. */
export interface SwitchableCheckout<Name extends string = Side> extends AsyncDisposable {
  /** Checks a side out, and returns its folder. */
  enter(side: Name): Promise<string>
  /** A folder for other files of the run, which is removed with the sides, even after a kill. */
  readonly beside?: string
  /** Throws if one side has changed the files of the other and `enter` has not noticed yet. */
  refuseChanged?(): void
}

export interface TakeOverUserCheckoutOptions {
  readonly ignoredFiles?: IgnoredFilesSharing
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
export async function takeOverUserCheckout(
  user: Git,
  commits: Readonly<Record<Side, Pick<ResolvedCommit, 'sha'>>>,
  console: RunConsole,
  {
    ignoredFiles = 'per-side',
    hasPointers = false,
    isWorkplace = false,
    signal,
  }: TakeOverUserCheckoutOptions = {},
): Promise<SwitchableCheckout> {
  await recoverCheckoutAndSuperprojects(user, console)
  const git = hasPointers ? user.with(keepLfsPointersEnv) : user
  const folder = await checkoutStateFolder(git)
  const findTrees = () =>
    listCheckoutRepositories(git, { base: commits.base.sha, head: commits.head.sha }, folder)
  let checkoutTrees = await findTrees()
  let wasRecovered = false
  // A killed run may also have taken over a single submodule.
  for (const submodule of checkoutTrees.slice(1))
    if (await recoverCheckoutWithoutSuperprojects(submodule.git, console)) wasRecovered = true
  if (wasRecovered) checkoutTrees = await findTrees()
  for (const tree of checkoutTrees) await refuseUnswitchableCheckout(tree.git)
  const takenCheckout: { journal: CheckoutJournal; trees: UserTreeRecord[] } = {
    journal: {
      phase: 'shelving',
      ...thisProcessAsHolder(),
      stash: null,
      ignoredFiles,
      hasPointers,
      isWorkplace,
      trees: checkoutTrees.map(tree => tree.home),
    },
    trees: [],
  }
  const updateJournal = async (change: Partial<CheckoutJournal>) => {
    takenCheckout.journal = { ...takenCheckout.journal, ...change }
    await writeCheckoutJournal(folder, takenCheckout.journal)
  }
  if (!(await tryToClaimCheckoutWithJournal(folder, takenCheckout.journal)))
    throw checkoutInUseError(await readCheckoutJournal(folder))

  if (isWorkplace)
    console.warn(
      `Do not work in ${git.folder} until this run ends: base and head are checked out there in turn.`,
    )
  const concurrentEdits = isWorkplace ? createConcurrentEditsCollector(folder, console) : null
  try {
    await reserveDiskSpaceForRestore(folder)
    for (const tree of checkoutTrees) takenCheckout.trees.push(await recordUserTree(tree, ignoredFiles))
    const created = await git.ask(['stash', 'create', backupStashMessage])
    const stash = created || null
    // Git also fails where files have only other times than it has recorded.
    if (created === null && (await isWorkingTreeDirty(git)))
      console.info('git could not make a stash entry of your changes, so there is no second copy of them')
    await updateJournal({ stash })
    if (stash) await git.run(['stash', 'store', '--message', backupStashMessage, stash])
    for (const [n, { git, home }] of checkoutTrees.entries()) {
      const stashes = takenCheckout.trees[n]?.stashes.map(([sha]) => sha) ?? []
      await protectObjectsFromPruning(git, [
        home.sha,
        ...home.sides,
        ...stashes,
        ...(n === 0 && stash ? [stash] : []),
      ])
    }
    const switches: SideSwitcher[] = []
    const onUnmovable = createUnmovablePathWarner(console)
    const copying = createIgnoredFileCopyCallbacks(console, signal)
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
      const sideSwitch = await prepareSideSwitcher(
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
        await refuseCheckoutTakenByOther(folder, takenCheckout.journal)
        // Submodules can be switched in parallel, once the repository around them is on that side.
        await switches[0]?.enter(side)
        await Promise.all(switches.slice(1).map(submodule => submodule.enter(side)))
        return git.folder
      },
      async [Symbol.asyncDispose]() {
        const restoreGitFiles = async () => {
          for (const tree of switches) await tree.putGitInOrder()
        }
        if (concurrentEdits && (await stillOwnsCheckout(folder, takenCheckout.journal)))
          await keepConcurrentEdits(concurrentEdits, switches, console)
        await putBackCheckoutFromMemory(git, folder, console, takenCheckout, restoreGitFiles)
      },
    }
  } catch (error) {
    await putBackCheckoutFromMemory(git, folder, console, takenCheckout)
    throw error
  }
}

/** Keeps the concurrent edits. Never throws, as the user's earlier files must be restored in any case. */
async function keepConcurrentEdits(
  concurrentEdits: ConcurrentEditsCollector,
  switches: readonly SideSwitcher[],
  console: RunConsole,
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
  { git, state }: CheckoutRepositoryAndSideCommits,
  commits: Readonly<Record<Side, string>>,
  handling: FilesToMoveOptions,
  onUnmovable: UnmovableFileHandler,
) {
  const shelf = join(state, stateFolderEntryNames.yours)
  const filesToMove = await filesToMoveWhenLeavingUserCommit(git, Object.values(commits), handling)
  await writeStateFolderEntry(shelf, stateFolderEntryNames.moved, filesToMove.moved)
  await writeStateFolderEntry(shelf, stateFolderEntryNames.deleted, filesToMove.deleted)
  const unmovable: UndecodedGitText[] = []
  const { moved, deleted, ignored } = await shelveFiles(git, shelf, filesToMove, (path, error) => {
    if (error.code === 'ENAMETOOLONG') throw tooLong(path)
    unmovable.push(path)
    onUnmovable(path, error)
  })
  await refuseOverwriting(git, commits, unmovable)
  await writeStateFolderEntry(state, stateFolderEntryNames.staying, unmovable)
  const { shared: sharedFiles } = handling
  await writeStateFolderEntry(state, stateFolderEntryNames.apart, ignored)
  return {
    moved,
    deleted,
    ignored,
    handling: { ...handling, staying: unmovable, shared: sharedFiles && { ...sharedFiles, apart: ignored } },
  }
}

/** Throws MisconfiguredError if a side has a file where an unmovable file stays, as a checkout would overwrite it. */
async function refuseOverwriting(
  git: Git,
  commits: Readonly<Record<Side, string>>,
  unmovable: readonly UndecodedGitText[],
): Promise<void> {
  if (unmovable.length === 0) return
  for (const side of sides)
    for (const path of await listFilePathsOfCommit(git, commits[side])) {
      const blocking = unmovable.find(stayingPath => arePathsNested(stayingPath, path))
      if (blocking !== undefined && (await lstatOrNull(joinPathAsBytes(git.folder, path))))
        throw new MisconfiguredError(
          `${decodeGitText(blocking)} cannot be moved, but ${side} has a file at ${decodeGitText(path)}. Move ${decodeGitText(blocking)} out of the checkout yourself, or set checkout to "worktree".`,
        )
    }
}

function tooLong(path: UndecodedGitText): MisconfiguredError {
  return new MisconfiguredError(
    `The path of an uncommitted file is too long for it to be set aside while base and head are checked out: ${decodeGitText(path)}. Move the file out of the checkout, or set checkout to "worktree".`,
  )
}

/** Throws MisconfiguredError for a checkout in which sides cannot be switched now. */
export async function refuseUnswitchableCheckout(git: Git): Promise<void> {
  await refuseUnwritableGitFolder(dirname(await checkoutStateFolder(git)))
  await refuseUnrestorableRefs(git)
  await refuseOperationInProgress(git)
}

/** Refuses how a repository may keep its refs and HEAD so that they could not be restored. */
async function refuseUnrestorableRefs({ folder, find, run }: Git): Promise<void> {
  if (/^reftable/i.test((await find(['config', 'extensions.refStorage'])) ?? ''))
    throw new MisconfiguredError(
      `The repository in ${folder} keeps its refs as reftables, which Benchgate cannot restore after a run in place. Set checkout to "worktree".`,
    )
  const head = join(decodeGitText(await run(['rev-parse', '--absolute-git-dir'])), 'HEAD')
  if ((await lstatOrNull(head))?.isSymbolicLink())
    throw new MisconfiguredError(
      `${head} is a symbolic link (core.preferSymlinkRefs), which Benchgate cannot restore after a run in place. Set checkout to "worktree".`,
    )
}

async function refuseOperationInProgress(git: Git): Promise<void> {
  let lock = await findGitLock(git)
  // An editor that looks at the status holds it for a moment.
  for (let waits = 0; lock !== null && waits < 10; waits++) {
    await pause(100)
    lock = await findGitLock(git)
  }
  if (lock !== null)
    throw new MisconfiguredError(
      `Another git process is running in ${git.folder}: it holds ${lock}. Let it finish (a commit may be waiting for its message); if no git is running, remove that file.`,
    )
  for (const [name, path] of await resolvePathsInGitFolder(git, [...operationFiles.keys()])) {
    if (await lstatOrNull(path))
      throw new MisconfiguredError(
        `A ${operationFiles.get(name)} is in progress in ${git.folder}. Finish or abort it, then run Benchgate again.`,
      )
  }
  if ((await git.run(['ls-files', '--unmerged'])) !== '')
    throw new MisconfiguredError(
      `There are unmerged files in ${git.folder}. Resolve them, then run Benchgate again.`,
    )
}

const operationFiles = new Map([
  ['MERGE_HEAD', 'merge'],
  // Of `git merge --squash --autostash`: a checkout would make a stash entry of it.
  ['MERGE_AUTOSTASH', 'merge'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
  ['rebase-merge', 'rebase'],
  ['rebase-apply', 'rebase'],
  ['sequencer', 'cherry-pick or revert'],
])

// The state of a run in memory, independent of its notes on disk, and how the checkout is put back from it.

/** The journal, and the notes on each tree; fewer if taking the checkout over was interrupted. */
interface JournalAndTreeRecords {
  readonly journal: CheckoutJournal
  readonly trees: readonly UserTreeRecord[]
}

/** The notes on the user's state of one repository. */
interface UserTreeRecord {
  readonly state: string
  readonly gitFiles: BackedUpGitFileContents
  /** Null for a submodule that is not switched. */
  readonly outline: WorkingTreeFoldersAndModes | null
  /** The content of the user's shelf; null until it is filled. */
  readonly shelved: ShelvedAndDeletedPaths | null
  readonly handling: FilesToMoveOptions
  readonly stashes: StashEntries
}

/** Records, also on disk, what a checkout of other commits would change in a repository. */
async function recordUserTree(
  { git, state, commits }: CheckoutRepositoryAndSideCommits,
  ignoredFiles: IgnoredFilesSharing,
): Promise<UserTreeRecord> {
  await mkdir(state, { recursive: true })
  const gitFiles = await backUpGitFiles(git, state)
  const stashes = await listOtherStashes(git)
  await writeStateFolderEntry(state, stateFolderEntryNames.stashes, stashes)
  const notes = {
    state,
    gitFiles,
    stashes,
    outline: null,
    shelved: null,
    handling: { shared: null, isSparse: false, staying: [] },
  }
  if (commits === null) return notes
  const outline = await collectWorkingTreeFoldersAndModes(git, Object.values(commits))
  await writeStateFolderEntry(state, stateFolderEntryNames.outline, outline)
  const sharedFiles = ignoredFiles === 'shared' ? (await readGitStatus(git)).ignored : null
  if (sharedFiles) await writeStateFolderEntry(state, stateFolderEntryNames.shared, sharedFiles)
  const handling = {
    shared: sharedFiles && { paths: new Set(sharedFiles), apart: [] },
    isSparse: await isSparseCheckout(git),
    staying: [],
  }
  return { ...notes, outline, handling }
}

/** Puts the checkout back from memory, as the measured code may have changed the notes on disk. */
async function putBackCheckoutFromMemory(
  git: Git,
  folder: string,
  console: RunConsole,
  takenCheckout: JournalAndTreeRecords,
  restoreGitFiles = async () => {},
): Promise<void> {
  await refuseCheckoutTakenByOther(folder, takenCheckout.journal).catch(async error => {
    await removeStopRequestToThisRun(folder, takenCheckout.journal)
    throw error
  })
  let missing: readonly UndecodedGitText[]
  try {
    await freeDiskSpaceForRestore(folder, takenCheckout.journal.trees)
    await restoreGitFiles()
    missing = await retryOnce(() => renewNotes(folder, takenCheckout))
    const restored = await retryOnce(() => restoreCheckout(git, folder, console))
    const { journal } = takenCheckout
    await removeStateOfRestoredCheckout(git, folder, console, {
      journal: { ...journal, stash: missing.length === 0 ? (restored?.journal.stash ?? null) : null },
      stuck: restored?.stuck ?? [],
    })
  } catch (error) {
    throw toNotPutBackError(folder, error)
  }
  if (missing.length > 0) throw new NotPutBackError(missingMessage(missing, takenCheckout.journal.stash))
}

/** Throws NotPutBackError if another run has taken the checkout over: its present content belongs to others. */
async function refuseCheckoutTakenByOther(folder: string, ownJournal: CheckoutJournal): Promise<void> {
  if (!(await stillOwnsCheckout(folder, ownJournal)))
    throw new NotPutBackError(
      `Another Benchgate run, or "benchgate restore --force", has taken over the checkout of ${folder} from this run, which now stops and touches nothing there. If your files are not back when the other run has ended, "benchgate restore" restores them.`,
    )
}

/** Writes all notes again. Returns the paths of files that are missing from the user's shelves. */
async function renewNotes(
  folder: string,
  { journal, trees }: JournalAndTreeRecords,
): Promise<readonly UndecodedGitText[]> {
  const missing: UndecodedGitText[] = []
  await mkdir(folder, { recursive: true })
  for (const [n, { state, gitFiles, stashes, outline, shelved, handling }] of trees.entries()) {
    const shelf = join(state, stateFolderEntryNames.yours)
    await writeStateFolderEntry(state, stateFolderEntryNames.stashes, stashes)
    if (outline) await writeStateFolderEntry(state, stateFolderEntryNames.outline, outline)
    await writeStateFolderEntry(state, stateFolderEntryNames.staying, handling.staying)
    if (handling.shared) {
      await writeStateFolderEntry(state, stateFolderEntryNames.shared, [...handling.shared.paths])
      await writeStateFolderEntry(state, stateFolderEntryNames.apart, handling.shared.apart)
    }
    if (shelved) {
      await writeStateFolderEntry(shelf, stateFolderEntryNames.moved, shelved.moved)
      await writeStateFolderEntry(shelf, stateFolderEntryNames.deleted, shelved.deleted)
      const path = toUndecodedGitText(journal.trees[n]?.path ?? '')
      for (const missingPath of await pathsMissingFromShelf(shelf, shelved.moved))
        missing.push(path === '' ? missingPath : joinPathPartsWithSlash(path, missingPath))
    }
    await rewriteMissingBackupsOfGitFiles(state, gitFiles)
  }
  await writeCheckoutJournal(folder, journal)
  return missing
}

function missingMessage(missing: readonly UndecodedGitText[], stash: string | null): string {
  const stashNote = stash === null ? '' : ` "git stash list" has your changes to tracked files (${stash}).`
  return `Your uncommitted files were kept in the git directory during the run, and the benchmarked code has deleted some of them: ${missing.map(decodeGitText).join(', ')}.${stashNote} Everything else is as it was before the run.`
}
