// The commits of a history, as git tells them.
import type { MainLineCommit } from '../../core/history/history.ts'
import type { HistoryPoint } from '../../core/history/point.ts'
import { decodeGitText, type Git } from '../git/git.ts'

const most = 100_000
/** References beside the main line that are looked for: the last ones, as each is a question to git. */
const mostForks = 100
/** SHA, date, author, refs, subject. */
const fields = ['%H', '%cI', '%an', '%D', '%s']

/**
 * Returns the first parents of `head` and itself, the first commit first, with the tags that stand on them, and with the references of
 * `points` that are not among them.
 */
export async function readMainLineCommitsWithTags(
  git: Git,
  head: string,
  points: readonly Pick<HistoryPoint, 'at' | 'since'>[],
): Promise<readonly MainLineCommit[]> {
  const commits = await mainLine(git, head)
  const known = new Set(commits.map(({ sha }) => sha))
  const lastFirst = points.toSorted((a, b) => (a.at < b.at ? 1 : -1)).map(({ since }) => since.sha)
  const beside = [...new Set(lastFirst)].filter(sha => !known.has(sha)).slice(0, mostForks)
  const forks = new Map<number, string[]>()
  for (const sha of beside) {
    // Null if this clone does not have it.
    const after = await git.ask([
      'rev-list',
      '--count',
      '--first-parent',
      '--end-of-options',
      head,
      `^${sha}`,
    ])
    const place = commits.length - 1 - Number(after ?? Number.POSITIVE_INFINITY)
    forks.set(place, [...(forks.get(place) ?? []), sha])
  }
  return commits.map((commit, place) => ({ ...commit, forks: forks.get(place) ?? [] }))
}

async function mainLine(git: Git, head: string): Promise<readonly Omit<MainLineCommit, 'forks'>[]> {
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
  const texts = decodeGitText(printed).split('\0')
  const count = Math.floor(texts.length / fields.length)
  return Array.from({ length: count }, (_, n) => {
    const own = texts.slice(n * fields.length, (n + 1) * fields.length)
    const [sha = '', on = '', author = '', refs = '', subject = ''] = own
    const tags = [...refs.matchAll(/tag: refs\/tags\/([^,]+)/g)].map(([, tag = '']) => tag)
    return { sha: sha.trimStart(), on, author, tags, subject }
  })
}

/**
 * Returns the commits on the main line of origin's `branch`, as this clone knows it, that none of `heads` leads to; none if the branch
 * is not known.
 */
export async function listOriginBranchCommitsNotInHeads(
  git: Git,
  heads: readonly string[],
  branch: string | null,
): Promise<ReadonlySet<string>> {
  const range = [`refs/remotes/origin/${branch}`, ...heads.map(head => `^${head}`)]
  const listed =
    branch === null
      ? null
      : await git.ask(['rev-list', '--first-parent', `--max-count=${most}`, '--end-of-options', ...range])
  return new Set(listed ? listed.split('\n') : [])
}
