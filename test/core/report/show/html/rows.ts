// Comparisons as the block that a report has of them.
import type { Comparison, Geomean } from '../../../../../src/core/model/comparison.ts'
import type { Settings } from '../../../../../src/core/model/settings.ts'
import type { Comparisons } from '../../../../../src/core/report/say/block.ts'
import { comparisonsPart } from '../../../../../src/core/report/say/comparisons.ts'
import { namingOf } from '../../../../../src/core/words/names.ts'
import { settings } from '../../runs.ts'

export function rowsOf(
  comparisons: readonly Comparison[],
  differing: Partial<Settings> = {},
  geomeans: readonly Geomean[] = [],
): Comparisons {
  const result = { comparisons, geomeans, merged: null, rounds: [], settings: { ...settings, ...differing } }
  const [block] = comparisonsPart(result, namingOf(comparisons), { rest: 'none', medians: false })
  if (block?.kind !== 'comparisons') throw new Error('nothing is compared')
  return block
}
