// Whether two samples differ: the p of the chosen test, or why there is none.
import { memoize } from '../common/memoize.ts'
import type { Test } from '../model/settings.ts'
import { mannWhitneySorted } from '../stats/mann-whitney.ts'
import { binomialCoefficient } from '../stats/u-distribution.ts'
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

/** A Tested is the p of a test of two samples, two-sided; null where nothing was tested. */
export interface Tested {
  readonly p: number | null
  /** Whether all values of both are the same. */
  readonly isSame: boolean
  /** Whether each side has one value many times, another than the other side: nothing to test, and no doubt. */
  readonly isFixed: boolean
}

/** Tests `base` against `head` (both ascending, not empty). */
export function testSamples(base: Float64Array, head: Float64Array, test: Test): Tested {
  const least = Math.min(base[0] as number, head[0] as number)
  const isSame = least === base[base.length - 1] && least === head[head.length - 1]
  if (test === 'none') return { p: null, isSame, isFixed: false }
  if (test === 'ttest') {
    const isFixed = !isSame && isConstant(base) && isConstant(head)
    return { p: welch(Array.from(base), Array.from(head))?.p ?? null, isSame, isFixed }
  }
  return { p: isSame ? 1 : mannWhitneySorted(base, head).p, isSame, isFixed: false }
}

function isConstant(values: Float64Array): boolean {
  return values.length > 1 && values[0] === values[values.length - 1]
}

/**
 * What the test of samples of these sizes comes to. The notes are on `alpha`, as in benchstat; the power is that at
 * `level`, which the p has to reach among others.
 */
export function contrastOf(
  { p, isSame, isFixed }: Tested,
  [base, head]: readonly [base: number, head: number],
  test: Test,
  alpha: number,
  level = alpha,
): Contrast {
  if (test === 'none') return { p: null, differs: true, isPowerless: false, needed: null, notes: [] }
  if (test === 'ttest') {
    const isPowerless = p === null && !isFixed
    return {
      p,
      differs: isFixed,
      isPowerless,
      needed: null,
      notes: isPowerless ? [{ kind: 'untested' }] : [],
    }
  }
  const isPowerless = leastOf(base, head) > level
  const power = { isPowerless, needed: isPowerless ? leastFor(level) : null }
  if (isSame) return { p: 1, differs: false, ...power, notes: [{ kind: 'all-equal' }] }
  if (p !== null && p <= alpha) return { p, differs: false, ...power, notes: [] }
  const needed = leastFor(alpha)
  // benchstat has this note only where the larger sample is too small too.
  const isNoted = Math.max(base, head) < (needed ?? most + 1)
  return { p, differs: false, ...power, notes: isNoted ? [{ kind: 'powerless', needed, alpha }] : [] }
}

/** The least p of the U test for samples of these sizes: 2 of all ways to split the values between the sides. */
function leastOf(base: number, head: number): number {
  // Beyond that both are so many that nothing is too few, and the sizes together make a number for each pair.
  return base < 2 ** 20 && head < 2 ** 20 ? leastOfBoth(base * 2 ** 20 + head) : 0
}

/** Remembered, as most samples of a file have the same size. */
const leastOfBoth = memoize((sizes: number): number => {
  const [base, head] = [Math.floor(sizes / 2 ** 20), sizes % 2 ** 20]
  return Math.min(1, 2 / binomialCoefficient(base + head, base))
})

/** Nobody is asked for more values than this. */
const most = 50

/** How many values on each side it takes to be significant. */
const leastFor = memoize((alpha: number): number | null => {
  for (let n = 1; n <= most; n++) if (leastOf(n, n) <= alpha) return n
  return null
})
