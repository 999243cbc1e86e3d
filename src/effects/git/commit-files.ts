// Reads the files of commits, and how two commits differ.
import { type Git, splitAtNul, type UndecodedGitText } from './git.ts'
import type { GitIndexEntry } from './listing.ts'

export async function listFilePathsOfCommit(git: Git, commit: string): Promise<readonly UndecodedGitText[]> {
  return splitAtNul(await git.run(['ls-tree', '-r', '-z', '--name-only', commit]))
}

/** Returns the entries of a commit whose mode begins with `modes`. */
export async function readCommitEntries(
  git: Git,
  commit: string,
  modes = '',
): Promise<readonly Pick<GitIndexEntry, 'path' | 'mode' | 'object'>[]> {
  const listing = splitAtNul(await git.run(['ls-tree', '-r', '-z', '--full-tree', commit]))
  // "mode type object TAB path"
  return listing
    .filter(entry => entry.startsWith(modes))
    .map(entry => {
      const tab = entry.indexOf('\t')
      const [mode = '', , object = ''] = entry.slice(0, tab).split(' ')
      return { path: entry.slice(tab + 1), mode, object }
    })
}

export async function readSubmoduleCommits(
  git: Git,
  commit: string,
): Promise<ReadonlyMap<UndecodedGitText, string>> {
  const links = await readCommitEntries(git, commit, '160000')
  return new Map(links.map(({ path, object }) => [path, object]))
}

/** A difference between two commits. A missing file has zeros as its mode. */
interface RawGitDifference {
  readonly modes: readonly [before: string, after: string]
  readonly objects: readonly [before: string, after: string]
  /** The paths in both commits, which differ if the file was renamed. */
  readonly from: UndecodedGitText
  readonly to: UndecodedGitText
}

/** Returns the differences of whole trees; `options` say whether renamed files are recognised. */
export async function readRawGitDifferencesBetweenCommits(
  git: Git,
  [from, to]: readonly [string, string],
  ...options: readonly string[]
): Promise<readonly RawGitDifference[]> {
  const fields = splitAtNul(await git.run(['diff-tree', '--raw', '-r', '-z', ...options, from, to, '--']))
  const differences: RawGitDifference[] = []
  for (let i = 0; i < fields.length; ) {
    // ":mode-before mode-after object-before object-after status", then a path, or two where it was renamed.
    const [modeBefore = '', modeAfter = '', before = '', after = '', status = ''] =
      fields[i]?.slice(1).split(' ') ?? []
    const paths = fields.slice(i + 1, i + (status.startsWith('R') ? 3 : 2))
    i += 1 + paths.length
    const [path, renamedTo = path] = paths
    if (path === undefined || renamedTo === undefined) break
    differences.push({ modes: [modeBefore, modeAfter], objects: [before, after], from: path, to: renamedTo })
  }
  return differences
}

/** The paths at which files of two commits differ; submodules do not count. */
export interface PathsChangedBetweenCommits {
  readonly changed: readonly UndecodedGitText[]
  /** Paths that only the second commit has. */
  readonly added: readonly UndecodedGitText[]
  /** Paths that only the first commit has. */
  readonly removed: readonly UndecodedGitText[]
}

export async function readCommitDifference(
  git: Git,
  from: string,
  to: string,
): Promise<PathsChangedBetweenCommits> {
  const lists: Record<keyof PathsChangedBetweenCommits, UndecodedGitText[]> = {
    changed: [],
    added: [],
    removed: [],
  }
  const isFile = (mode: string) => mode !== '000000' && mode !== '160000'
  for (const { modes, to: path } of await readRawGitDifferencesBetweenCommits(
    git,
    [from, to],
    '--no-renames',
  )) {
    const [before, after] = modes
    if (isFile(before) && isFile(after)) lists.changed.push(path)
    else if (isFile(after)) lists.added.push(path)
    else if (isFile(before)) lists.removed.push(path)
  }
  lists.changed.push(...(await sameFilesUnder(git, foldersWithAttributes(lists), from, to)))
  return lists
}

/**
 * Returns the folders whose .gitattributes differ: git may write the same content there as different files (line ends,
 * filters).
 */
function foldersWithAttributes({ changed, added, removed }: PathsChangedBetweenCommits): readonly string[] {
  return [...changed, ...added, ...removed]
    .filter(path => /(^|\/)\.gitattributes$/.test(path))
    .map(path => path.slice(0, -'.gitattributes'.length))
}

/** Returns files below these folders that are the same in both commits; a folder ends with a slash, and the top one is empty. */
async function sameFilesUnder(
  git: Git,
  folders: readonly string[],
  from: string,
  to: string,
): Promise<readonly UndecodedGitText[]> {
  if (folders.length === 0) return []
  const [before, after] = await Promise.all([readCommitEntries(git, from), readCommitEntries(git, to)])
  const contents = new Map(before.map(({ path, mode, object }) => [path, `${mode} ${object}`]))
  return after
    .filter(({ path, mode, object }) => mode !== '160000' && contents.get(path) === `${mode} ${object}`)
    .map(({ path }) => path)
    .filter(path => folders.some(folder => path.startsWith(folder)))
}
