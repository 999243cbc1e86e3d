// The one comment per comment-id on a pull request: found by its hidden marker, updated, never doubled.
import { getOctokit } from '@actions/github'
import { actionFetch } from './action-fetch.ts'
import {
  belowMarker,
  isNewer,
  type Mark,
  type Marked,
  markerLine,
  markerStart,
  readMarker,
} from './comment-marker.ts'
import { type Comments, commentsOf, type Thread } from './comments.ts'
import { CouldNotPublish } from './could-not-publish.ts'
import { type Patience, rateLimited, retry } from './retry.ts'

/** An Existing comment is ours, of an earlier run, or what is to take its place. */
export interface Existing extends Pick<Marked, 'isFailure'> {
  /** Without the marker. */
  readonly text: string
}

/** A Written comment has an address; an older run than that of the comment leaves it as it is. */
export interface Written {
  readonly url: string
  readonly isLeft: boolean
}

/** The longest wait for one answer, in milliseconds. */
const longestAnswer = 30_000

/**
 * Writes the comment: `write` gets the existing one (null if none) and gives the new one. Throws CouldNotPublish with the
 * reason.
 *
 * Each try looks for the comment again, as a request whose answer was lost may have created it.
 */
export async function writeComment(
  thread: Thread,
  mark: Mark,
  write: (existing: Existing | null) => Existing,
  patience: Patience,
): Promise<Written> {
  if (thread.token === '')
    throw new CouldNotPublish(
      'There is no comment: the input "github-token" is empty. The report is in the job summary.',
    )
  const octokit = getOctokit(thread.token, {
    baseUrl: thread.api,
    request: { fetch: actionFetch(longestAnswer, patience.signal) },
  })
  try {
    return await retry(() => tryToWrite(commentsOf(octokit, thread), mark, write), patience)
  } catch (error) {
    throw explain(error, thread, patience)
  }
}

async function tryToWrite(
  comments: Comments,
  mark: Mark,
  write: (existing: Existing | null) => Existing,
): Promise<Written> {
  const start = markerStart(mark.commentId)
  const [existing] = await comments.ours(start)
  const before = existing && readMarker(mark.commentId, existing.body)
  if (existing && before && isNewer(before, mark)) return { url: existing.url, isLeft: true }
  const { text, isFailure } = write(
    existing ? { text: belowMarker(existing.body), isFailure: before?.isFailure ?? false } : null,
  )
  const body = `${markerLine({ ...mark, isFailure })}\n${text}`
  const updated = existing && (await comments.update(existing.id, body))
  if (updated) return { url: updated.url, isLeft: false }
  const created = await comments.create(body)
  // Another job may have created one at the same moment: the oldest stays.
  const [oldest = created] = await comments.ours(start)
  if (oldest.id === created.id) return { url: created.url, isLeft: false }
  await comments.update(oldest.id, body)
  await comments.remove(created.id)
  return { url: oldest.url, isLeft: false }
}

function explain(error: unknown, { repository, pull }: Thread, { signal, ends }: Patience): CouldNotPublish {
  const { status, message } = error as { status?: number; message?: string }
  const because = (why: string) =>
    new CouldNotPublish(
      `The comment on ${repository}#${pull} could not be written: ${why} The report is in the job summary.`,
    )
  if (signal.aborted)
    return because(Date.now() >= ends ? 'GitHub did not answer in time.' : 'the run was cancelled meanwhile.')
  const code = status ? ` (${status})` : ''
  const limited = rateLimited(error)
  if (limited !== null)
    return because(
      `this token has made too many requests${code}; GitHub takes more in ${Math.ceil(limited / 1000)} s. Run the job again then.`,
    )
  const said = `${shortened(message ?? String(error))}${code}.`
  if (status === 403 && /locked/i.test(message ?? ''))
    return because(`${said} The conversation is locked: unlock it, or set "comment: false".`)
  if (status === 401 || status === 403)
    return because(
      `${said} The token may not comment; give the job "permissions: pull-requests: write". On a pull request from a fork GitHub never allows it.`,
    )
  return because(said)
}

/** Instead of a message there may be a page in HTML. */
function shortened(message: string): string {
  if (/^\s*</.test(message)) return 'GitHub answered with a page of HTML'
  const [line = ''] = message.trim().split('\n')
  return line.length <= 300 ? line : `${line.slice(0, 300)}…`
}
