// The hidden first line of our comments: whose they are, and of which run and commit.
import { createHash } from 'node:crypto'

/** A Mark says which gate writes a comment, and when. */
export interface Mark {
  readonly commentId: string
  /** The workflow run and its attempt, which grow with time; null outside a workflow. */
  readonly run: readonly [id: number, attempt: number] | null
  /** The commit that was measured; null where it is not known. */
  readonly head: string | null
}

/** A Marked comment has it, and says what it shows. */
export interface Marked extends Mark {
  /** Whether the comment only says that nothing could be measured. */
  readonly isFailure: boolean
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
export function markerLine({ commentId, run, head, isFailure }: Marked): string {
  const ran = run === null ? '' : `run=${run.join('.')} `
  const of = head === null ? '' : `head=${head} `
  return `${markerStart(commentId)}${ran}${of}${isFailure ? 'failure ' : ''}-->`
}

/** What the first line of a comment that begins so says. */
export function readMarker(commentId: string, body: string): Marked {
  const [line = ''] = body.slice(markerStart(commentId).length).split('\n')
  const [, id = '', attempt = ''] = /\brun=(\d+)\.(\d+) /.exec(line) ?? []
  return {
    commentId,
    run: id === '' ? null : [Number(id), Number(attempt)],
    head: /\bhead=([0-9a-f]+) /.exec(line)?.[1] ?? null,
    isFailure: /\bfailure -->/.test(line),
  }
}

/** The text below the line. */
export function belowMarker(body: string): string {
  return body.slice(body.indexOf('-->') + '-->'.length).trimStart()
}

/** Whether a comment is of a later run than ours, on another commit: an older report must not take its place. */
export function isNewer(there: Mark, ours: Mark): boolean {
  if (there.run === null || ours.run === null || there.head === ours.head) return false
  const [id, attempt] = ours.run
  return there.run[0] > id || (there.run[0] === id && there.run[1] > attempt)
}
