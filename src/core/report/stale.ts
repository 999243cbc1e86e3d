// Marks an earlier report as out of date when a later run could not measure: an old answer is better than an empty one.
import { inlineCode } from './escape.ts'
import { shortSha } from './format.ts'

const begin = '<!-- benchgate stale -->'
const end = '<!-- /benchgate stale -->'

/** The report with a notice ahead of it that measuring `head` failed; a notice already there is replaced. */
export function markStale(report: string, head: string | null, reason: string): string {
  const at = head === null ? '' : ` ${inlineCode(shortSha(head))}`
  const notice = `${begin}\n> [!WARNING]\n> The latest commit${at} could not be measured, so this report is of an earlier one. ${reason}\n${end}\n\n`
  return notice + withoutNotice(report)
}

function withoutNotice(report: string): string {
  const stop = report.indexOf(end)
  return report.startsWith(begin) && stop >= 0 ? report.slice(stop + end.length).trimStart() : report
}
