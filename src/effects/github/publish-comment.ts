// Shows a run in the comment on its pull request: last of all, as it waits for GitHub, and the verdict does not.
import * as core from '@actions/core'
import type { ResultFile } from '../../core/model/result-file.ts'
import { commentLimit, fittingReport } from '../../core/report/say/fit.ts'
import { markdownText } from '../../core/report/show/markdown.ts'
import { markStale } from '../../core/report/show/stale.ts'
import { inlineCode } from '../../core/words/escape.ts'
import type { Console } from '../program/console.ts'
import { type Existing, writeComment } from './comment.ts'
import type { Mark } from './comment-marker.ts'
import type { Thread } from './comments.ts'
import { CouldNotPublish } from './could-not-publish.ts'
import { patienceOf } from './retry.ts'

/** A CommentPlace is where a run comments, and as whom. */
export interface CommentPlace {
  readonly thread: Thread
  readonly mark: Mark
  /** The job's values of the matrix; empty for a job without one. */
  readonly matrix: Readonly<Record<string, unknown>>
  /** The address of the workflow run; null outside a workflow. */
  readonly run: string | null
  readonly signal: AbortSignal
  readonly console: Console
}

/** Milliseconds for all requests of a comment together, waits between them included. */
const longest = 45_000

/** Room that a comment needs besides the report: its marker, its matrix, and a notice that it is out of date. */
const reserve = 2500

/** Comments with the report. A comment that cannot be written is a warning. */
export async function commentOnResult(result: ResultFile, place: CommentPlace): Promise<void> {
  const text = fittingReport(result, commentLimit - reserve, markdownText)
  await comment(place, () => ({ text, isFailure: false }))
}

/**
 * Comments that nothing could be measured: above the report of an earlier commit, which is marked as out of date, or
 * alone where there is none.
 */
export async function commentOnFailure(report: string, reason: string, place: CommentPlace): Promise<void> {
  const { mark, run } = place
  const alone = report.length <= commentLimit - reserve ? report : reason.slice(0, commentLimit - reserve)
  await comment(place, existing =>
    existing === null || existing.isFailure
      ? { text: alone, isFailure: true }
      : { text: markStale(existing.text, mark.head, reason, run), isFailure: false },
  )
}

async function comment(
  { thread, mark, matrix, signal, console }: CommentPlace,
  write: (existing: Existing | null) => Existing,
): Promise<void> {
  const leg = legOf(matrix)
  const withLeg = (existing: Existing | null) => {
    const text = existing?.text.startsWith(leg) ? existing.text.slice(leg.length) : existing?.text
    const written = write(existing && { ...existing, text: text ?? '' })
    return { ...written, text: leg + written.text }
  }
  let url = ''
  try {
    const written = await writeComment(thread, mark, withLeg, patienceOf(longest, signal))
    if (written.isLeft) console.info('the comment has the report of a newer commit, and was left as it is')
    url = written.url
  } catch (error) {
    if (!(error instanceof CouldNotPublish)) throw error
    console.warn(error.message)
  }
  core.setOutput('comment-url', url)
}

/** Tells the comments of a matrix apart. */
function legOf(matrix: CommentPlace['matrix']): string {
  const values = Object.entries(matrix).map(
    ([name, value]) => `${name} ${inlineCode(typeof value === 'string' ? value : JSON.stringify(value))}`,
  )
  return values.length === 0 ? '' : `${values.join(', ')}\n\n`
}
