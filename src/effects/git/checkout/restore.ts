// Puts a taken checkout back: at the end of a run, or later where the run was killed.
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { standing } from '../../files/folder.ts'
import type { Console } from '../../program/console.ts'
import { type Git, readable } from '../git.ts'
import { unlock } from '../guard.ts'
import { type Entry, isSparse, readDifference, readIndex, readLinks } from '../listing.ts'
import { isInside, removeWhole } from '../paths.ts'
import { leavingPointers } from '../revisions/large-files.ts'
import { type Home, type Journal, readJournal, writeJournal } from './journal.ts'
import { leavingForGood } from './leaving.ts'
import { applyOutline, foldersOf } from './outline.ts'
import { bringBack, dropFiles, removeDeleted, shelve, staying } from './shelf.ts'
import { names, putBackGitFiles, putBackLink, readOutline, readPaths } from './state.ts'
import { stateOf } from './trees.ts'

/**
 * Puts the checkout back from the state that the journal records. Every step can be repeated, should this be
 * interrupted too. Gives the journal it used.
 */
export async function restore(user: Git, folder: string, console: Console): Promise<Journal | null> {
  let journal = await readJournal(folder)
  if (journal === null) return null
  const git = journal.hasPointers ? user.with(leavingPointers) : user
  for (const [n, home] of journal.trees.entries()) {
    if (home.path !== '' && !isInside(home.path)) continue
    await putBackLink(git.folder, home)
    const place = { git: git.in(join(git.folder, home.path)), state: stateOf(folder, n), home }
    await unlock(place.git)
    if (journal.phase === 'measuring' && home.isSwitched && !home.isBack) {
      await leaveSide(place, journal, console)
      journal = { ...journal, trees: journal.trees.with(n, { ...home, isBack: true }) }
      await writeJournal(folder, journal)
    }
    await returnHome(place, journal, console)
  }
  return journal
}

/**
 * Removes the state of a checkout that is back. In one step: half a folder would look like a run that is still to be
 * put back.
 */
export async function forget(
  git: Git,
  folder: string,
  console: Console,
  { stash, stashes }: Pick<Journal, 'stash' | 'stashes'>,
): Promise<void> {
  await bringBackStashes(git, stashes)
  if (stash && !(await dropStash(git, stash)))
    console.warn(`The second copy of your changes could not be dropped from "git stash list": ${stash}`)
  await removeWhole(`${folder}-done`)
  await rename(folder, `${folder}-done`)
  await removeWhole(`${folder}-done`)
}

interface Place {
  readonly git: Git
  readonly state: string
  readonly home: Home
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
  const leaving = await leavingForGood(git, { difference, lost, folders }, handling, () => theirs)
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
async function writtenBy(git: Git, { sha, sides }: Home): Promise<readonly string[]> {
  const ways = await Promise.all(sides.map(side => readDifference(git, sha, side)))
  return ways.flatMap(({ added }) => added)
}

/** Files that differ between the commits come back from the shelf, so a filter that fails for them must not stop us. */
async function checkOutAnyway(git: Git, sha: string, console: Console): Promise<void> {
  const checkout = ['checkout', '--force', '--detach', sha, '--']
  try {
    await git.run(checkout)
  } catch (error) {
    const drivers = ((await git.ask(['config', '--name-only', '--get-regexp', '^filter\\.'])) ?? '').split(
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
async function returnHome({ git, state, home }: Place, { phase }: Journal, console: Console): Promise<void> {
  const shelf = join(state, names.yours)
  if (await standing(shelf)) {
    const entries = await readIndex(git)
    const tracked = new Set(entries.map(({ path }) => path))
    const moved = await readPaths(shelf, names.moved)
    await removeDeleted(git, await readPaths(shelf, names.deleted), tracked)
    if (await isSparse(git))
      await removeDeleted(git, await skippedByHand(git, state, entries, moved), tracked)
    // Once files are back the list must not be followed again, as a folder may have come back as a link to another
    // place.
    await rm(join(shelf, names.deleted), { force: true })
    for (const name of await bringBack(git, shelf, moved, tracked))
      console.warn(
        `A benchmark wrote a file where one of yours belongs; the benchmark's version is now ${readable(name)}`,
      )
  }
  const outline = await readOutline(state)
  if (outline) await applyOutline(git, outline)
  await putBackGitFiles(git, state)
  if (phase === 'measuring' && home.isSwitched && home.branch !== null) await stayOffMoved(git, home, console)
}

/** In a sparse checkout, files that its patterns ask for, but that the user has told git to skip, and removed. */
async function skippedByHand(
  git: Git,
  state: string,
  entries: readonly Entry[],
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
async function stayOffMoved(git: Git, { branch, sha }: Home, console: Console): Promise<void> {
  if (branch === null) return
  const tip = await git.ask(['rev-parse', '--verify', '--quiet', `${readable(branch)}^{commit}`])
  if (tip === sha) return
  await git.run(['update-ref', '--no-deref', '-m', 'benchgate: its branch has moved', 'HEAD', sha])
  const name = readable(branch).replace(/^refs\/heads\//, '')
  console.warn(
    `${name} was ${tip === null ? 'removed' : `moved to ${tip}`} while it was not checked out. Your files are back on top of ${sha}, where it was before, with HEAD detached. "git switch ${name}" moves them to the branch.`,
  )
}

async function unusedFolder(folder: string): Promise<string> {
  for (let n = 1; ; n++) if (!(await standing(`${folder}-${n}`))) return `${folder}-${n}`
}

/** Restores stashes, as a benchmark that clears the stash list clears the user's. */
async function bringBackStashes(git: Git, stashes: Journal['stashes']): Promise<void> {
  const there = (await git.ask(['stash', 'list', '--format=%H']))?.split('\n') ?? []
  for (const [sha, message] of stashes.toReversed())
    if (!there.includes(sha)) await git.ask(['stash', 'store', '--message', readable(message), sha])
}

async function dropStash(git: Git, sha: string): Promise<boolean> {
  const entries = (await git.ask(['stash', 'list', '--format=%H']))?.split('\n') ?? []
  const index = entries.indexOf(sha)
  return index < 0 || (await git.ask(['stash', 'drop', '--quiet', `stash@{${index}}`])) !== null
}
