// The one issue that a nightly run keeps: opened, renewed, and closed when nothing is slower any more.
import { type Issue, issueMarker } from '../../core/history/show/issue.ts'
import { askGitHub } from './ask-github.ts'
import { clientOf, type Repository } from './client.ts'
import { loginOf } from './comments.ts'
import { OddAnswer } from './odd-answer.ts'
import { allPages } from './pages.ts'
import type { Patience } from './retry.ts'

interface Found {
  readonly number: number
  readonly body?: string | null
  readonly title?: string
  readonly html_url: string
  readonly user?: { readonly login?: string } | null
  readonly pull_request?: unknown
}

/**
 * Makes the open issue of ours say this, and gives its address. With null it is closed, and null is given. Throws
 * CouldNotPublish.
 */
export async function keepIssue(
  issue: Issue | null,
  repository: Repository,
  patience: Patience,
): Promise<string | null> {
  const question = { failing: 'The issue could not be written', permission: 'issues: write' }
  return askGitHub(repository, question, patience, async (rest, of) => {
    const open = await allPages<Found>('a list of issues', page =>
      rest.issues.listForRepo({ ...of, ...page, state: 'open' }),
    )
    // Anyone can copy the marker.
    const marked = open.filter(one => one.pull_request === undefined && one.body?.startsWith(issueMarker))
    const own = marked.length === 0 ? '' : await loginOf(clientOf(repository, patience.signal), repository)
    const [first, ...others] = marked.filter(({ user }) => user?.login === own)
    const closed = issue === null ? [first, ...others] : others
    for (const one of closed)
      if (one)
        await rest.issues.update({
          ...{ ...of, issue_number: one.number, state: 'closed', state_reason: 'completed' },
          body: `${issueMarker}\n\nNothing is slower than the reference any more.\n\n${(one.body ?? '').slice(issueMarker.length).trim()}`,
        })
    if (issue === null) return null
    const { title, body } = issue
    const { data } = first
      ? await rest.issues.update({ ...of, issue_number: first.number, title, body })
      : await rest.issues.create({ ...of, title, body })
    if (typeof data?.html_url !== 'string') throw new OddAnswer('an issue', data)
    return data.html_url
  })
}

/** More are not asked for. */
const mostAuthors = 20

/** The logins of the authors of these commits; null where GitHub knows none. */
export async function authorsOf(
  commits: readonly string[],
  repository: Repository,
  patience: Patience,
): Promise<ReadonlyMap<string, string | null>> {
  const question = { failing: 'The authors of commits could not be asked for', permission: 'contents: read' }
  return askGitHub(repository, question, patience, async (rest, of) => {
    const found = new Map<string, string | null>()
    for (const sha of commits.slice(0, mostAuthors)) {
      const { data } = await rest.repos.getCommit({ ...of, ref: sha })
      const login: unknown = data?.author?.login
      // It becomes a mention.
      found.set(sha, typeof login === 'string' && /^[a-z\d-]{1,100}(\[bot\])?$/i.test(login) ? login : null)
    }
    return found
  })
}
