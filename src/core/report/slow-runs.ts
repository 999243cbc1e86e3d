// Slow runs that only head has, in words: a row that is unchanged in the typical run may have them all the same.
import type { Comparison, Warning } from '../model/comparison.ts'
import type { ResultFile } from '../model/result-file.ts'
import { type Code, labelOf, type Naming } from '../words/names.ts'
import { formatRatio, formatRounds } from '../words/numbers.ts'
import type { Voice } from './terms.ts'

type SlowRuns = Extract<Warning, { readonly kind: 'slow-runs' }>

/** More of them are counted. */
const mostLines = 5

/** A sentence for each row that has them, and how many more there are. */
export function slowRunLines(
  { comparisons }: Pick<ResultFile, 'comparisons'>,
  naming: Naming,
  voice: Voice,
  code: Code,
): readonly string[] {
  const found = comparisons.flatMap(one =>
    one.warnings.flatMap(warning => (warning.kind === 'slow-runs' ? [{ one, warning }] : [])),
  )
  const lines = found
    .slice(0, mostLines)
    .map(({ one, warning }) => `${labelOf(one, naming, code)}: ${words(one, warning, voice)}`)
  return found.length > mostLines
    ? [...lines, `${found.length - mostLines} more have such slow runs.`]
    : lines
}

/** The same as a list in Markdown; empty without any. */
export function slowRunsPart(result: ResultFile, naming: Naming, voice: Voice, code: Code): string {
  return slowRunLines(result, naming, voice, code)
    .map(line => `- ${line}`)
    .join('\n')
}

/** Base may have a few: then head has more of them than chance explains. */
function words({ unit }: Comparison, { base, head, rounds, beyond }: SlowRuns, voice: Voice): string {
  const slower = unit === 'sec/op' ? 'slower' : 'worse'
  const more =
    base === 0
      ? `${voice.term('warnings', 'slow runs')} that base has not`
      : `more ${voice.term('warnings', 'slow runs')} than base`
  return `head has ${more}: in ${head} of ${formatRounds(rounds)} some were more than ${formatRatio(beyond)} ${slower} than usual, in ${base} of base's.`
}
