// What a run remembers of the checkout it has taken, independent of its notes on disk, and how it puts that back.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { NotPutBack } from '../../../core/model/errors.ts'
import type { IgnoredFiles } from '../../../core/model/settings.ts'
import type { Console } from '../../program/console.ts'
import { decodePath, type Git } from '../git.ts'
import { isSparse, readStatus } from '../listing.ts'
import { forget } from './forget.ts'
import { readOthersStashes, type Stashes } from './hold.ts'
import { forgetStop, isStillHeld, type Journal, writeJournal } from './journal.ts'
import type { Handling } from './leaving.ts'
import { type Outline, takeOutline } from './outline.ts'
import { makeRoom, notPutBack, restore } from './restore.ts'
import { retryOnce } from './retry-once.ts'
import { missingFrom, type ShelfContent } from './shelf.ts'
import { type GitFiles, keepGitFiles, names, renewGitFiles, writeNote } from './state.ts'
import type { CheckoutTree } from './trees.ts'

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
