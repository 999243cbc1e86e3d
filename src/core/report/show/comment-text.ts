// What stands in the comment besides a report: a notice above it, and the last result, folded, grey and marked as old.

import { codeSpan, inlineCode } from '../../words/escape.ts'
import { shortSha } from '../../words/numbers.ts'

/** A Last result is one that a comment shows: its report, its commit, and when it was made (ISO 8601); null if unknown. */
export interface Last {
  readonly report: string
  readonly head: string | null
  readonly at: string | null
}

/** How a comment's text is made up: of a report that is its result, or of a notice with the last result below. */
export type Shows = 'result' | 'notice'

const noticeEnd = '\n<!-- /benchgate notice -->'
/** How a last result ends, and the comment with it. */
const lastEnd = '\n\n</blockquote></details>'
const lastStart = '<!-- benchgate last'

/** Characters that are needed around a last result, and for the longest notice above it. */
export const roomAround = 2000

/** The notice, and the last result below it. */
export function withNotice(notice: string, last: Last | null): string {
  return `${notice}${noticeEnd}\n${last === null ? '' : `\n${folded(last)}\n`}`
}

function folded({ report, head, at }: Last): string {
  const facts = `${head === null ? '' : ` head=${head}`}${at === null ? '' : ` at=${at}`}`
  const commit = head === null ? '' : ` of <code>${shortSha(head)}</code>`
  const from = at === null ? '' : `, from ${minuteOf(at)}`
  const title = `Previous result${commit}${from} (outdated)`
  return `${lastStart}${facts} -->\n<details><summary>${title}</summary><blockquote>\n\n${lowered(report.trim())}${lastEnd}`
}

/** A quotation is grey; a heading in it is no larger than the text around it, unlike that of the notice above. */
function lowered(report: string): string {
  return report.replace(/^## /, '#### ')
}

/** The last result in a comment that was written for `head` at `at`; null where it has none. */
export function lastIn(text: string, shows: Shows, { head, at }: Omit<Last, 'report'>): Last | null {
  if (shows === 'result') return { report: text, head, at }
  // A notice has no line of other people's, so the first of these is its end; and what is below it ends the text.
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

/** The text up to where its result ends, be that its own or the last one. */
export function upToResult(text: string): string {
  // Who edits a comment on its page gives it the line ends of Windows.
  const whole = text.replaceAll('\r\n', '\n').trimEnd()
  return whole.endsWith(lastEnd) ? whole.slice(0, -lastEnd.length) : whole
}

/** `2026-11-22 15:33 UTC`, from ISO 8601 in UTC. */
export function minuteOf(at: string): string {
  return `${at.slice(0, 16).replace('T', ' ')} UTC`
}

// What the comment says where there is no new result: that a run measures, could not, or was cancelled.

/** An Occasion is the run that a notice is about. */
export interface Occasion {
  /** The commit; null where it is not known. */
  readonly head: string | null
  /** The address of the run; null outside a workflow. */
  readonly run: string | null
}

/** A Pace is how far a measurement has come, in words (`round 5 of 20`), and when (ISO 8601). */
export interface Pace {
  readonly place: string
  readonly at: string
}

/** Nobody reads more of a reason in a notice; the run has all of it. */
const longestReason = 300

/** Says since when a run measures, as one that was killed can no longer say that it has ended. */
export function measuringNotice(occasion: Occasion, since: string, pace: Pace | null): string {
  const far = pace === null ? '' : `; ${pace.place} at ${minuteOf(pace.at)}`
  return `## ⏳ Benchgate: measuring${commitOf(occasion)}

Started at ${minuteOf(since)}${linkOf(occasion)}${far}. This comment will be updated with the result. If it is not, the run was killed: run it again, or push.`
}

/** Says that there is no result. The reason may quote the pull request's output, so it is shown as code. */
export function failureNotice(occasion: Occasion, reason: string): string {
  return `## ⚠️ Benchgate: could not measure${commitOf(occasion)}

${codeSpan(reason, longestReason)}${linkOf(occasion)}

There is no verdict, so the check fails. The result below is from an earlier run.`
}

/** Says that somebody or something ended the run. */
export function cancelledNotice(occasion: Occasion, at: string): string {
  return `## ⚠️ Benchgate: cancelled while measuring${commitOf(occasion)}

The run${linkOf(occasion)} was cancelled at ${minuteOf(at)}, before it had a result. Run it again, or push.`
}

function commitOf({ head }: Occasion): string {
  return head === null ? '' : ` ${inlineCode(shortSha(head))}`
}

function linkOf({ run }: Occasion): string {
  return run === null ? '' : ` ([log](${run}))`
}
