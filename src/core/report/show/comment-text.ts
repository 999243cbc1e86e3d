// Composes a comment: a report, or a notice above the previous result, which is folded and marked as outdated.
import { markdownCodeSpanOutsideTables, markdownInlineCodeOfName } from '../../words/escape.ts'
import { shortSha } from '../../words/numbers.ts'

/** A result in a comment: its report, its commit, and its time (ISO 8601); null if unknown. */
export interface PreviousResultInComment {
  readonly report: string
  readonly head: string | null
  readonly at: string | null
}

/** The kind of contents of a comment: a report, or a notice with the previous result below. */
type CommentContentKind = 'result' | 'notice'

const noticeEnd = '\n<!-- /benchgate notice -->'
/** The end of a previous result, and of its comment. */
const lastEnd = '\n\n</blockquote></details>'
const lastStart = '<!-- benchgate last'

/** The most characters around a previous result, including the notice above it. */
export const maxTextBesidesPreviousResult = 2000

export function noticeWithPreviousResult(notice: string, last: PreviousResultInComment | null): string {
  return `${notice}${noticeEnd}\n${last === null ? '' : `\n${folded(last)}\n`}`
}

function folded({ report, head, at }: PreviousResultInComment): string {
  const facts = `${head === null ? '' : ` head=${head}`}${at === null ? '' : ` at=${at}`}`
  const commit = head === null ? '' : ` of <code>${shortSha(head)}</code>`
  const from = at === null ? '' : `, from ${formatUtcMinute(at)}`
  const title = `Previous result${commit}${from} (outdated)`
  // A folded result must not look larger than the notice above it.
  const lowered = report.trim().replace(/^## /, '#### ')
  return `${lastStart}${facts} -->\n<details><summary>${title}</summary><blockquote>\n\n${lowered}${lastEnd}`
}

/** Returns the result in a comment that was written for `head` at `at`; null if there is none. */
export function extractPreviousResult(
  text: string,
  shows: CommentContentKind,
  { head, at }: Omit<PreviousResultInComment, 'report'>,
): PreviousResultInComment | null {
  if (shows === 'result') return { report: text, head, at }
  // A notice contains no line of other people, so the first marker is its end.
  const below = text.slice(text.indexOf(noticeEnd) + noticeEnd.length).trim()
  const [, facts, report] =
    /^<!-- benchgate last(.*?) -->\n<details>.*<blockquote>\n\n([\s\S]*)\n\n<\/blockquote><\/details>$/.exec(
      below,
    ) ?? []
  if (facts === undefined || report === undefined) return null
  return {
    report,
    head: / head=([0-9a-f]+)/.exec(facts)?.[1] ?? null,
    at: / at=([\dTZ:-]+)/.exec(facts)?.[1] ?? null,
  }
}

/** Returns the text up to the end of the result in it, be it current or previous. */
export function commentTextToEndOfResult(text: string): string {
  // Editing a comment in the browser changes its line ends to CRLF.
  const whole = text.replaceAll('\r\n', '\n').trimEnd()
  return whole.endsWith(lastEnd) ? whole.slice(0, -lastEnd.length) : whole
}

/** Formats an ISO 8601 time in UTC as `2026-11-22 15:33 UTC`. */
function formatUtcMinute(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`
}

// Notices for comments without a new result: a run is measuring, has failed, or was cancelled.

interface NoticeRun {
  /** The measured commit, or null if unknown. */
  readonly head: string | null
  /** The address of the run; null outside of a workflow. */
  readonly run: string | null
}

/** The progress of a measurement, in words (`round 5 of 20`), and its time (ISO 8601). */
export interface ProgressInComment {
  readonly place: string
  readonly at: string
}

/** The most characters of a reason; the run has all of it. */
const longestReason = 300

/** Returns the notice of a run in progress. It has the start time, as a killed run can no longer update it. */
export function measuringNotice(occasion: NoticeRun, since: string, pace: ProgressInComment | null): string {
  const far = pace === null ? '' : `; ${pace.place} at ${formatUtcMinute(pace.at)}`
  return `## ⏳ Benchgate: Measuring${commitOf(occasion)}

Started at ${formatUtcMinute(since)}${linkOf(occasion)}${far}. This comment will be updated with the result. If the run has ended and this comment still says "Measuring", the run was killed: run it again, or push a new commit.`
}

/** `isRed` tells whether the check fails. The reason is shown as code, as it may quote untrusted output. */
export function failureNotice(occasion: NoticeRun, reason: string, isRed = true): string {
  return `## ${isRed ? '❌' : '⚠️'} Benchgate: Could not measure${commitOf(occasion)}

${markdownCodeSpanOutsideTables(reason, longestReason)}${linkOf(occasion)}

There is no verdict${isRed ? ', so the check fails' : ''}. The result below is from an earlier run.`
}

export function cancelledNotice(occasion: NoticeRun, at: string): string {
  return `## ⚠️ Benchgate: Cancelled while measuring${commitOf(occasion)}

The run${linkOf(occasion)} was cancelled at ${formatUtcMinute(at)}, before it had a result. Run it again, or push a new commit.`
}

function commitOf({ head }: NoticeRun): string {
  return head === null ? '' : ` ${markdownInlineCodeOfName(shortSha(head))}`
}

function linkOf({ run }: NoticeRun): string {
  return run === null ? '' : ` ([log](${run}))`
}
