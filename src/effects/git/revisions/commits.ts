// Finds commits that the clone has, and reads their headers.
import type { Git } from '../git.ts'

/** The commit that a revision stands for here, or null. Nothing is fetched to find out. */
export async function commitOf(git: Git, revision: string): Promise<string | null> {
  return git.ask(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`], {
    // Only newer versions of git know this; older ones may fetch the commit if the clone is partial.
    env: { GIT_NO_LAZY_FETCH: '1' },
  })
}

/** Its parents as the commit itself names them: a shallow clone hides them from every other command. */
export async function parentsOf(git: Git, sha: string): Promise<readonly string[]> {
  const header = await headerOf(git, sha)
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(match => match[1] ?? '')
}

/** When it was committed, as git takes dates. */
export async function dateOf(git: Git, sha: string): Promise<string> {
  return `@${/^committer .*> (\d+ [+-]\d{4})$/m.exec(await headerOf(git, sha))?.[1] ?? '0 +0000'}`
}

async function headerOf(git: Git, sha: string): Promise<string> {
  return (await git.run(['cat-file', 'commit', sha])).split('\n\n', 1)[0] ?? ''
}
