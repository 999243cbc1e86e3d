// Options of tests: what is long is not in `npm test`; `npm run long` and `.ci/run` run it.
import { test } from 'vitest'

/** For a test of which no part is quick. */
export const long = { tags: 'long' } as const

/** For tests of many alike: those that are kept run with `npm test`, as a sample of the others. */
export function longUnless(isKept: boolean): { readonly tags?: 'long' } {
  return isKept ? {} : long
}

/** Of many alike, every so manieth is kept. */
export function longUnlessNth(index: number, every: number): { readonly tags?: 'long' } {
  return longUnless(index % every === 0)
}

/** Whether matrices of many alike run whole: `ALL=1 npm run long -- NAME`. */
export const runsAll = process.env.ALL === '1'

/** Of such a matrix CI runs each so manieth: the others guard against what is rare, and take an hour together. */
export function isInShare(index: number, every: number): boolean {
  return runsAll || index % every === 0
}

/** A property that takes many runs: a `few` of them with `npm test`, and all in a test that is long. */
export function testProperty(
  title: string,
  numRuns: number,
  holds: (numRuns: number) => void | Promise<void>,
  few = Math.ceil(numRuns / 10),
): void {
  test(title, () => holds(few))
  test(`${title} (all ${numRuns} runs)`, long, () => holds(numRuns))
}
