// Fetches commits and large files (Git LFS) from origin that the clone lacks: as few as possible, without changing refs or truncating
// history.
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CouldNotMeasureError, MisconfiguredError } from '../../../core/model/errors.ts'
import { shortSha } from '../../../core/words/numbers.ts'
import { makeTemporaryFolder, readFileBytesOrNull } from '../../files/folder.ts'
import type { RunConsole } from '../../program/console.ts'
import {
  createAuthorizationEnv,
  decodeGitText,
  type Git,
  GitFailedError,
  gitFailureReason,
  resolvePathInGitFolder,
  type UndecodedGitText,
} from '../git.ts'
import { isShallowClone, localCommitOf, parentsOfCommit } from './commits.ts'

/** Finds commits that the clone lacks; each method returns null if they are not available. */
export interface OriginCommitFetcher {
  /** The environment in which git may fetch from origin. */
  readonly env: Readonly<Record<string, string>>
  fetchCommit(sha: string): Promise<string | null>
  fetchRevision(revision: string): Promise<FetchedCommit | null>
  mergeBase(head: string, branch: string): Promise<string | null>
  /** Returns the latest commit before `head`, in its history, that has a tag here or on origin. */
  lastTag(head: string): Promise<{ readonly name: string; readonly sha: string } | null>
  /** Completes a partial clone with all files of these commits; later, without the token, git could not fetch them. */
  complete(commits: readonly string[]): Promise<void>
  /** Fetches the Git LFS files of these commits. Returns false if that failed. */
  completeLargeFiles(commits: readonly string[]): Promise<boolean>
  /** Returns why origin, which may have more than was found, cannot be asked; null if it answers, or there is none. */
  whySilent(): Promise<string | null>
}

export interface FetchedCommit {
  readonly sha: string
  /** True if it is a tag with the same name as a branch. */
  readonly hidesBranch: boolean
}

/** The numbers of commits by which a shallow clone is deepened, step by step, to find a commit. 2^31 - 1 is git's "everything". */
const deepenings = [1, 50, 500, 2_147_483_647]

/** A server that has sent nothing for a minute is stuck; a working one sends some bytes every few seconds. */
const stallLimits = ['-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=60']

/** Opens the remote `origin` of a clone. `token` is for a clone that kept no credentials. */
export async function openOriginRemote(
  git: Git,
  token: string,
  server: string,
  signal?: AbortSignal,
): Promise<OriginCommitFetcher> {
  const url = await git.ask(['remote', 'get-url', 'origin'])
  const env = { ...createAuthorizationEnv(decodeGitText(url ?? ''), token, server), GIT_ASKPASS: '' }
  const commit = (revision: string) => localCommitOf(git, revision)
  let silence: string | null = null

  /** Without a remote `origin`, git would treat that name as a folder. */
  async function askRemote(args: readonly string[], input?: Buffer): Promise<UndecodedGitText | null> {
    return url === null ? null : git.ask([...stallLimits, ...args], { env, signal, ...(input && { input }) })
  }

  /** Fetches objects only: the empty refmap keeps git from updating refs/remotes/origin/…. */
  async function fetch(args: readonly string[], input?: Buffer): Promise<boolean> {
    const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--refmap=']
    return runFetchKeepingHistory(
      git,
      async () => (await askRemote(['fetch', ...options, ...args], input)) !== null,
    )
  }

  /** Returns the output of ls-remote; '' without an answer, which is noted. */
  async function listOrigin(args: readonly string[]): Promise<UndecodedGitText | ''> {
    if (url === null) return ''
    try {
      return await git.run([...stallLimits, 'ls-remote', '--quiet', ...args], { env, signal })
    } catch (error) {
      if (!(error instanceof GitFailedError)) throw error
      silence = gitFailureReason(error)
      return ''
    }
  }

  /** Returns the commits that origin has at these refs, by ref. */
  async function refsOnOrigin(refs: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const listed = await listOrigin(['origin', ...refs])
    const lines = decodeGitText(listed)
      .split('\n')
      .map(line => line.split('\t'))
    // Git treats them as patterns, which also match the ends of other refs.
    return new Map(lines.flatMap(([sha = '', ref = '']) => (refs.includes(ref) ? [[ref, sha]] : [])))
  }

  /** Fetches a commit directly, or through a ref of origin that points to it; --depth is safe only in a shallow clone. */
  async function fetchVia(source: string, sha: string): Promise<string | null> {
    const local = await commit(sha)
    if (local !== null) return local
    await fetch([...((await isShallowClone(git)) ? ['--depth=1'] : []), 'origin', source])
    return commit(sha)
  }

  /** Fetches the first of these refs that origin has. Retries once, as a branch may move between listing and fetching. */
  async function fetchFirstRef(refs: readonly string[]): Promise<{ sha: string; ref: string } | null> {
    for (let attempt = 0; attempt < 2; attempt++) {
      const onOrigin = await refsOnOrigin(refs)
      const ref = refs.find(one => onOrigin.has(one))
      if (ref === undefined) return null
      const sha = await fetchVia(ref, onOrigin.get(ref) ?? '')
      if (sha !== null) return { sha, ref }
    }
    return null
  }

  async function deepenUntil(
    sources: readonly string[],
    find: () => Promise<string | null>,
    steps: readonly number[] = deepenings,
  ): Promise<string | null> {
    let answer = await find()
    for (const step of steps) {
      if (answer !== null || !(await isShallowClone(git))) break
      for (const source of sources) await fetch([`--deepen=${step}`, 'origin', source])
      answer = await find()
    }
    return answer
  }

  async function fetchCommit(sha: string): Promise<string | null> {
    // A server may only serve refs; the parents of the checked-out commit come with a ref.
    return (
      (await fetchVia(sha, sha)) ??
      (await deepenUntil([await git.run(['rev-parse', 'HEAD'])], () => commit(sha), [1]))
    )
  }

  /** Resolves a name as git would in a clone with all of origin's refs. */
  async function fetchName(name: string): Promise<(FetchedCommit & { readonly source: string }) | null> {
    const branch = name.replace(/^(refs\/remotes\/)?origin\//, '')
    const local = await commit(name)
    if (local !== null) {
      const source = name === 'HEAD' ? 'HEAD' : `refs/heads/${branch}`
      return { sha: local, source, hidesBranch: false }
    }
    if (/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(name)) {
      const sha = await fetchCommit(name)
      return sha === null ? null : { sha, source: sha, hidesBranch: false }
    }
    const [tag, head] = [`refs/tags/${name}`, `refs/heads/${name}`]
    const refs = [...(name.startsWith('refs/') ? [name] : []), `refs/${name}`, tag, head]
    const fetched = await fetchFirstRef([...refs, `refs/heads/${branch}`])
    if (fetched === null) return null
    const hidesBranch = fetched.ref === tag && (await refsOnOrigin([head])).size > 0
    return { sha: fetched.sha, source: fetched.ref, hidesBranch }
  }

  /** Returns the names of tags, here and on origin, by their commits. */
  async function tags(): Promise<ReadonlyMap<string, string>> {
    const local = await git.run([
      'for-each-ref',
      '--format=%(objectname)\t%(refname)%0a%(*objectname)\t%(refname)',
      'refs/tags',
    ])
    const onOrigin = await listOrigin(['--tags', 'origin'])
    const lines = [...decodeGitText(local).split('\n'), ...decodeGitText(onOrigin).split('\n')]
    return new Map(
      lines.flatMap(line => {
        const [, sha = '', name = ''] = /^([0-9a-f]+)\trefs\/tags\/(.+?)(?:\^\{\})?$/.exec(line) ?? []
        return sha === '' ? [] : [[sha, name] as const]
      }),
    )
  }

  return {
    env,
    async whySilent() {
      // A commit is fetched without asking what there is.
      if (silence === null) await listOrigin(['origin', 'HEAD'])
      return silence
    },
    fetchCommit,
    async lastTag(head) {
      const tagNames = await tags()
      const findTagged = async () => {
        const before = (await git.ask(['rev-list', '--topo-order', '--max-count=100000', `${head}^@`])) ?? ''
        return before.split('\n').find(sha => tagNames.has(sha)) ?? null
      }
      const sha = tagNames.size === 0 ? null : await deepenUntil([head], findTagged)
      return sha === null ? null : { sha, name: tagNames.get(sha) ?? '' }
    },
    async fetchRevision(revision) {
      const [, name = '', steps = ''] = /^([^~^]+)(.*)$/s.exec(revision) ?? []
      const fetched = name === '' ? null : await fetchName(name)
      if (fetched === null || steps === '') return fetched
      const sources = [...new Set([fetched.source, fetched.sha])]
      const sha = await deepenUntil(sources, () => commit(`${fetched.sha}${steps}`))
      return sha === null ? null : { sha, hidesBranch: fetched.hidesBranch }
    },
    async complete(commits) {
      // Missing trees are fetched first, then what is in them.
      for (let attempt = 0; attempt < 3; attempt++) {
        const listed = await git.run(['rev-list', '--objects', '--no-walk', '--missing=print', ...commits])
        const missing = listed.match(/^\?[0-9a-f]+$/gm)?.map(entry => entry.slice(1)) ?? []
        if (missing.length === 0) return
        const input = Buffer.from(missing.map(id => `${id}\n`).join(''))
        if (!(await fetch(['--stdin', 'origin'], input))) break
      }
      throw new MisconfiguredError(
        'This is a partial clone, and the files of base and head could not be fetched from origin. Make a clone without "filter", or one whose origin answers.',
      )
    },
    async completeLargeFiles(commits) {
      return (await askRemote(['lfs', 'fetch', 'origin', ...commits])) !== null
    },
    async mergeBase(head, branch) {
      const knownTip = () => commit(`refs/remotes/origin/${branch}`)
      const tip =
        ((await isShallowClone(git)) ? null : await knownTip()) ??
        (await fetchFirstRef([`refs/heads/${branch}`]))?.sha ??
        (await knownTip()) ??
        (await commit(`refs/heads/${branch}`))
      if (tip === null) return null
      return deepenUntil([`refs/heads/${branch}`, head], () => git.ask(['merge-base', tip, head]))
    },
  }
}

/** Fetches a commit that a submodule lacks from its own origin. Throws CouldNotMeasureError if that fails. */
export async function fetchSubmoduleCommitIfMissing(
  submodule: Git,
  sha: string,
  path: string,
  side: string,
): Promise<void> {
  if ((await localCommitOf(submodule, sha)) !== null) return
  const remote = await openOriginRemote(submodule, '', '')
  if ((await remote.fetchCommit(sha)) !== null) return
  throw new CouldNotMeasureError(
    `${side} has the submodule ${path} at ${shortSha(sha)}, which is not in this checkout and could not be fetched from the submodule's origin. Run "git fetch origin ${sha}" in the submodule; if the submodule is a shallow clone, add --unshallow (in a workflow "fetch-depth: 0").`,
  )
}

// Keeping the history of a shallow clone: fetching one commit would make git forget the parents of that commit.

/**
 * Runs `fetching`, after which git may treat more commits as having no parents (its file "shallow" lists them). Those whose
 * parents and known history were here before are removed from the list again.
 */
export async function runFetchKeepingHistory<T>(git: Git, fetching: () => Promise<T>): Promise<T> {
  const path = await resolvePathInGitFolder(git, 'shallow')
  const before = await linesOf(path)
  const result = await fetching()
  const now = await linesOf(path)
  const added = now.filter(sha => !before.includes(sha))
  const truncated = added.length === 0 ? new Set() : await truncatedCommits(git, before, added)
  if (truncated.size > 0) {
    const remaining = now.filter(sha => !truncated.has(sha))
    await replaceShallow(path, remaining)
  }
  return result
}

/** Returns the commits among `added` whose history was complete with only those in `before` as boundary. */
async function truncatedCommits(
  git: Git,
  before: readonly string[],
  added: readonly string[],
): Promise<ReadonlySet<string>> {
  await using folder = await makeTemporaryFolder('benchgate-shallow-')
  const file = join(folder.path, 'shallow')
  await writeFile(file, textOf(before))
  const truncated = new Set<string>()
  for (const sha of added) {
    const parents = await parentsOfCommit(git, sha)
    // The commits that a ref reaches are known to be complete, and need not be walked.
    const walk = ['rev-list', '--quiet', ...parents, '--not', '--all', '--']
    const isComplete =
      parents.length > 0 && (await git.ask(walk, { env: { GIT_SHALLOW_FILE: file } })) !== null
    if (isComplete) truncated.add(sha)
  }
  return truncated
}

/** Replaces the file under git's own lock; if another git holds the lock, nothing is changed. */
async function replaceShallow(path: string, lines: readonly string[]): Promise<void> {
  const lock = `${path}.lock`
  try {
    await writeFile(lock, textOf(lines), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    throw error
  }
  if (lines.length > 0) return rename(lock, path)
  // A clone with its whole history has no such file.
  await rm(path, { force: true })
  await rm(lock, { force: true })
}

async function linesOf(path: string): Promise<readonly string[]> {
  return ((await readFileBytesOrNull(path))?.toString() ?? '').split('\n').filter(line => line !== '')
}

function textOf(lines: readonly string[]): string {
  return lines.map(line => `${line}\n`).join('')
}

// Git LFS: both sides are checked out like the user's tree, with the large files themselves or with pointers to them.

/** An environment in which Git LFS leaves pointers as they are. */
export const keepLfsPointersEnv: Readonly<Record<string, string>> = { GIT_LFS_SKIP_SMUDGE: '1' }

/**
 * Fetches the large files of `commits`, as nothing can be fetched once sides are shown. Returns whether the user's tree has
 * pointers instead; then both sides must have pointers too, as a checkout would fetch each file.
 */
export async function fetchLargeFilesUnlessPointers(
  git: Git,
  remote: OriginCommitFetcher,
  commits: readonly string[],
  console: RunConsole,
): Promise<boolean> {
  const attributes = ':(glob)**/.gitattributes'
  const matches = await Promise.all(
    [...new Set(commits)].map(commit =>
      git.find(['grep', '--quiet', 'filter=lfs', commit, '--', attributes]),
    ),
  )
  if (matches.every(found => found === null)) return false
  // "oid * path" if the file is there, "oid - path" if only its pointer is; null without git-lfs.
  const listed = await git.ask(['lfs', 'ls-files'])
  if (listed === null || !(await git.find(['config', '--get-regexp', '^filter\\.lfs\\.(process|smudge)$'])))
    return false
  if (/^\S+ - /m.test(listed) && !/^\S+ \* /m.test(listed)) {
    console.info('files kept by Git LFS stay pointers on both sides, as in this checkout')
    return true
  }
  if (!(await remote.completeLargeFiles(commits)))
    console.warn(
      `Not all files that Git LFS keeps could be fetched from origin. If a side cannot be checked out, make an earlier step run "git lfs fetch origin ${commits.join(' ')}".`,
    )
  return false
}
