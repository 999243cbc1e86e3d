// Requests to GitHub that are made again where it fails for the moment, with one limit on the time of all of them.
import { setTimeout as pause } from 'node:timers/promises'
import { UnexpectedResponse } from './unexpected-response.ts'

/** How often a request is tried, and the first wait in milliseconds; each wait is twice the last. */
const tries = 4
const firstWait = 1000
/** Milliseconds to wait at a secondary rate limit that says nothing else, as GitHub's documentation asks. */
const secondaryWait = 60_000

/** A Deadline ends when `signal` aborts. Its time runs only while GitHub is asked: judging in between can take long. */
export interface Deadline {
  readonly signal: AbortSignal
  /** When it is at an end at the latest, in milliseconds since 1970, should GitHub be asked until then. */
  readonly ends: number
  /** Lets time run while `ask` does. */
  during<T>(ask: () => Promise<T>): Promise<T>
}

/** Deadline for this many milliseconds; once `signal` aborts, for `grace` more at most. */
export function deadlineOf(milliseconds: number, signal: AbortSignal, grace = 0): Deadline {
  const spent = new AbortController()
  let left = milliseconds
  let asking = 0
  let since = 0
  let timer: NodeJS.Timeout | undefined
  const end = () => {
    left = 0
    spent.abort(new DOMException('GitHub did not answer in time', 'TimeoutError'))
  }
  return {
    signal: AbortSignal.any([later(signal, grace), spent.signal]),
    get ends() {
      return (asking === 0 ? Date.now() : since) + left
    },
    async during(ask) {
      if (asking++ === 0) {
        since = Date.now()
        timer = setTimeout(end, left)
      }
      try {
        return await ask()
      } finally {
        if (--asking === 0) {
          clearTimeout(timer)
          left = Math.max(0, left - (Date.now() - since))
        }
      }
    },
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
export function retry<T>(request: () => Promise<T>, patience: Deadline): Promise<T> {
  return patience.during(() => tryAgain(request, patience))
}

async function tryAgain<T>(request: () => Promise<T>, patience: Deadline): Promise<T> {
  const { signal } = patience
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted()
    try {
      return await request()
    } catch (error) {
      const wait = waitAfter(error, attempt)
      if (wait === null || attempt === tries || Date.now() + wait > patience.ends || signal.aborted)
        throw error
      await pause(wait, undefined, { signal })
    }
  }
}

/** Whether the same request may be answered in a while. */
export function isTransient(error: unknown): boolean {
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
  const passing = error instanceof UnexpectedResponse || (status ?? 0) >= 500
  return rateLimited(error) ?? (passing ? firstWait * 2 ** (attempt - 1) : null)
}
