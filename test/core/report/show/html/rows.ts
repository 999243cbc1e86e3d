// Comparisons as the block that a report has of them.
import type { Comparison, UnitGeomean } from '../../../../../src/core/model/comparison.ts'
import type { RunSettings } from '../../../../../src/core/model/settings.ts'
import type { ComparisonsBlock } from '../../../../../src/core/report/say/block.ts'
import { comparisonsPart } from '../../../../../src/core/report/say/comparisons.ts'
import { createBenchmarkNaming } from '../../../../../src/core/words/names.ts'
import { settings, subjectOf } from '../../runs.ts'

export function rowsOf(
  comparisons: readonly Comparison[],
  differing: Partial<RunSettings> = {},
  geomeans: readonly UnitGeomean[] = [],
): ComparisonsBlock {
  const result = { comparisons, geomeans, merged: null, rounds: [], settings: { ...settings, ...differing } }
  const [block] = comparisonsPart(
    subjectOf({ ...result, naming: createBenchmarkNaming(comparisons) }),
    'none',
  )
  if (block?.kind !== 'comparisons') throw new Error('nothing is compared')
  return block
}
