// The hidden first line of our comments: whose they are, of which run and commit, and what they show.
import { createHash } from 'node:crypto'

/** A CommentMark says which gate writes a comment, and when. */
export interface CommentMark {
  readonly commentId: string
  /** The workflow run and its attempt, which grow with time; null outside a workflow. */
  readonly run: readonly [id: number, attempt: number] | null
  /** The commit that was measured; null where it is not known. */
  readonly head: string | null
}

/** What a comment shows: a result, that a run measures, or that there is none. */
export type Showing = 'result' | 'measuring' | 'failure'

/** A Marked comment has it, and says what it shows. */
export interface Marked extends CommentMark {
  readonly shows: Showing
  /** When it was written, in ISO 8601; null where that is not known. */
  readonly at: string | null
}

/** Longer ids, as those with a large matrix in them, are known by a digest of what is beyond. */
const longestId = 100

/** The line that a comment of this gate begins with, up to what differs from run to run. */
export function markerStart(commentId: string): string {
  const id =
    commentId.length <= longestId
      ? commentId
      : `${commentId.slice(0, longestId)}#${createHash('sha256').update(commentId).digest('hex').slice(0, 16)}`
  // Nothing in an id can end the HTML comment early.
  return `<!-- benchgate comment-id=${encodeURIComponent(id).replaceAll('-', '%2D')} `
}

/** The whole line. */
export function markerLine({ commentId, run, head, shows, at }: Marked): string {
  const ran = run === null ? '' : `run=${run.join('.')} `
  const of = head === null ? '' : `head=${head} `
  const when = at === null ? '' : `at=${at} `
  return `${markerStart(commentId)}${ran}${of}${when}${shows === 'result' ? '' : `${shows} `}-->`
}

/** What the first line of a comment of this gate says: an id in it has neither blanks nor `=`. */
export function readMarker(commentId: string, body: string): Marked {
  const [line = ''] = body.split('\n')
  const [, id = '', attempt = ''] = /\brun=(\d+)\.(\d+) /.exec(line) ?? []
  return {
    commentId,
    run: id === '' ? null : [Number(id), Number(attempt)],
    head: /\bhead=([0-9a-f]+) /.exec(line)?.[1] ?? null,
    at: /\bat=([\dTZ:.-]+) /.exec(line)?.[1] ?? null,
    shows: (/\b(measuring|failure) -->/.exec(line)?.[1] as Showing | undefined) ?? 'result',
  }
}

/** The text below the line. Who edits a comment on its page gives it the line ends of Windows. */
export function belowMarker(body: string): string {
  return body
    .slice(body.indexOf('-->') + '-->'.length)
    .replaceAll('\r\n', '\n')
    .trimStart()
}

/** Whether a comment is of a later run than ours, on another commit: an older report must not take its place. */
export function isNewer(there: CommentMark, ours: CommentMark): boolean {
  if (there.run === null || ours.run === null || there.head === ours.head) return false
  const [id, attempt] = ours.run
  return there.run[0] > id || (there.run[0] === id && there.run[1] > attempt)
}

/** Whether a comment was written by this very run. */
export function isSameRun(there: CommentMark, { run }: CommentMark): boolean {
  return there.run !== null && run !== null && there.run.join() === run.join()
}
