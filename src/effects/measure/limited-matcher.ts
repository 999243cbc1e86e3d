// Matches lines with a pattern that may be a stranger's, for a limited time: it can take years on forty characters.
import { createContext, Script } from 'node:vm'
import type { NamedGroupsMatcher, RegexMatchGroups } from '../../core/formats/own/custom-format.ts'
import { MisconfiguredError } from '../../core/model/errors.ts'

/** The milliseconds that matching the lines of one output may take; a plain pattern matches ten million lines in it. */
const longestMatching = 10_000

/**
 * Returns a matcher for the lines of one output. While it matches, the process can do nothing else, so that an interrupt waits
 * for at most `limit` milliseconds.
 */
export function createTimeLimitedMatcher(pattern: RegExp, limit = longestMatching): NamedGroupsMatcher {
  const script = new Script('lines.map(line => pattern.exec(line)?.groups ?? null)')
  let left = limit
  return lines => {
    const start = performance.now()
    try {
      // Only a script can be ended from outside, and with it the regular expressions that it executes.
      const timeout = Math.max(1, Math.ceil(left))
      return script.runInContext(createContext({ pattern, lines }), {
        timeout,
      }) as (RegexMatchGroups | null)[]
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      throw new MisconfiguredError(
        `format: lines: "${pattern.source}" takes more than ${limit / 1000} s to match the lines of an output. Begin it with ^, and avoid nested repetition such as (a+)+, which can take years on a single line.`,
      )
    } finally {
      left -= performance.now() - start
    }
  }
}
