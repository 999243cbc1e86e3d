// A GitHub on loopback that remembers comments, fails on demand and holds both sides to GitHub's schema.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { error, type FakeComment, type FakePull, githubActions } from './fake-github-answers.ts'
import type { FakeCheck } from './fake-github-checks.ts'
import type { FakeCode } from './fake-github-code.ts'
import { type Answer, type Call, type Contract, loadContract } from './fake-github-contract.ts'
import type { FakeIssue, FakeIssues } from './fake-github-issues.ts'
import type { FakeLabelling, FakePeople, FakeReaction } from './fake-github-people.ts'
import { type FakeRepository, notFound, perform } from './fake-github-repository.ts'

export type { FakeComment, FakePull } from './fake-github-answers.ts'
export type { FakeCheck } from './fake-github-checks.ts'

/** FakeGitHubOptions default to `acme/widgets`, `fake-token`, write access and one pull request, number 1. */
export interface FakeGitHubOptions {
  /** `owner/name`; anything else is not found. */
  readonly repository?: string
  readonly token?: string
  /** The token of a fork's pull request: reads succeed, writes answer 403. */
  readonly readOnly?: boolean
  /** The only issues there are: a comment on any other number is not found. */
  readonly pulls?: readonly FakePull[]
  /** Commits and files; without it there are none. */
  readonly code?: Partial<FakeCode>
  /** Whose token it is, without which comments are by `github-actions[bot]`. */
  readonly user?: NonNullable<FakeComment['user']>
  /** What people may do, by login; those who are not here may read. */
  readonly permissions?: FakePeople['permissions']
  /** The logins of commits' authors, by SHA. */
  readonly authors?: FakeIssues['authors']
  /** As a GitHub Enterprise Server: the API under `/api/v3`, GraphQL at `/api/graphql`, pages under `/github`. */
  readonly enterprise?: boolean
}

/**
 * A Failure is what one call meets in place of its answer.
 *
 * With `after` the work is done first, as when a created comment's answer is lost on the way. `retryAfter` is
 * in seconds and may be 0.
 */
export type Failure =
  | { readonly status: 404 | 500 | 502 | 503 | 504; readonly after?: boolean }
  | { readonly status: 403 | 429; readonly retryAfter: number; readonly after?: never }
  | { readonly reset: true; readonly after?: boolean }
  /** Any error, with what GitHub says of it. */
  | {
      readonly status: number
      readonly message: string
      readonly headers?: Readonly<Record<string, string>>
      readonly after?: never
    }
  /** The work is done, and what is answered with this status is no answer. */
  | { readonly odd: number; readonly body: string; readonly after?: never }
  /** No answer until the server is closed; or half of one. */
  | { readonly hang: 'before headers' | 'in the body'; readonly after?: boolean }
  /** From now on nothing listens. */
  | { readonly refused: true; readonly after?: never }

/** A FakeGitHub is a server that runs until it is closed. */
export interface FakeGitHub extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`, fit for GITHUB_API_URL. */
  readonly url: string
  /** All addresses; the server's is GitHub's own without `enterprise`. */
  readonly at: { readonly api: string; readonly graphql: string; readonly server: string }
  /** The state itself: what is pushed here is served, what is served is here. */
  readonly comments: FakeComment[]
  /** The check runs, likewise. */
  readonly checks: FakeCheck[]
  readonly issues: FakeIssue[]
  readonly labellings: FakeLabelling[]
  readonly reactions: FakeReaction[]
  /** Every request in order of arrival; `path` with its query. */
  readonly requests: { method: string; path: string; authorization: string | null }[]
  /** Every request and own answer that broke the schema, in words; a test ends by expecting none. */
  readonly problems: string[]
  /** Queues failures for an operationId, one per call; throws on a name the schema does not have. */
  failNext(operation: string, ...failures: Failure[]): void
  /** From now on every call of it meets this, once what is queued is used up. */
  failAlways(operation: string, failure: Failure): void
  /** Does something before the next call of an operation is looked at. */
  beforeAnswer(operation: string, act: () => void): void
  close(): Promise<void>
}

export async function startFakeGitHub(options: FakeGitHubOptions = {}): Promise<FakeGitHub> {
  const {
    repository = 'acme/widgets',
    token = 'fake-token',
    readOnly = false,
    pulls = [{ number: 1 }],
    code = {},
    user = githubActions,
    permissions = {},
    authors = {},
    enterprise = false,
  } = options
  const contract = await loadContract()
  const failures = new Map<string, Failure[]>(
    [...contract.operations, 'graphql'].map(operation => [operation, []]),
  )
  const lasting = new Map<string, Failure>()
  const nextFailure = (operation: string) => failures.get(operation)?.shift() ?? lasting.get(operation)
  const acts = new Map<string, () => void>()
  const requests: FakeGitHub['requests'] = []
  const problems: string[] = []

  const server = createServer((request, response) => {
    handle(request, response).catch(broken => {
      // A request cut off half-way is a client that was killed: nothing to hold against it.
      if (request.complete) problems.push(`${request.method} ${request.url}: the fake broke: ${broken}`)
      response.destroy()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const prefix = enterprise ? '/api/v3' : ''
  const url = host + prefix
  const graphqlPath = enterprise ? '/api/graphql' : '/graphql'
  const pages = enterprise ? `${host}/github` : 'https://github.com'
  const state: FakeRepository = {
    url,
    server: pages,
    repository,
    schemas: contract.schemas,
    comments: [],
    labellings: [],
    reactions: [],
    permissions,
    authors,
    issues: [],
    pulls,
    checks: [],
    code: { commits: {}, files: {}, ...code },
    user,
    lastId: 0,
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url: path = '' } = request
    const authorization = request.headers.authorization ?? null
    requests.push({ method, path, authorization })
    const note = (found: readonly string[]) =>
      problems.push(...found.map(words => `${method} ${path}: ${words}`))

    // Its schema is another; of it there are two questions: whose token it is, and whether a comment was edited.
    if (method === 'POST' && path === graphqlPath) {
      const failure = nextFailure('graphql')
      const { query, variables } = JSON.parse(await text(request))
      const answer = { status: 200, body: { data: dataFor(query, variables?.id) } }
      return failure ? meet(failure, answer, request, response) : send(response, answer)
    }
    const call = await recognise(contract, request, prefix)
    if (!call) {
      note(['no operation of the schema has this method and path'])
      return send(response, notFound())
    }
    note(call.problems)
    const act = acts.get(call.operation)
    acts.delete(call.operation)
    act?.()
    const failure = nextFailure(call.operation)
    if (failure) {
      const isDone = failure.after === true || 'odd' in failure
      const answer = isDone ? serve(call, method, authorization) : null
      if ('status' in failure) note(contract.judgeAnswer(call.operation, failureAnswer(failure)))
      return meet(failure, answer, request, response)
    }
    const answer = serve(call, method, authorization)
    note(contract.judgeAnswer(call.operation, answer))
    return send(response, answer)
  }

  function dataFor(query: string, id: unknown) {
    if (query === '{ viewer { login } }') return { viewer: { login: user.login } }
    if (query !== 'query($id: ID!) { node(id: $id) { ... on IssueComment { lastEditedAt } } }')
      problems.push(`the fake does not know the query ${query}`)
    const found = state.comments.find(comment => `IC_${comment.id}` === id)
    return { node: found ? { lastEditedAt: found.editedAt ?? null } : null }
  }

  function meet(failure: Failure, answer: Answer | null, request: IncomingMessage, response: ServerResponse) {
    if ('status' in failure) return send(response, failureAnswer(failure))
    if ('odd' in failure)
      return response.writeHead(failure.odd, failure.body.startsWith('<') ? html : json).end(failure.body)
    if ('refused' in failure) server.close()
    if (!('hang' in failure)) return request.socket.resetAndDestroy()
    if (failure.hang === 'before headers') return
    const whole = JSON.stringify(answer?.body ?? {})
    response.writeHead(200, { ...json, 'content-length': String(whole.length + 1000) })
    return response.write(whole.slice(0, whole.length / 2))
  }

  function serve(call: Call, method: string, authorization: string | null): Answer {
    if (!isToken(authorization, token)) return error(401, 'Bad credentials')
    if (readOnly && method !== 'GET') return error(403, 'Resource not accessible by integration')
    if (call.problems.length > 0) return error(422, `Invalid request.\n\n${call.problems.join('\n')}`)
    return perform(call, state)
  }

  async function close() {
    const closed = server.listening
      ? new Promise<void>(resolve => server.close(() => resolve()))
      : Promise.resolve()
    // Clients keep connections open for the next request; without this, closing waits for them.
    server.closeAllConnections()
    await closed
  }

  return {
    url,
    at: { api: url, graphql: host + graphqlPath, server: pages },
    comments: state.comments,
    checks: state.checks,
    issues: state.issues,
    labellings: state.labellings,
    reactions: state.reactions,
    requests,
    problems,
    failNext(operation, ...more) {
      const queue = failures.get(operation)
      if (!queue) throw new Error(`no operation '${operation}'; there are ${contract.operations.join(', ')}`)
      queue.push(...more)
    },
    failAlways: (operation, failure) => lasting.set(operation, failure),
    beforeAnswer: (operation, act) => acts.set(operation, act),
    close,
    [Symbol.asyncDispose]: close,
  }
}

async function recognise(
  contract: Contract,
  request: IncomingMessage,
  prefix: string,
): Promise<Call | undefined> {
  const body = await text(request)
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, value ?? '']),
  )
  return contract.recognise({
    method: request.method ?? '',
    path: (request.url ?? '').slice(prefix.length),
    headers,
    body: body === '' ? undefined : body,
  })
}

/** Both schemes GitHub accepts: `Bearer`, and the older `token` that octokit sends. */
function isToken(authorization: string | null, token: string): boolean {
  return /^(?:bearer|token) (.+)$/i.exec(authorization ?? '')?.[1] === token
}

const html = { 'content-type': 'text/html' }
const json = { 'content-type': 'application/json; charset=utf-8' }

function failureAnswer(failure: Extract<Failure, { status: number }>): Answer {
  if ('message' in failure) return error(failure.status, failure.message, { headers: failure.headers ?? {} })
  if (!('retryAfter' in failure)) return error(failure.status, 'Server Error')
  const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
  return error(failure.status, message, { headers: { 'retry-after': String(failure.retryAfter) } })
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer) {
  if (body === undefined) return response.writeHead(status, headers).end()
  response.writeHead(status, { ...headers, ...json })
  return response.end(JSON.stringify(body))
}
