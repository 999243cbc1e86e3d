// Puts back a checkout that was taken over: at the end of a run, or later if the run was killed.
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { MisconfiguredError, NotPutBackError } from '../../../core/model/errors.ts'
import { sides } from '../../../core/model/measuring.ts'
import { lstatOrNull } from '../../files/folder.ts'
import type { RunConsole } from '../../program/console.ts'
import { readCommitDifference, readSubmoduleCommits } from '../commit-files.ts'
import { decodeGitText, type Git, type UndecodedGitText } from '../git.ts'
import { removeLocksAndRepairIndex } from '../git-settings-guard.ts'
import { type GitIndexEntry, isSparseCheckout, listGitStashes, readGitIndex } from '../listing.ts'
import {
  isSafePathInWorkingTree,
  isUnfinishedMovePath,
  joinPathAsBytes,
  removeFolderRecursively,
} from '../paths.ts'
import { keepLfsPointersEnv } from '../revisions/remote.ts'
import { filesToMoveAfterLastVisit } from './files-to-move.ts'
import {
  type CheckoutJournal,
  type OriginalHead,
  readCheckoutJournal,
  readPathListOfCheckoutState,
  readRecordedFoldersAndModes,
  readRecordedStashList,
  restoreDotGitFile,
  restoreGitFolderFiles,
  stateFolderEntryNames,
  writeCheckoutJournal,
} from './journal.ts'
import { restoreOrListDroppedUserStashes, stopProtectingObjectsFromPruning } from './pin-commits.ts'
import {
  createUnmovablePathWarner,
  removeCopiesOfUserIgnoredFilesFromShelf,
  removeFilesDeletedOnShelf,
  removeFromShelf,
  removeRemnantsOfUnfinishedMoves,
  restoreShelf,
  retryOnce,
  shelfHasFiles,
  shelveFiles,
  type UnrestoredFile,
} from './shelf.ts'
import { ancestorFoldersOfPaths, restoreFoldersAndModes } from './tree-outline.ts'
import { shelvesFolderOfNthRepository } from './trees.ts'

interface CheckoutRestoreResult {
  readonly journal: CheckoutJournal
  /** Files that could not be moved back; everything else was. */
  readonly stuck: readonly UnrestoredFile[]
}

/**
 * Puts the checkout back from the state that the journal records. Every step can be repeated, in case this is interrupted too.
 */
export async function restoreCheckout(
  user: Git,
  folder: string,
  console: RunConsole,
): Promise<CheckoutRestoreResult | null> {
  let journal = await readCheckoutJournal(folder)
  if (journal === null) return null
  const git = journal.hasPointers ? user.with(keepLfsPointersEnv) : user
  const unrestored: UnrestoredFile[] = []
  for (const [n, originalHead] of journal.trees.entries()) {
    if (originalHead.path !== '' && !isSafePathInWorkingTree(originalHead.path)) continue
    await restoreDotGitFile(git.folder, originalHead)
    const tree = {
      git: git.in(join(git.folder, originalHead.path)),
      state: shelvesFolderOfNthRepository(folder, n),
      home: originalHead,
    }
    await removeLocksAndRepairIndex(tree.git, originalHead.sha)
    if (journal.phase === 'measuring' && originalHead.isSwitched && !originalHead.isBack) {
      await leaveLastSide(tree, journal, console)
      journal = { ...journal, trees: journal.trees.with(n, { ...originalHead, isBack: true }) }
      await writeCheckoutJournal(folder, journal)
    }
    unrestored.push(...(await restoreUserFiles(tree, journal, console)))
  }
  return { journal, stuck: unrestored }
}

/**
 * Frees disk space before anything is written: removes what the sides have made, and the reserve. What cannot be removed now is
 * tried again in the end.
 */
export async function freeDiskSpaceForRestore(
  folder: string,
  trees: CheckoutJournal['trees'],
): Promise<void> {
  for (const [n] of trees.entries())
    for (const side of sides)
      await removeFolderRecursively(join(shelvesFolderOfNthRepository(folder, n), side)).catch(() => null)
  await rm(join(folder, stateFolderEntryNames.reserve), { force: true })
}

/** Returns the error for a checkout that is not back yet, with advice; an error that already has advice is returned as it is. */
export function toNotPutBackError(folder: string, error: unknown): Error {
  if (error instanceof NotPutBackError || error instanceof MisconfiguredError) return error
  return new NotPutBackError(
    `The checkout could not be restored: ${(error as Error).message}\nYour uncommitted files are in ${join(folder, stateFolderEntryNames.yours)}. When the cause is gone (a full disk, say), "benchgate restore" restores everything; so does the next run, or the post step.`,
  )
}

interface RestoreContext {
  readonly git: Git
  readonly state: string
  readonly home: OriginalHead
}

/** Sets aside what a side's commands have left, and checks out the user's commit. */
async function leaveLastSide(
  { git, state, home: originalHead }: RestoreContext,
  { ignoredFiles }: CheckoutJournal,
  console: RunConsole,
): Promise<void> {
  const apart = await readPathListOfCheckoutState(state, stateFolderEntryNames.apart)
  const handling = {
    shared:
      ignoredFiles === 'shared'
        ? { paths: new Set(await readPathListOfCheckoutState(state, stateFolderEntryNames.shared)), apart }
        : null,
    isSparse: await isSparseCheckout(git),
    staying: await readPathListOfCheckoutState(state, stateFolderEntryNames.staying),
  }
  const entries = await readGitIndex(git)
  const folders = ancestorFoldersOfPaths(entries.map(({ path }) => path))
  const [difference, linksHere, linksThere] = await Promise.all([
    readCommitDifference(git, 'HEAD', originalHead.sha),
    readSubmoduleCommits(git, 'HEAD'),
    readSubmoduleCommits(git, originalHead.sha),
  ])
  const lostLinks = [...linksHere.keys()].filter(link => !linksThere.has(link))
  // If an attempt to put this back was killed too, its shelf still exists, and may have files of the same names.
  const leftShelf = await unusedFolder(join(state, stateFolderEntryNames.left))
  // A killed git may have written them before it recorded them as tracked.
  const sideFiles = handling.shared ? await filesOnlyOfSides(git, originalHead) : []
  const addedBySide = sideFiles.filter(path => !handling.shared?.paths.has(path))
  const foundFiles = await filesToMoveAfterLastVisit(
    git,
    { difference, lost: lostLinks, folders },
    handling,
    () => addedBySide,
  )
  const filesToMove = { ...foundFiles, moved: foundFiles.moved.filter(path => !isUnfinishedMovePath(path)) }
  for (const path of foundFiles.moved)
    if (isUnfinishedMovePath(path)) await removeFolderRecursively(joinPathAsBytes(git.folder, path))
  const { ignored, modifiedOrUntracked } = await shelveFiles(
    git,
    leftShelf,
    filesToMove,
    createUnmovablePathWarner(console),
  )
  // Ignored files at paths where the user has some are copies of these, or replacements.
  const userFiles = new Set(
    await readPathListOfCheckoutState(join(state, stateFolderEntryNames.yours), stateFolderEntryNames.moved),
  )
  await removeFromShelf(
    leftShelf,
    ignored.filter(path => userFiles.has(path)),
  )
  await removeCopiesOfUserIgnoredFilesFromShelf(
    leftShelf,
    modifiedOrUntracked,
    apart,
    new Set(entries.map(({ path }) => path)),
  )
  await checkOutWithoutFailingFilters(git, originalHead.sha, console)
}

async function filesOnlyOfSides(
  git: Git,
  { sha, sides }: OriginalHead,
): Promise<readonly UndecodedGitText[]> {
  const differences = await Promise.all(sides.map(side => readCommitDifference(git, sha, side)))
  return differences.flatMap(({ added }) => added)
}

/**
 * Checks a commit out, without filters if one fails: files that differ between the commits are restored from the shelf anyway.
 */
async function checkOutWithoutFailingFilters(git: Git, sha: string, console: RunConsole): Promise<void> {
  const checkout = ['checkout', '--force', '--detach', sha, '--']
  try {
    await git.run(checkout)
  } catch (error) {
    const listed = await git.find(['config', '--name-only', '--get-regexp', '^filter\\.'])
    const drivers = decodeGitText(listed ?? '').split('\n')
    const filtersOff = drivers.flatMap(name => ['-c', `${name}=${name.endsWith('.required') ? 'false' : ''}`])
    if (drivers[0] === '' || (await git.ask([...filtersOff, ...checkout])) === null) throw error
    console.warn(
      `Your commit was checked out without the filters that git is configured to use (such as Git LFS), as git failed with them: ${(error as Error).message}. "git status" shows the files to check out again.`,
    )
  }
}

/** Restores what is on the user's shelf, and git's own files. */
async function restoreUserFiles(
  { git, state, home: originalHead }: RestoreContext,
  { phase, isWorkplace = false }: CheckoutJournal,
  console: RunConsole,
): Promise<readonly UnrestoredFile[]> {
  const shelf = join(state, stateFolderEntryNames.yours)
  const unrestored: UnrestoredFile[] = []
  if (await lstatOrNull(shelf)) {
    const entries = await readGitIndex(git)
    const tracked = new Set(entries.map(({ path }) => path))
    const moved = await readPathListOfCheckoutState(shelf, stateFolderEntryNames.moved)
    await removeFilesDeletedOnShelf(
      git,
      await readPathListOfCheckoutState(shelf, stateFolderEntryNames.deleted),
      tracked,
    )
    if (await isSparseCheckout(git))
      await removeFilesDeletedOnShelf(git, await skippedByUser(git, state, entries, moved), tracked)
    // Once files are back, the list must not be used again, as a folder may have come back as a link to another place.
    await rm(join(shelf, stateFolderEntryNames.deleted), { force: true })
    await removeRemnantsOfUnfinishedMoves(git, moved)
    const returned = await restoreShelf(git, shelf, moved, tracked)
    for (const name of returned.kept)
      console.warn(
        `A benchmark wrote a file where one of yours belongs; the benchmark's version is now ${decodeGitText(name)}`,
      )
    unrestored.push(...returned.stuck)
    // Files for which there is no space now can be moved later.
    const outOfSpace = unrestored.find(({ error }) => ['ENOSPC', 'EDQUOT'].includes(error.code ?? ''))
    if (outOfSpace) throw outOfSpace.error
  }
  const outline = await readRecordedFoldersAndModes(state)
  if (outline) await restoreFoldersAndModes(git, outline)
  await restoreGitFolderFiles(git, state)
  if (phase === 'measuring' && originalHead.isSwitched && originalHead.branch !== null)
    await detachIfBranchMoved(git, originalHead, console)
  await restoreOrListDroppedUserStashes(git, await readRecordedStashList(state), isWorkplace, console)
  await stopProtectingObjectsFromPruning(git)
  return unrestored
}

/** Returns files of a sparse checkout that match its patterns, but that the user has told git to skip, and removed. */
async function skippedByUser(
  git: Git,
  state: string,
  entries: readonly GitIndexEntry[],
  moved: readonly UndecodedGitText[],
): Promise<readonly UndecodedGitText[]> {
  const sideFiles = new Set(entries.filter(({ isSkipped }) => !isSkipped).map(({ path }) => path))
  for (const path of moved) sideFiles.delete(path)
  // Otherwise git would clear the skip mark in the index of a file that exists, and a checkout has just written it.
  const sparseEnv = {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'sparse.expectFilesOutsideOfPatterns',
    GIT_CONFIG_VALUE_0: 'true',
  }
  const addedBySide = await readGitIndex(git.with({ ...sparseEnv, GIT_INDEX_FILE: join(state, 'index') }))
  return addedBySide.filter(({ path, isSkipped }) => isSkipped && sideFiles.has(path)).map(({ path }) => path)
}

/**
 * Detaches HEAD if the branch was moved during the run: with the user's files over the old commit, the branch would seem to
 * undo the new commits.
 */
async function detachIfBranchMoved(
  git: Git,
  { branch, sha }: OriginalHead,
  console: RunConsole,
): Promise<void> {
  if (branch === null) return
  // Empty if there is no such branch; a failing git must not be taken for that.
  const tip = await git.run(['for-each-ref', '--format=%(objectname)', decodeGitText(branch)])
  if (tip === sha) return
  await git.run(['update-ref', '--no-deref', '-m', 'benchgate: the branch has moved', 'HEAD', sha])
  const name = decodeGitText(branch).replace(/^refs\/heads\//, '')
  console.warn(
    `${name} was ${tip === '' ? 'removed' : `moved to ${tip}`} while it was not checked out. Your files are back on top of ${sha}, where it was before, with HEAD detached. "git switch ${name}" moves them to the branch.`,
  )
}

async function unusedFolder(folder: string): Promise<string> {
  for (let n = 1; ; n++) if (!(await lstatOrNull(`${folder}-${n}`))) return `${folder}-${n}`
}

// Releasing a checkout that is back: its stash entry, and its state folder.

/**
 * Removes the state of a checkout that is back. In one step, as half a folder would look like a run that must still be put
 * back. Files that could not be moved back are kept, and the NotPutBackError that names them is thrown at the end.
 */
export async function removeStateOfRestoredCheckout(
  git: Git,
  folder: string,
  console: RunConsole,
  { journal, stuck: unrestored }: CheckoutRestoreResult,
): Promise<void> {
  const { stash } = journal
  // The checkout is back, so a failing git must not be reported as if it were not.
  if (stash)
    await retryOnce(() => dropStash(git, stash)).catch(() =>
      console.warn(`The second copy of your changes could not be dropped from "git stash list": ${stash}`),
    )
  const keptFolders =
    unrestored.length === 0
      ? []
      : await rescueShelvesFromStateFolder(folder, journal, name => name === stateFolderEntryNames.yours)
  const finished = `${folder}-done-${Date.now()}`
  await rename(folder, finished)
  await removeFolderRecursively(finished).catch((error: Error) =>
    console.warn(
      `The checkout is back, but what the benchmarks left could not be removed: ${error.message}. Remove ${finished} yourself.`,
    ),
  )
  if (unrestored.length > 0) throw new NotPutBackError(unrestoredMessage(unrestored, keptFolders))
}

/** Moves folders with files out of the state folder, and returns their old and new paths. */
export async function rescueShelvesFromStateFolder(
  folder: string,
  { trees }: CheckoutJournal,
  shouldKeep: (name: string) => boolean,
): Promise<readonly (readonly [from: string, to: string])[]> {
  const target = `${folder}-left-${Date.now()}`
  const keptFolders: [string, string][] = []
  // A run that was killed early has not made folders for submodules yet.
  for (const [n] of trees.entries())
    for (const name of (await lstatOrNull(shelvesFolderOfNthRepository(folder, n)))
      ? await readdir(shelvesFolderOfNthRepository(folder, n))
      : []) {
      const from = join(shelvesFolderOfNthRepository(folder, n), name)
      if (!shouldKeep(name) || !(await shelfHasFiles(from))) continue
      const to = keptFolders.length === 0 ? target : `${target}-${keptFolders.length + 1}`
      await rename(from, to)
      keptFolders.push([from, to])
    }
  return keptFolders
}

function unrestoredMessage(
  unrestored: CheckoutRestoreResult['stuck'],
  keptFolders: Awaited<ReturnType<typeof rescueShelvesFromStateFolder>>,
): string {
  const lines = unrestored.map(({ path, place: tree, error }) => {
    const [from = '', to = ''] = keptFolders.find(([from]) => tree.startsWith(from)) ?? []
    return `  ${decodeGitText(path)} is in ${tree.replace(from, to)}: ${error.message}`
  })
  return [
    'These files of yours could not be moved back. Everything else is as it was before the run. Move them yourself, then remove the folder they are in:',
    ...lines,
  ].join('\n')
}

/**
 * Drops a stash entry. Git names entries by their place alone, and another worktree may add one meanwhile: what was dropped in its
 * place is stored again.
 */
async function dropStash(git: Git, sha: string): Promise<void> {
  for (let tries = 0; tries < 3; tries++) {
    const index = (await listGitStashes(git)).findIndex(([entry]) => entry === sha)
    if (index < 0) return
    const said = await git.run(['stash', 'drop', `stash@{${index}}`])
    const dropped = /\(([0-9a-f]{40,64})\)\s*$/.exec(said)?.[1] ?? sha
    if (dropped === sha) return
    const message = await git.run(['log', '-1', '--format=%s', dropped])
    await git.run(['stash', 'store', '--quiet', `--message=${decodeGitText(message)}`, dropped])
  }
}
