// Patience for tests of GitHub's answers.
import type { RequestDeadline } from '../../src/effects/github/api.ts'

/** For one try: what has failed is not tried again, and however busy the machine is, nothing is given up. */
export function once(): RequestDeadline {
  return { signal: new AbortController().signal, ends: Date.now(), during: ask => ask() }
}
