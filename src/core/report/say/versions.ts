// Prepares several versions, each compared with the first: the rows of one table, and the verdict of each.
import { getOrInsert } from '../../common/memoize.ts'
import { inconclusiveThatCanFail, regressions } from '../../judge/verdict.ts'
import type { Comparison } from '../../model/comparison.ts'
import { rowId } from '../../model/measuring.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { escapeControls } from '../../words/escape.ts'
import { namingOf, unitName } from '../../words/names.ts'
import { formatValue } from '../../words/numbers.ts'
import type { Brief } from './brief.ts'
import { isSignificant } from './comparisons.ts'
import { inconclusivePart, unconfirmedPart } from './inconclusive.ts'
import { namingOfRun, regressionsPart, reportWithoutParts, unmatchedPart } from './judged.ts'
import { baseFailedPart, lostPart } from './not-measured.ts'
import { estimateOf, hasMoved, isFinding, largestFirst } from './sentence.ts'
import { name, say } from './text.ts'
import { replayedPart, runWarningPart } from './warnings.ts'

/** A revision with its comparison against the first one. */
export interface Version {
  /** As the user wrote it. */
  readonly name: string
  readonly result: ResultFile
}

/** One benchmark and unit in all versions. */
export interface VersionRow {
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
export function versionRows(versions: readonly Version[]): readonly VersionRow[] {
  const comparisons = versions.flatMap(({ result }) => result.comparisons)
  const naming = namingOf(comparisons, [], versions[0]?.result.formats)
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
      name: escapeControls(naming(first)),
      unit: escapeControls(unitName(first.unit)),
      base: formatValue(first.base.center, first.unit),
      cells,
      isMoved: present.some(one => hasMoved(one) || inconclusiveThatCanFail([one]).length > 0),
    }
  })
}

/** Returns `+12.4%`, `~` if not significant, or `inconclusive`. */
export function versionCell(comparison: Comparison, alpha: number): string {
  if (isFinding(comparison.change)) return estimateOf(comparison)
  if (inconclusiveThatCanFail([comparison]).length > 0) return 'inconclusive'
  return isSignificant(comparison, alpha) ? estimateOf(comparison) : '~'
}

/** Returns the verdict on a version, a sentence for each regression, and what else a reader needs to know. */
export function versionBrief({ name: called, result }: Version): Brief {
  const naming = namingOfRun(result)
  const { outcome, reason } = reportWithoutParts(result)
  const regressed = largestFirst(regressions(result.comparisons))
  return {
    outcome,
    reason: say`${name(called)}: ${reason}`,
    before: [],
    after: [
      lostPart(result, naming, mostSaid),
      result.baseFailed ? baseFailedPart(result, result.baseFailed) : [],
      regressionsPart(regressed, result, naming, mostSaid, 'above'),
      unconfirmedPart(result, naming, mostSaid),
      replayedPart(result),
      inconclusivePart(result, naming, mostSaid),
      unmatchedPart(result, naming, mostSaid),
      runWarningPart(result),
    ],
  }
}

/** The most lines in each list. */
const mostSaid = 3
