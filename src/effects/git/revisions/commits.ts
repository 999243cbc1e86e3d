// Finds commits in the clone: by revision, with what their headers say, and those of a range as they were merged.
import { MisconfiguredError } from '../../../core/model/errors.ts'
import { shortSha } from '../../../core/words/numbers.ts'
import { decodeGitText, type Git, splitAtNul } from '../git.ts'

/** Returns the commit of a revision in this clone, or null. Nothing is fetched to find out. */
export async function localCommitOf(git: Git, revision: string): Promise<string | null> {
  return git.ask(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`], {
    // Only newer versions of git have this variable; older ones may fetch the commit if the clone is partial.
    env: { GIT_NO_LAZY_FETCH: '1' },
  })
}

/** Returns the parents that the commit itself names, which a shallow clone hides from every other command. */
export async function parentsOfCommit(git: Git, sha: string): Promise<readonly string[]> {
  const header = await headerOf(git, sha)
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(match => match[1] ?? '')
}

export async function rawGitCommitterDateOfCommit(git: Git, sha: string): Promise<string> {
  return `@${/^committer .*> (\d+ [+-]\d{4})$/m.exec(await headerOf(git, sha))?.[1] ?? '0 +0000'}`
}

async function headerOf(git: Git, sha: string): Promise<string> {
  return (await git.run(['cat-file', 'commit', sha])).split('\n\n', 1)[0] ?? ''
}

export async function isShallowClone(git: Git): Promise<boolean> {
  return (await git.run(['rev-parse', '--is-shallow-repository'])) === 'true'
}

/** Returns a sentence on the commits that a shallow clone lacks, with a space before it; empty for any other clone. */
export async function shallowCloneHint(git: Git): Promise<string> {
  return (await isShallowClone(git))
    ? ' This clone has only part of the history: "git fetch --unshallow" brings the rest (in a workflow "fetch-depth: 0").'
    : ''
}

// Lists the commits of a range by first parents, as they were merged one after the other.

/**
 * Returns the commits of `bad` that `good` does not have, by first parents, the oldest first, each with the paths that it
 * changes against its first parent.
 */
export async function readFirstParentCommitsWithPaths(git: Git, good: string, bad: string) {
  const logArgs = ['log', '--first-parent', '--reverse', '--no-color', '--no-show-signature']
  const changeArgs = ['--name-only', '--diff-merges=first-parent', '--no-renames', '--no-relative']
  const formatArgs = ['-z', '--format=%x00//%x00%H%n%P%n%an%n%aI%n%s']
  const text = await git.run([...logArgs, ...changeArgs, ...formatArgs, `${good}..${bad}`, '--'])
  // No path begins with "/", and no field of a commit contains a NUL.
  return text
    .split('\0//\0')
    .slice(1)
    .map(entry => {
      const [header = '', first = '', ...others] = splitAtNul(entry).map(decodeGitText)
      const [sha = '', parents = '', author = '', when = '', subject = ''] = header.split('\n')
      // Git prints a line break before the first path.
      const paths = [first.replace(/^\n/, ''), ...others].filter(path => path !== '')
      return {
        sha,
        parents: parents.split(' ').filter(parent => parent !== ''),
        ...{ author, when, subject, paths },
      }
    })
}

/** Returns the last of these commits that merges a commit of the history of `tip`; null if none does. */
export async function findLastCommitMergingHistoryOfTip<T extends { readonly parents: readonly string[] }>(
  git: Git,
  commits: readonly T[],
  tip: string,
): Promise<T | null> {
  for (const commit of commits.toReversed())
    for (const parent of commit.parents.slice(1))
      if ((await git.find(['merge-base', '--is-ancestor', parent, tip])) !== null) return commit
  return null
}

/** Throws MisconfiguredError if GOOD is not an ancestor of BAD. */
export async function refuseUnlessGoodIsAncestor(git: Git, good: string, bad: string): Promise<void> {
  if (good === bad)
    throw new MisconfiguredError(
      `GOOD and BAD are the same commit, ${shortSha(good)}, so there is nothing between them. Give an older GOOD.`,
    )
  if ((await git.ask(['merge-base', '--is-ancestor', good, bad])) !== null) return
  if ((await git.ask(['merge-base', '--is-ancestor', bad, good])) !== null)
    throw new MisconfiguredError(
      `BAD (${shortSha(bad)}) is older than GOOD (${shortSha(good)}). A bisection only finds slowdowns: swap the two to search for one.`,
    )
  const fork = await git.ask(['merge-base', good, bad])
  const hint = fork ? ` Their common ancestor is ${shortSha(fork)}: give that as GOOD.` : ''
  throw new MisconfiguredError(
    `GOOD (${shortSha(good)}) is not in the history of BAD (${shortSha(bad)}).${hint}${await shallowCloneHint(git)}`,
  )
}
