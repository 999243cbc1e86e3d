// Words regressions that do not fail the check, as they are accepted or muted, and improvements that were measured once.
import { rowsWithOutcome } from '../../judge/verdict.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { BenchmarkRule } from '../../model/settings.ts'
import { shortPrintableName } from '../../words/escape.ts'
import type { NameBenchmarkInReport } from '../../words/names.ts'
import { formatFractionAsPercent, formatValue } from '../../words/numbers.ts'
import {
  joinNonEmptyReportTexts,
  listFirstReportTexts,
  listReportBlock,
  nameSpan,
  paragraphReportBlock,
  type ReportSection,
  type ReportText,
  type ResultFileWithReportOptions,
  reportTextFromTemplate,
  strongSpan,
  takeFirstLinesAndAddCountOfRest,
} from './block.ts'
import {
  benchmarkLabel,
  benchmarkUnitLabel,
  changeClause,
  formatUnitAsTextSpan,
  sortByLargestChange,
} from './sentence.ts'

/** The most characters of a reason. */
const longestWhy = 300

/** Returns a line for each accepted regression and each muted one that warns, then the names of those with `gate: off`. */
export function acceptedAndMutedRegressionsPart({
  comparisons,
  settings,
  naming,
  most,
}: ResultFileWithReportOptions): ReportSection {
  const accepted = sortByLargestChange(rowsWithOutcome(comparisons, 'accepted')).map(one =>
    acceptedLine(one, naming),
  )
  const muted = sortByLargestChange(rowsWithOutcome(comparisons, 'muted'))
    .filter(({ gate }) => gate === 'warn')
    .map(one => mutedLine(one, one.rule === null ? undefined : settings.benchmarks[one.rule], naming))
  const lines = [...accepted, ...muted]
  if (lines.length === 0) return []
  const off = sortByLargestChange(rowsWithOutcome(comparisons, 'muted'))
    .filter(({ gate }) => gate === 'off')
    .map(one => benchmarkUnitLabel(one, naming))
  return [
    paragraphReportBlock`Regressions that do not fail the check:`,
    listReportBlock([
      ...takeFirstLinesAndAddCountOfRest(lines, most, ' accepted or muted'),
      off.length === 0
        ? []
        : reportTextFromTemplate`🔇 Muted with \`gate: off\`: ${listFirstReportTexts(off, Math.min(most, mostNames))}.`,
    ]),
  ]
}

function acceptedLine(comparison: Comparison, naming: NameBenchmarkInReport): ReportText {
  if (comparison.accepted === null) return []
  const { by, when, why, upTo, valueUpTo } = comparison.accepted
  const details = [
    by === null ? '' : reportTextFromTemplate` by ${nameSpan(by)}`,
    when === null ? '' : ` on ${when.slice(0, 10)}`,
    reportTextFromTemplate`, ${acceptedSizeText(comparison.unit, upTo, valueUpTo)}`,
  ]
  return reportTextFromTemplate`☑️ ${strongSpan(benchmarkLabel(comparison, naming))} ${changeClause(comparison)}; ${strongSpan('accepted')}${joinNonEmptyReportTexts(details, '')}${reason(why)}.`
}

function acceptedSizeText(unit: string, upTo: number | null, valueUpTo: number | undefined): ReportText {
  if (upTo !== null) return reportTextFromTemplate`up to ${formatFractionAsPercent(upTo)}`
  if (valueUpTo === undefined) return reportTextFromTemplate`of any size`
  return reportTextFromTemplate`up to ${formatValue(valueUpTo, unit)} ${formatUnitAsTextSpan(unit)}`
}

function mutedLine(
  comparison: Comparison,
  rule: BenchmarkRule | undefined,
  naming: NameBenchmarkInReport,
): ReportText {
  const details = joinNonEmptyReportTexts(
    [
      rule?.owner
        ? reportTextFromTemplate`owner ${nameSpan(shortPrintableName(rule.owner, longestWhy))}`
        : '',
      rule?.until ? `until ${rule.until}` : '',
    ],
    ', ',
  )
  const about = details.length === 0 ? '' : reportTextFromTemplate` (${details})`
  return reportTextFromTemplate`🔇 ${strongSpan(benchmarkLabel(comparison, naming))} ${changeClause(comparison)}; ${strongSpan('muted')} by a rule${about}${reason(rule?.why ?? null)}.`
}

function reason(why: string | null): ReportText {
  return why ? reportTextFromTemplate`: ${nameSpan(shortPrintableName(why, longestWhy))}` : []
}

const mostNames = 5

/**
 * Names improvements of Go benchmarks that were not relinked for each round; empty if there are none. Suspected regressions
 * are measured again in new layouts, improvements are not. Exact values do not depend on the layout.
 */
export function improvementsNotRelinkedPart({
  comparisons,
  settings,
  laidOut,
  naming,
}: ResultFileWithReportOptions): ReportSection {
  const improved = rowsWithOutcome(comparisons, 'improved').filter(
    ({ package: path, exact }) => path !== null && !exact && !laidOut.includes(path),
  )
  if (improved.length === 0 || settings.go === null) return []
  const names = listFirstReportTexts(
    improved.map(one => benchmarkUnitLabel(one, naming)),
    mostNames,
  )
  return [
    paragraphReportBlock`${names} improved, but each side was linked only once. The layout (where the linker places the code in memory) can by itself make a benchmark this much faster, so the change may not be the cause.`,
  ]
}
