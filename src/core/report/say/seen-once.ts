// Improvements that were measured once, in one memory layout: the layout alone can make as large a difference.

import { withChange } from '../../judge/verdict.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import type { Naming } from '../../words/names.ts'
import { paragraph, type ReportSection } from './block.ts'
import { labelOf } from './label.ts'
import { listedText, say } from './text.ts'

/** Names beyond these are only counted. */
const mostNames = 5

/**
 * A sentence on the improvements of Go benchmarks whose code was not laid out anew for each round; empty without any. What
 * looks like a regression is measured again in new layouts, an improvement is not. Exact values do not depend on the layout.
 */
export function seenOncePart(result: ResultFile, naming: Naming): ReportSection {
  const seen = withChange(result.comparisons, 'improved').filter(one => isSeenOnce(one, result))
  if (seen.length === 0) return []
  const names = listedText(
    seen.map(one => labelOf(one, naming)),
    mostNames,
  )
  return [
    paragraph(
      say`Improved, but measured only once, in one memory layout of the code: ${names}. Code that only moved in memory can look just as much faster.`,
    ),
  ]
}

function isSeenOnce({ package: path, exact }: Comparison, { settings, laidOut }: ResultFile): boolean {
  return settings.go !== null && path !== null && !exact && !laidOut.includes(path)
}
