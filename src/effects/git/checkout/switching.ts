// Shows base and head in turn in one repository, each with its own untracked and ignored files.

import { createHash } from 'node:crypto'
import { statSync, utimesSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { CouldNotMeasure } from '../../../core/model/errors.ts'
import { otherSide, type Side, sides } from '../../../core/model/measuring.ts'
import { contentOf, replaceFile } from '../../files/folder.ts'
import type { Console } from '../../program/console.ts'
import { checkoutError, decodePath, type Git, gitPath, nulSeparated } from '../git.ts'
import { guardGitFiles } from '../guard.ts'
import {
  filesOfCommit,
  type IndexEntry,
  readDifference,
  readIndex,
  readLinks,
  type TreeDifference,
} from '../listing.ts'
import { bytes, type CopyOptions } from '../paths.ts'
import { TamperDetector } from '../tamper-detector.ts'
import { restoreGitLink, stateNames } from './journal.ts'
import { type FilesToMove, type Handling, leavingSide, type SideDiff } from './leaving.ts'
import { foldersOf } from './outline.ts'
import { copyShelf, type OnUnmovable, type ShelfContent, shelve, takeFrom, unshelve } from './shelf.ts'
import type { CheckoutTree } from './trees.ts'

/** A SideSwitch shows either side in one repository. */
export interface SideSwitch {
  /** Copies the ignored files of the user's shelf to the shelves of both sides. */
  copyIgnored(ignored: readonly string[], copying: (side: Side) => CopyOptions): Promise<void>
  enter(side: Side): Promise<void>
  /** Restores git's own files if a benchmark has written into them. */
  putGitInOrder(): Promise<void>
  /** Leaves the side that is shown, and gives what was found in either. */
  leaveWithAll(): Promise<readonly FoundShelf[]>
}

/** A KnownWay is the way to a side from the other, the same each time. */
interface KnownWay extends Omit<SideDiff, 'folders'> {
  readonly commit: string
  /** Submodules at its end that are not switched as repositories of their own, by paths for programs. */
  readonly loose: readonly string[]
}

/** The way from a side to itself. */
const nowhere: Pick<SideDiff, 'difference' | 'lost'> = {
  difference: { changed: [], added: [], removed: [] },
  lost: [],
}

/**
 * Prepares switching a repository whose user's files are on the shelf. `trees` are all of the checkout; `meanwhile` is
 * told of what somebody else does in it.
 */
export async function switching(
  { git, state, home }: CheckoutTree,
  commits: Readonly<Record<Side, string>>,
  trees: readonly CheckoutTree[],
  handling: Handling,
  stays: OnUnmovable,
  meanwhile: ConcurrentEdits | null,
): Promise<SideSwitch> {
  const putGitInOrder = await guardGitFiles(git, (path, content) => meanwhile?.configured(path, content))
  const root = trees[0]?.git.folder ?? git.folder
  const links = { base: await readLinks(git, commits.base), head: await readLinks(git, commits.head) }
  const there = await readDifference(git, commits.base, commits.head)
  const ways = { base: wayTo('base', backwards(there)), head: wayTo('head', there) }
  const shelves: Partial<Record<Side, ShelfContent>> = {}
  const tracked: Partial<Record<Side, ReadonlySet<string>>> = {}
  const folders: Partial<Record<Side, readonly string[]>> = {}
  const content = { base: await readContent(git, commits.base), head: await readContent(git, commits.head) }
  const away = new TamperDetector(state, Number.POSITIVE_INFINITY)
  const headFile = await gitPath(git, 'HEAD')
  let at: Side | null = null

  function wayTo(side: Side, difference: TreeDifference): KnownWay {
    const [linksHere, linksThere] = [links[otherSide(side)], links[side]]
    const prefix = home.path === '' ? '' : `${home.path}/`
    const switched = new Set(trees.filter(one => one.home.isSwitched).map(one => one.home.path))
    return {
      commit: commits[side],
      difference,
      lost: [...linksHere.keys()].filter(link => !linksThere.has(link)),
      loose: [...linksThere.keys()].map(decodePath).filter(link => !switched.has(prefix + link)),
    }
  }

  /** The commit that is checked out; null where there is none. A file tells it sooner than git, where it is the side's own. */
  async function shownAt(side: Side): Promise<string | null> {
    const { commit } = ways[side]
    const head = (await contentOf(headFile).catch(() => null))?.toString().trim()
    return head === commit ? commit : git.find(['rev-parse', '--verify', '--quiet', 'HEAD'])
  }

  /**
   * Shelves what has to leave with a side: at first what stayed when the user's files had gone, later what the side's
   * own commands have left. Gives the times to keep on the side that is entered.
   */
  async function leave(side: Side, way: KnownWay, entered: Side): Promise<ReadonlyMap<string, number>> {
    folders[side] ??= foldersOf(tracked[side] ?? [])
    const known = { ...way, folders: folders[side] }
    const shown = await shownAt(side)
    const isStray = shown !== null && shown !== ways[side].commit
    if (isStray) meanwhile?.committed(git, side, shown)
    const leaving = await leavingSide(
      git,
      isStray ? await strayed(known, side, shown, entered) : known,
      handling,
    )
    shelves[side] = await shelve(git, join(state, side), leaving, stays)
    away.deactivate(side, join(state, side))
    return timesToKeep(leaving, way, shelves[entered])
  }

  /**
   * The way from a commit that a command has checked out in the place of the side's own. What it has brought is not what the
   * side left behind: on the side's shelf it would come back, and be measured as the side.
   */
  async function strayed(way: SideDiff, side: Side, shown: string, entered: Side): Promise<SideDiff> {
    const brought = await readDifference(git, ways[side].commit, shown)
    const theirs = new Set([...brought.changed, ...brought.added, ...brought.removed])
    const isOwn = (path: string) => !theirs.has(path)
    const { changed, added, removed } = way.difference
    const there = [...(await readLinks(git, shown)).keys()]
    return {
      ...way,
      difference: {
        changed: changed.filter(isOwn),
        removed: removed.filter(isOwn),
        added: [...added.filter(isOwn), ...brought.removed],
      },
      lost: [...way.lost, ...there.filter(path => !way.lost.includes(path) && !links[entered].has(path))],
    }
  }

  return {
    putGitInOrder,
    async leaveWithAll() {
      if (at !== null) await leave(at, { ...ways[at], ...nowhere }, at)
      at = null
      return sides.map(side => ({
        side,
        tree: home.path,
        folder: join(state, side),
        paths: shelves[side]?.found ?? [],
      }))
    },
    async copyIgnored(ignored, copying) {
      for (const side of sides) {
        const there = new Set(await filesOfCommit(git, commits[side]))
        const moved = await copyShelf(
          join(state, stateNames.yours),
          join(state, side),
          ignored,
          there,
          copying(side),
        )
        shelves[side] = { moved, deleted: [] }
        away.deactivate(side, join(state, side))
      }
    },
    async enter(side) {
      await restoreGitLink(root, home)
      await putGitInOrder()
      if (at === side && (await shownAt(side)) === ways[side].commit) return
      // A command may have checked something else out.
      const way = at === side ? { ...ways[side], ...nowhere } : ways[side]
      const isFirst = tracked[side] === undefined
      const times = at === null ? new Map<string, number>() : await leave(at, way, side)
      at = null
      const since = beforeCheckout()
      await git.run(['checkout', '--force', '--detach', way.commit, '--']).catch(async error => {
        throw await checkoutError(error, side, git.folder)
      })
      if (way.loose.length > 0) await updateSubmodules(git, way.loose)
      const entries = await refuseOtherContent(git, side, content[side], since)
      tracked[side] ??= new Set(entries.map(({ path }) => path))
      // What comes back from the shelf looks changed, so all is looked at before.
      away.activate(side, join(state, side))
      const shelved = shelves[side]
      if (shelved) await unshelve(git, join(state, side), shelved, tracked[side])
      // A copy of an ignored folder may have overwritten files in it that this side tracks.
      if (isFirst && shelved && tracked[side].size > 0) {
        await git.run(['checkout', '--force', 'HEAD', '--', '.'])
        await refuseOtherContent(git, side, content[side], since)
      }
      for (const [path, time] of times) putBackTime(git, path, time)
      at = side
    },
  }
}

function backwards({ changed, added, removed }: TreeDifference): TreeDifference {
  return { changed, added: removed, removed: added }
}

/**
 * The times of files that both sides share but that the checkout of the other side will write again, so that what was
 * built from them there does not look out of date.
 */
function timesToKeep(
  { moved, deleted, times }: FilesToMove,
  { difference }: Pick<SideDiff, 'difference'>,
  there: ShelfContent | undefined,
): ReadonlyMap<string, number> {
  const own = new Set([
    ...difference.changed,
    ...difference.added,
    ...difference.removed,
    ...(there?.moved ?? []),
  ])
  const kept = new Map<string, number>()
  for (const path of [...moved, ...deleted]) {
    const time = times.get(path)
    if (time !== undefined && !own.has(path)) kept.set(path, time)
  }
  return kept
}

/** `time` in milliseconds. */
function putBackTime(git: Git, path: string, time: number): void {
  const place = bytes(git.folder, path)
  const there = statSync(place, { throwIfNoEntry: false })
  if (there?.isFile()) utimesSync(place, time / 1000, time / 1000)
}

/** Updates the submodules that the user has initialised. */
async function updateSubmodules(git: Git, paths: readonly string[]): Promise<void> {
  if (await git.find(['config', '--get-regexp', '^submodule\\..*\\.url$']))
    await git.run(['submodule', 'update', '--recursive', '--force', '--', ...paths])
}

// Whether a side was checked out as its commit has it. Git takes an object by its name and does not look whether its
// content has that name: a command of one side can write other content there, and have it measured as the other side.

/** What a commit has at each path, as `mode object`. */
export type CommitContent = ReadonlyMap<string, string>

/** Reads it, which must be done before any command has run. */
export async function readContent(git: Git, commit: string): Promise<CommitContent> {
  const listed = nulSeparated(await git.run(['ls-tree', '-r', '-z', commit]))
  // "mode type object TAB path"
  return new Map(
    listed.map(entry => {
      const tab = entry.indexOf('\t')
      const [mode = '', , object = ''] = entry.slice(0, tab).split(' ')
      return [entry.slice(tab + 1), `${mode} ${object}`]
    }),
  )
}

/** The time before a checkout, for what it writes; in seconds, and with room for a file system whose clock is behind. */
export function beforeCheckout(): number {
  return Math.floor(Date.now() / 1000) - 2
}

/**
 * Throws CouldNotMeasure where the index is not that of the side's commit, or where a file that git has written `since`
 * came of an object that is damaged. Gives the index.
 */
export async function refuseOtherContent(
  git: Git,
  side: Side,
  content: CommitContent,
  since: number,
): Promise<readonly IndexEntry[]> {
  const entries = await readIndex(git)
  const other =
    entries.find(({ path, mode, object }) => content.get(path) !== `${mode} ${object}`)?.path ??
    (entries.length < content.size ? missingFrom(content, entries) : undefined)
  if (other !== undefined)
    throw notOfCommit(git, side, `${decodePath(other)} of ${side}`, 'a tree or the commit')
  const written = entries.filter(({ mode, written }) => mode !== '160000' && written >= since)
  const damaged = await damagedAmong(git, new Set(written.map(({ object }) => object)))
  const first = written.find(({ object }) => damaged.has(object))
  if (first)
    throw notOfCommit(git, side, `${decodePath(first.path)} of ${side}`, `the object ${first.object}`)
  return entries
}

function missingFrom(content: CommitContent, entries: readonly IndexEntry[]): string | undefined {
  const there = new Set(entries.map(({ path }) => path))
  return [...content.keys()].find(path => !there.has(path))
}

function notOfCommit(git: Git, side: Side, what: string, cause: string): CouldNotMeasure {
  return new CouldNotMeasure(
    `${what} is not what its commit has: ${cause} in the git directory of ${git.folder} is damaged, or was written anew by a command that has run since ${side} was looked up. Nothing measured there would be ${side}'s. Let no command write into the objects of git, and clone the repository anew: it stays as it is.`,
  )
}

/** Bytes of objects that are read at a time. */
const most = 2 ** 25

/** The blobs whose content does not have their name. */
async function damagedAmong(git: Git, objects: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const damaged = new Set<string>()
  if (objects.size === 0) return damaged
  const sizes = await git.run(['cat-file', '--batch-check=%(objectname) %(objectsize)'], {
    input: lines([...objects]),
  })
  let some: string[] = []
  let size = 0
  const look = async () => {
    for (const object of await damagedOf(git, some)) damaged.add(object)
    some = []
    size = 0
  }
  for (const line of sizes.split('\n')) {
    const [object = '', bytes = ''] = line.split(' ')
    // The file was there before, as git could not have written it.
    if (bytes === 'missing') continue
    if (size + Number(bytes) > most) await look()
    some.push(object)
    size += Number(bytes)
  }
  await look()
  return damaged
}

async function damagedOf(git: Git, objects: readonly string[]): Promise<readonly string[]> {
  if (objects.length === 0) return []
  const given = Buffer.from(
    await git.run(['cat-file', '--batch=%(objecttype) %(objectsize)'], { input: lines(objects) }),
    'latin1',
  )
  let at = 0
  return objects.filter(object => {
    // "blob 12 LF content LF"; the last line break is not given.
    const end = given.indexOf('\n', at)
    const head = given.toString('latin1', at, end)
    const content = given.subarray(end + 1, end + 1 + Number(head.split(' ')[1]))
    at = end + content.length + 2
    return hashOf(object.length, head, content) !== object
  })
}

/** An object is named by the digest of its type, size and content; repositories of SHA-256 have longer names. */
function hashOf(length: number, head: string, content: Buffer): string {
  return createHash(length === 40 ? 'sha1' : 'sha256')
    .update(`${head}\0`)
    .update(content)
    .digest('hex')
}

function lines(objects: readonly string[]): Buffer {
  return Buffer.from(`${objects.join('\n')}\n`)
}

// What someone has done in a checkout while sides were shown in it: kept in the git directory, and named.
//
// In a terminal a user may go on working. Nobody can tell an edit from what a benchmark wrote, so both are kept; what git
// ignores is not, as commands write that all the time.

/** A ConcurrentEdits gathers what is found during a run, until it is kept. */
export interface ConcurrentEdits {
  /** Takes note of a file of git's, before it is put back as it was. */
  configured(path: string, content: Buffer): void
  /** Takes note of a commit that was checked out when a side was left, and is not that side's. */
  committed(git: Git, side: Side, sha: string): void
  /** Keeps all of it, and the files on the shelves. */
  keep(shelves: readonly FoundShelf[]): Promise<void>
}

/** A FoundShelf is a shelf with files that are not of a side's commit, and that git does not ignore. */
export interface FoundShelf {
  readonly side: Side
  /** The repository, relative to the checkout; '' for the checkout itself. */
  readonly tree: string
  readonly folder: string
  readonly paths: readonly string[]
}

/** `state` is the folder of the taken checkout; what is kept lies beside it. */
export function noteMeanwhile(state: string, console: Console): ConcurrentEdits {
  const place = `${state}-found-${Date.now()}`
  const files = new Map<string, Buffer>()
  const commits = new Map<string, { readonly git: Git; readonly side: Side }>()

  async function keepFiles({ side, tree, folder, paths }: FoundShelf): Promise<void> {
    if (paths.length === 0) return
    const to = join(place, side, tree)
    await mkdir(to, { recursive: true })
    await takeFrom(folder, paths, to)
    const shown = paths.slice(0, mostConcurrentEdits).map(decodePath).join(', ')
    const more = paths.length > mostConcurrentEdits ? ` and ${paths.length - mostConcurrentEdits} more` : ''
    console.warn(
      `Found in the checkout while ${side} was shown, written by you or by a benchmark, and now in ${to}: ${shown}${more}. Delete that folder if nothing in it is yours.`,
    )
  }

  return {
    configured: (path, content) => files.set(path, content),
    committed: (git, side, sha) => commits.set(sha, { git, side }),
    async keep(shelves) {
      for (const shelf of shelves) await keepFiles(shelf)
      for (const [path, content] of files) {
        const kept = join(place, basename(path))
        await mkdir(place, { recursive: true })
        await replaceFile(kept, content)
        console.warn(
          `${path} was changed while the benchmarks ran, and was put back, as they can write to it. What was in it is now in ${kept}.`,
        )
      }
      for (const [sha, { git, side }] of commits) {
        // Where git cannot tell, it is kept as well.
        if (await git.ask(['for-each-ref', '--count=1', '--contains', sha])) continue
        const ref = `refs/benchgate/found/${sha.slice(0, 12)}`
        await git.run(['update-ref', ref, sha])
        console.warn(
          `A commit was made while ${side} was checked out: ${sha}, kept as ${ref}. "git branch NAME ${ref}" makes a branch of it, "git update-ref -d ${ref}" forgets it.`,
        )
      }
    },
  }
}

/** How many paths a message names. */
const mostConcurrentEdits = 10
