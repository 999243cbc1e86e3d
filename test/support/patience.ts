// Patience for tests of GitHub's answers.
import type { RequestDeadline } from '../../src/effects/github/api.ts'
import { steadyNow } from '../../src/effects/program/steady-clock.ts'

/** For one try: what has failed is not tried again, and however busy the machine is, nothing is given up. */
export function once(): RequestDeadline {
  return { signal: new AbortController().signal, ends: steadyNow() }
}
