// The outline of a working tree: what neither a checkout nor a rename of files would bring back.
import { chmod, mkdir } from 'node:fs/promises'
import { standing } from '../folder.ts'
import { type Git, nulSeparated } from './git.ts'
import { below, bytes, foldersAbove, looking, standingBelow } from './paths.ts'

/** An Outline is which folders there are, and which modes are not those git gives. */
export interface Outline {
  /** Folders that switching between commits can remove, with their modes; outer ones first. */
  readonly folders: readonly (readonly [path: string, mode: number])[]
  /** The modes of files that have been changed, and of others where they are not those of a checkout. */
  readonly files: readonly (readonly [path: string, mode: number])[]
}

/** Takes the outline of the tree as far as entering one of `commits` and coming back can change it. */
export async function takeOutline(git: Git, commits: readonly string[]): Promise<Outline> {
  const paths = new Set<string>()
  const changed = new Set<string>()
  for (const entry of nulSeparated(
    await git.run(['status', '--porcelain=v2', '-z', '--untracked-files=all', '--no-renames']),
  )) {
    if (entry.startsWith('? ')) paths.add(entry.slice(2).replace(/\/$/, ''))
    if (entry.startsWith('1 ')) changed.add(entry.split(' ').slice(8).join(' '))
  }
  const tracked = await modesInIndex(git)
  for (const path of [...tracked.keys(), ...changed]) paths.add(path)
  for (const commit of commits)
    for (const path of nulSeparated(
      await git.run(['diff', '--name-only', '-z', '--no-renames', '--diff-filter=A', 'HEAD', commit, '--']),
    ))
      paths.add(path)

  const look = looking(git.folder)
  const candidates = new Set<string>()
  const files: [string, number][] = []
  for (const path of paths) {
    for (const above of foldersAbove(path)) candidates.add(above)
    const there = await look(path)
    const mode = tracked.get(path)
    if (there?.isFile() && (changed.has(path) || (mode && modeOf(there) !== usualMode(mode))))
      files.push([path, modeOf(there)])
    // A folder where git has, or will have, a file.
    if (there?.isDirectory() && mode !== '160000' && !(await standing(bytes(git.folder, path, '.git')))) {
      candidates.add(path)
      for (const inside of (await below(bytes(git.folder, path))).folders) candidates.add(`${path}/${inside}`)
    }
  }
  const folders: [string, number][] = []
  for (const path of [...candidates].sort((a, b) => a.length - b.length)) {
    const there = await look(path)
    if (there?.isDirectory()) folders.push([path, modeOf(there)])
  }
  return { folders, files }
}

/** Makes folders that have gone, and gives back modes, over the index of the commit the outline was taken from. */
export async function applyOutline(git: Git, { folders, files }: Outline): Promise<void> {
  for (const [path, mode] of folders) {
    const place = bytes(git.folder, path)
    // Where a file stands now, a benchmark has left one that the user's rules ignore.
    await mkdir(place, { recursive: true }).catch(() => null)
    const there = await standingBelow(git.folder, path)
    if (there?.isDirectory() && modeOf(there) !== mode) await chmod(place, mode)
  }
  const modes = new Map(files)
  for (const [path, mode] of await modesInIndex(git)) modes.set(path, modes.get(path) ?? usualMode(mode))
  const look = looking(git.folder)
  for (const [path, mode] of modes) {
    const there = await look(path)
    if (there?.isFile() && modeOf(there) !== mode) await chmod(bytes(git.folder, path), mode)
  }
}

/** Tracked files whose line ends may not be those a checkout would give them, under a setting that converts any. */
export async function oddLineEnds(git: Git): Promise<readonly string[]> {
  const converts = (await git.ask(['config', 'core.autocrlf']))?.toLowerCase() === 'true'
  if (!converts && !(await git.ask(['config', '--get-regexp', '^core\\.(autocrlf|eol)$']))) return []
  // "i/lf w/crlf attr/… TAB path", in the index and the tree.
  return nulSeparated(await git.run(['ls-files', '--eol', '-z']))
    .filter(entry => {
      const [, index, tree] = /^i\/(\S*) *w\/(\S*) /.exec(entry) ?? []
      return converts ? tree === 'lf' || tree === 'mixed' : index !== tree
    })
    .map(entry => entry.slice(entry.indexOf('\t') + 1))
}

async function modesInIndex(git: Git): Promise<ReadonlyMap<string, string>> {
  const entries = nulSeparated(await git.run(['ls-files', '--stage', '-z']))
  return new Map(entries.map(entry => [entry.slice(entry.indexOf('\t') + 1), entry.slice(0, 6)]))
}

function usualMode(inIndex: string): number {
  return (inIndex === '100755' ? 0o777 : 0o666) & ~process.umask()
}

function modeOf({ mode }: { readonly mode: number }): number {
  return mode & 0o7777
}
