// Slow runs that only head has, in words: a row that is unchanged in the typical run may still have them.
import type { Comparison, Warning } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import type { Naming } from '../../words/names.ts'
import { formatRatio, formatRounds } from '../../words/numbers.ts'
import { list, type ReportSection } from './block.ts'
import { labelOf } from './label.ts'
import { say, type Text, term } from './text.ts'

type SlowRuns = Extract<Warning, { readonly kind: 'slow-runs' }>

/** Rows beyond these are only counted. */
const mostLines = 5

/** A sentence for each row that has them, and how many more there are; empty without any. */
export function slowRunsPart(
  { comparisons }: Pick<ResultFile, 'comparisons'>,
  naming: Naming,
): ReportSection {
  const found = comparisons.flatMap(one =>
    one.warnings.flatMap(warning => (warning.kind === 'slow-runs' ? [{ one, warning }] : [])),
  )
  if (found.length === 0) return []
  const lines = found
    .slice(0, mostLines)
    .map(({ one, warning }) => say`${labelOf(one, naming)}: ${sentence(one, warning)}`)
  const more = found.length - mostLines
  return [list(more > 0 ? [...lines, say`${more} more have such slow runs.`] : lines)]
}

/** Base may have a few: then head has more of them than chance explains. */
function sentence({ unit }: Comparison, { base, head, rounds, beyond }: SlowRuns): Text {
  const slower = unit === 'sec/op' ? 'slower' : 'worse'
  const subject = term('warnings', 'slow runs')
  const more = base === 0 ? say`${subject} that base does not have` : say`more ${subject} than base`
  return say`head has ${more}: some runs were more than ${formatRatio(beyond)} ${slower} than usual in ${head} of ${formatRounds(rounds)} on head, and in ${base} on base.`
}
