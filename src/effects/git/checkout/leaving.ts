// Works out what has to leave a working tree before other commits are checked out in it, so that nothing is lost.
import { lstatSync, type Stats } from 'node:fs'
import { standing } from '../../files/folder.ts'
import type { Git } from '../git.ts'
import {
  type Difference,
  type Entry,
  readDifference,
  readIndex,
  readLinks,
  readStatus,
  type Status,
} from '../listing.ts'
import { below, bytes, foldersAbove, looking } from '../paths.ts'
import { oddLineEnds, openFolders } from './outline.ts'

/** Leaving is what is to be moved out of a tree, and what is missing from it. */
export interface Leaving {
  readonly moved: readonly string[]
  /** Tracked paths that are missing, and are to be again. */
  readonly deleted: readonly string[]
  /** The ignored paths among the moved. */
  readonly ignored: readonly string[]
  /** Files that the user has told git not to look at: a checkout would leave them missing. */
  readonly flagged: readonly string[]
  /** When each tracked file had last been changed when git last looked, in milliseconds. */
  readonly times: ReadonlyMap<string, number>
}

/** SharedFiles are the ignored files that both sides use, by path. */
export interface SharedFiles {
  readonly paths: ReadonlySet<string>
  /** Those among them of which each side has a copy all the same, as one of them tracks a file there. */
  readonly apart: readonly string[]
}

/** A Handling is how the user has a tree handled. */
export interface Handling {
  /** Null where each side has ignored files of its own, which leave with it. */
  readonly shared: SharedFiles | null
  /** Whether this is a sparse checkout: then git misses no file that it is told to skip. */
  readonly isSparse: boolean
}

/**
 * What leaves when the user's own commit does: all that differs from it, what is untracked or ignored, and what would not
 * come back quite as it is, since a checkout of one of `commits` rewrites it.
 */
export async function leavingHome(
  git: Git,
  commits: readonly string[],
  handling: Handling,
): Promise<Leaving> {
  const [entries, status] = await Promise.all([readIndex(git), readStatus(git)])
  const files = entries.filter(({ mode }) => mode !== '160000').map(({ path }) => path)
  const to = await Promise.all([...new Set(commits)].map(commit => readDifference(git, 'HEAD', commit)))
  const rewritten = [
    ...to.flatMap(({ changed, removed }) => [...changed, ...removed]),
    ...(await oddLineEnds(git)),
  ]
  const own = new Set(files)
  return leaving(git, handling, {
    entries,
    status,
    to,
    also: [
      // Under a sparse checkout any file may be one that only happens to be there still.
      ...(handling.isSparse ? files : rewritten.filter(path => own.has(path))),
      ...withOtherNames(git, files),
      ...(await lostLinks(git, entries, ['HEAD', ...commits])),
      ...repositoriesAmong(git, entries),
    ],
  })
}

/** A Way is what lies between the commit that is left and the one that is entered. */
export interface Way {
  readonly difference: Difference
  /** Submodules that only the one that is left has. */
  readonly lost: readonly string[]
  /** The folders of what that one tracks, outer ones first. */
  readonly folders: readonly string[]
}

/** What leaves when a side does and will be entered again: what differs there leaves too, and so keeps its times. */
export async function leavingSide(git: Git, way: Way, handling: Handling): Promise<Leaving> {
  const { changed, removed } = way.difference
  return leavingForGood(git, way, handling, entries => [...changed, ...removed, ...touched(git, entries)])
}

/** What leaves when a side does for the last time: what its commands have left in the tree. */
export async function leavingForGood(
  git: Git,
  { difference, lost, folders }: Way,
  handling: Handling,
  more = (_: readonly Entry[]): readonly string[] => [],
): Promise<Leaving> {
  // Of a folder that is new as a whole, some files may be shared.
  const untrackedFiles = handling.shared === null ? 'normal' : 'all'
  openFolders(git.folder, folders)
  // The index is the quicker answer; what follows from it is worked out while git still looks at the tree.
  const [status, { entries, also }] = await Promise.all([
    readStatus(git, untrackedFiles),
    readIndex(git).then(entries => {
      const also = [...lost, ...repositoriesAmong(git, entries), ...more(entries)]
      return { entries, also }
    }),
  ])
  return leaving(git, handling, { entries, status, to: [difference], also })
}

/**
 * Files that have been written since git last saw them, be it just as they were. We look ourselves, as git takes a file
 * of the same second for the same one.
 */
function touched(git: Git, entries: readonly Entry[]): readonly string[] {
  return entries
    .filter(({ path, mode, modified }) => {
      const there = mode === '160000' ? undefined : lookAt(git, path)
      return there !== undefined && Math.abs(there.mtimeMs - modified) > 0.001
    })
    .map(({ path }) => path)
}

/** Files that have other names (hard links): what is done to one that stays is done to the user's other files as well. */
function withOtherNames(git: Git, files: readonly string[]): readonly string[] {
  return files.filter(path => {
    const there = lookAt(git, path)
    return there?.isFile() && there.nlink > 1
  })
}

interface LeavingFiles {
  readonly entries: readonly Entry[]
  readonly status: Status
  readonly to: readonly Difference[]
  /** What leaves besides what differs from HEAD. */
  readonly also: readonly string[]
}

async function leaving(git: Git, { shared, isSparse }: Handling, found: LeavingFiles): Promise<Leaving> {
  const { entries, status, to, also } = found
  const tracked = new Set(entries.map(({ path }) => path))
  const flagged = entries
    .filter(({ isAssumed, isSkipped }) => isAssumed || (isSkipped && !isSparse))
    .map(({ path }) => path)
  const written = [...to.flatMap(({ added }) => added), ...status.deleted, ...flagged]
  const gone = new Set(status.deleted)
  const ignored = new Set(status.ignored)
  const moved = new Set([
    ...flagged,
    ...status.changed,
    ...status.untracked.filter(path => !(shared && isWithin(path, shared.paths))),
    ...(shared?.apart ?? status.ignored),
    ...also.filter(path => !gone.has(path)),
    ...(await inTheWay(git, written, tracked)),
  ])
  for (const path of flagged) gone.add(path)
  const look = looking(git.folder)
  for (const path of moved)
    if (await look(path)) gone.delete(path)
    else moved.delete(path)
  for (const path of moved) if (foldersAbove(path).some(above => moved.has(above))) moved.delete(path)
  return {
    moved: [...moved],
    deleted: [...gone],
    ignored: [...moved].filter(path => isWithin(path, ignored)),
    flagged,
    times: new Map(entries.map(({ path, modified }) => [path, modified])),
  }
}

function isWithin(path: string, paths: ReadonlySet<string>): boolean {
  return paths.has(path) || foldersAbove(path).some(above => paths.has(above))
}

/** Submodules that one of `commits` does not have: there, all of one would be an untracked repository. */
async function lostLinks(
  git: Git,
  entries: readonly Entry[],
  commits: readonly string[],
): Promise<readonly string[]> {
  const links = entries.filter(({ mode }) => mode === '160000').map(({ path }) => path)
  if (links.length === 0) return []
  const there = await Promise.all([...new Set(commits)].map(commit => readLinks(git, commit)))
  return links.filter(link => there.some(one => !one.has(link)))
}

/** The .git of folders that hold tracked files of ours and are a repository too: git shows neither as untracked. */
function repositoriesAmong(git: Git, entries: readonly Entry[]): readonly string[] {
  const files = entries.filter(({ mode }) => mode !== '160000')
  const folders = new Set(files.flatMap(({ path }) => foldersAbove(path)))
  return [...folders].map(folder => `${folder}/.git`).filter(path => lookAt(git, path) !== undefined)
}

/** What stands at a path, behind a link or not; undefined also where nobody may look. */
function lookAt(git: Git, path: string): Stats | undefined {
  try {
    return lstatSync(bytes(git.folder, path), { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** What stands at (or above, or below) paths that a checkout will write, and is tracked under none. */
async function inTheWay(
  git: Git,
  paths: readonly string[],
  tracked: ReadonlySet<string>,
): Promise<readonly string[]> {
  const found = new Set<string>()
  for (const path of paths) {
    for (const part of [...foldersAbove(path), path]) {
      const there = await standing(bytes(git.folder, part))
      if (!there) break
      if (there.isDirectory() && part !== path) continue
      // A folder of tracked files gives way to the file by itself; only what is untracked in it has to be moved.
      const isWhole = !there.isDirectory() || (await standing(bytes(git.folder, part, '.git')))
      const blocking = isWhole
        ? [part]
        : (await below(bytes(git.folder, part))).files.map(file => `${part}/${file}`)
      for (const one of blocking) if (!tracked.has(one) || one === path) found.add(one)
      break
    }
  }
  return [...found]
}
