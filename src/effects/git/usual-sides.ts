// What a terminal compares where nothing is named: uncommitted work with its commit, else a branch with where it began.
import { Misconfigured } from '../../core/errors.ts'
import type { Git } from './git.ts'

/** Two revisions, as the inputs of those names. */
export interface UsualSides {
  readonly base: string
  readonly head: string
}

/** Completes what was named. Throws Misconfigured where there is nothing to compare. */
export async function usualSides(
  git: Git,
  named: { readonly base?: string | undefined; readonly head?: string | undefined },
): Promise<UsualSides> {
  const isDirty = (await git.run(['status', '--porcelain'])) !== ''
  const head = named.head ?? (isDirty ? 'worktree' : 'HEAD')
  if (named.base !== undefined) return { base: named.base, head }
  if (head === 'worktree') return { base: 'HEAD', head }
  const branch = await defaultBranch(git)
  const base = branch && (await git.ask(['merge-base', head, branch]))
  const tip = await git.ask(['rev-parse', '--verify', '--quiet', `${head}^{commit}`])
  if (base && base !== tip) return { base, head }
  throw new Misconfigured(
    `Nothing to compare: the tree is clean, and ${head} ${branch ? `has no commit that ${branch} has not` : 'has no default branch to be compared with'}. Name a revision, such as "benchgate HEAD~1".`,
  )
}

/** As origin says, else what it is called by custom. */
async function defaultBranch(git: Git): Promise<string | null> {
  const ofOrigin = await git.ask(['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD'])
  if (ofOrigin) return ofOrigin
  for (const name of ['origin/main', 'origin/master', 'main', 'master'])
    if ((await git.ask(['rev-parse', '--verify', '--quiet', `${name}^{commit}`])) !== null) return name
  return null
}
