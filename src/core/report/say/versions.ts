// Prepares several versions, each compared with the first: the rows of one table, and the verdict of each.
import { getOrInsert } from '../../common/memoize.ts'
import { displayedOutcomeOfComparison, isBrokenByHead, rowsWithOutcome } from '../../judge/verdict.ts'
import type { Comparison } from '../../model/comparison.ts'
import { rowId } from '../../model/measuring.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { displayedUnitName } from '../../model/units.ts'
import { escapeControlCharacters } from '../../words/escape.ts'
import { createBenchmarkNaming } from '../../words/names.ts'
import { formatValue } from '../../words/numbers.ts'
import { addReportOptionsToResult, nameSpan, reportTextFromTemplate } from './block.ts'
import { isDifferenceShown } from './comparisons.ts'
import { baseFailedPart, failedBenchmarksPart } from './failed-and-unmeasured.ts'
import { inconclusivePart, unconfirmedSuspectsPart } from './inconclusive.ts'
import { buildReportHeader, regressionsPart, unknownDirectionPart } from './run-report.ts'
import {
  changeEstimateTextOfComparison,
  isFoundChange,
  isFoundOrExactChange,
  sortByLargestChange,
} from './sentence.ts'
import { cautionSectionsOfReport, type TerminalReportSections } from './terminal-report.ts'
import { acceptedAndMutedRegressionsPart } from './tolerated-regressions.ts'
import { replayedTimesWarningPart } from './warnings.ts'

export interface VersionMeasuredAgainstFirst {
  /** As the user wrote it. */
  readonly name: string
  readonly result: ResultFile
}

export interface RowAcrossVersions {
  readonly name: string
  readonly unit: string
  /** The median of the first version. */
  readonly base: string
  /** In the order of the versions; null if a version lacks the row. */
  readonly cells: readonly (Comparison | null)[]
  /** True if it changed in any version, or is inconclusive in one. */
  readonly isMoved: boolean
}

/** Returns the rows in order of first appearance. */
export function buildRowsAcrossVersions(
  versions: readonly VersionMeasuredAgainstFirst[],
): readonly RowAcrossVersions[] {
  const comparisons = versions.flatMap(({ result }) => result.comparisons)
  const naming = createBenchmarkNaming(comparisons, [], versions[0]?.result.formats)
  const cellsByRow = new Map<string, (Comparison | null)[]>()
  for (const [n, { result }] of versions.entries())
    for (const comparison of result.comparisons) {
      getOrInsert(cellsByRow, rowId(comparison), () => versions.map(() => null))[n] = comparison
    }
  return [...cellsByRow.values()].flatMap(cells => {
    const present = cells.filter(cell => cell !== null)
    const [first] = present
    if (first === undefined) return []
    return {
      name: escapeControlCharacters(naming(first)),
      unit: escapeControlCharacters(displayedUnitName(first.unit)),
      base: formatValue(first.base.center, first.unit),
      cells,
      isMoved: present.some(
        one => isFoundOrExactChange(one) || displayedOutcomeOfComparison(one) === 'inconclusive',
      ),
    }
  })
}

/** Returns `+12.4%`, `~` if not significant, or `inconclusive`. */
export function cellTextOfVersionMeasuredAgainstFirst(comparison: Comparison, alpha: number): string {
  if (isFoundChange(comparison.change)) return changeEstimateTextOfComparison(comparison)
  if (displayedOutcomeOfComparison(comparison) === 'inconclusive') return 'inconclusive'
  return isDifferenceShown(comparison, alpha) ? changeEstimateTextOfComparison(comparison) : '~'
}

/** Returns the verdict on a version, a sentence for each regression, and what else a reader needs to know. */
export function buildSectionsOfVersionAgainstFirst({
  name: called,
  result,
}: VersionMeasuredAgainstFirst): TerminalReportSections {
  const subject = addReportOptionsToResult(result, mostSaid)
  const { outcome, reason } = buildReportHeader(result)
  const regressed = sortByLargestChange(rowsWithOutcome(result.comparisons, 'regressed'))
  const regressions = regressionsPart(regressed, subject, mostSaid, 'above')
  return {
    outcome,
    reason: reportTextFromTemplate`${nameSpan(called)}: ${reason}`,
    before: [],
    after: [
      ...(result.lost.some(isBrokenByHead)
        ? [failedBenchmarksPart(subject), regressions]
        : [regressions, failedBenchmarksPart(subject)]),
      baseFailedPart(result),
      unconfirmedSuspectsPart(subject),
      acceptedAndMutedRegressionsPart(subject),
      replayedTimesWarningPart(result),
      inconclusivePart(subject),
      unknownDirectionPart(result),
      ...cautionSectionsOfReport(subject),
    ],
  }
}

const mostSaid = 3
