// Words the change since the reference of the history, which is measured beside base and does not affect the verdict.
import type { Comparison } from '../../model/comparison.ts'
import { rowId } from '../../model/measuring.ts'
import type { ReferenceComparison, ReferenceRow, ResultFile } from '../../model/result-file.ts'
import type { BenchmarkNaming } from '../../words/names.ts'
import { formatRatioAsPercent, ordinal } from '../../words/numbers.ts'
import { listBlock, paragraphBlock, type ReportBlock, type ReportSection, warningBlock } from './block.ts'
import { isDifferenceShown } from './comparisons.ts'
import {
  benchmarkLabel,
  changeAmountText,
  changeAmountWithInterval,
  changeEstimateText,
  changeMagnitude,
} from './sentence.ts'
import { firstLinesAndRest, nameSpan, type ReportText, reportTextTag, strongSpan } from './text.ts'

/**
 * Returns a sentence on the allowed creep, and a line for each row that this pull request makes worse, the largest first.
 * The sentence is a warning if the pull request adds to a row beyond the limit. Empty if the reference was not measured.
 */
export function referenceComparisonPart(
  result: ResultFile,
  naming: BenchmarkNaming,
  most: number,
): ReportSection {
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
    ...(lines.length === 0 ? [] : [listBlock(firstLinesAndRest(lines, most, ' in the result file'))]),
  ]
}

function isOver({ change }: ReferenceRow): boolean {
  return change === 'regressed'
}

/** Returns true if this pull request significantly worsens the row. */
function isWorse(comparison: Comparison, alpha: number): boolean {
  const { better, ratio, delta } = comparison
  const change = ratio ? ratio.estimate - 1 : (delta ?? Number.POSITIVE_INFINITY)
  return (
    better !== null && isDifferenceShown(comparison, alpha) && (better === 'higher' ? change < 0 : change > 0)
  )
}

function headOf(
  { name: reference, threshold }: ReferenceComparison,
  rows: number,
  over: number,
  added: number,
): ReportBlock {
  const limit = formatRatioAsPercent(threshold)
  const rowsOver = rows === 1 ? 'the only row' : `${over === 0 ? 'none' : over} of ${rows} rows`
  const verb = over > 1 ? 'are' : 'is'
  if (over === 0) {
    const not = rows === 1 ? 'is not' : 'is'
    return paragraphBlock(
      reportTextTag`Since ${nameSpan(reference)} ${rowsOver} ${not} shown to be worse by more than ${limit}.`,
    )
  }
  const worse = reportTextTag`${rowsOver} ${verb} worse by more than ${limit}`
  if (added === 0)
    return paragraphBlock(
      reportTextTag`Since ${nameSpan(reference)} ${worse}; this pull request is not shown to add to ${over === 1 ? 'it' : 'them'}.`,
    )
  const to = added === over ? (over === 1 ? 'it' : 'them') : `${added} of them`
  return warningBlock(
    reportTextTag`${strongSpan(reportTextTag`Since ${nameSpan(reference)}`)} ${worse}, and this pull request adds to ${to}. That alone does not fail the check.`,
  )
}

/** Returns `**Encode** is 9.2% slower, between 8.4% and 9.9%; this pull request +1.8%, the fourth step since then`. */
function lineOf(row: ReferenceRow, comparison: Comparison, naming: BenchmarkNaming): ReportText {
  const nth = row.steps ? `, the ${ordinal(row.steps + 1)} step since then` : ''
  return reportTextTag`${strongSpan(benchmarkLabel(row, naming))} ${sizeOf(row)}; this pull request ${changeEstimateText(comparison)}${nth}`
}

function sizeOf(row: ReferenceRow): ReportText {
  const { exact, ratio, delta } = row
  if (!exact && ratio !== null) return changeAmountWithInterval(ratio, row)
  return delta === null ? reportTextTag`is no longer 0` : changeAmountText(delta, delta > 0, row)
}

function further(a: ReferenceRow, b: ReferenceRow): number {
  return Math.sign(changeMagnitude(b) - changeMagnitude(a)) || 0
}
