// Options of tests: what is long is not in `npm test`; `npm run long` and `.ci/run` run it.

/** For a test of which no part is quick. */
export const long = { tags: 'long' } as const

/** For tests of many alike: those that are kept run with `npm test`, as a sample of the others. */
export function longUnless(isKept: boolean): { readonly tags?: 'long' } {
  return isKept ? {} : long
}
