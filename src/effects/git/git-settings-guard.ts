// Keeps git working and safe in a repository where untrusted commands have run.
import type { Stats } from 'node:fs'
import { chmod, mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { RunWarningOf } from '../../core/model/comparison.ts'
import { escapeControlCharacters } from '../../core/words/escape.ts'
import { lstatOrNull, readFileBytesOrNull, removeAndCreateFile } from '../files/folder.ts'
import type { RunConsole } from '../program/console.ts'
import { decodeGitText, type Git, resolvePathsInGitFolder, type UndecodedGitText } from './git.ts'

/** `commondir` names another folder for all that worktrees share, the configuration included. */
const configuration = [
  'commondir',
  'config',
  'config.worktree',
  'info/attributes',
  'info/exclude',
  'info/sparse-checkout',
]

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
 * Reads git's configuration, and returns a function that restores it: a benchmark that writes into git's files could make our
 * next git command run a program of its choice, or stop it. `onChanged` is called with each changed file before it is replaced.
 */
export async function createGitConfigurationAndHeadRestorer(
  git: Git,
  onChanged: (path: string, content: Buffer) => void = () => {},
): Promise<() => Promise<void>> {
  // The paths are looked up before the repository can be changed.
  const pathsByName = await resolvePathsInGitFolder(git, ['index', 'HEAD', ...configuration, ...locks])
  const [index = '', head = '', ...paths] = pathsByName.values()
  const sha = await git.run(['rev-parse', '--verify', 'HEAD'])
  const configured = paths.slice(0, configuration.length)
  const before = await Promise.all(configured.map(readFileBytesOrNull))
  const checkedHeads = new Set<string>()
  return async () => {
    for (const [n, path] of configured.entries()) await restoreFile(path, before[n] ?? null, onChanged)
    for (const lock of paths.slice(configuration.length)) await rm(lock, { recursive: true, force: true })
    if (!(await isHead(head))) await removeAndCreateFile(head, `${sha}\n`)
    // A commit does not change, so git is asked once about each that is checked out, not at every switch of sides.
    const headContent = await readFile(head, 'utf8')
    if (!checkedHeads.has(headContent)) await repairUnreadableHead(git, head, sha)
    if (!headContent.startsWith('ref: ')) checkedHeads.add(headContent)
    await repairIndex(git, index)
  }
}

/** Removes locks that git has left in a checkout that we hold, and repairs its index and HEAD, which was at `sha`. */
export async function removeLocksAndRepairIndex(git: Git, sha: string): Promise<void> {
  const [index = '', head = '', ...paths] = (
    await resolvePathsInGitFolder(git, ['index', 'HEAD', ...locks])
  ).values()
  for (const lock of paths) await rm(lock, { recursive: true, force: true })
  // The temporary index of `git stash create`.
  for (const name of await readdir(dirname(index)))
    if (/^index\.stash\.\d+(\.lock)?$/.test(name)) await rm(join(dirname(index), name), { force: true })
  await repairUnreadableHead(git, head, sha)
  await repairIndex(git, index)
}

/** Returns the lock that another git currently holds here, if any. */
export async function findGitLock(git: Git): Promise<string | null> {
  for (const lock of (await resolvePathsInGitFolder(git, locks)).values())
    if (await lstatOrNull(lock)) return lock
  return null
}

/** Restores HEAD of a git directory from the copy of a killed run, as git sees no repository without it. */
export async function repairGitHeadFile(gitFolder: string): Promise<void> {
  const copy = await readFileBytesOrNull(join(gitFolder, 'benchgate', 'HEAD')).catch(() => null)
  if (copy !== null && !(await isHead(join(gitFolder, 'HEAD'))))
    await removeAndCreateFile(join(gitFolder, 'HEAD'), copy)
}

async function isHead(path: string): Promise<boolean> {
  const content = await readFile(path, 'utf8').catch(() => '')
  return /^(ref: refs\/.+|[0-9a-f]{40}|[0-9a-f]{64})\n?$/.test(content)
}

/**
 * Repairs a HEAD that names no readable commit, as its branch was removed or is new, or its objects are damaged. HEAD is set to
 * a commit of the index, which is what was checked out: with any other commit, its files would look like changes of the side.
 * If the index cannot be read either, HEAD is set to `sha`.
 */
async function repairUnreadableHead(git: Git, head: string, sha: string): Promise<void> {
  const isReadable = async () => (await git.ask(['ls-tree', '-r', '-d', '--name-only', 'HEAD'])) !== null
  if (await isReadable()) return
  const tree = await git.ask(['write-tree', '--missing-ok'])
  const commit = tree && (await git.ask(['commit-tree', '-m', 'Staged while HEAD named no commit', tree]))
  if (commit) await removeAndCreateFile(head, `${commit}\n`)
  if (!commit || !(await isReadable())) await removeAndCreateFile(head, `${sha}\n`)
}

/** Replaces a missing or broken index by that of the checked-out commit; the user's own is restored later from its copy. */
async function repairIndex(git: Git, path: string): Promise<void> {
  const content = await readFile(path).catch(() => Buffer.alloc(0))
  if (content.subarray(0, 4).toString('latin1') === 'DIRC') return
  await rm(path, { recursive: true, force: true })
  await git.ask(['read-tree', 'HEAD'])
  await git.ask(['update-index', '-q', '--refresh'])
}

async function restoreFile(
  path: string,
  content: Buffer | null,
  onChanged: (path: string, content: Buffer) => void,
): Promise<void> {
  const stats = await lstatOrNull(path)
  if (!stats && content === null) return
  const now = stats?.isFile() ? await readFile(path).catch(() => null) : null
  if (content !== null && now?.equals(content)) return
  if (now !== null) onChanged(path, now)
  await rm(path, { recursive: true, force: true })
  if (content === null) return
  await mkdir(dirname(path), { recursive: true })
  await removeAndCreateFile(path, content)
}

// Configuration, hooks, attributes and refs of a repository, as they were before untrusted code ran. Changes there outlive the
// worktrees, and can make a later git command of the job run programs.

/** The most changed names that are reported. */
const maxNames = 10
/** Files and folders that all worktrees share; the locks would stop every later git. */
const sharedNames = ['config', 'config.lock', 'packed-refs.lock', 'hooks', 'info']
/** Files of a single worktree. */
const ownNames = ['commondir', 'config.worktree', 'HEAD.lock']

interface Repository {
  readonly git: Git
  /** A prefix for the names of its files and refs in messages. */
  readonly prefix: string
  readonly places: readonly { readonly name: string; readonly path: string; readonly before: PathSnapshot }[]
  /** Null if git cannot tell. */
  readonly refs: Refs | null
}

/** The object of each ref, or `ref: ` and the ref that it points to, by name. */
type Refs = ReadonlyMap<UndecodedGitText, UndecodedGitText>

/**
 * Detects changes in git directories until it is disposed of, and reverts them if `restores`, as nobody else works in the
 * repository. `withHead` is false if the checkout itself is used: HEAD then moves, and is restored with the checkout.
 */
export async function openGitGuard(
  git: Git,
  console: RunConsole,
  { restores, withHead }: { readonly restores: boolean; readonly withHead: boolean },
) {
  const args = ['--path-format=absolute', '--absolute-git-dir', '--git-common-dir']
  const folders = (await git.run(['rev-parse', ...args])).split('\n').map(decodeGitText)
  const [ownFolder = '', folder = ownFolder] = folders
  const repositories = [await readRepository(git, '', folder, ownFolder, withHead)]
  for (const name of await submoduleNamesInGitFolder(join(folder, 'modules'))) {
    const module = join(folder, 'modules', name)
    const submoduleGit = git.in(module).with({ GIT_DIR: module, GIT_WORK_TREE: module })
    repositories.push(await readRepository(submoduleGit, `modules/${name}/`, module, module, withHead))
  }
  let comparison: Promise<RunWarningOf<'git-changed'> | null> | null = null
  /** Compares once, and returns the changes at that time; null if there are none. */
  const end = () => (comparison ??= compareAndRestore(repositories, restores))
  return {
    end,
    /** Warns on the console if the run ends without a report. */
    async [Symbol.asyncDispose]() {
      const isReported = comparison !== null
      const changed = await end()
      if (changed === null || isReported) return
      const outcome = changed.isPutBack ? 'and were restored' : 'and were left changed'
      console.warn(
        `Files in the repository's git directory changed while the benchmarks ran, ${outcome}: ${changed.changed.map(escapeControlCharacters).join(', ')}.`,
      )
    },
  }
}

async function compareAndRestore(
  repositories: readonly Repository[],
  restores: boolean,
): Promise<RunWarningOf<'git-changed'> | null> {
  const names: string[] = []
  let isPutBack = restores
  for (const { git, prefix, places, refs } of repositories) {
    for (const { name, path, before } of places) {
      const changed = diffPathSnapshots(before, await takePathSnapshot(path))
      names.push(...changed.map(below => prefix + join(name, below)))
      if (restores && changed.length > 0) await restorePathsFromSnapshot(path, before, changed)
    }
    // By now git's configuration is restored.
    const allChanges = refs && changesIn(refs, await refsOf(git))
    // Remote branches may have been fetched by an editor.
    const isReported = (name: string) => restores || !name.startsWith('refs/remotes/')
    const changed = allChanges && new Map([...allChanges].filter(([name]) => isReported(name)))
    if (!changed || changed.size === 0) continue
    names.push(...[...changed.keys()].map(name => prefix + decodeGitText(name)))
    if (restores && !(await restoreRefs(git, changed))) isPutBack = false
  }
  const [count, changed] = [names.length, names.slice(0, maxNames)]
  return count === 0 ? null : { kind: 'git-changed', count, changed, isPutBack }
}

async function readRepository(
  git: Git,
  prefix: string,
  folder: string,
  ownFolder: string,
  withHead: boolean,
): Promise<Repository> {
  const worktreeNames = withHead ? [...ownNames, 'HEAD'] : ownNames
  const locations = [
    ...sharedNames.map(name => ({ name, path: join(folder, name) })),
    ...worktreeNames.map(name => ({ name, path: join(ownFolder, name) })),
  ]
  const watched: Repository['places'][number][] = []
  for (const location of locations) {
    // A folder of hooks that is too large is left alone.
    const before = await takePathSnapshot(location.path)
    if (before) watched.push({ ...location, before })
  }
  return { git, prefix, places: watched, refs: await refsOf(git) }
}

/** Returns the names of the repositories of submodules, which can contain slashes, and of their submodules. */
export async function submoduleNamesInGitFolder(folder: string, prefix = ''): Promise<readonly string[]> {
  const names: string[] = []
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isDirectory()) continue
    const [path, name] = [join(folder, entry.name), join(prefix, entry.name)]
    const isRepository = (await lstatOrNull(join(path, 'HEAD')))?.isFile() === true
    if (isRepository)
      names.push(name, ...(await submoduleNamesInGitFolder(join(path, 'modules'), join(name, 'modules'))))
    else names.push(...(await submoduleNamesInGitFolder(path, name)))
  }
  return names
}

/** Refs that a run makes and removes, and those of commits that were found in the checkout. */
const ownRef = /^refs\/(stash$|benchgate)/

/** Returns all refs except our own. */
async function refsOf(git: Git): Promise<Refs | null> {
  const listing = await git.ask([
    'for-each-ref',
    '--format=%(refname) %(if)%(symref)%(then)ref: %(symref)%(else)%(objectname)%(end)',
  ])
  if (listing === null) return null
  const refs = new Map<UndecodedGitText, UndecodedGitText>()
  for (const line of listing.split('\n')) {
    const [name] = line.split(' ', 1)
    if (name && !ownRef.test(name)) refs.set(name, line.slice(name.length + 1))
  }
  return refs
}

/** Returns the former value of each changed ref, null if it is new. If git cannot list the refs now, all have changed. */
function changesIn(before: Refs, now: Refs | null): ReadonlyMap<UndecodedGitText, UndecodedGitText | null> {
  const names = [...new Set([...before.keys(), ...(now?.keys() ?? [])])]
  return new Map(
    names.filter(name => before.get(name) !== now?.get(name)).map(name => [name, before.get(name) ?? null]),
  )
}

/** Restores refs. New refs are removed first, as one can block another: `a/b` blocks `a`. Returns whether all were restored. */
async function restoreRefs(
  git: Git,
  changed: ReadonlyMap<UndecodedGitText, UndecodedGitText | null>,
): Promise<boolean> {
  const allChanges = [...changed]
  const deletions = allChanges.flatMap(([name, former]) => (former === null ? [`delete ${name}`] : []))
  const updates = allChanges.flatMap(([name, former]) =>
    former !== null && !former.startsWith('ref: ') ? [`update ${name} ${former}`] : [],
  )
  let isComplete = true
  for (const lines of [deletions, updates]) {
    if (lines.length === 0) continue
    // Without following links, as the target of a new symbolic ref must not change.
    const input = Buffer.from(`${lines.map(line => `option no-deref\n${line}\n`).join('')}`, 'latin1')
    if ((await git.ask(['update-ref', '--stdin'], { input })) === null) isComplete = false
  }
  for (const [name, former] of allChanges) {
    if (!former?.startsWith('ref: ')) continue
    const args = [name, former.slice('ref: '.length)].map(decodeGitText)
    if ((await git.ask(['symbolic-ref', ...args])) === null) isComplete = false
  }
  return isComplete
}

// Snapshots of a file or a small folder, to compare with and to restore.

/** An entry of a snapshot; the content of a link is its target. */
interface SnapshotEntry {
  readonly kind: 'folder' | 'file' | 'link' | 'other'
  readonly mode: number
  readonly content: Buffer
}

/** All entries at a path, by names below it; empty if there is nothing. */
type PathSnapshot = ReadonlyMap<string, SnapshotEntry>

const limits = { files: 2000, bytes: 16 * 2 ** 20 }

/** Takes a snapshot; null if the path has too much. Pipes and devices are not read. */
async function takePathSnapshot(path: string): Promise<PathSnapshot | null> {
  const entries = new Map<string, SnapshotEntry>()
  let bytes = 0
  const visit = async (name: string): Promise<boolean> => {
    const entryPath = join(path, name)
    const stats = await lstatOrNull(entryPath)
    if (stats === null) return true
    bytes += stats.size
    if (entries.size >= limits.files || bytes > limits.bytes) return false
    const kind = kindOf(stats)
    const content =
      kind === 'file'
        ? await readFile(entryPath)
        : kind === 'link'
          ? await readlink(entryPath, 'buffer')
          : emptyContent
    entries.set(name, { kind, mode: stats.mode & 0o7777, content })
    if (kind !== 'folder') return true
    for (const below of await readdir(entryPath)) if (!(await visit(join(name, below)))) return false
    return true
  }
  return (await visit('')) ? entries : null
}

/** Returns the names below the path that differ, outer ones first. */
function diffPathSnapshots(before: PathSnapshot, now: PathSnapshot | null): readonly string[] {
  if (now === null) return ['']
  return [...new Set([...before.keys(), ...now.keys()])]
    .filter(name => !areEqual(before.get(name), now.get(name)))
    .sort()
}

/** Restores these names below `path`. */
async function restorePathsFromSnapshot(
  path: string,
  before: PathSnapshot,
  changed: readonly string[],
): Promise<void> {
  // Removing a folder removes all in it.
  const isBelow = (name: string) =>
    changed.some(top => top === '' || name === top || name.startsWith(`${top}/`))
  for (const name of changed) await rm(join(path, name), { recursive: true, force: true })
  for (const name of [...before.keys()].filter(isBelow).sort()) {
    const { kind, mode, content } = before.get(name) as SnapshotEntry
    const entryPath = join(path, name)
    if (kind === 'link') await symlink(content, entryPath)
    else if (kind === 'folder') await mkdir(entryPath, { recursive: true })
    else if (kind === 'file') await writeFile(entryPath, content, { flag: 'wx' })
    if (kind === 'folder' || kind === 'file') await chmod(entryPath, mode)
  }
}

const emptyContent = Buffer.alloc(0)

function kindOf(stats: Stats): SnapshotEntry['kind'] {
  if (stats.isDirectory()) return 'folder'
  if (stats.isFile()) return 'file'
  return stats.isSymbolicLink() ? 'link' : 'other'
}

function areEqual(first: SnapshotEntry | undefined, second: SnapshotEntry | undefined): boolean {
  if (!first || !second) return first === second
  return first.kind === second.kind && first.mode === second.mode && first.content.equals(second.content)
}
