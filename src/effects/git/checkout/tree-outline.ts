// Records folders and modes of a working tree, which neither a checkout nor renaming files back would restore.
import { chmodSync, lstatSync } from 'node:fs'
import { chmod, mkdir, readdir, rmdir } from 'node:fs/promises'
import { lstatOrNull } from '../../files/folder.ts'
import { readCommitDifference } from '../commit-files.ts'
import {
  type Git,
  joinPathPartsWithSlash,
  splitAtNul,
  toUndecodedGitText,
  type UndecodedGitText,
} from '../git.ts'
import { type GitIndexEntry, readGitIndex, readGitStatus } from '../listing.ts'
import {
  createStatReaderWithoutLinks,
  dotGit,
  foldersAbove,
  joinPathAsBytes,
  listFilesAndFoldersBelow,
  setOwner,
  statPathBelowWithoutLinks,
} from '../paths.ts'

/** The folders of a working tree, and the modes that differ from those that git sets. */
export interface WorkingTreeFoldersAndModes {
  /** Folders that switching between commits can remove, with their modes and owners; outer ones first. */
  readonly folders: readonly (readonly [path: UndecodedGitText, mode: number, uid: number, gid: number])[]
  /** The modes of changed files, and of others whose mode a checkout would not set. */
  readonly files: readonly (readonly [path: UndecodedGitText, mode: number])[]
  /** Untracked and ignored paths; the content of folders among them is not recorded. */
  readonly closed: readonly UndecodedGitText[]
}

/** Takes the outline of the tree, as far as checking out one of `commits`, running there and returning can change it. */
export async function collectWorkingTreeFoldersAndModes(
  git: Git,
  commits: readonly string[],
): Promise<WorkingTreeFoldersAndModes> {
  const [status, entries] = await Promise.all([readGitStatus(git), readGitIndex(git)])
  // A path that was removed only from the index counts as deleted, but still exists.
  const changed = new Set([...status.changed, ...status.deleted])
  const modes = indexModes(entries)
  const paths = new Set([...modes.keys(), ...changed, ...status.untracked])
  for (const commit of commits)
    for (const path of (await readCommitDifference(git, 'HEAD', commit)).added) paths.add(path)

  const statsOf = createStatReaderWithoutLinks(git.folder)
  const candidates = new Set<UndecodedGitText>()
  const files: [UndecodedGitText, number][] = []
  for (const path of paths) {
    for (const above of foldersAbove(path)) candidates.add(above)
    const stats = await statsOf(path)
    const mode = modes.get(path)
    if (stats?.isFile() && (changed.has(path) || (mode && permissionsOf(stats) !== checkoutMode(mode))))
      files.push([path, permissionsOf(stats)])
    // A folder at a path where git has, or will have, a file.
    if (
      stats?.isDirectory() &&
      mode !== '160000' &&
      !(await lstatOrNull(joinPathAsBytes(git.folder, path, dotGit)))
    ) {
      candidates.add(path)
      for (const innerFolder of (await listFilesAndFoldersBelow(joinPathAsBytes(git.folder, path))).folders)
        candidates.add(joinPathPartsWithSlash(path, innerFolder))
    }
  }
  // Git does not track empty folders, so they are searched.
  const closedPaths = new Set([...status.untracked, ...status.ignored])
  const isOpen = (path: UndecodedGitText) => !closedPaths.has(path) && modes.get(path) !== '160000'
  const foundFolders = await foldersIn(git.folder, isOpen, (path, error) => {
    if (!['EACCES', 'EPERM', 'ENOENT'].includes(error.code ?? '')) throw error
    // A folder that cannot be read now must not be cleared at the end, when it may be readable.
    closedPaths.add(path)
  })
  for (const path of foundFolders) candidates.add(path)
  const folders: [UndecodedGitText, number, number, number][] = []
  for (const path of [...candidates].sort((a, b) => a.length - b.length)) {
    const stats = await statsOf(path)
    if (stats?.isDirectory()) folders.push([path, permissionsOf(stats), stats.uid, stats.gid])
  }
  return { folders, files, closed: [...closedPaths] }
}

/** Returns the folders of these paths, outer ones first. */
export function ancestorFoldersOfPaths(paths: Iterable<UndecodedGitText>): readonly UndecodedGitText[] {
  return [...new Set([...paths].flatMap(foldersAbove))]
}

/** Makes folders accessible that a command has closed, as far as the user may. */
export function makeFoldersAccessible(root: string, folders: readonly UndecodedGitText[]): void {
  for (const path of folders) {
    const folderPath = joinPathAsBytes(root, path)
    try {
      const stats = lstatSync(folderPath)
      if (stats.isDirectory() && (stats.mode & 0o700) !== 0o700)
        chmodSync(folderPath, (stats.mode & 0o7777) | 0o700)
    } catch {
      // It is gone, no folder, or another user's: git will report the problem.
    }
  }
}

/**
 * Returns the folders below `root`, without the git directory, as far as `isOpen` allows reading them; calls `onUnreadable` for
 * a folder that cannot be read.
 */
async function foldersIn(
  root: string,
  isOpen: (path: UndecodedGitText) => boolean,
  onUnreadable: (path: UndecodedGitText, error: NodeJS.ErrnoException) => void,
): Promise<readonly UndecodedGitText[]> {
  const foundFolders: UndecodedGitText[] = []
  const pending = [toUndecodedGitText('')]
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    const folderPath = folder === '' ? Buffer.from(root) : joinPathAsBytes(root, folder)
    const entries = await readdir(folderPath, { withFileTypes: true, encoding: 'buffer' }).catch(
      (error: NodeJS.ErrnoException) => {
        onUnreadable(folder, error)
        return []
      },
    )
    for (const entry of entries) {
      const name = toUndecodedGitText(entry.name as Buffer)
      const path = folder === '' ? name : joinPathPartsWithSlash(folder, name)
      if (!entry.isDirectory() || path === '.git' || !isOpen(path)) continue
      foundFolders.push(path)
      pending.push(path)
    }
  }
  return foundFolders
}

/** Restores missing folders and modes, over the index of the commit that the outline was taken from. */
export async function restoreFoldersAndModes(
  git: Git,
  { folders, files, closed: closedPaths }: WorkingTreeFoldersAndModes,
): Promise<void> {
  for (const [path, mode, uid, gid] of folders) {
    const folderPath = joinPathAsBytes(git.folder, path)
    // This fails if a benchmark has left a file there that the user's rules ignore.
    await mkdir(folderPath, { recursive: true }).catch(() => null)
    const stats = await statPathBelowWithoutLinks(git.folder, path)
    if (!stats?.isDirectory()) continue
    // Files that root creates again would belong to root.
    if (stats.uid !== uid || stats.gid !== gid) setOwner(folderPath, { uid, gid })
    if (permissionsOf(stats) !== mode) await chmod(folderPath, mode)
  }
  const modes = new Map(files)
  for (const [path, mode] of indexModes(await readGitIndex(git)))
    modes.set(path, modes.get(path) ?? checkoutMode(mode))
  const statsOf = createStatReaderWithoutLinks(git.folder)
  for (const [path, mode] of modes) {
    const stats = await statsOf(path)
    if (stats?.isFile() && permissionsOf(stats) !== mode) await chmod(joinPathAsBytes(git.folder, path), mode)
  }
  // Git lists no empty folders, so new ones are still there.
  const knownPaths = new Set(folders.map(([path]) => path))
  for (const path of modes.keys()) for (const above of foldersAbove(path)) knownPaths.add(above)
  const closedSet = new Set(closedPaths)
  const foundFolders = await foldersIn(
    git.folder,
    path => !closedSet.has(path) && !modes.has(path),
    () => {},
  )
  for (const path of foundFolders.toReversed())
    if (!knownPaths.has(path)) await rmdir(joinPathAsBytes(git.folder, path)).catch(() => null)
}

/**
 * Returns tracked files that a checkout may write otherwise than they are, though git sees no change: with other line ends, in
 * another encoding, with another `$Id$`, or without what a filter removes as it adds them.
 */
export async function filesThatGitMayConvertOnCheckout(git: Git): Promise<readonly UndecodedGitText[]> {
  const names = ['eol', 'ident', 'working-tree-encoding', 'filter']
  const input = Buffer.from(await git.run(['ls-files', '-z']), 'latin1')
  const fields = (await git.run(['check-attr', '-z', '--stdin', ...names], { input })).split('\0')
  const drivers = await driversWithoutSmudge(git)
  const files: UndecodedGitText[] = []
  let hasLineEnds = false
  // "path NUL attribute NUL value NUL"
  for (let n = 0; n + 2 < fields.length; n += 3) {
    const [path, name, value] = fields.slice(n, n + 3) as [UndecodedGitText, string, string]
    if (value === 'unspecified' || value === 'unset') continue
    if (name === 'eol') hasLineEnds = true
    else if (name !== 'filter' || drivers.has(value)) files.push(path)
  }
  return [...files, ...(await filesWithOtherLineEnds(git, hasLineEnds))]
}

/** Returns the filters that change files only as they are added, such as nbstripout. */
async function driversWithoutSmudge(git: Git): Promise<ReadonlySet<string>> {
  const settings = splitAtNul((await git.find(['config', '-z', '--get-regexp', '^filter\\.'])) ?? '')
  // "filter.<driver>.<key> LF value"
  const valueByKey = new Map(
    settings.map(line => [line.split('\n', 1)[0] ?? '', line.slice(line.indexOf('\n') + 1)]),
  )
  const drivers = [...valueByKey.keys()].flatMap(key => /^filter\.(.+)\.clean$/s.exec(key)?.[1] ?? [])
  return new Set(
    drivers.filter(
      driver =>
        !valueByKey.has(`filter.${driver}.process`) &&
        ['', 'cat'].includes(valueByKey.get(`filter.${driver}.smudge`)?.trim() ?? ''),
    ),
  )
}

/** `hasAttributes` is true if a file has the attribute `eol`. */
async function filesWithOtherLineEnds(
  git: Git,
  hasAttributes: boolean,
): Promise<readonly UndecodedGitText[]> {
  const converts = (await git.find(['config', 'core.autocrlf']))?.toLowerCase() === 'true'
  const isSet = hasAttributes || converts
  if (!isSet && !(await git.find(['config', '--get-regexp', '^core\\.(autocrlf|eol)$']))) return []
  // "i/lf w/crlf attr/text eol=crlf TAB path", in the index and the tree.
  return splitAtNul(await git.run(['ls-files', '--eol', '-z']))
    .filter(entry => {
      const [, index, tree, end] = /^i\/(\S*) *w\/(\S*) *attr\/[^\t]*?(?:eol=(\w+))?\s*\t/.exec(entry) ?? []
      const isWindows = end === undefined ? converts : end === 'crlf'
      return isWindows ? tree === 'lf' || tree === 'mixed' : index !== tree
    })
    .map(entry => entry.slice(entry.indexOf('\t') + 1))
}

function indexModes(entries: readonly GitIndexEntry[]): ReadonlyMap<UndecodedGitText, string> {
  return new Map(entries.map(({ path, mode }) => [path, mode]))
}

function checkoutMode(indexMode: string): number {
  return (indexMode === '100755' ? 0o777 : 0o666) & ~process.umask()
}

function permissionsOf({ mode }: { readonly mode: number }): number {
  return mode & 0o7777
}
