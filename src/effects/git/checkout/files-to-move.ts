// Determines what has to be moved out of a working tree before other commits are checked out in it, so that nothing is lost.
import type { Stats } from 'node:fs'
import { lstatOrNull, lstatOrNullSync } from '../../files/folder.ts'
import {
  type PathsChangedBetweenCommits,
  readCommitDifference,
  readSubmoduleCommits,
} from '../commit-files.ts'
import { type Git, joinPathPartsWithSlash, type UndecodedGitText } from '../git.ts'
import { type GitIndexEntry, type GitStatus, readGitIndex, readGitStatus } from '../listing.ts'
import {
  arePathsNested,
  createStatReaderWithoutLinks,
  dotGit,
  foldersAbove,
  joinPathAsBytes,
  listFilesAndFoldersBelow,
} from '../paths.ts'
import { filesThatGitMayConvertOnCheckout, makeFoldersAccessible } from './tree-outline.ts'

/** The files to move out of a tree, and those missing from it. */
export interface FilesToMoveOutOfTree {
  readonly moved: readonly UndecodedGitText[]
  /** Tracked paths that are missing, and must be missing again when the tree is restored. */
  readonly deleted: readonly UndecodedGitText[]
  /** The ignored paths among `moved`. */
  readonly ignored: readonly UndecodedGitText[]
  /** The paths among `moved` that differ from the commit, or are untracked. */
  readonly modifiedOrUntracked: readonly UndecodedGitText[]
  /** Files that git is told not to look at, so that a checkout would leave them missing. */
  readonly flagged: readonly UndecodedGitText[]
  /** The modification time of each tracked file that git recorded, in milliseconds. */
  readonly times: ReadonlyMap<UndecodedGitText, number>
}

/** The ignored files that both sides use, by path. */
interface SharedIgnoredFiles {
  readonly paths: ReadonlySet<UndecodedGitText>
  /** Shared files of which each side still has its own copy, as one of the sides tracks a file there. */
  readonly apart: readonly UndecodedGitText[]
}

export interface FilesToMoveOptions {
  /** Null if each side has its own ignored files, which are moved with it. */
  readonly shared: SharedIgnoredFiles | null
  /** True if this is a sparse checkout, where a skipped file need not exist. */
  readonly isSparse: boolean
  /** The user's files that could not be moved, and so are moved with no side. */
  readonly staying: readonly UndecodedGitText[]
}

/**
 * Returns what is moved with the user's own commit: everything that differs from it, untracked and ignored files, and files
 * that a checkout of one of `commits` would rewrite and not restore exactly.
 */
export async function filesToMoveWhenLeavingUserCommit(
  git: Git,
  commits: readonly string[],
  handling: FilesToMoveOptions,
): Promise<FilesToMoveOutOfTree> {
  const [entries, status] = await Promise.all([readGitIndex(git), readGitStatus(git)])
  const files = entries.filter(({ mode }) => mode !== '160000').map(({ path }) => path)
  const differences = await Promise.all(
    [...new Set(commits)].map(commit => readCommitDifference(git, 'HEAD', commit)),
  )
  const rewrittenFiles = [
    ...differences.flatMap(({ changed, removed }) => [...changed, ...removed]),
    ...(await filesThatGitMayConvertOnCheckout(git)),
  ]
  const trackedFiles = new Set(files)
  return collectFilesToMove(git, handling, {
    entries,
    status,
    differences,
    otherPaths: [
      // In a sparse checkout any file may be one that should be skipped but still exists.
      ...(handling.isSparse ? files : rewrittenFiles.filter(path => trackedFiles.has(path))),
      ...hardLinkedFiles(git, files),
      ...(await linksMissingInSome(git, entries, ['HEAD', ...commits])),
      ...nestedRepositories(git, entries),
    ],
  })
}

/** The difference between the commit that is left and the one that is entered. */
export interface SideSwitchCommitDifference {
  readonly difference: PathsChangedBetweenCommits
  /** Submodules that only the left commit has. */
  readonly lost: readonly UndecodedGitText[]
  /** The folders of its tracked files, outer ones first. */
  readonly folders: readonly UndecodedGitText[]
}

/**
 * Returns what is moved with a side that will be entered again. Files that differ on the other side are moved too, and so keep
 * their times.
 */
export async function filesToMoveUntilNextVisit(
  git: Git,
  diff: SideSwitchCommitDifference,
  handling: FilesToMoveOptions,
): Promise<FilesToMoveOutOfTree> {
  const { changed, removed } = diff.difference
  return filesToMoveAfterLastVisit(git, diff, handling, entries => [
    ...changed,
    ...removed,
    ...modifiedFiles(git, entries),
  ])
}

/** Returns what is moved with a side that is left for the last time: what its commands have left in the tree. */
export async function filesToMoveAfterLastVisit(
  git: Git,
  { difference, lost, folders }: SideSwitchCommitDifference,
  handling: FilesToMoveOptions,
  additionalPaths = (_: readonly GitIndexEntry[]): readonly UndecodedGitText[] => [],
): Promise<FilesToMoveOutOfTree> {
  // In a folder that is entirely new, some files may be shared.
  const untrackedFiles = handling.shared === null ? 'normal' : 'all'
  makeFoldersAccessible(git.folder, folders)
  // The index is read faster; its entries are processed while git still reads the tree.
  const [status, { entries, also: otherPaths }] = await Promise.all([
    readGitStatus(git, untrackedFiles),
    readGitIndex(git).then(entries => {
      const otherPaths = [...lost, ...nestedRepositories(git, entries), ...additionalPaths(entries)]
      return { entries, also: otherPaths }
    }),
  ])
  return collectFilesToMove(git, handling, { entries, status, differences: [difference], otherPaths })
}

/**
 * Returns files that were written since git recorded them, even with the same content. The times are compared here, as git
 * treats a file written in the same second as unchanged.
 */
function modifiedFiles(git: Git, entries: readonly GitIndexEntry[]): readonly UndecodedGitText[] {
  return entries
    .filter(({ path, mode, modified }) => {
      const stats = mode === '160000' ? null : statsOf(git, path)
      return stats !== null && Math.abs(stats.mtimeMs - modified) > 0.001
    })
    .map(({ path }) => path)
}

/** Returns files with other hard links: writing to one that stays would change the user's other file as well. */
function hardLinkedFiles(git: Git, files: readonly UndecodedGitText[]): readonly UndecodedGitText[] {
  return files.filter(path => {
    const stats = statsOf(git, path)
    return stats?.isFile() && stats.nlink > 1
  })
}

interface TreeState {
  readonly entries: readonly GitIndexEntry[]
  readonly status: GitStatus
  readonly differences: readonly PathsChangedBetweenCommits[]
  /** Paths to move besides those that differ from HEAD. */
  readonly otherPaths: readonly UndecodedGitText[]
}

async function collectFilesToMove(
  git: Git,
  { shared, isSparse, staying }: FilesToMoveOptions,
  state: TreeState,
): Promise<FilesToMoveOutOfTree> {
  const { entries, status, differences, otherPaths } = state
  const tracked = new Set(entries.map(({ path }) => path))
  const flagged = entries
    .filter(({ isAssumed, isSkipped }) => isAssumed || (isSkipped && !isSparse))
    .map(({ path }) => path)
  const pathsToWrite = [...differences.flatMap(({ added }) => added), ...status.deleted, ...flagged]
  const deletedPaths = new Set(status.deleted)
  const ignored = new Set(status.ignored)
  const changedPaths = new Set([...status.changed, ...status.untracked])
  const moved = new Set([
    ...flagged,
    ...status.changed,
    ...status.untracked.filter(path => !(shared && isInOneOf(path, shared.paths))),
    ...(shared?.apart ?? status.ignored),
    ...otherPaths.filter(path => !deletedPaths.has(path)),
    ...(await blockingFiles(git, pathsToWrite, tracked)),
  ])
  for (const path of flagged) deletedPaths.add(path)
  const statsOfPath = createStatReaderWithoutLinks(git.folder)
  for (const path of moved)
    if (staying.some(one => arePathsNested(one, path))) moved.delete(path)
    else if (await statsOfPath(path)) deletedPaths.delete(path)
    else moved.delete(path)
  for (const path of moved) if (foldersAbove(path).some(above => moved.has(above))) moved.delete(path)
  return {
    moved: [...moved],
    deleted: [...deletedPaths],
    ignored: [...moved].filter(path => isInOneOf(path, ignored)),
    modifiedOrUntracked: [...moved].filter(path => isInOneOf(path, changedPaths)),
    flagged,
    times: new Map(entries.map(({ path, modified }) => [path, modified])),
  }
}

function isInOneOf(path: UndecodedGitText, paths: ReadonlySet<UndecodedGitText>): boolean {
  return paths.has(path) || foldersAbove(path).some(above => paths.has(above))
}

/** Returns submodules that one of `commits` does not have: there each would be an untracked repository. */
async function linksMissingInSome(
  git: Git,
  entries: readonly GitIndexEntry[],
  commits: readonly string[],
): Promise<readonly UndecodedGitText[]> {
  const links = entries.filter(({ mode }) => mode === '160000').map(({ path }) => path)
  if (links.length === 0) return []
  const linksByCommit = await Promise.all(
    [...new Set(commits)].map(commit => readSubmoduleCommits(git, commit)),
  )
  return links.filter(link => linksByCommit.some(others => !others.has(link)))
}

/** Returns the .git of folders that have our tracked files and are also a repository, which git does not list as untracked. */
function nestedRepositories(git: Git, entries: readonly GitIndexEntry[]): readonly UndecodedGitText[] {
  const files = entries.filter(({ mode }) => mode !== '160000')
  const folders = new Set(files.flatMap(({ path }) => foldersAbove(path)))
  return [...folders]
    .map(folder => joinPathPartsWithSlash(folder, dotGit))
    .filter(path => statsOf(git, path) !== null)
}

/** Returns the stats of a path, even behind a link; null if it is missing or may not be read. */
function statsOf(git: Git, path: UndecodedGitText): Stats | null {
  try {
    return lstatOrNullSync(joinPathAsBytes(git.folder, path))
  } catch {
    return null
  }
}

/** Returns untracked files at, above or below paths that a checkout will write. */
async function blockingFiles(
  git: Git,
  paths: readonly UndecodedGitText[],
  tracked: ReadonlySet<UndecodedGitText>,
): Promise<readonly UndecodedGitText[]> {
  const blockers = new Set<UndecodedGitText>()
  for (const path of paths) {
    for (const part of [...foldersAbove(path), path]) {
      const stats = await lstatOrNull(joinPathAsBytes(git.folder, part))
      if (!stats) break
      if (stats.isDirectory() && part !== path) continue
      // Git itself replaces a folder of tracked files by the file; only untracked files in it have to be moved.
      const isWhole = !stats.isDirectory() || (await lstatOrNull(joinPathAsBytes(git.folder, part, dotGit)))
      const blocking = isWhole
        ? [part]
        : (await listFilesAndFoldersBelow(joinPathAsBytes(git.folder, part))).files.map(file =>
            joinPathPartsWithSlash(part, file),
          )
      for (const blocker of blocking) if (!tracked.has(blocker) || blocker === path) blockers.add(blocker)
      break
    }
  }
  return [...blockers]
}
