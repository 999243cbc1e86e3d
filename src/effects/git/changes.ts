// Asks git and the tree what there is beyond a commit, and what entering other commits would overwrite or lose.
import { standing } from '../folder.ts'
import { type Git, nulSeparated } from './git.ts'
import { below, bytes, foldersAbove, standingBelow } from './paths.ts'

interface Changes {
  readonly present: readonly string[]
  readonly ignored: readonly string[]
  readonly deleted: readonly string[]
}

/**
 * Paths that differ from HEAD in the index or the tree, and untracked and ignored ones. A nested repository and a folder
 * that is ignored as such are one path.
 */
export async function changes(git: Git): Promise<Changes> {
  const status = nulSeparated(
    await git.run([
      'status',
      '--porcelain=v2',
      '-z',
      '--untracked-files=all',
      '--ignored=matching',
      '--no-renames',
      '--ignore-submodules=all',
    ]),
  )
  const present: string[] = []
  const ignored: string[] = []
  const deleted: string[] = []
  for (const entry of status) {
    // "? path"; "! path"; "1 XY sub mH mI mW hH hI path", missing where X or Y is D; "u XY sub m1 m2 m3 mW h1 h2 h3 path".
    const path = entry
      .split(' ')
      .slice({ '?': 1, '!': 1, u: 10 }[entry.charAt(0)] ?? 8)
      .join(' ')
      .replace(/\/$/, '')
    if (entry.startsWith('! ')) ignored.push(path)
    else if (/^1 (D.|.D) /.test(entry)) deleted.push(path)
    else present.push(path)
  }
  return { present, ignored, deleted }
}

/** Files that the user has told git not to look at: their changes show in no status, and a checkout would lose them. */
export async function flaggedFiles(git: Git): Promise<readonly string[]> {
  const sparse = await isSparse(git)
  return nulSeparated(await git.run(['ls-files', '-v', '-z']))
    .filter(entry => /^[a-z]/.test(entry) || (entry.startsWith('S') && !sparse))
    .map(entry => entry.slice(2))
}

export async function isSparse(git: Git): Promise<boolean> {
  return (await git.ask(['config', '--type=bool', 'core.sparseCheckout'])) === 'true'
}

export async function index(git: Git): Promise<{ tracked: ReadonlySet<string>; links: ReadonlySet<string> }> {
  const entries = nulSeparated(await git.run(['ls-files', '--stage', '-z']))
  const pathOf = (entry: string) => entry.slice(entry.indexOf('\t') + 1)
  return {
    tracked: new Set(entries.map(pathOf)),
    links: new Set(entries.filter(entry => entry.startsWith('160000')).map(pathOf)),
  }
}

/** Paths whose file is another in one of `commits` than in HEAD, and those that HEAD does not have. */
export async function differences(git: Git, commits: readonly string[]) {
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
export async function lostLinks(
  git: Git,
  links: ReadonlySet<string>,
  commits: readonly string[],
): Promise<readonly string[]> {
  const lost = new Set<string>()
  for (const commit of links.size === 0 ? [] : new Set(['HEAD', ...commits])) {
    const there = new Set(nulSeparated(await git.run(['ls-tree', '-r', '-z', commit])).map(linkIn))
    for (const link of links) if (!there.has(link)) lost.add(link)
  }
  return [...lost]
}

/** The .git of folders that hold tracked files of ours and are a repository too: git shows neither as untracked. */
export async function repositoriesAmong(git: Git, tracked: ReadonlySet<string>): Promise<readonly string[]> {
  const found: string[] = []
  for (const folder of new Set([...tracked].flatMap(foldersAbove)))
    if (await standingBelow(git.folder, `${folder}/.git`)) found.push(`${folder}/.git`)
  return found
}

function linkIn(entry: string): string | null {
  return entry.startsWith('160000') ? entry.slice(entry.indexOf('\t') + 1) : null
}

/** What stands at (or above, or below) paths that a checkout will write, and is tracked under none. */
export async function inTheWay(
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
