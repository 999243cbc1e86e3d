// Asks GitHub for what a publishing job needs besides the comment, and says in words why there was no answer.
import { getOctokit } from '@actions/github'
import { actionFetch } from './action-fetch.ts'
import { CouldNotPublish } from './could-not-publish.ts'
import { type Patience, rateLimited, retry } from './retry.ts'

/** A Repository on GitHub, and the token to use it with. */
export interface Repository {
  readonly token: string
  /** Address of GitHub's REST API. */
  readonly api: string
  /** `owner/name`. */
  readonly repository: string
}

export type Octokit = ReturnType<typeof getOctokit>

/** A Question says what is asked for, in an error, and which permission of the token that needs. */
export interface Question {
  /** As the beginning of a sentence: `The check run could not be written`. */
  readonly failing: string
  /** `checks: write`. */
  readonly permission: string
}

/** The longest wait for one answer, in milliseconds. */
const longestAnswer = 30_000

/** Makes requests, each part again while GitHub fails for the moment. Throws CouldNotPublish with the reason. */
export async function askGitHub<T>(
  { token, api, repository }: Repository,
  { failing, permission }: Question,
  patience: Patience,
  ask: (octokit: Octokit, at: { readonly owner: string; readonly repo: string }) => Promise<T>,
): Promise<T> {
  if (token === '') throw new CouldNotPublish(`${failing}: the input "github-token" is empty.`)
  const octokit = getOctokit(token, {
    baseUrl: api,
    request: { fetch: actionFetch(longestAnswer, patience.signal) },
  })
  const [owner = '', repo = ''] = repository.split('/')
  try {
    return await retry(() => ask(octokit, { owner, repo }), patience)
  } catch (error) {
    throw new CouldNotPublish(`${failing}: ${whyNot(error, permission, patience)}`)
  }
}

/** What is answered for something that is not there; any other error is thrown. */
export function goneAsNull(error: unknown): null {
  if ((error as { status?: number }).status !== 404) throw error
  return null
}

/** An answer that says that all is well, and is not what was asked for: tried again as a server's error is. */
export function oddAnswer(wanted: string): Error {
  return Object.assign(new Error(`the answer is not ${wanted}`), { status: 502 })
}

function whyNot(error: unknown, permission: string, { signal, ends }: Patience): string {
  if (signal.aborted)
    return Date.now() >= ends ? 'GitHub did not answer in time.' : 'the run was cancelled meanwhile.'
  const { status, message } = error as { status?: number; message?: string }
  const code = status ? ` (${status})` : ''
  const limited = rateLimited(error)
  if (limited !== null)
    return `this token has made too many requests${code}; GitHub takes more in ${Math.ceil(limited / 1000)} s. Run the job again then.`
  const said = `${shortened(message ?? String(error))}${code}.`
  if (status === 401 || status === 403 || status === 404)
    return `${said} Give the job "permissions: ${permission}".`
  return said
}

/** Instead of a message there may be a page in HTML. */
function shortened(message: string): string {
  if (/^\s*</.test(message)) return 'GitHub answered with a page of HTML'
  const [line = ''] = message.trim().split('\n')
  return line.length <= 300 ? line : `${line.slice(0, 300)}…`
}
