// What the fake GitHub knows of people: what they may do, which labels they set, and how they react to comments.
import {
  error,
  type FakeComment,
  githubActions,
  linkHeader,
  now,
  type Place,
  smallest,
} from './fake-github-answers.ts'
import type { Answer, Call } from './fake-github-contract.ts'

/** A FakeLabelling is one setting or removing of a label. */
export interface FakeLabelling {
  /** The number of the pull request. */
  readonly issue: number
  readonly label: string
  readonly event: 'labeled' | 'unlabeled'
  readonly by: string
  /** ISO 8601 in whole seconds. */
  readonly at: string
}

/** A FakeReaction is one by the owner of the token. */
export interface FakeReaction {
  readonly comment: number
  readonly content: string
}

/** FakePeople is the state behind these answers. */
export interface FakePeople {
  /** In order of time. */
  readonly labellings: FakeLabelling[]
  readonly reactions: FakeReaction[]
  /** By login, as the API calls it: `admin`, `write`, `read` or `none`; others may read. */
  readonly permissions: Readonly<Record<string, string>>
  readonly user: NonNullable<FakeComment['user']>
}

type Perform = (call: Call, state: Place & FakePeople) => Answer

export const peopleOperations: Readonly<Record<string, Perform>> = {
  'issues/list-events': listEvents,
  'issues/add-labels': addLabels,
  'issues/remove-label': removeLabel,
  'repos/get-collaborator-permission-level': getPermission,
  'reactions/create-for-issue-comment': react,
}

/** The labels that a pull request has. */
export function labelsOf(labellings: readonly FakeLabelling[], issue: number): readonly string[] {
  const set = new Set<string>()
  for (const { issue: of, label, event } of labellings)
    if (of === issue) event === 'labeled' ? set.add(label) : set.delete(label)
  return [...set]
}

function listEvents(call: Call, state: Place & FakePeople): Answer {
  const found = state.labellings.filter(({ issue }) => issue === Number(call.params.issue_number))
  const perPage = Math.min(Number(call.query.per_page ?? 30), 100)
  const page = Number(call.query.page ?? 1)
  const events = found.map(({ label, event, by, at }, index) => ({
    ...smallest(state, `${event}-issue-event`),
    id: index + 1,
    event,
    actor: userJson(state, by),
    created_at: at,
    label: { name: label, color: 'ededed' },
    performed_via_github_app: null,
  }))
  return {
    status: 200,
    body: events.slice((page - 1) * perPage, page * perPage),
    headers: linkHeader(new URL(state.url + call.target), page, Math.ceil(events.length / perPage)),
  }
}

function addLabels(call: Call, state: Place & FakePeople): Answer {
  const issue = Number(call.params.issue_number)
  const there = labelsOf(state.labellings, issue)
  for (const label of (call.body as { labels: string[] }).labels)
    if (!there.includes(label))
      state.labellings.push({ issue, label, event: 'labeled', by: state.user.login, at: now() })
  return labelsAnswer(state, issue)
}

function removeLabel(call: Call, state: Place & FakePeople): Answer {
  const issue = Number(call.params.issue_number)
  const label = decodeURIComponent(call.params.name ?? '')
  if (!labelsOf(state.labellings, issue).includes(label)) return error(404, 'Label does not exist')
  state.labellings.push({ issue, label, event: 'unlabeled', by: state.user.login, at: now() })
  return labelsAnswer(state, issue)
}

function labelsAnswer(state: Place & FakePeople, issue: number): Answer {
  const labels = labelsOf(state.labellings, issue)
  return { status: 200, body: labels.map((name, id) => ({ ...smallest(state, 'label'), id, name })) }
}

function getPermission(call: Call, state: Place & FakePeople): Answer {
  const { username = '' } = call.params
  const permission = state.permissions[username] ?? 'read'
  return { status: 200, body: { permission, role_name: permission, user: null } }
}

function react(call: Call, state: Place & FakePeople): Answer {
  const { content } = call.body as { content: string }
  const comment = Number(call.params.comment_id)
  const isThere = state.reactions.some(one => one.comment === comment && one.content === content)
  if (!isThere) state.reactions.push({ comment, content })
  const user = userJson(state, state.user.login)
  return {
    status: isThere ? 200 : 201,
    body: { ...smallest(state, 'reaction'), id: 1, content, user, created_at: now() },
  }
}

function userJson(place: Place, login: string): Record<string, unknown> {
  const type = login.endsWith('[bot]') ? githubActions.type : 'User'
  return { ...smallest(place, 'simple-user'), login, type }
}
