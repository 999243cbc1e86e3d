// The hidden last line of a comment with a result: what it remembers for the next run, as compressed JSON.
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { AcceptedOnPull, Ledger, Seen } from '../../core/judge/applicable-acceptances.ts'
import type { AcceptedRow } from '../../core/model/benchmark-rule.ts'
import { upToResult } from '../../core/report/show/comment-text.ts'
import { isObject } from './pages.ts'

/** Characters that it may take: a comment has room for 65,536. */
export const roomOfLedger = 8000
/** Bytes that are read of one: ours are far smaller. */
const mostBytes = 2 ** 20

/**
 * The line. What has no room is not remembered: it would have to be accepted again, and is not let pass unseen. So there is
 * always a line, be it of nothing: without one, people would be taken to have accepted all there is.
 */
export function ledgerLine({ head, seen, accepted }: Ledger): string {
  for (let most = Math.max(seen.length, accepted.length); ; most = Math.floor(most / 2)) {
    const kept = { head, seen: seen.slice(0, most), accepted: accepted.slice(0, most) }
    // Rows of one acceptance say the same but for their names.
    const line = `<!-- benchgate ledger=${deflateRawSync(JSON.stringify(kept)).toString('base64url')} -->`
    if (line.length <= roomOfLedger || most === 0) return line
  }
}

/**
 * The line with which a comment ends, or the last result in it: what stands above may be anybody's words, also where no
 * line of ours follows. Null where there is none that can be read.
 */
export function ledgerIn(text: string): Ledger | null {
  const [, code = ''] = /(?:^|\n)<!-- benchgate ledger=([\w-]+) -->$/.exec(upToResult(text)) ?? []
  try {
    const text = inflateRawSync(Buffer.from(code, 'base64url'), { maxOutputLength: mostBytes })
    const { head, seen, accepted } = JSON.parse(text.toString('utf8'))
    return {
      head: isText(head) ? head : null,
      seen: seen.filter(isObject).filter(isSeen),
      accepted: accepted.filter(isObject).filter(isAccepted),
    }
  } catch {
    // No line, no JSON, or JSON of another shape.
    return null
  }
}

function isSeen({ row, upTo, since, until = '' }: Partial<Seen>): boolean {
  return isRow(row) && isSize(upTo) && isText(since) && isText(until)
}

function isAccepted({ match, upTo, by, when, url, why }: Partial<AcceptedOnPull>): boolean {
  return isRow(match) && isSize(upTo) && [by, when, url].every(isText) && isTextOrNull(why)
}

function isRow(row: AcceptedRow | undefined): boolean {
  return isText(row?.benchmark) && isText(row.unit) && isTextOrNull(row.package)
}

function isSize(size: number | null | undefined): boolean {
  return size === null || (typeof size === 'number' && size >= 0)
}

function isText(text: unknown): text is string {
  return typeof text === 'string'
}

function isTextOrNull(text: unknown): boolean {
  return text === null || isText(text)
}
