// What git keeps of a repository besides its commits: configuration, hooks, attributes and refs, as they were before
// untrusted code ran. What is changed there outlives the worktrees, and can make a later git of the job run programs.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { GitChanged } from '../../core/model/comparison.ts'
import { escapeControls } from '../../core/words/escape.ts'
import { lstatOrNull } from '../files/folder.ts'
import { changedIn, putBackFile, type Snapshot, snapshotOf } from '../files/kept.ts'
import type { Console } from '../program/console.ts'
import { decodePath, type Git } from './git.ts'

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
