// Resolves base and head to commits, once, before anything else happens; from then on only those are used.
import { Misconfigured } from '../../core/errors.ts'
import type { Side } from '../../core/model.ts'
import type { Commit } from '../../core/result-file.ts'
import type { Event, PullRequest } from '../github/event.ts'
import type { Git } from './git.ts'
import type { Remote } from './remote.ts'

/** What the user and the event say about the two sides. */
export interface Wanted {
  readonly base: string | null
  readonly head: string | null
  readonly event: Event
}

/**
 * Head is what is checked out, unless named. Base is, unless named: for a pull request the commit of the base branch
 * that head contains (its merge base, so that what others merged since is on both sides); for a push or a merge queue
 * the commit before.
 */
export async function resolveRevisions(
  git: Git,
  remote: Remote,
  wanted: Wanted,
): Promise<Record<Side, Commit>> {
  const head: Commit =
    wanted.head === null
      ? { sha: await git.run(['rev-parse', '--verify', 'HEAD^{commit}']), from: 'what is checked out' }
      : await named(git, remote, 'head', wanted.head)
  const base =
    wanted.base === null
      ? await usualBase(git, remote, head, wanted.event)
      : await named(git, remote, 'base', wanted.base)
  if (base.sha === head.sha && wanted.base === null)
    throw new Misconfigured(
      `Base and head are the same commit, ${head.sha} (${head.from}; ${base.from}), so there is nothing to compare. For a pull request let actions/checkout check out its default, or set the inputs "base" and "head".`,
    )
  return { base, head }
}

async function usualBase(git: Git, remote: Remote, head: Commit, event: Event): Promise<Commit> {
  if (event.pull) return pullRequestBase(git, remote, head, event.pull)
  if (event.before)
    return { sha: await available(git, remote, event.before, 'base'), from: `before this ${event.name}` }
  throw new Misconfigured(
    `base: the event "${event.name}" names no commit to compare with. Set the input "base" to a branch, tag or commit.`,
  )
}

/** The first parent of GitHub's merge commit where that is checked out: it needs one commit and no history. */
async function pullRequestBase(git: Git, remote: Remote, head: Commit, pull: PullRequest): Promise<Commit> {
  const parents = await parentsOf(git, head.sha)
  if (parents.length === 2 && parents[1] === pull.headSha && parents[0] !== undefined)
    return {
      sha: await available(git, remote, parents[0], 'base'),
      from: `${pull.baseRef}, as merged into pull request #${pull.number}`,
    }
  const sha = await remote.mergeBase(head.sha, pull.baseRef)
  if (sha === null)
    throw new Misconfigured(
      `base: ${head.sha} (${head.from}) and the base branch "${pull.baseRef}" have no common commit that can be found here or on origin. Let actions/checkout fetch the history ("fetch-depth: 0"), or set the input "base".`,
    )
  return { sha, from: `merge base with ${pull.baseRef}` }
}

/** Parents as the commit itself names them; a shallow clone hides them from every other command. */
async function parentsOf(git: Git, sha: string): Promise<readonly string[]> {
  const commit = await git.run(['cat-file', 'commit', sha])
  const header = commit.split('\n\n', 1)[0] ?? ''
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(match => match[1] ?? '')
}

async function available(git: Git, remote: Remote, sha: string, side: Side): Promise<string> {
  const found = (await commitOf(git, sha)) ?? (await remote.fetchCommit(sha))
  if (found === null) throw missing(side, sha)
  return found
}

/** A revision as the user wrote it: anything git understands here, else a branch, tag or commit of origin. */
async function named(git: Git, remote: Remote, side: Side, revision: string): Promise<Commit> {
  const from = `${side}: ${revision}`
  const sha =
    (await commitOf(git, revision)) ??
    (await commitOf(git, `refs/remotes/origin/${revision}`)) ??
    (await remote.fetchRevision(revision))
  if (sha === null) throw missing(side, revision)
  return { sha, from }
}

async function commitOf(git: Git, revision: string): Promise<string | null> {
  return git.ask(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])
}

function missing(side: Side, revision: string): Misconfigured {
  return new Misconfigured(
    `${side}: no commit "${revision}" here or on origin. Accepted are a branch, a tag or a commit; in a shallow clone let actions/checkout fetch more ("fetch-depth: 0").`,
  )
}
