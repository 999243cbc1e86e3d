// What the fake GitHub remembers of one repository, and what each operation does with it.
import {
  commentJson,
  error,
  type FakeComment,
  type FakePull,
  now,
  type Place,
  pullJson,
} from './fake-github-answers.ts'
import { createCheck, type FakeCheck, listChecks, updateCheck } from './fake-github-checks.ts'
import { type FakeCode, getCommit, getContent } from './fake-github-code.ts'
import type { Answer, Call } from './fake-github-contract.ts'
import { type FakeIssues, issueOperations } from './fake-github-issues.ts'
import { paged } from './fake-github-pages.ts'
import { type FakePeople, peopleOperations } from './fake-github-people.ts'

/** A FakeRepository is the state behind the answers; tests hold the same `comments` array. */
export interface FakeRepository extends Place, FakePeople, FakeIssues {
  readonly comments: FakeComment[]
  readonly pulls: readonly FakePull[]
  readonly checks: FakeCheck[]
  readonly code: FakeCode
  /** Whose token it is. */
  readonly user: NonNullable<FakeComment['user']>
  /** The highest id ever given: a deleted comment's id is not given again. */
  lastId: number
}

export type Perform = (call: Call, repository: FakeRepository) => Answer

const operations: Readonly<Record<string, Perform>> = {
  'issues/list-comments': listComments,
  'issues/create-comment': createComment,
  'issues/get-comment': getComment,
  'issues/update-comment': updateComment,
  'issues/delete-comment': deleteComment,
  'pulls/get': getPull,
  'pulls/list': listPulls,
  'checks/create': createCheck,
  'checks/update': updateCheck,
  'checks/list-for-ref': listChecks,
  'git/get-commit': getCommit,
  'repos/get-content': getContent,
  ...peopleOperations,
  ...issueOperations,
}

/** Answers a call that satisfies the schema and is allowed. */
export function perform(call: Call, repository: FakeRepository): Answer {
  const asked = `${call.params.owner}/${call.params.repo}`
  if (asked.toLowerCase() !== repository.repository.toLowerCase()) return notFound()
  const operation = operations[call.operation]
  if (!operation) throw new Error(`the schema has ${call.operation}, the fake does not`)
  return operation(call, repository)
}

export const notFound = () => error(404, 'Not Found')

function listComments(call: Call, repository: FakeRepository): Answer {
  const issue = Number(call.params.issue_number)
  if (!hasIssue(repository, issue)) return notFound()
  const since = Date.parse(call.query.since ?? '1970-01-01T00:00:00Z')
  const found = repository.comments
    .filter(comment => comment.issue === issue)
    .map(comment => commentJson(comment, repository))
    .filter(comment => Date.parse(String(comment.updated_at)) >= since)
    .sort((a, b) => Number(a.id) - Number(b.id))
  return paged(call, repository, found)
}

function createComment(call: Call, repository: FakeRepository): Answer {
  const issue = Number(call.params.issue_number)
  if (!hasIssue(repository, issue)) return notFound()
  const body = bodyOf(call)
  if (isTooLong(body)) return tooLong()
  const id = Math.max(repository.lastId, ...repository.comments.map(comment => comment.id)) + 1
  repository.lastId = id
  const comment = { id, issue, body, user: repository.user, createdAt: now(), updatedAt: now() }
  repository.comments.push(comment)
  const json = commentJson(comment, repository)
  return { status: 201, body: json, headers: { location: String(json.url) } }
}

function getComment(call: Call, repository: FakeRepository): Answer {
  const comment = findComment(call, repository)
  return comment ? { status: 200, body: commentJson(comment, repository) } : notFound()
}

function updateComment(call: Call, repository: FakeRepository): Answer {
  const comment = findComment(call, repository)
  if (!comment) return notFound()
  const body = bodyOf(call)
  if (isTooLong(body)) return tooLong()
  comment.body = body
  comment.updatedAt = now()
  return { status: 200, body: commentJson(comment, repository) }
}

function deleteComment(call: Call, repository: FakeRepository): Answer {
  const comment = findComment(call, repository)
  if (!comment) return notFound()
  repository.lastId = Math.max(repository.lastId, comment.id)
  repository.comments.splice(repository.comments.indexOf(comment), 1)
  return { status: 204 }
}

function getPull(call: Call, repository: FakeRepository): Answer {
  const pull = repository.pulls.find(pull => pull.number === Number(call.params.pull_number))
  return pull ? { status: 200, body: pullJson(pull, repository) } : notFound()
}

function listPulls(call: Call, repository: FakeRepository): Answer {
  const { state = 'open', head } = call.query
  const found = repository.pulls
    .filter(pull => state === 'all' || (pull.state ?? 'open') === state)
    .map(pull => pullJson(pull, repository, 'pull-request-simple'))
    // GitHub does not look at a head that is no `owner:branch`.
    .filter(pull => !head?.includes(':') || (pull.head as { label: string }).label === head)
  return paged(call, repository, found)
}

const hasIssue = (repository: FakeRepository, issue: number) =>
  repository.pulls.some(pull => pull.number === issue)

const findComment = (call: Call, repository: FakeRepository) =>
  repository.comments.find(comment => comment.id === Number(call.params.comment_id))

const bodyOf = (call: Call) => (call.body as { body: string }).body

/**
 * Counts code points. GitHub itself was measured to refuse only above 262,144 bytes of UTF-8 (65,536
 * characters of four bytes: github.com/dead-claudia/github-limits/pull/13); held to here is the limit its
 * message promises.
 */
const isTooLong = (body: string) => [...body].length > 65_536

const tooLong = () =>
  error(422, 'Validation Failed', {
    body: {
      errors: [
        {
          resource: 'IssueComment',
          code: 'unprocessable',
          field: 'data',
          message: 'Body is too long (maximum is 65536 characters)',
        },
      ],
    },
  })
