// Keeps git working and safe in a repository where untrusted commands have run.
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contentOf, lstatOrNull } from '../files/folder.ts'
import { replaceFile } from '../files/replace-file.ts'
import { type Git, gitPaths } from './git.ts'

const configuration = ['config', 'config.worktree', 'info/attributes', 'info/exclude', 'info/sparse-checkout']

/** Lock files that a killed git leaves, and that stop the next one. */
const locks = [
  'index.lock',
  'HEAD.lock',
  'config.lock',
  'packed-refs.lock',
  'shallow.lock',
  'refs/stash.lock',
]

/**
 * Remembers how git is set up here, and gives a function that restores that: a benchmark that writes into git's files
 * could make our next git run a program of its choice, or stop it. `changed` is called with what is replaced.
 */
export async function guard(
  git: Git,
  changed: (path: string, content: Buffer) => void = () => {},
): Promise<() => Promise<void>> {
  // Looked up before the repository can be changed.
  const places = await gitPaths(git, ['index', 'HEAD', ...configuration, ...locks])
  const [index = '', head = '', ...paths] = places.values()
  const sha = await git.run(['rev-parse', '--verify', 'HEAD'])
  const configured = paths.slice(0, configuration.length)
  const before = await Promise.all(configured.map(contentOf))
  const seen = new Set<string>()
  return async () => {
    for (const [n, path] of configured.entries()) await putBack(path, before[n] ?? null, changed)
    for (const lock of paths.slice(configuration.length)) await rm(lock, { recursive: true, force: true })
    if (!(await isHead(head))) await replaceFile(head, `${sha}\n`)
    // A commit stays one: git is asked once about each that is checked out, not at every change of sides.
    const named = await readFile(head, 'utf8')
    if (!seen.has(named)) await mendUnborn(git, head, sha)
    if (!named.startsWith('ref: ')) seen.add(named)
    await mendIndex(git, index)
  }
}

/** Removes the locks that a git has left in a checkout that we hold, and repairs its index and HEAD, where `sha` was. */
export async function unlock(git: Git, sha: string): Promise<void> {
  const [index = '', head = '', ...paths] = (await gitPaths(git, ['index', 'HEAD', ...locks])).values()
  for (const lock of paths) await rm(lock, { recursive: true, force: true })
  // The temporary index of `git stash create`.
  for (const name of await readdir(dirname(index)))
    if (/^index\.stash\.\d+(\.lock)?$/.test(name)) await rm(join(dirname(index), name), { force: true })
  await mendUnborn(git, head, sha)
  await mendIndex(git, index)
}

/** The lock that another git holds here at this moment, if any. */
export async function lockedBy(git: Git): Promise<string | null> {
  for (const lock of (await gitPaths(git, locks)).values()) if (await lstatOrNull(lock)) return lock
  return null
}

/** Restores HEAD of a git directory from the copy of a killed run; without it git sees no repository. */
export async function repairHead(gitFolder: string): Promise<void> {
  const copy = await contentOf(join(gitFolder, 'benchgate', 'HEAD')).catch(() => null)
  if (copy !== null && !(await isHead(join(gitFolder, 'HEAD'))))
    await replaceFile(join(gitFolder, 'HEAD'), copy)
}

async function isHead(path: string): Promise<boolean> {
  const content = await readFile(path, 'utf8').catch(() => '')
  return /^(ref: refs\/.+|[0-9a-f]{40}|[0-9a-f]{64})\n?$/.test(content)
}

/**
 * Where HEAD names no commit that git can read (its branch has none, or was removed, or its objects are damaged), it comes
 * to name one of what the index has. That is what was checked out: any other commit would make its files look like changes
 * to the side that was left. If that cannot be read either, it is `sha`.
 */
async function mendUnborn(git: Git, head: string, sha: string): Promise<void> {
  const isRead = async () => (await git.ask(['ls-tree', '-r', '-d', '--name-only', 'HEAD'])) !== null
  if (await isRead()) return
  const tree = await git.ask(['write-tree', '--missing-ok'])
  const commit = tree && (await git.ask(['commit-tree', '-m', 'Staged while HEAD named no commit', tree]))
  if (commit) await replaceFile(head, `${commit}\n`)
  if (!commit || !(await isRead())) await replaceFile(head, `${sha}\n`)
}

/** Makes a missing or broken index anew, as of the checked-out commit; the user's own comes back from its copy. */
async function mendIndex(git: Git, path: string): Promise<void> {
  const content = await readFile(path).catch(() => Buffer.alloc(0))
  if (content.subarray(0, 4).toString('latin1') === 'DIRC') return
  await rm(path, { recursive: true, force: true })
  await git.ask(['read-tree', 'HEAD'])
  await git.ask(['update-index', '-q', '--refresh'])
}

async function putBack(
  path: string,
  content: Buffer | null,
  changed: (path: string, content: Buffer) => void,
): Promise<void> {
  const there = await lstatOrNull(path)
  if (!there && content === null) return
  const now = there?.isFile() ? await readFile(path).catch(() => null) : null
  if (content !== null && now?.equals(content)) return
  if (now !== null) changed(path, now)
  await rm(path, { recursive: true, force: true })
  if (content === null) return
  await mkdir(dirname(path), { recursive: true })
  await replaceFile(path, content)
}
