// Accesses GitHub (github.com or Enterprise Server) with Octokit: requests, retries, pages, and words for errors.
import { setTimeout as pause } from 'node:timers/promises'
import { getOctokit } from '@actions/github'
import { HttpClient } from '@actions/http-client'
import type { RunConsole } from '../program/console.ts'
import { steadyNow } from '../program/steady-clock.ts'

/** The addresses of GitHub, without a slash at the end. */
interface GitHubUrls {
  readonly api: string
  readonly graphql: string
  /** Web pages, and git. */
  readonly server: string
}

export interface GitHubRepositoryWithToken {
  readonly token: string
  readonly at: GitHubUrls
  /** `owner/name`. */
  readonly repository: string
}

export type GitHubClient = ReturnType<typeof getOctokit>

/** The longest wait for a response, in milliseconds. */
const longestAnswer = 30_000

/**
 * Returns the addresses of the runner's environment. GraphQL must be on the host of the API, as the token is only for that;
 * otherwise its address is derived from the API's.
 */
export function gitHubUrlsFromEnv(env: Readonly<Record<string, string | undefined>>): GitHubUrls {
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

export function gitHubRepositoryAccessFromEnv(
  env: Readonly<Record<string, string | undefined>>,
  token: string,
): GitHubRepositoryWithToken {
  return { token, at: gitHubUrlsFromEnv(env), repository: env.GITHUB_REPOSITORY ?? '' }
}

/** Returns a client whose requests fail once `signal` aborts. */
function createGitHubClient(
  { token, at }: Pick<GitHubRepositoryWithToken, 'token' | 'at'>,
  signal: AbortSignal,
): GitHubClient {
  return getOctokit(token, {
    baseUrl: at.api,
    request: { fetch: createFetchWithTimeout(longestAnswer, signal) },
  })
}

/** A repository in Octokit's parameters. */
export interface OwnerAndRepo {
  readonly owner: string
  readonly repo: string
}

// HTTP for Octokit through the client of the Actions toolkit, which respects a runner's proxies.

/** Names a proxy by URL where it is `host:port`, as curl and git accept: HttpClient takes that host for a scheme, and no proxy. */
function addMissingProxySchemes(env: NodeJS.ProcessEnv): void {
  for (const name of ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY']) {
    const proxy = env[name]
    if (proxy && !proxy.includes('://')) env[name] = `http://${proxy}`
  }
}

/** Octokit sends and receives text only. */
interface TextRequest {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string
}

/**
 * Returns the part of `fetch` that Octokit needs. It fails if a response takes or pauses for more than `longest`
 * milliseconds, or once `signal` aborts.
 */
export function createFetchWithTimeout(longest: number, signal?: AbortSignal) {
  return async (address: string, { method, headers, body }: TextRequest): Promise<Response> => {
    addMissingProxySchemes(process.env)
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
    // Responses with these codes must have no body, not even an empty one.
    return new Response([204, 205, 304].includes(status) ? null : text, { status, headers: lines })
  }
}

// Retries with one limit on their total time.

/** The number of tries, and the first wait in milliseconds; each wait is twice the one before. */
const tries = 4
const firstWait = 1000
/** Milliseconds to wait at a secondary rate limit without further information, as GitHub's documentation asks. */
const secondaryWait = 60_000

/** Limits the time of several requests together. */
export interface RequestDeadline {
  readonly signal: AbortSignal
  /** The end of the time, in milliseconds as of steadyNow. */
  readonly ends: number
}

/** Returns a deadline after so many milliseconds; once `signal` aborts, after at most `grace` more. */
export function createRequestDeadline(milliseconds: number, signal: AbortSignal, grace = 0): RequestDeadline {
  return {
    signal: AbortSignal.any([later(signal, grace), AbortSignal.timeout(milliseconds)]),
    ends: steadyNow() + milliseconds,
  }
}

/** Returns a signal that aborts so many milliseconds after `signal` does. */
function later(signal: AbortSignal, milliseconds: number): AbortSignal {
  if (milliseconds === 0) return signal
  const controller = new AbortController()
  const begin = () => void setTimeout(() => controller.abort(), milliseconds).unref()
  if (signal.aborted) begin()
  else signal.addEventListener('abort', begin)
  return controller.signal
}

/** Retries a request while its errors are transient, then throws the last one. */
export async function retryGitHubRequestWhileTransient<T>(
  request: () => Promise<T>,
  { signal, ends }: RequestDeadline,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted()
    try {
      return await request()
    } catch (error) {
      const wait = waitAfter(error, attempt)
      if (wait === null || attempt === tries || steadyNow() + wait > ends || signal.aborted) throw error
      await pause(wait, undefined, { signal })
    }
  }
}

/** Returns true if the same request may succeed later. */
export function isTransientGitHubError(error: unknown): boolean {
  return waitAfter(error, 1) !== null
}

/** Returns how many milliseconds to wait after a rate limit; null for other errors. */
export function rateLimitWaitOfGitHubError(error: unknown): number | null {
  const { status, response, message = '' } = error as Answered
  if (status !== 403 && status !== 429) return null
  const {
    'retry-after': after = '',
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-reset': reset,
    date = '',
  } = response?.headers ?? {}
  // GitHub's own clock, as that of this machine may be wrong.
  const now = Date.parse(date) || Date.now()
  // In seconds, or as a date.
  const retryAfter = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - now
  if (!Number.isNaN(retryAfter)) return Math.max(0, retryAfter)
  if (remaining === '0' && reset !== undefined) return Math.max(0, Number(reset) * 1000 - now)
  return status === 429 || /rate limit/i.test(message) ? secondaryWait : null
}

/** The parts of Octokit's error that are used. */
interface Answered {
  readonly status?: number
  readonly message?: string
  readonly response?: { readonly headers?: Readonly<Record<string, string>> }
}

/** Returns the milliseconds to wait before a retry; null if a retry would not help. */
function waitAfter(error: unknown, attempt: number): number | null {
  const { status } = error as Answered
  const passing = error instanceof UnexpectedGitHubResponseBodyError || (status ?? 0) >= 500
  return rateLimitWaitOfGitHubError(error) ?? (passing ? firstWait * 2 ** (attempt - 1) : null)
}

// Words for failed requests, with what to do.

/** Returns the cause in a sentence or two. `needs` is the required permission, such as `pull-requests: write`. */
export function explainGitHubRequestFailure(
  error: unknown,
  { signal }: Pick<RequestDeadline, 'signal'>,
  needs: string,
): string {
  if (signal.aborted)
    return signal.reason?.name === 'TimeoutError'
      ? 'GitHub did not answer in time.'
      : 'the run was cancelled.'
  if (error instanceof UnexpectedGitHubResponseBodyError) return `${error.message}.`
  const { status, response, message = String(error) } = error as Answered
  if (status === undefined) return `${shortened(message)}.`
  // Octokit also gives a status to requests that never reached GitHub.
  if (response === undefined) return `GitHub could not be reached: ${shortened(message)}.`
  const limited = rateLimitWaitOfGitHubError(error)
  if (limited !== null)
    return `this token has made too many requests (${status}); GitHub accepts more in ${Math.ceil(limited / 1000)} s. Run the job again then.`
  const cause = `${shortened(message)} (${status}).`
  if (status === 401) return `${cause} The token is wrong or no longer valid: check the input "github-token".`
  if (status === 403 && /locked/i.test(message))
    return `${cause} The conversation is locked: unlock it, or set "comment: never".`
  // GitHub also refuses for other reasons, which it names: an archive, a list of addresses, or too many comments.
  if (status === 403 && /not accessible|not granted|must have/i.test(message))
    return `${cause} The token is not allowed to do this; give the job "permissions: ${needs}". On a pull request from a fork, GitHub never allows it.`
  if (status === 404)
    return `${cause} What was requested does not exist, or the token is not allowed to read it.`
  return cause
}

/** Shortens a message, which may be an HTML page, and leaves out the full stop. */
function shortened(message: string): string {
  if (looksLikeHtmlPage(message)) return 'GitHub answered with a page of HTML'
  const [line = ''] = message.trim().split('\n')
  return line.length <= 300 ? line.replace(/\.$/, '') : `${line.slice(0, 300)}…`
}

// Pages of lists.

/** Entries per page, and the most pages. */
const perPage = 100
const mostPages = 100

/** Returns the entries of all pages; `ask` requests one page. */
export async function fetchAllPages<T extends object>(
  wanted: string,
  ask: (page: {
    readonly per_page: number
    readonly page: number
  }) => Promise<{ readonly data: readonly T[]; readonly headers: { readonly link?: string } }>,
): Promise<readonly T[]> {
  const entries: T[] = []
  for (let page = 1; page <= mostPages; page++) {
    const { data, headers } = await ask({ per_page: perPage, page })
    if (!Array.isArray(data) || !data.every(isObjectOrArray))
      throw new UnexpectedGitHubResponseBodyError(wanted, data)
    entries.push(...(data as T[]))
    // Only a short page without a link to the next is the last: GitHub may hide entries of a page, or leave the link out.
    if (data.length < perPage && !/rel="next"/.test(headers.link ?? '')) break
  }
  return entries
}

export function isObjectOrArray(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

// Responses with a good status and a wrong body: empty, cut off, or the page of a proxy.

/** A response with a wrong body. The request is retried as after a server error. */
export class UnexpectedGitHubResponseBodyError extends Error {
  override readonly name = 'UnexpectedResponse'

  /** `data` is what arrived instead of `wanted`. */
  constructor(wanted: string, data: unknown) {
    super(`GitHub answered with ${described(data)} instead of ${wanted}`)
  }
}

function described(data: unknown): string {
  if (data === undefined || data === null || data === '') return 'nothing'
  if (typeof data !== 'string') return 'other data'
  return looksLikeHtmlPage(data) ? 'a page of HTML' : 'text that is not JSON (cut off?)'
}

function looksLikeHtmlPage(text: string): boolean {
  return /^\s*</.test(text)
}

// Requests of a publishing job.

/** The purpose of a request, used in its error, and the permission it needs. */
interface RequestPurpose {
  /** The beginning of a sentence: `The check run could not be written`. */
  readonly failing: string
  /** For example `checks: write`. */
  readonly permission: string
}

/** Makes requests, retrying all of them while errors are transient. Throws CouldNotPublishError with the reason. */
export async function runGitHubRequestsWithRetries<T>(
  repository: GitHubRepositoryWithToken,
  { failing, permission }: RequestPurpose,
  deadline: RequestDeadline,
  ask: (rest: GitHubClient['rest'], target: OwnerAndRepo, client: GitHubClient) => Promise<T>,
): Promise<T> {
  if (repository.token === '')
    throw new CouldNotPublishError(`${failing}: the input "github-token" is empty.`)
  const client = createGitHubClient(repository, deadline.signal)
  const [owner = '', repo = ''] = repository.repository.split('/')
  try {
    return await retryGitHubRequestWhileTransient(() => ask(client.rest, { owner, repo }, client), deadline)
  } catch (error) {
    const isUnseen = (error as { status?: number }).status === 404
    const advice = isUnseen ? ` It requires "permissions: ${permission}".` : ''
    throw new CouldNotPublishError(
      `${failing}: ${explainGitHubRequestFailure(error, deadline, permission)}${advice}`,
    )
  }
}

/** Returns null, and warns, if GitHub could not be asked; `consequence` is a sentence on what follows. */
export async function awaitRequestOrWarn<T>(
  request: Promise<T>,
  console: Pick<RunConsole, 'warn'>,
  consequence = '',
): Promise<T | null> {
  try {
    return await request
  } catch (error) {
    if (!(error instanceof CouldNotPublishError)) throw error
    console.warn(`${error.message}${consequence === '' ? '' : ` ${consequence}`}`)
    return null
  }
}

/** Returns null for 404; throws any other error. */
export function rethrowErrorUnlessHttp404(error: unknown): null {
  if ((error as { status?: number }).status !== 404) throw error
  return null
}

// Users.

/** Returns the owner of the token. A job's token can ask only GraphQL; without an answer, it is assumed to be a job's. */
export async function loginOfToken(
  client: GitHubClient,
  { at }: Pick<GitHubRepositoryWithToken, 'at'>,
): Promise<string> {
  try {
    const { data } = await client.request({ method: 'POST', url: at.graphql, query: '{ viewer { login } }' })
    if (!isObjectOrArray(data)) throw new UnexpectedGitHubResponseBodyError('the owner of the token', data)
    return (data as { data?: { viewer?: { login?: string } } }).data?.viewer?.login ?? ofJob
  } catch (error) {
    if (isTransientGitHubError(error)) throw error
    return ofJob
  }
}

const ofJob = 'github-actions[bot]'

// Permissions. The API is asked, as the association in a comment is less precise.

/** The API reports `maintain` as `write`, and `triage` as `read`. */
const writing = ['admin', 'write']

/** Returns true if the user may write to the repository; false for unknown users. */
export async function userHasWriteAccess(
  rest: GitHubClient['rest'],
  target: OwnerAndRepo,
  login: string,
): Promise<boolean> {
  const request = rest.repos.getCollaboratorPermissionLevel({ ...target, username: login })
  const answer = await request.catch(rethrowErrorUnlessHttp404)
  if (answer === null) return false
  const permission: unknown = answer.data?.permission
  if (typeof permission !== 'string') throw new UnexpectedGitHubResponseBodyError('a permission', answer.data)
  return writing.includes(permission)
}

/** A report could not be shown. The message says what, why, and where the report is instead. It never hides a verdict. */
export class CouldNotPublishError extends Error {
  override readonly name = 'CouldNotPublish'
}
