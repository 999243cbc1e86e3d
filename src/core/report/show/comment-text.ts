// What stands in the comment besides a report: a notice above it, and the last result, folded, grey and marked as old.
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
  const of = head === null ? '' : ` of <code>${shortSha(head)}</code>`
  const from = at === null ? '' : `, from ${minuteOf(at)}`
  const title = `The last result${of}${from}: out of date`
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
