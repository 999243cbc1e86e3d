// Options of tests: what is long is not in `npm test`; `npm run long` and `.ci/run` run it.
import { test } from 'vitest'

/** For a test of which no part is quick. */
export const long = { tags: 'long' } as const

/** For tests of many alike: those that are kept run with `npm test`, as a sample of the others. */
export function longUnless(isKept: boolean): { readonly tags?: 'long' } {
  return isKept ? {} : long
}

/** Whether matrices of many alike run whole: `ALL=1 npm run long -- NAME`. */
export const runsAll = process.env.ALL === '1'

/** Of many alike, every so manieth is kept, and of the others every so manieth is in CI; the rest guards against what is rare. */
export function longUnlessNth(
  index: number,
  every: number,
  everyInCi = 1,
): { readonly tags?: 'long'; readonly skip?: boolean } {
  if (index % every === 0) return {}
  return { ...long, skip: !runsAll && index % everyInCi !== 0 }
}

/** A property that takes many runs: a `few` of them with `npm test`, or none, more in a test that is long, and all with ALL=1. */
export function testProperty(
  title: string,
  numRuns: number,
  holds: (numRuns: number) => void | Promise<void>,
  few = Math.ceil(numRuns / 100),
): void {
  if (few > 0) test(title, () => holds(few))
  test(`${title} (many runs)`, long, () => holds(runsAll ? numRuns : Math.ceil(numRuns / 5)))
}
