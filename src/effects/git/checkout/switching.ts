// Shows base and head in turn in one repository, each with its own untracked and ignored files.
import { createHash } from 'node:crypto'
import { utimesSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isCompiledSource, isSourceFile } from '../../../core/change/sources.ts'
import { CouldNotMeasureError } from '../../../core/model/errors.ts'
import { otherSide, type Side, sides } from '../../../core/model/measuring.ts'
import { listFirstNames } from '../../../core/words/names.ts'
import { readFileBytesOrNull, removeAndCreateFile, statOrNullSync } from '../../files/folder.ts'
import type { RunConsole } from '../../program/console.ts'
import {
  listFilePathsOfCommit,
  type PathsChangedBetweenCommits,
  readCommitDifference,
  readCommitEntries,
  readSubmoduleCommits,
} from '../commit-files.ts'
import {
  addAdviceToCheckoutError,
  decodeGitText,
  type Git,
  resolvePathInGitFolder,
  type UndecodedGitText,
} from '../git.ts'
import { createGitConfigurationAndHeadRestorer } from '../git-settings-guard.ts'
import { type GitIndexEntry, readGitIndex } from '../listing.ts'
import { type CopyProgressCallbacks, joinPathAsBytes, waitUntilSecondsAfter } from '../paths.ts'
import { InactiveSideTamperDetector } from '../side-files-tamper-detector.ts'
import {
  type FilesToMoveOptions,
  type FilesToMoveOutOfTree,
  filesToMoveUntilNextVisit,
  type SideSwitchCommitDifference,
} from './files-to-move.ts'
import { restoreDotGitFile, stateFolderEntryNames } from './journal.ts'
import {
  copyBetweenShelves,
  moveFilesFromShelfTo,
  removeCopiesOfUserIgnoredFilesFromShelf,
  type ShelvedAndDeletedPaths,
  shelveFiles,
  type UnmovableFileHandler,
  unshelveFilesOfSide,
} from './shelf.ts'
import { ancestorFoldersOfPaths } from './tree-outline.ts'
import type { CheckoutRepositoryAndSideCommits } from './trees.ts'

export interface SideSwitcher {
  /** Copies the ignored files of the user's shelf to the shelves of both sides. */
  copyIgnored(
    ignored: readonly UndecodedGitText[],
    copying: (side: Side) => CopyProgressCallbacks,
  ): Promise<void>
  enter(side: Side): Promise<void>
  putGitInOrder(): Promise<void>
  /** Leaves the side that is shown, and returns the shelves with what was found on both. */
  leaveWithAll(): Promise<readonly ShelfWithConcurrentEdits[]>
}

/** The difference to a side from the other, which is always the same. */
interface SwitchPlan extends Omit<SideSwitchCommitDifference, 'folders'> {
  readonly commit: string
  /** Submodules of the side that are not switched as repositories of their own, by decoded paths. */
  readonly unswitchedSubmodules: readonly string[]
}

const noDifference: Pick<SideSwitchCommitDifference, 'difference' | 'lost'> = {
  difference: { changed: [], added: [], removed: [] },
  lost: [],
}

/**
 * Prepares switching a repository whose user's files are on the shelf. `trees` are all repositories of the checkout;
 * `concurrentEdits` records what somebody else changes in it.
 */
export async function prepareSideSwitcher(
  { git, state, home }: CheckoutRepositoryAndSideCommits,
  commits: Readonly<Record<Side, string>>,
  trees: readonly CheckoutRepositoryAndSideCommits[],
  handling: FilesToMoveOptions,
  onUnmovable: UnmovableFileHandler,
  concurrentEdits: ConcurrentEditsCollector | null,
): Promise<SideSwitcher> {
  const putGitInOrder = await createGitConfigurationAndHeadRestorer(git, (path, content) =>
    concurrentEdits?.configured(path, content),
  )
  const root = trees[0]?.git.folder ?? git.folder
  const links = {
    base: await readSubmoduleCommits(git, commits.base),
    head: await readSubmoduleCommits(git, commits.head),
  }
  const toHead = await readCommitDifference(git, commits.base, commits.head)
  const toBase = { changed: toHead.changed, added: toHead.removed, removed: toHead.added }
  const plans = { base: planFor('base', toBase), head: planFor('head', toHead) }
  const shelves: Partial<Record<Side, ShelvedAndDeletedPaths>> = {}
  const tracked: Partial<Record<Side, ReadonlySet<UndecodedGitText>>> = {}
  const folders: Partial<Record<Side, readonly UndecodedGitText[]>> = {}
  const content = {
    base: await readFileEntriesOfCommit(git, commits.base),
    head: await readFileEntriesOfCommit(git, commits.head),
  }
  const tamperDetector = new InactiveSideTamperDetector(state, Number.POSITIVE_INFINITY)
  const headFile = await resolvePathInGitFolder(git, 'HEAD')
  const hasInterpretedCode = [...toHead.changed]
    .map(decodeGitText)
    .some(path => isSourceFile(path) && !isCompiledSource(path))
  let current: Side | null = null
  let copied: readonly UndecodedGitText[] = []
  /** The time when the side that was entered first was checked out, in milliseconds since 1970; null before. */
  let firstCheckedOut: number | null = null

  function planFor(side: Side, difference: PathsChangedBetweenCommits): SwitchPlan {
    const [linksHere, linksThere] = [links[otherSide(side)], links[side]]
    const prefix = home.path === '' ? '' : `${home.path}/`
    const switchedPaths = new Set(
      trees.filter(checkoutTree => checkoutTree.home.isSwitched).map(one => one.home.path),
    )
    return {
      commit: commits[side],
      difference,
      lost: [...linksHere.keys()].filter(link => !linksThere.has(link)),
      unswitchedSubmodules: [...linksThere.keys()]
        .map(decodeGitText)
        .filter(link => !switchedPaths.has(prefix + link)),
    }
  }

  /** Returns the commit that is checked out; null if there is none. If it is the side's own, reading HEAD is faster than git. */
  async function checkedOutCommit(side: Side): Promise<string | null> {
    const { commit } = plans[side]
    const head = (await readFileBytesOrNull(headFile).catch(() => null))?.toString().trim()
    return head === commit ? commit : git.find(['rev-parse', '--verify', '--quiet', 'HEAD'])
  }

  /**
   * Shelves what is moved with a side: at first what was left after shelving the user's files, later what the side's own
   * commands have left. Returns the times to restore on the side that is entered.
   */
  async function leaveSide(
    side: Side,
    plan: SwitchPlan,
    enteredSide: Side,
  ): Promise<ReadonlyMap<UndecodedGitText, number>> {
    folders[side] ??= ancestorFoldersOfPaths(tracked[side] ?? [])
    const diff = { ...plan, folders: folders[side] }
    const commit = await checkedOutCommit(side)
    const isOtherCommit = commit !== null && commit !== plans[side].commit
    if (isOtherCommit) concurrentEdits?.committed(git, side, commit)
    const filesToMove = await filesToMoveUntilNextVisit(
      git,
      isOtherCommit ? await differenceFromOther(diff, side, commit, enteredSide) : diff,
      handling,
    )
    shelves[side] = await shelveFiles(git, join(state, side), filesToMove, onUnmovable)
    tamperDetector.deactivate(side, join(state, side))
    return timesToKeep(filesToMove, plan, shelves[enteredSide])
  }

  /**
   * Returns the difference from a commit that a command has checked out instead of the side's own. Files of that commit are not
   * the side's: on its shelf they would come back, and be measured as the side.
   */
  async function differenceFromOther(
    plan: SideSwitchCommitDifference,
    side: Side,
    commit: string,
    enteredSide: Side,
  ): Promise<SideSwitchCommitDifference> {
    const otherCommitChanges = await readCommitDifference(git, plans[side].commit, commit)
    const otherCommitPaths = new Set([
      ...otherCommitChanges.changed,
      ...otherCommitChanges.added,
      ...otherCommitChanges.removed,
    ])
    const isUnaffected = (path: UndecodedGitText) => !otherCommitPaths.has(path)
    const { changed, added, removed } = plan.difference
    const commitLinks = [...(await readSubmoduleCommits(git, commit)).keys()]
    return {
      ...plan,
      difference: {
        changed: changed.filter(isUnaffected),
        removed: removed.filter(isUnaffected),
        added: [...added.filter(isUnaffected), ...otherCommitChanges.removed],
      },
      lost: [
        ...plan.lost,
        ...commitLinks.filter(path => !plan.lost.includes(path) && !links[enteredSide].has(path)),
      ],
    }
  }

  return {
    putGitInOrder,
    async leaveWithAll() {
      if (current !== null) await leaveSide(current, { ...plans[current], ...noDifference }, current)
      current = null
      const found: ShelfWithConcurrentEdits[] = []
      for (const side of sides) {
        const folder = join(state, side)
        const paths = await removeCopiesOfUserIgnoredFilesFromShelf(
          folder,
          shelves[side]?.modifiedOrUntracked ?? [],
          copied,
          tracked[side],
        )
        found.push({ side, tree: home.path, folder, paths })
      }
      return found
    },
    async copyIgnored(ignored, copying) {
      copied = ignored
      for (const side of sides) {
        const commitFiles = new Set(await listFilePathsOfCommit(git, commits[side]))
        const moved = await copyBetweenShelves(
          join(state, stateFolderEntryNames.yours),
          join(state, side),
          ignored,
          commitFiles,
          copying(side),
        )
        shelves[side] = { moved, deleted: [] }
        tamperDetector.deactivate(side, join(state, side))
      }
    },
    async enter(side) {
      await restoreDotGitFile(root, home)
      await putGitInOrder()
      if (current === side && (await checkedOutCommit(side)) === plans[side].commit) return
      // A command may have checked out something else.
      const plan = current === side ? { ...plans[side], ...noDifference } : plans[side]
      const isFirst = tracked[side] === undefined
      const times =
        current === null ? new Map<UndecodedGitText, number>() : await leaveSide(current, plan, side)
      current = null
      if (isFirst && hasInterpretedCode && firstCheckedOut !== null)
        // Caches that identify a source by its path and second, such as those of Python and PHP, would otherwise hold one side's
        // code for the other's.
        await waitUntilSecondsAfter(firstCheckedOut, 0)
      const checkoutBegan = checkoutStartTimeWithMargin()
      await git.run(['checkout', '--force', '--detach', plan.commit, '--']).catch(async error => {
        throw await addAdviceToCheckoutError(error, side, git.folder)
      })
      firstCheckedOut ??= Date.now()
      if (plan.unswitchedSubmodules.length > 0) await updateSubmodules(git, plan.unswitchedSubmodules)
      const entries = await readIndexVerifiedAgainstCommit(git, side, content[side], checkoutBegan)
      tracked[side] ??= new Set(entries.map(({ path }) => path))
      // The scan comes first, as restoring the shelf changes the ctime of files.
      tamperDetector.activate(side, join(state, side))
      const shelved = shelves[side]
      if (shelved) await unshelveFilesOfSide(git, join(state, side), shelved, tracked[side])
      // A copy of an ignored folder may have overwritten files in it that this side tracks.
      if (isFirst && shelved && tracked[side].size > 0) {
        await git.run(['checkout', '--force', 'HEAD', '--', '.'])
        await readIndexVerifiedAgainstCommit(git, side, content[side], checkoutBegan)
      }
      for (const [path, time] of times) setTime(git, path, time)
      current = side
    },
  }
}

/**
 * Returns the times of files that both sides share but the checkout of the other side will rewrite, so that what was built from
 * them does not look out of date.
 */
function timesToKeep(
  { moved, deleted, times }: FilesToMoveOutOfTree,
  { difference }: Pick<SideSwitchCommitDifference, 'difference'>,
  otherShelf: ShelvedAndDeletedPaths | undefined,
): ReadonlyMap<UndecodedGitText, number> {
  const rewrittenPaths = new Set([
    ...difference.changed,
    ...difference.added,
    ...difference.removed,
    ...(otherShelf?.moved ?? []),
  ])
  const keptTimes = new Map<UndecodedGitText, number>()
  for (const path of [...moved, ...deleted]) {
    const time = times.get(path)
    if (time !== undefined && !rewrittenPaths.has(path)) keptTimes.set(path, time)
  }
  return keptTimes
}

/** Sets the modification time, in milliseconds. */
function setTime(git: Git, path: UndecodedGitText, time: number): void {
  const place = joinPathAsBytes(git.folder, path)
  const stats = statOrNullSync(place)
  if (stats?.isFile()) utimesSync(place, time / 1000, time / 1000)
}

/** Updates the submodules that the user has initialised. */
async function updateSubmodules(git: Git, paths: readonly string[]): Promise<void> {
  if (await git.find(['config', '--get-regexp', '^submodule\\..*\\.url$']))
    await git.run(['submodule', 'update', '--recursive', '--force', '--', ...paths])
}

// Verifying that a side was checked out as its commit has it. Git does not check that the content of an object matches its
// name, so a command of one side can write other content there, and have it measured as the other side.

/** The content of a commit at each path, as `mode object`. */
type CommitEntriesByPath = ReadonlyMap<UndecodedGitText, string>

/** Reads the content of a commit, which must be done before any command has run. */
async function readFileEntriesOfCommit(git: Git, commit: string): Promise<CommitEntriesByPath> {
  const entries = await readCommitEntries(git, commit)
  return new Map(entries.map(({ path, mode, object }) => [path, `${mode} ${object}`]))
}

/** Returns the time before a checkout in seconds, with a margin for a file system whose clock is behind. */
function checkoutStartTimeWithMargin(): number {
  return Math.floor(Date.now() / 1000) - 2
}

/**
 * Returns the index. Throws CouldNotMeasureError if it is not that of the side's commit, or if a file that git has written `since`
 * came from a damaged object.
 */
async function readIndexVerifiedAgainstCommit(
  git: Git,
  side: Side,
  content: CommitEntriesByPath,
  checkoutBegan: number,
): Promise<readonly GitIndexEntry[]> {
  const entries = await readGitIndex(git)
  const mismatch =
    entries.find(({ path, mode, object }) => content.get(path) !== `${mode} ${object}`)?.path ??
    (entries.length < content.size ? missingFrom(content, entries) : undefined)
  if (mismatch !== undefined)
    throw contentError(git, side, `${decodeGitText(mismatch)} of ${side}`, 'a tree or the commit')
  const written = entries.filter(({ mode, written }) => mode !== '160000' && written >= checkoutBegan)
  const damaged = await damagedObjects(git, new Set(written.map(({ object }) => object)))
  const first = written.find(({ object }) => damaged.has(object))
  if (first)
    throw contentError(git, side, `${decodeGitText(first.path)} of ${side}`, `the object ${first.object}`)
  return entries
}

function missingFrom(
  content: CommitEntriesByPath,
  entries: readonly GitIndexEntry[],
): UndecodedGitText | undefined {
  const indexPaths = new Set(entries.map(({ path }) => path))
  return [...content.keys()].find(path => !indexPaths.has(path))
}

function contentError(git: Git, side: Side, subject: string, cause: string): CouldNotMeasureError {
  return new CouldNotMeasureError(
    `${subject} differs from its commit: ${cause} in the git directory of ${git.folder} is damaged, or a command has overwritten it since the run began. Measuring now would not measure ${side}. Clone the repository again, as this one stays damaged, and make sure that no command writes into the git directory.`,
  )
}

/** The most bytes of objects that are read at a time. */
const maxBatchBytes = 2 ** 25

/** Returns the blobs whose content does not match their name. */
async function damagedObjects(git: Git, objects: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const damaged = new Set<string>()
  if (objects.size === 0) return damaged
  const sizes = await git.run(['cat-file', '--batch-check=%(objectname) %(objectsize)'], {
    input: lines([...objects]),
  })
  let batch: string[] = []
  let size = 0
  const checkBatch = async () => {
    for (const object of await damagedInBatch(git, batch)) damaged.add(object)
    batch = []
    size = 0
  }
  for (const line of sizes.split('\n')) {
    const [object = '', bytes = ''] = line.split(' ')
    // A missing object was not needed, as git could not have written the file from it.
    if (bytes === 'missing') continue
    if (size + Number(bytes) > maxBatchBytes) await checkBatch()
    batch.push(object)
    size += Number(bytes)
  }
  await checkBatch()
  return damaged
}

async function damagedInBatch(git: Git, objects: readonly string[]): Promise<readonly string[]> {
  if (objects.length === 0) return []
  const output = Buffer.from(
    await git.run(['cat-file', '--batch=%(objecttype) %(objectsize)'], { input: lines(objects) }),
    'latin1',
  )
  let offset = 0
  return objects.filter(object => {
    // "blob 12 LF content LF"; the last line break is stripped.
    const end = output.indexOf('\n', offset)
    const head = output.toString('latin1', offset, end)
    const content = output.subarray(end + 1, end + 1 + Number(head.split(' ')[1]))
    offset = end + content.length + 2
    return hashOf(object.length, head, content) !== object
  })
}

/** Returns the name of an object: the digest of its type, size and content. Repositories of SHA-256 have longer names. */
function hashOf(length: number, head: string, content: Buffer): string {
  return createHash(length === 40 ? 'sha1' : 'sha256')
    .update(`${head}\0`)
    .update(content)
    .digest('hex')
}

function lines(objects: readonly string[]): Buffer {
  return Buffer.from(`${objects.join('\n')}\n`)
}

// Concurrent edits in a checkout while sides were shown in it: kept in the git directory, and reported. In a terminal a user
// may go on working. Nobody can tell an edit from what a benchmark wrote, so both are kept, except for ignored files, which
// commands write all the time.

/** Collects what is found during a run, until it is kept. */
export interface ConcurrentEditsCollector {
  /** Records a file of git before it is restored. */
  configured(path: string, content: Buffer): void
  /** Records a commit that was checked out when a side was left, and is not that side's. */
  committed(git: Git, side: Side, sha: string): void
  /** Keeps what was recorded, and the files on the shelves. */
  keep(shelves: readonly ShelfWithConcurrentEdits[]): Promise<void>
}

/** A shelf with files that are not of a side's commit, and that git does not ignore. */
interface ShelfWithConcurrentEdits {
  readonly side: Side
  /** The repository, relative to the checkout, decoded; '' for the checkout itself. */
  readonly tree: string
  readonly folder: string
  readonly paths: readonly UndecodedGitText[]
}

/** Returns a new collection. `state` is the state folder; what is kept is put beside it. */
export function createConcurrentEditsCollector(state: string, console: RunConsole): ConcurrentEditsCollector {
  const keptFolder = `${state}-found-${Date.now()}`
  const files = new Map<string, Buffer>()
  const commits = new Map<string, { readonly git: Git; readonly side: Side }>()

  async function keepFiles({ side, tree, folder, paths }: ShelfWithConcurrentEdits): Promise<void> {
    if (paths.length === 0) return
    const to = join(keptFolder, side, tree)
    await mkdir(to, { recursive: true })
    await moveFilesFromShelfTo(folder, paths, to)
    const listed = listFirstNames(paths.map(decodeGitText), maxPathsNamed)
    console.warn(
      `While ${side} was checked out, you or a benchmark wrote these files in the checkout: ${listed}. They are now in ${to}. Delete that folder if nothing in it is yours.`,
    )
  }

  return {
    configured: (path, content) => files.set(path, content),
    committed: (git, side, sha) => commits.set(sha, { git, side }),
    async keep(shelves) {
      for (const shelf of shelves) await keepFiles(shelf)
      for (const [path, content] of files) {
        const keptTimes = join(keptFolder, basename(path))
        await mkdir(keptFolder, { recursive: true })
        await removeAndCreateFile(keptTimes, content)
        console.warn(
          `${path} was changed while the benchmarks ran and was restored, as a benchmark may have changed it. The changed content is in ${keptTimes}.`,
        )
      }
      for (const [sha, { git, side }] of commits) {
        // If git cannot tell, the commit is kept as well.
        if (await git.ask(['for-each-ref', '--count=1', '--contains', sha])) continue
        const ref = `refs/benchgate/found/${sha.slice(0, 12)}`
        await git.run(['update-ref', ref, sha])
        console.warn(
          `A commit was made while ${side} was checked out: ${sha}, kept as ${ref}. "git branch NAME ${ref}" makes a branch of it, "git update-ref -d ${ref}" drops it.`,
        )
      }
    },
  }
}

const maxPathsNamed = 10
