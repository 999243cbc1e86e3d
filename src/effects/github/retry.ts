// Requests to GitHub that are made again where it fails for the moment, with one limit on the time of all of them.
import { setTimeout as pause } from 'node:timers/promises'
import { OddAnswer } from './odd-answer.ts'

/** How often a request is tried, and the first wait in milliseconds; each wait is twice the last. */
const tries = 4
const firstWait = 1000
/** Milliseconds to wait at a secondary rate limit that says nothing else, as GitHub's documentation asks. */
const secondaryWait = 60_000

/** A Patience ends when `signal` aborts, at the latest at the time `ends` (milliseconds since 1970). */
export interface Patience {
  readonly signal: AbortSignal
  readonly ends: number
}

/** Patience for this many milliseconds; once `signal` aborts, for `grace` more at most. */
export function patienceOf(milliseconds: number, signal: AbortSignal, grace = 0): Patience {
  return {
    signal: AbortSignal.any([later(signal, grace), AbortSignal.timeout(milliseconds)]),
    ends: Date.now() + milliseconds,
  }
}

/** Aborts so many milliseconds after `signal` does. */
function later(signal: AbortSignal, milliseconds: number): AbortSignal {
  if (milliseconds === 0) return signal
  const controller = new AbortController()
  const begin = () => void setTimeout(() => controller.abort(), milliseconds).unref()
  if (signal.aborted) begin()
  else signal.addEventListener('abort', begin)
  return controller.signal
}

/** Makes a request until it is answered, or trying again would not help; then throws its error. */
export async function retry<T>(request: () => Promise<T>, { signal, ends }: Patience): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted()
    try {
      return await request()
    } catch (error) {
      const wait = waitAfter(error, attempt)
      if (wait === null || attempt === tries || Date.now() + wait > ends || signal.aborted) throw error
      await pause(wait, undefined, { signal })
    }
  }
}

/** Whether the same request may be answered in a while. */
export function isPassing(error: unknown): boolean {
  return waitAfter(error, 1) !== null
}

/** Whether there were too many requests, and how many milliseconds to wait; null for any other error. */
export function rateLimited(error: unknown): number | null {
  const { status, response, message = '' } = error as Answered
  if (status !== 403 && status !== 429) return null
  const {
    'retry-after': after = '',
    'x-ratelimit-remaining': left,
    'x-ratelimit-reset': reset,
  } = response?.headers ?? {}
  // In seconds, or as a date.
  const said = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now()
  if (!Number.isNaN(said)) return Math.max(0, said)
  if (left === '0' && reset !== undefined) return Math.max(0, Number(reset) * 1000 - Date.now())
  return status === 429 || /rate limit/i.test(message) ? secondaryWait : null
}

/** What Octokit says of an answer. */
interface Answered {
  readonly status?: number
  readonly message?: string
  readonly response?: { readonly headers?: Readonly<Record<string, string>> }
}

/** Milliseconds to wait before trying again; null where trying again would not help. */
function waitAfter(error: unknown, attempt: number): number | null {
  const { status } = error as Answered
  const passing = error instanceof OddAnswer || (status ?? 0) >= 500
  return rateLimited(error) ?? (passing ? firstWait * 2 ** (attempt - 1) : null)
}
