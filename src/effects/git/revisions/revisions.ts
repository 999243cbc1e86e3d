// Resolves base and head to commits once, before anything else happens; from then on only these commits are used.
import { findNearestName } from '../../../core/common/nearest.ts'
import { MisconfiguredError } from '../../../core/model/errors.ts'
import type { ParsedWorkflowEvent, PullRequest } from '../../../core/model/event.ts'
import type { Side } from '../../../core/model/measuring.ts'
import type { ResolvedCommit } from '../../../core/model/result-file.ts'
import { escapeControlCharacters } from '../../../core/words/escape.ts'
import { listFirstNames } from '../../../core/words/names.ts'
import { shortSha } from '../../../core/words/numbers.ts'
import type { RunConsole } from '../../program/console.ts'
import { decodeGitText, findTopFolderOfCheckout, type Git, splitAtNul } from '../git.ts'
import { localCommitOf, parentsOfCommit, shallowCloneHint } from './commits.ts'
import { commitWorkingTree, type SnapshotExclusions } from './own-commits.ts'
import { type FetchedCommit, type OriginCommitFetcher, openOriginRemote } from './remote.ts'

/** The two sides as the user and the event name them. */
interface RevisionInputsAndEvent {
  readonly base: string | null
  readonly head: string | null
  /** The reference of the history, for a run that measures it: a revision, or `last-release`. */
  readonly since: string | null
  readonly event: ParsedWorkflowEvent
  /** Untracked files that are not part of the working tree. */
  readonly leftOut?: SnapshotExclusions
}

/** The value of `since` for the last tag before head. */
export const sinceLastReleaseValue = 'last-release'

/** The value of `head` for the working tree; a branch of that name is refs/heads/worktree. */
export const workingTreeValue = 'worktree'

/**
 * Resolves both sides. Head, unless named, is the checked-out commit. Base, unless named, is: for a pull request the commit of
 * the base branch that head contains (its merge base, so that what others merged since is on both sides); for the tree as it
 * stands the checked-out commit; for a merge queue the commit before; for other runs with `since` its reference; for a push the
 * commit before. If there is none (a new branch, a schedule, a force push): the commit where head branched off the default
 * branch, or, if head is on that, the last tag before it.
 */
export async function resolveBaseAndHead(
  git: Git,
  remote: OriginCommitFetcher,
  inputs: RevisionInputsAndEvent,
  console: RunConsole,
): Promise<Record<Side, ResolvedCommit>> {
  const head = await resolveHead(git, remote, inputs, console)
  const base =
    inputs.base === null
      ? await defaultBase(git, remote, head, inputs, console)
      : await resolveNamed(git, remote, 'base', inputs.base)
  // Naming one commit twice may be intended; but the working tree is named before its content is known.
  if (base.sha === head.sha && (inputs.base === null || inputs.head === workingTreeValue))
    throw sameCommitError(head, base, inputs)
  if (inputs.base !== null && base.sha !== head.sha && (await isOrContains(git, base.sha, head.sha)))
    console.warn(
      `Base ${shortSha(base.sha)} (${base.from}) is newer than head ${shortSha(head.sha)} (${head.from}), whose commit it contains: what became slower after head counts as an improvement here. If that is not what you want, swap "base" and "head".`,
    )
  return { base, head }
}

async function resolveHead(
  git: Git,
  remote: OriginCommitFetcher,
  inputs: RevisionInputsAndEvent,
  console: RunConsole,
): Promise<ResolvedCommit> {
  if (inputs.head !== null && inputs.head !== workingTreeValue)
    return resolveNamed(git, remote, 'head', inputs.head)
  const sha = await checkedOut(git)
  if (inputs.head === workingTreeValue) return commitWorkingTree(git, sha, console, inputs.leftOut)
  const from = 'what is checked out'
  const { pull } = inputs.event
  if (pull === null || (await isOrContains(git, sha, pull.headSha))) return { sha, from }
  // There was a push since, or the workflow checks out something else.
  return { sha, from: `${from}, although the event names ${shortSha(pull.headSha)}` }
}

async function isOrContains(git: Git, sha: string, other: string): Promise<boolean> {
  if (sha === other || (await parentsOfCommit(git, sha)).includes(other)) return true
  return (await git.ask(['merge-base', '--is-ancestor', other, sha])) !== null
}

async function checkedOut(git: Git): Promise<string> {
  const sha = await localCommitOf(git, 'HEAD')
  if (sha !== null) return sha
  throw new MisconfiguredError(
    `head: nothing is checked out in ${git.folder}: its branch has no commit yet. Commit something, or check a commit out.`,
  )
}

async function defaultBase(
  git: Git,
  remote: OriginCommitFetcher,
  head: ResolvedCommit,
  inputs: RevisionInputsAndEvent,
  console: RunConsole,
): Promise<ResolvedCommit> {
  const { name, pull, before, isForced, defaultBranch } = inputs.event
  const isWorktree = inputs.head === workingTreeValue
  const headCommit = isWorktree ? { ...head, sha: await checkedOut(git) } : head
  if (pull) return pullRequestBase(git, remote, headCommit, pull)
  if (isWorktree) return { ...headCommit, from: 'the commit that is checked out' }
  // A merge queue measures its own changes, not those since the reference.
  if (inputs.since !== null && name !== 'merge_group')
    return sinceReference(git, remote, head, inputs.since, console)
  // GitHub has the commit before a forced push for a long time, though it is no longer what head builds on.
  const sha = before === null || isForced ? null : await findOrFetch(git, remote, before)
  if (sha !== null) return { sha, from: `before this ${name}` }
  if (before !== null && !isForced) await refuseSilentOrigin(remote, before, name)
  const why =
    before === null
      ? `the event "${name}" names no commit to compare with`
      : isForced
        ? `this ${name} was forced and has replaced the commit before it, ${before}`
        : `the commit before this ${name}, ${before}, is neither here nor on origin; after a force push it may be gone`
  return baseWithoutEvent(remote, headCommit, defaultBranch, why, console)
}

/** Throws MisconfiguredError if it is unknown whether origin has the commit: another base would answer another question. */
async function refuseSilentOrigin(remote: OriginCommitFetcher, before: string, event: string): Promise<void> {
  if ((await remote.whySilent()) !== null)
    throw new MisconfiguredError(
      `base: the commit before this ${event}, ${before}, is not ${await describePlacesAsked(remote)}. Set the input "base" to a commit of this clone, or make actions/checkout fetch the history ("fetch-depth: 0").`,
    )
}

/** Returns where a revision was not found, and what to do where origin could not be asked. */
async function describePlacesAsked(remote: OriginCommitFetcher): Promise<string> {
  const reason = await remote.whySilent()
  return reason === null
    ? 'here or on origin'
    : `here, and origin could not be asked (${reason}): check its address, the network and the token`
}

/** Warns if it is the last one of this clone only, as origin may have a later one. */
async function lastTagBefore(remote: OriginCommitFetcher, { sha }: ResolvedCommit, console: RunConsole) {
  const tag = await remote.lastTag(sha)
  const reason = tag && (await remote.whySilent())
  if (reason)
    console.warn(
      `${tag.name} is the last tag of this clone, and origin, which may have a later one, could not be asked (${reason}). Check its address, the network and the token, or name the commit to compare with.`,
    )
  return tag
}

async function sinceReference(
  git: Git,
  remote: OriginCommitFetcher,
  head: ResolvedCommit,
  since: string,
  console: RunConsole,
): Promise<ResolvedCommit> {
  if (since === sinceLastReleaseValue) {
    const tag = await lastTagBefore(remote, head, console)
    if (tag !== null) return { sha: tag.sha, from: `since: ${tag.name}` }
    throw new MisconfiguredError(
      `since: "${sinceLastReleaseValue}" finds no tag before ${shortSha(head.sha)}, ${await describePlacesAsked(remote)}. Name a commit, or make a first tag.`,
    )
  }
  const resolved = await resolveOrFetchRevision(git, remote, since)
  if (resolved !== null) return { sha: resolved.sha, from: `since: ${since}` }
  throw new MisconfiguredError(
    `since: no commit "${since}" ${await describePlacesAsked(remote)}. Give a tag, a commit, or "${sinceLastReleaseValue}"; in a shallow clone, make actions/checkout fetch more ("fetch-depth: 0").`,
  )
}

async function baseWithoutEvent(
  remote: OriginCommitFetcher,
  head: ResolvedCommit,
  branch: string | null,
  why: string,
  console: RunConsole,
): Promise<ResolvedCommit> {
  const fork = branch === null ? null : await remote.mergeBase(head.sha, branch)
  if (fork !== null && fork !== head.sha) return { sha: fork, from: `merge base with ${branch}, as ${why}` }
  const tag = fork === null ? null : await lastTagBefore(remote, head, console)
  if (tag !== null) return { sha: tag.sha, from: `the last tag, ${tag.name}, as ${why}` }
  const attempts =
    branch === null
      ? ''
      : fork === null
        ? `, and no common commit of head and the default branch "${branch}" was found ${await describePlacesAsked(remote)}`
        : `, and there is no tag before ${shortSha(head.sha)}`
  throw new MisconfiguredError(
    `base: ${why}${attempts}. Set the input "base" to a branch, tag or commit; in a shallow clone, make actions/checkout fetch the history ("fetch-depth: 0").`,
  )
}

/** Uses the first parent of GitHub's merge commit if that is checked out: it needs one commit and no history. */
async function pullRequestBase(
  git: Git,
  remote: OriginCommitFetcher,
  head: ResolvedCommit,
  pull: PullRequest,
): Promise<ResolvedCommit> {
  const [first, second, ...others] = await parentsOfCommit(git, head.sha)
  if (first !== undefined && second === pull.headSha && others.length === 0) {
    const sha = await findOrFetch(git, remote, first)
    if (sha === null)
      throw new MisconfiguredError(
        await unknownRevisionMessage(git, remote, { revision: first, flag: 'base' }),
      )
    return { sha, from: `${pull.baseRef}, as merged into pull request #${pull.number}` }
  }
  const sha = await remote.mergeBase(head.sha, pull.baseRef)
  if (sha === null)
    throw new MisconfiguredError(
      `base: ${head.sha} (${head.from}) and the base branch "${pull.baseRef}" have no common commit that can be found ${await describePlacesAsked(remote)}. Make actions/checkout fetch the history ("fetch-depth: 0"), or set the input "base".`,
    )
  return { sha, from: `merge base with ${pull.baseRef}` }
}

async function findOrFetch(git: Git, remote: OriginCommitFetcher, sha: string): Promise<string | null> {
  return (await localCommitOf(git, sha)) ?? (await remote.fetchCommit(sha))
}

/**
 * Resolves a revision that the user has given: anything git understands here, otherwise a branch, tag or commit of origin; or
 * null.
 */
async function resolveOrFetchRevision(
  git: Git,
  remote: OriginCommitFetcher,
  revision: string,
): Promise<FetchedCommit | null> {
  return (
    (await resolveLocally(git, revision)) ??
    (await resolveLocally(git, `refs/remotes/origin/${revision}`)) ??
    (await remote.fetchRevision(revision))
  )
}

async function resolveNamed(
  git: Git,
  remote: OriginCommitFetcher,
  side: Side,
  revision: string,
): Promise<ResolvedCommit> {
  const resolved = await resolveOrFetchRevision(git, remote, revision)
  if (resolved === null)
    throw new MisconfiguredError(await unknownRevisionMessage(git, remote, { revision, flag: side }))
  const tagNote = resolved.hidesBranch ? ' (the tag; there is a branch of that name too)' : ''
  return { sha: resolved.sha, from: `${side}: ${revision}${tagNote}` }
}

/** If a tag and a branch share a name, git uses the tag. */
async function resolveLocally(git: Git, revision: string) {
  const sha = await localCommitOf(git, revision)
  if (sha === null) return null
  const isTag = (await localCommitOf(git, `refs/tags/${revision}`)) === sha
  const branches = isTag ? ['refs/heads', 'refs/remotes/origin'] : []
  const found = await Promise.all(branches.map(folder => localCommitOf(git, `${folder}/${revision}`)))
  return { sha, hidesBranch: found.some(branch => branch !== null) }
}

function sameCommitError(
  head: ResolvedCommit,
  base: ResolvedCommit,
  inputs: RevisionInputsAndEvent,
): MisconfiguredError {
  const summary = `Base and head are the same commit, ${head.sha} (${head.from}; ${base.from}), so there is nothing to compare.`
  if (inputs.head === workingTreeValue)
    return new MisconfiguredError(`${summary} Change a file, or set the input "base" to an earlier commit.`)
  if (inputs.since !== null)
    return new MisconfiguredError(`${summary} There are no commits after the reference ("since") yet.`)
  return new MisconfiguredError(
    `${summary} For a pull request, leave out the input "ref" of actions/checkout, or set the inputs "base" and "head".`,
  )
}

// The default comparison in a terminal: uncommitted work with its commit, or a branch with the commit where it began.

/** The revisions that the user named; a side that is not named is chosen from the repository. */
export interface RevisionNamesFromUser {
  readonly base?: string | undefined
  readonly head?: string | undefined
  /** True if base is the commit where head's history branched off from the named one, as in `main...topic`. */
  readonly sinceFork?: boolean | undefined
}

/** Throws MisconfiguredError if `git` is in no working tree, or its repository has no commit. */
export async function refuseMissingCheckout(git: Git): Promise<void> {
  if ((await findTopFolderOfCheckout(git)) === null)
    throw new MisconfiguredError(
      `${git.folder} is not in a git repository that has a working tree. Go to the checkout that is to be measured.`,
    )
  if ((await localCommitOf(git, 'HEAD')) === null)
    throw new MisconfiguredError(
      'The repository has no commit yet, so there is nothing to compare. Make a first commit.',
    )
}

/**
 * Chooses the revisions that were not named. New files alone do not count as uncommitted work, as they may be notes or results.
 * `note` says what was chosen, and the alternative; null if the user has chosen, or there is no alternative. Throws
 * MisconfiguredError if there is nothing to compare.
 */
export async function chooseDefaultRevisions(git: Git, named: RevisionNamesFromUser) {
  const head = named.head ?? ((await isWorkingTreeDirty(git)) ? 'worktree' : 'HEAD')
  if (named.base !== undefined)
    return {
      base: named.sinceFork ? await forkOf(git, named.base, head) : named.base,
      head,
      note: null,
    }
  const branch = await defaultBranch(git)
  const tip = await commitHereOrOnOrigin(git, head === 'worktree' ? 'HEAD' : head)
  const fork = branch && tip && (await git.ask(['merge-base', tip, branch]))
  const hasCommits = branch !== null && tip !== null && !!fork && fork !== tip
  if (head === 'worktree') {
    const note = hasCommits
      ? `comparing uncommitted work with HEAD; for the whole branch: benchgate ${fork.slice(0, 9)}`
      : null
    return { base: 'HEAD', head, note }
  }
  if (hasCommits) {
    const notes = [
      await forkNote(git, branch, fork, tip),
      ...(head === 'HEAD' ? await untrackedNotes(git) : []),
    ]
    return { base: fork, head, note: notes.join('\n') }
  }
  const why = !branch
    ? `${head} has no default branch to compare with`
    : fork
      ? `${head} has no commits beyond ${branch}`
      : `${head} and ${branch} have no common history`
  throw new MisconfiguredError(
    `Nothing to compare: no tracked file is changed, and ${why}. Name a revision, such as "benchgate HEAD~1", or "git add" new files.${fork ? '' : await shallowCloneHint(git)}`,
  )
}

/** Says that new files are not measured, as they do not count as uncommitted work. */
async function untrackedNotes(git: Git): Promise<readonly string[]> {
  const paths = splitAtNul(await git.run(['ls-files', '--others', '--exclude-standard', '-z']))
  const names = listFirstNames(
    paths.map(path => escapeControlCharacters(decodeGitText(path))),
    1,
  )
  return paths.length === 0
    ? []
    : [`not tracked and not measured: ${names}; with "git add" they count as uncommitted work`]
}

/**
 * Reports whether tracked files differ from HEAD. A staged change that was undone in the tree does not count, nor does work
 * within a submodule: head, as it would be measured, has neither.
 */
export async function isWorkingTreeDirty(git: Git): Promise<boolean> {
  const diffArgs = [
    'diff',
    '--quiet',
    '--no-ext-diff',
    '--no-relative',
    '--ignore-submodules=dirty',
    'HEAD',
    '--',
  ]
  return (await git.find(diffArgs)) === null
}

/**
 * Describes the commit at which head left the branch, and how old the branch is here: what others have merged since would be attributed to
 * head.
 */
async function forkNote(git: Git, branch: string, fork: string, tip: string): Promise<string> {
  const count = await git.run(['rev-list', '--count', `${fork}..${tip}`])
  const text = `base: the last commit that head and ${branch} share; head has ${count} more ${count === '1' ? 'commit' : 'commits'}`
  if (!branch.startsWith('origin/')) return text
  const logArgs = ['log', '-1', '--no-show-signature', '--format=%cs', `refs/remotes/${branch}`, '--']
  const day = await git.run(logArgs)
  return `${text}; the newest commit of ${branch} here is from ${day} ("git fetch origin" updates the branch)`
}

async function forkOf(git: Git, base: string, head: string): Promise<string> {
  const [baseCommit, headCommit] = [
    await commitHereOrOnOrigin(git, base),
    await commitHereOrOnOrigin(git, head === 'worktree' ? 'HEAD' : head),
  ]
  const fork = baseCommit && headCommit && (await git.ask(['merge-base', baseCommit, headCommit]))
  if (fork) return fork
  throw new MisconfiguredError(
    `${base}...${head}: the two have no common history. Give two revisions with a common commit, or "${base}..${head}".${await shallowCloneHint(git)}`,
  )
}

/** Returns the commit of a revision in this clone or on origin; null if there is none. */
async function commitHereOrOnOrigin(git: Git, revision: string): Promise<string | null> {
  const sha = await localCommitOf(git, revision)
  if (sha !== null) return sha
  const remote = await openOriginRemote(git, '', '')
  return (await resolveOrFetchRevision(git, remote, revision))?.sha ?? null
}

/** Returns the default branch that origin names, or a common name. */
async function defaultBranch(git: Git): Promise<string | null> {
  const originDefault = await git.ask(['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD'])
  for (const name of [decodeGitText(originDefault ?? ''), 'origin/main', 'origin/master', 'main', 'master'])
    if (name !== '' && (await localCommitOf(git, name)) !== null) return name
  return null
}

// Unknown revisions, which are refused with the nearest existing name; those of a command line before anything runs.

export interface RevisionAndItsFlag {
  readonly revision: string
  /** The flag or input, such as `--head`; null for a word by itself, which may have been meant as a command. */
  readonly flag: string | null
}

/**
 * Returns the commits of revisions, which are here or on origin. Throws MisconfiguredError for the first that is none. `commands`
 * are the commands that the first word may have been meant as.
 */
export async function resolveRevisionsToCommits(
  git: Git,
  revisions: readonly RevisionAndItsFlag[],
  commands: readonly string[],
): Promise<readonly string[]> {
  const remote = await openOriginRemote(git, '', '')
  const commits: string[] = []
  for (const [n, givenRevision] of revisions.entries()) {
    const { revision, flag } = givenRevision
    const resolved = await resolveOrFetchRevision(git, remote, revision)
    const command = n === 0 && flag === null ? findNearestName(revision, commands) : null
    if (resolved === null)
      throw new MisconfiguredError(await unknownRevisionMessage(git, remote, givenRevision, command))
    commits.push(resolved.sha)
  }
  return commits
}

async function unknownRevisionMessage(
  git: Git,
  remote: OriginCommitFetcher,
  { revision, flag }: RevisionAndItsFlag,
  command: string | null = null,
): Promise<string> {
  const flagNote = flag === null ? '' : `${flag}: `
  const object = await git.ask(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{}`])
  const kind = object && (await git.ask(['cat-file', '-t', object]))
  if (kind)
    return `${flagNote}"${revision}" is a ${kind}, and only commits can be measured. Give a branch, a commit, or a tag of one.`
  const headOnlyNote = revision === workingTreeValue ? ' The working tree can only be head.' : ''
  const summary = `${flagNote}"${revision}" is no branch, tag or commit ${await describePlacesAsked(remote)}.${headOnlyNote}`
  if (command !== null) return `${summary} Did you mean the command "benchgate ${command}"?`
  const [, name = '', steps = ''] = /^(.*?)((?:[~^]\d*)*)$/s.exec(revision) ?? []
  const shallowNote = await shallowCloneHint(git)
  if (steps !== '' && (await localCommitOf(git, name)) !== null)
    return `${summary} There is "${name}", but the history does not go as far back as "${steps}".${shallowNote}`
  const nearestName = findNearestName(name, await namesIn(git))
  const commandsNote = flag === null ? ', and "benchgate --help" lists the commands' : ''
  const hint =
    nearestName === null
      ? `"git branch --all" and "git tag" list what there is${commandsNote}.`
      : `Did you mean "${nearestName}${steps}"?`
  return `${summary} ${hint}${shallowNote}`
}

/** Returns the names of branches and tags, also those that were fetched from origin. */
async function namesIn(git: Git): Promise<readonly string[]> {
  const refs = await git.run([
    'for-each-ref',
    '--format=%(refname)',
    'refs/heads',
    'refs/tags',
    'refs/remotes',
  ])
  const shortNames = decodeGitText(refs)
    .split('\n')
    .map(ref => ref.replace(/^refs\/(heads|tags|remotes\/origin|remotes)\//, ''))
  return [...new Set(['HEAD', ...shortNames])].filter(name => name !== '')
}
