// The issues of the fake GitHub, and who has written its commits.
import { error, type FakeComment, now, type Place, smallest } from './fake-github-answers.ts'
import type { Answer, Call } from './fake-github-contract.ts'
import { paged } from './fake-github-pages.ts'

/** A FakeIssue that is no pull request. */
export interface FakeIssue {
  readonly number: number
  title: string
  body: string
  state: 'open' | 'closed'
  reason: 'completed' | 'not_planned' | 'reopened' | null
  readonly user: NonNullable<FakeComment['user']>
  /** When it was closed; now where it is not said. */
  closed?: string
}

/** FakeIssues is the state behind these answers. */
export interface FakeIssues {
  readonly issues: FakeIssue[]
  /** Logins by commit; others' authors are not known to GitHub. */
  readonly authors: Readonly<Record<string, string>>
  readonly user: NonNullable<FakeComment['user']>
}

type State = Place & FakeIssues

export const issueOperations: Readonly<Record<string, (call: Call, state: State) => Answer>> = {
  'issues/list-for-repo': listIssues,
  'issues/create': createIssue,
  'issues/update': updateIssue,
  'repos/get-commit': getCommit,
}

function listIssues(call: Call, state: State): Answer {
  const wanted = call.query.state ?? 'open'
  // All were touched just now, whatever `since` is.
  const found = state.issues.filter(issue => wanted === 'all' || issue.state === wanted)
  return paged(
    call,
    state,
    found.map(issue => issueJson(issue, state)),
  )
}

function createIssue(call: Call, state: State): Answer {
  const { title, body = '' } = call.body as { title: string; body?: string }
  const number = Math.max(0, ...state.issues.map(issue => issue.number)) + 1
  const issue: FakeIssue = { number, title, body, state: 'open', reason: null, user: state.user }
  state.issues.push(issue)
  return { status: 201, body: issueJson(issue, state) }
}

function updateIssue(call: Call, state: State): Answer {
  const issue = state.issues.find(({ number }) => number === Number(call.params.issue_number))
  if (!issue) return error(404, 'Not Found')
  const given = call.body as Partial<FakeIssue> & { state_reason?: FakeIssue['reason'] }
  issue.title = given.title ?? issue.title
  issue.body = given.body ?? issue.body
  issue.state = given.state ?? issue.state
  issue.reason = given.state_reason ?? issue.reason
  return { status: 200, body: issueJson(issue, state) }
}

function issueJson({ number, title, body, state, reason, user, closed = now() }: FakeIssue, place: State) {
  const at = `${place.url}/repos/${place.repository}/issues/${number}`
  return {
    ...smallest(place, 'issue'),
    ...{ id: 1000 + number, number, title, body, state, url: at },
    ...(reason === null ? {} : { state_reason: reason }),
    html_url: `${place.server}/${place.repository}/issues/${number}`,
    user: { ...smallest(place, 'simple-user'), ...user },
    ...{ created_at: now(), updated_at: now(), closed_at: state === 'closed' ? closed : null },
  }
}

function getCommit(call: Call, state: State): Answer {
  const sha = call.params.ref ?? ''
  const login = state.authors[sha]
  const commit = smallest(state, 'commit')
  const author = login === undefined ? null : { ...smallest(state, 'simple-user'), login }
  return { status: 200, body: { ...commit, sha, author: author ?? {}, committer: {} } }
}
