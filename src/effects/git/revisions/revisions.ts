// Resolves base and head to commits, once, before anything else happens; from then on only these commits are used.

import { nearest } from '../../../core/common/nearest.ts'
import { Misconfigured } from '../../../core/model/errors.ts'
import type { Side } from '../../../core/model/measuring.ts'
import type { Commit } from '../../../core/model/result-file.ts'
import { shortSha } from '../../../core/words/numbers.ts'
import type { Event, PullRequest } from '../../github/event.ts'
import type { Console } from '../../program/console.ts'
import { decodePath, type Git, refuseDistrusted } from '../git.ts'
import { commitOf, parentsOf } from './commits.ts'
import { type LeftOut, snapshot } from './own-commits.ts'
import { type Fetched, isShallow, origin, type Remote } from './remote.ts'

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

// What the terminal program compares by default: uncommitted work with its commit, or a branch with where it began.

/** Two revisions, as the inputs of those names. */
export interface UsualSides {
  readonly base: string
  readonly head: string
  /** What was chosen for them, and what else could have been meant; null where the user has chosen, or there is nothing else. */
  readonly note: string | null
}

/** The revisions that the user named. */
export interface NamedRevisions {
  readonly base?: string | undefined
  readonly head?: string | undefined
  /** Whether base is the commit where head's history branched off from what was named, as in `main...topic`. */
  readonly sinceFork?: boolean | undefined
}

/** Throws Misconfigured where `git` is in no working tree, or its repository has no commit. */
export async function refuseNoCheckout(git: Git): Promise<void> {
  await refuseDistrusted(git)
  if ((await git.ask(['rev-parse', '--is-inside-work-tree'])) !== 'true')
    throw new Misconfigured(
      `${git.folder} is in no git repository, or in one without a working tree. Go to the checkout that is to be measured.`,
    )
  if ((await commitOf(git, 'HEAD')) === null)
    throw new Misconfigured(
      'The repository has no commit yet, so there is nothing to compare. Make a first commit.',
    )
}

/**
 * Completes what was named. New files alone do not count as uncommitted work, as they may be notes or results. Throws
 * Misconfigured where there is nothing to compare.
 */
export async function usualSides(git: Git, named: NamedRevisions): Promise<UsualSides> {
  const head = named.head ?? ((await isDirty(git)) ? 'worktree' : 'HEAD')
  if (named.base !== undefined)
    return { base: named.sinceFork ? await forkOf(git, named.base, head) : named.base, head, note: null }
  const branch = await defaultBranch(git)
  const tip = await commitOf(git, head === 'worktree' ? 'HEAD' : head)
  const began = branch && tip && (await git.ask(['merge-base', tip, branch]))
  const hasCommits = branch !== null && tip !== null && !!began && began !== tip
  if (head === 'worktree') {
    const note = hasCommits
      ? `comparing uncommitted work with HEAD; for the whole branch: benchgate ${began.slice(0, 9)}`
      : null
    return { base: 'HEAD', head, note }
  }
  if (hasCommits) return { base: began, head, note: await whereItLeft(git, branch, began, tip) }
  const why = branch
    ? `${head} has no commits beyond ${branch}`
    : `${head} has no default branch to compare with`
  throw new Misconfigured(
    `Nothing to compare: no tracked file is changed, and ${why}. Name a revision, such as "benchgate HEAD~1".`,
  )
}

/**
 * Whether tracked files are not as in HEAD. A staged change that was undone in the tree does not count, nor does work
 * within a submodule: head, as it would be measured, has neither.
 */
export async function isDirty(git: Git): Promise<boolean> {
  const found = [
    'diff',
    '--quiet',
    '--no-ext-diff',
    '--no-relative',
    '--ignore-submodules=dirty',
    'HEAD',
    '--',
  ]
  return (await git.find(found)) === null
}

/** With how old the branch is here: what others have merged since would be taken for head's own. */
async function whereItLeft(git: Git, branch: string, began: string, tip: string): Promise<string> {
  const count = await git.run(['rev-list', '--count', `${began}..${tip}`])
  const left = `base: where head left ${branch}, ${count} ${count === '1' ? 'commit' : 'commits'} before`
  if (!branch.startsWith('origin/')) return left
  const newest = ['log', '-1', '--no-show-signature', '--format=%cs', `refs/remotes/${branch}`, '--']
  const day = await git.run(newest)
  return `${left}; its newest commit here is of ${day} ("git fetch origin" renews it)`
}

async function forkOf(git: Git, base: string, head: string): Promise<string> {
  const [one, other] = [await commitOf(git, base), await commitOf(git, head === 'worktree' ? 'HEAD' : head)]
  const found = one && other && (await git.ask(['merge-base', one, other]))
  if (found) return found
  throw new Misconfigured(
    `${base}...${head}: the two have no common history. Give two revisions with a common commit, or "${base}..${head}".`,
  )
}

/** The one that origin names, or a usual name. */
async function defaultBranch(git: Git): Promise<string | null> {
  const ofOrigin = await git.ask(['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD'])
  for (const name of [decodePath(ofOrigin ?? ''), 'origin/main', 'origin/master', 'main', 'master'])
    if (name !== '' && (await commitOf(git, name)) !== null) return name
  return null
}

// Refuses revisions of a command line that are no commits, before anything runs, and names the nearest that is one.

/** A revision as it was given. */
export interface GivenRevision {
  readonly revision: string
  /** `--head`; null for a word by itself, which may have been meant as a command. */
  readonly flag: string | null
}

/**
 * Throws Misconfigured for the first that is no commit, here or on origin. `commands` are what the first word could
 * have been meant as.
 */
export async function refuseUnknown(
  git: Git,
  given: readonly GivenRevision[],
  commands: readonly string[],
): Promise<void> {
  const remote = await origin(git, '', '')
  for (const [n, one] of given.entries()) {
    const { revision, flag } = one
    if (revision === worktree && flag !== '--base') continue
    if ((await commitNamed(git, remote, revision)) !== null) continue
    const command = n === 0 && flag === null ? nearest(revision, commands) : null
    throw new Misconfigured(await unknown(git, remote, one, command))
  }
}

async function unknown(
  git: Git,
  remote: Remote,
  { revision, flag }: GivenRevision,
  command: string | null,
): Promise<string> {
  const hasOrigin = (await git.ask(['remote', 'get-url', 'origin'])) !== null
  const where = remote.isSilent
    ? 'here, and origin could not be asked ("git ls-remote origin" says why)'
    : hasOrigin
      ? 'here or on origin'
      : 'here'
  const only = revision === worktree ? ' The tree as it stands can only be head.' : ''
  const what = `${flag === null ? '' : `${flag}: `}"${revision}" is no branch, tag or commit ${where}.${only}`
  if (command !== null) return `${what} Did you mean the command "benchgate ${command}"?`
  const [, name = '', steps = ''] = /^(.*?)((?:[~^]\d*)*)$/s.exec(revision) ?? []
  const shallow = (await isShallow(git))
    ? ' This clone has only part of the history: "git fetch --unshallow" brings the rest.'
    : ''
  if (steps !== '' && (await commitOf(git, name)) !== null)
    return `${what} There is "${name}", but the history does not go as far back as "${steps}".${shallow}`
  const meant = nearest(name, await namesIn(git))
  const hint =
    meant === null
      ? '"git branch --all" and "git tag" list what there is.'
      : `Did you mean "${meant}${steps}"?`
  return `${what} ${hint}${shallow}`
}

/** Branches and tags, also those of origin that were fetched, without its name. */
async function namesIn(git: Git): Promise<readonly string[]> {
  const refs = await git.run([
    'for-each-ref',
    '--format=%(refname)',
    'refs/heads',
    'refs/tags',
    'refs/remotes',
  ])
  const short = decodePath(refs)
    .split('\n')
    .map(ref => ref.replace(/^refs\/(heads|tags|remotes\/origin|remotes)\//, ''))
  return [...new Set(['HEAD', ...short])].filter(name => name !== '')
}
