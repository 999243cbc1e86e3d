// Shows base and head in turn in one repository, each with its own untracked and ignored files.
import { statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { otherSide, type Side, sides } from '../../../core/model/measuring.ts'
import { contentOf } from '../../files/folder.ts'
import { decodePath, type Git, gitPath, notCheckedOut } from '../git.ts'
import { guard } from '../guard.ts'
import { filesOfCommit, readDifference, readLinks, type TreeDifference } from '../listing.ts'
import { bytes, type Copying } from '../paths.ts'
import { TamperDetector } from '../tamper-detector.ts'
import type { ConcurrentEdits, FoundShelf } from './concurrent-edits.ts'
import { type FilesToMove, type Handling, leavingSide, type SideDiff } from './leaving.ts'
import { foldersOf } from './outline.ts'
import { copyShelf, type OnUnmovable, type ShelfContent, shelve, unshelve } from './shelf.ts'
import { names, putBackLink } from './state.ts'
import type { CheckoutTree } from './trees.ts'
import { beforeCheckout, readContent, refuseOtherContent } from './verify.ts'

/** A SideSwitch shows either side in one repository. */
export interface SideSwitch {
  /** Copies the ignored files of the user's shelf to the shelves of both sides. */
  copyIgnored(ignored: readonly string[], copying: (side: Side) => Copying): Promise<void>
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
  const putGitInOrder = await guard(git, (path, content) => meanwhile?.configured(path, content))
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
    away.leave(side, join(state, side))
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
          join(state, names.yours),
          join(state, side),
          ignored,
          there,
          copying(side),
        )
        shelves[side] = { moved, deleted: [] }
        away.leave(side, join(state, side))
      }
    },
    async enter(side) {
      await putBackLink(root, home)
      await putGitInOrder()
      if (at === side && (await shownAt(side)) === ways[side].commit) return
      // A command may have checked something else out.
      const way = at === side ? { ...ways[side], ...nowhere } : ways[side]
      const isFirst = tracked[side] === undefined
      const times = at === null ? new Map<string, number>() : await leave(at, way, side)
      at = null
      const since = beforeCheckout()
      await git.run(['checkout', '--force', '--detach', way.commit, '--']).catch(async error => {
        throw await notCheckedOut(error, side, git.folder)
      })
      if (way.loose.length > 0) await updateSubmodules(git, way.loose)
      const entries = await refuseOtherContent(git, side, content[side], since)
      tracked[side] ??= new Set(entries.map(({ path }) => path))
      // What comes back from the shelf looks changed, so all is looked at before.
      away.comeBack(side, join(state, side))
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
