// Marks an earlier report as out of date when a later run could not measure: an old answer is better than an empty one.
import { codeSpan, inlineCode } from '../../words/escape.ts'
import { shortSha } from '../../words/numbers.ts'

const begin = '<!-- benchgate stale -->'
const end = '<!-- /benchgate stale -->'

/** A comment keeps 1500 characters free beside its report; with a longer reason the notice could need more. */
const longestReason = 300

/**
 * The report with a notice above it that measuring `head` failed, in the run at that address; a notice already there
 * is replaced. The reason may quote the pull request's output, so it is escaped.
 */
export function markStale(report: string, head: string | null, reason: string, run: string | null): string {
  const at = head === null ? '' : ` ${inlineCode(shortSha(head))}`
  const where = run === null ? '' : ` ([the run](${run}))`
  const notice = `${begin}\n> [!WARNING]\n> The latest commit${at} could not be measured${where}, so this report is about an earlier one. ${codeSpan(reason, longestReason)}\n${end}\n\n`
  return notice + withoutNotice(report)
}

function withoutNotice(report: string): string {
  // Only our own mark is at the start of a line: in a reason it is further in.
  const stop = report.indexOf(`\n${end}`)
  return report.startsWith(begin) && stop >= 0 ? report.slice(stop + 1 + end.length).trimStart() : report
}
