// Octokit with a token, for the GitHub at these addresses: github.com or an Enterprise Server.

import { setTimeout as pause } from 'node:timers/promises'
import { getOctokit } from '@actions/github'
import { HttpClient } from '@actions/http-client'

/** Where GitHub is; each without a slash at its end. */
export interface Addresses {
  /** The REST API. */
  readonly api: string
  readonly graphql: string
  /** The pages, and git. */
  readonly server: string
}

/** A Repository is one on GitHub, and the token for it. */
export interface Repository {
  readonly token: string
  readonly at: Addresses
  /** `owner/name`. */
  readonly repository: string
}

export type Client = ReturnType<typeof getOctokit>

/** The longest wait for one answer, in milliseconds. */
const longestAnswer = 30_000

/**
 * The addresses that the runner names. GraphQL is on the API's host, as the token is for that one alone: where another
 * is named, and where none is, it is where an API at this address has it.
 */
export function addressesIn(env: Readonly<Record<string, string | undefined>>): Addresses {
  const named = (name: string, usual: string) => (env[name] || usual).replace(/\/+$/, '')
  const api = named('GITHUB_API_URL', 'https://api.github.com')
  const usual = `${api.replace(/\/v3$/, '')}/graphql`
  const graphql = named('GITHUB_GRAPHQL_URL', usual)
  return {
    api,
    graphql: hostOf(graphql) === hostOf(api) ? graphql : usual,
    server: named('GITHUB_SERVER_URL', 'https://github.com'),
  }
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : ''
}

/** The repository of a step. */
export function repositoryIn(env: Readonly<Record<string, string | undefined>>, token: string): Repository {
  return { token, at: addressesIn(env), repository: env.GITHUB_REPOSITORY ?? '' }
}

/** Its requests fail once `signal` aborts. */
export function clientOf({ token, at }: Pick<Repository, 'token' | 'at'>, signal: AbortSignal): Client {
  return getOctokit(token, {
    baseUrl: at.api,
    request: { fetch: actionFetch(longestAnswer, signal) },
  })
}

/** The parts of `owner/name`, as Octokit takes them. */
export function ownerAndRepo({ repository }: Pick<Repository, 'repository'>): {
  owner: string
  repo: string
} {
  const [owner = '', repo = ''] = repository.split('/')
  return { owner, repo }
}

// HTTP for Octokit through the Actions' own client, which knows a runner's proxies.

/** What Octokit passes: text in both directions. */
interface TextRequest {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string
}

/**
 * The part of `fetch` that Octokit needs. It fails where an answer takes more than `longest` milliseconds, or pauses
 * for that long, or once `signal` aborts.
 */
export function actionFetch(longest: number, signal?: AbortSignal) {
  return async (address: string, { method, headers, body }: TextRequest): Promise<Response> => {
    const client = new HttpClient(undefined, [], { socketTimeout: longest })
    let timer: NodeJS.Timeout | undefined
    let abort = () => {}
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${longest / 1000} s`)), longest)
      abort = () => reject(new Error('ended before there was an answer'))
      signal?.addEventListener('abort', abort)
      if (signal?.aborted) abort()
    })
    const answer = async () => {
      const response = await client.request(method, address, body ?? null, headers)
      const text = await response.readBody()
      const { statusCode = 0, headers: responseHeaders } = response.message
      return { status: statusCode, headers: responseHeaders, text }
    }
    const {
      status,
      headers: responseHeaders,
      text,
    } = await Promise.race([answer(), late]).finally(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      client.dispose()
    })
    const lines = Object.entries(responseHeaders).map(([name, value = '']): [string, string] => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ])
    // These have no body, not even an empty one.
    return new Response([204, 205, 304].includes(status) ? null : text, { status, headers: lines })
  }
}

// Requests to GitHub that are made again where it fails for the moment, with one limit on the time of all of them.

/** How often a request is tried, and the first wait in milliseconds; each wait is twice the last. */
const tries = 4
const firstWait = 1000
/** Milliseconds to wait at a secondary rate limit that says nothing else, as GitHub's documentation asks. */
const secondaryWait = 60_000

/** A Deadline ends when `signal` aborts. Its time runs only while GitHub is asked: judging in between can take long. */
export interface Deadline {
  readonly signal: AbortSignal
  /** When it is at an end at the latest, in milliseconds since 1970, should GitHub be asked until then. */
  readonly ends: number
  /** Lets time run while `ask` does. */
  during<T>(ask: () => Promise<T>): Promise<T>
}

/** Deadline for this many milliseconds; once `signal` aborts, for `grace` more at most. */
export function deadlineOf(milliseconds: number, signal: AbortSignal, grace = 0): Deadline {
  const spent = new AbortController()
  let remaining = milliseconds
  let asking = 0
  let since = 0
  let timer: NodeJS.Timeout | undefined
  const end = () => {
    remaining = 0
    spent.abort(new DOMException('GitHub did not answer in time', 'TimeoutError'))
  }
  return {
    signal: AbortSignal.any([later(signal, grace), spent.signal]),
    get ends() {
      return (asking === 0 ? Date.now() : since) + remaining
    },
    async during(ask) {
      if (asking++ === 0) {
        since = Date.now()
        timer = setTimeout(end, remaining)
      }
      try {
        return await ask()
      } finally {
        if (--asking === 0) {
          clearTimeout(timer)
          remaining = Math.max(0, remaining - (Date.now() - since))
        }
      }
    },
  }
}

/** Aborts so many milliseconds after `signal` does. */
function later(signal: AbortSignal, milliseconds: number): AbortSignal {
  if (milliseconds === 0) return signal
  const controller = new AbortController()
  const begin = () => void setTimeout(() => controller.abort(), milliseconds).unref()
  if (signal.aborted) begin()
  else signal.addEventListener('abort', begin)
  return controller.signal
}

/** Makes a request until it is answered, or trying again would not help; then throws its error. */
export function retry<T>(request: () => Promise<T>, deadline: Deadline): Promise<T> {
  return deadline.during(() => tryAgain(request, deadline))
}

async function tryAgain<T>(request: () => Promise<T>, deadline: Deadline): Promise<T> {
  const { signal } = deadline
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted()
    try {
      return await request()
    } catch (error) {
      const wait = waitAfter(error, attempt)
      if (wait === null || attempt === tries || Date.now() + wait > deadline.ends || signal.aborted)
        throw error
      await pause(wait, undefined, { signal })
    }
  }
}

/** Whether the same request may be answered in a while. */
export function isTransient(error: unknown): boolean {
  return waitAfter(error, 1) !== null
}

/** Whether there were too many requests, and how many milliseconds to wait; null for any other error. */
export function rateLimited(error: unknown): number | null {
  const { status, response, message = '' } = error as Answered
  if (status !== 403 && status !== 429) return null
  const {
    'retry-after': after = '',
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-reset': reset,
  } = response?.headers ?? {}
  // In seconds, or as a date.
  const retryAfter = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now()
  if (!Number.isNaN(retryAfter)) return Math.max(0, retryAfter)
  if (remaining === '0' && reset !== undefined) return Math.max(0, Number(reset) * 1000 - Date.now())
  return status === 429 || /rate limit/i.test(message) ? secondaryWait : null
}

/** What Octokit says of an answer. */
interface Answered {
  readonly status?: number
  readonly message?: string
  readonly response?: { readonly headers?: Readonly<Record<string, string>> }
}

/** Milliseconds to wait before trying again; null where trying again would not help. */
function waitAfter(error: unknown, attempt: number): number | null {
  const { status } = error as Answered
  const passing = error instanceof UnexpectedResponse || (status ?? 0) >= 500
  return rateLimited(error) ?? (passing ? firstWait * 2 ** (attempt - 1) : null)
}

// Why a request to GitHub has failed, in words that are true and say what to do.

/** A sentence or two. `needs` is the permission that the request takes, such as `pull-requests: write`. */
export function failureCause(
  error: unknown,
  { signal, ends }: Pick<Deadline, 'signal' | 'ends'>,
  needs: string,
): string {
  if (signal.aborted)
    return Date.now() >= ends ? 'GitHub did not answer in time.' : 'the run was cancelled meanwhile.'
  if (error instanceof UnexpectedResponse) return `${error.message}.`
  const { status, response, message = String(error) } = error as Partial<ErrorResponse>
  if (status === undefined) return `${shortened(message)}.`
  // Octokit gives a status also to what never reached GitHub.
  if (response === undefined) return `GitHub could not be reached: ${shortened(message)}.`
  const limited = rateLimited(error)
  if (limited !== null)
    return `this token has made too many requests (${status}); GitHub takes more in ${Math.ceil(limited / 1000)} s. Run the job again then.`
  const cause = `${shortened(message)} (${status}).`
  if (status === 401)
    return `${cause} The token is wrong or no longer valid: look at the input "github-token".`
  if (status === 403 && /locked/i.test(message))
    return `${cause} The conversation is locked: unlock it, or set "comment: never".`
  if (status === 403)
    return `${cause} The token may not do this; give the job "permissions: ${needs}". On a pull request from a fork GitHub never allows it.`
  if (status === 404) return `${cause} There is no such thing, or the token may not see it.`
  return cause
}

interface ErrorResponse {
  readonly status: number
  readonly message: string
  readonly response: object
}

/** Instead of a message there may be a page in HTML. */
function shortened(message: string): string {
  if (isPage(message)) return 'GitHub answered with a page of HTML'
  const [line = ''] = message.trim().split('\n')
  return line.length <= 300 ? line : `${line.slice(0, 300)}…`
}

// Reads all pages of a list of GitHub's.

/** Entries on one page, and pages at most: a thread with more than these is no discussion. */
const perPage = 100
const mostPages = 100

/** `ask` gets one page; each entry is an object. */
export async function allPages<T extends object>(
  wanted: string,
  ask: (page: { readonly per_page: number; readonly page: number }) => Promise<{ readonly data: unknown }>,
): Promise<readonly T[]> {
  const entries: T[] = []
  for (let page = 1; page <= mostPages; page++) {
    const { data } = await ask({ per_page: perPage, page })
    if (!Array.isArray(data) || !data.every(isObject)) throw new UnexpectedResponse(wanted, data)
    entries.push(...(data as T[]))
    if (data.length < perPage) break
  }
  return entries
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

// An answer that says all is well and is not what was asked for: empty, cut off, or the page of a proxy.

/** An UnexpectedResponse is tried again, as a server's error is. */
export class UnexpectedResponse extends Error {
  override readonly name = 'OddAnswer'

  /** `data` is what came in place of `wanted`. */
  constructor(wanted: string, data: unknown) {
    super(`GitHub answered with ${described(data)} in place of ${wanted}`)
  }
}

function described(data: unknown): string {
  if (data === undefined || data === null || data === '') return 'nothing'
  if (typeof data !== 'string') return 'other data'
  return isPage(data) ? 'a page of HTML' : 'text that is no JSON (cut off?)'
}

/** Whether it looks like a page of HTML. */
export function isPage(text: string): boolean {
  return /^\s*</.test(text)
}

// Asks GitHub for what a publishing job needs besides the comment, and says in words why there was no answer.

/** A Question says what is asked for, in an error, and which permission of the token that needs. */
export interface Question {
  /** As the beginning of a sentence: `The check run could not be written`. */
  readonly failing: string
  /** `checks: write`. */
  readonly permission: string
}

/** Makes requests, all again while GitHub fails for the moment. Throws CouldNotPublish with the reason. */
export async function askGitHub<T>(
  repository: Repository,
  { failing, permission }: Question,
  deadline: Deadline,
  ask: (
    rest: Client['rest'],
    target: { readonly owner: string; readonly repo: string },
    client: Client,
  ) => Promise<T>,
): Promise<T> {
  if (repository.token === '') throw new CouldNotPublish(`${failing}: the input "github-token" is empty.`)
  const client = clientOf(repository, deadline.signal)
  try {
    return await retry(() => ask(client.rest, ownerAndRepo(repository), client), deadline)
  } catch (error) {
    const isUnseen = (error as { status?: number }).status === 404
    const advice = isUnseen ? ` It takes "permissions: ${permission}".` : ''
    throw new CouldNotPublish(`${failing}: ${failureCause(error, deadline, permission)}${advice}`)
  }
}

/** Null for what is not there; any other error is thrown. */
export function goneAsNull(error: unknown): null {
  if ((error as { status?: number }).status !== 404) throw error
  return null
}

// Whether somebody may write to the repository, as its API says: how a comment calls its author tells less.

/** Those who `maintain` have `write`, and those who `triage` have `read`. */
const writing = ['admin', 'write']

/** False for who is unknown here. */
export async function mayWrite(
  rest: Client['rest'],
  target: ReturnType<typeof ownerAndRepo>,
  login: string,
): Promise<boolean> {
  const request = rest.repos.getCollaboratorPermissionLevel({ ...target, username: login })
  const answer = await request.catch(goneAsNull)
  if (answer === null) return false
  const permission: unknown = answer.data?.permission
  if (typeof permission !== 'string') throw new UnexpectedResponse('a permission', answer.data)
  return writing.includes(permission)
}

// The error of a report that could not be shown somewhere. It never hides a verdict.

/** A CouldNotPublish error says what was not shown, why, and where the report is instead. */
export class CouldNotPublish extends Error {
  override readonly name = 'CouldNotPublish'
}
