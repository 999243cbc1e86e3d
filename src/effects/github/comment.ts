// The one comment per comment-id on a pull request: found by its hidden marker, updated, never doubled.
import { getOctokit } from '@actions/github'
import { actionFetch } from './action-fetch.ts'
import { CouldNotPublish } from './could-not-publish.ts'
import { retry } from './retry.ts'

/** A Thread is the pull request to comment on, and the token to do it with. */
export interface Thread {
  readonly token: string
  /** Address of GitHub's REST API. */
  readonly api: string
  /** `owner/name`. */
  readonly repository: string
  readonly pull: number
  readonly commentId: string
}

/** The longest wait for an answer, in milliseconds. */
const longestAnswer = 30_000

/**
 * Writes the comment: `write` gets the text of the existing one ('' if none) and returns the new text, or null to
 * change nothing. Returns the comment's address. Throws CouldNotPublish with the reason.
 *
 * Each try looks for the comment again, as a request whose answer was lost may have created it.
 */
export async function writeComment(
  thread: Thread,
  write: (existing: string) => string | null,
): Promise<string | null> {
  if (thread.token === '')
    throw new CouldNotPublish(
      'There is no comment: the input "github-token" is empty. The report is in the job summary.',
    )
  try {
    return await retry(() => tryToWrite(thread, write))
  } catch (error) {
    throw explain(error, thread)
  }
}

async function tryToWrite(
  thread: Thread,
  write: (existing: string) => string | null,
): Promise<string | null> {
  const octokit = getOctokit(thread.token, {
    baseUrl: thread.api,
    request: { fetch: actionFetch(longestAnswer) },
  })
  const [owner = '', repo = ''] = thread.repository.split('/')
  const marker = markerOf(thread.commentId)
  const existing = await findComment(octokit, { owner, repo, issue_number: thread.pull }, marker)
  const text = write(existing?.body.slice(marker.length).trimStart() ?? '')
  if (text === null) return existing?.url ?? null
  const body = `${marker}\n${text}`
  const { data } = existing
    ? await octokit.rest.issues.updateComment({ owner, repo, comment_id: existing.id, body })
    : await octokit.rest.issues.createComment({ owner, repo, issue_number: thread.pull, body })
  return data.html_url
}

/**
 * Ours begins with the marker and was written by a bot or someone who may write here: a stranger who copies the marker
 * must not get our report under their name, where they could edit it.
 */
async function findComment(
  octokit: ReturnType<typeof getOctokit>,
  issue: { owner: string; repo: string; issue_number: number },
  marker: string,
): Promise<{ id: number; body: string; url: string } | null> {
  for await (const page of octokit.paginate.iterator(octokit.rest.issues.listComments, {
    ...issue,
    per_page: 100,
  })) {
    for (const { id, body, html_url, user, author_association } of page.data) {
      const trusted = user?.type === 'Bot' || ['OWNER', 'MEMBER', 'COLLABORATOR'].includes(author_association)
      if (trusted && body?.startsWith(marker)) return { id, body, url: html_url }
    }
  }
  return null
}

/** Nothing in an id can end the HTML comment early. */
function markerOf(commentId: string): string {
  return `<!-- benchgate comment-id=${encodeURIComponent(commentId).replaceAll('-', '%2D')} -->`
}

function explain(error: unknown, { repository, pull }: Thread): CouldNotPublish {
  const { status, message } = error as { status?: number; message?: string }
  const what = `The comment on ${repository}#${pull} could not be written: ${message ?? error}${status ? ` (${status})` : ''}.`
  if (status === 401 || status === 403)
    return new CouldNotPublish(
      `${what} The token may not comment; give the job "permissions: pull-requests: write". On a pull request from a fork GitHub never allows it; the report is in the job summary.`,
    )
  return new CouldNotPublish(`${what} The report is in the job summary.`)
}
