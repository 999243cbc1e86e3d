// Fetches commits from origin that the clone lacks: as few as possible, without changing refs or cutting off history.

import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Misconfigured } from '../../../core/model/errors.ts'
import { contentOf } from '../../files/folder.ts'
import { credentials, decodePath, type Git, gitPath } from '../git.ts'
import { commitOf, parentsOf } from './commits.ts'

/** A Remote finds commits that the clone lacks; each answer is null where they are not available. */
export interface Remote {
  fetchCommit(sha: string): Promise<string | null>
  fetchRevision(revision: string): Promise<Fetched | null>
  mergeBase(head: string, branch: string): Promise<string | null>
  /** The latest commit before `head`, in its history, that has a tag; here or on origin. */
  lastTag(head: string): Promise<{ readonly name: string; readonly sha: string } | null>
  /** Completes a partial clone with all files of these commits; later, without the token, git could not fetch them. */
  complete(commits: readonly string[]): Promise<void>
  /** Fetches what Git LFS keeps of these commits. False where it could not. */
  completeLargeFiles(commits: readonly string[]): Promise<boolean>
  /** Whether origin, asked for its refs, has once given no answer: there may be more than it seems. */
  readonly isSilent: boolean
}

/** A Fetched revision is the commit that a name stands for on origin. */
export interface Fetched {
  readonly sha: string
  /** Whether it is a tag with the same name as a branch. */
  readonly hidesBranch: boolean
}

/** How far a shallow clone is deepened, step by step, while looking for a commit. 2^31 - 1 is git's "everything". */
const deepenings = [1, 50, 500, 2_147_483_647]

/** A server that has sent nothing for a minute is stuck; a working one sends some bytes every few seconds. */
const patience = ['-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=60']

/** The remote `origin` of a clone. `token` is for a clone that kept no credentials. */
export async function origin(git: Git, token: string, server: string, signal?: AbortSignal): Promise<Remote> {
  const url = await git.ask(['remote', 'get-url', 'origin'])
  const env = { ...credentials(decodePath(url ?? ''), token, server), GIT_ASKPASS: '' }
  const commit = (revision: string) => commitOf(git, revision)
  let isSilent = false

  /** Without a remote `origin`, git would take that name for a folder. */
  async function ask(args: readonly string[], input?: Buffer): Promise<string | null> {
    return url === null ? null : git.ask([...patience, ...args], { env, signal, ...(input && { input }) })
  }

  /** Fetches objects only: the empty refmap keeps git from updating refs/remotes/origin/…. */
  async function fetch(args: readonly string[], input?: Buffer): Promise<boolean> {
    const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--refmap=']
    return keepingHistory(git, async () => (await ask(['fetch', ...options, ...args], input)) !== null)
  }

  /** The commits that origin has at these refs, by ref. */
  async function advertised(refs: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const listed = await ask(['ls-remote', '--quiet', 'origin', ...refs])
    isSilent ||= listed === null && url !== null
    const found = decodePath(listed ?? '')
      .split('\n')
      .map(line => line.split('\t'))
    // Git treats them as patterns, which also match the ends of other refs.
    return new Map(found.flatMap(([sha = '', ref = '']) => (refs.includes(ref) ? [[ref, sha]] : [])))
  }

  /** Fetches a commit directly, or through a ref of origin that points to it; --depth is safe only in a shallow clone. */
  async function bring(source: string, sha: string): Promise<string | null> {
    const here = await commit(sha)
    if (here !== null) return here
    await fetch([...((await isShallow(git)) ? ['--depth=1'] : []), 'origin', source])
    return commit(sha)
  }

  /** The first of these refs that origin has. A branch may move between looking and fetching. */
  async function bringRef(refs: readonly string[]): Promise<{ sha: string; ref: string } | null> {
    for (let attempt = 0; attempt < 2; attempt++) {
      const there = await advertised(refs)
      const ref = refs.find(one => there.has(one))
      if (ref === undefined) return null
      const sha = await bring(ref, there.get(ref) ?? '')
      if (sha !== null) return { sha, ref }
    }
    return null
  }

  /** Deepens everything that was fetched until `found` gives an answer. */
  async function deepening(
    sources: readonly string[],
    found: () => Promise<string | null>,
    steps: readonly number[] = deepenings,
  ): Promise<string | null> {
    let answer = await found()
    for (const by of steps) {
      if (answer !== null || !(await isShallow(git))) break
      for (const source of sources) await fetch([`--deepen=${by}`, 'origin', source])
      answer = await found()
    }
    return answer
  }

  async function fetchCommit(sha: string): Promise<string | null> {
    // A server may only give refs; the parents of the checked-out commit come with a ref.
    return (
      (await bring(sha, sha)) ??
      (await deepening([await git.run(['rev-parse', 'HEAD'])], () => commit(sha), [1]))
    )
  }

  /** Finds the name as git would in a clone with all of origin's refs. */
  async function fetchName(name: string): Promise<(Fetched & { readonly source: string }) | null> {
    const branch = name.replace(/^(refs\/remotes\/)?origin\//, '')
    const own = await commit(name)
    if (own !== null) {
      const source = name === 'HEAD' ? 'HEAD' : `refs/heads/${branch}`
      return { sha: own, source, hidesBranch: false }
    }
    if (/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(name)) {
      const sha = await fetchCommit(name)
      return sha === null ? null : { sha, source: sha, hidesBranch: false }
    }
    const [tag, head] = [`refs/tags/${name}`, `refs/heads/${name}`]
    const refs = [...(name.startsWith('refs/') ? [name] : []), `refs/${name}`, tag, head]
    const found = await bringRef([...refs, `refs/heads/${branch}`])
    if (found === null) return null
    const hidesBranch = found.ref === tag && (await advertised([head])).size > 0
    return { sha: found.sha, source: found.ref, hidesBranch }
  }

  /** The names of tags, here and on origin, by their commits. */
  async function tags(): Promise<ReadonlyMap<string, string>> {
    const here = await git.run([
      'for-each-ref',
      '--format=%(objectname)\t%(refname)%0a%(*objectname)\t%(refname)',
      'refs/tags',
    ])
    const there = (await ask(['ls-remote', '--quiet', '--tags', 'origin'])) ?? ''
    const lines = decodePath(`${here}\n${there}`).split('\n')
    return new Map(
      lines.flatMap(line => {
        const [, sha = '', name = ''] = /^([0-9a-f]+)\trefs\/tags\/(.+?)(?:\^\{\})?$/.exec(line) ?? []
        return sha === '' ? [] : [[sha, name] as const]
      }),
    )
  }

  return {
    get isSilent() {
      return isSilent
    },
    fetchCommit,
    async lastTag(head) {
      const named = await tags()
      const found = async () => {
        const before = (await git.ask(['rev-list', '--topo-order', '--max-count=100000', `${head}^@`])) ?? ''
        return before.split('\n').find(sha => named.has(sha)) ?? null
      }
      const sha = named.size === 0 ? null : await deepening([head], found)
      return sha === null ? null : { sha, name: named.get(sha) ?? '' }
    },
    async fetchRevision(revision) {
      const [, name = '', steps = ''] = /^([^~^]+)(.*)$/s.exec(revision) ?? []
      const found = name === '' ? null : await fetchName(name)
      if (found === null || steps === '') return found
      const sources = [...new Set([found.source, found.sha])]
      const sha = await deepening(sources, () => commit(`${found.sha}${steps}`))
      return sha === null ? null : { sha, hidesBranch: found.hidesBranch }
    },
    async complete(commits) {
      // Missing trees come first, then what is in them.
      for (let attempt = 0; attempt < 3; attempt++) {
        const listed = await git.run(['rev-list', '--objects', '--no-walk', '--missing=print', ...commits])
        const missing = listed.match(/^\?[0-9a-f]+$/gm)?.map(entry => entry.slice(1)) ?? []
        if (missing.length === 0) return
        const input = Buffer.from(missing.map(id => `${id}\n`).join(''))
        if (!(await fetch(['--stdin', 'origin'], input))) break
      }
      throw new Misconfigured(
        'This is a partial clone, and the files of base and head could not be fetched from origin. Make a clone without "filter", or one whose origin answers.',
      )
    },
    async completeLargeFiles(commits) {
      return (await ask(['lfs', 'fetch', 'origin', ...commits])) !== null
    },
    async mergeBase(head, branch) {
      const known = () => commit(`refs/remotes/origin/${branch}`)
      const tip =
        ((await isShallow(git)) ? null : await known()) ??
        (await bringRef([`refs/heads/${branch}`]))?.sha ??
        (await known()) ??
        (await commit(`refs/heads/${branch}`))
      if (tip === null) return null
      return deepening([`refs/heads/${branch}`, head], () => git.ask(['merge-base', tip, head]))
    },
  }
}

// Keeps the history that a shallow clone has: fetching one commit would make git forget the parents of that commit.

export async function isShallow(git: Git): Promise<boolean> {
  return (await git.run(['rev-parse', '--is-shallow-repository'])) === 'true'
}

/**
 * Runs `fetching`, after which git may count more commits as having no parents than before (its file "shallow" lists
 * them). Those whose parents were here before, with their known history, are taken off the list again.
 */
export async function keepingHistory<T>(git: Git, fetching: () => Promise<T>): Promise<T> {
  const path = await gitPath(git, 'shallow')
  const before = await linesOf(path)
  const result = await fetching()
  const now = await linesOf(path)
  const added = now.filter(sha => !before.includes(sha))
  const cut = added.length === 0 ? new Set() : await cutOff(git, before, added)
  if (cut.size > 0) {
    const kept = now.filter(sha => !cut.has(sha))
    await replace(path, kept)
  }
  return result
}

/** The commits among `added` whose history was complete while only those in `before` were without parents. */
async function cutOff(
  git: Git,
  before: readonly string[],
  added: readonly string[],
): Promise<ReadonlySet<string>> {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-shallow-'))
  try {
    const file = join(folder, 'shallow')
    await writeFile(file, textOf(before))
    const cut = new Set<string>()
    for (const sha of added) {
      const parents = await parentsOf(git, sha)
      // What a ref reaches is known to be complete, and need not be walked.
      const walk = ['rev-list', '--quiet', ...parents, '--not', '--all', '--']
      const isWhole =
        parents.length > 0 && (await git.ask(walk, { env: { GIT_SHALLOW_FILE: file } })) !== null
      if (isWhole) cut.add(sha)
    }
    return cut
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Under git's own lock; where another git holds the lock, nothing is changed. */
async function replace(path: string, lines: readonly string[]): Promise<void> {
  const lock = `${path}.lock`
  try {
    await writeFile(lock, textOf(lines), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    throw error
  }
  if (lines.length > 0) return rename(lock, path)
  // A clone with all its history has no such file.
  await rm(path, { force: true })
  await rm(lock, { force: true })
}

async function linesOf(path: string): Promise<readonly string[]> {
  return ((await contentOf(path))?.toString() ?? '').split('\n').filter(line => line !== '')
}

function textOf(lines: readonly string[]): string {
  return lines.map(line => `${line}\n`).join('')
}
