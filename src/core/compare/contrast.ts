// Whether two samples differ: the p of the chosen test, or why there is none.
import { remembering } from '../common/remembering.ts'
import type { Test } from '../model/settings.ts'
import { mannWhitney } from '../stats/mann-whitney.ts'
import { choose } from '../stats/u-distribution.ts'
import { welch } from '../stats/welch.ts'
import type { Note } from './note.ts'

/** A Contrast is the outcome of a test of two samples. */
export interface Contrast {
  /** Two-sided; null where nothing was tested. */
  readonly p: number | null
  /** Where nothing was tested, whether the samples are taken to differ. */
  readonly differs: boolean
  /** Whether samples of these sizes are too small for any significant difference. */
  readonly isPowerless: boolean
  /** How many values on each side it then takes; null where that is over 50, or not known. */
  readonly needed: number | null
  readonly notes: readonly Note[]
}

/**
 * Tests `base` against `head` (both ascending, not empty). The notes are on `alpha`, as in benchstat; the power is that
 * at `level`, which the p has to reach among others.
 */
export function contrast(
  base: readonly number[],
  head: readonly number[],
  test: Test,
  alpha: number,
  level = alpha,
): Contrast {
  if (test === 'none') return { p: null, differs: true, isPowerless: false, needed: null, notes: [] }
  if (test === 'ttest') {
    const p = welch(base, head)?.p ?? null
    const isPowerless = p === null
    return { p, differs: false, isPowerless, needed: null, notes: isPowerless ? [{ kind: 'untested' }] : [] }
  }
  const isPowerless = leastOf(base.length, head.length) > level
  const power = { isPowerless, needed: isPowerless ? leastFor(level) : null }
  const least = Math.min(base[0] as number, head[0] as number)
  if (least === base[base.length - 1] && least === head[head.length - 1])
    return { p: 1, differs: false, ...power, notes: [{ kind: 'all-equal' }] }
  const { p } = mannWhitney(base, head)
  if (p <= alpha) return { p, differs: false, ...power, notes: [] }
  const needed = leastFor(alpha)
  // benchstat has this note only where the larger sample is too small too.
  const isNoted = Math.max(base.length, head.length) < (needed ?? most + 1)
  return { p, differs: false, ...power, notes: isNoted ? [{ kind: 'powerless', needed, alpha }] : [] }
}

/** The least p of the U test for samples of these sizes: 2 of all ways to split the values between the sides. */
function leastOf(base: number, head: number): number {
  return Math.min(1, 2 / choose(base + head, base))
}

/** Nobody is asked for more values than this. */
const most = 50

/** How many values on each side it takes to be significant. */
const leastFor = remembering((alpha: number): number | null => {
  for (let n = 1; n <= most; n++) if (leastOf(n, n) <= alpha) return n
  return null
})
