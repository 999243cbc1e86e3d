// The hidden last line of a comment with a result: what it remembers for the next run, as compressed JSON.
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { AcceptedOnPull, Ledger, Seen } from '../../core/judge/honour.ts'
import type { AcceptedRow } from '../../core/model/benchmark-rule.ts'
import { upToResult } from '../../core/report/show/comment-text.ts'

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
  const [, code] = /(?:^|\n)<!-- benchgate ledger=([\w-]+) -->$/.exec(upToResult(text)) ?? []
  if (code === undefined) return null
  try {
    const text = inflateRawSync(Buffer.from(code, 'base64url'), { maxOutputLength: mostBytes })
    const { head, seen, accepted } = JSON.parse(text.toString('utf8'))
    if (!Array.isArray(seen) || !Array.isArray(accepted)) return null
    return {
      head: typeof head === 'string' ? head : null,
      seen: seen.filter(isSeen),
      accepted: accepted.filter(isAccepted),
    }
  } catch {
    return null
  }
}

function isSeen(one: Seen | null): boolean {
  const isTime = (time: unknown) => typeof time === 'string'
  return (
    isRow(one?.row) &&
    isSize(one?.upTo) &&
    isTime(one?.since) &&
    (one?.until === undefined || isTime(one.until))
  )
}

function isAccepted(one: AcceptedOnPull | null): boolean {
  const isText = (text: unknown) => typeof text === 'string'
  return (
    isRow(one?.match) &&
    isSize(one?.upTo) &&
    [one?.by, one?.when, one?.url].every(isText) &&
    (one?.why === null || isText(one?.why))
  )
}

function isRow(row: AcceptedRow | undefined): boolean {
  return (
    typeof row?.benchmark === 'string' &&
    typeof row.unit === 'string' &&
    (row.package === null || typeof row.package === 'string')
  )
}

function isSize(size: number | null | undefined): boolean {
  return size === null || (typeof size === 'number' && size >= 0)
}
