// Improvements that were measured once, in one layout of their code: where code lies can make as much of a difference.

import { withChange } from '../judge/verdict.ts'
import type { Comparison } from '../model/comparison.ts'
import type { ResultFile } from '../model/result-file.ts'
import { type Code, labelOf, listed, type Naming } from '../words/names.ts'

/** Names beyond these are counted. */
const mostNames = 5

/**
 * A sentence on the improvements of Go benchmarks whose code was not laid out anew for each round; empty without any. What
 * looks like a regression is measured again in new layouts, an improvement is not. Values that do not vary have no layout.
 */
export function seenOnceWords(result: ResultFile, naming: Naming, code: Code): string {
  const seen = withChange(result.comparisons, 'improved').filter(one => isSeenOnce(one, result))
  if (seen.length === 0) return ''
  const names = listed(
    seen.map(one => labelOf(one, naming, code)),
    mostNames,
  )
  return `Improved, but measured once, in one layout of the code in memory: ${names}. Code that has only moved can look as much faster.`
}

function isSeenOnce({ package: path, exact }: Comparison, { settings, laidOut }: ResultFile): boolean {
  return settings.go !== null && path !== null && !exact && !laidOut.includes(path)
}
