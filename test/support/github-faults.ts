// Every way in which a request to GitHub fails, and what a person is told of it.
import type { Failure } from './fake-github.ts'

/** A Fault is one way to fail; `isPassing` says that trying again helps once it is over. */
export interface Fault {
  readonly name: string
  readonly failure: Failure
  /** What the warning says, where there are `short` milliseconds in all. */
  readonly says: RegExp
  readonly isPassing: boolean
}

const inTime = /did not answer in time/
const limited = /this token has made too many requests \((403|429)\); GitHub accepts more in \d+ s/
const odd = (what: string) => new RegExp(`GitHub answered with ${what} instead of `)
const date = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString()

export const githubFaults: readonly Fault[] = [
  fault('a hang before the headers', { hang: 'before headers' }, inTime),
  fault('a hang in the body', { hang: 'in the body' }, inTime),
  fault('a reset', { reset: true }, /could not be reached: .*(ECONNRESET|hang up)/),
  fault(
    'a refused connection',
    { refused: true },
    /could not be reached: .*(ECONNREFUSED|ECONNRESET|hang up)/,
  ),
  fault('500', { status: 500 }, /Server Error.* \(500\)/),
  fault('502 with a page', { odd: 502, body: '<html>\n<h1>Bad Gateway</h1>' }, /a page of HTML \(502\)/),
  fault('503', { status: 503 }, /Server Error.* \(503\)/),
  fault('429 for seconds', { status: 429, retryAfter: 3600 }, limited),
  fault(
    '429 until a date',
    { status: 429, message: 'slow', headers: { 'retry-after': date(3600) } },
    limited,
  ),
  final(
    '403, a permission',
    { status: 403, message: 'Resource not accessible by integration' },
    /pull-requests: write/,
  ),
  fault(
    '403, the primary limit',
    {
      status: 403,
      message: 'API rate limit exceeded',
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '99999999999' },
    },
    limited,
  ),
  fault(
    '403, a secondary limit',
    { status: 403, message: 'You have exceeded a secondary rate limit.' },
    limited,
  ),
  final(
    '404',
    { status: 404, message: 'Not Found' },
    /Not Found.* \(404\)\. What was requested does not exist/,
  ),
  final('410', { status: 410, message: 'This issue was deleted' }, /This issue was deleted.* \(410\)/),
  final('422', { status: 422, message: 'Validation Failed' }, /Validation Failed.* \(422\)/),
  final(
    '403, locked',
    { status: 403, message: 'Unable to create comment because issue is locked.' },
    /The conversation is locked: unlock it/,
  ),
  final(
    '401',
    { status: 401, message: 'Bad credentials' },
    /\(401\)\. The token is wrong or no longer valid/,
  ),
  fault('an empty 200', { odd: 200, body: '' }, odd('nothing')),
  fault('a 200 cut off', { odd: 200, body: '[{"id":1,"bo' }, odd('text that is not JSON .*')),
  fault('a 200 with a page', { odd: 200, body: '<html>Welcome to the hotel' }, odd('a page of HTML')),
  fault('a 200 of another shape', { odd: 200, body: '{"total":0}' }, odd('other data')),
]

function fault(name: string, failure: Failure, says: RegExp): Fault {
  return { name, failure, says, isPassing: true }
}

function final(name: string, failure: Failure, says: RegExp): Fault {
  return { name, failure, says, isPassing: false }
}
