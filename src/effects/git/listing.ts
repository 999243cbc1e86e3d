// Reads git's lists of a checkout: changed and tracked files, stashes.
import { type Git, splitAtNul, type UndecodedGitText } from './git.ts'

/** The paths at which the tree or the index differs from HEAD, and those that are not tracked. */
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
      '--no-show-stash',
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
  /** The time when git last wrote the file, or noticed a change of it (ctime), in seconds since 1970. */
  readonly written: number
  /** The modification time that git recorded, in milliseconds. */
  readonly modified: number
  /** True if the user has told git not to look at the file (assume-unchanged), so that no status shows its changes. */
  readonly isAssumed: boolean
  /** True if git expects no file there (skip-worktree), by a sparse checkout or because the user said so. */
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
