// Words the change since the reference of the history, which is measured beside base and does not affect the verdict.
import type { Comparison } from '../../model/comparison.ts'
import { rowId } from '../../model/measuring.ts'
import type { ResultFile, Since, SinceRow } from '../../model/result-file.ts'
import type { Naming } from '../../words/names.ts'
import { formatRatio, ordinal } from '../../words/numbers.ts'
import { list, paragraph, type ReportBlock, type ReportSection, warning } from './block.ts'
import { isSignificant } from './comparisons.ts'
import { amount, amountWithInterval, benchmarkLabel, estimateOf, magnitude } from './sentence.ts'
import { firstLines, name, say, strong, type Text } from './text.ts'

/**
 * Returns a sentence on the allowed creep, and a line for each row that this pull request makes worse, the largest first.
 * The sentence is a warning if the pull request adds to a row beyond the limit. Empty if the reference was not measured.
 */
export function sincePart(result: ResultFile, naming: Naming, most: number): ReportSection {
  const { since, comparisons, settings } = result
  const rows = since?.rows.filter(({ gate }) => gate !== 'off') ?? []
  if (since === null || rows.length === 0) return []
  const comparisonById = new Map(comparisons.map(one => [rowId(one), one]))
  const over = rows.filter(isOver)
  const added = rows.flatMap(row => {
    const comparison = comparisonById.get(rowId(row))
    const isSaid =
      comparison &&
      (comparison.change === 'regressed' || (isOver(row) && isWorse(comparison, settings.alpha)))
    return isSaid ? [{ row, its: comparison }] : []
  })
  const lines = [...added]
    .sort((a, b) => Number(isOver(b.row)) - Number(isOver(a.row)) || further(a.row, b.row))
    .map(({ row, its }) => lineOf(row, its, naming))
  return [
    headOf(since, rows.length, over.length, added.filter(({ row }) => isOver(row)).length),
    ...(lines.length === 0 ? [] : [list(firstLines(lines, most, ' in the result file'))]),
  ]
}

function isOver({ change }: SinceRow): boolean {
  return change === 'regressed'
}

/** Returns true if this pull request significantly worsens the row. */
function isWorse(comparison: Comparison, alpha: number): boolean {
  const { better, ratio, delta } = comparison
  const change = ratio ? ratio.estimate - 1 : (delta ?? Number.POSITIVE_INFINITY)
  return (
    better !== null && isSignificant(comparison, alpha) && (better === 'higher' ? change < 0 : change > 0)
  )
}

function headOf(
  { name: reference, threshold }: Since,
  rows: number,
  over: number,
  added: number,
): ReportBlock {
  const limit = formatRatio(threshold)
  const rowsOver = rows === 1 ? 'the only row' : `${over === 0 ? 'none' : over} of ${rows} rows`
  const verb = over > 1 ? 'are' : 'is'
  if (over === 0) {
    const not = rows === 1 ? 'is not' : 'is'
    return paragraph(
      say`Since ${name(reference)} ${rowsOver} ${not} shown to be worse by more than ${limit}.`,
    )
  }
  const worse = say`${rowsOver} ${verb} worse by more than ${limit}`
  if (added === 0)
    return paragraph(
      say`Since ${name(reference)} ${worse}; this pull request is not shown to add to ${over === 1 ? 'it' : 'them'}.`,
    )
  const to = added === over ? (over === 1 ? 'it' : 'them') : `${added} of them`
  return warning(
    say`${strong(say`Since ${name(reference)}`)} ${worse}, and this pull request adds to ${to}. That alone does not fail the check.`,
  )
}

/** Returns `**Encode** is 9.2% slower, between 8.4% and 9.9%; this pull request +1.8%, the fourth step since then`. */
function lineOf(row: SinceRow, comparison: Comparison, naming: Naming): Text {
  const nth = row.steps ? `, the ${ordinal(row.steps + 1)} step since then` : ''
  return say`${strong(benchmarkLabel(row, naming))} ${sizeOf(row)}; this pull request ${estimateOf(comparison)}${nth}`
}

function sizeOf(row: SinceRow): Text {
  const { exact, ratio, delta } = row
  if (!exact && ratio !== null) return amountWithInterval(ratio, row)
  return delta === null ? say`is no longer 0` : amount(delta, delta > 0, row)
}

function further(a: SinceRow, b: SinceRow): number {
  return Math.sign(magnitude(b) - magnitude(a)) || 0
}
