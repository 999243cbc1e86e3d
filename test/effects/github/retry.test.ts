// Which failures of GitHub are waited for, how long, and when waiting is given up.
import { afterEach, expect, test, vi } from 'vitest'
import {
  deadlineOf,
  failureCause,
  isTransient,
  rateLimited,
  retry,
  UnexpectedResponse,
} from '../../../src/effects/github/api.ts'

afterEach(() => void vi.useRealTimers())

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
    deadlineOf(milliseconds, never),
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
  ['a first fault', 1, [failed(500)]],
  ['a second one, for twice as long', 2, [failed(429, now), failed(500)]],
  ['a third one, for four times as long', 4, [failed(429, now), failed(429, now), failed(500)]],
])('%s is waited for %i s, and not begun where there is less time', async (_, seconds, errors) => {
  const { count, thrown } = await tried(errors, seconds * 1000 - 1)
  expect([count, thrown]).toEqual([errors.length, errors.at(-1)])
})

test.each([
  ['a fault', failed(500), 1500],
  ['a limit', failed(429, { 'retry-after': '3600' }), 3_600_500],
])(
  'the wait after %s is begun where there is time for it, and ends with the signal',
  async (_, error, time) => {
    let count = 0
    const waiting = retry(
      async () => {
        count++
        throw error
      },
      { ...deadlineOf(time, never), signal: AbortSignal.timeout(5), ends: Date.now() + time },
    )
    await expect(waiting).rejects.toThrow('aborted')
    expect(count).toBe(1)
  },
)

test('nothing is asked once it is over, and what fails while it ends is told', async () => {
  const over = AbortSignal.abort(new Error('over'))
  await expect(retry(async () => 'asked', deadlineOf(1000, over))).rejects.toThrow('over')
  const controller = new AbortController()
  const error = failed(429, now)
  const ended = retry(
    async () => {
      controller.abort()
      throw error
    },
    deadlineOf(1000, controller.signal),
  )
  await expect(ended).rejects.toBe(error)
})

test('time runs while GitHub is asked, of all requests together, and not in between', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const patience = deadlineOf(1000, never)
  const takes = (milliseconds: number) =>
    retry(async () => {
      vi.advanceTimersByTime(milliseconds)
      return patience.ends - Date.now()
    }, patience)
  vi.advanceTimersByTime(60_000)
  expect(await takes(300)).toBe(700)
  vi.advanceTimersByTime(60_000)
  expect([patience.ends - Date.now(), patience.signal.aborted]).toEqual([700, false])
  // Two at once take no more than the longer one.
  await Promise.all([takes(0), takes(699)])
  expect([patience.ends - Date.now(), patience.signal.aborted]).toEqual([1, false])
  await takes(1)
  expect(failureCause(new Error('ended'), patience, 'x')).toBe('GitHub did not answer in time.')
  await expect(takes(0)).rejects.toThrow('in time')
})

test('with grace there is a little more time after a cancel, and no more', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  for (const isEarly of [true, false]) {
    const controller = new AbortController()
    if (isEarly) controller.abort()
    const { signal } = deadlineOf(600_000, controller.signal, 4000)
    // Before the cancel no time runs.
    if (!isEarly) vi.advanceTimersByTime(60_000)
    controller.abort()
    vi.advanceTimersByTime(3999)
    expect(signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(signal.aborted).toBe(true)
  }
  expect(deadlineOf(600_000, AbortSignal.abort()).signal.aborted).toBe(true)
})

const noon = Date.parse('2026-11-22T12:00:00Z')
const date = (seconds: number) => new Date(noon + seconds * 1000)
const reset = (seconds: number) => ({
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': String(noon / 1000 + seconds),
})
const after = (text: string) => ({ 'retry-after': text })

test.each<[string, Error, number | null]>([
  ['a number of seconds', failed(429, after('30')), 30_000],
  ['one of a refusal', failed(403, after('30')), 30_000],
  ['a date', failed(429, after(date(45).toUTCString())), 45_000],
  ['a date in figures', failed(429, after(date(45).toISOString())), 45_000],
  ['one of another zone', failed(429, after(date(45).toISOString().replace('Z', '+00:00'))), 45_000],
  ['a date that is over', failed(429, after(date(-60).toUTCString())), 0],
  ['no date', failed(429, after('soon')), 60_000],
  ['a limit that ends', failed(403, reset(90)), 90_000],
  ['one that has ended', failed(403, reset(-9)), 0],
  ['one that is not used up', failed(403, { ...reset(90), 'x-ratelimit-remaining': '5' }), null],
  ['one that does not say when', failed(429, { 'x-ratelimit-remaining': '0' }), 60_000],
  ['a secondary limit', failed(403, {}, 'You have exceeded a secondary Rate Limit.'), 60_000],
  ['too many requests', failed(429), 60_000],
  ['a refusal', failed(403), null],
  ['a fault that names a time', failed(503, after('30')), null],
  ['no answer', Object.assign(new Error('rate limit'), { status: 429 }), 60_000],
])('%s: how long a limit lasts', (_, error, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  expect(rateLimited(error)).toBe(expected)
})

test('faults, limits and odd answers pass; a refusal, and what never was a request, do not', () => {
  const passing = [failed(500), failed(503), failed(429), new UnexpectedResponse('a comment', '')]
  const lasting = [failed(499), failed(404), failed(403), new Error('x')]
  expect(passing.map(isTransient)).toEqual(passing.map(() => true))
  expect(lasting.map(isTransient)).toEqual(lasting.map(() => false))
})
