// Why a request to GitHub has failed, in words that are true and say what to do.

import { type Deadline, rateLimited } from './retry.ts'
import { isPage, UnexpectedResponse } from './unexpected-response.ts'

/** A sentence or two. `needs` is the permission that the request takes, such as `pull-requests: write`. */
export function failureCause(
  error: unknown,
  { signal, ends }: Pick<Deadline, 'signal' | 'ends'>,
  needs: string,
): string {
  if (signal.aborted)
    return Date.now() >= ends ? 'GitHub did not answer in time.' : 'the run was cancelled meanwhile.'
  if (error instanceof UnexpectedResponse) return `${error.message}.`
  const { status, response, message = String(error) } = error as Partial<Answered>
  if (status === undefined) return `${shortened(message)}.`
  // Octokit gives a status also to what never reached GitHub.
  if (response === undefined) return `GitHub could not be reached: ${shortened(message)}.`
  const limited = rateLimited(error)
  if (limited !== null)
    return `this token has made too many requests (${status}); GitHub takes more in ${Math.ceil(limited / 1000)} s. Run the job again then.`
  const said = `${shortened(message)} (${status}).`
  if (status === 401)
    return `${said} The token is wrong or no longer valid: look at the input "github-token".`
  if (status === 403 && /locked/i.test(message))
    return `${said} The conversation is locked: unlock it, or set "comment: never".`
  if (status === 403)
    return `${said} The token may not do this; give the job "permissions: ${needs}". On a pull request from a fork GitHub never allows it.`
  if (status === 404) return `${said} There is no such thing, or the token may not see it.`
  return said
}

interface Answered {
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
