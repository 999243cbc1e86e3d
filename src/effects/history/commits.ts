// The commits of a history, as git tells them.
import type { HistoryCommit } from '../../core/history/commits.ts'
import { type Git, readable } from '../git/git.ts'

/** The most commits that are looked at. */
const most = 100_000
/** SHA, date, author, refs, subject. */
const fields = ['%H', '%cI', '%an', '%D', '%s']

/** The first parents of `head` and itself, the first commit first, with the tags that stand on them. */
export async function commitsTo(git: Git, head: string): Promise<readonly HistoryCommit[]> {
  const printed = await git.run([
    'log',
    '--first-parent',
    '--reverse',
    `--max-count=${most}`,
    '--decorate=full',
    '--no-show-signature',
    `--format=${fields.join('%x00')}%x00`,
    '--end-of-options',
    head,
  ])
  // No text in a commit has the character that separates them here.
  const texts = readable(printed).split('\0')
  const count = Math.floor(texts.length / fields.length)
  return Array.from({ length: count }, (_, n) => {
    const own = texts.slice(n * fields.length, (n + 1) * fields.length)
    const [sha = '', on = '', author = '', refs = '', subject = ''] = own
    const tags = [...refs.matchAll(/tag: refs\/tags\/([^,]+)/g)].map(([, tag = '']) => tag)
    return { sha: sha.trimStart(), on, author, tags, subject }
  })
}
