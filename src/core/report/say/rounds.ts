// Which comparisons have rounds worth a look, for forms that can draw them.

import { regressions } from '../../judge/verdict.ts'
import type { ResultFile } from '../../model/result-file.ts'
import type { Naming } from '../../words/names.ts'
import type { Part } from './block.ts'
import { openOf } from './inconclusive.ts'
import { labelOf } from './label.ts'
import { furthestFirst } from './sentence.ts'

/** Nobody looks at more pictures. */
const mostShown = 6

/** The worst regressions first, then what is inconclusive; empty if there is neither. Exact values have nothing to show. */
export function roundsPart(result: ResultFile, naming: Naming): Part {
  const regressed = furthestFirst(regressions(result.comparisons))
  const shown = [...regressed, ...openOf(result)].filter(({ exact }) => !exact).slice(0, mostShown)
  if (shown.length === 0) return []
  const plots = shown.map(one => ({ label: labelOf(one, naming), of: one }))
  return [{ kind: 'rounds', plots, rounds: result.rounds }]
}
