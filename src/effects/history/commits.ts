// The commits of a history, as git tells them.
import type { HistoryCommit } from '../../core/history/commits.ts'
import { type Git, readable } from '../git/git.ts'

/** The most commits that are looked at. */
const most = 100_000

/** The first parents of `head` and itself, the first commit first, with the tags that stand on them. */
export async function commitsTo(git: Git, head: string): Promise<readonly HistoryCommit[]> {
  const format = '--format=%H%x1f%cI%x1f%an%x1f%D%x1f%s%x1e'
  const printed = await git.run([
    'log',
    '--first-parent',
    '--reverse',
    `--max-count=${most}`,
    '--decorate=full',
    format,
    '--end-of-options',
    head,
  ])
  return readable(printed)
    .split('\x1e')
    .map(entry => entry.replace(/^\n/, ''))
    .filter(entry => entry !== '')
    .map(entry => {
      const [sha = '', on = '', author = '', refs = '', subject = ''] = entry.split('\x1f')
      const tags = [...refs.matchAll(/tag: refs\/tags\/([^,]+)/g)].map(([, tag = '']) => tag)
      return { sha, on, author, tags, subject }
    })
}
