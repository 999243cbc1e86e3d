// Works out what has to leave a working tree before other commits are checked out in it, so that nothing is lost.
import { lstatSync, type Stats } from 'node:fs'
import { lstatOrNull } from '../../files/folder.ts'
import type { Git } from '../git.ts'
import {
  type IndexEntry,
  readDifference,
  readIndex,
  readLinks,
  readStatus,
  type Status,
  type TreeDifference,
} from '../listing.ts'
import { areNested, bytes, foldersAbove, listBelow, statsReader } from '../paths.ts'
import { oddLineEnds, openFolders } from './outline.ts'

/** A FilesToMove is what has to be moved out of a tree, and what is missing from it. */
export interface FilesToMove {
  readonly moved: readonly string[]
  /** Tracked paths that are missing, and must be missing again when the tree comes back. */
  readonly deleted: readonly string[]
  /** The ignored paths among the moved. */
  readonly ignored: readonly string[]
  /** The paths among the moved that differ from the commit, or are new to git. */
  readonly found: readonly string[]
  /** Files that git is told not to look at: a checkout would leave them missing. */
  readonly flagged: readonly string[]
  /** The modification time of each tracked file when git last looked, in milliseconds. */
  readonly times: ReadonlyMap<string, number>
}

/** SharedFiles are the ignored files that both sides use, by path. */
export interface SharedFiles {
  readonly paths: ReadonlySet<string>
  /** Those of which each side still gets its own copy, as one of the sides tracks a file there. */
  readonly apart: readonly string[]
}

/** A Handling is how a tree is to be handled. */
export interface Handling {
  /** Null where each side has its own ignored files, which leave with it. */
  readonly shared: SharedFiles | null
  /** Whether this is a sparse checkout, where a skipped file need not exist. */
  readonly isSparse: boolean
  /** What of the user's could not be moved: it leaves with no side, whose shelf is dropped in the end. */
  readonly staying: readonly string[]
}

/**
 * What leaves with the user's own commit: everything that differs from it, untracked and ignored files, and files that
 * a checkout of one of `commits` would rewrite and not bring back exactly.
 */
export async function leavingHome(
  git: Git,
  commits: readonly string[],
  handling: Handling,
): Promise<FilesToMove> {
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
      // In a sparse checkout any file may be one that should be skipped but still exists.
      ...(handling.isSparse ? files : rewritten.filter(path => own.has(path))),
      ...withOtherNames(git, files),
      ...(await lostLinks(git, entries, ['HEAD', ...commits])),
      ...repositoriesAmong(git, entries),
    ],
  })
}

/** A SideDiff is the difference between the commit that is left and the one that is entered. */
export interface SideDiff {
  readonly difference: TreeDifference
  /** Submodules that only the left commit has. */
  readonly lost: readonly string[]
  /** The folders of the files that it tracks, outer ones first. */
  readonly folders: readonly string[]
}

/**
 * What leaves with a side that will be entered again: files that differ on the other side leave too, and so keep their
 * times.
 */
export async function leavingSide(git: Git, way: SideDiff, handling: Handling): Promise<FilesToMove> {
  const { changed, removed } = way.difference
  return leavingForGood(git, way, handling, entries => [...changed, ...removed, ...touched(git, entries)])
}

/** What leaves with a side for the last time: what its commands have left in the tree. */
export async function leavingForGood(
  git: Git,
  { difference, lost, folders }: SideDiff,
  handling: Handling,
  more = (_: readonly IndexEntry[]): readonly string[] => [],
): Promise<FilesToMove> {
  // In a folder that is entirely new, some files may be shared.
  const untrackedFiles = handling.shared === null ? 'normal' : 'all'
  openFolders(git.folder, folders)
  // The index comes first; what follows from it is worked out while git still looks at the tree.
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
 * Files that have been written since git last saw them, even with the same content. We look ourselves, as git takes a
 * file with the same second for unchanged.
 */
function touched(git: Git, entries: readonly IndexEntry[]): readonly string[] {
  return entries
    .filter(({ path, mode, modified }) => {
      const there = mode === '160000' ? undefined : lookAt(git, path)
      return there !== undefined && Math.abs(there.mtimeMs - modified) > 0.001
    })
    .map(({ path }) => path)
}

/** Files that have other names (hard links): writing to one that stays would change the user's other file as well. */
function withOtherNames(git: Git, files: readonly string[]): readonly string[] {
  return files.filter(path => {
    const there = lookAt(git, path)
    return there?.isFile() && there.nlink > 1
  })
}

interface LeavingFiles {
  readonly entries: readonly IndexEntry[]
  readonly status: Status
  readonly to: readonly TreeDifference[]
  /** What leaves besides what differs from HEAD. */
  readonly also: readonly string[]
}

async function leaving(
  git: Git,
  { shared, isSparse, staying }: Handling,
  found: LeavingFiles,
): Promise<FilesToMove> {
  const { entries, status, to, also } = found
  const tracked = new Set(entries.map(({ path }) => path))
  const flagged = entries
    .filter(({ isAssumed, isSkipped }) => isAssumed || (isSkipped && !isSparse))
    .map(({ path }) => path)
  const written = [...to.flatMap(({ added }) => added), ...status.deleted, ...flagged]
  const gone = new Set(status.deleted)
  const ignored = new Set(status.ignored)
  const different = new Set([...status.changed, ...status.untracked])
  const moved = new Set([
    ...flagged,
    ...status.changed,
    ...status.untracked.filter(path => !(shared && isWithin(path, shared.paths))),
    ...(shared?.apart ?? status.ignored),
    ...also.filter(path => !gone.has(path)),
    ...(await inTheWay(git, written, tracked)),
  ])
  for (const path of flagged) gone.add(path)
  const look = statsReader(git.folder)
  for (const path of moved)
    if (staying.some(one => areNested(one, path))) moved.delete(path)
    else if (await look(path)) gone.delete(path)
    else moved.delete(path)
  for (const path of moved) if (foldersAbove(path).some(above => moved.has(above))) moved.delete(path)
  return {
    moved: [...moved],
    deleted: [...gone],
    ignored: [...moved].filter(path => isWithin(path, ignored)),
    found: [...moved].filter(path => isWithin(path, different)),
    flagged,
    times: new Map(entries.map(({ path, modified }) => [path, modified])),
  }
}

function isWithin(path: string, paths: ReadonlySet<string>): boolean {
  return paths.has(path) || foldersAbove(path).some(above => paths.has(above))
}

/** Submodules that one of `commits` does not have: there each would be an untracked repository. */
async function lostLinks(
  git: Git,
  entries: readonly IndexEntry[],
  commits: readonly string[],
): Promise<readonly string[]> {
  const links = entries.filter(({ mode }) => mode === '160000').map(({ path }) => path)
  if (links.length === 0) return []
  const there = await Promise.all([...new Set(commits)].map(commit => readLinks(git, commit)))
  return links.filter(link => there.some(one => !one.has(link)))
}

/** The .git of folders that hold our tracked files and are also a repository: git does not list these as untracked. */
function repositoriesAmong(git: Git, entries: readonly IndexEntry[]): readonly string[] {
  const files = entries.filter(({ mode }) => mode !== '160000')
  const folders = new Set(files.flatMap(({ path }) => foldersAbove(path)))
  return [...folders].map(folder => `${folder}/.git`).filter(path => lookAt(git, path) !== undefined)
}

/** What is at a path, even behind a link; undefined also where we may not look. */
function lookAt(git: Git, path: string): Stats | undefined {
  try {
    return lstatSync(bytes(git.folder, path), { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** What is at (or above, or below) paths that a checkout will write, and is not tracked. */
async function inTheWay(
  git: Git,
  paths: readonly string[],
  tracked: ReadonlySet<string>,
): Promise<readonly string[]> {
  const found = new Set<string>()
  for (const path of paths) {
    for (const part of [...foldersAbove(path), path]) {
      const there = await lstatOrNull(bytes(git.folder, part))
      if (!there) break
      if (there.isDirectory() && part !== path) continue
      // Git itself replaces a folder of tracked files by the file; only untracked files in it have to be moved.
      const isWhole = !there.isDirectory() || (await lstatOrNull(bytes(git.folder, part, '.git')))
      const blocking = isWhole
        ? [part]
        : (await listBelow(bytes(git.folder, part))).files.map(file => `${part}/${file}`)
      for (const one of blocking) if (!tracked.has(one) || one === path) found.add(one)
      break
    }
  }
  return [...found]
}
