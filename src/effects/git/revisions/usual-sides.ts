// What the terminal program compares by default: uncommitted work with its commit, or a branch with where it began.
import { Misconfigured } from '../../../core/model/errors.ts'
import { decodePath, type Git } from '../git.ts'
import { refuseDistrusted } from '../refuse-distrusted.ts'
import { commitOf } from './commit-object.ts'

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
