// Keeps the issue of a nightly run: opens, updates, closes and soon after reopens it.
import { type HistoryIssueContent, historyIssueMarker } from '../../core/history/show/issue.ts'
import {
  fetchAllPages,
  type GitHubRepositoryWithToken,
  loginOfToken,
  type RequestDeadline,
  runGitHubRequestsWithRetries,
  UnexpectedGitHubResponseBodyError,
} from './api.ts'

/** Milliseconds in which a closed issue is reopened instead of a new one. */
const recently = 14 * 24 * 60 * 60 * 1000

/**
 * Updates our open issue, or else the last one that was closed recently, or creates one, and returns its address. With
 * null, closes it and returns null. Throws CouldNotPublishError.
 */
export async function updateHistoryIssue(
  issue: HistoryIssueContent | null,
  repository: GitHubRepositoryWithToken,
  deadline: RequestDeadline,
): Promise<string | null> {
  const question = { failing: 'The issue could not be written', permission: 'issues: write' }
  return runGitHubRequestsWithRetries(repository, question, deadline, async (rest, target, client) => {
    const marked = async (
      which: { readonly state: 'open' } | { readonly state: 'closed'; readonly since: string },
    ) => {
      const listed = await fetchAllPages('a list of issues', page =>
        rest.issues.listForRepo({ ...target, ...page, ...which }),
      )
      const marked = listed.filter(
        found => found.pull_request === undefined && found.body?.startsWith(historyIssueMarker),
      )
      // Anyone can copy the marker.
      const login = marked.length === 0 ? '' : await loginOfToken(client, repository)
      return marked.filter(({ user }) => user?.login === login)
    }
    const [first, ...others] = await marked({ state: 'open' })
    const closed = issue === null ? [first, ...others] : others
    const why =
      issue === null
        ? 'Nothing is slower than the reference any more.'
        : `See #${first?.number} for what is slower now.`
    for (const openIssue of closed)
      if (openIssue)
        await rest.issues.update({
          ...{ ...target, issue_number: openIssue.number, state: 'closed', state_reason: 'completed' },
          body: `${historyIssueMarker}\n\n${why}\n\n${(openIssue.body ?? '').slice(historyIssueMarker.length).trim()}`,
        })
    if (issue === null) return null
    const { title, body } = issue
    const since = new Date(Date.now() - recently).toISOString()
    // Those of a later change are listed as well, such as a comment.
    const wasRecent = ({ closed_at: at }: { readonly closed_at: string | null }) =>
      Date.parse(at ?? '') >= Date.parse(since)
    const last = first ?? (await marked({ state: 'closed', since })).find(wasRecent)
    const { data } = last
      ? await rest.issues.update({ ...target, issue_number: last.number, title, body, state: 'open' })
      : await rest.issues.create({ ...target, title, body })
    if (typeof data?.html_url !== 'string') throw new UnexpectedGitHubResponseBodyError('an issue', data)
    return data.html_url
  })
}

/** The most commits whose authors are asked for. */
const mostAuthors = 20

/** Returns the logins of the authors of these commits; null if GitHub knows none. */
export async function askCommitAuthors(
  commits: readonly string[],
  repository: GitHubRepositoryWithToken,
  deadline: RequestDeadline,
): Promise<ReadonlyMap<string, string | null>> {
  const question = { failing: 'The authors of commits could not be read', permission: 'contents: read' }
  return runGitHubRequestsWithRetries(repository, question, deadline, async (rest, target) => {
    const logins = new Map<string, string | null>()
    for (const sha of commits.slice(0, mostAuthors)) {
      const { data } = await rest.repos.getCommit({ ...target, ref: sha })
      const login: unknown = data?.author?.login
      // The login becomes a mention.
      logins.set(sha, typeof login === 'string' && /^[a-z\d-]{1,100}(\[bot\])?$/i.test(login) ? login : null)
    }
    return logins
  })
}
