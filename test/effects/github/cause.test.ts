// Why GitHub was not reached or has refused, as a person is told it.
import { expect, test } from 'vitest'
import { failureCause, UnexpectedResponse } from '../../../src/effects/github/api.ts'

const never = new AbortController().signal
const later = Date.now() + 1_000_000

const because = (error: unknown, patience = { signal: never, ends: later }) =>
  failureCause(error, patience, 'checks: write')
const refused = (status: number, message: string, headers: object = {}) =>
  Object.assign(new Error(message), { status, response: { headers } })

test.each<[string, unknown, string]>([
  ['an error of our own', new Error('is broken\nat x'), 'is broken.'],
  ['what is no error', 'odd', 'odd.'],
  [
    'no answer',
    Object.assign(new Error('ECONNRESET'), { status: 500 }),
    'GitHub could not be reached: ECONNRESET.',
  ],
  ['a fault', refused(503, '  Server Error\nmore'), 'Server Error (503).'],
  ['a page', refused(502, ' <html>'), 'GitHub answered with a page of HTML (502).'],
  ['a text that names a tag', refused(422, 'no <html>'), 'no <html> (422).'],
  [
    'a limit',
    refused(429, 'slow', { 'retry-after': '61' }),
    'this token has made too many requests (429); GitHub takes more in 61 s. Run the job again then.',
  ],
  [
    'a wrong token',
    refused(401, 'Bad credentials'),
    'Bad credentials (401). The token is wrong or no longer valid: look at the input "github-token".',
  ],
  [
    'a locked conversation',
    refused(403, 'issue is Locked'),
    'issue is Locked (403). The conversation is locked: unlock it, or set "comment: never".',
  ],
  [
    'a permission',
    refused(403, 'Not accessible'),
    'Not accessible (403). The token may not do this; give the job "permissions: checks: write". On a pull request from a fork GitHub never allows it.',
  ],
  [
    'what is not there',
    refused(404, 'Not Found'),
    'Not Found (404). There is no such thing, or the token may not see it.',
  ],
  ['another refusal that says locked', refused(423, 'Locked'), 'Locked (423).'],
])('%s', (_, error, said) => {
  expect(because(error)).toBe(said)
})

test.each<[unknown, string]>([
  [null, 'nothing'],
  ['', 'nothing'],
  [undefined, 'nothing'],
  [{ a: 1 }, 'other data'],
  [0, 'other data'],
  ['[{', 'text that is no JSON (cut off?)'],
  ['a\n<html>', 'text that is no JSON (cut off?)'],
  ['\n <html>', 'a page of HTML'],
  ['<html>', 'a page of HTML'],
])('in place of a comment there is %j', (data, said) => {
  const error = new UnexpectedResponse('a comment', data)
  expect(because(error)).toBe(`GitHub answered with ${said} in place of a comment.`)
  expect(String(error)).toMatch(/^OddAnswer: GitHub/)
})

test('a message has 300 characters at most', () => {
  expect(because(refused(422, 'x'.repeat(300)))).toBe(`${'x'.repeat(300)} (422).`)
  expect(because(refused(422, 'x'.repeat(301)))).toBe(`${'x'.repeat(300)}… (422).`)
})

test('what ended is the time, or the run', () => {
  const signal = AbortSignal.abort()
  const error = refused(403, 'no')
  expect(because(error, { signal, ends: Date.now() })).toBe('GitHub did not answer in time.')
  expect(because(error, { signal, ends: later })).toBe('the run was cancelled meanwhile.')
})
