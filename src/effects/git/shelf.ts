// A shelf: what a working tree has beyond its commit, set aside by renaming it into the git directory.
//
// `git stash` would rewrite the files: it loses modes, times and mixed line ends, cannot take an intent-to-add, and
// copies every large untracked file into the object store. A rename keeps each file as it is, at no cost.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { standing } from '../folder.ts'
import { type Git, nulSeparated } from './git.ts'
import { below, bytes, foldersAbove, move, removeEmptied, standingBelow } from './paths.ts'

/** The entry in a shelf that lists deleted files; written last, so that a shelf that has it is complete. */
const listName = 'deleted.json'
const filesName = 'files'

/** What a shelf is to take beyond changes. */
export interface Shelving {
  /** Commits that will be entered. What stands in their way is moved too (an ignored file at a path they track). */
  readonly entering: readonly string[]
  /** Untracked paths to leave where they are. */
  readonly stays: (path: string) => boolean
  /** Whether to move, besides, each unchanged file that differs in a commit to be entered: so it comes back untouched. */
  readonly unchanged: boolean
}

/**
 * Moves everything that differs from HEAD, and everything untracked that is not ignored, from the tree into `folder`.
 * Tracked files are then missing from the tree until a commit is checked out.
 */
export async function shelve(git: Git, folder: string, shelving: Shelving): Promise<void> {
  await mkdir(folder, { recursive: true })
  const flagged = await flaggedFiles(git)
  const { present, deleted } = await changes(git, shelving.stays)
  const { tracked, links } = await index(git)
  const differing = await differences(git, shelving.entering)
  const moved = new Set([...flagged, ...present, ...(await lostLinks(git, links, shelving.entering))])
  for (const path of await inTheWay(git, [...differing.added, ...deleted], tracked)) moved.add(path)
  if (shelving.unchanged)
    for (const path of differing.changed) if (tracked.has(path) && !links.includes(path)) moved.add(path)

  const gone = new Set(deleted)
  for (const path of flagged) if (!(await standingBelow(git.folder, path))) gone.add(path)
  for (const path of moved) {
    if (!(await standingBelow(git.folder, path))) continue
    await move(bytes(git.folder, path), bytes(folder, filesName, path))
    await removeEmptied(git.folder, path)
    gone.delete(path)
  }
  await writeFile(join(folder, `${listName}.next`), JSON.stringify([...gone]))
  await rename(join(folder, `${listName}.next`), join(folder, listName))
  if (flagged.length > 0) await unflag(git, flagged)
}

/**
 * Moves a shelf back over the commit it was taken from and removes it. A file that has appeared in the meantime where
 * one of the shelf belongs is kept beside it; the names of those are returned.
 */
export async function unshelve(git: Git, folder: string): Promise<readonly string[]> {
  const kept: string[] = []
  const { tracked } = await index(git)
  const deleted = await readFile(join(folder, listName), 'utf8').catch(() => '[]')
  for (const path of JSON.parse(deleted) as string[]) {
    const there = await standingBelow(git.folder, path)
    if (!tracked.has(path) || !there || there.isDirectory()) continue
    await rm(bytes(git.folder, path))
    await removeEmptied(git.folder, path)
  }
  // Once files come back the list must not be followed again: a folder may have come back as a link to another.
  await rm(join(folder, listName), { force: true })
  const { files } = await below(bytes(folder, filesName))
  for (const path of files) {
    await makeWay(git, path, tracked, kept)
    await move(bytes(folder, filesName, path), bytes(git.folder, path))
  }
  await rm(folder, { recursive: true, force: true })
  return kept
}

/** Whether `folder` holds a complete shelf. */
export async function isComplete(folder: string): Promise<boolean> {
  return (await standing(join(folder, listName))) !== null
}

interface Changes {
  readonly present: readonly string[]
  readonly deleted: readonly string[]
}

/** Paths that differ from HEAD in the index or the tree, and untracked ones, a nested repository as one path. */
async function changes(git: Git, stays: (path: string) => boolean): Promise<Changes> {
  const status = nulSeparated(
    await git.run([
      'status',
      '--porcelain=v2',
      '-z',
      '--untracked-files=all',
      '--no-renames',
      '--ignore-submodules=all',
    ]),
  )
  const present: string[] = []
  const deleted: string[] = []
  for (const entry of status) {
    // "? path"; "1 XY sub mH mI mW hH hI path", missing where X or Y is D; "u XY sub m1 m2 m3 mW h1 h2 h3 path".
    const path = entry
      .split(' ')
      .slice({ '?': 1, u: 10 }[entry.charAt(0)] ?? 8)
      .join(' ')
      .replace(/\/$/, '')
    if (entry.startsWith('?') && stays(path)) continue
    if (/^1 (D.|.D) /.test(entry)) deleted.push(path)
    else present.push(path)
  }
  return { present, deleted }
}

/** Files that the user has told git not to look at: their changes show in no status, and a checkout would lose them. */
async function flaggedFiles(git: Git): Promise<readonly string[]> {
  const sparse = (await git.ask(['config', '--type=bool', 'core.sparseCheckout'])) === 'true'
  return nulSeparated(await git.run(['ls-files', '-v', '-z']))
    .filter(entry => /^[a-z]/.test(entry) || (entry.startsWith('S') && !sparse))
    .map(entry => entry.slice(2))
}

/** Lets git look at the files again, or a checkout would leave them missing. The user's own index comes back later. */
async function unflag(git: Git, paths: readonly string[]): Promise<void> {
  const input = Buffer.from(paths.map(path => `${path}\0`).join(''), 'latin1')
  for (const flag of ['--no-assume-unchanged', '--no-skip-worktree'])
    await git.run(['update-index', '-z', flag, '--stdin'], { input })
}

async function index(git: Git): Promise<{ tracked: ReadonlySet<string>; links: readonly string[] }> {
  const entries = nulSeparated(await git.run(['ls-files', '--stage', '-z']))
  const pathOf = (entry: string) => entry.slice(entry.indexOf('\t') + 1)
  return {
    tracked: new Set(entries.map(pathOf)),
    links: entries.filter(entry => entry.startsWith('160000')).map(pathOf),
  }
}

/** Paths whose file is another in one of `commits` than in HEAD, and those that HEAD does not have. */
async function differences(git: Git, commits: readonly string[]) {
  const changed = new Set<string>()
  const added = new Set<string>()
  for (const commit of new Set(commits)) {
    const found = nulSeparated(await git.run(['diff', '--raw', '-z', '--no-renames', 'HEAD', commit, '--']))
    for (let i = 0; i + 1 < found.length; i += 2) {
      const path = found[i + 1] ?? ''
      // ":mode-before mode-after sha-before sha-after status"; a submodule is given the folder it finds.
      const [before, after] = found[i]?.split(' ') ?? []
      if (before === ':000000' && after !== '160000') added.add(path)
      else changed.add(path)
    }
  }
  return { changed, added }
}

/** Submodules that HEAD or one of `commits` does not have: there, all of one would be an untracked repository. */
async function lostLinks(
  git: Git,
  links: readonly string[],
  commits: readonly string[],
): Promise<readonly string[]> {
  const lost = new Set<string>()
  for (const commit of links.length === 0 ? [] : new Set(['HEAD', ...commits])) {
    const there = new Set(nulSeparated(await git.run(['ls-tree', '-r', '-z', commit])).map(linkIn))
    for (const link of links) if (!there.has(link)) lost.add(link)
  }
  return [...lost]
}

function linkIn(entry: string): string | null {
  return entry.startsWith('160000') ? entry.slice(entry.indexOf('\t') + 1) : null
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
      const { files } = await below(bytes(git.folder, path))
      const blocking = there.isDirectory() ? files.map(file => `${path}/${file}`) : [part]
      for (const one of blocking) if (!tracked.has(one) || one === path) found.add(one)
      break
    }
  }
  return [...found]
}

/** Clears the place of `path`: nothing but folders above it, and at it nothing but the commit's own version. */
async function makeWay(git: Git, path: string, tracked: ReadonlySet<string>, kept: string[]): Promise<void> {
  for (const above of foldersAbove(path)) {
    const there = await standing(bytes(git.folder, above))
    if (there && !there.isDirectory()) await keepBeside(git, above, kept)
  }
  const target = bytes(git.folder, path)
  const there = await standing(target)
  if (!there) return
  // A tracked path that is a folder is a submodule, filled by us.
  const ours = tracked.has(path) || (there.isDirectory() && (await below(target)).files.length === 0)
  if (ours) await rm(target, { recursive: true })
  else await keepBeside(git, path, kept)
}

async function keepBeside(git: Git, path: string, kept: string[]): Promise<void> {
  for (let n = 1; ; n++) {
    const name = `${path}.benchgate-${n}`
    if (await standing(bytes(git.folder, name))) continue
    await move(bytes(git.folder, path), bytes(git.folder, name))
    kept.push(name)
    return
  }
}
