// Several versions, each against the first: the rows of one table, and what is said of each version.
import { getOrInsert } from '../../common/memoize.ts'
import { regressions, undecided } from '../../judge/verdict.ts'
import type { Comparison } from '../../model/comparison.ts'
import { rowId } from '../../model/measuring.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { escapeControls } from '../../words/escape.ts'
import { namingOf, unitName } from '../../words/names.ts'
import { formatValue } from '../../words/numbers.ts'
import { type Brief, worstParts } from './brief.ts'
import { isSignificant } from './comparisons.ts'
import { inconclusivePart, unconfirmedPart } from './inconclusive.ts'
import { namingOfRun, reportHead, unmatchedPart } from './judged.ts'
import { baseFailedPart, lostPart } from './not-measured.ts'
import { estimateOf, furthestFirst, hasMoved, isLoud } from './sentence.ts'
import { name, say } from './text.ts'
import { replayedPart, runWarningPart } from './warnings.ts'

/** A Version is what was measured of one revision against the first. */
export interface Version {
  /** As the user wrote it. */
  readonly name: string
  readonly result: ResultFile
}

/** A VersionRow is one benchmark and unit in all versions. */
export interface VersionRow {
  readonly name: string
  readonly unit: string
  /** The median of the first version. */
  readonly base: string
  /** In the order of the versions; null where one does not have it. */
  readonly cells: readonly (Comparison | null)[]
  /** Whether it moved in any version, or is open in one. */
  readonly isMoved: boolean
}

/** Worse or better by how much in each version; benchmarks in the order in which they come first. */
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
      isMoved: present.some(one => hasMoved(one) || undecided([one]).length > 0),
    }
  })
}

/** `+12.4%`, `~` where no difference is shown, `open` where neither was settled. */
export function versionCell(comparison: Comparison, alpha: number): string {
  if (isLoud(comparison.change)) return estimateOf(comparison)
  if (undecided([comparison]).length > 0) return 'open'
  return isSignificant(comparison, alpha) ? estimateOf(comparison) : '~'
}

/** The verdict on a version, a sentence for each regression, and what the verdict is not about or a reader should know of it. */
export function versionBrief({ name: called, result }: Version): Brief {
  const naming = namingOfRun(result)
  const { outcome, reason } = reportHead(result)
  const regressed = furthestFirst(regressions(result.comparisons))
  return {
    outcome,
    reason: say`${name(called)}: ${reason}`,
    before: [],
    after: [
      lostPart(result, naming, mostSaid),
      result.baseFailed ? baseFailedPart(result, result.baseFailed) : [],
      ...worstParts(regressed, result, naming),
      unconfirmedPart(result, naming, mostSaid),
      replayedPart(result),
      inconclusivePart(result, naming, mostSaid),
      unmatchedPart(result, naming, mostSaid),
      runWarningPart(result),
    ],
  }
}

/** Nobody reads about more that failed. */
const mostSaid = 3
