// Finds commits in the clone, and reads their headers.
import type { Git } from '../git.ts'

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
