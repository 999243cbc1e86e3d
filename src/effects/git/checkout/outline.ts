// The outline of a working tree: what neither a checkout nor renaming files back would restore.
import { chmodSync, lstatSync } from 'node:fs'
import { chmod, mkdir, readdir, rmdir } from 'node:fs/promises'
import { lstatOrNull } from '../../files/folder.ts'
import { type Git, nulSeparated } from '../git.ts'
import { type IndexEntry, readDifference, readIndex, readStatus } from '../listing.ts'
import { bytes, foldersAbove, listBelow, statsBelow, statsReader } from '../paths.ts'

/** An Outline says which folders exist, and which modes are not those that git sets. */
export interface Outline {
  /** Folders that switching between commits can remove, with their modes; outer ones first. */
  readonly folders: readonly (readonly [path: string, mode: number])[]
  /** The modes of changed files, and of others whose mode a checkout would not set. */
  readonly files: readonly (readonly [path: string, mode: number])[]
  /** Untracked and ignored paths; the content of those that are folders is not part of this. */
  readonly closed: readonly string[]
}

/**
 * Takes the outline of the tree, as far as it can be changed by entering one of `commits`, running there and coming
 * back.
 */
export async function takeOutline(git: Git, commits: readonly string[]): Promise<Outline> {
  const [status, entries] = await Promise.all([readStatus(git), readIndex(git)])
  // A path that was removed only from the index counts as deleted, but still exists.
  const changed = new Set([...status.changed, ...status.deleted])
  const modes = modesOf(entries)
  const paths = new Set([...modes.keys(), ...changed, ...status.untracked])
  for (const commit of commits)
    for (const path of (await readDifference(git, 'HEAD', commit)).added) paths.add(path)

  const look = statsReader(git.folder)
  const candidates = new Set<string>()
  const files: [string, number][] = []
  for (const path of paths) {
    for (const above of foldersAbove(path)) candidates.add(above)
    const there = await look(path)
    const mode = modes.get(path)
    if (there?.isFile() && (changed.has(path) || (mode && modeOf(there) !== usualMode(mode))))
      files.push([path, modeOf(there)])
    // A folder at a path where git has, or will have, a file.
    if (there?.isDirectory() && mode !== '160000' && !(await lstatOrNull(bytes(git.folder, path, '.git')))) {
      candidates.add(path)
      for (const inside of (await listBelow(bytes(git.folder, path))).folders)
        candidates.add(`${path}/${inside}`)
    }
  }
  // Git does not know empty folders.
  const closed = new Set([...status.untracked, ...status.ignored])
  const isOpen = (path: string) => !closed.has(path) && modes.get(path) !== '160000'
  const found = await foldersIn(git.folder, isOpen, (path, error) => {
    if (!['EACCES', 'EPERM', 'ENOENT'].includes(error.code ?? '')) throw error
    // What the user may not read now is not to be cleared at the end, when it can be read.
    closed.add(path)
  })
  for (const path of found) candidates.add(path)
  const folders: [string, number][] = []
  for (const path of [...candidates].sort((a, b) => a.length - b.length)) {
    const there = await look(path)
    if (there?.isDirectory()) folders.push([path, modeOf(there)])
  }
  return { folders, files, closed: [...closed] }
}

/** The folders that these paths are in, outer ones first. */
export function foldersOf(paths: Iterable<string>): readonly string[] {
  return [...new Set([...paths].flatMap(foldersAbove))]
}

/** Gives us access to folders that a command has closed, as far as the user may. */
export function openFolders(root: string, folders: readonly string[]): void {
  for (const path of folders) {
    const place = bytes(root, path)
    try {
      const there = lstatSync(place)
      if (there.isDirectory() && (there.mode & 0o700) !== 0o700)
        chmodSync(place, (there.mode & 0o7777) | 0o700)
    } catch {
      // Gone, or no folder any more, or another user's: git will report the problem.
    }
  }
}

/** Folders below `root`, without the git directory, as far as `isOpen` allows looking into them; `unread` has what fails. */
async function foldersIn(
  root: string,
  isOpen: (path: string) => boolean,
  unread: (path: string, error: NodeJS.ErrnoException) => void,
): Promise<readonly string[]> {
  const found: string[] = []
  const open = ['']
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    const place = folder === '' ? Buffer.from(root) : bytes(root, folder)
    const entries = await readdir(place, { withFileTypes: true, encoding: 'buffer' }).catch(
      (error: NodeJS.ErrnoException) => {
        unread(folder, error)
        return []
      },
    )
    for (const entry of entries) {
      const name = (entry.name as Buffer).toString('latin1')
      const path = folder === '' ? name : `${folder}/${name}`
      if (!entry.isDirectory() || path === '.git' || !isOpen(path)) continue
      found.push(path)
      open.push(path)
    }
  }
  return found
}

/** Makes missing folders again and restores modes, over the index of the commit that the outline was taken from. */
export async function applyOutline(git: Git, { folders, files, closed }: Outline): Promise<void> {
  for (const [path, mode] of folders) {
    const place = bytes(git.folder, path)
    // If a file is there now, a benchmark has left one that the user's rules ignore.
    await mkdir(place, { recursive: true }).catch(() => null)
    const there = await statsBelow(git.folder, path)
    if (there?.isDirectory() && modeOf(there) !== mode) await chmod(place, mode)
  }
  const modes = new Map(files)
  for (const [path, mode] of modesOf(await readIndex(git)))
    modes.set(path, modes.get(path) ?? usualMode(mode))
  const look = statsReader(git.folder)
  for (const [path, mode] of modes) {
    const there = await look(path)
    if (there?.isFile() && modeOf(there) !== mode) await chmod(bytes(git.folder, path), mode)
  }
  // Git lists no empty folders, so new ones are still there.
  const known = new Set(folders.map(([path]) => path))
  for (const path of modes.keys()) for (const above of foldersAbove(path)) known.add(above)
  const shut = new Set(closed)
  const found = await foldersIn(
    git.folder,
    path => !shut.has(path) && !modes.has(path),
    () => {},
  )
  for (const path of found.toReversed())
    if (!known.has(path)) await rmdir(bytes(git.folder, path)).catch(() => null)
}

/** Tracked files whose line ends may not be those that a checkout would write, where a setting converts line ends. */
export async function oddLineEnds(git: Git): Promise<readonly string[]> {
  const converts = (await git.find(['config', 'core.autocrlf']))?.toLowerCase() === 'true'
  if (!converts && !(await git.find(['config', '--get-regexp', '^core\\.(autocrlf|eol)$']))) return []
  // "i/lf w/crlf attr/… TAB path", in the index and the tree.
  return nulSeparated(await git.run(['ls-files', '--eol', '-z']))
    .filter(entry => {
      const [, index, tree] = /^i\/(\S*) *w\/(\S*) /.exec(entry) ?? []
      return converts ? tree === 'lf' || tree === 'mixed' : index !== tree
    })
    .map(entry => entry.slice(entry.indexOf('\t') + 1))
}

function modesOf(entries: readonly IndexEntry[]): ReadonlyMap<string, string> {
  return new Map(entries.map(({ path, mode }) => [path, mode]))
}

function usualMode(inIndex: string): number {
  return (inIndex === '100755' ? 0o777 : 0o666) & ~process.umask()
}

function modeOf({ mode }: { readonly mode: number }): number {
  return mode & 0o7777
}
