// Keeps git working and safe in a repository where untrusted commands have run.

import type { Stats } from 'node:fs'
import { chmod, mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { GitChanged } from '../../core/model/comparison.ts'
import { escapeControls } from '../../core/words/escape.ts'
import { contentOf, lstatOrNull, replaceFile } from '../files/folder.ts'
import type { Console } from '../program/console.ts'
import { decodePath, type Git, gitPaths } from './git.ts'

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

// What git keeps of a repository besides its commits: configuration, hooks, attributes and refs, as they were before
// untrusted code ran. What is changed there outlives the worktrees, and can make a later git of the job run programs.

/** How many names of what changed are told. */
const mostNamed = 10
/** Files and folders that all worktrees share; the locks stop every later git. */
const shared = ['config', 'config.lock', 'packed-refs.lock', 'hooks', 'info']
/** Those that a worktree has of its own. */
const own = ['config.worktree', 'HEAD.lock']

/** A Repository is one git directory, of the checkout or of a submodule. */
interface Repository {
  readonly git: Git
  /** Stands before the names of its files and refs. */
  readonly prefix: string
  readonly places: readonly { readonly name: string; readonly path: string; readonly before: Snapshot }[]
  /** The object of each ref, or the ref that it stands for; null where git cannot tell. */
  readonly refs: ReadonlyMap<string, string> | null
}

/** KeptGit tells what has changed, and where nobody else works in the repository, puts it back. */
export class KeptGit implements AsyncDisposable {
  private readonly repositories: readonly Repository[]
  private readonly isPuttingBack: boolean
  private readonly console: Console
  private ended: Promise<GitChanged | null> | null = null

  private constructor(repositories: readonly Repository[], isPuttingBack: boolean, console: Console) {
    this.repositories = repositories
    this.console = console
    this.isPuttingBack = isPuttingBack
  }

  /** `withHead` is false where the checkout itself is taken: HEAD then moves, and is put back by it. */
  static async of(
    git: Git,
    console: Console,
    { isPuttingBack, withHead }: { readonly isPuttingBack: boolean; readonly withHead: boolean },
  ): Promise<KeptGit> {
    const asked = ['--path-format=absolute', '--absolute-git-dir', '--git-common-dir']
    const folders = (await git.run(['rev-parse', ...asked])).split('\n').map(decodePath)
    const [ownFolder = '', folder = ownFolder] = folders
    const repositories = [await readRepository(git, '', folder, ownFolder, withHead)]
    for (const name of await modulesIn(join(folder, 'modules'))) {
      const module = join(folder, 'modules', name)
      const inside = git.in(module).with({ GIT_DIR: module, GIT_WORK_TREE: module })
      repositories.push(await readRepository(inside, `modules/${name}/`, module, module, withHead))
    }
    return new KeptGit(repositories, isPuttingBack, console)
  }

  /** What has changed by the first time that this is asked; null where nothing has. */
  end(): Promise<GitChanged | null> {
    this.ended ??= this.compare()
    return this.ended
  }

  /** Where a run ends without a report, the console is told. */
  async [Symbol.asyncDispose](): Promise<void> {
    const isTold = this.ended !== null
    const changed = await this.end()
    if (changed === null || isTold) return
    const done = changed.isPutBack ? 'and were put back' : 'and were left so'
    this.console.warn(
      `Files in the repository's git directory changed while the benchmarks ran, ${done}: ${changed.changed.map(escapeControls).join(', ')}.`,
    )
  }

  private async compare(): Promise<GitChanged | null> {
    const names: string[] = []
    let isPutBack = this.isPuttingBack
    for (const { git, prefix, places, refs } of this.repositories) {
      for (const { name, path, before } of places) {
        const changed = changedIn(before, await snapshotOf(path))
        names.push(...changed.map(below => prefix + join(name, below)))
        if (this.isPuttingBack && changed.length > 0) await putBackFile(path, before, changed)
      }
      // By now git's configuration is the user's again.
      const all = refs && changesIn(refs, await refsOf(git))
      // An editor fetches whenever it likes.
      const isTold = (name: string) => this.isPuttingBack || !name.startsWith('refs/remotes/')
      const changed = all && new Map([...all].filter(([name]) => isTold(name)))
      if (!changed || changed.size === 0) continue
      names.push(...[...changed.keys()].map(name => prefix + decodePath(name)))
      if (this.isPuttingBack && !(await putBackRefs(git, changed))) isPutBack = false
    }
    const [count, changed] = [names.length, names.slice(0, mostNamed)]
    return count === 0 ? null : { kind: 'git-changed', count, changed, isPutBack }
  }
}

async function readRepository(
  git: Git,
  prefix: string,
  folder: string,
  ownFolder: string,
  withHead: boolean,
): Promise<Repository> {
  const ofOwn = withHead ? [...own, 'HEAD'] : own
  const all = [
    ...shared.map(name => ({ name, path: join(folder, name) })),
    ...ofOwn.map(name => ({ name, path: join(ownFolder, name) })),
  ]
  const places: Repository['places'][number][] = []
  for (const place of all) {
    // A folder of hooks that is too large is left alone.
    const before = await snapshotOf(place.path)
    if (before) places.push({ ...place, before })
  }
  return { git, prefix, places, refs: await refsOf(git) }
}

/** The names of the repositories of submodules, which can have slashes, and submodules of their own. */
export async function modulesIn(folder: string, above = ''): Promise<readonly string[]> {
  const found: string[] = []
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isDirectory()) continue
    const [path, name] = [join(folder, entry.name), join(above, entry.name)]
    const isRepository = (await lstatOrNull(join(path, 'HEAD')))?.isFile() === true
    if (isRepository) found.push(name, ...(await modulesIn(join(path, 'modules'), join(name, 'modules'))))
    else found.push(...(await modulesIn(path, name)))
  }
  return found
}

/** The refs that a checkout that is taken makes and removes, and those of commits that were found in it. */
const ours = /^refs\/(stash$|benchgate)/

/** Without these. */
async function refsOf(git: Git): Promise<ReadonlyMap<string, string> | null> {
  const listing = await git.ask(['for-each-ref', '--format=%(refname) %(objectname) %(symref)'])
  if (listing === null) return null
  const refs = new Map<string, string>()
  for (const line of listing.split('\n')) {
    const [name = '', object = '', target = ''] = line.split(' ')
    if (name !== '' && !ours.test(name)) refs.set(name, target === '' ? object : `ref: ${target}`)
  }
  return refs
}

/** What each ref that has changed was, null where it is new. If git cannot tell what they are now, all have changed. */
function changesIn(
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string> | null,
): ReadonlyMap<string, string | null> {
  const names = [...new Set([...before.keys(), ...(now?.keys() ?? [])])]
  return new Map(
    names.filter(name => before.get(name) !== now?.get(name)).map(name => [name, before.get(name) ?? null]),
  )
}

/** New refs go first, as one can stand in the way of another: `a/b` of `a`. Returns whether all are as they were. */
async function putBackRefs(git: Git, changed: ReadonlyMap<string, string | null>): Promise<boolean> {
  const all = [...changed]
  const gone = all.flatMap(([name, was]) => (was === null ? [`delete ${name}`] : []))
  const plain = all.flatMap(([name, was]) =>
    was !== null && !was.startsWith('ref: ') ? [`update ${name} ${was}`] : [],
  )
  let isDone = true
  for (const lines of [gone, plain]) {
    if (lines.length === 0) continue
    // Without following links: what a new ref stands for is not to be changed with it.
    const input = Buffer.from(`${lines.map(line => `option no-deref\n${line}\n`).join('')}`, 'latin1')
    if ((await git.ask(['update-ref', '--stdin'], { input })) === null) isDone = false
  }
  for (const [name, was] of all)
    if (was?.startsWith('ref: ') && (await git.ask(['symbolic-ref', name, was.slice(5)])) === null)
      isDone = false
  return isDone
}

// A file or a small folder as it was, to compare with what is there later, and to put it back.

/** A Kept is what is at one path; the content of a link is where it leads. */
interface Kept {
  readonly kind: 'folder' | 'file' | 'link' | 'other'
  readonly mode: number
  readonly content: Buffer
}

/** A Snapshot is all that is at a path, by names below it; empty where there is nothing. */
export type Snapshot = ReadonlyMap<string, Kept>

/** The most that is kept of a path. */
const most = { files: 2000, bytes: 16 * 2 ** 20 }

/** What is at a path; null where it is too much to keep. Pipes and devices are not read. */
export async function snapshotOf(path: string): Promise<Snapshot | null> {
  const found = new Map<string, Kept>()
  let bytes = 0
  const visit = async (name: string): Promise<boolean> => {
    const place = join(path, name)
    const there = await lstatOrNull(place)
    if (there === null) return true
    bytes += there.size
    if (found.size >= most.files || bytes > most.bytes) return false
    const kind = kindOf(there)
    const content =
      kind === 'file' ? await readFile(place) : kind === 'link' ? await readlink(place, 'buffer') : none
    found.set(name, { kind, mode: there.mode & 0o7777, content })
    if (kind !== 'folder') return true
    for (const below of await readdir(place)) if (!(await visit(join(name, below)))) return false
    return true
  }
  return (await visit('')) ? found : null
}

/** The names below the path at which the two differ, outer ones first. */
export function changedIn(before: Snapshot, now: Snapshot | null): readonly string[] {
  if (now === null) return ['']
  return [...new Set([...before.keys(), ...now.keys()])]
    .filter(name => !isSame(before.get(name), now.get(name)))
    .sort()
}

/** Makes what is at `path` as it was at these names. */
export async function putBackFile(path: string, before: Snapshot, changed: readonly string[]): Promise<void> {
  // With a folder goes all that is in it.
  const isBelow = (name: string) =>
    changed.some(one => one === '' || name === one || name.startsWith(`${one}/`))
  for (const name of changed) await rm(join(path, name), { recursive: true, force: true })
  for (const name of [...before.keys()].filter(isBelow).sort()) {
    const { kind, mode, content } = before.get(name) as Kept
    const place = join(path, name)
    if (kind === 'link') await symlink(content, place)
    else if (kind === 'folder') await mkdir(place, { recursive: true })
    else if (kind === 'file') await writeFile(place, content, { flag: 'wx' })
    if (kind === 'folder' || kind === 'file') await chmod(place, mode)
  }
}

const none = Buffer.alloc(0)

function kindOf(there: Stats): Kept['kind'] {
  if (there.isDirectory()) return 'folder'
  if (there.isFile()) return 'file'
  return there.isSymbolicLink() ? 'link' : 'other'
}

function isSame(one: Kept | undefined, other: Kept | undefined): boolean {
  if (!one || !other) return one === other
  return one.kind === other.kind && one.mode === other.mode && one.content.equals(other.content)
}
