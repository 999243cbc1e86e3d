// The one issue that a nightly run keeps: opened, renewed, closed when nothing is slower any more, and soon after opened again.
import { type Issue, issueMarker } from '../../core/history/show/issue.ts'
import { allPages, askGitHub, clientOf, type Deadline, type Repository, UnexpectedResponse } from './api.ts'
import { loginOf } from './comment.ts'

interface Found {
  readonly number: number
  readonly body?: string | null
  readonly title?: string
  readonly html_url: string
  readonly user?: { readonly login?: string } | null
  readonly pull_request?: unknown
}

/** Milliseconds in which a closed issue is the same matter still. */
const recently = 14 * 24 * 60 * 60 * 1000

/**
 * Makes the open issue of ours, or else the last that was closed recently, say this, and gives its address. With null it is closed, and null is given. Throws
 * CouldNotPublish.
 */
export async function keepIssue(
  issue: Issue | null,
  repository: Repository,
  deadline: Deadline,
): Promise<string | null> {
  const question = { failing: 'The issue could not be written', permission: 'issues: write' }
  return askGitHub(repository, question, deadline, async (rest, target) => {
    const marked = async (
      which: { readonly state: 'open' } | { readonly state: 'closed'; readonly since: string },
    ) => {
      const listed = await allPages<Found>('a list of issues', page =>
        rest.issues.listForRepo({ ...target, ...page, ...which }),
      )
      const marked = listed.filter(one => one.pull_request === undefined && one.body?.startsWith(issueMarker))
      // Anyone can copy the marker.
      const login =
        marked.length === 0 ? '' : await loginOf(clientOf(repository, deadline.signal), repository)
      return marked.filter(({ user }) => user?.login === login)
    }
    const [first, ...others] = await marked({ state: 'open' })
    const closed = issue === null ? [first, ...others] : others
    for (const openIssue of closed)
      if (openIssue)
        await rest.issues.update({
          ...{ ...target, issue_number: openIssue.number, state: 'closed', state_reason: 'completed' },
          body: `${issueMarker}\n\nNothing is slower than the reference any more.\n\n${(openIssue.body ?? '').slice(issueMarker.length).trim()}`,
        })
    if (issue === null) return null
    const { title, body } = issue
    const since = new Date(Date.now() - recently).toISOString()
    const last = first ?? (await marked({ state: 'closed', since }))[0]
    const { data } = last
      ? await rest.issues.update({ ...target, issue_number: last.number, title, body, state: 'open' })
      : await rest.issues.create({ ...target, title, body })
    if (typeof data?.html_url !== 'string') throw new UnexpectedResponse('an issue', data)
    return data.html_url
  })
}

/** More are not asked for. */
const mostAuthors = 20

/** The logins of the authors of these commits; null where GitHub knows none. */
export async function authorsOf(
  commits: readonly string[],
  repository: Repository,
  deadline: Deadline,
): Promise<ReadonlyMap<string, string | null>> {
  const question = { failing: 'The authors of commits could not be asked for', permission: 'contents: read' }
  return askGitHub(repository, question, deadline, async (rest, target) => {
    const logins = new Map<string, string | null>()
    for (const sha of commits.slice(0, mostAuthors)) {
      const { data } = await rest.repos.getCommit({ ...target, ref: sha })
      const login: unknown = data?.author?.login
      // It becomes a mention.
      logins.set(sha, typeof login === 'string' && /^[a-z\d-]{1,100}(\[bot\])?$/i.test(login) ? login : null)
    }
    return logins
  })
}
