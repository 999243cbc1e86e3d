// Findings where nothing had changed.
import type { Share } from './share.ts'

/** Alarms are shares of unchanged benchmarks that were called regressions, and of suites with at least one of them. */
export interface Alarms {
  readonly comparisons: Share
  readonly suites: Share
}

/** From the number of regressions found in each suite of `size` benchmarks. */
export function alarmsOf(found: readonly number[], size: number): Alarms {
  return {
    comparisons: { hits: found.reduce((sum, count) => sum + count, 0), of: found.length * size },
    suites: { hits: found.filter(count => count > 0).length, of: found.length },
  }
}
