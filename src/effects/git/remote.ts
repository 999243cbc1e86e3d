// Brings commits from origin that the clone lacks: as few as possible, and never making a full clone shallow.
import { Misconfigured } from '../../core/errors.ts'
import type { Git } from './git.ts'
import { readable } from './git.ts'

/** A Remote finds commits beyond what the clone holds; each answer is null where they cannot be had. */
export interface Remote {
  fetchCommit(sha: string): Promise<string | null>
  fetchRevision(revision: string): Promise<string | null>
  mergeBase(head: string, branch: string): Promise<string | null>
  /** Completes a partial clone with all that these commits hold; later, without the token, git could not. */
  complete(commits: readonly string[]): Promise<void>
}

/** Where fetched branches are kept for a moment; the user's own refs are not touched. */
const scratch = 'refs/benchgate/fetched'

/** How far a shallow clone is deepened, step by step, while looking for a commit. 2^31 - 1 is git's "everything". */
const deepenings = [1, 50, 500, 2_147_483_647]

/** The remote `origin` of a clone. `token` serves a clone that kept no credentials of its own. */
export async function origin(git: Git, token: string, server: string): Promise<Remote> {
  const shallow = (await git.run(['rev-parse', '--is-shallow-repository'])) === 'true'
  const env = credentials(readable((await git.ask(['remote', 'get-url', 'origin'])) ?? ''), token, server)
  // The empty refmap keeps git from updating refs/remotes/origin/… by the way.
  const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--refmap=']
  const fetch = (...args: readonly string[]) => git.ask(['fetch', ...options, ...args], { env })
  const commit = (revision: string) =>
    git.ask(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])

  /** Fetches one ref (or commit) under our own name and gives its commit; --depth is safe only where it is shallow. */
  async function fetched(source: string): Promise<string | null> {
    if ((await fetch(...(shallow ? ['--depth=1'] : []), 'origin', `+${source}:${scratch}`)) === null)
      return null
    const sha = await commit(scratch)
    await git.ask(['update-ref', '-d', scratch])
    return sha
  }

  /** Deepens everything that was fetched until `found` gives an answer. */
  async function deepening(
    sources: readonly string[],
    found: () => Promise<string | null>,
    steps: readonly number[] = deepenings,
  ): Promise<string | null> {
    let answer = await found()
    if (!shallow) return answer
    for (const by of steps) {
      if (answer !== null) break
      for (const source of sources) await fetch(`--deepen=${by}`, 'origin', source)
      answer = await found()
    }
    return answer
  }

  return {
    async fetchCommit(sha) {
      // A server may give nothing but refs; the parents of what is checked out come with one.
      return (
        (await fetched(sha)) ??
        (await deepening([await git.run(['rev-parse', 'HEAD'])], () => commit(sha), [1]))
      )
    },
    async fetchRevision(revision) {
      if (/[\^~]/.test(revision))
        return deepening(['HEAD', await git.run(['rev-parse', 'HEAD'])], () => commit(revision))
      for (const source of [`refs/heads/${revision}`, `refs/tags/${revision}`, revision]) {
        const sha = await fetched(source)
        if (sha !== null) return sha
      }
      return null
    },
    async complete(commits) {
      // Missing trees come first, then what is in them.
      for (let attempt = 0; attempt < 3; attempt++) {
        const listed = await git.run(['rev-list', '--objects', '--no-walk', '--missing=print', ...commits])
        const missing = listed.match(/^\?[0-9a-f]+$/gm)?.map(entry => entry.slice(1)) ?? []
        if (missing.length === 0) return
        const input = Buffer.from(missing.map(id => `${id}\n`).join(''))
        if ((await git.ask(['fetch', ...options, '--stdin', 'origin'], { env, input })) === null) break
      }
      throw new Misconfigured(
        'This is a partial clone, and the files of base and head could not be fetched from origin. Let actions/checkout make a clone without "filter".',
      )
    },
    async mergeBase(head, branch) {
      const tip =
        (shallow ? null : await commit(`refs/remotes/origin/${branch}`)) ??
        (await fetched(`refs/heads/${branch}`)) ??
        (await commit(`refs/remotes/origin/${branch}`)) ??
        (await commit(`refs/heads/${branch}`))
      if (tip === null) return null
      return deepening([`refs/heads/${branch}`, head], () => git.ask(['merge-base', tip, head]))
    },
  }
}

/** An Authorization header for this server alone, in place of any the clone has, passed where no process list shows it. */
function credentials(url: string, token: string, server: string): Record<string, string> {
  if (token === '' || !url.startsWith(`${server}/`)) return {}
  const key = `http.${server}/.extraheader`
  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`
  return {
    GIT_CONFIG_COUNT: '2',
    GIT_CONFIG_KEY_0: key,
    GIT_CONFIG_VALUE_0: '',
    GIT_CONFIG_KEY_1: key,
    GIT_CONFIG_VALUE_1: header,
  }
}
