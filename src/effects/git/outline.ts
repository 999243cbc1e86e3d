// The outline of a working tree: what neither a checkout nor a rename of files would bring back.
import { chmod, mkdir } from 'node:fs/promises'
import { standing } from '../folder.ts'
import { type Git, nulSeparated } from './git.ts'
import { below, bytes, foldersAbove } from './paths.ts'

/** An Outline is which folders there are, which modes are not those git gives, and what the user's rules ignore. */
export interface Outline {
  /** Folders that switching between commits can remove, with their modes; outer ones first. */
  readonly folders: readonly (readonly [path: string, mode: number])[]
  readonly files: readonly (readonly [path: string, mode: number])[]
  /** Ignored here, and so to be left alone even on a side whose own rules do not ignore it. A folder ends with `/`. */
  readonly ignored: readonly string[]
}

/** Takes the outline of the tree as far as entering one of `commits` and coming back can change it. */
export async function takeOutline(git: Git, commits: readonly string[]): Promise<Outline> {
  const ignored: string[] = []
  const paths = new Set<string>()
  for (const entry of nulSeparated(
    await git.run([
      'status',
      '--porcelain=v2',
      '-z',
      '--untracked-files=all',
      '--ignored=matching',
      '--no-renames',
    ]),
  )) {
    if (entry.startsWith('! ')) ignored.push(entry.slice(2))
    if (entry.startsWith('? ')) paths.add(entry.slice(2).replace(/\/$/, ''))
    if (entry.startsWith('1 ')) paths.add(entry.split(' ').slice(8).join(' '))
  }
  const tracked = await modesInIndex(git)
  for (const path of tracked.keys()) paths.add(path)
  for (const commit of commits)
    for (const path of nulSeparated(
      await git.run(['diff', '--name-only', '-z', '--no-renames', '--diff-filter=A', 'HEAD', commit, '--']),
    ))
      paths.add(path)

  const candidates = new Set<string>()
  const files: [string, number][] = []
  for (const path of paths) {
    for (const above of foldersAbove(path)) candidates.add(above)
    const there = await standing(bytes(git.folder, path))
    const mode = tracked.get(path)
    if (there?.isFile() && mode !== undefined && modeOf(there) !== usualMode(mode))
      files.push([path, modeOf(there)])
    // A folder where git has, or will have, a file.
    if (there?.isDirectory() && mode !== '160000' && !(await standing(bytes(git.folder, path, '.git')))) {
      candidates.add(path)
      for (const inside of (await below(bytes(git.folder, path))).folders) candidates.add(`${path}/${inside}`)
    }
  }
  const folders: [string, number][] = []
  for (const path of [...candidates].sort((a, b) => a.length - b.length)) {
    const there = await standing(bytes(git.folder, path))
    if (there?.isDirectory()) folders.push([path, modeOf(there)])
  }
  return { folders, files, ignored }
}

/** Makes folders that have gone, and gives back modes. */
export async function applyOutline(git: Git, { folders, files }: Outline): Promise<void> {
  for (const [path, mode] of folders) {
    const place = bytes(git.folder, path)
    if (!(await standing(place))) await mkdir(place, { recursive: true })
    const there = await standing(place)
    if (there?.isDirectory() && modeOf(there) !== mode) await chmod(place, mode)
  }
  for (const [path, mode] of files) {
    const there = await standing(bytes(git.folder, path))
    if (there?.isFile() && modeOf(there) !== mode) await chmod(bytes(git.folder, path), mode)
  }
}

/** A question: is a path ignored by the rules of the outline? */
export function ignoring({ ignored }: Pick<Outline, 'ignored'>): (path: string) => boolean {
  const listed = new Set(ignored)
  return path => [...foldersAbove(path), path].some(part => listed.has(part) || listed.has(`${part}/`))
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
