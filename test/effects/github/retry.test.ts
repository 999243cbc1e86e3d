// Which failures of GitHub are waited for, how long, and when waiting is given up.
import { expect, test } from 'vitest'
import { OddAnswer } from '../../../src/effects/github/odd-answer.ts'
import { isPassing, patienceOf, rateLimited, retry } from '../../../src/effects/github/retry.ts'

const never = new AbortController().signal

/** An error as Octokit throws it. */
const failed = (status: number, headers: Readonly<Record<string, string>> = {}, message = 'no') =>
  Object.assign(new Error(message), { status, response: { headers } })

/** What comes of failing with these one after the other: how often it was tried, and what was thrown. */
async function tried(errors: readonly unknown[], milliseconds = 20_000) {
  let count = 0
  const thrown = await retry(
    async () => {
      if (count < errors.length) throw errors[count++]
      count++
      return 'done'
    },
    patienceOf(milliseconds, never),
  ).catch((error: unknown) => error)
  return { count, thrown }
}

const now = { 'retry-after': '0' }

test('three failures that pass are waited out, and the fourth is the last', async () => {
  const errors = Array.from({ length: 4 }, () => failed(429, now))
  expect(await tried(errors.slice(0, 3))).toEqual({ count: 4, thrown: 'done' })
  expect(await tried(errors)).toEqual({ count: 4, thrown: errors[3] })
})

test('what will not be otherwise is thrown at once', async () => {
  for (const error of [failed(404), failed(403), failed(499), new Error('x')])
    expect(await tried([error])).toEqual({ count: 1, thrown: error })
})

test.each([
  ['a first fault', 1, [failed(500)], 1],
  ['a second one, for twice as long', 2, [failed(429, now), failed(500)], 2],
  ['a third one, for four times as long', 4, [failed(429, now), failed(429, now), failed(500)], 3],
])('%s is waited for %i s, and not begun where there is less time', async (_, seconds, errors, count) => {
  // The clock of the waiting may have gone on a little since.
  expect((await tried(errors, seconds * 1000 - 1)).count).toBe(count)
})

test('a wait that there is time for is begun, and ends with the time', async () => {
  const ends = patienceOf(1000, AbortSignal.timeout(20))
  let count = 0
  const waiting = retry(
    async () => {
      count++
      throw failed(500)
    },
    { ...ends, ends: ends.ends + 5000 },
  )
  await expect(waiting).rejects.toThrow('aborted')
  expect(count).toBe(1)
})

test('nothing is asked once it is over, and what fails while it ends is told', async () => {
  const over = AbortSignal.abort(new Error('over'))
  await expect(retry(async () => 'asked', patienceOf(1000, over))).rejects.toThrow('over')
  const controller = new AbortController()
  const error = failed(429, now)
  const ended = retry(
    async () => {
      controller.abort()
      throw error
    },
    patienceOf(1000, controller.signal),
  )
  await expect(ended).rejects.toBe(error)
})

test('with grace there is a little more time after a cancel, and no more', async () => {
  for (const isEarly of [true, false]) {
    const controller = new AbortController()
    if (isEarly) controller.abort()
    const { signal } = patienceOf(60_000, controller.signal, 5)
    const ended = new Promise(resolve => signal.addEventListener('abort', resolve))
    if (!isEarly) controller.abort()
    expect(signal.aborted).toBe(false)
    await ended
  }
  const { signal: none } = patienceOf(5000, AbortSignal.abort())
  expect(none.aborted).toBe(true)
})

const date = (seconds: number) => new Date(Date.now() + seconds * 1000)
const reset = (seconds: number) => String(Math.ceil(date(seconds).getTime() / 1000))
const at = (seconds: number) => [seconds * 1000 - 2000, seconds * 1000 + 2000] as const

test.each<[string, Error, readonly [number, number] | null]>([
  ['a number of seconds', failed(429, { 'retry-after': '30' }), [30_000, 30_000]],
  ['one of a refusal', failed(403, { 'retry-after': '30' }), [30_000, 30_000]],
  ['a date', failed(429, { 'retry-after': date(60).toUTCString() }), at(60)],
  ['a date that is over', failed(429, { 'retry-after': date(-60).toUTCString() }), [0, 0]],
  ['no date', failed(429, { 'retry-after': 'soon' }), [60_000, 60_000]],
  [
    'a limit that ends',
    failed(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset(90) }),
    at(90),
  ],
  [
    'one that has ended',
    failed(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset(-9) }),
    [0, 0],
  ],
  [
    'one that is not used up',
    failed(403, { 'x-ratelimit-remaining': '5', 'x-ratelimit-reset': reset(90) }),
    null,
  ],
  ['one that does not say when', failed(429, { 'x-ratelimit-remaining': '0' }), [60_000, 60_000]],
  ['a secondary limit', failed(403, {}, 'You have exceeded a secondary Rate Limit.'), [60_000, 60_000]],
  ['too many requests', failed(429), [60_000, 60_000]],
  ['a refusal', failed(403), null],
  ['a fault that names a time', failed(503, { 'retry-after': '30' }), null],
  ['no answer', Object.assign(new Error('rate limit'), { status: 429 }), [60_000, 60_000]],
])('%s: how long a limit lasts', (_, error, expected) => {
  const wait = rateLimited(error)
  if (expected === null || wait === null) expect(wait).toBe(expected)
  else {
    expect(wait).toBeGreaterThanOrEqual(expected[0])
    expect(wait).toBeLessThanOrEqual(expected[1])
  }
})

test('faults, limits and odd answers pass; a refusal, and what never was a request, do not', () => {
  const passing = [failed(500), failed(503), failed(429), new OddAnswer('a comment', '')]
  const lasting = [failed(499), failed(404), failed(403), new Error('x')]
  expect(passing.map(isPassing)).toEqual(passing.map(() => true))
  expect(lasting.map(isPassing)).toEqual(lasting.map(() => false))
})
