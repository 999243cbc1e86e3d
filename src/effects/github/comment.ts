// The one comment per comment-id on a pull request: found by its hidden marker, updated, never doubled.
import { failureCause } from './cause.ts'
import { clientOf } from './client.ts'
import {
  belowMarker,
  type CommentMark,
  isNewer,
  type Marked,
  markerLine,
  markerStart,
  readMarker,
} from './comment-marker.ts'
import { type Comments, commentsOf, type Thread } from './comments.ts'
import { CouldNotPublish } from './could-not-publish.ts'
import { type Deadline, retry } from './retry.ts'

/** What a comment is to say, without the marker. */
export interface CommentContent extends Pick<Marked, 'shows' | 'at'> {
  readonly text: string
}

/** An Existing comment is ours, of an earlier time. */
export interface Existing extends Marked, CommentContent {}

/** A WrittenComment has an address, '' where there is none; an older run than that of the comment leaves it as it is. */
export interface WrittenComment {
  readonly url: string
  readonly isLeft: boolean
}

/**
 * Writes the comment: `write` gets the existing one (null if none) and gives what it is to say, null to leave all as it
 * is. Throws CouldNotPublish with the reason.
 *
 * Each try looks for the comment again, as a request whose answer was lost may have created it.
 */
export async function writeComment(
  thread: Thread,
  mark: CommentMark,
  write: (existing: Existing | null) => CommentContent | null,
  patience: Deadline,
): Promise<WrittenComment> {
  if (thread.token === '')
    throw new CouldNotPublish(
      'There is no comment: the input "github-token" is empty. The report is in the job summary.',
    )
  const comments = commentsOf(clientOf(thread, patience.signal), thread)
  try {
    return await retry(() => tryToWrite(comments, mark, write), patience)
  } catch (error) {
    const why = failureCause(error, patience, 'pull-requests: write')
    throw new CouldNotPublish(
      `The comment on ${thread.repository}#${thread.pull} could not be written: ${why} The report is in the job summary.`,
    )
  }
}

/** The comment, its text without the marker; null where there is none. Throws CouldNotPublish with the reason. */
export async function readComment(
  thread: Thread,
  commentId: string,
  patience: Deadline,
): Promise<Existing | null> {
  const comments = commentsOf(clientOf(thread, patience.signal), thread)
  try {
    const [existing] = await retry(() => comments.ours(markerStart(commentId)), patience)
    return existing === undefined ? null : existingIn(commentId, existing.body)
  } catch (error) {
    const why = failureCause(error, patience, 'pull-requests: read')
    throw new CouldNotPublish(`The comment on ${thread.repository}#${thread.pull} could not be read: ${why}`)
  }
}

function existingIn(commentId: string, body: string): Existing {
  return { ...readMarker(commentId, body), text: belowMarker(body) }
}

async function tryToWrite(
  comments: Comments,
  mark: CommentMark,
  write: (existing: Existing | null) => CommentContent | null,
): Promise<WrittenComment> {
  const start = markerStart(mark.commentId)
  const [existing] = await comments.ours(start)
  const before = existing ? existingIn(mark.commentId, existing.body) : null
  if (existing && before && isNewer(before, mark)) return { url: existing.url, isLeft: true }
  const shown = write(before)
  if (shown === null) return { url: existing?.url ?? '', isLeft: false }
  const { text, ...facts } = shown
  const body = `${markerLine({ ...mark, ...facts })}\n${text}`
  const updated = existing && (await comments.update(existing.id, body))
  if (updated) return { url: updated.url, isLeft: false }
  const created = await comments.create(body)
  // Another job may have created one at the same moment: the oldest stays. Ours is written, whatever this answers. One
  // that has gone may still be listed.
  const [oldest = created] = (await comments.ours(start).catch(() => [])).filter(
    ({ id }) => id !== existing?.id,
  )
  if (oldest.id === created.id) return { url: created.url, isLeft: false }
  const isLeft = isNewer(readMarker(mark.commentId, oldest.body), mark)
  if (!isLeft && (await comments.update(oldest.id, body)) === null) return { url: created.url, isLeft: false }
  await comments.remove(created.id)
  return { url: oldest.url, isLeft }
}
