// A line that looks like a result and could not be read, as it is reported.
import type { Unread } from '../reading/parsed.ts'

/** The most characters that are kept of such a line. */
const mostShown = 200

/** `line` is counted from 1; `why` is a clause. */
export function unreadLine(line: number, text: string, why: string, isResult: boolean): Unread {
  return { line, text: text.length > mostShown ? `${text.slice(0, mostShown)}…` : text, why, isResult }
}
