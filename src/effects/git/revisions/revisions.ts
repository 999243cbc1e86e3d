// Resolves base and head to commits, once, before anything else happens; from then on only these commits are used.
import { Misconfigured } from '../../../core/model/errors.ts'
import type { Side } from '../../../core/model/measuring.ts'
import type { Commit } from '../../../core/model/result-file.ts'
import { shortSha } from '../../../core/words/numbers.ts'
import type { Event, PullRequest } from '../../github/event.ts'
import type { Console } from '../../program/console.ts'
import type { Git } from '../git.ts'
import { commitOf, parentsOf } from './commit-object.ts'
import type { Fetched, Remote } from './remote.ts'
import { type LeftOut, snapshot } from './snapshot.ts'

/** What the user and the event say about the two sides. */
export interface RevisionInputs {
  readonly base: string | null
  readonly head: string | null
  /** What the history is measured against, where this run is about it: a revision, or `last-release`. */
  readonly since: string | null
  readonly event: Event
  /** Untracked files that are no part of the tree as it stands. */
  readonly leftOut?: LeftOut
}

/** The value of `since` for the last tag before head. */
export const lastRelease = 'last-release'

/** The value of `head` for the tree as it stands; a branch of that name is refs/heads/worktree. */
export const worktree = 'worktree'

/**
 * Head, unless named, is the checked-out commit. Base, unless named, is: for a pull request the commit of the base
 * branch that head contains (its merge base, so that what others merged since is on both sides); for the tree
 * as it stands the checked-out commit; for a merge queue the commit before; for other runs where `since` is set its
 * reference; for a push the commit before. Where there is none (a new
 * branch, a schedule, a force push): the commit where head branched off the default branch, or, if it is on that, the
 * last tag before it.
 */
export async function resolveRevisions(
  git: Git,
  remote: Remote,
  wanted: RevisionInputs,
  console: Console,
): Promise<Record<Side, Commit>> {
  const head = await headOf(git, remote, wanted, console)
  const base =
    wanted.base === null
      ? await usualBase(git, remote, head, wanted)
      : await named(git, remote, 'base', wanted.base)
  // Who names one commit twice may mean it; the tree as it stands is named before anybody knows what is in it.
  if (base.sha === head.sha && (wanted.base === null || wanted.head === worktree))
    throw nothingToCompare(head, base, wanted)
  return { base, head }
}

async function headOf(git: Git, remote: Remote, wanted: RevisionInputs, console: Console): Promise<Commit> {
  if (wanted.head !== null && wanted.head !== worktree) return named(git, remote, 'head', wanted.head)
  const sha = await checkedOut(git)
  if (wanted.head === worktree) return snapshot(git, sha, console, wanted.leftOut)
  const from = 'what is checked out'
  const { pull } = wanted.event
  return { sha, from: pull && !(await holds(git, sha, pull.headSha)) ? `${from}, ${other(pull)}` : from }
}

/** Says that the event is of another commit: there was a push since, or the workflow checks out something else. */
function other({ headSha }: PullRequest): string {
  return `though the event is of ${shortSha(headSha)}`
}

async function holds(git: Git, sha: string, wanted: string): Promise<boolean> {
  if (sha === wanted || (await parentsOf(git, sha)).includes(wanted)) return true
  return (await git.ask(['merge-base', '--is-ancestor', wanted, sha])) !== null
}

async function checkedOut(git: Git): Promise<string> {
  const sha = await commitOf(git, 'HEAD')
  if (sha !== null) return sha
  throw new Misconfigured(
    `head: nothing is checked out in ${git.folder}: its branch has no commit yet. Commit something, or check a commit out.`,
  )
}

async function usualBase(git: Git, remote: Remote, head: Commit, wanted: RevisionInputs): Promise<Commit> {
  const { name, pull, before, defaultBranch } = wanted.event
  const isWorktree = wanted.head === worktree
  const on = isWorktree ? { ...head, sha: await checkedOut(git) } : head
  if (pull) return pullRequestBase(git, remote, on, pull)
  if (isWorktree) return { ...on, from: 'the commit that is checked out' }
  // A merge queue asks what its changes do, and not what others have spent.
  if (wanted.since !== null && name !== 'merge_group') return reference(git, remote, head, wanted.since)
  const sha = before === null ? null : await available(git, remote, before)
  if (sha !== null) return { sha, from: `before this ${name}` }
  const why =
    before === null
      ? `the event "${name}" names no commit to compare with`
      : `the commit before this ${name}, ${before}, is neither here nor on origin; after a force push it may be gone`
  return baseWithoutEvent(remote, on, defaultBranch, why)
}

async function reference(git: Git, remote: Remote, head: Commit, since: string): Promise<Commit> {
  if (since === lastRelease) {
    const tag = await remote.lastTag(head.sha)
    if (tag !== null) return { sha: tag.sha, from: `since: ${tag.name}` }
    throw new Misconfigured(
      `since: "${lastRelease}" finds no tag before ${shortSha(head.sha)}, here or on origin. Name a commit, or make a first tag.`,
    )
  }
  const found = await commitNamed(git, remote, since)
  if (found !== null) return { sha: found.sha, from: `since: ${since}` }
  throw new Misconfigured(
    `since: no commit "${since}" here or on origin. Accepted are a tag, a commit, or "${lastRelease}"; in a shallow clone let actions/checkout fetch more ("fetch-depth: 0").`,
  )
}

async function baseWithoutEvent(
  remote: Remote,
  head: Commit,
  branch: string | null,
  why: string,
): Promise<Commit> {
  const began = branch === null ? null : await remote.mergeBase(head.sha, branch)
  if (began !== null && began !== head.sha)
    return { sha: began, from: `merge base with ${branch}, as ${why}` }
  const tag = began === null ? null : await remote.lastTag(head.sha)
  if (tag !== null) return { sha: tag.sha, from: `the last tag, ${tag.name}, as ${why}` }
  const tried =
    branch === null
      ? ''
      : began === null
        ? `, nothing is common with the default branch "${branch}"`
        : `, and there is no tag before ${shortSha(head.sha)}`
  throw new Misconfigured(
    `base: ${why}${tried}. Set the input "base" to a branch, tag or commit; in a shallow clone let actions/checkout fetch the history ("fetch-depth: 0").`,
  )
}

/** The first parent of GitHub's merge commit where that is checked out: it needs one commit and no history. */
async function pullRequestBase(git: Git, remote: Remote, head: Commit, pull: PullRequest): Promise<Commit> {
  const [first, second, ...others] = await parentsOf(git, head.sha)
  if (first !== undefined && second === pull.headSha && others.length === 0) {
    const sha = await available(git, remote, first)
    if (sha === null) throw missing('base', first)
    return { sha, from: `${pull.baseRef}, as merged into pull request #${pull.number}` }
  }
  const sha = await remote.mergeBase(head.sha, pull.baseRef)
  if (sha === null)
    throw new Misconfigured(
      `base: ${head.sha} (${head.from}) and the base branch "${pull.baseRef}" have no common commit that can be found here or on origin. Let actions/checkout fetch the history ("fetch-depth: 0"), or set the input "base".`,
    )
  return { sha, from: `merge base with ${pull.baseRef}` }
}

async function available(git: Git, remote: Remote, sha: string): Promise<string | null> {
  return (await commitOf(git, sha)) ?? (await remote.fetchCommit(sha))
}

/** A revision as the user wrote it: anything git understands here, else a branch, tag or commit of origin; or null. */
export async function commitNamed(git: Git, remote: Remote, revision: string): Promise<Fetched | null> {
  return (
    (await namedHere(git, revision)) ??
    (await namedHere(git, `refs/remotes/origin/${revision}`)) ??
    (await remote.fetchRevision(revision))
  )
}

async function named(git: Git, remote: Remote, side: Side, revision: string): Promise<Commit> {
  const found = await commitNamed(git, remote, revision)
  if (found === null) throw missing(side, revision)
  const taken = found.hidesBranch ? ' (the tag; there is a branch of that name too)' : ''
  return { sha: found.sha, from: `${side}: ${revision}${taken}` }
}

/** If a tag and a branch share a name, git takes the tag. */
async function namedHere(git: Git, revision: string) {
  const sha = await commitOf(git, revision)
  if (sha === null) return null
  const isTag = (await commitOf(git, `refs/tags/${revision}`)) === sha
  const branches = isTag ? ['refs/heads', 'refs/remotes/origin'] : []
  const found = await Promise.all(branches.map(folder => commitOf(git, `${folder}/${revision}`)))
  return { sha, hidesBranch: found.some(branch => branch !== null) }
}

function missing(side: Side, revision: string): Misconfigured {
  const only = side === 'base' && revision === worktree ? ' The tree as it stands can only be head.' : ''
  return new Misconfigured(
    `${side}: no commit "${revision}" here or on origin. Accepted are a branch, a tag or a commit; in a shallow clone let actions/checkout fetch more ("fetch-depth: 0").${only}`,
  )
}

function nothingToCompare(head: Commit, base: Commit, wanted: RevisionInputs): Misconfigured {
  const what = `Base and head are the same commit, ${head.sha} (${head.from}; ${base.from}), so there is nothing to compare.`
  if (wanted.head === worktree)
    return new Misconfigured(`${what} Change a file, or set the input "base" to an earlier commit.`)
  if (wanted.since !== null) return new Misconfigured(`${what} There is no history after it yet.`)
  return new Misconfigured(
    `${what} For a pull request let actions/checkout check out its default, or set the inputs "base" and "head".`,
  )
}
