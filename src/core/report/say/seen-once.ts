// Improvements that were measured once, in one layout of their code: where code lies can make as much of a difference.

import { withChange } from '../../judge/verdict.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import type { Naming } from '../../words/names.ts'
import { type Part, paragraph } from './block.ts'
import { labelOf } from './label.ts'
import { listed, say } from './text.ts'

/** Names beyond these are counted. */
const mostNames = 5

/**
 * A sentence on the improvements of Go benchmarks whose code was not laid out anew for each round; empty without any. What
 * looks like a regression is measured again in new layouts, an improvement is not. Values that do not vary have no layout.
 */
export function seenOncePart(result: ResultFile, naming: Naming): Part {
  const seen = withChange(result.comparisons, 'improved').filter(one => isSeenOnce(one, result))
  if (seen.length === 0) return []
  const names = listed(
    seen.map(one => labelOf(one, naming)),
    mostNames,
  )
  return [
    paragraph(
      say`Improved, but measured once, in one layout of the code in memory: ${names}. Code that has only moved can look as much faster.`,
    ),
  ]
}

function isSeenOnce({ package: path, exact }: Comparison, { settings, laidOut }: ResultFile): boolean {
  return settings.go !== null && path !== null && !exact && !laidOut.includes(path)
}
