// Puts a taken checkout back: at the end of a run, or later where the run was killed.
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Misconfigured, NotPutBack } from '../../../core/model/errors.ts'
import { sides } from '../../../core/model/measuring.ts'
import { lstatOrNull } from '../../files/folder.ts'
import type { Console } from '../../program/console.ts'
import { decodePath, type Git } from '../git.ts'
import { unlock } from '../guard.ts'
import { type IndexEntry, isSparse, readDifference, readIndex, readLinks, readStashes } from '../listing.ts'
import { bytes, isInside, isUnfinished, removeWhole } from '../paths.ts'
import { leavingPointers } from '../revisions/large-files.ts'
import { bringBackStashes, release } from './hold.ts'
import {
  type Journal,
  names,
  type OriginalHead,
  putBackGitFiles,
  putBackLink,
  readJournal,
  readOutline,
  readPaths,
  readStashesNote,
  writeJournal,
} from './journal.ts'
import { leavingForGood } from './leaving.ts'
import { applyOutline, foldersOf } from './outline.ts'
import {
  bringBack,
  clearUnfinished,
  dropFiles,
  hasFiles,
  removeDeleted,
  retryOnce,
  shelve,
  staying,
  type UnrestoredFile,
} from './shelf.ts'
import { stateOf } from './trees.ts'

/** What came of putting a checkout back. */
export interface Restored {
  readonly journal: Journal
  /** Files that cannot be moved back; everything else is. */
  readonly stuck: readonly UnrestoredFile[]
}

/**
 * Puts the checkout back from the state that the journal records. Every step can be repeated, should this be
 * interrupted too.
 */
export async function restore(user: Git, folder: string, console: Console): Promise<Restored | null> {
  let journal = await readJournal(folder)
  if (journal === null) return null
  const git = journal.hasPointers ? user.with(leavingPointers) : user
  const stuck: UnrestoredFile[] = []
  for (const [n, home] of journal.trees.entries()) {
    if (home.path !== '' && !isInside(home.path)) continue
    await putBackLink(git.folder, home)
    const place = { git: git.in(join(git.folder, home.path)), state: stateOf(folder, n), home }
    await unlock(place.git, home.sha)
    if (journal.phase === 'measuring' && home.isSwitched && !home.isBack) {
      await leaveSide(place, journal, console)
      journal = { ...journal, trees: journal.trees.with(n, { ...home, isBack: true }) }
      await writeJournal(folder, journal)
    }
    stuck.push(...(await returnHome(place, journal, console)))
  }
  return { journal, stuck }
}

/**
 * Removes what only takes space, before anything is written: what the sides have made, and the reserve. Where the disk
 * is full, the rest needs it. What cannot be removed now is tried again in the end.
 */
export async function makeRoom(folder: string, trees: Journal['trees']): Promise<void> {
  for (const [n] of trees.entries())
    for (const side of sides) await removeWhole(join(stateOf(folder, n), side)).catch(() => null)
  await rm(join(folder, names.reserve), { force: true })
}

/** The error for a checkout that is not back yet, with what to do; one that already says so is left as it is. */
export function notPutBack(folder: string, error: unknown): Error {
  if (error instanceof NotPutBack || error instanceof Misconfigured) return error
  return new NotPutBack(
    `The checkout could not be put back: ${(error as Error).message}\nYour uncommitted files are in ${join(folder, names.yours)}. When the cause is gone (a full disk, say), "benchgate restore" puts everything back; so does the next run, or the post step.`,
  )
}

interface Place {
  readonly git: Git
  readonly state: string
  readonly home: OriginalHead
}

/** Sets aside what a side's commands have left, and checks out the user's commit. */
async function leaveSide(
  { git, state, home }: Place,
  { ignoredFiles }: Journal,
  console: Console,
): Promise<void> {
  const handling = {
    shared:
      ignoredFiles === 'shared'
        ? {
            paths: new Set(await readPaths(state, names.shared)),
            apart: await readPaths(state, names.apart),
          }
        : null,
    isSparse: await isSparse(git),
    staying: await readPaths(state, names.staying),
  }
  const folders = foldersOf((await readIndex(git)).map(({ path }) => path))
  const [difference, here, there] = await Promise.all([
    readDifference(git, 'HEAD', home.sha),
    readLinks(git, 'HEAD'),
    readLinks(git, home.sha),
  ])
  const lost = [...here.keys()].filter(link => !there.has(link))
  // If an attempt to put this back was killed too, its shelf still exists, and may have files of the same names.
  const left = await unusedFolder(join(state, names.left))
  // A killed git may have written them before it recorded them as tracked.
  const written = handling.shared ? await writtenBy(git, home) : []
  const theirs = written.filter(path => !handling.shared?.paths.has(path))
  const found = await leavingForGood(git, { difference, lost, folders }, handling, () => theirs)
  const leaving = { ...found, moved: found.moved.filter(path => !isUnfinished(path)) }
  for (const path of found.moved) if (isUnfinished(path)) await removeWhole(bytes(git.folder, path))
  const { ignored } = await shelve(git, left, leaving, staying(console))
  // A side's ignored files where the user has some are copies of these, or were made in place of them.
  const yours = new Set(await readPaths(join(state, names.yours), names.moved))
  await dropFiles(
    left,
    ignored.filter(path => yours.has(path)),
  )
  await checkOutAnyway(git, home.sha, console)
}

/** Files that only a side has. */
async function writtenBy(git: Git, { sha, sides }: OriginalHead): Promise<readonly string[]> {
  const ways = await Promise.all(sides.map(side => readDifference(git, sha, side)))
  return ways.flatMap(({ added }) => added)
}

/** Files that differ between the commits come back from the shelf, so a filter that fails for them must not stop us. */
async function checkOutAnyway(git: Git, sha: string, console: Console): Promise<void> {
  const checkout = ['checkout', '--force', '--detach', sha, '--']
  try {
    await git.run(checkout)
  } catch (error) {
    const drivers = ((await git.find(['config', '--name-only', '--get-regexp', '^filter\\.'])) ?? '').split(
      '\n',
    )
    const off = drivers.flatMap(name => ['-c', `${name}=${name.endsWith('.required') ? 'false' : ''}`])
    if (drivers[0] === '' || (await git.ask([...off, ...checkout])) === null) throw error
    console.warn(
      `Your commit was checked out without its filters, as git failed with them: ${(error as Error).message}. "git status" shows the files to check out again.`,
    )
  }
}

/** Brings back what is on the user's shelf, and git's own files. */
async function returnHome(
  { git, state, home }: Place,
  { phase, isWorkplace = false }: Journal,
  console: Console,
): Promise<readonly UnrestoredFile[]> {
  const shelf = join(state, names.yours)
  const stuck: UnrestoredFile[] = []
  if (await lstatOrNull(shelf)) {
    const entries = await readIndex(git)
    const tracked = new Set(entries.map(({ path }) => path))
    const moved = await readPaths(shelf, names.moved)
    await removeDeleted(git, await readPaths(shelf, names.deleted), tracked)
    if (await isSparse(git))
      await removeDeleted(git, await skippedByHand(git, state, entries, moved), tracked)
    // Once files are back the list must not be followed again, as a folder may have come back as a link to another
    // place.
    await rm(join(shelf, names.deleted), { force: true })
    await clearUnfinished(git, moved)
    const returned = await bringBack(git, shelf, moved, tracked)
    for (const name of returned.kept)
      console.warn(
        `A benchmark wrote a file where one of yours belongs; the benchmark's version is now ${decodePath(name)}`,
      )
    stuck.push(...returned.stuck)
    // What there is no space for now can be moved later.
    const full = stuck.find(({ error }) => ['ENOSPC', 'EDQUOT'].includes(error.code ?? ''))
    if (full) throw full.error
  }
  const outline = await readOutline(state)
  if (outline) await applyOutline(git, outline)
  await putBackGitFiles(git, state)
  if (phase === 'measuring' && home.isSwitched && home.branch !== null) await stayOffMoved(git, home, console)
  await bringBackStashes(git, await readStashesNote(state), isWorkplace, console)
  await release(git)
  return stuck
}

/** In a sparse checkout, files that its patterns ask for, but that the user has told git to skip, and removed. */
async function skippedByHand(
  git: Git,
  state: string,
  entries: readonly IndexEntry[],
  moved: readonly string[],
): Promise<readonly string[]> {
  const written = new Set(entries.filter(({ isSkipped }) => !isSkipped).map(({ path }) => path))
  for (const path of moved) written.delete(path)
  // Otherwise git would clear the skip mark in the index for a file that exists, and it exists as a checkout has
  // written it.
  const believing = {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'sparse.expectFilesOutsideOfPatterns',
    GIT_CONFIG_VALUE_0: 'true',
  }
  const theirs = await readIndex(git.with({ ...believing, GIT_INDEX_FILE: join(state, 'index') }))
  return theirs.filter(({ path, isSkipped }) => isSkipped && written.has(path)).map(({ path }) => path)
}

/**
 * If the branch was moved meanwhile, HEAD is detached: with the user's files over the old commit, the branch would seem
 * to undo what is new.
 */
async function stayOffMoved(git: Git, { branch, sha }: OriginalHead, console: Console): Promise<void> {
  if (branch === null) return
  // Empty where there is no such branch; a git that fails must not be taken for that.
  const tip = await git.run(['for-each-ref', '--format=%(objectname)', decodePath(branch)])
  if (tip === sha) return
  await git.run(['update-ref', '--no-deref', '-m', 'benchgate: its branch has moved', 'HEAD', sha])
  const name = decodePath(branch).replace(/^refs\/heads\//, '')
  console.warn(
    `${name} was ${tip === '' ? 'removed' : `moved to ${tip}`} while it was not checked out. Your files are back on top of ${sha}, where it was before, with HEAD detached. "git switch ${name}" moves them to the branch.`,
  )
}

async function unusedFolder(folder: string): Promise<string> {
  for (let n = 1; ; n++) if (!(await lstatOrNull(`${folder}-${n}`))) return `${folder}-${n}`
}

// Ends what a run holds of a checkout that is back: its stash entry, and the folder of its state.

/**
 * Removes the state of a checkout that is back. In one step: half a folder would look like a run that is still to be
 * put back. Files that could not be moved back are kept, and the NotPutBack error that names them is thrown at the end.
 */
export async function forget(
  git: Git,
  folder: string,
  console: Console,
  { journal, stuck }: Restored,
): Promise<void> {
  const { stash } = journal
  // The checkout is back: no git that ends here may make it look otherwise.
  if (stash)
    await retryOnce(() => dropStash(git, stash)).catch(() =>
      console.warn(`The second copy of your changes could not be dropped from "git stash list": ${stash}`),
    )
  const kept = stuck.length === 0 ? [] : await keepAside(folder, journal, name => name === names.yours)
  const done = `${folder}-done-${Date.now()}`
  await rename(folder, done)
  await removeWhole(done).catch((error: Error) =>
    console.warn(
      `The checkout is back, but what the benchmarks left could not be removed: ${error.message}. Remove ${done} yourself.`,
    ),
  )
  if (stuck.length > 0) throw new NotPutBack(stuckMessage(stuck, kept))
}

/** Moves folders that have files in them out of the state, and gives their new places by their old ones. */
export async function keepAside(
  folder: string,
  { trees }: Journal,
  isKept: (name: string) => boolean,
): Promise<readonly (readonly [from: string, to: string])[]> {
  const aside = `${folder}-left-${Date.now()}`
  const kept: [string, string][] = []
  // A run that was killed early has not made folders for submodules yet.
  for (const [n] of trees.entries())
    for (const name of (await lstatOrNull(stateOf(folder, n))) ? await readdir(stateOf(folder, n)) : []) {
      const from = join(stateOf(folder, n), name)
      if (!isKept(name) || !(await hasFiles(from))) continue
      const to = kept.length === 0 ? aside : `${aside}-${kept.length + 1}`
      await rename(from, to)
      kept.push([from, to])
    }
  return kept
}

function stuckMessage(stuck: Restored['stuck'], kept: Awaited<ReturnType<typeof keepAside>>): string {
  const lines = stuck.map(({ path, place, error }) => {
    const [from = '', to = ''] = kept.find(([from]) => place.startsWith(from)) ?? []
    return `  ${decodePath(path)} is in ${place.replace(from, to)}: ${error.message}`
  })
  return [
    'These files of yours could not be moved back. Everything else is as it was found. Move them yourself, then remove the folder they are in:',
    ...lines,
  ].join('\n')
}

async function dropStash(git: Git, sha: string): Promise<void> {
  const index = (await readStashes(git)).findIndex(([entry]) => entry === sha)
  if (index >= 0) await git.run(['stash', 'drop', '--quiet', `stash@{${index}}`])
}
