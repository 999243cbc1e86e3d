// Whether two samples differ: the p of the test that was asked for, and the reason where there is none.
import type { Test } from '../settings.ts'
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
  readonly notes: readonly Note[]
}

/** Tests `base` against `head` (both ascending, not empty). `alpha` is that of a single test. */
export function contrast(
  base: readonly number[],
  head: readonly number[],
  test: Test,
  alpha: number,
): Contrast {
  if (test === 'none') return { p: null, differs: true, notes: [] }
  if (test === 'ttest') {
    const p = welch(base, head)?.p ?? null
    return { p, differs: false, notes: p === null ? [{ kind: 'untested' }] : [] }
  }
  const least = Math.min(base[0] as number, head[0] as number)
  if (least === base[base.length - 1] && least === head[head.length - 1])
    return { p: 1, differs: false, notes: [{ kind: 'all-equal' }] }
  const { p } = mannWhitney(base, head)
  if (p <= alpha) return { p, differs: false, notes: [] }
  const needed = leastFor(alpha)
  const isPowerless = Math.max(base.length, head.length) < (needed ?? most + 1)
  return { p, differs: false, notes: isPowerless ? [{ kind: 'powerless', needed, alpha }] : [] }
}

/** More values than these are not asked of anyone. */
const most = 50

/** How many values on each side can be significant: those whose least p, 2 of all ways to deal them out, is alpha. */
function leastFor(alpha: number): number | null {
  for (let n = 1; n <= most; n++) if (Math.min(1, 2 / choose(2 * n, n)) <= alpha) return n
  return null
}
