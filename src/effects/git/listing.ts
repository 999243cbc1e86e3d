// Reads git's lists of a repository: changed and tracked files, and differences between commits.
import { type Git, splitAtNul, type UndecodedGitText } from './git.ts'

/** Where the tree or the index differs from HEAD, and which files are not tracked. */
export interface GitStatus {
  /** Tracked paths that exist in the tree or the index with other content or mode than in HEAD. */
  readonly changed: readonly UndecodedGitText[]
  /** Tracked paths that are missing from the tree or the index. */
  readonly deleted: readonly UndecodedGitText[]
  /** Untracked paths. A nested repository is one path; so is a folder without tracked files, unless all files are requested. */
  readonly untracked: readonly UndecodedGitText[]
  /** Ignored paths. A folder that is ignored as a whole is one path. */
  readonly ignored: readonly UndecodedGitText[]
}

/** Reads the status, without changes in submodules. */
export async function readGitStatus(git: Git, untrackedFiles: 'all' | 'normal' = 'all'): Promise<GitStatus> {
  const entries = splitAtNul(
    await git.run([
      'status',
      '--porcelain=v2',
      '-z',
      `--untracked-files=${untrackedFiles}`,
      '--ignored=matching',
      '--no-renames',
      '--ignore-submodules=all',
    ]),
  )
  const lists: Record<keyof GitStatus, UndecodedGitText[]> = {
    changed: [],
    deleted: [],
    untracked: [],
    ignored: [],
  }
  for (const entry of entries) {
    // "? path"; "! path"; "1 XY sub mH mI mW hH hI path", missing where X or Y is D; "u XY sub m1 m2 m3 mW h1 h2 h3 path".
    const kind = entry.charAt(0)
    const fieldsBefore = entry.split(' ', { '?': 1, '!': 1, u: 10 }[kind] ?? 8)
    const pathAt = fieldsBefore.join(' ').length + 1
    const path = entry.slice(pathAt, entry.endsWith('/') ? -1 : undefined)
    if (kind === '?') lists.untracked.push(path)
    else if (kind === '!') lists.ignored.push(path)
    else if (/^1 (D.|.D) /.test(entry)) lists.deleted.push(path)
    else lists.changed.push(path)
  }
  return lists
}

export interface GitIndexEntry {
  readonly path: UndecodedGitText
  /** The mode as git writes it: 100644, 100755, 120000 (a link), 160000 (a submodule). */
  readonly mode: string
  readonly object: string
  /** When git last wrote the file, or noticed a change of it (ctime), in seconds. */
  readonly written: number
  /** The modification time that git recorded, in milliseconds. */
  readonly modified: number
  /** The user has told git not to look at the file (assume-unchanged), so no status shows its changes. */
  readonly isAssumed: boolean
  /** Git expects no file there (skip-worktree), by a sparse checkout or because the user said so. */
  readonly isSkipped: boolean
}

export async function readGitIndex(git: Git): Promise<readonly GitIndexEntry[]> {
  const listing = await git.run(['ls-files', '-v', '--stage', '--debug', '-z'])
  return [...listing.matchAll(indexLine)].map(
    ({ index, 1: tag = '', 2: mode = '', 3: object = '', 4: written, 5: seconds, 6: nanoseconds }) => ({
      path: listing.slice(listing.indexOf('\t', index) + 1, listing.indexOf('\0', index)),
      mode,
      object,
      written: Number(written),
      modified: Number(seconds) * 1000 + Number(nanoseconds) / 1e6,
      isAssumed: /[a-z]/.test(tag),
      isSkipped: /[Ss]/.test(tag),
    }),
  )
}

/**
 * "H 100644 sha stage TAB path NUL", and lines with the recorded times; a small letter means assume-unchanged, S skip-worktree.
 */
const indexLine =
  /(.) (\d{6}) ([0-9a-f]+) \d\t[^\0]+\0 {2}ctime: (\d+):\d+\n {2}mtime: (\d+):(\d+)\n {2}dev: .*\n {2}uid: .*\n {2}size: .*\n?/g

/** Returns the paths of the files of a commit. */
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

/** Returns the submodules of a commit, by path, each with its commit. */
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
export async function readRawDifferences(
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
  for (const { modes, to: path } of await readRawDifferences(git, [from, to], '--no-renames')) {
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

export async function isSparseCheckout(git: Git): Promise<boolean> {
  return (await git.find(['config', '--type=bool', 'core.sparseCheckout'])) === 'true'
}

export async function listGitStashes(
  git: Git,
): Promise<readonly (readonly [sha: string, message: UndecodedGitText])[]> {
  const listed = await git.run(['stash', 'list', '-z', '--format=%H %gs'])
  return splitAtNul(listed).map(entry => {
    const end = entry.indexOf(' ')
    return [entry.slice(0, end), entry.slice(end + 1)] as const
  })
}
